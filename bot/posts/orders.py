"""The description of an order for its owner. Pure functions."""

from dataclasses import replace

from bot.menus.order_texts import order_words
from bot.menus.parts import short
from bot.storage import OrderRow
from bot.table.automation import ANOTHER, has_ended, order_from_data
from bot.table.conditions import ended_orders
from bot.table.live import Started
from games.core.moves import Seat

FEW, MOST_ENDED = 3, 250
"""Maximum number of ended orders above a question, and of characters of each. The list of orders shows all."""


def words_of(live: Started, row: OrderRow) -> str:
    """Return an order as a sentence, with the facts of the question that it was given for, and whether it has ended."""
    order = order_from_data(row.data)
    asked = tuple((row.data.get("asked") or {}).items())
    words = order_words(replace(order, given=order.given or asked), live.game, live.words, live.names)
    if not has_ended(row):
        return words
    return live.words("order-lost" if row.data["ended"] == ANOTHER else "order-ended", order=words)


def ended_words(live: Started, seat: Seat) -> str:
    """Return the orders of a seat that have ended since its user last moved, one per line; for the user alone."""
    rows = ended_orders(live, seat)
    lines = [f"-# {short(words_of(live, row), MOST_ENDED)}" for row in rows[-FEW:]]
    more = [f"-# {live.words('orders-more', count=len(rows) - FEW)}"] if len(rows) > FEW else []
    return "\n".join([*lines, *more])
