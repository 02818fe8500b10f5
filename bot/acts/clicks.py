"""Starts the act of a click, whatever front it came through, by the control's id."""

from collections.abc import Awaitable, Callable
from typing import Any

from bot.acts.answers import Answer, AnyAnswer
from bot.acts.choosing import Choosing
from bot.acts.requests import Request
from bot.acts.trying import Trying
from bot.acts.way_back import WayBack
from bot.errors import PlayerError
from bot.menus.buttons import Click, GoOnHere, read_click
from bot.menus.control_ids import read_control_id
from bot.menus.half_made import chosen_from
from bot.menus.parts import Button
from bot.menus.plain import require_text
from bot.table.live import Started
from bot.table.tables import Tables
from games.core import record

IN_LINE = 3
"""Maximum number of buttons of *More…* in a row, so that a row fits on a phone."""

Work = Callable[..., Awaitable[AnyAnswer]]
Sees = Callable[[int], Awaitable[bool]]
"""(channel id) → whether the user who clicks may see that channel of the server."""


@record
class Entry:
    """A button of *More…*.

    label: The id of its label.
    click: Returns the click of a table, by the table's number.
    offered: Whether a table has this button.
    to_players: Nobody else at the table has it.
    """

    label: str
    click: Callable[[int], Click]
    offered: Callable[[Started], bool]
    to_players: bool


class Clicks:
    """Starts the act of a control's id. `on` registers acts for controls that are not moves (`bot.menus.buttons`)."""

    def __init__(self, tables: Tables, choosing: Choosing, trying: Trying, way_back: WayBack) -> None:
        self._tables = tables
        self._choosing = choosing
        self._trying = trying
        self._way_back = way_back
        self._work: dict[type[Click], Work] = {}
        self._entries: list[Entry] = []

    def on(
        self,
        kind: type[Click],
        act: Work,
        *more: Callable[[Request], Any],
        named: bool = False,
    ) -> None:
        """Make a kind of click call `act(table, user, *values)`.

        The values are the other ones of its id, then those that `more` read from the request.

        named: Pass the user's name after the user.
        """

        async def work(request: Request, table: int, *values: Any) -> AnyAnswer:
            who = (request.user, request.name) if named else (request.user,)
            return await act(table, *who, *values, *(read(request) for read in more))

        self.on_request(kind, work)

    def on_request(self, kind: type[Click], work: Work) -> None:
        """Make a kind of click call `work(request, *values)`: with its table, then its other values."""
        assert kind not in self._work, f"two handlers for {kind.__name__}"
        self._work[kind] = work

    def offer(
        self,
        label: str,
        click: Callable[[int], Click],
        offered: Callable[[Started], bool] = lambda _: True,
        *,
        to_players: bool = False,
    ) -> None:
        """Add a click to *More…*. `offered` says at which tables; spectators do not get it with `to_players`."""
        self._entries.append(Entry(label, click, offered, to_players))

    def more(self, live: Started, user: int) -> Answer:
        """Return the buttons of *More…* at a table for a user, in the order in which they were offered."""
        table, words, plays = live.row.id, live.words, bool(live.seats_of(user))
        buttons = [
            Button(str(entry.click(table)), words(entry.label), "secondary")
            for entry in self._entries
            if (plays or not entry.to_players) and entry.offered(live)
        ]
        rows = tuple(tuple(buttons[start : start + IN_LINE]) for start in range(0, len(buttons), IN_LINE))
        return Answer(words("more-at-table"), rows)

    def handled(self) -> set[type[Click]]:
        """Return the kinds of clicks that have an act."""
        return set(self._work)

    async def handle(self, request: Request, sees: Sees) -> AnyAnswer:
        """Run the act of a click, choice or form, and return its answer.

        Raise `PlayerError` for an unknown id, and if the user is neither known at the table nor may see its channel (`sees`).
        """
        require_text(*(request.values or ()), *(text for texts in request.fields.values() for text in texts))
        control = read_control_id(request.control)
        if control is not None:
            if request.values is not None:
                control = chosen_from(control, request.chosen())
            takes = self._trying.click if control.tried else self._choosing.click
            return await takes(request.user, control, request.fields)
        click = read_click(request.control)
        work = None if click is None else self._work.get(type(click))
        if click is None or work is None:
            raise PlayerError("old-control")
        if click.table:
            await self._require_seen(request, click, sees)
        answer = await work(request, *click.values())
        return await self._way_back.of(click.table, request.user, answer) if click.table else answer

    async def _require_seen(self, request: Request, click: Click, sees: Sees) -> None:
        row = await self._tables.storage.table(click.table)
        if row is None or row.channel == request.channel:
            return
        if isinstance(click, GoOnHere) and row.guild is not None and request.managed() == row.guild:
            # Nobody sees a deleted channel; the act checks the user's powers.
            return
        known = {row.host} | {user for seat in row.seats for user in (seat.user, *seat.former)}
        if request.user not in known and not await sees(row.channel):
            raise PlayerError("no-such-table")
