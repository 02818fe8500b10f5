"""Rooms: the viewers of one channel. A change of its table is drawn once for all of them, in a drawing thread."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any

from bot.acts.fronts import Front
from bot.app import App
from bot.errors import PlayerError
from bot.storage import Json, StorageError
from bot.table.live import LiveTable, Started
from bot.table.seats import is_welcome
from bot.table.waits import people_of, wishes_of
from bot.time import People, Wishes
from bot.time.clock import Clock
from bot.web.asking import Beside, Viewer, hand_part, own_part, viewer_of, without_table
from bot.web.frames import Closed
from bot.web.lines import Line
from bot.web.logs import TableLog
from bot.web.parts import Lines, Part, Shown
from bot.web.showing import end_words, is_shown, no_table, sentence_part, table_part
from bot.web.visits import Visits
from games import all_games
from games.core import record
from games.words.phrases import Phrases, phrases
from render.mode import MODES, PLAIN, Mode

log = logging.getLogger(__name__)

NOTHING = without_table(PLAIN)
"""The own part of a viewer about whom nothing is known."""
Draw = Callable[..., Awaitable[Any]]
"""Calls a function with these arguments in a drawing thread."""


SENDING = 3
"""Number of turns of the event loop in which the tasks of all pages send what was queued."""

_Key = tuple[Viewer, str]
"""A viewer with their private note: all for whom both are equal see the same."""


@record
class Reader:
    """A viewer's user, with their language and drawing mode."""

    line: Line
    language: str
    pictures: str

    @property
    def mode(self) -> Mode:
        """The user's drawing mode."""
        return MODES[self.pictures]

    @property
    def large(self) -> bool:
        """Whether the page has the large layout."""
        return self.line.look.large or self.mode.large


