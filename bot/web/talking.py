"""Messages of pages, handled one after the other, except pings, which are answered at once."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from bot.app import App
from bot.errors import PlayerError
from bot.storage import StorageError
from bot.table.live import Started
from bot.web.asking import viewer_of
from bot.web.clicking import Clicking
from bot.web.frames import Why
from bot.web.from_page import AskWhy, Begun, Click, Look
from bot.web.lines import Line
from bot.web.rooms import Rooms
from bot.web.whys import place_effect, why_words


class Talking:
    """Handles the messages of a page that has sent its `Hello`.

    shown: How long in seconds the answer to a click waits for the frame that shows its effect.
    """

    def __init__(
        self, rooms: Rooms, clicking: Clicking, app: Callable[[int | None], App | None], shown: float
    ) -> None:
        self._rooms = rooms
        self._clicking = clicking
        self._app = app
        self._shown = shown
        self._answering: set[asyncio.Task[None]] = set()

    async def heard(self, line: Line, said: Look | Click | Begun | AskWhy) -> None:
        """Handle a message; queue the answer for the page."""
        match said:
            case Look():
                line.look = said
                if (room := self._rooms.of(line.session.channel)) is not None:
                    room.touch()
            case Click():
                task = asyncio.create_task(self._answered(line, said))
                self._answering.add(task)
                task.add_done_callback(self._answering.discard)
                await task
            case Begun():
                await self._begun(line, said)
            case AskWhy():
                line.say(await self._why(line, said))

    async def finished(self) -> None:
        """Wait until the clicks under way have been answered, at most `shown` seconds."""
        if self._answering:
            await asyncio.wait(self._answering, timeout=self._shown)

    async def _answered(self, line: Line, click: Click) -> None:
        """Run the act of a click and queue its answer once its effect is shown."""
        before = line.frame
        ack = await self._clicking.click(line.session, click, line.locale)
        await self._brought_up_to_date(line)
        line.say(ack.shown_in(line.frame) if line.frame != before else ack)

    async def _brought_up_to_date(self, line: Line) -> None:
        """Wait until a line has been shown the effect of a click. If that takes long, it follows later."""
        room = self._rooms.of(line.session.channel)
        if room is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(self._shown):
                    await room.shown(room.touch())

    async def _begun(self, line: Line, said: Begun) -> None:
        """Tell the timekeeper that the user has begun to choose."""
        app, table = self._app(line.session.guild), await self._table(line)
        if app is None or table is None:
            return
        try:
            await app.acts.choosing.begun(table, line.session.user, said.seat, said.question)
        except (PlayerError, StorageError):
            # Do not report an error: the reminder then comes as usual.
            return

    async def _why(self, line: Line, said: AskWhy) -> Why:
        """Return the effect of the component at a place, and why no move can be made with it now."""
        app, table = self._app(line.session.guild), await self._table(line)
        if app is None or table is None:
            return Why(said.place, "")
        try:
            async with app.tables.hold(table, line.session.user) as held:
                live = held.own
        except (PlayerError, StorageError):
            return Why(said.place, "")
        _, seat = viewer_of(live, line.session.user, line.look.seat)
        if not isinstance(live, Started):
            return Why(said.place, "")
        why = "" if seat is None else await self._rooms.draw(why_words, live, seat, said.place)
        return Why(said.place, why, place_effect(live, said.place))

    async def _table(self, line: Line) -> int | None:
        room = self._rooms.of(line.session.channel)
        return None if room is None else room.table
