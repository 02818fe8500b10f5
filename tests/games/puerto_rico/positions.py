"""Positions built by name: `at("trader", chooser=1, house=["coffee"], goods={0: ["coffee"]})`."""

from collections import Counter
from collections.abc import Collection, Iterator
from random import Random
from typing import Any

from games.puerto_rico import GAME
from games.puerto_rico.box import PuertoRicoOptions, open_box
from games.puerto_rico.moves import TakeRole
from games.puerto_rico.rounds import EndRound, NewRound, new_table, phase
from games.puerto_rico.state import CargoShip, Player, PuertoRico
from tests.games.playing import Moment, random_game
from tests.games.position import Position as BasePosition
from tests.games.position import lay, missing


class Position(BasePosition[PuertoRico]):
    """A table in the middle of play."""

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def bonus(self, seat: int, source: str) -> int | None:
        """What a seat scores from one source."""
        return self.points(seat)[source]


def new_game(seats: int = 4, **options: Any) -> Position:
    """A table before the first row is drawn."""
    chosen = PuertoRicoOptions(**options)
    state = new_table(open_box(GAME.rules, chosen, {}), chosen, GAME.rules, seats)
    return Position(GAME, state).start()


def table(
    seats: int = 4, options: dict[str, Any] | None = None, *, rules: int = GAME.rules, **things: Any
) -> Position:
    """A table with an empty agenda, nobody owning anything but what is named.

    By seat: doubloons, vp_of, san_juan, goods (list or counts), tiles (kind → number, or (number, manned)),
    buildings (list: a colonist on each; dict: colonists by building). In the middle: supply (some goods),
    ships (ship → (good, load)), roles (doubloons on some), and any other field of the state. What lies there is
    taken from the supplies; a supply that is named is as it says, and the rest is out of the game.
    """
    chosen = PuertoRicoOptions(**(options or {}))
    state = new_table(open_box(rules, chosen, {}), chosen, rules, seats)
    state.agenda = []
    for player in state.players:
        player.doubloons = things.get("doubloons", {}).get(player.seat, 0)
        player.vp = things.get("vp_of", {}).get(player.seat, 0)
        player.san_juan = things.get("san_juan", {}).get(player.seat, 0)
        set_tiles(player, things.get("tiles", {}).get(player.seat, {}))
        set_buildings(state, player, things.get("buildings", {}).get(player.seat, ()))
        player.goods = dict(Counter(things.get("goods", {}).get(player.seat, ())))
        for good, count in player.goods.items():
            state.goods[good] -= count
    for ship, (good, load) in things.get("ships", {}).items():
        state.ships[ship] = CargoShip(good, load)
        state.goods[good] -= load
    for good in things.get("house", ()):
        state.goods[good] -= 1
    state.goods.update(things.get("supply", {}))
    state.roles.update(things.get("roles", {}))
    by_seat = ("doubloons", "vp_of", "san_juan", "goods", "tiles", "buildings", "ships", "supply", "roles")
    for name, value in things.items():
        if name not in by_seat:
            lay(state, **{name: value})
    named = STOCKS & things.keys()
    take_from_stocks(state, named)
    return Position(GAME, state, short=f"{named} as named" if named else "")


STOCKS = {"supply", "stack", "discards", "quarries", "colonists", "colonist_ship", "vp"}


def take_from_stocks(state: PuertoRico, named: Collection[str]) -> None:
    """Take what lies on the table from the supplies, but for those that are named."""
    for kind, count in missing(GAME, state).items():
        if kind == "quarry" and "quarries" not in named:
            state.quarries += count
        elif kind == "colonist" and "colonists" not in named:
            state.colonists += count
        elif kind == "vp" and "vp" not in named:
            state.vp += count
        elif kind in state.box.tiles and kind != "quarry" and "stack" not in named:
            state.stack[kind] = state.stack.get(kind, 0) + count


def set_tiles(player: Player, tiles: dict[str, Any]) -> None:
    lying = {kind: count if isinstance(count, tuple) else (count, count) for kind, count in tiles.items()}
    player.tiles = {kind: count for kind, (count, _) in lying.items()}
    player.manned = {kind: manned for kind, (_, manned) in lying.items() if manned}


def set_buildings(state: PuertoRico, player: Player, buildings: Any) -> None:
    player.buildings = dict(buildings) if isinstance(buildings, dict) else dict.fromkeys(buildings, 1)
    for building in player.buildings:
        state.buildings[building] -= 1


def at(role: str, chooser: int = 0, *, privilege: bool = True, **things: Any) -> Position:
    """A table at the first decision of a role's phase; afterwards nothing follows."""
    position = table(**things)
    state = position.state
    state.taken = {role: chooser}
    return position.start(*phase(state, chooser, TakeRole(role, privilege)))


def at_round(seats: int = 4, **things: Any) -> Position:
    """A round about to begin, with a row already laid and nobody owning anything but what is named."""
    return table(seats, **things).start(NewRound())


def at_end_of_round(**things: Any) -> Position:
    """A table when the last phase of a round is over."""
    return table(**things).start(EndRound())


OPTIONS: list[dict[str, Any]] = [
    {},
    {"decline_production": True},
    {"mayor_refusal": "removed_from_game"},
    {"large_building_geometry": "columns", "balanced": True},
    {"hacienda_reshuffle": False, "open_vp": True},
]


def some_game(seed: int) -> Iterator[Moment]:
    """A random game; the seed decides about seats, options and moves."""
    rng = Random(seed)
    seats = rng.choice(GAME.seats)
    return random_game(GAME, seats, seed, {**rng.choice(OPTIONS), "two_player": seats == 2})
