"""The expeditions that a seat may send, and what each brings, in victory points."""

from collections.abc import Iterable
from itertools import accumulate
from random import Random

from games.age_of_discovery.moves import Explore, ExploreBeyond
from games.age_of_discovery.robot.worth import PIECE, Mind, colonist_there, expedition_gains, rows_of
from games.age_of_discovery.state import AgeOfDiscovery
from games.core import Move, MoveSet, Seat, Several

KEPT = 0.6
"""Share of a piece's worth that it keeps in the discovery box for a later turn."""


def expeditions(
    state: AgeOfDiscovery, seat: Seat, moves: MoveSet, mind: Mind, rng: Random
) -> list[tuple[float, Move]]:
    """Return expeditions of every size, the strongest pieces first, with their gain after the worth of the pieces."""
    domain, kinds = moves.domains["pieces"], state.box.pieces
    assert isinstance(domain, Several)
    pieces = [piece for piece, count in domain.pool.items() for _ in range(count)]
    pieces.sort(key=lambda piece: (-kinds[piece].discovery, piece != "soldier"))
    strengths = tuple(accumulate([kinds[piece].discovery for piece in pieces]))
    crews = [domain.ordered(tuple(pieces[:number])) for number in range(1, len(pieces) + 1)]
    cost = 0.0 if state.is_last_turn else KEPT * PIECE * mind.factors["waiting"]
    costs = [cost * strength for strength in strengths]
    if moves.kind is ExploreBeyond:
        rows = rows_of(state, state.deck)
        gains = expedition_gains(state, seat, rows, strengths, mind, 0.0)
        return [
            (gain - lost, ExploreBeyond(crew)) for gain, lost, crew in zip(gains, costs, crews, strict=True)
        ]
    return [
        (gain - lost, Explore(region, crew))
        for region in _choices(state, moves.domains["region"], rng)
        for gain, lost, crew in zip(expected(state, seat, region, strengths, mind), costs, crews, strict=True)
    ]


def expected(
    state: AgeOfDiscovery, seat: Seat, region: str, strengths: tuple[int, ...], mind: Mind
) -> list[float]:
    """Return what expeditions of some strengths to a region bring on average."""
    seen = state.lands[region].seen
    rows = rows_of(state, [seen] if seen else state.counters)
    return expedition_gains(state, seat, rows, strengths, mind, colonist_there(state, mind))


def _choices(state: AgeOfDiscovery, regions: Iterable[str], rng: Random) -> list[str]:
    """Return the regions with known counters, and one that nobody has seen."""
    known = [region for region in regions if state.lands[region].seen]
    fresh = [region for region in regions if not state.lands[region].seen]
    return [*known, *([fresh[int(rng.random() * len(fresh))]] if fresh else [])]
