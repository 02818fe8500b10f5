"""Ends orders whose condition has come, or whose question has gone; they stay ended. Pure."""

from collections.abc import Sequence
from dataclasses import replace

from bot.storage import OrderRow
from bot.table.automation import ANOTHER, has_ended, has_lost_its_question, order_from_data, step_asking
from bot.table.live import Started
from games.core.conditions import NEW, has_come
from games.core.moves import Seat


def with_conditions(live: Started, moved: Seat | None) -> Started:
    """Return the table with orders marked as ended if their condition has come, or if they would answer another question.

    moved: The seat whose user has moved. The user has read its ended orders by then, so these are deleted.
    """
    rows = [_looked_at(live, row) for row in live.row.orders if not (row.seat == moved and has_ended(row))]
    return live if rows == list(live.row.orders) else live.with_row(orders=tuple(rows))


def ended_orders(live: Started, seat: Seat) -> Sequence[OrderRow]:
    """Return a seat's orders that have ended since its user last moved."""
    return [row for row in live.row.orders if row.seat == seat and has_ended(row)]


def _looked_at(live: Started, row: OrderRow) -> OrderRow:
    if has_ended(row):
        return row
    has_come = row.data.get("until") is not None and _has_come(live, row)
    if not has_come and not has_lost_its_question(live, row):
        return row
    return replace(row, data={**row.data, "ended": True if has_come else ANOTHER})


def _has_come(live: Started, row: OrderRow) -> bool:
    order, table, seat = order_from_data(row.data), live.table, row.seat
    assert order.until is not None
    if table.is_over():
        return True
    if order.until.name == NEW and not (seat in table.waiting() and order.step == step_asking(table)):
        return False
    return has_come(live.game, order.until, table.view(seat), seat, table.open_menu(seat))
