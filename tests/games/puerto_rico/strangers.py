"""Two scripts of another hand for Puerto Rico, to measure robots against: they share no code with the robots.

*Builder* plays as most strategy articles advise: quarries in the first rounds, a market or the factory behind a few kinds of
goods, then a large building with every builder phase, while the end comes by a full city.

*Shipper* plays the other school: corn first, cheap goods in numbers, a harbor or a wharf as soon as they can be paid, then
captain phases as often as possible; the customs house crowns it.

Both weigh a role by what it brings themselves less what it brings the others on average, in victory points.
"""

from collections.abc import Mapping

from games.core import Menu, Move, Pass, Policy, Seat, record
from games.puerto_rico import GAME
from games.puerto_rico.builder import affordable, price
from games.puerto_rico.craftsman import makes
from games.puerto_rico.mayor import shares
from games.puerto_rico.moves import (
    Build,
    DrawTile,
    Load,
    PlaceColonists,
    Sell,
    Settle,
    TakeBonus,
    TakeRole,
    UseWharf,
)
from games.puerto_rico.state import (
    Player,
    PuertoRico,
    circle_count,
    circles_of,
    colonist_count,
    spaces_covered,
    tile_count,
    works,
)
from games.puerto_rico.trader import sale_price, sellable
from tests.games.stranger import stranger


@record
class Plan:
    """What a script values: tiles in victory points, effects of buildings over a whole game, a barrel shipped."""

    tiles: Mapping[str, float]
    effects: Mapping[str, float]
    barrel: float
    quarries: int
    """How many quarries it wants."""
    saving: float
    """From which part of the game on it saves for dear buildings."""


BUILDER = Plan(
    tiles={"quarry": 3.6, "corn": 1.2, "indigo": 1.0, "sugar": 1.3, "tobacco": 1.9, "coffee": 2.1},
    effects={
        "small_market": 2.2,
        "large_market": 2.2,
        "hacienda": 1.0,
        "construction_hut": 0.8,
        "small_warehouse": 0.4,
        "hospice": 1.0,
        "office": 1.0,
        "large_warehouse": 0.6,
        "factory": 6.5,
        "university": 1.0,
        "harbor": 4.5,
        "wharf": 4.0,
    },
    barrel=0.8,
    quarries=3,
    saving=0.35,
)
SHIPPER = Plan(
    tiles={"quarry": 1.9, "corn": 2.3, "indigo": 1.2, "sugar": 1.4, "tobacco": 1.5, "coffee": 1.6},
    effects={
        "small_market": 1.6,
        "large_market": 1.0,
        "hacienda": 0.8,
        "construction_hut": 0.2,
        "small_warehouse": 1.2,
        "hospice": 0.5,
        "office": 0.6,
        "large_warehouse": 1.5,
        "factory": 4.0,
        "university": 0.5,
        "harbor": 9.0,
        "wharf": 8.5,
    },
    barrel=1.0,
    quarries=2,
    saving=0.2,
)


