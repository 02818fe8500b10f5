"""Why a move was made, in one fact that a view shows: robots answer with it when they are asked."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from games.core import Fact, Move, Pass, Seat, record
from games.puerto_rico.builder import Builder, affordable, price
from games.puerto_rico.captain import ships_for, space, wharf_space
from games.puerto_rico.craftsman import makes
from games.puerto_rico.explain.facts import leaves_bonus
from games.puerto_rico.mayor import shares
from games.puerto_rico.moves import (
    Build,
    Building,
    Circle,
    DrawTile,
    Good,
    Load,
    PlaceColonists,
    Produce,
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
from games.puerto_rico.robot.script import is_chooser
from games.puerto_rico.settler import QUARRY, has_room
from games.puerto_rico.state import Player, PuertoRico
from games.puerto_rico.trader import Trader, sale_price, sellable


@record
class ForMoney(Fact):
    """There are doubloons to be had."""

    doubloons: int


@record
class ToSettle(Fact):
    """The first choice of tiles."""

    free: int


@record
class ToDraw(Fact):
    """One more tile, from the top of a stack."""

    free: int


@record
class ToOccupy(Fact):
    """Circles that nobody is on."""

    circles: int


@record
class ToBuildCheaply(Fact):
    """Something to build, at less than its cost."""

    building: Building
    doubloons: int


@record
class ToProduce(Fact):
    """Barrels are made."""

    count: int


@record
class ToSell(Fact):
    """A sale."""

    good: Good
    doubloons: int


@record
class ToShip(Fact):
    """A load that nobody could crowd out."""

    count: int
    good: Good


@record
class ShipsFirst(Fact):
    """A load that others' barrels would leave no room for."""

    count: int
    good: Good


@record
class FillsShip(Fact):
    """A load that fills a ship."""

    count: int
    good: Good


@record
class ForPlant(Fact):
    """A plantation for a building that has a circle free for it."""

    good: Good


@record
class WithoutPlant(Fact):
    """A good that is made without a building."""

    good: Good


@record
class NewKind(Fact):
    """A good that one does not grow yet."""

    good: Good


@record
class OneMore(Fact):
    """One more of what lies on the island."""

    tile: Tile


@record
class ToProcess(Fact):
    """A building for plantations that lie idle."""

    good: Good
    count: int


@record
class ForPoints(Fact):
    """A building's own points, and what it adds at the end."""

    vp: int


@record
class ForEffect(Fact):
    """What a building does from now on."""

    building: Building


@record
class ToSave(Fact):
    """Money kept for something dearer."""

    doubloons: int


@record
class ToKeep(Fact):
    """Barrels that would go back otherwise."""

    count: int


@record
class KeepsGood(Fact):
    """One barrel that would go back otherwise."""

    good: Good


def reason(state: PuertoRico, seat: Seat, move: Move) -> Fact | None:
    """Return what speaks for a move of a seat, from a state or what a view shows of it; None if that is nothing."""
    say = REASONS.get(type(move))
    return say(state, state.players[seat], move) if say else None


def why_role(state: PuertoRico, player: Player, move: Any) -> Fact | None:
    """Return what a role brings its player, else the money on its card."""
    role: Role = move.role
    doubloons = state.roles[role]
    phase = state.box.roles[role].phase
    if phase == "prospector":
        return ForMoney(doubloons + FOUND)
    found = PHASES[phase](state, player, move)
    return found or (ForMoney(doubloons) if doubloons else None)


def why_settler(state: PuertoRico, player: Player, _move: Any) -> Fact | None:
    """Return how much room there is for the first choice."""
    if not has_room(state, player):
        return None
    return ToSettle(state.box.island_spaces - sum(player.tiles.values()))


def why_mayor(state: PuertoRico, player: Player, move: Any) -> Fact | None:
    """Return how many empty circles the colonists are for that come, or wait in San Juan."""
    rows = state.box.buildings
    empty = sum(player.tiles.values()) - sum(player.manned.values())
    empty += sum(rows[building].circles - count for building, count in player.buildings.items())
    coming = shares(state, player.seat)[player.seat] + (move.privilege and state.colonists > 0)
    return ToOccupy(min(empty, player.san_juan + coming)) if empty and coming else None


def why_builder(state: PuertoRico, player: Player, _move: Any) -> Fact | None:
    """Return the dearest building that the player can pay for with the privilege."""
    found = affordable(state, player, discount=1)
    if not found:
        return None
    dearest = max(found, key=lambda building: state.box.buildings[building].cost)
    return ToBuildCheaply(dearest, price(state, player, dearest, discount=1))


def why_craftsman(state: PuertoRico, player: Player, _move: Any) -> Fact | None:
    """Return how many barrels are made, the privilege's included where the supply will have it."""
    made = makes(state, player)
    if not made:
        return None
    return ToProduce(sum(made.values()) + leaves_bonus(state, player, made))


def why_trader(state: PuertoRico, player: Player, _move: Any) -> Fact | None:
    """Return the best sale."""
    seat = player.seat
    sales = {good: sale_price(state, seat, good, privilege=True) for good in sellable(state, seat)}
    if not sales:
        return None
    good = max(sales, key=sales.__getitem__)
    return ToSell(good, sales[good])


def why_captain(state: PuertoRico, player: Player, _move: Any) -> Fact | None:
    """Return what the largest load is for that finds room now."""
    loads = {
        good: space(state, ships[0], count)
        for good, count in player.goods.items()
        if (ships := ships_for(state, good, count))
    }
    if not loads:
        return None
    good = max(loads, key=loads.__getitem__)
    ships = ships_for(state, good, player.goods[good])
    return why_on_ship(state, player, good, max(ships, key=lambda ship: room(state, ship)))


