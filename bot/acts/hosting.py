"""What the host may do beyond playing; each is told at the table."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta

from bot.acts.play import Answer, Play
from bot.acts.seats import require_running
from bot.acts.time import Timekeeper
from bot.acts.undo import require_open
from bot.discord.clicks import menu_of
from bot.discord.whispers import Whispers
from bot.errors import PlayerError
from bot.posts.history import lines_of
from bot.storage import Change, ChannelTaken, NewPost, NewTable
from bot.table.imports import imported, read_import
from bot.table.live import LiveTable
from bot.table.lobby import require_host
from bot.table.seats import PERMITS, is_late, may_act_for, plain_post, said, with_doors
from bot.table.tables import Held, Tables
from bot.table.waits import book_of, with_book
from bot.time import Book, extend, pause, read_pace, resume
from games.core.moves import Seat
from games.core.table import Table


class Hosting:
    """The host's tools. Every method returns what the host is told, and may raise `PlayerError`."""

    def __init__(self, tables: Tables, play: Play, time: Timekeeper, whispers: Whispers) -> None:
        self._tables = tables
        self._play = play
        self._time = time
        self._whispers = whispers

    async def skip(self, table: int, user: int, seat: Seat | None) -> str:
        """Play the game's default move for a seat that is late, or at a table without limits, waited for."""
        async with self._tables.hold(table) as held:
            require_host_of(held, user)
            live = held.live
            seat = seat_to_skip(live, seat)
            move = live.game.default(held.table.view(seat), seat, held.table.menu(seat))
            if move is None:
                raise PlayerError("no-default")
            more = said(live, live.words("host-skips", name=live.names[seat]), self._tables.now())
            await self._play.host_move(held, seat, move, more)
            return live.words("host-done")

    async def act(self, table: int, user: int, seat: Seat) -> Answer:
        """Show a seat's menu to the host whom its user lets act for him."""
        async with self._tables.hold(table) as held:
            require_host_of(held, user)
            if not may_act_for(held.live, user, seat):
                raise PlayerError("not-permitted", name=held.live.names[seat])
            return menu_of(held, seat)

    async def rewind(self, table: int, user: int, line: int) -> str:
        """Take everything back that came after a line of the log, as the host reads it."""
        async with self._tables.hold(table) as held:
            require_host_of(held, user)
            live = held.live
            k = rewind_target(live, user, line)
            own = live.viewer(user)
            seat = own if own is not None else held.table.log.entries[k].seat
            more = said(live, live.words("host-rewinds", line=line), self._tables.now())
            await self._play.take_back(held, seat, k, by="host", more=more)
            return live.words("undo-done")

    async def pause(self, table: int, user: int, *, on: bool) -> str:
        """Stop all clocks and reminders, or let them go on."""
        async with self._tables.hold(table) as held:
            require_host_of(held, user)
            live = held.live
            if (book_of(live).paused is not None) == on:
                raise PlayerError("paused-already" if on else "not-paused")

            def rebook(book: Book, _: object, now: datetime) -> Book:
                return pause(book, now) if on else resume(book, now)

            change = said(live, live.words("host-pauses" if on else "host-resumes"), self._tables.now())
            await self._time.rebook(held, rebook, change)
            return live.words("host-done")

    async def more_time(self, table: int, user: int, seat: Seat | None, hours: int) -> str:
        """Give a seat more time for its turn, or everybody who is waited for."""
        async with self._tables.hold(table) as held:
            require_host_of(held, user)
            live, more = held.live, timedelta(hours=hours)
            waits = [one for one in book_of(live).waits if one.left is not None and seat in (None, one.seat)]
            if not waits:
                raise PlayerError("no-deadline")

            def rebook(book: Book, _: object, __: datetime) -> Book:
                for wait in waits:
                    book = extend(book, wait.seat, more)
                return book

            names = ", ".join(live.names[one.seat] for one in waits)
            text = live.words("host-gives-time", names=names, hours=hours)
            await self._time.rebook(held, rebook, said(live, text, self._tables.now()))
            return live.words("host-done")

    async def close_doors(self, table: int, user: int, *, private: bool) -> str:
        """Make a table private, or let everybody look and sit down again."""
        async with self._tables.hold(table) as held:
            require_host(held.live, user)
            row = with_doors(held.live.row, private=private)
            text = held.live.words("host-private" if private else "host-public")
            await self._commit(held, replace(held.live, row=row), [plain_post(held.live, text)])
            return held.live.words("host-done")

    async def pass_on(self, table: int, user: int, to: int) -> str:
        """Make another user the host."""
        async with self._tables.hold(table) as held:
            require_host(held.live, user)
            row = replace(held.live.row, host=to)
            text = held.live.words("host-passes-on", user=f"<@{to}>")
            posts = [plain_post(held.live, text, [to])]
            # Who let the old host act for him has not let the new one, nor the old one if he comes back.
            await self._commit(held, replace(held.live, row=row), posts, notes={PERMITS: None})
            return held.live.words("host-done")

    async def move(self, table: int, user: int, channel: int) -> str:
        """Play on in another channel or thread; the post there asks anew whoever is waited for."""
        async with self._tables.hold(table) as held:
            require_host_of(held, user)
            live, old = held.live, held.live.row.channel
            now = await self._tables.storage.table(table)
            there = await self._tables.storage.find_table(channel)
            if there is not None and there.status in ("lobby", "running"):
                raise PlayerError("channel-taken")
            new = replace(live, row=replace(live.row, channel=channel))
            new = replace(new, posted=replace(new.posted, pinged=(), story=False))
            new = with_book(new, untold(book_of(new)))
            outbox = [
                plain_post(live, live.words("moved-to", channel=f"<#{channel}>")),
                NewPost("tidy", {"message": now and now.post}, channel=old, optional=True),
                plain_post(new, live.words("moved-from", channel=f"<#{old}>")),
            ]
            change = Change(live.row.id, self._tables.now(), channel=channel, outbox=outbox)
            await self._play.commit(held, new, None, change)
            self._whispers.moved(old, channel)
            return live.words("host-done")

    async def open_save(self, new: NewTable, data: bytes) -> str:
        """Open a table with the play of a save on it; `new` says where, and who asks for it."""
        table = await asyncio.to_thread(read_import, data)
        new = replace(new, game=table.game.key, options=table.header.options, seats=())
        try:
            opened = await self._tables.create(new)
        except ChannelTaken:
            raise PlayerError("channel-taken") from None
        async with self._tables.hold(opened.row.id) as held:
            live, change = imported(held.live, table, f"<@{new.host}>", self._tables.now())
            await self._play.commit(held, live, None, change)
            return live.words("imported")

    async def _commit(
        self, held: Held, live: LiveTable, posts: list[NewPost], notes: Mapping[str, None] | None = None
    ) -> None:
        row = live.row
        change = Change(
            row.id,
            self._tables.now(),
            row.revision,
            settings=row.settings,
            host=row.host,
            outbox=posts,
            notes=notes or {},
        )
        await held.commit(live, change)
        self._play.told(None)


