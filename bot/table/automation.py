"""The program's moves at a table: robots, orders, and seats whose user is away or late. Pure functions."""

from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from random import SystemRandom
from typing import Any

from pydantic import TypeAdapter

from bot.storage import Json, OrderRow
from bot.table.live import LiveTable, Started
from bot.table.notes import Patience, Stand
from games.core import record
from games.core.moves import Move, Seat
from games.core.orders import Order, answer, facts_asked
from games.core.steps import Together
from games.core.table import Table

USUAL = ""
PATIENCE = (30.0, 120.0)
"""Minimum and maximum seconds that an order waits if several seats answer and no user has answered yet."""
ANOTHER = "another question"
"""Value of an order's `ended`: the question that it was given for is no longer asked."""
MOST_ALONE = 300
"""Maximum number of entries that the program makes at a table during one step; more indicate an endless loop."""

_adapter: TypeAdapter[Order] = TypeAdapter(Order)


@record
class RobotsTurn:
    """A robot must move; the level `USUAL` is the operator's default."""

    seat: Seat
    kind: str


@record
class Ordered:
    """A standing order makes this move."""

    seat: Seat
    order: int
    move: Move


@record
class Overdue:
    """The game's default is played for a seat whose time is up."""

    seat: Seat
    move: Move


Automatic = RobotsTurn | Ordered | Overdue


def next_automatic(live: LiveTable, now: datetime) -> Automatic | None:
    """Return what the program does next at a table; None if a user must decide or nothing is to be done."""
    if not isinstance(live, Started) or live.row.status != "running" or is_run_away(live):
        return None
    waiting = live.table.waiting()
    for row in live.seats:
        if row.seat in waiting and row.robot is not None:
            return RobotsTurn(row.seat, row.robot)
    for seat in waiting:
        if (stand := live.notes.away.get(seat)) is not None:
            return _stand_in(live.table, seat, stand)
    for row in live.row.orders:
        if row.seat not in waiting or holds_back(live, row.seat, now):
            continue
        if (move := ordered_move(live, row)) is not None:
            return Ordered(row.seat, row.id, move)
    return None


def patience() -> timedelta:
    """Return a random time that an order waits at a step that several seats answer."""
    return timedelta(seconds=SystemRandom().uniform(*PATIENCE))


def holds_back(live: Started, seat: Seat, now: datetime) -> bool:
    """Whether a seat's orders still wait. A sealed answer that came at once would reveal that it was ordered."""
    if not _waits_for_a_person(live.table):
        return False
    until = _patience(live).get(seat)
    return until is None or now < until


def held_back(live: Started, now: datetime, patience: Callable[[], timedelta]) -> Started:
    """Return the table with a moment noted for each order that waits. It is due again at the first of these moments."""
    before = _patience(live)
    until = {
        row.seat: before.get(row.seat) or now + patience()
        for row in live.row.orders
        if row.seat in live.table.waiting()
        and _waits_for_a_person(live.table)
        and ordered_move(live, row) is not None
    }
    if not until:
        return live if live.notes.patience is None else live.noting(patience=None)
    wakes = [moment for moment in (live.row.wake, *until.values()) if moment is not None and moment > now]
    live = live.noting(patience=Patience(_asking(live.table), until))
    return live.with_row(wake=min(wakes, default=live.row.wake))


def _patience(live: Started) -> Mapping[Seat, datetime]:
    """Return until when orders wait at the current step."""
    known = live.notes.patience
    return known.until if known is not None and known.step == _asking(live.table) else {}


def step_asking(table: Table) -> str:
    """Return the class name of the current step, which orders name; "" when the game is over."""
    return type(table.state.agenda[-1]).__name__ if table.state.agenda else ""


def _asking(table: Table) -> str:
    """Return a key of the current step that no earlier step has."""
    return f"{step_asking(table)} {table.asking_since()}" if table.state.agenda else ""


def _waits_for_a_person(table: Table) -> bool:
    """Whether several seats answer the current step, and no user has answered it yet."""
    step = table.state.agenda[-1] if table.state.agenda else None
    if not isinstance(step, Together) or len(step.seats) < 2:
        return False
    since = table.asking_since()
    return not any(
        entry.n > since
        and entry.by in ("person", "host")
        and entry.move in step.answers.get(entry.seat, {}).values()
        for entry in table.log.live_line()
    )


