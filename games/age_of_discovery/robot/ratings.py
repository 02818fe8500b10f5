"""What one more piece in an event box may bring, by rules of thumb in victory points."""

from collections.abc import Callable, Mapping, Sequence

from games.age_of_discovery.boxes import price
from games.age_of_discovery.robot.battles import battles
from games.age_of_discovery.robot.worth import (
    AT_ONCE,
    PIECE,
    SPECIAL,
    Likings,
    Mind,
    building_rating,
    colonist_there,
    expedition_gains,
    good_gains,
    landing_gains,
    rows_of,
    scorings_left,
    ship_gain,
    turns_left,
)
from games.age_of_discovery.state import AgeOfDiscovery
from games.core import Seat

TASTES = (
    *("points", "held_good", "left_goods", "rivals", "outdone", "crew", "pioneer", "reserve", "order"),
    *("money", "early_money", "cost", "end", "each_turn", "once", "other", "final", "growth"),
    *("pieces", "random_goods", "space", "moves", "piece", "specialist", "special", "misplaced"),
    *("set", "ship", "waiting", "contest", "patience"),
)
"""What a script weighs beside boxes."""


def box_rating(state: AgeOfDiscovery, seat: Seat, box: str, mind: Mind) -> float:
    """Return what one more piece of the seat in a box may bring."""
    return BOXES[box](state, seat, mind) * box_factor(state, box, mind.factors)


def box_factor(state: AgeOfDiscovery, box: str, factors: Likings) -> float:
    """Return the factor of a box in this turn."""
    early = 2 * turns_left(state) / (state.box.turns.count - 1) - 1
    return factors[box] * factors[f"early_{box}"] ** early


def _mine(state: AgeOfDiscovery, seat: Seat, box: str) -> int:
    return sum([worker is not None and worker.seat == seat for worker in state.boxes[box]])


def _dock(state: AgeOfDiscovery, seat: Seat, mind: Mind) -> float:
    """The landings that the seat's other pieces on the dock leave over."""
    waiting = _mine(state, seat, "dock")
    room = state.box.boxes["dock"].room(state.seats) - len(state.boxes["dock"])
    most = min(AT_ONCE, waiting + min(room, sum(state.players[seat].hand.values())))
    gains = landing_gains(state, seat, state.discovered(), max(most, 1), mind).values()
    for gain, count in sorted(gains, reverse=True):
        if waiting < count:
            return gain
        waiting -= count
    return 0.3 * scorings_left(state)


def _goods(state: AgeOfDiscovery, seat: Seat, mind: Mind) -> float:
    """The good that is left after the pieces before: others take some of the best ones."""
    line = state.boxes["trade_goods"]
    left = len(state.goods_display) - len(line)
    if left <= 0:
        return 0.0
    kinds = good_gains(state, seat, state.goods_display, mind)
    gains = sorted([kinds[good] for good in state.goods_display], reverse=True)
    mine = _mine(state, seat, "trade_goods")
    return _at(gains, mine + (len(line) - mine) * min(1.0, 0.6 * mind.factors["left_goods"]))


def _at(gains: Sequence[float], place: float) -> float:
    """Return the gain at a place between two of them, counted from 0."""
    low = min(int(place), len(gains) - 1)
    high = min(low + 1, len(gains) - 1)
    return gains[low] + (gains[high] - gains[low]) * (place - low)


def _shipping(state: AgeOfDiscovery, seat: Seat, mind: Mind) -> float:
    """The ship, divided by the pieces that it still takes to lead, unless the others outdo them."""
    if not state.ship_in_box:
        return 0.0
    strengths = [0] * state.seats
    for worker in state.boxes["shipping"]:
        if worker:
            strengths[worker.seat] += state.box.pieces[worker.piece].shipping
    own, order = strengths[seat], state.order
    ahead = order.index(seat)
    needed = 1
    threats = 0
    for place, one in enumerate(order):
        if one != seat:
            needed = max(needed, strengths[one] + (place < ahead and strengths[one] > 0))
            threats += min(3, sum(state.players[one].hand.values()))
    contest = 1 / (1 + 0.25 * threats * mind.factors["contest"])
    missing = needed - own
    if missing <= 0:
        return 0.1 + 0.35 * (1 - contest) * ship_gain(state, seat, mind) if threats else 0.0
    if missing > sum(state.players[seat].hand.values()) + 1:
        return 0.0
    return ship_gain(state, seat, mind) * contest / missing ** (mind.factors["outdone"] * 1.2)


def purse(state: AgeOfDiscovery, seat: Seat) -> int:
    """Return the money that the seat has when the capital is resolved: initiative and merchants on the dock pay before."""
    found = state.players[seat].money
    if state.stage != "placement":
        return found
    for space, worker in enumerate(state.boxes["initiative"], 1):
        if worker and worker.seat == seat:
            found += space
    for worker in state.boxes["dock"]:
        if worker and worker.seat == seat:
            found += state.box.pieces[worker.piece].dock_money
    return found


def _capital(state: AgeOfDiscovery, seat: Seat, mind: Mind) -> float:
    """The building that is left after the pieces before, less its price."""
    line, display = state.boxes["capital"], state.display
    mine = _mine(state, seat, "capital")
    cost = price(state)
    if len(line) >= len(display) or purse(state, seat) < cost * (mine + 1):
        return 0.0
    gains = sorted([building_rating(state, seat, name, mind) for name in display], reverse=True)
    gain = _at(gains, mine + (len(line) - mine) * min(1.0, 0.7 * mind.factors["rivals"]))
    return gain - 0.6 * cost * mind.money * mind.factors["cost"]


