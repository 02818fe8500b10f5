"""Time at the tables: updates the books of pending turns, posts what is due, and handles seats whose time is up."""

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta

from bot.acts.play import Play
from bot.acts.wrecks import ask_again
from bot.errors import PlayerError
from bot.menus.plain import mention
from bot.posts.messages import plain_post
from bot.posts.publishing import with_due_said
from bot.posts.votes import ask_posts, votes_put_off
from bot.storage import NewPost
from bot.table.automation import held_back
from bot.table.ballots import asks_due, with_wake
from bot.table.live import LiveTable, Started
from bot.table.notes import Stand
from bot.table.tables import Held, Tables
from bot.table.votes import host_missed_at, hosted_by, next_host
from bot.table.waits import due_now, reached_again
from bot.table.wrecks import is_wreck
from bot.time import Book, Due, People, begun, cut_off
from games.core import record
from games.core.moves import Seat

LATER = timedelta(minutes=1)
"""Time after which a table is due again at which the program is about to move, or whose default moves are held back."""

IsThere = Callable[[int | None, int], Awaitable[bool]]
"""(server id, user id) → whether the user is still on the server. True if that is not known."""
Left = Callable[[int, int], Awaitable[None]]
"""(table id, user id) → None. Called if a user of a table has left its server."""

Rebook = Callable[[Book, People, datetime], Book]
"""(a table's book, its users, the present moment) → the changed book."""


async def _takes_posts(_: int) -> bool:
    return True


async def _unheard(*_: int) -> None:
    """Do nothing."""


@record
class Channels:
    """Callbacks about channels.

    takes_posts: (channel) → whether it takes posts.
    lost: (table, channel) is called if the table's channel takes no posts.
    found: (channel) is called if a table's channel takes posts again.
    """

    takes_posts: Callable[[int], Awaitable[bool]] = _takes_posts
    lost: Callable[[int, int], Awaitable[None]] = _unheard
    found: Callable[[int], Awaitable[None]] = _unheard


