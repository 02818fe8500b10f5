"""Makes moves at tables, for people and for whatever plays by itself: robots, orders, the clock."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from random import Random

from bot.errors import PlayerError
from bot.menus.controls import Controls
from bot.menus.plain import why_sentence
from bot.posts.hand_off import Telling, menu_controls
from bot.posts.in_person import hands_anew
from bot.posts.pings import posts, telling
from bot.storage import Change, StorageError
from bot.table.automation import PAUSED, Ordered, Overdue, RobotsTurn, next_automatic
from bot.table.live import WORKING, LiveTable
from bot.table.seats import acted_for, may_act_for, require_seat
from bot.table.tables import Held, Tables
from bot.table.waits import Looked, after_turn, look, unlooked
from bot.time import Plan
from games.ai import ROBOTS
from games.core.chance import keyed
from games.core.engine import IllegalMove
from games.core.log import By
from games.core.moves import Move, Seat
from games.core.steps import Together
from games.core.table import Table, Told, Turn
from games.words.sentences import log_lines, newest, step_words

log = logging.getLogger(__name__)

PAUSES = (1.0, 5.0, 30.0, 120.0)
"""Seconds until what plays by itself tries again when the database refuses, the last one for ever after."""

ANSWER = 1500
"""Characters of an answer that tell what happened; the question and its controls need room, too."""

Find = Callable[[LiveTable, Seat], Move]
"""Finds the move that a person means, at the table as it is now; raises `PlayerError`."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What somebody is told privately, with what he may click next."""

    text: str
    controls: Controls = ()


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
        self._drivers: dict[int, asyncio.Task[None]] = {}
        self._closed = False

    async def close(self) -> None:
        """Stop what plays by itself; it goes on at the next start."""
        self._closed = True
        drivers = list(self._drivers.values())
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)

    def is_busy(self) -> bool:
        """Say whether something plays by itself."""
        return bool(self._drivers)

    async def rested(self) -> None:
        """Return when whatever plays by itself has come to an end."""
        await asyncio.gather(*self._drivers.values(), return_exceptions=True)

    async def resume(self) -> None:
        """Go on with every table where a robot or an order is to move, after a start."""
        for table in await self.tables.storage.tables_noting(WORKING):
            self.drive(table)

    async def move(self, table: int, user: int, seat: Seat | None, find: Find) -> Answer:
        """Make a person's move; returns what he is told. Raises `PlayerError`, with nothing changed."""
        async with self.tables.hold(table) as held:
            seat = own_seat(held, user, seat)
            live = held.live
            move = find(live, seat)
            by: By = "person" if live.row.seats[seat].user == user else "host"
            try:
                turn = held.table.ahead(seat, move, by=by)
            except IllegalMove as error:
                raise PlayerError("refused", why=why_sentence(error.why, live.words, live.names)) from error
            resting = live.notes.get(PAUSED)
            await self._commit(
                held,
                turn,
                paused=None if not resting else [s for s in resting if s != seat],
                more=acted_for(live, seat, self.tables.now()) if by == "host" else None,
            )
            return self.answer(held.live, seat, turn.told, move)

    async def host_move(self, held: Held, seat: Seat, move: Move, more: Change) -> None:
        """Make a move that the host has decided on for a seat; `more` says so at the table."""
        await self._commit(held, held.table.ahead(seat, move, by="host"), more=more)

    async def take_back(
        self, held: Held, seat: Seat, k: int, *, by: By = "person", more: Change | None = None
    ) -> Answer:
        """Go back to before entry `k`, which somebody may who has the right to; `more` is saved with it."""
        turn = held.table.undone(seat, k, by=by)
        hands = await hands_anew(self.tables.storage, held.live, None if more is not None else seat)
        more = more or Change(held.live.row.id, self.tables.now())
        more = replace(more, outbox=[*more.outbox, *hands])
        await self._commit(held, turn, paused=held.table.after(turn).waiting(), more=more)
        return self.answer(held.live, seat, turn.told)

    def answer(self, live: LiveTable, seat: Seat, told: list[Told], move: Move | None = None) -> Answer:
        """Tell a seat what its move brought about, and what it is asked next."""
        assert live.table is not None
        lines = log_lines(told, live.words, live.names, seat)
        text = newest(lines, ANSWER) if lines else noted(live, seat, move)
        if seat not in live.table.waiting():
            return Answer(text)
        controls = menu_controls(live.row.id, live.table, seat, live.words, live.names)
        return Answer(
            f"{text}\n**{live.words('answer-next', asked=step_words(live.table, live.words))}**", controls
        )

    # What goes on by itself

    async def _commit(
        self,
        held: Held,
        turn: Turn,
        *,
        used: tuple[int, int] | None = None,
        paused: Sequence[Seat] | None = None,
        more: Change | None = None,
    ) -> None:
        """Save a turn of a running table: with the order that made it, or with the seats whose orders rest now."""
        change = Change(held.live.row.id, self.tables.now())
        live = held.live.after(turn)
        if used is not None:
            change = replace(change, used_orders=[used])
            live = live.with_order_used(*used)
        if paused is not None:
            change = replace(change, notes={PAUSED: list(paused) or None})
            live = replace(live, notes={**live.notes, PAUSED: list(paused)})
        await self.commit(held, live, turn, change if more is None else merged(change, more))

    async def commit(
        self, held: Held, live: LiveTable, turn: Turn | None, change: Change | None = None
    ) -> None:
        """Save a turn that leads to `live`, with everything that it says, and go on with whoever plays by himself.

        `change` is saved with it: the start of the table; a seat that changes hands, which takes no turn.
        """
        now = self.tables.now()
        people = await self.tables.people(live)
        live = after_turn(live, turn, people, now)
        if self.is_working(live):
            live, said = live.published(working=True, at=now, telling=Telling())
            said, plan = unlooked(live, said), None
        else:
            looked = look(live, people, now)
            live, said = looked.live.published(working=False, at=now, telling=telling(looked, people, now))
            said, plan = with_due(looked, said), looked.plan
        working = self.is_working(live)
        said = replace(
            said, entries=() if turn is None else turn.entries, notes={**said.notes, WORKING: working or None}
        )
        await held.commit(live, said if change is None else merged(said, change))
        self.told(plan)
        if working:
            self.drive(live.row.id)

    def told(self, plan: Plan | None) -> None:
        """Send what was committed, and see that the table is looked at again in time."""
        self._wake()
        if plan is not None and plan.wake is not None:
            self._alarm()

    def is_working(self, live: LiveTable) -> bool:
        """Say whether the program is to make the next move."""
        return next_automatic(live) is not None

    def drive(self, table: int) -> None:
        """Let what plays by itself go on at a table, until a person must act."""
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
            live, todo = held.live, next_automatic(held.live)
            if todo is None:
                return False
            if isinstance(todo, Ordered):
                turn = held.table.ahead(todo.seat, todo.move, by="order")
                await self._commit(held, turn, used=(todo.order, turn.entries[0].n))
                return self.is_working(held.live)
            if isinstance(todo, Overdue):
                await self._commit(held, held.table.ahead(todo.seat, todo.move, by="time"))
                return self.is_working(held.live)
        # Nobody waits for a robot that thinks: it looks at the table as it is, and moves if that still stands.
        assert live.table is not None
        move = await robots_move(live.table, todo)
        async with self.tables.hold(table) as held:
            if held.live.row.entries == live.row.entries and next_automatic(held.live) == todo:
                await self._commit(held, held.table.ahead(todo.seat, move, by="robot"))
            return self.is_working(held.live)


