"""The moves worth a thought: each box with the piece that fits it, an expedition as strong as can be."""

from random import Random

from games.age_of_discovery.moves import Explore, ExploreBeyond, PlaceWorker
from games.age_of_discovery.robot.expeditions import expeditions
from games.age_of_discovery.robot.ratings import box_rating, special_uses
from games.age_of_discovery.robot.script import POLICY
from games.age_of_discovery.robot.worth import SPECIAL, mind_of
from games.age_of_discovery.state import AgeOfDiscovery
from games.core import Menu, Move, Pass, Seat

MOST = 9
"""How many boxes, regions or buildings are thought about."""


def candidates(state: AgeOfDiscovery, seat: Seat, menu: Menu, luck: Random) -> list[Move]:
    """Return the moves worth playing out; works on a view as well."""
    kinds = menu.kinds()
    if PlaceWorker in kinds:
        return _places(state, seat, menu)
    if Explore in kinds or ExploreBeyond in kinds:
        return [*_expeditions(state, seat, menu, luck), Pass()]
    if menu.count() <= 2 * MOST:
        return list(menu)
    return [menu.sample(luck) for _ in range(MOST)]


def _places(state: AgeOfDiscovery, seat: Seat, menu: Menu) -> list[Move]:
    """Put the plainest piece, or the one that is best there, into each box that may bring something."""
    (moves,) = [moves for moves in menu.sets if moves.kind is PlaceWorker]
    pieces = sorted(moves.domains["piece"], key=lambda piece: SPECIAL[piece])
    mind = mind_of(state, POLICY.factors)
    rates = {box: box_rating(state, seat, box, mind) for box in moves.domains["box"]}
    found: list[Move] = []
    for box in sorted(rates, key=lambda box: -rates[box])[:MOST]:
        uses = special_uses(state, box, rates[box], mind)
        fitting = sorted([piece for piece in pieces if piece in uses], key=lambda piece: uses[piece])
        found += [PlaceWorker(box, piece) for piece in dict.fromkeys([*fitting[-1:], pieces[0]])]
    return found[: MOST + 3]


def _expeditions(state: AgeOfDiscovery, seat: Seat, menu: Menu, luck: Random) -> list[Move]:
    """Send the expeditions that bring most on average, and the strongest one."""
    (moves,) = [moves for moves in menu.sets if moves.kind in (Explore, ExploreBeyond)]
    found = expeditions(state, seat, moves, mind_of(state, POLICY.factors), luck)
    strongest = found[-1][1]
    found.sort(key=lambda one: -one[0])
    return list(dict.fromkeys([*[move for _, move in found[: MOST - 1]], strongest]))
