"""Standing orders: moves that a player leaves for later. Only that player sees them."""

from collections.abc import Sequence
from dataclasses import replace
from hashlib import blake2b

from bot.acts.answers import Answer
from bot.acts.play import Play
from bot.errors import PlayerError
from bot.menus.order_texts import TypedOrder, find_condition, read_order
from bot.menus.own_buttons import DropOrder, TurnList
from bot.menus.pages import ROOM, in_pages, shown_page, with_turning
from bot.menus.parts import LABEL, ROW, Button, Controls, in_rows, short
from bot.menus.passing import conditions_row
from bot.posts.orders import words_of
from bot.storage import NEW, OrderRow
from bot.table.automation import (
    held_back,
    is_pending,
    order_to_data,
    step_asking,
)
from bot.table.live import Started
from bot.table.seats import own_seat
from bot.table.tables import Held, Tables
from games.core.conditions import NEW as SOMETHING_NEW
from games.core.conditions import may_pass, until
from games.core.moves import Seat
from games.core.orders import Order, passing

MOST = 20
"""Maximum number of a seat's pending orders."""


class Orders:
    """Leaves, lists and drops orders. Every method returns what the user is told, and may raise `PlayerError`."""

    def __init__(self, tables: Tables, play: Play) -> None:
        self._tables = tables
        self._play = play

    async def give(self, table: int, user: int, typed: TypedOrder) -> Answer:
        """Leave a typed order."""
        async with self._tables.hold(table, user) as held:
            live = held.started
            order = read_order(live.game, live.table.box, typed)
            seat = own_seat(live, user, None)
            if typed.until:
                order = _waiting(live, seat, order, find_condition(live.game, typed.until))
            return await self._leave(held, seat, order)

    async def pass_until(self, table: int, user: int, seat: Seat | None, name: str) -> Answer:
        """Leave the order to pass from now on, until a condition is met."""
        async with self._tables.hold(table, user) as held:
            live = held.started
            seat = own_seat(live, user, seat)
            name = find_condition(live.game, name)
            _require_asked(live, seat, name)
            view, menu = live.table.view(seat), live.table.open_menu(seat)
            order = passing(live.game, name, step_asking(live.table), view, seat, menu)
            return await self._leave(held, seat, order)

    async def offer(self, table: int, user: int, page: int = 1) -> Answer:
        """Show until when a user may pass from now on, and the orders that they have left, each with a button to drop it."""
        async with self._tables.hold(table, user) as held:
            live = held.own_started
        seat = own_seat(live, user, None)
        asked = seat in live.table.waiting() and may_pass(live.game, live.table.menu(seat))
        row = conditions_row(table, seat, live.game, live.words, asked=asked)
        text, controls = _listed(live, seat, page, "conditions")
        return Answer(f"{live.words('about-conditions')}\n{text}", (row, *controls))

    async def list(self, table: int, user: int, page: int = 1) -> Answer:
        """List the user's own orders."""
        async with self._tables.hold(table, user) as held:
            live = held.own_started
        return Answer(*_listed(live, own_seat(live, user, None), page, "orders"))

    async def drop(self, table: int, user: int, number: int | None) -> str:
        """Drop one of the user's orders, or all of them."""
        async with self._tables.hold(table, user) as held:
            live = held.started
            orders = enumerate(pending(live, own_seat(live, user, None)), 1)
            return await _dropped(held, [row for place, row in orders if number in (None, place)])

    async def drop_this(self, table: int, user: int, seat: Seat, key: str) -> str:
        """Drop the order of a user's seat that a button names."""
        async with self._tables.hold(table, user) as held:
            live = held.started
            own = with_keys(pending(live, own_seat(live, user, seat)))
            return await _dropped(held, [row for one, row in own if one == key])

    async def _leave(self, held: Held, seat: Seat, order: Order) -> Answer:
        live = held.started
        if len(pending(live, seat)) >= MOST:
            raise PlayerError("too-many-orders", most=MOST)
        new = OrderRow(NEW, seat, order_to_data(order, live.table, seat))
        if order.lasts != "once" and any(row.data == new.data for row in pending(live, seat)):
            # The same click may arrive twice, for example after a restart.
            return _left(held.own_started, new, again=True)
        # Word the order before storing it: one that has no words is refused.
        answer = _left(held.own_started, new)
        # The order may answer the current question at once; `is_working` makes sure of that after a crash, too.
        past = spent(live, seat)[:-MOST]
        after = live.with_row(orders=(*(row for row in live.row.orders if row not in past), new))
        after = held_back(after, self._tables.now(), self._tables.patience)
        await held.commit(after.with_row(is_working=self._play.is_working(after)))
        self._play.drive(live.row.id)
        return answer


