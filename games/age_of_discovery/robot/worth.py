"""What money, landings, goods, ships, expeditions and buildings are worth to a seat, in victory points."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import exp

from games.age_of_discovery.box import Building, Finding
from games.age_of_discovery.boxes import price
from games.age_of_discovery.scoring import final_points
from games.age_of_discovery.sets import income
from games.age_of_discovery.state import AgeOfDiscovery, Land
from games.core import Seat

Likings = Mapping[str, float]
"""Box or one of `TASTES` → factor of its worth, by default 1. `early_BOX`: one more in turn 1, its inverse in the last turn."""

MONEY = 0.4
"""Points for $1 that can still buy something: about eight for a building of $20."""
PIECE = 1.6
"""Points for a colonist to place."""
SPREAD, SPREAD_OF_A_TURN = 0.35, 0.4
"""How uncertain a lead of pieces is at a scoring in this turn, and how much more for each turn until it."""
AT_ONCE = 3
"""Maximum number of landings of a turn that are planned together."""
ANY = 99
"""More than the strength that any natives have."""


def turns_left(state: AgeOfDiscovery) -> int:
    """Return the number of turns after this one."""
    return state.box.turns.count - state.turn


def scorings_left(state: AgeOfDiscovery) -> int:
    """Return how often colonies will still score."""
    return sum(turn >= state.turn for turn in state.box.turns.scoring)


def money_later(state: AgeOfDiscovery, likings: Likings) -> float:
    """Return what $1 is worth that comes too late for this turn's capital."""
    left = state.box.turns.count - state.turn
    if not left:
        return 0.05
    worth = MONEY * likings.get("money", 1.0)
    return worth * likings["early_money"] ** (left / 7) if "early_money" in likings else worth


def each_income(state: AgeOfDiscovery, likings: Likings) -> float:
    """Return what $1 of set income in each turn is worth, this one included: money for later turns, and a point at the end."""
    left = turns_left(state)
    return 1.0 + left * money_later(state, likings) if left else 1.0


# Landings


Rewards = tuple[int, int, int]
"""Points of the first and the second in a colony, and the pieces from which it scores."""


def rewards(state: AgeOfDiscovery) -> Rewards:
    """Return what colonies score."""
    scoring = state.box.scoring
    return scoring.first, scoring.second, scoring.threshold


def until_scorings(state: AgeOfDiscovery) -> tuple[int, ...]:
    """Return the number of turns until each scoring to come."""
    return _until(state.turn, state.box.turns.scoring)


