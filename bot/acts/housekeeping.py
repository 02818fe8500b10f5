"""Archives unused tables, after a notice in their channel, and deletes them in the end.

One task checks at intervals. Its notices are noted at the table, so that a restart neither repeats nor forgets them.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Literal, get_args

from bot.acts.time import Channels
from bot.errors import PlayerError, once_more
from bot.posts.messages import Plain, Tidy, plain_post
from bot.storage import Status, StorageError, TableRow
from bot.table.damage import one_of_several
from bot.table.live import LiveTable
from bot.table.notes import Notes, notes_at, notes_text
from bot.table.tables import Held, Tables
from bot.time.clock import Clock
from bot.time.pace import Span, ran_since, running, runs_out
from games import all_games
from games.core import record

log = logging.getLogger(__name__)

EVERY = timedelta(hours=1)
"""Time between two passes over the tables."""

CHECK_INTERVAL = timedelta(days=1)
"""Time between two checks of the channels of lobbies."""

TRIES = timedelta(days=1)
"""Time after which an unused try is deleted."""

LESSON = timedelta(days=1)
"""Time after which a lesson without a move is deleted."""
IS_LESSON = notes_text(Notes(lesson=True)).strip("{}")
"""A piece of text that only the stored notes of a lesson contain."""

Todo = Literal["tell", "archive", "forget"]


@record
class Lifetimes:
    """Times for which tables are kept after their last change.

    notice: How long before the end a notice is posted.
    forget: How long an archived table is kept; None to keep it for ever.
    """

    lobby: timedelta = timedelta(days=14)
    idle: timedelta = timedelta(days=60)
    finished: timedelta = timedelta(days=7)
    notice: timedelta = timedelta(days=7)
    forget: timedelta | None = None

    def life(self, status: Status) -> timedelta:
        """Return how long a table stays after its last change."""
        return {"lobby": self.lobby, "running": self.idle}.get(status, self.finished)

    def quiet(self, status: Status) -> timedelta | None:
        """Return the time after a table's last change in which nothing is due, by its status; None for ever."""
        if status == "archived":
            return self.forget
        life = self.life(status)
        return life if status == "ended" else max(life - self.notice, timedelta(0))


def due(
    row: TableRow, told: datetime | None, lifetimes: Lifetimes, now: datetime, outages: Sequence[Span] = ()
) -> Todo | None:
    """Return the action that is due for a table now, or None.

    told: When its channel got notice; a notice before its last change does not count.
    outages: Spans that do not count as time without a change.

    A table that its host ended is archived without notice.
    """
    since = running(row.changed, now, outages)
    if row.status == "archived":
        return "forget" if lifetimes.forget is not None and since >= lifetimes.forget else None
    life = lifetimes.life(row.status)
    if row.status == "ended":
        return "archive" if since >= life else None
    if told is None or told < row.changed:
        return "tell" if since >= life - lifetimes.notice else None
    return "archive" if now >= end(row, told, lifetimes, outages) else None


def end(row: TableRow, told: datetime, lifetimes: Lifetimes, outages: Sequence[Span] = ()) -> datetime:
    """Return when a table is archived whose channel got notice at `told`."""
    return max(
        runs_out(row.changed, lifetimes.life(row.status), outages),
        runs_out(told, lifetimes.notice, outages),
    )


async def always() -> bool:
    """Return True: the housekeeper may always check."""
    return True