def pending(live: Started, seat: Seat) -> Sequence[OrderRow]:
    """Return a seat's orders that may still answer. Number them from 1 for the user: ids would reveal how many orders other players left."""
    return [row for row in live.row.orders if row.seat == seat and is_pending(live.table, row)]


def spent(live: Started, seat: Seat) -> Sequence[OrderRow]:
    """Return a seat's used orders; an undo may restore them."""
    return [row for row in live.row.orders if row.seat == seat and not is_pending(live.table, row)]


def _left(live: Started, row: OrderRow, *, again: bool = False) -> Answer:
    """Return the answer to the user who left an order; with `again` one that they have left already."""
    text = live.words("order-left", order=words_of(live, row))
    others = [one for one in pending(live, row.seat) if not again or one.data != row.data]
    key, _ = with_keys([*others, row])[-1]
    button = Button(str(DropOrder(live.row.id, row.seat, key)), live.words("button-drop-order"), "danger")
    return Answer(text, ((button,),))


def with_keys(rows: Sequence[OrderRow]) -> list[tuple[str, OrderRow]]:
    """Return a seat's orders, each with a key for its button. Two orders with the same content get different keys."""
    found: dict[str, OrderRow] = {}
    for row in rows:
        data = {name: value for name, value in row.data.items() if name != "ended"}
        said, times = repr(sorted(data.items())), 0
        while (key := _key(said, times)) in found:
            times += 1
        found[key] = row
    return list(found.items())


def _key(said: str, times: int) -> str:
    text = f"{said} {times}" if times else said
    return blake2b(text.encode(), digest_size=4).hexdigest()


def _waiting(live: Started, seat: Seat, order: Order, name: str) -> Order:
    """Return a typed order that ends when a condition is met. For a new choice the order is bound to the present step."""
    _require_asked(live, seat, name)
    if name == SOMETHING_NEW:
        order = replace(order, step=order.step or step_asking(live.table))
    view, menu = live.table.view(seat), live.table.open_menu(seat)
    return replace(order, until=until(live.game, name, view, seat, menu))


def _require_asked(live: Started, seat: Seat, name: str) -> None:
    if name == SOMETHING_NEW and seat not in live.table.waiting():
        raise PlayerError("nothing-offered")


def _listed(live: Started, seat: Seat, page: int, what: str) -> tuple[str, Controls]:
    """Return a page of a seat's orders for its user, one per line, with a button to drop each."""
    rows = pending(live, seat)
    if not rows:
        return live.words("no-orders"), ()
    lines = [f"{number}. {words_of(live, row)}" for number, row in enumerate(rows, 1)]
    pages = in_pages(lines, ROOM - len(live.words("about-conditions")), ROW)
    page = shown_page(pages, page)
    first = sum(map(len, pages[: page - 1]))
    shown = list(enumerate(with_keys(rows), 1))[first : first + len(pages[page - 1])]
    text, turning = with_turning(
        "\n".join(pages[page - 1]),
        len(pages),
        page,
        lambda to: TurnList(live.row.id, what, to),
        live.words,
    )
    drops = in_rows(
        Button(
            str(DropOrder(live.row.id, seat, key)),
            short(live.words("button-drop-number", number=number), LABEL),
            "danger",
        )
        for number, (key, _) in shown
    )
    return text, (*drops, *turning)


async def _dropped(held: Held, rows: Sequence[OrderRow]) -> str:
    if not rows:
        raise PlayerError("no-such-order")
    live = held.started
    await held.commit(live.with_row(orders=tuple(row for row in live.row.orders if row not in rows)))
    return held.own.words("orders-dropped", count=len(rows))