def untold(book: Book) -> Book:
    """Return the book as if nobody had been told that he is waited for; clocks go on."""
    return replace(book, waits=tuple(replace(wait, told=None) for wait in book.waits))


def require_host_of(held: Held, user: int) -> None:
    """Raise `PlayerError` unless the table plays and the user is its host."""
    require_host(held.live, user)
    require_running(held)


def seat_to_skip(live: LiveTable, seat: Seat | None) -> Seat:
    """Return the seat that the host may skip: late, or waited for where nobody is ever late; raises `PlayerError`."""
    assert live.table is not None
    endless = read_pace(live.row.settings).limit is None
    may = [one for one in live.table.waiting() if endless or is_late(book_of(live), one)]
    if seat is None and len(may) == 1:
        return may[0]
    if seat is None or seat not in may:
        raise PlayerError("nobody-to-skip", names=", ".join(live.names[one] for one in may) or "–")
    return seat


def rewind_target(live: LiveTable, user: int, line: int) -> int:
    """Return the decision to go back to, so that a line of the log is the newest; raises `PlayerError`."""
    assert live.table is not None
    require_open(live.table)
    lines = lines_of(live, live.viewer(user))
    if not 1 <= line <= len(lines):
        raise PlayerError("no-such-line", last=len(lines))
    k = decision_after(live.table, lines[line - 1].entry)
    if k is None or live.table.log.before[k] == live.table.log.tip:
        raise PlayerError("rewind-nothing")
    return k


def decision_after(table: Table, entry: int) -> int | None:
    """Return the first decision that followed an entry of the live line, or an undo; None if nothing did."""
    log = table.log
    if entry >= 0 and log.entries[entry].undo is not None:
        return entry + 1 if entry + 1 < len(log.entries) else None
    return next((e.n for e in log.live_line() if e.n > entry and log.is_decision(e.n)), None)
