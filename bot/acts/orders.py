"""Standing orders: moves that a player leaves for later. Nobody else hears of them."""

from collections.abc import Sequence

from bot.acts.play import Play
from bot.errors import PlayerError
from bot.menus.order_texts import TypedOrder, order_words, read_order
from bot.storage import NEW, OrderRow
from bot.table.automation import held_back, order_from_data, order_to_data
from bot.table.live import Started
from bot.table.seats import own_seat
from bot.table.tables import Tables
from games.core.moves import Seat


class Orders:
    """Leaves, lists and drops orders. Every method returns what the user is told, and may raise `PlayerError`."""

    def __init__(self, tables: Tables, play: Play) -> None:
        self._tables = tables
        self._play = play

    async def give(self, table: int, user: int, typed: TypedOrder) -> str:
        """Leave an order."""
        async with self._tables.hold(table, user) as held:
            live = held.started
            order = read_order(live.game, live.table.box, typed)
            seat = own_seat(live, user, None)
            new = OrderRow(NEW, seat, order_to_data(order, live.table))
            # The order may answer the current question at once; `is_working` makes sure of that after a crash, too.
            after = live.with_row(orders=(*live.row.orders, new))
            after = held_back(after, self._tables.now(), self._tables.patience)
            await held.commit(after.with_row(is_working=self._play.is_working(after)))
            self._play.drive(table)
        words = held.own.words
        return words("order-left", order=order_words(order, live.game, words, live.names))

    async def list(self, table: int, user: int) -> str:
        """List the user's own orders."""
        async with self._tables.hold(table, user) as held:
            live = held.own_started
        rows = own_orders(live, own_seat(live, user, None))
        orders = (order_words(order_from_data(row.data), live.game, live.words, live.names) for row in rows)
        return "\n".join(f"{n}. {order}" for n, order in enumerate(orders, 1)) or live.words("no-orders")

    async def drop(self, table: int, user: int, number: int | None) -> str:
        """Drop one of the user's orders, or all of them."""
        async with self._tables.hold(table, user) as held:
            live = held.started
            orders = enumerate(own_orders(live, own_seat(live, user, None)), 1)
            own = [row for place, row in orders if number in (None, place)]
            if not own:
                raise PlayerError("no-such-order")
            await held.commit(live.with_row(orders=tuple(row for row in live.row.orders if row not in own)))
        return held.own.words("orders-dropped", count=len(own))


def own_orders(live: Started, seat: Seat) -> Sequence[OrderRow]:
    """Return a seat's orders, numbered from 1 for its user: ids would reveal how many orders others have left."""
    return [row for row in live.row.orders if row.seat == seat]