@cache
def _until(now: int, scoring: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([turn - now for turn in scoring if turn >= now])


@lru_cache(maxsize=1 << 16)
def prospect(until: tuple[int, ...], scores: Rewards, own: int, first: int, second: int) -> float:
    """Return about how many points a colony will score.

    until: Turns until each scoring.
    own: Number of own pieces.
    first: The most pieces of a rival; `second`: of the next one.
    """
    found, (most, less, threshold) = 0.0, scores
    for turns in until:
        spread = SPREAD + SPREAD_OF_A_TURN * turns
        leads = _likely(own - max(first, threshold - 1) - 0.5, spread)
        found += most * leads
        if own:
            led = (1 - leads) * _likely(first - threshold + 0.5, spread)
            found += less * led * _likely(own - second - 0.5, spread)
    return found


def _likely(margin: float, spread: float) -> float:
    """Return the probability that a margin of pieces lasts."""
    return 1 / (1 + exp(-margin / spread))


@lru_cache(maxsize=1 << 16)
def landing(
    until: tuple[int, ...], scores: Rewards, own: int, first: int, second: int, most: int
) -> tuple[float, int]:
    """Return the points of each of some pieces that land together, and for how many of `most` they are highest."""
    before = prospect(until, scores, own, first, second)
    gains = [
        ((prospect(until, scores, own + count, first, second) - before) / count, count)
        for count in range(1, most + 1)
    ]
    return max(gains)


def rivals(land: Land, seat: Seat) -> tuple[int, int]:
    """Return the two highest numbers of pieces that other seats have in a region."""
    first = second = 0
    for one, colonists in enumerate(land.colonists):
        if one != seat:
            count = colonists + land.soldiers[one]
            if count > first:
                first, second = count, first
            elif count > second:
                second = count
    return first, second


def landing_gain(
    state: AgeOfDiscovery, seat: Seat, region: str, most: int, likings: Likings
) -> tuple[float, int]:
    """Return what each of the best number of pieces brings in a region, and that number, at most `most`."""
    land, scores = state.lands[region], rewards(state)
    own = land.pieces(seat)
    first, second = rivals(land, seat)
    gain, count = landing(until_scorings(state), scores, own, min(first, own + 6), second, most)
    gain *= likings.get("points", 1.0)
    missing = scores[2] - own
    if land.good is not None and missing > 0:
        share = (1.0 if most >= missing else 0.5) / missing
        gain += share * good_gain(state, seat, land.good, likings) * likings.get("held_good", 1.0)
    return gain, count


# Goods and ships

GROWTH = (0.3, 0.8, 1.6, 0.3)
"""What one more good may add to the income later, by the number of such goods before it, modulo a set of four."""


def good_gain(state: AgeOfDiscovery, seat: Seat, good: str, likings: Likings) -> float:
    """Return what a good brings: income in each turn, and the hope of larger sets."""
    player, left = state.players[seat], turns_left(state)
    count, sets = player.goods.get(good, 0), state.box.sets
    more = income(sets, {**player.goods, good: count + 1}, player.ships) - income(
        sets, player.goods, player.ships
    )
    hope = GROWTH[count % len(GROWTH)] * likings.get("set", 1.0) * left / state.box.turns.count
    return (more + hope) * each_income(state, likings) + final_of(state, seat, "vp_per_good")


def ship_gain(state: AgeOfDiscovery, seat: Seat, likings: Likings) -> float:
    """Return what a ship brings: a good of any kind in a set each turn, and the hope of larger sets."""
    player, sets = state.players[seat], state.box.sets
    more = income(sets, player.goods, player.ships + 1) - income(sets, player.goods, player.ships)
    hope = 1.2 * likings.get("ship", 1.0) * turns_left(state) / state.box.turns.count
    privateers = sum([row.privateers for row in state.owned(seat)]) * (state.seats - 1)
    return (
        (more + hope) * each_income(state, likings)
        + privateers * turns_left(state) * money_later(state, likings)
        + final_of(state, seat, "vp_per_ship")
    )


def final_of(state: AgeOfDiscovery, seat: Seat, column: str) -> int:
    """Return what one of a thing scores at the end by the seat's buildings, which are of the last age."""
    if state.turn <= state.box.turns.scoring[-2]:
        return 0
    rows = state.box.buildings
    return sum([getattr(rows[name], column) for name in state.players[seat].buildings])


# Discoveries


def colonist_there(state: AgeOfDiscovery, likings: Likings) -> float:
    """Return what the colonist of a discovery is worth: the first piece in a new region."""
    return likings.get("pioneer", 1.0) * (0.3 + 0.6 * scorings_left(state))


def expedition_gains(
    state: AgeOfDiscovery,
    seat: Seat,
    findings: Sequence[Finding],
    strengths: Sequence[int],
    likings: Likings,
    there: float,
) -> list[float]:
    """Return what expeditions of these strengths bring on average where one of these counters or cards lies.

    there: What a success is worth beside the counter or card.
    """
    money = money_later(state, likings)
    there += final_of(state, seat, "vp_per_discovery")
    worths = [(row.natives, row.vp + row.coins * money + there) for row in findings]
    number = len(worths) or 1
    return [
        sum([worth for natives, worth in worths if natives <= strength]) / number for strength in strengths
    ]


# Buildings


def building_rating(state: AgeOfDiscovery, seat: Seat, name: str, likings: Likings) -> float:
    """Return about how many points a building brings in the rest of the game, before its price."""
    row = state.box.buildings[name]
    if row.trigger == "end":
        return (row.vp + _at_the_end(state, seat, row, likings)) * likings.get("end", 1.0)
    found = (
        row.vp + _now(state, seat, row, likings) + turns_left(state) * _each_turn(state, seat, row, likings)
    )
    return found * likings.get(row.trigger if row.trigger in ("each_turn", "once") else "other", 1.0)


def _at_the_end(state: AgeOfDiscovery, seat: Seat, row: Building, likings: Likings) -> float:
    left = turns_left(state)
    if row.vp_per_five_money:
        player = state.players[seat]
        paid = income(state.box.sets, player.goods, player.ships) + sum(
            [one.money for one in state.owned(seat) if one.trigger == "each_turn"]
        )
        return row.vp_per_five_money * max(0, player.money - price(state) + (left + 1) * paid) / 5
    growth = likings.get("growth", 1.0) * left
    return (
        final_points(state, seat, row) * likings.get("final", 1.0)
        + row.vp_per_building * (1 + growth)
        + growth * (1.5 * row.vp_per_good + 1.5 * row.vp_per_two_pieces + 0.3 * row.vp_per_ship)
        + growth * (0.5 * row.vp_per_region + 0.4 * row.vp_per_discovery + 0.5 * row.vp_per_soldier)
        + (1 + left) * row.colonist_moves * likings.get("moves", 1.0)
    )


def _now(state: AgeOfDiscovery, seat: Seat, row: Building, likings: Likings) -> float:
    """Return what a building brings when it is bought."""
    if row.trigger != "once":
        return 0.0
    found = row.money * MONEY * likings.get("money", 1.0)
    if row.free_discovery and state.undiscovered():
        rows = [state.box.counters[key] for key in state.counters]
        found += expedition_gains(state, seat, rows, (ANY,), likings, colonist_there(state, likings))[0]
    if row.colony_soldiers:
        gains = [
            landing_gain(state, seat, region, row.colony_soldiers, likings)[0]
            for region, land in state.lands.items()
            if land.pieces(seat)
        ]
        found += row.colony_soldiers * max(gains, default=0.0)
    return found


SPECIAL: Mapping[str, float] = {
    "colonist": 0.0,
    "captain": 1.0,
    "merchant": 1.6,
    "missionary": 1.8,
    "soldier": 0.6,
}
"""What a piece is worth beyond a colonist, where it does what it can do best."""


def _each_turn(state: AgeOfDiscovery, seat: Seat, row: Building, likings: Likings) -> float:
    """Return what a building brings in each later turn."""
    if row.trigger in ("once", "end"):
        return 0.0
    player, money = state.players[seat], money_later(state, likings)
    found = row.money * money
    for piece, count in row.pieces.items():
        found += count * (PIECE + SPECIAL[piece]) * likings.get("pieces", 1.0)
    for piece, count in row.discovery_pieces.items():
        found += count * 1.3 * state.box.pieces[piece].discovery * likings.get("crew", 1.0)
    if row.dock_space:
        found += 2.4 * likings.get("space", 1.0)
    found += 1.5 * row.random_goods * likings.get("random_goods", 1.0)
    found += row.privateers * (player.ships + 0.5) * (state.seats - 1) * money
    for good, paid in row.money_per_good.items():
        found += paid * (player.goods.get(good, 0) + 0.5) * money
    found += 0.3 * row.soldier_moves + 1.5 * row.missionary_colonists + 0.4 * row.defence
    return found