PHASES: Mapping[str, Callable[[PuertoRico, Player, Any], Fact | None]] = {
    "settler": why_settler,
    "mayor": why_mayor,
    "builder": why_builder,
    "craftsman": why_craftsman,
    "trader": why_trader,
    "captain": why_captain,
}


def why_settle(state: PuertoRico, player: Player, move: Any) -> Fact | None:
    """Return what a tile is for."""
    tile: Tile = move.tile
    if tile == QUARRY:
        return OneMore(tile)
    if not state.box.goods[tile].needs_building:
        return WithoutPlant(tile)
    grown = player.tiles.get(tile, 0)
    places = sum(
        state.box.buildings[plant].circles for plant in state.box.producers[tile] if plant in player.buildings
    )
    if places > grown:
        return ForPlant(tile)
    return OneMore(tile) if grown else NewKind(tile)


def why_placed(state: PuertoRico, _player: Player, move: Any) -> Fact | None:
    """Return how many barrels the colonists can make where they are put, else what they occupy."""
    circles: tuple[Circle, ...] = move.circles
    on = Counter(circles)
    made = 0
    for good, row in state.box.goods.items():
        plants = sum(on[plant] for plant in state.box.producers.get(good, ()))
        made += min(on[good], plants) if row.needs_building else on[good]
    if made:
        return ToProduce(made)
    return ToOccupy(len(circles)) if circles else None


def why_built(state: PuertoRico, player: Player, move: Any) -> Fact | None:
    """Return what a building is for."""
    building: Building = move.building
    row = state.box.buildings[building]
    if row.is_large:
        return ForPoints(row.vp)
    if not row.good:
        return ForEffect(building)
    idle = player.tiles.get(row.good, 0) - sum(
        state.box.buildings[plant].circles
        for plant in state.box.producers[row.good]
        if plant in player.buildings
    )
    return ToProcess(row.good, max(0, min(idle, row.circles)))


def why_sold(state: PuertoRico, player: Player, move: Any) -> Fact | None:
    """Return what a sale brings, if it is anything."""
    paid = sale_price(state, player.seat, move.good, privilege=is_chooser(state, player))
    return ForMoney(paid) if paid else None


def why_loaded(state: PuertoRico, player: Player, move: Any) -> Fact | None:
    """Return how much is shipped, and who else has barrels for that ship."""
    return why_on_ship(state, player, move.good, move.ship)


def why_on_ship(state: PuertoRico, player: Player, good: Good, ship: Ship) -> Fact:
    """Return whether a load fills a ship, or would not fit any more after the others' barrels."""
    count, left = space(state, ship, player.goods[good]), room(state, ship)
    if count == left:
        return FillsShip(count, good)
    rivals = (one for one in state.players if one is not player and one.seat not in state.out)
    others = sum(rival.goods.get(good, 0) for rival in rivals)
    return ShipsFirst(count, good) if others > left - count else ToShip(count, good)


def room(state: PuertoRico, ship: Ship) -> int:
    """Return how many more barrels a ship holds."""
    return state.box.ships[ship].capacity - state.ships[ship].load


def why_wharf(state: PuertoRico, player: Player, move: Any) -> Fact | None:
    """Return how much the wharf ships."""
    return ToShip(wharf_space(state, player.goods[move.good]), move.good)


def why_bonus(state: PuertoRico, player: Player, move: Any) -> Fact | None:
    """Return the load or the sale that an extra barrel is for."""
    good: Good = move.good
    count = player.goods.get(good, 0) + 1
    carried = next((ship for ship, cargo in state.ships.items() if cargo.good == good), None)
    if carried is not None and room(state, carried) >= count:
        return ToShip(count, good)
    paid = sale_price(state, player.seat, good, privilege=False)
    return ToSell(good, paid) if paid and good not in state.house else None


def why_stored(_state: PuertoRico, player: Player, move: Any) -> Fact | None:
    """Return how many barrels are kept, the good of a single one."""
    single: Iterable[Good] = (move.single,) if isinstance(move, Store) and move.single else ()
    if single and not move.whole:
        return KeepsGood(*single)
    return ToKeep(sum(player.goods.get(good, 0) for good in move.whole) + len(tuple(single)))


def why_passed(state: PuertoRico, player: Player, _move: Any) -> Fact | None:
    """Return the money that is saved where nothing is built, the barrels that are kept where nothing is sold."""
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, Builder) and player.doubloons:
        return ToSave(player.doubloons)
    barrels = sum(player.goods.values())
    return ToKeep(barrels) if isinstance(step, Trader) and barrels else None


def why_drawn(state: PuertoRico, player: Player, move: Any) -> Fact | None:
    """Return how much room there is for one more tile."""
    found = why_settler(state, player, move)
    return ToDraw(found.free) if isinstance(found, ToSettle) else None


def why_produced(state: PuertoRico, player: Player, _move: Any) -> Fact | None:
    """Return how many barrels are made."""
    return ToProduce(sum(makes(state, player).values()))


REASONS: Mapping[type[Move], Callable[[PuertoRico, Player, Any], Fact | None]] = {
    TakeRole: why_role,
    Settle: why_settle,
    DrawTile: why_drawn,
    PlaceColonists: why_placed,
    Build: why_built,
    Produce: why_produced,
    TakeBonus: why_bonus,
    Sell: why_sold,
    Load: why_loaded,
    UseWharf: why_wharf,
    Store: why_stored,
    StoreOnly: why_stored,
    Pass: why_passed,
}
