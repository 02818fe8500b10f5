"""Scoring: colonies three times, all else at the end (§12)."""

from collections.abc import Sequence
from functools import lru_cache

from games.age_of_discovery.box import Building, Scoring
from games.age_of_discovery.events import ColonyScored, SetFormed
from games.age_of_discovery.sets import best_sets, income
from games.age_of_discovery.state import AgeOfDiscovery, Counts, Land, Player
from games.core import Event, Events, PhaseEnded, Score, Seat, Step, mutable


def colony_points(scoring: Scoring, pieces: Sequence[int]) -> tuple[int, ...]:
    """Return each seat's points for a colony, by the number of its pieces there (R29, R30)."""
    if max(pieces) < scoring.threshold:
        return (0,) * len(pieces)
    return _points(scoring.first, scoring.second, scoring.two_first, tuple(pieces))


@lru_cache(maxsize=4096)
def _points(first: int, second: int, two_first: int, pieces: tuple[int, ...]) -> tuple[int, ...]:
    points = [0] * len(pieces)
    best = max(pieces)
    leaders = [seat for seat, count in enumerate(pieces) if count == best]
    if len(leaders) == 2:
        for seat in leaders:
            points[seat] = two_first
    if len(leaders) > 1:
        return tuple(points)
    points[leaders[0]] = first
    second_best = max((count for count in pieces if count < best), default=0)
    followers = [seat for seat, count in enumerate(pieces) if count == second_best]
    if second_best and len(followers) == 1:
        points[followers[0]] = second
    return tuple(points)


def land_points(state: AgeOfDiscovery, land: Land) -> tuple[int, ...]:
    """Return each seat's points for a region, with its present pieces."""
    return colony_points(state.box.scoring, [land.pieces(seat) for seat in range(state.seats)])


@mutable
class ScoreColonies(Step[AgeOfDiscovery]):
    """First and second place score in every colony in which some player has three pieces."""

    def finish(self, state: AgeOfDiscovery) -> Events:
        totals = [0] * state.seats
        for region, land in state.lands.items():
            for seat, points in enumerate(land_points(state, land)):
                if points:
                    totals[seat] += points
                    yield ColonyScored(seat, region, points)
        for player in state.players:
            player.colony_points.append(totals[player.seat])
        yield PhaseEnded("scoring")


def scores(state: AgeOfDiscovery) -> tuple[Score, ...]:
    """Return the scores as they would be if the game ended now, source by source.

    The economy is what the sets pay now; at the end of the game, what they paid in the last income phase (R33).
    """
    return tuple(_score(state, seat) for seat in range(state.seats))


def _score(state: AgeOfDiscovery, seat: Seat) -> Score:
    player, box = state.players[seat], state.box
    sources: list[tuple[str, int | None]] = [
        (f"colonies-{n}", points) for n, points in enumerate(player.colony_points, 1)
    ]
    found = player.discoveries
    sources.append(("discoveries", sum((box.counters.get(key) or box.cards[key]).vp for key in found)))
    owned = state.owned(seat)
    sources.append(("buildings", sum(building.vp for building in owned)))
    sources += [
        (building.id.replace("_", "-"), final_points(state, seat, building))
        for building in owned
        if building.trigger == "end"
    ]
    sources.append(("economy", income(box.sets, _paying_goods(player), player.ships)))
    last = player.colony_points[-1] if len(player.colony_points) == len(box.turns.scoring) else 0
    return Score(seat, tuple(sources), (last, player.money, sum(player.goods.values())))


def _paying_goods(player: Player) -> Counts:
    """Return the goods that count for the economy: one drawn after the last income does not (R33)."""
    return player.goods if player.last_goods is None else player.last_goods


def final_points(state: AgeOfDiscovery, seat: Seat, building: Building) -> int:
    """Return the points that a building's effect scores for its owner at the end (§9.1)."""
    player = state.players[seat]
    pieces = [land.pieces(seat) for land in state.lands.values()]
    return (
        building.vp_per_good * sum(player.goods.values())
        + building.vp_per_two_pieces * (sum(pieces) // 2)
        + building.vp_per_ship * player.ships
        + building.vp_per_soldier * sum(land.soldiers[seat] for land in state.lands.values())
        + building.vp_per_building * len(player.buildings)
        + building.vp_per_region * sum(count > 0 for count in pieces)
        + building.vp_per_five_money * (player.money // 5)
        + building.vp_per_discovery * len(player.discoveries)
    )


def explain(state: AgeOfDiscovery, seat: Seat) -> tuple[Event, ...]:
    """Return the sets of a seat's goods and ships that make its economy, the dearest first."""
    player = state.players[seat]
    found = best_sets(state.box.sets, _paying_goods(player), player.ships)
    return tuple(SetFormed(seat, row.goods, row.ships, row.money) for row in found)