class Timekeeper:
    """Handles a table when it is due, or when its pending turns or its users' settings have changed."""

    def __init__(
        self, tables: Tables, play: Play, is_there: IsThere, left: Left, channels: Channels | None = None
    ) -> None:
        self._tables = tables
        self._play = play
        self._is_there = is_there
        self._left = left
        self._channels = channels or Channels()

    async def see_to(self, table: int) -> None:
        """Handle a table that is due: post what is due, and set when it is due next."""
        await self._see_who_is_there(table)
        async with self._tables.hold(table) as held:
            live, now = held.live, self._tables.now()
            if is_wreck(live):
                await ask_again(self._tables, held)
            elif not isinstance(live, Started) or live.row.status != "running":
                await held.commit(live.with_row(wake=None), idle=True)
            elif self._play.is_working(live):
                await held.commit(live.with_row(wake=now + LATER), idle=True)
                self._play.drive(table)
            else:
                await self.rebook(held)

    async def _see_who_is_there(self, table: int) -> None:
        """Ask Discord whether the users are still there whom the table is about to remind or whose time is up, and its host."""
        async with self._tables.hold(table) as held:
            live, now = held.live, self._tables.now()
            if not isinstance(live, Started) or live.row.status != "running" or self._play.is_working(live):
                return
            people = await self._tables.people(live)
            _, found = due_now(live, people, now)
            channel = live.row.channel
            # A window of minutes follows a post; anybody else may have heard of their turn nowhere.
            plays = any(is_played_for(live, due) for due in found)
        if plays and not await self._channels.takes_posts(channel):
            await self._hold_defaults(table, channel)
            return
        users = {due.user for due in found if due.kind not in ("ping", "next") and due.user is not None}
        asked = sorted(users | {live.row.host} if users else ())
        # Ask for all at once: after a night many tables are due, and waiting for one answer after the other would delay them.
        there = await asyncio.gather(*(self._is_there(live.row.guild, user) for user in asked))
        for user in itertools.compress(asked, (not one for one in there)):
            await self._left(table, user)

    async def _hold_defaults(self, table: int, channel: int) -> None:
        """Make no default moves at a table whose channel accepts no posts. The post about that fails, which stops the clocks."""
        async with self._tables.hold(table) as held:
            if is_played_in(held.live, channel):
                live = held.started.with_row(wake=self._tables.now() + LATER)
                await held.commit(live, say=[plain_post(live, live.words("default-held"))], idle=True)

    async def look_again(self, table: int) -> None:
        """Handle a table whose pace, or whose users' settings, have changed."""
        async with self._tables.hold(table) as held:
            if isinstance(held.live, Started) and held.live.row.status == "running":
                await self.rebook(held)

    async def rebook(
        self,
        held: Held,
        rebook: Rebook | None = None,
        *,
        after: Started | None = None,
        say: Sequence[NewPost] = (),
        idle: bool = False,
    ) -> None:
        """Change a running table's book, and save it with the posts that are then due.

        after: The table with further changes to save.
        idle: No player has done anything. Always so without `after`.
        """
        live, now = after or held.started, self._tables.time()
        people = await self._tables.people(live)
        if rebook is not None:
            live = live.noting(book=rebook(live.notes.book, people, now))
        due: Sequence[NewPost] = ()
        if not self._play.is_working(live):
            # While a robot is to move nothing is posted; what is due is posted after its move.
            live, said = with_due_said(live, people, now)
            live, edits = votes_put_off(live, now)
            live, asks = asks_due(live, people, now)
            live, passed = host_present(live, people, now)
            live = held_back(live, now, self._tables.patience)
            live = with_wake(live, people, now)
            due = [*said, *passed, *ask_posts(live, asks), *edits]
        working = self._play.is_working(live)
        await held.commit(live.with_row(is_working=working), say=[*say, *due], idle=idle or after is None)
        if working:
            self._play.drive(live.row.id)

    async def reach(self, table: int, channel: int, can: bool) -> None:  # noqa: FBT001  # the news itself
        """Stop or resume the clocks of a table, because its channel can no longer be reached, or can be again (`can`)."""
        await (self.reached if can else self.cut_off)(table, channel)

    async def cut_off(self, table: int, channel: int) -> None:
        """Stop the clocks of a table whose channel cannot be reached, until it can."""
        async with self._tables.hold(table) as held:
            if is_played_in(held.live, channel) and held.started.notes.book.cut is None:
                book = cut_off(held.started.notes.book, self._tables.time())
                await held.commit(held.started.noting(book=book).with_row(wake=None), idle=True)

    async def reached(self, table: int, channel: int) -> None:
        """Resume the clocks of a table whose channel can be reached again. The time between does not count."""
        async with self._tables.hold(table) as held:
            if is_played_in(held.live, channel) and held.started.notes.book.cut is not None:
                people = await self._tables.people(held.live)
                after = reached_again(held.started, people, self._tables.time())
                await self.rebook(held, after=after, idle=True)

    async def stand_in(self, held: Held, seat: Seat, stand: Stand) -> None:
        """Let a substitute play for a seat until its turn is over."""
        live = held.started
        require_waited_for(live, seat)
        live = live.noting(away={**live.notes.away, seat: stand}).with_row(is_working=True)
        await held.commit(live)
        self._play.drive(live.row.id)

    async def begun(self, held: Held, seat: Seat) -> None:
        """Note that a seat has begun a choice, so that it is reminded later. Do nothing if that is noted already."""
        live = held.started
        wait = live.notes.book.wait(seat)
        if wait is None or wait.half_made is not None or live.row.status != "running":
            return
        person = (await self._tables.people(live)).get(seat)
        # A reminder in the channel would reveal that the player considers more than passing, which is secret.
        if person is None or (live.table.is_private(seat) and person.wishes.in_channel):
            return
        await self.rebook(held, lambda book, _, now: begun(book, seat, now))


def is_played_in(live: LiveTable, channel: int) -> bool:
    """Whether a table is played in a channel now."""
    return isinstance(live, Started) and live.row.status == "running" and live.row.channel == channel


def is_played_for(live: Started, due: Due) -> bool:
    """Whether a default or a robot's move is due for a seat whose time is up. False for a window of minutes."""
    wait = live.notes.book.wait(due.seat)
    return due.kind == "deadline" and due.then != "host" and wait is not None and not wait.is_window


def host_present(live: Started, people: People, now: datetime) -> tuple[Started, list[NewPost]]:
    """Return the table with the next user as its host if the host is absent, and the post about that."""
    at = host_missed_at(live)
    missed = tuple({*live.notes.missed, live.row.host})
    # A user who was absent as the host becomes host again only by vote. Otherwise absent users would take turns as hosts.
    if at is None or (host := next_host(live, people, now, missed)) is None:
        return live, []
    if at > now:
        wakes = [moment for moment in (live.row.wake, at) if moment is not None]
        return live.with_row(wake=min(wakes)), []
    text = live.words("host-missed", old=mention(live.row.host, live.words), user=f"<@{host}>")
    after = hosted_by(live, host).noting(missed=missed)
    return after, [plain_post(after, text, [host])]


def require_waited_for(live: Started, seat: Seat) -> None:
    """Raise `PlayerError` unless a seat must act that a user plays."""
    if seat not in live.table.waiting() or seat in live.robots():
        raise PlayerError("not-waited-for")