class Room:
    """The viewers of one channel, and the table there as last shown to them."""

    def __init__(self, guild: int | None, channel: int, rooms: "Rooms") -> None:
        self.guild = guild
        self.channel = channel
        self.lines: set[Line] = set()
        self._rooms = rooms
        self._live: LiveTable | None = None
        self._log, self._fits = TableLog(), False
        self._wanted = self._done = 0
        self._wake = asyncio.Event()
        self._shown = asyncio.Condition()
        self._is_closed = False
        self._made_of: LiveTable | None = None
        self._publics: dict[tuple[str, bool], Part] = {}
        self._before: dict[tuple[str, bool], Part] = {}
        """The public parts of the previous position, which most pages have."""
        self._owns: dict[_Key, tuple[Part, Part]] = {}
        self._wishes: dict[int, tuple[Json, Wishes]] = {}
        """User id → stored settings, and the wishes read from them."""
        self._task = asyncio.create_task(self._run(), name=f"page of channel {channel}")

    @property
    def table(self) -> int | None:
        """The id of the channel's table; None if there is none."""
        return None if self._live is None else self._live.row.id

    def changed(self, live: LiveTable) -> None:
        """Show a table that was changed or opened here."""
        known = self._live
        if known is not None and known.row.id == live.row.id and live.row.status != "archived":
            self._live = live
        else:
            # The channel may have another table now.
            self._live = None
        if isinstance(live, Started):
            self._fits = self._fits and self._log.fits(live)
        self.touch()

    def hinted(self, table: int) -> None:
        """Show a table that another client has changed."""
        if self._live is not None and not is_shown(self._live):
            # The channel may have another table now.
            self._live = None
        if self._live is None or self._live.row.id == table:
            self.touch()

    def look_again(self) -> None:
        """Look up the channel's table again."""
        self._live = None
        self._made_of = None
        self.touch()

    def touch(self) -> int:
        """Show everybody what is new. Return the number to pass to `shown`."""
        self._wanted += 1
        self._wake.set()
        return self._wanted

    async def shown(self, wanted: int) -> None:
        """Wait until everything requested up to that number is queued, or the room is closed."""
        async with self._shown:
            await self._shown.wait_for(lambda: self._done >= wanted or self._is_closed)

    async def close(self) -> None:
        """Stop showing, and release everybody who waits in `shown`."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        async with self._shown:
            self._is_closed = True
            self._shown.notify_all()

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            wanted = self._wanted
            try:
                await self._refresh()
            except StorageError as error:
                log.warning("what a channel's pages show is not known: %s", error)
                await self._show_sentence("tables-away")
            except Exception:
                log.exception("the pages of channel %d cannot be shown", self.channel)
                await self._show_sentence("a-bug")
            async with self._shown:
                self._done = wanted
                self._shown.notify_all()
            for _ in range(SENDING):
                # Send what is queued before drawing the next frame: at each system call a drawing thread may get its turn first.
                await asyncio.sleep(0)

    async def _refresh(self) -> None:
        app = self._rooms.app(self.guild)
        if app is None:
            await self._show_sentence("tables-away")
            return
        lines = [*self.lines]
        for line in lines:
            # This runs while the pictures are drawn; nothing is shown before it is known.
            self._rooms.ask(app, line)
        live = await self._load(app)
        looking = {line.session.user for line in lines}
        seated = {row.user for row in live.seats if row.user is not None} if live is not None else set[int]()
        # Ask for both at the same time, because each answer has to wait while the loop is busy.
        settings, notes = await asyncio.gather(
            app.tables.storage.settings_of_users([*looking | seated]),
            self._notes(app, live, looking & seated),
        )
        readers = self._readers(app, lines, settings)
        if live is None or not is_shown(live):
            self._show_no_table(app, readers, live)
        else:
            await self._show_table(app, live, readers, people_of(live.seats, settings), notes)

    async def _load(self, app: App) -> LiveTable | None:
        """Return the channel's table; None if there is none."""
        number = self.table
        if number is None:
            row = await app.tables.storage.find_table(self.channel)
            if row is None:
                return None
            number = row.id
        try:
            async with app.tables.hold(number) as held:
                live = held.live
                if isinstance(live, Started):
                    self._fits = self._fits and self._log.fits(live)
                self._live = live
        except PlayerError:
            self._live = None
        return self._live

    async def _notes(self, app: App, live: LiveTable | None, users: Iterable[int]) -> dict[int, str]:
        """Return the private note of each of these users at the table."""
        if live is None:
            return {}
        return {user: await app.tables.storage.jotting(live.row.id, user) or "" for user in users}

    def _readers(self, app: App, lines: Sequence[Line], settings: Mapping[int, Json]) -> list[Reader]:
        users = {line.session.user for line in lines}
        wishes = {user: self._wishes_of(user, settings.get(user, {})) for user in users}
        return [
            Reader(line, wishes[user].speaks or app.tables.language, wishes[user].pictures)
            for line in lines
            for user in [line.session.user]
        ]

    def _wishes_of(self, user: int, settings: Json) -> Wishes:
        """Return a user's preferences, cached until their settings change."""
        known = self._wishes.get(user)
        if known is None or known[0] != settings:
            known = self._wishes[user] = settings, wishes_of(settings)
        return known[1]

    # No table, or nothing but a sentence

    def _show_no_table(self, app: App, readers: Iterable[Reader], before: LiveTable | None) -> None:
        publics: dict[str, Part] = {}
        for one in readers:
            if one.language not in publics:
                games = [app.tables.game_words(game, one.language) for game in all_games().values()]
                told = "" if before is None else end_words(before.told_in(one.language))
                publics[one.language] = no_table(phrases(one.language), games, told)
            if self._rooms.may_see(app, one.line, self):
                one.line.has_seen = True
                one.line.show(Shown(publics[one.language], self._nothing(one)), one.language)

    def _nothing(self, reader: Reader) -> Part:
        return without_table(reader.mode)

    async def _show_sentence(self, name: str) -> None:
        """Show why there is nothing to see. A page that has shown a table keeps it below."""
        for line in self.lines:
            words = self._rooms.words_at_hand(line)
            line.show(Shown(sentence_part("away", words(name)), NOTHING))

    # A table

    async def _show_table(
        self,
        app: App,
        live: LiveTable,
        readers: Sequence[Reader],
        people: People,
        notes: Mapping[int, str],
    ) -> None:
        viewers: dict[Viewer, list[Line]] = {}
        for one in readers:
            if is_welcome(live.row, live.notes.doors, one.line.session.user):
                viewers.setdefault(_viewer(live, one), []).append(one.line)
            elif self._rooms.may_see(app, one.line, self):
                text = live.told_in(one.language).words("private-table")
                one.line.show(Shown(sentence_part("private", text), self._nothing(one)), one.language)
        if live is not self._made_of:
            self._before = self._publics
            self._publics = {}
            self._owns.clear()
            self._made_of = live
        wanted = {viewer: notes.get(viewer.user or 0, "") for viewer in viewers}
        await self._rooms.draw(self._make, live, people, wanted)
        logs: dict[str, Lines] = {}
        for viewer, lines in viewers.items():
            language = viewer.language
            shown = Shown(self._publics[language, viewer.large], *self._owns[viewer, wanted[viewer]])
            if isinstance(live, Started) and language not in logs:
                said = self._log.lines(live.told_in(language))
                logs[language] = Lines((self._log.edition, language), said)
            for line in lines:
                if self._rooms.may_see(app, line, self):
                    line.has_seen = True
                    line.show(shown, language, logs.get(language))

    def _make(self, live: LiveTable, people: People, wanted: Mapping[Viewer, str]) -> None:
        """Draw the parts that are missing, in a drawing thread. It must not run twice at a time for one room."""
        if isinstance(live, Started) and not self._fits:
            fresh = TableLog(self._log.edition + 1)
            fresh.replay(live)
            self._log, self._fits = fresh, True
        for viewer, note in wanted.items():
            words = live.told_in(viewer.language)
            of = (viewer.language, viewer.large)
            if of not in self._publics:
                made = self._publics[of] = table_part(words, people, large=viewer.large)
                made.after(self._before.get(of))
            if (viewer, note) not in self._owns:
                beside = Beside(note, MODES[viewer.mode], self._rooms.clock.now())
                own = own_part(words, viewer, beside, self._log)
                self._owns[viewer, note] = own, hand_part(words, viewer)
            if isinstance(words, Started):
                self._log.lines(words)