def strength_in_discovery(state: AgeOfDiscovery, seat: Seat) -> int:
    """Return the strength of the seat's pieces in the discovery box."""
    kinds = state.box.pieces
    return sum(
        [
            kinds[worker.piece].discovery
            for worker in state.boxes["discovery"]
            if worker and worker.seat == seat
        ]
    )


STRENGTHS = (4, 5, 6)
"""Strengths that an expedition into the unknown may have."""


def targets(state: AgeOfDiscovery, seat: Seat, mind: Mind) -> list[tuple[float, int]]:
    """Return what the seat may discover: what it brings on average, and the strength that it takes."""
    hidden = [land.seen for land in state.lands.values() if not land.discovered]
    there = colonist_there(state, mind)
    found: list[tuple[float, int]] = []
    for counter in hidden:
        if counter:
            natives, points, coins = state.box.numbers[counter]
            found.append((there + points + coins * mind.money, natives))
    if len(found) < len(hidden):
        rows = rows_of(state, state.counters)
    elif not hidden:
        rows, there = rows_of(state, state.deck), 0.0
    else:
        return found
    gains = expedition_gains(state, seat, rows, STRENGTHS, mind, there)
    return [*found, *zip(gains, STRENGTHS, strict=True)]


def _discovery(state: AgeOfDiscovery, seat: Seat, mind: Mind) -> float:
    """The best discovery, shared among the pieces that it still takes; less if it must wait."""
    strength = strength_in_discovery(state, seat)
    hand = sum(state.players[seat].hand.values())
    best = 0.0
    for gain, needed in targets(state, seat, mind):
        missing = needed - strength
        if missing <= 0:
            continue
        per = gain / needed + 0.08 * strength * mind.factors["crew"]
        if missing > hand:
            per *= 0.6 * mind.factors["waiting"] if turns_left(state) else 0.0
        best = max(best, per)
    return best


def _specialist(state: AgeOfDiscovery, piece: str, mind: Mind) -> float:
    return (
        0.0
        if state.is_last_turn
        else PIECE * mind.factors["piece"] + SPECIAL[piece] * mind.factors["specialist"]
    )


def _training(state: AgeOfDiscovery, seat: Seat, mind: Mind) -> float:
    cost = state.box.boxes["training"].cost
    if state.is_last_turn or state.players[seat].money < cost + 3 * mind.factors["reserve"]:
        return 0.0
    gain = PIECE * mind.factors["piece"] + SPECIAL["missionary"] * mind.factors["specialist"]
    return max(0.0, gain - cost * mind.money)


def _warfare(state: AgeOfDiscovery, seat: Seat, _mind: Mind) -> float:
    """The best battle that other pieces of the seat leave over."""
    gains = sorted(battles(state, seat).values(), reverse=True)
    mine = _mine(state, seat, "warfare")
    return max(0.0, gains[mine]) if len(gains) > mine else 0.0


def _initiative(state: AgeOfDiscovery, seat: Seat, mind: Mind) -> float:
    """Money, and an earlier place in the next turn."""
    space = len(state.boxes["initiative"]) + 1
    money = mind.money
    if state.is_last_turn:
        short = price(state) - purse(state, seat) % price(state)
        return 2.0 if short <= space else 0.2
    return space * money + 0.12 * (state.order.index(seat) + 1 - space + 1) * mind.factors["order"]


Rate = Callable[[AgeOfDiscovery, Seat, Mind], float]

BOXES: Mapping[str, Rate] = {
    "initiative": _initiative,
    "dock": _dock,
    "trade_goods": _goods,
    "shipping": _shipping,
    "capital": _capital,
    "discovery": _discovery,
    "captain": lambda state, _, mind: _specialist(state, "captain", mind),
    "merchant": lambda state, _, mind: _specialist(state, "merchant", mind),
    "missionary": lambda state, _, mind: _specialist(state, "missionary", mind),
    "soldier": lambda state, _, mind: _specialist(state, "soldier", mind),
    "training": _training,
    "warfare": _warfare,
}

PATIENT = frozenset({"shipping", "discovery", "initiative", "warfare"})
"""Boxes that have room to the end: what is scarce comes first."""

NO_USES: Mapping[str, float] = {}


def special_uses(state: AgeOfDiscovery, box: str, rate: float, mind: Mind) -> Mapping[str, float]:
    """Return the pieces that bring more than a colonist in a box, and how much more.

    rate: What a colonist brings there.
    """
    if box == "dock":
        money = state.box.pieces["merchant"].dock_money * mind.money
        return {"missionary": 0.8 * rate, "merchant": money, "soldier": 0.5}
    if box == "discovery":
        return {"captain": 0.8 * rate, "soldier": 0.3}
    if box == "shipping":
        return {"merchant": 0.5 * rate, "captain": 0.4 * rate}
    return NO_USES


THINGS = (*BOXES, *[f"early_{box}" for box in BOXES], *TASTES)
"""Everything that has a factor."""

NEUTRAL: Likings = dict.fromkeys(THINGS, 1.0)
