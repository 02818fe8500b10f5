"""What battles and movements bring, in victory points."""

from functools import lru_cache

from games.age_of_discovery.robot.worth import (
    Rewards,
    pieces_of,
    rewards,
    standing,
    until_scorings,
)
from games.age_of_discovery.state import AgeOfDiscovery
from games.core import Seat

HARM = 0.4
"""What a point that the opponent loses is worth to the seat."""


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
    """Return the gain of each battle that the seat's soldiers may fight: own points, and a part of the opponent's loss."""
    lands = [(region, land) for region, land in state.lands.items() if land.soldiers[seat]]
    if not lands:
        return {}
    until, scores, rows = until_scorings(state), rewards(state), state.box.buildings
    forts = [sum([rows[name].defence for name in player.buildings]) for player in state.players]
    found: dict[tuple[str, Seat], float] = {}
    for region, land in lands:
        pieces = pieces_of(land)
        for opponent, theirs in enumerate(pieces):
            if theirs and opponent != seat:
                killed = min(land.soldiers[seat], theirs)
                lost = min(land.soldiers[opponent] + forts[opponent], pieces[seat])
                found[region, opponent] = _gain(until, scores, pieces, (seat, killed, opponent, lost))
    return found


def move_gain(state: AgeOfDiscovery, seat: Seat, source: str, target: str, count: int) -> float:
    """Return what it brings to move pieces from one region to another."""
    found, until, scores = 0.0, until_scorings(state), rewards(state)
    for region, more in ((source, -count), (target, count)):
        pieces = list(pieces_of(state.lands[region]))
        found -= standing(until, scores, pieces, seat)
        pieces[seat] += more
        found += standing(until, scores, pieces, seat)
    return found
