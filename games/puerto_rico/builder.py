"""The builder phase: buildings for the cities (§6.3)."""

from games.core import Events, InTurn, Move, MoveSet, OneOf, Pass, PhaseEnded, Seat, mutable
from games.puerto_rico.events import Built, Passed
from games.puerto_rico.moves import Build, Building
from games.puerto_rico.state import (
    Player,
    PuertoRico,
    colonist_to_take,
    last_round,
    spaces_covered,
    take_colonist,
    works,
)

BOTH = OneOf((True, False))


@mutable
class Builder(InTurn[PuertoRico]):
    """Each player may build one building; the builder pays a doubloon less."""

    chapter = "builder"

    chooser: Seat

    def menu(self, state: PuertoRico, seat: Seat) -> list[MoveSet]:
        buildings = affordable(state, state.players[seat], discount=int(seat == self.chooser))
        if not buildings:
            return []
        if works(state.players[seat], "university") and colonist_to_take(state):
            return [MoveSet(Build, building=OneOf(buildings), colonist=BOTH), MoveSet(Pass)]
        return [MoveSet(Build, building=OneOf(buildings)), MoveSet(Pass)]

    def play(self, state: PuertoRico, seat: Seat, move: Move) -> Events:
        self.done(seat)
        if not isinstance(move, Build):
            yield Passed(seat)
            return
        player = state.players[seat]
        cost = price(state, player, move.building, discount=int(seat == self.chooser))
        colonist = move.colonist and works(player, "university") and take_colonist(state)
        player.doubloons -= cost
        player.buildings[move.building] = int(colonist)
        state.buildings[move.building] -= 1
        yield Built(seat, move.building, cost, colonist)
        if spaces_covered(state, player) == state.box.city_spaces:
            yield from last_round(state, "city_full")

    def finish(self, state: PuertoRico) -> Events:
        yield PhaseEnded("builder")


def price(state: PuertoRico, player: Player, building: Building, *, discount: int) -> int:
    """Return a building's price for a player: its cost minus discount and quarries used, but at least 0."""
    row = state.box.buildings[building]
    return max(0, row.cost - discount - quarries_used(state, player, building))


def quarries_used(state: PuertoRico, player: Player, building: Building) -> int:
    """Return the number of occupied quarries that reduce a building's price, at most its column's number."""
    return min(player.manned.get("quarry", 0), state.box.buildings[building].column)


def affordable(state: PuertoRico, player: Player, *, discount: int) -> list[Building]:
    """Return the buildings that a player may build: in the supply, not yet theirs, with space and money for it."""
    return list(prices(state, player, discount=discount))


def prices(state: PuertoRico, player: Player, *, discount: int) -> dict[Building, int]:
    """Return the buildings that a player may build, each with its price."""
    rows, owned = state.box.buildings, player.buildings
    space = room(state, player)
    quarries, money = player.manned.get("quarry", 0), player.doubloons
    found: dict[Building, int] = {}
    for building, left in state.buildings.items():
        if left and building not in owned:
            row = rows[building]
            cost = max(0, row.cost - discount - min(quarries, row.column))
            if cost <= money and row.spaces <= space:
                found[building] = cost
    return found


def room(state: PuertoRico, player: Player) -> int:
    """Return the most city spaces that a building may cover: two free ones suffice, as buildings may be moved (R15)."""
    free = state.box.city_spaces - spaces_covered(state, player)
    if state.options.large_building_geometry == "columns":
        large = sum(state.box.buildings[building].is_large for building in player.buildings)
        # A large building stands upright in a column of three spaces, so each column takes one.
        return free if large < state.box.city_columns else min(free, 1)
    return free
