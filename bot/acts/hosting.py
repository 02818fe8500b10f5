"""The host's powers. At a table whose result counts, the players vote on most of them. Each use is posted at the table."""

import asyncio
from dataclasses import replace

from bot.acts.answers import Answer
from bot.acts.deeds import no_default, require_free, timed_waits, untold
from bot.acts.play import Play
from bot.acts.undo import require_open
from bot.acts.voting import Voting
from bot.acts.wording import menu_of
from bot.errors import PlayerError
from bot.posts.history import lines_of
from bot.posts.messages import plain_post
from bot.posts.seats import import_post
from bot.storage import LIVE, NewTable
from bot.table.automation import is_run_away
from bot.table.fair_queue import FairQueue
from bot.table.imports import examined, imported, read_import
from bot.table.live import Started
from bot.table.notes import Deed, Vote
from bot.table.powers import POWERS, is_shared, kind_of
from bot.table.seats import find_seat, is_late, may_act_for, require_host, require_running
from bot.table.tables import Held, Tables
from bot.time import resume
from games.core.moves import Seat
from games.core.table import Table

MOST_IMPORTS, MOST_IMPORTS_OF_ALL = 2, 40
"""Maximum number of saves of one user, and of all users, that are being read or wait: each takes up to 20 s, and the reply is due in 15 minutes."""


