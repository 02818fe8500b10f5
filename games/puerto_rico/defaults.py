"""Moves for a player whose time is up, and the pieces with which a form opens (§12)."""

from collections.abc import Callable, Mapping, Sequence

from games.core import Menu, Move, Pass, Seat
from games.puerto_rico.moves import (
    Circle,
    FinalPass,
    Good,
    Load,
    PlaceColonists,
    Produce,
    Refuse,
    Store,
    TakeBonus,
    TakeRole,
)
from games.puerto_rico.state import Player, PuertoRico, circles_of, colonist_count
from games.puerto_rico.storage import warehouse_kinds

ROLE_ORDER = ("settler", "builder", "mayor", "trader", "craftsman", "captain", "prospector")
"""Which of equally paid roles is taken."""


def default(view: PuertoRico, seat: Seat, menu: Menu) -> Move:
    """Return the move for a player whose time is up: cautious, but using each chance that costs nothing."""
    for kind, answer in ANSWERS.items():
        if kind in menu.kinds():
            return answer(view, view.players[seat], menu)
    return Pass()


def suggest(view: PuertoRico, seat: Seat, menu: Menu) -> Move:
    """Return the prefilled move of a form: for the mayor a sensible arrangement, otherwise the default."""
    if PlaceColonists in menu.kinds():
        return PlaceColonists(fill(view, view.players[seat], sensible_circle))
    return default(view, seat, menu)


def already(view: PuertoRico, seat: Seat, kind: type[Move]) -> Mapping[str, Sequence[Circle]]:
    """Return the occupied circles for the mayor (§6.2): colonists stay in place unless their player moves them."""
    if kind is not PlaceColonists:
        return {}
    player = view.players[seat]
    on = {
        circle: player.manned.get(circle, 0) + player.buildings.get(circle, 0)
        for circle in circles_of(view, player)
    }
    return {"circles": [circle for circle, count in on.items() for _ in range(count)]}


def best_paid_role(view: PuertoRico, menu: Menu) -> Move:
    """Take the card with most doubloons."""
    roles = [move.role for move in menu if isinstance(move, TakeRole)]
    order = {r: ROLE_ORDER.index(view.box.roles[r].phase) for r in roles}
    return TakeRole(min(roles, key=lambda r: (-view.roles[r], order[r])))


def keep_and_fill(view: PuertoRico, player: Player) -> Move:
    """Leave the placed colonists, and fill tiles before buildings with those in San Juan."""
    return PlaceColonists(fill(view, player, lambda _view, _on, free: next(iter(free))))


def dearest_bonus(view: PuertoRico, menu: Menu) -> Move:
    """Take the dearest barrel."""
    goods = [move.good for move in menu if isinstance(move, TakeBonus)]
    return TakeBonus(max(goods, key=lambda good: view.box.goods[good].price))


def largest_load(view: PuertoRico, player: Player, menu: Menu) -> Move:
    """Load most barrels, on the smallest ship for them, of the cheapest kind."""
    loads = [move for move in menu if isinstance(move, Load) and move.harbor]

    def rank(move: Load) -> tuple[int, int, int]:
        ship = view.box.ships[move.ship]
        count = min(player.goods[move.good], ship.capacity - view.ships[move.ship].load)
        return -count, ship.capacity, view.box.goods[move.good].price

    return min(loads, key=rank)


def most_barrels(view: PuertoRico, player: Player) -> Move:
    """Keep most barrels, the dearest of equally many."""
    kinds = warehouse_kinds(view, player)

    def worth(good: Good) -> tuple[int, int]:
        return player.goods[good], view.box.goods[good].price

    goods = sorted(player.goods, key=worth, reverse=True)
    whole, rest = goods[:kinds], goods[kinds:]
    single = max(rest, key=lambda good: view.box.goods[good].price)
    return Store(single, tuple(good for good in view.box.goods if good in whole))


ANSWERS: dict[type[Move], Callable[[PuertoRico, Player, Menu], Move]] = {
    TakeRole: lambda view, _player, menu: best_paid_role(view, menu),
    PlaceColonists: lambda view, player, _menu: keep_and_fill(view, player),
    Load: largest_load,
    FinalPass: lambda _view, _player, _menu: FinalPass(),
    TakeBonus: lambda view, _player, menu: dearest_bonus(view, menu),
    Store: lambda view, player, _menu: most_barrels(view, player),
    Produce: lambda _view, _player, _menu: Produce(),
    Refuse: lambda _view, _player, _menu: Refuse(0),
}
"""Kind of move on the menu → the answer; everything else is passed."""


# Arrangements


Choose = Callable[[PuertoRico, dict[Circle, int], dict[Circle, int]], Circle]
"""(view, colonists by circle, free circles) → the circle for the next colonist."""


def fill(view: PuertoRico, player: Player, choose: Choose) -> tuple[Circle, ...]:
    """Return the present arrangement with the colonists of San Juan added one by one."""
    circles = circles_of(view, player)
    on = {circle: player.manned.get(circle, 0) + player.buildings.get(circle, 0) for circle in circles}
    for _ in range(colonist_count(player) - sum(on.values())):
        free = {circle: count - on[circle] for circle, count in circles.items() if count > on[circle]}
        if not free:
            break
        on[choose(view, on, free)] += 1
    return tuple(circle for circle, count in on.items() for _ in range(count))


def sensible_circle(view: PuertoRico, on: dict[Circle, int], free: dict[Circle, int]) -> Circle:
    """Choose a circle with an immediate use: to complete a production, then for an effect, then others."""

    def use(circle: Circle) -> float:
        row = view.box.buildings.get(circle)
        good = row.good if row else circle
        if good not in view.box.producers:
            return 3 if row is None else 4
        plants = sum(on.get(plant, 0) for plant in view.box.producers[good])
        lacking = plants - on.get(good, 0) if row is None else on.get(good, 0) - plants
        if lacking > 0:
            return 5 + view.box.goods[good].price
        partners = (good,) if row else view.box.producers[good]
        begins = lacking == 0 and any(partner in free for partner in partners)
        return 2 if begins else 0

    return max(free, key=use)
