"""Facts for buttons and error messages: a choice's immediate costs and gains, and why a move is refused."""

from collections.abc import Callable, Mapping
from typing import Any

from games.core import Fact, Move, Seat, record
from games.puerto_rico.builder import Builder, price, quarries_used, room
from games.puerto_rico.captain import Captain, ships_for, space, wharf_space
from games.puerto_rico.craftsman import Bonus, makes
from games.puerto_rico.moves import (
    Build,
    Building,
    Good,
    Load,
    Role,
    Sell,
    Settle,
    Ship,
    Store,
    StoreOnly,
    TakeBonus,
    TakeRole,
    Tile,
    UseWharf,
)
from games.puerto_rico.prospector import FOUND
from games.puerto_rico.rounds import ChooseRole
from games.puerto_rico.settler import QUARRY, Settler, has_room
from games.puerto_rico.state import Player, PuertoRico, works
from games.puerto_rico.storage import Storage, warehouse_kinds
from games.puerto_rico.trader import Trader, sale_price

Values = Mapping[str, Any]


@record
class Price(Fact):
    """The price of a building, and the number of quarries that reduced it."""

    doubloons: int
    quarries: int


@record
class Income(Fact):
    """An immediate payment."""

    doubloons: int


@record
class Harvest(Fact):
    """The goods that the craftsman produces, `more` barrels by the privilege, the doubloons on the card."""

    goods: tuple[Good, ...]
    more: int
    doubloons: int


@record
class Points(Fact):
    """The number of barrels that a load ships, and its victory points."""

    count: int
    vp: int


@record
class TooDear(Fact):
    """There is not enough money for a building."""

    building: Building
    price: int
    doubloons: int


@record
class NoSpace(Fact):
    """A city has too few free spaces for a building."""

    building: Building
    spaces: int
    free: int


@record
class AlreadyBuilt(Fact):
    """The player already owns the building."""

    building: Building


@record
class SoldOut(Fact):
    """No copies of a building are left."""

    building: Building


@record
class RoleGone(Fact):
    """A role is already taken in this round."""

    role: Role
    seat: Seat


@record
class NotInRow(Fact):
    """A tile is not in the row."""

    tile: Tile


@record
class NoQuarry(Fact):
    """Quarries are only for the settler and owners of a construction hut, while there are any."""

    left: int


@record
class IslandFull(Fact):
    """An island has no free space."""

    spaces: int


@record
class NoBarrel(Fact):
    """The player has no barrel of a good."""

    good: Good


@record
class WarehousesHold(Fact):
    """The number of kinds of goods is more than the player's warehouses hold."""

    kinds: int


@record
class KeptWhole(Fact):
    """A warehouse already keeps the good of the single barrel."""

    good: Good


@record
class HouseFull(Fact):
    """The trading house is full."""

    spaces: int


@record
class InHouse(Fact):
    """The trading house already has the good, and the player has no occupied office."""

    good: Good


@record
class OtherLoad(Fact):
    """A ship carries another good."""

    ship: Ship
    good: Good


@record
class ShipFull(Fact):
    """A ship is full."""

    ship: Ship
    capacity: int


@record
class OtherShip(Fact):
    """Another ship must be loaded: it already carries the good, or has more room."""

    good: Good
    ship: Ship


@record
class NotMade(Fact):
    """The extra barrel must be of a good that the craftsman has just produced."""

    good: Good


def brings(state: PuertoRico, seat: Seat, kind: type[Move], values: Values) -> Fact | None:
    """Return the immediate costs and gains of a seat's choice."""
    say = BRINGS.get(kind)
    return say(state, state.players[seat], values) if say else None


def role_brings(state: PuertoRico, player: Player, values: Values) -> Fact | None:
    """Return the doubloons that a role brings, and the craftsman's goods."""
    if "role" not in values:
        return None
    doubloons = state.roles[values["role"]]
    if state.box.roles[values["role"]].phase == "prospector":
        return Income(doubloons + FOUND)
    if state.box.roles[values["role"]].phase == "craftsman" and (made := makes(state, player)):
        goods = tuple(good for good, count in made.items() for _ in range(count))
        return Harvest(goods, int(leaves_bonus(state, player, made)), doubloons)
    return Income(doubloons) if doubloons else None


def leaves_bonus(state: PuertoRico, player: Player, made: Mapping[Good, int]) -> bool:
    """Whether the supply still has an extra barrel of one of these goods after everybody has produced."""
    others = [makes(state, other) for other in state.players if other is not player]
    return any(
        state.goods[good] > count + sum(one.get(good, 0) for one in others) for good, count in made.items()
    )


def build_costs(state: PuertoRico, player: Player, values: Values) -> Fact | None:
    """Return the price of a building after quarries and privilege."""
    step = state.agenda[-1]
    if "building" not in values or not isinstance(step, Builder):
        return None
    building = values["building"]
    discount = int(player.seat == step.chooser)
    cost = price(state, player, building, discount=discount)
    return Price(cost, quarries_used(state, player, building))


def sale_brings(state: PuertoRico, player: Player, values: Values) -> Fact | None:
    """Return the money for a sale, with privilege and markets."""
    step = state.agenda[-1]
    if "good" not in values or not isinstance(step, Trader):
        return None
    return Income(sale_price(state, player.seat, values["good"], privilege=player.seat == step.chooser))