class Housekeeper:
    """The task. It does nothing while `may_look` returns False because nobody can be reached. `may_look` also notes outages."""

    def __init__(
        self,
        tables: Tables,
        lifetimes: Lifetimes,
        clock: Clock,
        channels: Channels | None = None,
        *,
        may_look: Callable[[], Awaitable[bool]] = always,
    ) -> None:
        self._channels = channels or Channels()
        self._may_look = may_look
        self._checked: datetime | None = None
        self._tables = tables
        self._storage = tables.storage
        self._lifetimes = lifetimes
        self._clock = clock

    async def run(self, reached: asyncio.Event) -> None:
        """Check the tables at intervals, for the life of the program, while users can be reached."""
        never = asyncio.Event()
        while True:
            await reached.wait()
            # Counted from the start of a pass, so that work that falls due during it waits at most one interval.
            later = self._clock.now() + EVERY
            try:
                await self.tick()
            except StorageError as error:
                log.error("the tables cannot be looked through: %s", error)
            await self._clock.sleep_until(later, never)

    async def tick(self) -> None:
        """Do what is due at every table. A table that fails does not stop the others."""
        if not await self._may_look():
            return
        now = self._clock.now()
        if self._tables.is_mine(None):
            # Tries belong to no server, so the first shard's client deletes them.
            await self._storage.forget_tries(ran_since(now, TRIES, self._tables.outages))
            # A back-up or a kill may have prevented the scrub after a user was forgotten.
            await self._storage.scrub()
        await self._clear_lessons(now)
        await self._check_lobbies(now)
        rows: list[TableRow] = []
        for status in get_args(Status):
            quiet = self._lifetimes.quiet(status)
            if quiet is not None:
                rows += await self._storage.idle_tables(now - quiet, status)
        for row in rows:
            try:
                await once_more(lambda row=row: self._see_to(row, now))
            except StorageError:
                raise
            except Exception:
                log.exception("table %d cannot be tidied", row.id)

    async def _check_lobbies(self, now: datetime) -> None:
        """Ask once a day whether the channels of lobbies accept posts, because a lobby posts nothing on its own."""
        if self._checked is None:
            # Not while the program starts: answers come first.
            self._checked = now - CHECK_INTERVAL + EVERY
        if now - self._checked < CHECK_INTERVAL:
            return
        self._checked = now
        for row in await self._storage.idle_tables(now, "lobby"):
            with one_of_several(row.id), suppress(PlayerError):
                if not await self._channels.takes_posts(row.channel):
                    await once_more(lambda row=row: self._channels.lost(row.id, row.channel))
                elif notes_at(row.notes).lost == row.channel:
                    await once_more(lambda row=row: self._channels.found(row.channel))

    async def _clear_lessons(self, now: datetime) -> None:
        """Delete lessons that nobody has continued. Discord archives their threads by itself."""
        for table in await self._storage.tables_noting(
            IS_LESSON, ran_since(now, LESSON, self._tables.outages)
        ):
            await self._storage.forget_table(table)
            self._tables.forget(table)
            log.info("the lesson at table %d is forgotten", table)

    async def _see_to(self, row: TableRow, now: datetime) -> None:
        todo = due(row, notice_of(row), self._lifetimes, now, self._tables.outages)
        if todo == "forget":
            await self._storage.forget_table(row.id)
            self._tables.forget(row.id)
            log.info("table %d is forgotten", row.id)
        elif todo is not None and not is_paused(row):
            # Load a table only if something is due at it.
            async with self._tables.hold(row.id) as held:
                await self._change(held, now)

    async def _change(self, held: Held, now: datetime) -> None:
        match due(held.live.row, held.live.notes.notice, self._lifetimes, now, self._tables.outages):
            case "tell":
                await self._tell(held, now)
            case "archive":
                await self._archive(held)
            case _:
                log.info("table %d is played on", held.live.row.id)

    async def _tell(self, held: Held, now: datetime) -> None:
        live = held.live
        at = f"<t:{round(end(live.row, now, self._lifetimes, self._tables.outages).timestamp())}:D>"
        text = live.words(f"archived-soon-{live.row.status}", game=_game(live), at=at)
        say = [plain_post(live, text)]
        if live.row.status == "running":
            # A user who has not played for so long rarely reads the channel.
            for user in dict.fromkeys(
                seat.user for seat in live.seats if seat.user is not None and seat.user > 0
            ):
                own = live.told_in(await self._tables.languages.of(user)).words
                said = own("archived-soon-own", game=_game(live), at=at, channel=f"<#{live.row.channel}>")
                say.append(Plain(said).to_user(user))
        await held.commit(live.noting(notice=now), say=say, idle=True)

    async def _archive(self, held: Held) -> None:
        """Remove a table from all lists, and keep its log."""
        live = held.live
        row = await self._storage.table(live.row.id) or live.row
        posts = [
            Tidy(message).to_channel(row.channel)
            for message in (row.post, row.lobby_post)
            if message is not None
        ]
        if row.status != "ended":
            about = "archived-now-running" if row.status == "running" else "archived-now"
            posts.insert(0, plain_post(live, live.words(about, game=_game(live))))
        after = live.with_row(status="archived", wake=None).noting(notice=None, archived=live.row.status)
        await held.commit(after, say=posts)
        self._tables.forget(row.id)
        log.info("table %d is archived", row.id)


def is_paused(row: TableRow) -> bool:
    """Whether a running table is paused. Housekeeping leaves it alone."""
    notes = notes_at(row.notes)
    return row.status == "running" and notes.book.paused is not None


def notice_of(row: TableRow) -> datetime | None:
    """Return when a table's channel got notice of the archiving; None if it got none or the notes cannot be read."""
    return notes_at(row.notes).notice


def _game(live: LiveTable) -> str:
    """Return the game's name, or its key if the program no longer has the game."""
    key = live.row.game
    return live.words("game-name") if key in all_games() else key
