"""What its owner is told of an order. Pure."""

from bot.menus.order_texts import order_words
from bot.table.conditions import ended_orders
from bot.table.live import Started
from games.core.moves import Seat


def ended_words(live: Started, seat: Seat) -> str:
    """Return which orders of a seat have ended since its person last moved, a line each; for its owner alone."""
    orders = (order_words(order, live.game, live.words, live.names) for order in ended_orders(live, seat))
    return "\n".join(f"-# {live.words('order-ended', order=order)}" for order in orders)