class Script:
    """Plays one plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def choose(self, state: PuertoRico, seat: Seat, menu: Menu) -> Move | None:
        """Return the move for this menu, None to leave it to the default."""
        kinds = menu.kinds()
        if TakeRole in kinds:
            return self.role(state, seat, menu)
        if PlaceColonists in kinds:
            return PlaceColonists(self.arrangement(state, state.players[seat]))
        if DrawTile in kinds:
            return DrawTile() if tile_count(state.players[seat]) < 10 else Pass()
        best, most = None, 0.0
        for move in menu:
            worth = self.worth(state, state.players[seat], move)
            if worth > most:
                best, most = move, worth
        return best

    def worth(self, state: PuertoRico, player: Player, move: Move) -> float:  # noqa: PLR0911  # one per kind
        """Return what a move within a phase is worth; moves of 0 are left to the default."""
        match move:
            case Settle():
                return self.tile(state, player, move.tile) + 0.01 * move.colonist
            case Build():
                discount = int(state.taken.get("builder") == player.seat)
                cost = price(state, player, move.building, discount=discount)
                return (
                    self.building(state, player, move.building) - cost * money(state) + 0.01 * move.colonist
                )
            case Sell():
                chosen = state.taken.get("trader") == player.seat
                return sale_price(state, player.seat, move.good, privilege=chosen)
            case TakeBonus():
                return 0.1 + state.box.goods[move.good].price + (move.good not in state.house)
            case Load():
                capacity = state.box.ships[move.ship].capacity
                space = capacity - state.ships[move.ship].load
                count = min(player.goods[move.good], space)
                # Of equal loads the cheap goods first, on the ship that they fill.
                return (
                    2 + count + move.harbor - 0.1 * state.box.goods[move.good].price + 0.05 * (count == space)
                )
            case UseWharf():
                return 0.01 * player.goods[move.good] + 0.001 * move.harbor
            case _:
                return 0.0

    # Roles

    def role(self, state: PuertoRico, seat: Seat, menu: Menu) -> Move:
        """Return the role that brings most, compared with what it brings the others."""
        worth = {role: self.role_worth(state, seat, role) for role in state.roles_left}
        best = max(worth, key=worth.__getitem__)
        return TakeRole(best)

    def role_worth(self, state: PuertoRico, seat: Seat, role: str) -> float:
        """Return the worth of a role with the money on its card."""
        phase = state.box.roles[role].phase
        gains = self.gains(state, seat, phase)
        others = (sum(gains) - gains[seat]) / (state.seats - 1)
        return state.roles[role] * money(state) + gains[seat] - 0.8 * others

    def gains(self, state: PuertoRico, seat: Seat, phase: str) -> list[float]:  # noqa: PLR0911  # one per phase
        """Return what a phase chosen by the seat brings each seat."""
        players = state.players
        match phase:
            case "settler":
                return [self.settling(state, p, chosen=p.seat == seat) for p in players]
            case "mayor":
                dealt = shares(state, seat)
                return [self.manning(state, p, dealt[p.seat] + (p.seat == seat)) for p in players]
            case "builder":
                return [self.building_gain(state, p, discount=int(p.seat == seat)) for p in players]
            case "craftsman":
                return [self.making(state, p, chosen=p.seat == seat) for p in players]
            case "trader":
                return self.trading(state, seat)
            case "captain":
                return [self.plan.barrel * points for points in shipped(state, seat)]
            case _:
                return [money(state) * (p.seat == seat) for p in players]

    def settling(self, state: PuertoRico, player: Player, *, chosen: bool) -> float:
        """Return the worth of the best tile for a player."""
        if tile_count(player) >= state.box.island_spaces:
            return 0.0
        quarry = state.quarries and (chosen or works(player, "construction_hut"))
        tiles = [*dict.fromkeys(state.row), *(["quarry"] if quarry else [])]
        return max([self.tile(state, player, tile) for tile in tiles], default=0.0)

    def manning(self, state: PuertoRico, player: Player, arriving: int) -> float:
        """Return the worth of new colonists: only those that find an empty circle do something."""
        empty = circle_count(state, player) - colonist_count(player)
        return 0.75 * min(arriving, max(0, empty)) + 0.1 * arriving

    def building_gain(self, state: PuertoRico, player: Player, *, discount: int) -> float:
        """Return the net worth of the best building that a player can pay."""
        coin = money(state)
        return max(
            [
                self.building(state, player, building)
                - coin * price(state, player, building, discount=discount)
                for building in affordable(state, player, discount=discount)
            ],
            default=0.0,
        )

    def making(self, state: PuertoRico, player: Player, *, chosen: bool) -> float:
        """Return the worth of what a player makes; the craftsman comes last to sell and ship it."""
        made = makes(state, player)
        barrels = sum(made.values()) + (chosen and bool(made))
        worth = barrels * self.plan.barrel * (0.75 if chosen else 0.85)
        dearest = max([state.box.goods[good].price for good in made if good not in state.house], default=0)
        if "trader" in state.roles_left and dearest:
            worth += 0.4 * dearest * money(state)
        if works(player, "factory"):
            worth += state.box.buildings["factory"].doubloons_by_kinds[len(made)] * money(state)
        return worth

    def trading(self, state: PuertoRico, chooser: Seat) -> list[float]:
        """Return what everybody's sale brings, while the house has room."""
        gains, sold = [0.0] * state.seats, list[str]()
        for seat in state.clockwise(chooser):
            goods = sellable(state, seat)
            if not works(state.players[seat], "office"):
                goods = [good for good in goods if good not in sold]
            if not goods or len(state.house) + len(sold) >= state.box.house_spaces:
                continue
            prices = {good: sale_price(state, seat, good, privilege=seat == chooser) for good in goods}
            best = max(prices, key=prices.__getitem__)
            if prices[best]:
                sold.append(best)
                gains[seat] = prices[best] * money(state)
        return gains

    # What things are worth

    def tile(self, state: PuertoRico, player: Player, tile: str) -> float:
        """Return the worth of a tile: less late, more beside an idle plant, little for what nobody mans."""
        left = 1 - progress(state)
        own = player.tiles.get(tile, 0)
        worth = self.plan.tiles[tile]
        if tile == "quarry":
            return worth * left if own < self.plan.quarries else 0.9 * left
        if tile != "corn":
            plants = state.box.producers[tile]
            circles = sum(state.box.buildings[plant].circles for plant in plants if plant in player.buildings)
            worth += 0.9 if circles > own else -0.3
            worth -= 0.4 * min(own, 2) * (circles <= own)
        return 0.2 + worth * (0.3 + 0.7 * left) + (0.5 if not own else 0.0)

    def building(self, state: PuertoRico, player: Player, building: str) -> float:
        """Return the points that a building promises a player: printed ones, its effect in the time left, its bonus."""
        row = state.box.buildings[building]
        left = 1 - progress(state)
        if row.is_large:
            return row.vp + 0.85 * (bonus(state, player, building) + 2 * left)
        saves = self.plan.saving < progress(state) < 0.85 and row.vp < 3 and player.doubloons >= 4
        # A space of the city and the money are wanted for what is dear.
        saved = 0.5 + 0.7 * saves
        if not row.good:
            effect = self.plan.effects.get(building, 0.0)
            if building == "factory":
                effect *= (1 + len(kinds_possible(state, player))) / 4
            return row.vp + effect * left - saved
        tiles = player.tiles.get(row.good, 0)
        plants = state.box.producers[row.good]
        circles = sum(state.box.buildings[plant].circles for plant in plants if plant in player.buildings)
        used = max(0, min(row.circles, tiles - circles))
        dear = state.box.goods[row.good].price
        first = 1.2 * dear if not circles else 0.0
        return row.vp + left * (1.1 * used + (first if used else 0.35 * first)) - saved

    # Arrangements

    def arrangement(self, state: PuertoRico, player: Player) -> tuple[str, ...]:
        """Return where all colonists go: single circles, and plantations with their plants as pairs, the best first."""
        circles = circles_of(state, player)
        left = colonist_count(player)
        on = dict.fromkeys(circles, 0)
        for _worth, places in sorted(self.units(state, player), key=lambda unit: -unit[0]):
            if len(places) <= left and all(on[place] < circles[place] for place in places):
                left -= len(places)
                for place in places:
                    on[place] += 1
        for place, count in circles.items():
            more = min(left, count - on[place])
            on[place] += more
            left -= more
        return tuple(place for place, count in on.items() for _ in range(count))

    def units(self, state: PuertoRico, player: Player) -> list[tuple[float, tuple[str, ...]]]:
        """Return groups of circles that work together, each with its worth for one colonist."""
        past = progress(state)
        found: list[tuple[float, tuple[str, ...]]] = []
        factory = 0.8 * works(player, "factory")
        for tile, count in player.tiles.items():
            if tile == "quarry":
                worth = 1.5 * (1 - past) + 0.2
                found += [(worth, (tile,))] * count
            elif tile == "corn":
                found += [(1.1 + factory, (tile,))] + [(1.0, (tile,))] * (count - 1)
            else:
                plants = [p for p in state.box.producers[tile] if p in player.buildings]
                seats = [plant for plant in plants for _ in range(state.box.buildings[plant].circles)]
                for number, plant in enumerate(seats[:count]):
                    dear = state.box.goods[tile].price
                    worth = 1 + (0.45 * dear + factory if not number else 0.1 * dear)
                    found.append((worth / 2 + 0.2, (tile, plant)))
        for building in player.buildings:
            row = state.box.buildings[building]
            if row.is_large:
                found.append((bonus(state, player, building) * past, (building,)))
            elif not row.good:
                found.append((0.3 + self.plan.effects.get(building, 0.0) * 0.35, (building,)))
        return found