def is_run_away(live: Started) -> bool:
    """Whether the program has made so many automatic moves that a user must look at the table first."""
    return not live.table.is_over() and live.table.alone() >= MOST_ALONE


def _stand_in(table: Table, seat: Seat, stand: Stand) -> Overdue | RobotsTurn:
    if stand == "default":
        move = table.game.default(table.view(seat), seat, table.open_menu(seat))
        if move is not None:
            return Overdue(seat, move)
    return RobotsTurn(seat, USUAL)


def ordered_move(live: Started, row: OrderRow) -> Move | None:
    """Return an order's answer to the current step; None if it rests, is used up, is for something else or does not fit."""
    if row.seat in live.notes.resting or not is_in_force(live.table, row) or _is_of_another(live, row):
        return None
    return _move_of(live.table, row)


def has_lost_its_question(live: Started, row: OrderRow) -> bool:
    """Whether an order could answer its seat's question now, but was given for another question."""
    if row.seat not in live.table.waiting() or not is_in_force(live.table, row):
        return False
    return _is_of_another(live, row) and _move_of(live.table, row) is not None


def _is_of_another(live: Started, row: OrderRow) -> bool:
    """Whether the facts of the question differ from those when the order was given.

    Two questions about cards with one name are about the same card while the step beneath them lasts. Only facts that the
    question has now are compared.
    """
    then = row.data.get("asked")
    now = facts_asked(live.table.view(row.seat)) if then else {}
    if not then or not now.keys() & then.keys():
        return False
    is_over = row.data.get("within") not in (None, *live.table.asked_since())
    return is_over or any(now.get(name, value) != value for name, value in then.items())


def _move_of(table: Table, row: OrderRow) -> Move | None:
    """Return the move with which an order in force answers the current step; None if it has none."""
    step = step_asking(table)
    order = order_from_data(row.data)
    menu = table.open_menu(row.seat)
    return answer(order, step, table.view(row.seat), row.seat, menu, table.game.default)


def is_in_force(table: Table, row: OrderRow) -> bool:
    """Whether an order may still answer: "once" until it has, "step" while that step lasts.

    Uses that were undone do not count. A "step" order given during the step is bound to it; one given
    before is bound by its first answer.
    """
    lasts = row.data["lasts"]
    if has_ended(row):
        return False
    if lasts == "dropped":
        return True
    live = {entry.n for entry in table.log.live_line()} if row.used_by else set[int]()
    uses = [n for n in row.used_by if n in live]
    if lasts == "once":
        return not uses
    since = table.asking_since()
    born = row.data.get("born")
    return (born is None or born == since) and all(n > since for n in uses)


def is_pending(table: Table, row: OrderRow) -> bool:
    """Whether an order may answer now or later, or has ended and its owner has not been told."""
    if has_ended(row) or is_in_force(table, row):
        return True
    # Another step may come before the order's own step continues.
    return not row.used_by and row.data.get("born") in table.asked_since()


def has_ended(row: OrderRow) -> bool:
    """Whether an order's condition is met, or its question is no longer asked."""
    return bool(row.data.get("ended"))


def order_to_data(order: Order, table: Table, seat: Seat) -> Json:
    """Return a seat's order as JSON data, bound to the current step if it is meant for that one.

    The data have the current facts as `asked` and the entry of the step beneath as `within`, unless the order lasts until dropped, or
    specifies facts itself.
    """
    data: dict[str, Any] = _adapter.dump_python(order, mode="json")
    asking = step_asking(table) == order.step != ""
    data["born"] = table.asking_since() if asking and order.lasts == "step" else None
    if order.lasts != "dropped" and not order.given and (asked := facts_asked(table.view(seat))):
        beneath = table.asked_since()[:-1]
        data |= {"asked": asked, "within": beneath[-1] if beneath else None}
    return data


def order_from_data(data: Json) -> Order:
    """Read an order."""
    return _adapter.validate_python(
        {name: value for name, value in data.items() if name not in ("born", "ended", "asked", "within")}
    )
