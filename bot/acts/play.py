"""Makes moves at tables: those of users, robots and orders, and defaults if a seat's time is up."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from contextvars import Context
from datetime import timedelta

from bot.acts.answers import Answer, with_note
from bot.acts.thinking import Thinking, answer_of, is_together, robots
from bot.acts.wording import answer, tells_secrets
from bot.errors import MovedOn, PlayerError
from bot.menus.plain import why_sentence
from bot.posts.hand_off import sight_of
from bot.posts.in_person import hands_anew
from bot.posts.orders import ended_words
from bot.posts.publishing import handed_off, published, runaway_post, with_click_shown, with_due_said
from bot.posts.seats import acted_for
from bot.posts.undo import seen_posts
from bot.storage import NewPost, StorageError
from bot.table.automation import Ordered, Overdue, RobotsTurn, held_back, is_run_away, next_automatic
from bot.table.ballots import with_wake
from bot.table.conditions import with_conditions
from bot.table.live import LiveTable, Started
from bot.table.seats import own_seat
from bot.table.tables import Held, Tables
from bot.table.waits import after_turn
from bot.time import pause
from games.ai.workers import Workers
from games.core.engine import IllegalMove
from games.core.log import By, Entry
from games.core.moves import Move, Seat, values_of
from games.core.table import Turn

log = logging.getLogger(__name__)

PAUSES = (1.0, 5.0, 30.0, 120.0)
"""Seconds until automatic play retries after the database has failed or the workers have died; the last one is repeated."""

RETRY = timedelta(minutes=5)
"""Time until a table whose automatic play has failed is tried again."""

Find = Callable[[Started, Seat], Move]
"""(table, seat) → the move that the user means at the present table. Raises `PlayerError` if there is none."""


class Play:
    """Makes moves and undos, and plays on for robots, orders and defaults.

    workers: Processes in which robots think; their creator closes them.
    thinking: Shows that a robot is thinking.
    is_away: Says whether nobody can be reached. Defaults wait meanwhile.
    """

    def __init__(
        self,
        tables: Tables,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        *,
        workers: Workers | None = None,
        thinking: Thinking | None = None,
        is_away: Callable[[], bool] = lambda: False,
    ) -> None:
        self.tables = tables
        self._is_away = is_away
        self._thinking = thinking or Thinking()
        self._sleep = sleep
        self.workers = workers or robots()
        self._drivers: dict[int, asyncio.Task[None]] = {}
        self._closed = False

    def stop(self) -> None:
        """Stop all automatic play."""
        self._closed = True
        for driver in self._drivers.values():
            driver.cancel()

    async def close(self) -> None:
        """Stop all automatic play and wait until it has ended. The next start resumes it."""
        self.stop()
        await self.rested()

    def is_busy(self) -> bool:
        """Whether automatic play is under way."""
        return bool(self._drivers)

    async def rested(self) -> None:
        """Wait until all automatic play has ended."""
        await asyncio.gather(*self._drivers.values(), return_exceptions=True)

    async def resume(self) -> None:
        """After a start, resume every table at which a robot or an order is to move."""
        for table in await self.tables.storage.working_tables():
            self.drive(table)

    async def move(self, table: int, user: int, seat: Seat | None, find: Find) -> Answer:
        """Make a user's move and return the answer to them. Raise `PlayerError`, with nothing changed, if it is not possible."""
        async with self.tables.hold(table, user) as held:
            seat = own_seat(held.started, user, seat)
            return await self.make(held, user, seat, find(held.own_started, seat))

    async def make(self, held: Held, user: int, seat: Seat, move: Move) -> Answer:
        """Make a user's move for a seat for which they may act. Raise `PlayerError` if it is not legal."""
        live = held.started
        in_private = live.table.is_private(seat)
        by: By = "person" if live.seats[seat].user == user else "host"
        try:
            turn = live.table.ahead(seat, move, by=by)
        except IllegalMove as error:
            sight = sight_of(live.table, seat, held.own.words, live.names)
            why = sight.why_not(type(move), values_of(move)) or why_sentence(
                error.why, sight.words, live.names
            )
            raise PlayerError("refused", why=why) from error
        resting = tuple(other for other in live.notes.resting if other != seat)
        say = [acted_for(live, seat)] if by == "host" else []
        after = live.after(turn).noting(resting=resting)
        over = ended_words(held.own_started, seat)
        answers = held.clicked.shown_in(live.row.channel, say)
        held.clicked.is_public = (
            by == "person" and not in_private and not tells_secrets(after, seat, turn.told)
        )
        live = await self.commit(held, after, turn, say, answers=answers)
        told = answer(held.told_to_them(live), seat, turn.told, move, in_private=in_private)
        return with_note(told, over)

    async def take_back(
        self,
        held: Held,
        seat: Seat,
        k: int,
        *,
        by: By = "person",
        say: Sequence[NewPost] = (),
        hands_of_all: bool = False,
        live: Started | None = None,
    ) -> Answer:
        """Undo to before entry `k`, without checking rights. Post `say`, and what had been seen since.

        live: The table with further changes to save.
        hands_of_all: Send every seat its hand again, not only the seat that takes back. Only users who chose direct messages get it.
        """
        live = live or held.started
        say = [*say, *seen_posts(live, k)]
        turn = live.table.undone(seat, k, by=by, keeps_luck=live.notes.lesson)
        hands = await hands_anew(self.tables.storage, live, None if hands_of_all else seat)
        after = live.after(turn)
        after = after.noting(resting=tuple(after.table.waiting()))
        answers = held.clicked.shown_in(live.row.channel, say)
        live = await self.commit(held, after, turn, [*say, *hands], answers=answers)
        return answer(held.told_to_them(live), seat, turn.told)

    # Automatic play

    async def commit(
        self,
        held: Held,
        after: Started,
        turn: Turn | None = None,
        say: Sequence[NewPost] = (),
        entries: Sequence[Entry] = (),
        answers: int | None = None,
    ) -> Started:
        """Save the table after a turn, a start or a change of hands, with all its posts. Start automatic play. Return the saved table.

        entries: The entries of a log that comes with the table, if there is no `turn`.
        answers: The turn post that was clicked.
        """
        now = self.tables.time()
        people = await self.tables.people(after)
        live = with_conditions(after_turn(after, turn, people, now), moved_by(turn))
        if is_run_away(live) and live.notes.book.paused is None:
            live = live.noting(book=pause(live.notes.book, now))
            say = [*say, runaway_post(live)]
            log.error("table %d is paused: it has made %d entries by itself", live.row.id, live.table.alone())
        if self.is_working(live):
            live, told = published(live, working=True)
            live, posts = handed_off(live, told, answers, working=True)
        else:
            live, posts = with_due_said(live, people, now, answers)
            live = with_wake(held_back(live, now, self.tables.patience), people, now)
        working = self.is_working(live)
        status = "finished" if live.table.is_over() else live.row.status
        live = live.with_row(is_working=working, status=status)
        entries = entries if turn is None else turn.entries
        said = with_click_shown(live, held.clicked, [*say, *posts])
        await held.commit(live, say=said, entries=entries)
        if working:
            self.drive(live.row.id)
        return held.started

    def is_working(self, live: LiveTable) -> bool:
        """Whether the program makes the next move."""
        return next_automatic(live, self.tables.now()) is not None

    def is_driven(self, table: int) -> bool:
        """Whether automatic play is under way at a table."""
        driver = self._drivers.get(table)
        return driver is not None and not driver.done()

    def drive(self, table: int) -> None:
        """Start automatic play at a table: of robots, orders and defaults, until a user must act."""
        if self._closed or self.is_driven(table):
            return
        # A new context, because this work is not part of the answer to a click.
        driver = asyncio.create_task(self._drive(table), name=f"drive table {table}", context=Context())
        self._drivers[table] = driver
        driver.add_done_callback(lambda ended: self._forget(table, ended))

    def take_up(self, live: LiveTable) -> None:
        """Resume automatic play at a table that another client has changed."""
        if self.is_working(live):
            self.drive(live.row.id)

    def _forget(self, table: int, ended: asyncio.Task[None]) -> None:
        if self._drivers.get(table) is ended:
            del self._drivers[table]
            self._thinking.end(table)

    async def _drive(self, table: int) -> None:
        attempt = 0
        while True:
            try:
                if not await self._step(table):
                    return
                # Yield to other tasks.
                await asyncio.sleep(0)
            except PlayerError as error:
                log.warning("table %d does not go on by itself: %s", table, error)
                return
            except MovedOn:
                # Another client changed the table first: look again what to do.
                continue
            except (StorageError, BrokenProcessPool) as error:
                pause = PAUSES[min(attempt, len(PAUSES) - 1)]
                attempt += 1
                log.error("table %d waits %s s: %s", table, pause, error)
                self._thinking.end(table)
                await self._sleep(pause)
            except Exception:
                log.exception("table %d does not go on by itself, and is tried again within the hour", table)
                with suppress(StorageError):
                    await self.tables.storage.put_off(table, self.tables.now() + RETRY)
                return

    async def _step(self, table: int) -> bool:
        """Make one automatic move. Return whether there is another one to make."""
        async with self.tables.hold(table) as held:
            todo = next_automatic(held.live, self.tables.now())
            if todo is None or not self.tables.is_mine(held.live.row.guild):
                return False
            if isinstance(todo, Overdue) and self._is_away():
                # The default is played once users can be reached again.
                return False
            live = held.started
            if not isinstance(todo, RobotsTurn):
                return self.is_working(await self._automatic(held, todo))
        # If several seats answer in secret, the typing indicator must not reveal which of them a robot still plays.
        self._thinking.begin(table, None if is_together(live.table) else live.row.channel)
        # The table is not locked while a robot thinks. Its move is made only if the question is still the same.
        move = await answer_of(self.workers, live, todo, self.tables.robot)
        async with self.tables.hold(table) as held:
            is_same = held.live.row.entries == live.row.entries
            if is_same and next_automatic(held.live, self.tables.now()) == todo:
                live = held.started
                turn = live.table.ahead(todo.seat, move, by="robot")
                await self.commit(held, live.after(turn), turn)
            return self.is_working(held.live)

    async def _automatic(self, held: Held, todo: Ordered | Overdue) -> Started:
        """Make the move of an order, or the default of a seat whose time is up."""
        live = held.started
        if isinstance(todo, Overdue):
            turn = live.table.ahead(todo.seat, todo.move, by="time")
            return await self.commit(held, live.after(turn), turn)
        turn = live.table.ahead(todo.seat, todo.move, by="order")
        after = live.after(turn).with_order_used(todo.order, turn.entries[0].n)
        return await self.commit(held, after, turn)


def moved_by(turn: Turn | None) -> Seat | None:
    """Return the seat whose user began a turn; None if the turn began otherwise."""
    first = turn.entries[0] if turn is not None and turn.entries else None
    return first.seat if first is not None and first.by == "person" else None