def progress(state: PuertoRico) -> float:
    """Return how far the game is, from 0 to 1: by the trigger that is nearest."""
    start = state.box.players[state.seats]
    city = max(spaces_covered(state, player) for player in state.players) / state.box.city_spaces
    return max(1 - state.colonists / start.colonists, city, min(1.0, 1 - state.vp / start.vp))


def money(state: PuertoRico) -> float:
    """Return what a doubloon is worth in points: much before buildings work, little at the end."""
    return 0.65 - 0.4 * progress(state)


def bonus(state: PuertoRico, player: Player, building: str) -> float:
    """Return the points of a large building's bonus if the game ended now, itself built."""
    rows = state.box.buildings
    own = [rows[name] for name in {*player.buildings, building}]
    match building:
        case "guild_hall":
            return sum({"small_production": 1, "large_production": 2}.get(row.kind, 0) for row in own)
        case "residence":
            return rows[building].vp_by_tiles[min(state.box.island_spaces, tile_count(player))]
        case "fortress":
            return colonist_count(player) / rows[building].colonists_per_vp
        case "customs_house":
            vp = player.vp if isinstance(player.vp, int) else 12
            return vp / rows[building].chips_per_vp
        case _:
            return sum(row.is_violet for row in own)


def kinds_possible(state: PuertoRico, player: Player) -> set[str]:
    """Return the kinds that a player can make once everything is manned."""
    return {
        good
        for good, row in state.box.goods.items()
        if player.tiles.get(good)
        and (not row.needs_building or any(p in player.buildings for p in state.box.producers[good]))
    }


