"""What boxes, landings and buildings may bring, by rules of thumb in victory points."""

from collections.abc import Callable, Mapping

from games.age_of_discovery.boxes import price
from games.age_of_discovery.scoring import colony_points, final_points
from games.age_of_discovery.state import AgeOfDiscovery
from games.age_of_discovery.warfare import battlefields
from games.core import Seat

Likings = Mapping[str, float]
"""Box or one of `TASTES` → factor of its worth, by default 1. `early_BOX`: one more in turn 1, its inverse in the last turn."""

TASTES = (
    *("points", "threshold", "held_good", "landing", "left_goods", "rivals", "outdone", "crew"),
    *("end", "each_turn", "once", "other", "final", "money", "pieces", "random_goods", "space"),
    *("special", "misplaced", "enough", "set", "reserve"),
)
"""What a script weighs beside boxes."""

PLAIN: Likings = {}

ENOUGH = 4
"""An expedition this strong meets few natives that are stronger."""


def enough(likings: Likings) -> int:
    """Return the strength of an expedition that a script sends."""
    return round(ENOUGH * likings.get("enough", 1.0))


def scorings_left(state: AgeOfDiscovery) -> int:
    """Return how often colonies will still score."""
    return sum(turn >= state.turn for turn in state.box.turns.scoring)


def landing_gain(state: AgeOfDiscovery, seat: Seat, region: str, count: int, likings: Likings) -> float:
    """Return what so many more pieces in a region are worth: against each rival, and on the way to the threshold."""
    land, scoring = state.lands[region], state.box.scoring
    pieces = [land.pieces(one) for one in range(state.seats)]
    before = colony_points(scoring, pieces)[seat]
    pieces[seat] += count
    after = colony_points(scoring, pieces)[seat]
    own = pieces[seat]
    rivals = max(pieces[:seat] + pieces[seat + 1 :])
    near = 1.2 if own < scoring.threshold and rivals <= own + 1 else 0.3
    good = likings.get("held_good", 1.0) if land.good and own >= scoring.threshold else 0.0
    points = 0.5 * (after - before) * likings.get("points", 1.0)
    return scorings_left(state) * (points + 0.35 * near * likings.get("threshold", 1.0)) + good


def box_rating(state: AgeOfDiscovery, seat: Seat, box: str, likings: Likings = PLAIN) -> float:
    """Return what one more piece of the seat in a box may bring."""
    rate = BOXES.get(box)
    if rate is None:
        return 0.0
    early = 2 * (state.box.turns.count - state.turn) / (state.box.turns.count - 1) - 1
    return rate(state, seat, likings) * likings.get(box, 1.0) * likings.get(f"early_{box}", 1.0) ** early


def _dock(state: AgeOfDiscovery, seat: Seat, likings: Likings) -> float:
    regions = state.discovered()
    best = max([landing_gain(state, seat, region, 1, likings) for region in regions], default=0.0)
    return 0.5 * likings.get("landing", 1.0) + 0.8 * best


def _goods(state: AgeOfDiscovery, _seat: Seat, likings: Likings) -> float:
    left = len(state.goods_display) - len(state.boxes["trade_goods"])
    return (
        0.9 + 0.35 * left * likings.get("left_goods", 1.0) + 0.1 * (state.box.turns.count - state.turn)
        if left > 0
        else 0.0
    )


def _shipping(state: AgeOfDiscovery, seat: Seat, likings: Likings) -> float:
    if not state.ship_in_box:
        return 0.0
    strengths = [0] * state.seats
    for worker in state.boxes["shipping"]:
        if worker:
            strengths[worker.seat] += state.box.pieces[worker.piece].shipping
    own = strengths[seat]
    rivals = max(strengths[:seat] + strengths[seat + 1 :])
    if own > rivals:
        return 0.2
    return 1.7 - 0.5 * (rivals - own) * likings.get("outdone", 1.0)