def _viewer(live: LiveTable, reader: Reader) -> Viewer:
    user, seat = viewer_of(live, reader.line.session.user, reader.line.look.seat)
    return Viewer(user, seat, reader.language, reader.large, reader.pictures)


class Rooms:
    """All rooms of a process. `app` returns the app that owns a server's tables. `may_see` closes lines that lost their right to see."""

    def __init__(
        self, app: Callable[[int | None], App | None], draw: Draw, visits: Visits, clock: Clock
    ) -> None:
        self.app = app
        self.draw = draw
        self.clock = clock
        self._visits = visits
        self._rooms: dict[int, Room] = {}

    def enter(self, line: Line) -> Room:
        """Add a line to the room of its channel."""
        session = line.session
        room = self._rooms.get(session.channel)
        if room is None:
            room = self._rooms[session.channel] = Room(session.guild, session.channel, self)
        room.lines.add(line)
        room.touch()
        return room

    async def leave(self, line: Line) -> None:
        """Remove a line from its room."""
        room = self._rooms.get(line.session.channel)
        if room is None:
            return
        room.lines.discard(line)
        if not room.lines:
            del self._rooms[room.channel]
            await room.close()

    def of(self, channel: int) -> Room | None:
        """Return the room of a channel; None if nobody views it."""
        return self._rooms.get(channel)

    def all(self) -> list[Room]:
        """Return all rooms."""
        return [*self._rooms.values()]

    def ask(self, app: App, line: Line) -> None:
        """Start to find out whether a line's user may see its channel."""
        self._visits.ask(app, line.session)

    def may_see(self, app: App, line: Line, room: Room) -> bool:
        """Whether a line may be shown its channel now. Close the line if its user may not see it any more.

        While that is being asked, the line waits for its next frame. If nobody can answer, lines that have seen the channel still do.
        """
        verdict = self._visits.verdict(app, line.session, room.touch)
        if verdict == "no":
            line.close(Closed("not-allowed", self.words_at_hand(line)("no-such-table")))
        elif verdict == "unknown" and not line.frame:
            line.show(Shown(sentence_part("away", self.words_at_hand(line)("tables-away")), NOTHING))
        return verdict == "yes" or (verdict == "unknown" and line.has_seen)

    def words_at_hand(self, line: Line) -> Phrases:
        """Return the texts in the language of a line's user, as far as it is known without the database."""
        app = self.app(line.session.guild)
        if app is None:
            return phrases("en")
        return phrases(app.tables.languages.at_hand(line.session.user, line.locale))


class PageFront(Front):
    """The pages as a front, which an app tells of its changes. `signed_out` closes a user's pages."""

    def __init__(self, rooms: Rooms, signed_out: Callable[[int], None]) -> None:
        self._rooms = rooms
        self._signed_out = signed_out

    def signed_out(self, user: int) -> None:
        """Close the pages of a user who has signed out everywhere, or was forgotten."""
        self._signed_out(user)

    def changed(self, live: LiveTable) -> None:
        """Show a changed table to its viewers."""
        room = self._rooms.of(live.row.channel)
        if room is not None:
            room.changed(live)

    def hinted(self, table: int) -> None:
        """Show a table that another client has changed."""
        for room in self._rooms.all():
            room.hinted(table)

    def moved(self, old: int, new: int) -> None:
        """Update the two channels between which a table has moved."""
        for channel in (old, new):
            if (room := self._rooms.of(channel)) is not None:
                room.look_again()

    def abandon(self) -> None:
        """Show in all rooms that the tables cannot be reached."""
        for room in self._rooms.all():
            room.look_again()
