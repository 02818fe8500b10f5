"""What battles and movements bring, in victory points."""

from functools import lru_cache

from games.age_of_discovery.robot.worth import (
    Mind,
    Rewards,
    pieces_of,
    rewards,
    standing,
    until_scorings,
)
from games.age_of_discovery.state import AgeOfDiscovery
from games.age_of_discovery.warfare import war_cost
from games.core import Seat

HARM = 0.4
"""What a point that the opponent loses is worth to the seat."""


def battle_gain(state: AgeOfDiscovery, seat: Seat, opponent: Seat, region: str) -> float:
    """Return what a battle in a region brings: own points, and a part of what the opponent loses."""
    land = state.lands[region]
    fort = sum([row.defence for row in state.owned(opponent)])
    pieces = pieces_of(land)
    killed = min(land.soldiers[seat], pieces[opponent])
    lost = min(land.soldiers[opponent] + fort, pieces[seat])
    return _gain(until_scorings(state), rewards(state), pieces, (seat, killed, opponent, lost))


@lru_cache(maxsize=1 << 14)
def _gain(
    until: tuple[int, ...], scores: Rewards, pieces: tuple[int, ...], battle: tuple[Seat, int, Seat, int]
) -> float:
    seat, killed, opponent, lost = battle
    left = list(pieces)
    left[seat] -= lost
    left[opponent] -= killed
    found = 0.1 * (killed - lost)
    for after, sign in ((left, 1), (pieces, -1)):
        found += sign * standing(until, scores, after, seat)
        found -= sign * HARM * standing(until, scores, after, opponent)
    return found


def battles(state: AgeOfDiscovery, seat: Seat) -> dict[tuple[str, Seat], float]:
    """Return the gain of each battle that the seat's soldiers may fight."""
    return {
        (region, one): battle_gain(state, seat, one, region)
        for region, land in state.lands.items()
        if land.soldiers[seat]
        for one in range(state.seats)
        if one != seat and land.pieces(one)
    }


def war_gain(state: AgeOfDiscovery, seat: Seat, opponent: Seat, mind: Mind) -> float:
    """Return what a full-scale war brings, after its price."""
    fields = [
        region
        for region, land in state.lands.items()
        if land.pieces(seat) and land.pieces(opponent) and (land.soldiers[seat] or land.soldiers[opponent])
    ]
    gain = sum(battle_gain(state, seat, opponent, region) for region in fields)
    return gain - war_cost(state) * mind.money


def move_gain(state: AgeOfDiscovery, seat: Seat, source: str, target: str, count: int) -> float:
    """Return what it brings to move pieces from one region to another."""
    found, until, scores = 0.0, until_scorings(state), rewards(state)
    for region, more in ((source, -count), (target, count)):
        pieces = list(pieces_of(state.lands[region]))
        found -= standing(until, scores, pieces, seat)
        pieces[seat] += more
        found += standing(until, scores, pieces, seat)
    return found
