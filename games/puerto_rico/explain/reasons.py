"""The reason for a move as one fact that a view shows: the robots' answer when they are asked."""

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
    """The move brings doubloons."""

    doubloons: int


@record
class ToSettle(Fact):
    """The first choice of tiles, with the number of free island spaces."""

    free: int


@record
class ToDraw(Fact):
    """One more tile, from the top of the stack."""

    free: int


@record
class ToOccupy(Fact):
    """Unoccupied circles for colonists."""

    circles: int


@record
class ToBuildCheaply(Fact):
    """A building at less than its full cost."""

    building: Building
    doubloons: int


@record
class ToProduce(Fact):
    """Barrels to produce."""

    count: int


@record
class ToSell(Fact):
    """A sale."""

    good: Good
    doubloons: int


@record
class ToShip(Fact):
    """A load that the other players' barrels cannot crowd out."""

    count: int
    good: Good


@record
class ShipsFirst(Fact):
    """A load that may not fit after the other players' barrels."""

    count: int
    good: Good


@record
class FillsShip(Fact):
    """A load that fills a ship."""

    count: int
    good: Good


@record
class ForPlant(Fact):
    """A plantation for a production building that has a free circle for it."""

    good: Good


@record
class WithoutPlant(Fact):
    """A good that is produced without a building."""

    good: Good


@record
class NewKind(Fact):
    """A good that the player does not grow yet."""

    good: Good


@record
class OneMore(Fact):
    """One more tile of a kind that is on the player's island, or a quarry."""

    tile: Tile


@record
class ToProcess(Fact):
    """A production building for plantations that lack one."""

    good: Good
    count: int


@record
class ForPoints(Fact):
    """A building's own points, without its bonus at the end."""

    vp: int


@record
class ForEffect(Fact):
    """The future effect of a building."""

    building: Building


@record
class ToSave(Fact):
    """Doubloons saved for a more expensive building."""

    doubloons: int


@record
class ToKeep(Fact):
    """Barrels that would otherwise be returned."""

    count: int


@record
class KeepsGood(Fact):
    """One barrel that would otherwise be returned."""

    good: Good


def reason(state: PuertoRico, seat: Seat, move: Move) -> Fact | None:
    """Return the main reason for a seat's move, from a state or a view of it; None if there is none."""
    say = REASONS.get(type(move))
    return say(state, state.players[seat], move) if say else None


def why_role(state: PuertoRico, player: Player, move: Any) -> Fact | None:
    """Return the benefit of a role for its player, or the doubloons on its card if there is no other."""
    role: Role = move.role
    doubloons = state.roles[role]
    phase = state.box.roles[role].phase
    if phase == "prospector":
        return ForMoney(doubloons + FOUND)
    found = PHASES[phase](state, player, move)
    return found or (ForMoney(doubloons) if doubloons else None)


def why_settler(state: PuertoRico, player: Player, _move: Any) -> Fact | None:
    """Return the number of free island spaces for the first choice; None if there are none."""
    if not has_room(state, player):
        return None
    return ToSettle(state.box.island_spaces - sum(player.tiles.values()))


def why_mayor(state: PuertoRico, player: Player, move: Any) -> Fact | None:
    """Return the number of circles that the colonists, new or in San Juan, will occupy; None if that is 0."""
    rows = state.box.buildings
    empty = sum(player.tiles.values()) - sum(player.manned.values())
    empty += sum(rows[building].circles - count for building, count in player.buildings.items())
    coming = shares(state, player.seat)[player.seat] + (move.privilege and state.colonists > 0)
    return ToOccupy(min(empty, player.san_juan + coming)) if empty and coming else None


def why_builder(state: PuertoRico, player: Player, _move: Any) -> Fact | None:
    """Return the most expensive building that the player can afford with the privilege."""
    found = affordable(state, player, discount=1)
    if not found:
        return None
    dearest = max(found, key=lambda building: state.box.buildings[building].cost)
    return ToBuildCheaply(dearest, price(state, player, dearest, discount=1))


def why_craftsman(state: PuertoRico, player: Player, _move: Any) -> Fact | None:
    """Return the number of barrels produced, with the privilege's if the supply still has it."""
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
    """Return the largest load that fits now."""
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
    """Return the purpose of a tile."""
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
    """Return the number of barrels that the placed colonists can produce, or of circles that they occupy."""
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
    """Return the purpose of a building."""
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
    """Return the money for a sale, None if it brings none."""
    paid = sale_price(state, player.seat, move.good, privilege=is_chooser(state, player))
    return ForMoney(paid) if paid else None


def why_loaded(state: PuertoRico, player: Player, move: Any) -> Fact | None:
    """Return the size of a load, and whether other players compete for that ship."""
    return why_on_ship(state, player, move.good, move.ship)


def why_on_ship(state: PuertoRico, player: Player, good: Good, ship: Ship) -> Fact:
    """Return whether a load fills a ship, or may not fit after the other players' barrels."""
    count, left = space(state, ship, player.goods[good]), room(state, ship)
    if count == left:
        return FillsShip(count, good)
    rivals = (one for one in state.players if one is not player and one.seat not in state.out)
    others = sum(rival.goods.get(good, 0) for rival in rivals)
    return ShipsFirst(count, good) if others > left - count else ToShip(count, good)


def room(state: PuertoRico, ship: Ship) -> int:
    """Return the number of barrels that still fit on a ship."""
    return state.box.ships[ship].capacity - state.ships[ship].load


def why_wharf(state: PuertoRico, player: Player, move: Any) -> Fact | None:
    """Return the number of barrels that the wharf ships."""
    return ToShip(wharf_space(state, player.goods[move.good]), move.good)


def why_bonus(state: PuertoRico, player: Player, move: Any) -> Fact | None:
    """Return the load or the sale for which an extra barrel is taken."""
    good: Good = move.good
    count = player.goods.get(good, 0) + 1
    carried = next((ship for ship, cargo in state.ships.items() if cargo.good == good), None)
    if carried is not None and room(state, carried) >= count:
        return ToShip(count, good)
    paid = sale_price(state, player.seat, good, privilege=False)
    return ToSell(good, paid) if paid and good not in state.house else None


def why_stored(_state: PuertoRico, player: Player, move: Any) -> Fact | None:
    """Return the number of stored barrels; if it is a single one, its good."""
    single: Iterable[Good] = (move.single,) if isinstance(move, Store) and move.single else ()
    if single and not move.whole:
        return KeepsGood(*single)
    return ToKeep(sum(player.goods.get(good, 0) for good in move.whole) + len(tuple(single)))


def why_passed(state: PuertoRico, player: Player, _move: Any) -> Fact | None:
    """Return the money saved by not building, or the barrels kept by not selling."""
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, Builder) and player.doubloons:
        return ToSave(player.doubloons)
    barrels = sum(player.goods.values())
    return ToKeep(barrels) if isinstance(step, Trader) and barrels else None


def why_drawn(state: PuertoRico, player: Player, move: Any) -> Fact | None:
    """Return the number of free island spaces for one more tile."""
    found = why_settler(state, player, move)
    return ToDraw(found.free) if isinstance(found, ToSettle) else None


def why_produced(state: PuertoRico, player: Player, _move: Any) -> Fact | None:
    """Return the number of barrels produced."""
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
