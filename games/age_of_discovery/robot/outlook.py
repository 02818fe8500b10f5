"""What a robot needs to look ahead: a state behind a view, and how good a state is for a seat."""

from games.age_of_discovery.boxes import price
from games.age_of_discovery.scoring import colony_points, scores
from games.age_of_discovery.sets import income
from games.age_of_discovery.state import AgeOfDiscovery, Worker
from games.age_of_discovery.warfare import battlefields
from games.core import Seat
from games.core import view as seen

# What a piece in a box may bring its owner, in victory points; the further to the right its space, the less.
_PROMISE = {
    "initiative": (0.5, 0.0),
    "dock": (1.5, 0.05),
    "trade_goods": (1.9, 0.2),
    "captain": (0.9, 0.0),
    "merchant": (0.9, 0.0),
    "missionary": (1.2, 0.0),
    "soldier": (0.8, 0.0),
    "training": (0.6, 0.0),
}
_PIECES = {"colonist": 0.4, "captain": 0.9, "merchant": 0.9, "missionary": 1.1, "soldier": 0.8}


def imagine(view: AgeOfDiscovery, seat: Seat, luck: object) -> AgeOfDiscovery:  # noqa: ARG001  # all games imagine alike
    """Return a copy of the view: nothing is hidden but sealed answers, and those are asked again."""
    return seen(view, seat)


def value(state: AgeOfDiscovery) -> list[float]:
    """Return how far each seat is ahead of the average of the others, in points or what may become some."""
    totals = [float(score.total or 0) for score in scores(state)]
    colonies = _colonies(state)
    boxes = _boxes(state)
    prospects = [
        totals[one] + colonies[one] + boxes[one] + _holdings(state, one) for one in range(state.seats)
    ]
    return [one - (sum(prospects) - one) / (state.seats - 1) for one in prospects]


def _turns_left(state: AgeOfDiscovery) -> int:
    return state.box.turns.count - state.turn


def _colonies(state: AgeOfDiscovery) -> list[float]:
    """What the colonies would score as they stand, and a little for every piece that may tip the balance."""
    found = [0.0] * state.seats
    left = sum(turn >= state.turn for turn in state.box.turns.scoring)
    for land in state.lands.values():
        pieces = [land.pieces(seat) for seat in range(state.seats)]
        if not any(pieces):
            continue
        points = colony_points(state.box.scoring, pieces)
        for seat, count in enumerate(pieces):
            found[seat] += left * (0.5 * points[seat] + 0.3 * min(count, 4) + 0.2 * land.soldiers[seat])
    return found


def _boxes(state: AgeOfDiscovery) -> list[float]:
    """What the pieces in boxes may bring."""
    found = [0.0] * state.seats
    for box, (first, less) in _PROMISE.items():
        for space, worker in enumerate(state.boxes[box]):
            if worker:
                found[worker.seat] += max(first - less * space, 0.2) + _at_the_dock(box, worker)
    _shipping(state, found)
    _discovery(state, found)
    spent = [0] * state.seats
    for worker in state.boxes["capital"]:
        if worker:
            spent[worker.seat] += price(state)
            affordable = spent[worker.seat] <= state.players[worker.seat].money
            found[worker.seat] += (1.5 + 0.3 * _turns_left(state)) if affordable else 0.1
    for worker in state.boxes["warfare"]:
        if worker:
            rivals = (seat for seat in range(state.seats) if seat != worker.seat)
            fights = any(battlefields(state, worker.seat, rival) for rival in rivals)
            found[worker.seat] += 0.7 if fights else 0.05
    return found


def _at_the_dock(box: str, worker: Worker) -> float:
    brings = {"merchant": 0.6, "missionary": 0.9, "soldier": 0.4}
    return brings.get(worker.piece, 0.0) if box == "dock" else 0.0


def _shipping(state: AgeOfDiscovery, found: list[float]) -> None:
    strengths = dict.fromkeys(state.order, 0)
    for worker in state.boxes["shipping"]:
        if worker:
            strengths[worker.seat] += state.box.pieces[worker.piece].shipping
    best = max(state.order, key=lambda seat: strengths[seat])
    if strengths[best] and state.ship_in_box:
        found[best] += 2.2
    for seat, strength in strengths.items():
        found[seat] += 0.05 * strength


def _discovery(state: AgeOfDiscovery, found: list[float]) -> None:
    if not state.deck and not state.undiscovered():
        return
    for seat in range(state.seats):
        strength = sum(state.box.pieces[piece].discovery * count for piece, count in state.bank(seat).items())
        # Four or five are enough for most counters; more wait for later.
        found[seat] += 0.9 * min(strength, 5) + 0.4 * max(strength - 5, 0)


def _holdings(state: AgeOfDiscovery, seat: Seat) -> float:
    """What money, goods, ships, buildings and pieces in hand may still bring."""
    player, left = state.players[seat], _turns_left(state)
    found = player.money * (0.02 + 0.02 * left)
    found += 0.1 * left * income(state.box.sets, player.goods, player.ships)
    found += sum(0.3 + 0.25 * count for count in player.goods.values() for _ in range(count))
    found += 1.2 * player.ships
    found += sum(_PIECES[piece] * count for piece, count in player.hand.items()) if left else 0.0
    for building in state.owned(seat):
        if building.trigger == "each_turn":
            found += left * (0.1 * building.money + 0.5 * (not building.money))
        elif building.trigger in ("standing", "favour"):
            found += 0.4 * left
    return found