def _capital(state: AgeOfDiscovery, seat: Seat, likings: Likings) -> float:
    mine = sum(worker is not None and worker.seat == seat for worker in state.boxes["capital"])
    others = len(state.boxes["capital"]) - mine
    if state.players[seat].money < price(state) * (mine + 1) or others + mine >= len(state.display):
        return 0.02
    best = max([building_rating(state, seat, name, likings) for name in state.display], default=0.0)
    return best - 0.25 * others * likings.get("rivals", 1.0)


def _discovery(state: AgeOfDiscovery, seat: Seat, likings: Likings) -> float:
    if not state.deck and not state.undiscovered():
        return 0.0
    strength = sum([state.box.pieces[piece].discovery * n for piece, n in state.bank(seat).items()])
    left = state.box.turns.count - state.turn
    if strength >= enough(likings) + 1:
        return 0.5
    possible = strength + sum(state.players[seat].hand.values()) >= enough(likings) or left
    return (1.0 + 0.12 * strength * likings.get("crew", 1.0)) if possible else 0.1


def _specialist(state: AgeOfDiscovery, _seat: Seat, _likings: Likings) -> float:
    return 0.0 if state.is_last_turn else 1.1


def _training(state: AgeOfDiscovery, seat: Seat, likings: Likings) -> float:
    cost = state.box.boxes["training"].cost
    return (
        0.9
        if not state.is_last_turn and state.players[seat].money >= cost + 3 * likings.get("reserve", 1.0)
        else 0.0
    )


def _warfare(state: AgeOfDiscovery, seat: Seat, _likings: Likings) -> float:
    if not any(land.soldiers[seat] for land in state.lands.values()):
        return 0.0
    rivals = [one for one in range(state.seats) if one != seat]
    return 0.8 if any(battlefields(state, seat, rival) for rival in rivals) else 0.0


def _initiative(state: AgeOfDiscovery, _seat: Seat, _likings: Likings) -> float:
    space = len(state.boxes["initiative"]) + 1
    return 0.25 + 0.1 * space if not state.is_last_turn else 0.05 * space


Rate = Callable[[AgeOfDiscovery, Seat, Likings], float]

BOXES: Mapping[str, Rate] = {
    "initiative": _initiative,
    "dock": _dock,
    "trade_goods": _goods,
    "shipping": _shipping,
    "capital": _capital,
    "discovery": _discovery,
    "captain": _specialist,
    "merchant": lambda state, seat, likings: 0.8 * _specialist(state, seat, likings),
    "missionary": lambda state, seat, likings: 1.15 * _specialist(state, seat, likings),
    "soldier": lambda state, seat, likings: 0.8 * _specialist(state, seat, likings),
    "training": _training,
    "warfare": _warfare,
}


def building_rating(state: AgeOfDiscovery, seat: Seat, name: str, likings: Likings) -> float:
    """Return about how many points a building brings in the rest of the game."""
    row = state.box.buildings[name]
    left = state.box.turns.count - state.turn
    if row.trigger == "end":
        return (
            row.vp + final_points(state, seat, row) * likings.get("final", 1.0) + 0.4 * left
        ) * likings.get("end", 1.0)
    found = float(row.vp)
    money, goods = (
        0.12 * row.money * likings.get("money", 1.0),
        0.7 * row.random_goods * likings.get("random_goods", 1.0),
    )
    if row.trigger == "each_turn":
        found += left * (money + 0.9 * sum(row.pieces.values()) * likings.get("pieces", 1.0) + goods)
        found += left * (
            0.8 * sum(row.discovery_pieces.values()) + 0.8 * bool(row.dock_space) * likings.get("space", 1.0)
        )
        found += left * (0.25 * row.privateers * state.players[seat].ships)
        found += (
            left * 0.1 * sum([n * state.players[seat].goods.get(g, 0) for g, n in row.money_per_good.items()])
        )
        found += left * 0.3 * (bool(row.soldier_moves) + bool(row.colonist_moves))
    elif row.trigger == "once":
        found += money + 3.0 * row.free_discovery + 1.2 * row.colony_soldiers
    else:
        found += 0.4 * left * (1 + row.missionary_colonists + 0.5 * row.defence)
    return found * likings.get(row.trigger if row.trigger in ("each_turn", "once") else "other", 1.0)