class Hosting:
    """The host's tools. Every method returns what the user is told, and may raise `PlayerError`.

    At a table whose result counts, any player may ask for a vote by these methods.

    manages: The server that the user manages and asks from; None if there is none.
    """

    def __init__(self, tables: Tables, play: Play, voting: Voting) -> None:
        self._tables = tables
        self._play = play
        self._voting = voting
        self._imports = FairQueue(MOST_IMPORTS, MOST_IMPORTS_OF_ALL)

    async def skip(self, table: int, user: int, named: str | None, manages: int | None = None) -> str:
        """Play the default move for a seat that is late, or at a table without time limits, for any that must act."""
        async with self._tables.hold(table, user) as held:
            live = require_power(held, user, "skip")
            seat = seat_to_skip(live, None if named is None else find_seat(live, named))
            if live.game.default(live.table.view(seat), seat, live.table.open_menu(seat)) is None:
                raise no_default(live, seat)
            wait = live.notes.book.wait(seat)
            deed = Vote("skip", seat, since=wait and wait.since, entries=len(live.table.log.entries))
            text = live.words("host-skips", name=live.names[seat])
            return await self._voting.ask(held, user, deed, manages, text)

    async def act(self, table: int, user: int, named: str) -> Answer:
        """Show a seat's menu to the host, if the seat's user allows the host to act for them."""
        async with self._tables.hold(table, user) as held:
            live = hosted(held, user)
            seat = find_seat(live, named)
            if not may_act_for(live, user, seat):
                raise PlayerError("not-permitted", name=live.names[seat])
            return menu_of(held.told_to_them(live), seat)

    async def rewind(self, table: int, user: int, line: int, manages: int | None = None) -> str:
        """Take back everything after a line of the log, numbered as the host sees it."""
        async with self._tables.hold(table, user) as held:
            live = require_power(held, user, "rewind")
            k = rewind_target(live, user, line)
            # At a shared table the vote's seat does not depend on the asker, so that several requests count as votes on one rewind.
            own = None if is_shared(live) else live.viewer(user)
            seat = own if own is not None else live.table.log.entries[k].seat
            deed = Vote("rewind", seat, k, entries=len(live.table.log.entries))
            told = await self._voting.ask(held, user, deed, manages, live.words("host-rewinds", line=line))
            return held.own.words("undo-done") if len(held.table.log.entries) > (deed.entries or 0) else told

    async def pause(self, table: int, user: int, *, on: bool, manages: int | None = None) -> str:
        """Stop all clocks and reminders, or resume them."""
        async with self._tables.hold(table, user) as held:
            if not on and held.live.row.status == "archived":
                return await self._unarchive(held, user)
            live = require_power(held, user, "pause" if on else "resume")
            if (live.notes.book.paused is not None) == on:
                raise PlayerError("paused-already" if on else "not-paused")
            text = live.words("host-pauses" if on else "host-resumes")
            return await self._voting.ask(held, user, Vote("pause" if on else "resume"), manages, text)

    async def _unarchive(self, held: Held, user: int) -> str:
        """Reopen a table that was archived because nobody had moved for long. Any of its players may."""
        live = held.started
        if live.notes.archived != "running" or live.table.is_over():
            raise PlayerError("table-ended-already")
        if user != live.row.host and not live.seats_of(user):
            raise PlayerError("not-seated")
        there = await self._tables.storage.find_table(live.row.channel)
        if there is not None and there.status in LIVE:
            raise PlayerError("channel-taken")
        now = self._tables.now()
        book = resume(live.notes.book, now) if live.notes.book.paused else live.notes.book
        # Everybody is pinged again, with a full clock.
        waits = tuple(replace(wait, since=now, late=None, heard_at=None) for wait in book.waits)
        posted = replace(live.notes.posted, pinged=())
        after = live.with_row(status="running").noting(
            archived=None, book=untold(replace(book, waits=waits)), posted=posted
        )
        await self._play.commit(held, after, say=[plain_post(after, after.words("unarchived"))])
        return held.own.words("host-done")

    async def more_time(
        self, table: int, user: int, named: str | None, hours: int, manages: int | None = None
    ) -> str:
        """Give a seat, or every seat that must act, more time for this turn."""
        async with self._tables.hold(table, user) as held:
            live = require_power(held, user, "time")
            seat = None if named is None else find_seat(live, named)
            deed = Vote("time", seat, hours, entries=len(live.table.log.entries))
            waits = timed_waits(live, deed)
            if not waits:
                raise PlayerError("no-deadline")
            names = ", ".join(live.names[one.seat] for one in waits)
            text = live.words("host-gives-time", names=names, hours=hours)
            return await self._voting.ask(held, user, deed, manages, text)

    async def close_doors(self, table: int, user: int, *, private: bool) -> str:
        """Make a table private, or open it to spectators and new players again."""
        async with self._tables.hold(table, user) as held:
            live = held.live
            require_host(live, user)
            after = live.noting(doors=replace(live.notes.doors, private=private))
            text = live.words("host-private" if private else "host-public")
            await held.commit(after, say=[plain_post(live, text)])
            return held.own.words("host-done")

    async def pass_on(self, table: int, user: int, to: int) -> str:
        """Make another user the host."""
        async with self._tables.hold(table, user) as held:
            live = held.live
            require_host(live, user)
            text = live.words("host-passes-on", user=f"<@{to}>")
            after = live.with_row(host=to).noting(permits={})
            await held.commit(after, say=[plain_post(live, text, [to])])
            return held.own.words("host-done")

    async def move(self, table: int, user: int, channel: int, manages: int | None = None) -> str:
        """Play on in another channel or thread; a post there pings those who must act."""
        async with self._tables.hold(table, user) as held:
            live = require_power(held, user, "channel")
            await require_free(self._tables, channel)
            text = live.words("moved-to", channel=f"<#{channel}>")
            return await self._voting.ask(held, user, Vote("channel", to=channel), manages, text)

    async def open_save(self, new: NewTable, data: bytes) -> str:
        """Open a table from a save; `new` says where, and for whom.

        If that fails, no lobby is left behind.
        """
        self._tables.another_copy.require_alone()
        self._imports.require_room(new.host)
        self._tables.allowance.spend("import", new.host)
        overrides = self._tables.overrides
        async with self._imports.turn(new.host):
            await examined(data, overrides)
            table = await asyncio.to_thread(read_import, data, overrides, self._tables.new_secret())
        new = replace(new, game=table.game.key, options=table.header.options, seats=())
        lobby = await self._tables.create(new)
        async with self._tables.hold(lobby.row.id, new.host) as held:
            try:
                live = imported(lobby, table)
                say = [import_post(live, f"<@{new.host}>")]
                await self._play.commit(held, live, say=say, entries=table.log.entries)
            except BaseException:
                await self._tables.storage.forget_table(lobby.row.id)
                self._tables.forget(lobby.row.id)
                raise
            return held.own.words("imported")


def hosted(held: Held, user: int) -> Started:
    """Return the table that a user hosts. Raise `PlayerError` unless it is running and they are its host."""
    require_host(held.live, user)
    require_running(held.started)
    return held.started


def require_power(held: Held, user: int, power: Deed) -> Started:
    """Return a table. Raise `PlayerError` unless it is running, and if only its host has the power and the user is not the host."""
    if POWERS[power][kind_of(held.live.notes)] == "host":
        require_host(held.live, user)
    require_running(held.started)
    return held.started


def seat_to_skip(live: Started, seat: Seat | None) -> Seat:
    """Return the seat to skip: a late one, or at a table without time limits any that must act. Raise `PlayerError` if none fits."""
    endless = live.notes.pace.limit is None or is_run_away(live)
    may = [one for one in live.table.waiting() if endless or is_late(live.notes.book, one)]
    if seat is None and len(may) == 1:
        return may[0]
    if seat is None or seat not in may:
        raise PlayerError("nobody-to-skip", names=", ".join(live.names[one] for one in may) or "–")
    return seat


def rewind_target(live: Started, user: int, line: int) -> int:
    """Return the decision to go back to, so that a line becomes the newest of the log. Raise `PlayerError` if there is none."""
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