def load_brings(state: PuertoRico, player: Player, values: Values) -> Fact | None:
    """Return the number of barrels that a ship takes, and the points for it."""
    step, good = state.agenda[-1], values.get("good")
    if good is None or not isinstance(step, Captain):
        return None
    ships = [values["ship"]] if "ship" in values else ships_for(state, good, player.goods[good])
    extra = step.extra_points(state, player, harbor=values.get("harbor", True))
    count = space(state, ships[0], player.goods[good])
    return Points(count, count + extra)


def wharf_brings(state: PuertoRico, player: Player, values: Values) -> Fact | None:
    """Return the number of barrels that the wharf takes, and the points for it."""
    step, good = state.agenda[-1], values.get("good")
    if good is None or not isinstance(step, Captain):
        return None
    count = wharf_space(state, player.goods[good])
    return Points(count, count + step.extra_points(state, player, harbor=values.get("harbor", True)))


def why_not(state: PuertoRico, seat: Seat, kind: type[Move], values: Values) -> Fact | None:
    """Return the reason why the menu refuses a move, for the most frequent mistakes."""
    say = WHY_NOT.get(kind)
    return say(state, state.players[seat], values) if say else None


def not_taken(state: PuertoRico, _player: Player, values: Values) -> Fact | None:
    """Return the player who has taken a role."""
    role = values.get("role")
    if not isinstance(state.agenda[-1], ChooseRole) or role not in state.taken:
        return None
    return RoleGone(role, state.taken[role])


def not_settled(state: PuertoRico, player: Player, values: Values) -> Fact | None:
    """Return why a tile cannot be taken."""
    step, tile = state.agenda[-1], values.get("tile")
    if not isinstance(step, Settler) or tile is None:
        return None
    if not has_room(state, player):
        return IslandFull(state.box.island_spaces)
    if tile == QUARRY:
        may = player.seat == step.chooser or works(player, "construction_hut")
        return None if may and state.quarries else NoQuarry(state.quarries)
    return None if tile in state.row else NotInRow(tile)


def not_built(state: PuertoRico, player: Player, values: Values) -> Fact | None:
    """Return why a building cannot be built."""
    step, building = state.agenda[-1], values.get("building")
    if not isinstance(step, Builder) or building is None:
        return None
    row, money = state.box.buildings[building], player.doubloons
    cost, free = (
        price(state, player, building, discount=int(player.seat == step.chooser)),
        room(state, player),
    )
    if building in player.buildings:
        return AlreadyBuilt(building)
    if not state.buildings[building]:
        return SoldOut(building)
    if row.spaces > free:
        return NoSpace(building, row.spaces, free)
    return TooDear(building, cost, money) if cost > money else None


def not_sold(state: PuertoRico, player: Player, values: Values) -> Fact | None:
    """Return why a good cannot be sold."""
    good = values.get("good")
    if not isinstance(state.agenda[-1], Trader) or good is None:
        return None
    if good not in player.goods:
        return NoBarrel(good)
    if len(state.house) == state.box.house_spaces:
        return HouseFull(state.box.house_spaces)
    return InHouse(good) if good in state.house and not works(player, "office") else None


def not_loaded(state: PuertoRico, player: Player, values: Values) -> Fact | None:
    """Return why a good cannot be loaded on a ship."""
    good, ship = values.get("good"), values.get("ship")
    if not isinstance(state.agenda[-1], Captain) or good is None:
        return None
    if good not in player.goods:
        return NoBarrel(good)
    ships = ships_for(state, good, player.goods[good])
    if ship not in state.ships or ship in ships:
        return None
    cargo, capacity = state.ships[ship], state.box.ships[ship].capacity
    if cargo.load == capacity:
        return ShipFull(ship, capacity)
    if cargo.good not in ("", good):
        return OtherLoad(ship, cargo.good)
    return OtherShip(good, ships[0]) if ships else None


def not_shipped(state: PuertoRico, player: Player, values: Values) -> Fact | None:
    """Return why the wharf cannot ship a good."""
    good = values.get("good")
    if not isinstance(state.agenda[-1], Captain) or good is None:
        return None
    return None if good in player.goods else NoBarrel(good)


def not_added(state: PuertoRico, _player: Player, values: Values) -> Fact | None:
    """Return why an extra barrel cannot be taken."""
    step, good = state.agenda[-1], values.get("good")
    if not isinstance(step, Bonus) or good is None:
        return None
    return None if good in step.made else NotMade(good)


def not_stored(state: PuertoRico, player: Player, values: Values) -> Fact | None:
    """Return why goods cannot be stored in this way."""
    single: Good = values.get("single") or ""
    whole: tuple[Good, ...] = values.get("whole") or ()
    if not isinstance(state.agenda[-1], Storage) or isinstance(whole, str):
        return None
    missing = [good for good in (single, *whole) if good and good not in player.goods]
    if missing:
        return NoBarrel(missing[0])
    kinds = warehouse_kinds(state, player)
    if len(whole) > kinds:
        return WarehousesHold(kinds)
    return KeptWhole(single) if single in whole else None


Of = Callable[[PuertoRico, Player, Values], Fact | None]

BRINGS: Mapping[type[Move], Of] = {
    TakeRole: role_brings,
    Build: build_costs,
    Sell: sale_brings,
    Load: load_brings,
    UseWharf: wharf_brings,
}

WHY_NOT: Mapping[type[Move], Of] = {
    TakeRole: not_taken,
    Settle: not_settled,
    Build: not_built,
    Sell: not_sold,
    Load: not_loaded,
    UseWharf: not_shipped,
    TakeBonus: not_added,
    Store: not_stored,
    StoreOnly: not_stored,
}
