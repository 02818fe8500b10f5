"""Makes moves at tables: for people, robots, orders and the clock."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from random import Random

from bot.acts.answers import Answer
from bot.errors import PlayerError
from bot.health.figures import CUT_SHORT
from bot.menus.plain import why_sentence
from bot.menus.typed import Values, typed_move
from bot.posts.hand_off import menu_controls, sight_of
from bot.posts.in_person import hands_anew
from bot.posts.messages import TablePost, plain_post
from bot.posts.pings import posts, telling
from bot.posts.publishing import published
from bot.posts.seats import acted_for
from bot.storage import NewPost, StorageError
from bot.table.automation import Ordered, Overdue, RobotsTurn, is_run_away, next_automatic
from bot.table.fairness import promise
from bot.table.live import LiveTable, Started
from bot.table.seats import own_seat
from bot.table.tables import Held, Tables
from bot.table.waits import after_turn, due_now, waiting_words
from bot.time import People, pause
from games.ai import QUICK, ROBOTS
from games.ai.workers import Workers
from games.core.chance import keyed
from games.core.engine import IllegalMove
from games.core.log import By, Entry
from games.core.moves import Move, Seat
from games.core.steps import Together
from games.core.table import Table, Told, Turn
from games.words.sentences import log_lines, newest, step_words

log = logging.getLogger(__name__)

PAUSES = (1.0, 5.0, 30.0, 120.0)
"""Seconds until automatic play tries again after the database has refused; the last pause is repeated."""

ANSWER = 1500
"""Characters of an answer that tell what happened; the question and its controls need room, too."""

Find = Callable[[Started, Seat], Move]
"""Finds the move that a person means, at the table as it is now; raises `PlayerError`."""


class Play:
    """Moves, undos and everything that follows by itself.

    `wake` is called when there is something to send, `alarm` when there is a new moment to look at a table.
    """

    def __init__(
        self,
        tables: Tables,
        wake: Callable[[], None],
        alarm: Callable[[], None] = lambda: None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.tables = tables
        self._wake = wake
        self._alarm = alarm
        self._sleep = sleep
        self.workers = Workers(told=lambda _: CUT_SHORT.inc())
        self._drivers: dict[int, asyncio.Task[None]] = {}
        self._closed = False

    async def close(self) -> None:
        """Stop what plays by itself; it goes on at the next start."""
        self._closed = True
        drivers = list(self._drivers.values())
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)
        self.workers.close()

    def is_busy(self) -> bool:
        """Say whether something plays by itself."""
        return bool(self._drivers)

    async def rested(self) -> None:
        """Return when whatever plays by itself has come to an end."""
        await asyncio.gather(*self._drivers.values(), return_exceptions=True)

    async def resume(self) -> None:
        """After a start, go on with every table where a robot or an order is to move."""
        for table in await self.tables.storage.working_tables():
            self.drive(table)

    async def move(self, table: int, user: int, seat: Seat | None, find: Find) -> Answer:
        """Make a person's move; returns what they are told. Raises `PlayerError`, with nothing changed."""
        async with self.tables.hold(table, user) as held:
            seat = own_seat(held.started, user, seat)
            return await self.make(held, user, seat, find(held.own_started, seat))

    async def make(self, held: Held, user: int, seat: Seat, move: Move) -> Answer:
        """Make a person's move for a seat that is theirs to play; raises `PlayerError` if it is not legal."""
        live = held.started
        by: By = "person" if live.seats[seat].user == user else "host"
        try:
            turn = live.table.ahead(seat, move, by=by)
        except IllegalMove as error:
            words = held.own.words
            raise PlayerError("refused", why=why_sentence(error.why, words, live.names)) from error
        resting = tuple(other for other in live.notes.resting if other != seat)
        say = [acted_for(live, seat)] if by == "host" else []
        live = await self.commit(held, live.after(turn).noting(resting=resting), turn, say)
        return self.answer(held.told_to_them(live), seat, turn.told, move)

    async def menu(self, table: int, user: int) -> Answer:
        """Return what a user may do at a table; raises `PlayerError` if that is nothing."""
        async with self.tables.hold(table, user) as held:
            live = held.own_started
            return menu_of(live, own_seat(live, user, None))

    async def typed(self, table: int, user: int, game: str, kind: type[Move], typed: Values) -> Answer:
        """Make a move that was typed as a command of a game; raises `PlayerError`."""

        def find(live: Started, seat: Seat) -> Move:
            if live.game.key != game:
                raise PlayerError("another-game", game=live.words("game-name"))
            menu = live.table.menu(seat)
            if not menu:
                raise PlayerError("not-asked", asked=waiting_words(live))
            return typed_move(menu, kind, typed, sight_of(live.table, seat, live.words, live.names))

        return await self.move(table, user, None, find)

    async def host_move(self, held: Held, seat: Seat, move: Move, say: Sequence[NewPost]) -> None:
        """Make a move that the host has decided on for a seat; `say` tells the table so."""
        live = held.started
        turn = live.table.ahead(seat, move, by="host")
        await self.commit(held, live.after(turn), turn, say)

    async def take_back(
        self,
        held: Held,
        seat: Seat,
        k: int,
        *,
        by: By = "person",
        say: Sequence[NewPost] = (),
        hands_of_all: bool = False,
    ) -> Answer:
        """Go back to before entry `k`, for somebody who has the right to; `say` is posted with it.

        The seat that takes back (with `hands_of_all` every seat) is sent its hand again, if its user chose direct messages.
        """
        live = held.started
        turn = live.table.undone(seat, k, by=by)
        hands = await hands_anew(self.tables.storage, live, None if hands_of_all else seat)
        after = live.after(turn)
        after = after.noting(resting=tuple(after.table.waiting()), proposal=None)
        live = await self.commit(held, after, turn, [*say, *hands])
        return self.answer(held.told_to_them(live), seat, turn.told)

    def answer(self, live: Started, seat: Seat, told: list[Told], move: Move | None = None) -> Answer:
        """Tell a seat what its move brought about, and what it is asked next."""
        lines = log_lines(told, live.words, live.names, seat)
        text = newest(lines, ANSWER) if lines else noted(live, seat, move)
        if seat not in live.table.waiting():
            return Answer(text)
        controls = menu_controls(live.row.id, live.table, seat, live.words, live.names)
        return Answer(
            f"{text}\n**{live.words('answer-next', asked=step_words(live.table, live.words, seat))}**",
            controls,
        )

    # What goes on by itself

    async def commit(
        self,
        held: Held,
        after: Started,
        turn: Turn | None = None,
        say: Sequence[NewPost] = (),
        entries: Sequence[Entry] = (),
    ) -> Started:
        """Save what a turn led to, or a start or a change of hands, with everything that the table says then.

        `entries` are those of a log that comes with the table. Goes on with whatever plays by itself; returns the
        table as it is saved.
        """
        now = self.tables.now()
        people = await self.tables.people(after)
        live = after_turn(after, turn, people, now)
        if is_run_away(live) and live.notes.book.paused is None:
            live, stop = stopped(live, now)
            say = [*say, stop]
        if self.is_working(live):
            live, posts = published(live, working=True)
        else:
            live, posts = with_due_said(live, people, now)
        working = self.is_working(live)
        status = "finished" if live.table.is_over() else live.row.status
        live = live.with_row(is_working=working, status=status)
        entries = entries if turn is None else turn.entries
        await held.commit(live, say=[*say, *posts], entries=entries)
        self.committed()
        if working:
            self.drive(live.row.id)
        return held.started

    def committed(self) -> None:
        """Send what was committed, and see that the table is looked at again in time."""
        self._wake()
        self._alarm()

    def is_working(self, live: LiveTable) -> bool:
        """Say whether the program is to make the next move."""
        return next_automatic(live) is not None

    def drive(self, table: int) -> None:
        """Let robots, orders and the clock play on at a table, until a person must act."""
        driver = self._drivers.get(table)
        if self._closed or (driver is not None and not driver.done()):
            return
        driver = asyncio.create_task(self._drive(table), name=f"drive table {table}")
        self._drivers[table] = driver
        driver.add_done_callback(lambda ended: self._forget(table, ended))

    def _forget(self, table: int, ended: asyncio.Task[None]) -> None:
        if self._drivers.get(table) is ended:
            del self._drivers[table]

    async def _drive(self, table: int) -> None:
        attempt = 0
        while True:
            try:
                if not await self._step(table):
                    return
                # No waiting: others get their turn in between.
                await asyncio.sleep(0)
            except PlayerError as error:
                log.warning("table %d does not go on by itself: %s", table, error)
                return
            except StorageError as error:
                pause = PAUSES[min(attempt, len(PAUSES) - 1)]
                attempt += 1
                log.error("table %d waits %s s: %s", table, pause, error)  # noqa: TRY400  # one line for the operator
                await self._sleep(pause)
            except Exception:
                log.exception("table %d does not go on by itself", table)
                return

    async def _step(self, table: int) -> bool:
        """Make one automatic move; says whether there is another one."""
        async with self.tables.hold(table) as held:
            todo = next_automatic(held.live)
            if todo is None:
                return False
            live = held.started
            if not isinstance(todo, RobotsTurn):
                return self.is_working(await self._automatic(held, todo))
        # The table is not locked while a robot thinks: its move is made if the question is still the same.
        move = await robots_move(self.workers, live.table, todo)
        async with self.tables.hold(table) as held:
            if held.live.row.entries == live.row.entries and next_automatic(held.live) == todo:
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


