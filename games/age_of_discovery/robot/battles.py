"""What battles and movements bring, in victory points."""

from games.age_of_discovery.robot.worth import Likings, money_later, prospect, rewards, rivals, until_scorings
from games.age_of_discovery.state import AgeOfDiscovery
from games.age_of_discovery.warfare import war_cost
from games.core import Seat

HARM = 0.4
"""What a point that the opponent loses is worth to the seat."""


def battle_gain(state: AgeOfDiscovery, seat: Seat, opponent: Seat, region: str) -> float:
    """Return what a battle in a region brings: own points, and a part of what the opponent loses."""
    land = state.lands[region]
    fort = sum([row.defence for row in state.owned(opponent)])
    pieces = [colonists + soldiers for colonists, soldiers in zip(land.colonists, land.soldiers, strict=True)]
    killed = min(land.soldiers[seat], pieces[opponent])
    lost = min(land.soldiers[opponent] + fort, pieces[seat])
    before = _standing(state, pieces, seat) - HARM * _standing(state, pieces, opponent)
    pieces[seat] -= lost
    pieces[opponent] -= killed
    after = _standing(state, pieces, seat) - HARM * _standing(state, pieces, opponent)
    return after - before + 0.1 * (killed - lost)


def _standing(state: AgeOfDiscovery, pieces: list[int], seat: Seat) -> float:
    """Return the points that a seat may expect of a region with these pieces of each seat."""
    others = sorted(pieces[:seat] + pieces[seat + 1 :])
    second = others[-2] if len(others) > 1 else 0
    return prospect(until_scorings(state), rewards(state), pieces[seat], others[-1], second)


def battles(state: AgeOfDiscovery, seat: Seat) -> dict[tuple[str, Seat], float]:
    """Return the gain of each battle that the seat's soldiers may fight."""
    return {
        (region, one): battle_gain(state, seat, one, region)
        for region, land in state.lands.items()
        if land.soldiers[seat]
        for one in range(state.seats)
        if one != seat and land.pieces(one)
    }


def war_gain(state: AgeOfDiscovery, seat: Seat, opponent: Seat, likings: Likings) -> float:
    """Return what a full-scale war brings, after its price."""
    fields = [
        region
        for region, land in state.lands.items()
        if land.pieces(seat) and land.pieces(opponent) and (land.soldiers[seat] or land.soldiers[opponent])
    ]
    gain = sum(battle_gain(state, seat, opponent, region) for region in fields)
    return gain - war_cost(state) * money_later(state, likings)


def move_gain(state: AgeOfDiscovery, seat: Seat, source: str, target: str, count: int) -> float:
    """Return what it brings to move pieces from one region to another."""
    found = 0.0
    for region, more in ((source, -count), (target, count)):
        land = state.lands[region]
        first, second = rivals(land, seat)
        own = land.pieces(seat)
        until = until_scorings(state)
        first = min(first, own + 6)
        found += prospect(until, rewards(state), own + more, first, second)
        found -= prospect(until, rewards(state), own, first, second)
    return found
