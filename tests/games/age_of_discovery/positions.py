"""Positions of Age of Discovery, built by name."""

from collections.abc import Mapping, Sequence
from typing import Any

from games.age_of_discovery import GAME
from games.age_of_discovery.box import DiscoveryOptions, open_box
from games.age_of_discovery.course import Resolution
from games.age_of_discovery.moves import Build
from games.age_of_discovery.placement import RoyalFavour
from games.age_of_discovery.setup import setup
from games.age_of_discovery.state import AgeOfDiscovery, Land, Player, Worker
from games.core import Step
from tests.games.position import SECRET, lay, missing
from tests.games.position import Position as BasePosition

BOX = open_box(GAME.rules, DiscoveryOptions(), {})
ALL_DISCOVERED: dict[str, Any] = {region: {} for region in BOX.regions}

Pieces = tuple[int, int]
"""Colonists and soldiers of one seat in one region."""

STOCKS = {"counters", "deck", "pool", "ships_left", "stacks"}


class Position(BasePosition[AgeOfDiscovery]):
    """A table in the middle of play; luck is dealt."""

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def land(self, region: str) -> Land:
        return self.state.lands[region]

    def pieces(self, region: str, seat: int) -> Pieces:
        return self.land(region).colonists[seat], self.land(region).soldiers[seat]


def at(  # each keyword is a part of the board
    *steps: Step[AgeOfDiscovery],
    seats: int = 2,
    lands: Mapping[str, Mapping[int, Pieces]] | None = None,
    boxes: Mapping[str, Sequence[tuple[int, str]]] | None = None,
    players: Mapping[int, Mapping[str, Any]] | None = None,
    overrides: Mapping[str, Any] | None = None,
    options: Mapping[str, Any] | None = None,
    **board: Any,
) -> Position:
    """A position in which these steps are due; hands are empty, only the Caribbean and settled regions discovered.

    What lies on the table is taken from the stocks; a stock that is named is as it says, and the rest of it is
    out of the game.
    """
    chosen = GAME.read_options(dict(options or {}))
    state = setup(open_box(GAME.rules, chosen, overrides or {}), chosen, GAME.rules, seats)
    state.agenda.clear()
    for player in state.players:
        player.hand = {}
        lay(player, **(players or {}).get(player.seat, {}))
        if "royal_favour" in player.buildings:
            state.favour = player.seat
    for region, settlers in (lands or {}).items():
        assert region in state.lands, f"there is no region {region!r}"
        _settle(state.lands[region], settlers)
    for key, workers in (boxes or {}).items():
        assert key in state.boxes, f"there is no box {key!r}"
        state.boxes[key] = [Worker(*worker) for worker in workers]
    lay(state, **{"stage": "placement", **board})
    named = STOCKS & board.keys()
    take_from_stocks(state, named)
    position = Position(GAME, state, short=f"{named} as named" if named else "", dealer=SECRET)
    return position.start(*(step.clone() for step in steps), RoyalFavour())


def _settle(land: Land, settlers: Mapping[int, Pieces]) -> None:
    land.discovered = True
    for seat, (colonists, soldiers) in settlers.items():
        land.colonists[seat], land.soldiers[seat] = colonists, soldiers
        if colonists + soldiers >= 3:
            land.good = None


def take_from_stocks(state: AgeOfDiscovery, named: set[str]) -> None:
    """Take what lies on the table from the supplies, but for those that are named."""
    for kind, count in missing(GAME, state).items():
        if kind == "ship" and "ships_left" not in named:
            state.ships_left += count
        elif kind in state.box.goods and "pool" not in named:
            state.pool[kind] += count
        for name, bag in (("counters", state.counters), ("deck", state.deck)):
            if kind in getattr(state.box, "cards" if name == "deck" else name) and name not in named:
                bag[kind] = bag.get(kind, 0) + count
                if not bag[kind]:
                    del bag[kind]
    owned = [building for player in state.players for building in player.buildings]
    for building in [*state.display, *owned] if "stacks" not in named else ():
        if building in state.box.buildings:
            state.stacks[state.box.buildings[building].age - 1][building] -= 1


def counter(natives: int, coins: int = 0, plunder: int = 0, vp: int = 0) -> dict[str, Any]:
    """Overrides that give the counter d01 these values; with `counters={"d01": 1}` it is the next to be turned up."""
    return {"counters": {"d01": {"natives": natives, "coins": coins, "plunder": plunder, "vp": vp}}}


def owner(*buildings: str, **holdings: Any) -> dict[str, Any]:
    """A player with these buildings and whatever else is named."""
    return {"buildings": list(buildings), **holdings}


def buying(building: str, **board: Any) -> Position:
    """A position in which seat 0 has just bought this building, with $20 before."""
    turn = {1: 1, 2: 4, 3: 7}[BOX.buildings[building].age]
    boxes = {"capital": [(0, "colonist")], **board.pop("boxes", {})}
    players = {0: {"money": 20}}
    game = at(Resolution(["capital"]), turn=turn, players=players, boxes=boxes, display=[building], **board)
    return game.play(0, Build(building))
