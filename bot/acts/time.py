"""Sees to time at the tables: writes down whom they wait for, says what is due, lets time-outs be played."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from bot.errors import PlayerError
from bot.posts.pings import posts
from bot.storage import Change, NewTimer, TimerRow
from bot.table.automation import AWAY, Stand, away
from bot.table.live import WORKING
from bot.table.tables import Held, Tables
from bot.table.waits import book_of, look, with_away, with_book
from bot.time import TIMER, Book, People, begun
from games.core.moves import Seat

if TYPE_CHECKING:
    from bot.acts.play import Play

LATER = timedelta(minutes=1)
"""When to look again at a table where the program is about to move."""

Rebook = Callable[[Book, People, datetime], Book]
"""Changes a table's book: the people, the present moment."""


class Timekeeper:
    """Looks at a table when a timer says so, or when somebody has changed what it waits for."""

    def __init__(self, tables: Tables, play: "Play") -> None:
        self._tables = tables
        self._play = play

    async def look(self, timer: TimerRow) -> None:
        """See to a table's timer: say what is due, set the next one."""
        async with self._tables.hold(timer.table) as held:
            now = self._tables.now()
            if held.live.table is None or held.live.row.status != "running":
                await held.commit(held.live, Change(timer.table, now, drop_timers=[(TIMER, "")]))
            elif self._play.is_working(held.live):
                later = NewTimer(TIMER, now + LATER)
                await held.commit(held.live, Change(timer.table, now, timers=[later]))
                self._play.drive(timer.table)
            else:
                await self.rebook(held)

    async def look_again(self, table: int) -> None:
        """Look at a table because what its people wish, or its pace, has changed."""
        async with self._tables.hold(table) as held:
            if held.live.table is not None and held.live.row.status == "running":
                await self.rebook(held)

    async def rebook(self, held: Held, rebook: Rebook | None = None, change: Change | None = None) -> None:
        """Change a running table's book, say what is due then, and save it all, together with `change`."""
        now = self._tables.now()
        people = await self._tables.people(held.live)
        live = held.live if rebook is None else with_book(held.live, rebook(book_of(held.live), people, now))
        change = change or Change(live.row.id, now)
        if change.settings is not None:
            live = replace(live, row=replace(live.row, settings=change.settings))
        if self._play.is_working(live):
            # What is due is said when it has moved.
            await held.commit(live, replace(change, notes={**change.notes, TIMER: live.notes[TIMER]}))
            return
        looked = look(live, people, now)
        working = self._play.is_working(looked.live)
        change = looked.noted(change)
        change = replace(
            change,
            outbox=[*change.outbox, *posts(looked, looked.due)],
            notes={**change.notes, WORKING: working or None},
        )
        await held.commit(looked.live, change)
        self._play.told(looked.plan)
        if working:
            self._play.drive(live.row.id)

    async def stand_in(self, held: Held, seat: Seat, stand: Stand) -> None:
        """Let a seat that is waited for be played for until its turn is over."""
        live = held.live
        require_waited_for(held, seat)
        live = with_away(live, {**away(live), seat: stand})
        change = Change(live.row.id, self._tables.now(), live.row.revision)
        await held.commit(live, replace(change, notes={AWAY: live.notes[AWAY], WORKING: True}))
        self._play.drive(live.row.id)

    async def begun(self, table: int, seat: Seat) -> None:
        """Note that a seat has half made a choice, to remind it in a while; nothing if that is noted already."""
        async with self._tables.hold(table) as held:
            wait = book_of(held.live).wait(seat)
            if wait is None or wait.half_made is not None or held.live.row.status != "running":
                return
            person = (await self._tables.people(held.live)).get(seat)
            # Where a choice is secret, so is that somebody thinks about more than passing.
            if person is None or (held.table.is_private(seat) and person.wishes.in_channel):
                return
            await self.rebook(held, lambda book, _, now: begun(book, seat, now))


def require_waited_for(held: Held, seat: Seat) -> None:
    """Raise `PlayerError` unless a person's seat is waited for."""
    if seat not in held.table.waiting() or seat in held.live.robots():
        raise PlayerError("not-waited-for")
