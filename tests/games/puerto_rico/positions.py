"""Positions built by name: `at("trader", chooser=1, house=["coffee"], goods={0: ["coffee"]})`."""

from collections import Counter
from copy import copy
from dataclasses import dataclass, field
from typing import Any

from games.core import CHANCE, Drawn, Event, Menu, Move, engine
from games.puerto_rico import GAME
from games.puerto_rico.box import PuertoRicoOptions, open_box
from games.puerto_rico.moves import TakeRole
from games.puerto_rico.rounds import EndRound, new_table, phase
from games.puerto_rico.scoring import scores
from games.puerto_rico.state import CargoShip, Player, PuertoRico


@dataclass
class Position:
    """A table in the middle of play, with what has happened since it was set up."""

    state: PuertoRico
    events: list[Event] = field(default_factory=list)

    def play(self, seat: int, move: Move) -> "Position":
        """Make a legal move, and those that are forced after it."""
        engine.play(self.state, seat, move, self.events.append)
        return self.go_on()

    def draw(self, *pieces: str) -> "Position":
        """Let chance draw these pieces."""
        return self.play(CHANCE, Drawn(pieces))

    def go_on(self) -> "Position":
        while step := engine.forced(self.state, {}):
            engine.apply(self.state, *step, self.events.append)
        return self

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def waiting(self) -> list[int]:
        return list(engine.waits_for(self.state))

    def menu(self, seat: int) -> Menu:
        return engine.menu(self.state, seat)

    def moves(self, seat: int) -> set[Move]:
        """All legal moves of a seat, none if it is not asked."""
        return set(self.menu(seat)) if self.state.agenda else set()

    def told(self, kind: type[Event]) -> list[Any]:
        """The events of one kind so far."""
        return [event for event in self.events if type(event) is kind]

    def asked(self) -> str:
        """The name of the step that waits."""
        return type(self.state.agenda[-1]).__name__ if self.state.agenda else ""

    def bonus(self, seat: int, source: str) -> int | None:
        """What a seat scores from one source."""
        return dict(scores(self.state)[seat].sources)[source]

    def total(self, seat: int) -> int | None:
        return scores(self.state)[seat].total


def new_game(seats: int = 4, **options: Any) -> Position:
    """A table before the first row is drawn."""
    chosen = PuertoRicoOptions(**options)
    position = Position(new_table(open_box(GAME.rules, chosen, {}), chosen, GAME.rules, seats))
    engine.start(position.state, position.events.append)
    return position


def table(
    seats: int = 4, options: dict[str, Any] | None = None, *, rules: int = GAME.rules, **things: Any
) -> Position:
    """A table with an empty agenda, nobody owning anything but what is named.

    By seat: doubloons, vp_of, san_juan, goods (list or counts), tiles (kind → number, or (number, manned)),
    buildings (list: a colonist on each; dict: colonists by building). In the middle: supply (some goods),
    ships (ship → (good, load)), roles (doubloons on some), and any other field of the state.
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
            assert hasattr(state, name), name
            setattr(state, name, copy(value))
    return Position(state)


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
    state.then(*phase(state, chooser, TakeRole(role, privilege)))
    engine.start(state, position.events.append)
    return position.go_on()


def at_end_of_round(**things: Any) -> Position:
    """A table when the last phase of a round is over."""
    position = table(**things)
    position.state.then(EndRound())
    engine.start(position.state, position.events.append)
    return position