async def robots_move(table: Table, todo: RobotsTurn) -> Move:
    """Return a robot's move for its seat; it knows the seat's view and menu."""
    seed = int.from_bytes(keyed(table.header.secret, "robot", todo.seat, len(table.log.entries))[:8])
    robot = ROBOTS[todo.kind if todo.kind in ROBOTS else next(iter(ROBOTS))](seed)
    menu = table.menu(todo.seat)
    # A thoughtful robot takes longer than anybody else's click may wait.
    move = await asyncio.to_thread(robot, table.view(todo.seat), todo.seat, menu)
    return move or menu.sample(Random(seed))


def with_due(looked: Looked, said: Change) -> Change:
    """Return what a post says with everything else that is due at the table, in posts of their own."""
    by_post = ("ping", "next") if any(row.kind == "post" for row in said.outbox) else ()
    rest = [due for due in looked.due if due.kind not in by_post]
    said = looked.noted(said)
    return replace(said, outbox=[*said.outbox, *posts(looked, rest)])


def noted(live: LiveTable, seat: Seat, move: Move | None) -> str:
    """Return what a seat is told of a move that nobody hears of yet: what it was, and whether it may still change."""
    assert live.table is not None
    if move is None:
        return live.words("answer-noted")
    text = live.words("answer-repeated", move=live.words.move(move, live.names))
    step = live.table.state.agenda[-1] if live.table.state.agenda else None
    may_change = isinstance(step, Together) and seat in step.seats and bool(live.table.menu(seat))
    return f"{text} {live.words('answer-changeable')}" if may_change else text


def merged(said: Change, other: Change) -> Change:
    """Return both changes of one table as one."""
    names = ("status", "header", "options", "settings", "seats", "host", "channel", "post", "lobby_post")
    plain = {name: getattr(other, name) for name in names if getattr(other, name) is not None}
    if said.status is not None:
        plain["status"] = said.status
    return replace(
        said,
        **plain,
        entries=[*other.entries, *said.entries],
        outbox=[*other.outbox, *said.outbox],
        notes={**other.notes, **said.notes},
        timers=[*said.timers, *other.timers],
        drop_timers=[*said.drop_timers, *other.drop_timers],
        orders=[*said.orders, *other.orders],
        used_orders=[*said.used_orders, *other.used_orders],
        drop_orders=[*said.drop_orders, *other.drop_orders],
    )


def own_seat(held: Held, user: int, seat: Seat | None) -> Seat:
    """Return the seat for which a user acts: the given one if it is his, else the one that is asked.

    The host may name a seat whose user lets him act for it. Raises `PlayerError` if he has none, or not this
    one, or the table was ended.
    """
    if held.live.row.status in ("ended", "archived"):
        raise PlayerError("table-ended-already")
    if seat is not None:
        require_seat(held.live.row, seat)
    if seat is not None and may_act_for(held.live, user, seat):
        return seat
    seats = held.live.seats_of(user)
    if not seats:
        raise PlayerError("not-seated")
    if seat is not None and seat not in seats:
        raise PlayerError("not-your-control", names=held.live.names[seat])
    waiting = held.table.waiting()
    return seat if seat is not None else next((own for own in seats if own in waiting), seats[0])