def stopped(live: Started, now: datetime) -> tuple[Started, NewPost]:
    """Return the table, paused because it only played by itself, and the post that says so."""
    count = live.table.alone()
    log.error("table %d is paused: it has made %d entries by itself", live.row.id, count)
    post = plain_post(live, live.words("paused-by-itself", count=count))
    return live.noting(book=pause(live.notes.book, now)), post


async def robots_move(workers: Workers, table: Table, todo: RobotsTurn) -> Move:
    """Return a robot's move for its seat; it knows the seat's view and menu."""
    # From what is public of the table's secret: the secret itself is for its dealer alone.
    public = promise(table.header.secret)
    seed = int.from_bytes(keyed(public, "robot", todo.seat, len(table.log.entries))[:8])
    kind = todo.kind if todo.kind in ROBOTS else next(iter(ROBOTS))
    view, menu = table.view(todo.seat), table.open_menu(todo.seat)
    if kind in QUICK or menu.only() is not None:
        move = ROBOTS[kind](seed)(view, todo.seat, menu)
    else:
        # A strong robot thinks for longer than a click may wait.
        move = await workers.think(kind, seed, view, todo.seat, menu)
    return move or menu.sample(Random(seed))


def with_due_said(live: Started, people: People, now: datetime) -> tuple[Started, list[NewPost]]:
    """Return a table that people are asked at with all that is due told: in its post, and in posts of their own."""
    live, due = due_now(live, people, now)
    live, said = published(live, working=False, telling=telling(live, due, people, now))
    by_post = ("ping", "next") if any(row.kind == TablePost.kind for row in said) else ()
    return live, [*said, *posts(live, [one for one in due if one.kind not in by_post], people)]


def noted(live: Started, seat: Seat, move: Move | None) -> str:
    """Return what a seat is told of a move that nobody hears of yet: what it was, and whether it may still change."""
    if move is None:
        return live.words("answer-noted")
    text = live.words("answer-repeated", move=live.words.move(move, live.names))
    step = live.table.state.agenda[-1] if live.table.state.agenda else None
    may_change = isinstance(step, Together) and seat in step.seats and bool(live.table.menu(seat))
    return f"{text} {live.words('answer-changeable')}" if may_change else text


def menu_of(live: Started, seat: Seat) -> Answer:
    """Return what a seat may do, for the user who acts for it; raises `PlayerError` if that is nothing."""
    if not live.table.menu(seat):
        raise PlayerError("not-asked", asked=waiting_words(live))
    controls = menu_controls(live.row.id, live.table, seat, live.words, live.names)
    return Answer(live.words("answer-next", asked=step_words(live.table, live.words, seat)), controls)