def shipped(state: PuertoRico, chooser: Seat) -> list[float]:
    """Return the points of each seat in a captain phase in which everybody loads as much as they can."""
    points = [0.0] * state.seats
    goods = [dict(player.goods) for player in state.players]
    ships = {
        ship: (cargo.good, state.box.ships[ship].capacity - cargo.load) for ship, cargo in state.ships.items()
    }
    wharves = [works(player, "wharf") for player in state.players]
    order, idle, turn = state.clockwise(chooser), 0, 0
    while idle < state.seats:
        seat = order[turn % state.seats]
        turn, idle = turn + 1, idle + 1
        count, good, ship = best_load(ships, goods[seat])
        if not count and wharves[seat] and goods[seat]:
            wharves[seat] = False
            good = max(goods[seat], key=goods[seat].__getitem__)
            count = goods[seat][good]
        if not count:
            continue
        idle = 0
        first = seat == chooser and not points[seat]
        points[seat] += count + works(state.players[seat], "harbor") + first
        goods[seat][good] -= count
        if not goods[seat][good]:
            del goods[seat][good]
        if ship:
            ships[ship] = (good, ships[ship][1] - count)
    return points


def best_load(ships: Mapping[str, tuple[str, int]], goods: Mapping[str, int]) -> tuple[int, str, str]:
    """Return the largest load: barrels, good, ship; no barrels if nothing can be loaded."""
    best = (0, "", "")
    carried = {kind: ship for ship, (kind, _space) in ships.items() if kind}
    for good, count in goods.items():
        options = [carried[good]] if good in carried else [ship for ship in ships if not ships[ship][0]]
        for ship in options:
            load = min(count, ships[ship][1])
            if load > best[0]:
                best = (load, good, ship)
    return best


STRANGERS: Mapping[str, Policy] = {
    "builder": stranger(GAME, Script(BUILDER).choose),
    "shipper": stranger(GAME, Script(SHIPPER).choose),
}
