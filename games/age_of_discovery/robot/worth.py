"""What money, landings, goods, ships, expeditions and buildings are worth to a seat, in victory points."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import exp
from operator import add

from games.age_of_discovery.box import Building
from games.age_of_discovery.boxes import price
from games.age_of_discovery.scoring import final_points
from games.age_of_discovery.sets import Pays, income, paid
from games.age_of_discovery.state import AgeOfDiscovery, Land
from games.core import Seat

Likings = Mapping[str, float]
"""Box or one of `TASTES` → factor of its worth, by default 1. `early_BOX`: one more in turn 1, its inverse in the last turn."""

MONEY = 0.4
"""Points for $1 that can still buy something: about eight for a building of $20."""
SPENT_LATE, SPENT_EACH_TURN = 30, 10
"""Money that a seat can spend: in the last turns, and more for each turn before."""
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


@dataclass(frozen=True, slots=True)
class Mind:
    """What a seat goes by in a decision.

    factors: Every box, `early_BOX` and one of `TASTES` → factor.
    money: Points for $1 that comes too late for this turn's capital.
    income: Points for $1 of set income in each turn, this one included: money for later turns, and a point at the end.
    """

    factors: Likings
    money: float
    income: float


def mind_of(state: AgeOfDiscovery, factors: Likings) -> Mind:
    """Return what a seat goes by with these factors."""
    left = turns_left(state)
    if not left:
        return Mind(factors, 0.05, 1.0)
    money = MONEY * factors["money"] * factors["early_money"] ** (left / state.box.turns.count)
    return Mind(factors, money, 1.0 + left * money)


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


def standing(until: tuple[int, ...], scores: Rewards, pieces: Sequence[int], seat: Seat) -> float:
    """Return about how many points a seat will score in a colony with these pieces of each seat."""
    others = sorted([*pieces[:seat], *pieces[seat + 1 :], 0])
    return prospect(until, scores, pieces[seat], others[-1], others[-2])


@lru_cache(maxsize=1 << 16)
def landing(
    until: tuple[int, ...], scores: Rewards, pieces: tuple[int, ...], seat: Seat, most: int
) -> tuple[float, int]:
    """Return the points of each of some pieces that land together, and for how many of `most` they are highest."""
    before, after = standing(until, scores, pieces, seat), list(pieces)
    gains: list[tuple[float, int]] = []
    for count in range(1, most + 1):
        after[seat] += 1
        gains.append(((standing(until, scores, after, seat) - before) / count, count))
    return max(gains)


def pieces_of(land: Land) -> tuple[int, ...]:
    """Return the number of each seat's pieces in a region."""
    return tuple(map(add, land.colonists, land.soldiers))


def landing_gains(
    state: AgeOfDiscovery, seat: Seat, regions: Iterable[str], most: int, mind: Mind
) -> dict[str, tuple[float, int]]:
    """Return, for each region, what each of the best number of pieces brings there, and that number, at most `most`."""
    scores, until, points = rewards(state), until_scorings(state), mind.factors["points"]
    lands = state.lands
    goods = good_gains(
        state, seat, [good for region in regions if (good := lands[region].good) is not None], mind
    )
    held = mind.factors["held_good"]
    found: dict[str, tuple[float, int]] = {}
    for region in regions:
        land = lands[region]
        pieces = pieces_of(land)
        gain, count = landing(until, scores, pieces, seat, most)
        gain *= points
        missing = scores[2] - pieces[seat]
        if land.good is not None and missing > 0:
            gain += (1.0 if most >= missing else 0.5) / missing * goods[land.good] * held
        found[region] = gain, count
    return found


# Goods and ships

GROWTH = (0.3, 0.8, 1.6, 0.3)
"""What one more good may add to the income later, by the number of such goods before it, modulo a set of four."""


@lru_cache(maxsize=1 << 14)
def _growth(pays: Pays, counts: tuple[int, ...], ships: int, count: int) -> int:
    """Return by how much the income grows with one more of a good of which there are `count`."""
    more = list(counts)
    if count:
        more.remove(count)
    more.append(count + 1)
    return paid(pays, tuple(sorted(more, reverse=True)), ships) - paid(pays, counts, ships)


def good_gains(state: AgeOfDiscovery, seat: Seat, goods: Iterable[str], mind: Mind) -> dict[str, float]:
    """Return what each of some goods brings: income in each turn, and the hope of larger sets."""
    player = state.players[seat]
    counts = tuple(sorted(player.goods.values(), reverse=True))
    each, final = mind.income, final_of(state, seat, "vp_per_good")
    hope = mind.factors["set"] * turns_left(state) / state.box.turns.count
    pays, ships, own = state.box.sets.pays, player.ships, player.goods
    found: dict[str, float] = {}
    for good in goods:
        count = own.get(good, 0)
        more = _growth(pays, counts, ships, count) + hope * GROWTH[count % len(GROWTH)]
        found[good] = more * each + final
    return found


def ship_gain(state: AgeOfDiscovery, seat: Seat, mind: Mind) -> float:
    """Return what a ship brings: a good of any kind in a set each turn, and the hope of larger sets."""
    player, sets = state.players[seat], state.box.sets
    counts = tuple(sorted(player.goods.values(), reverse=True))
    more = paid(sets.pays, counts, player.ships + 1) - paid(sets.pays, counts, player.ships)
    hope = 1.2 * mind.factors["ship"] * turns_left(state) / state.box.turns.count
    found = (more + hope) * mind.income + final_of(state, seat, "vp_per_ship")
    if player.buildings:
        privateers = sum([row.privateers for row in state.owned(seat)]) * (state.seats - 1)
        found += privateers * turns_left(state) * mind.money
    return found


def final_of(state: AgeOfDiscovery, seat: Seat, column: str) -> int:
    """Return what one of a thing scores at the end by the seat's buildings, which are of the last age."""
    if state.turn <= state.box.turns.scoring[-2]:
        return 0
    rows = state.box.buildings
    return sum([getattr(rows[name], column) for name in state.players[seat].buildings])


# Discoveries


def colonist_there(state: AgeOfDiscovery, mind: Mind) -> float:
    """Return what the colonist of a discovery is worth: the first piece in a new region."""
    return mind.factors["pioneer"] * (0.3 + 0.6 * scorings_left(state))


Rows = tuple[tuple[int, int, int], ...]
"""Natives, points and coins of some counters or cards."""


def rows_of(state: AgeOfDiscovery, keys: Iterable[str]) -> Rows:
    """Return the numbers of some counters or cards."""
    numbers = state.box.numbers
    return tuple([numbers[key] for key in keys])


@lru_cache(maxsize=1 << 12)
def _successes(rows: Rows, strengths: tuple[int, ...]) -> list[tuple[float, float, float]]:
    """Return, for each strength, the share of natives that it beats, and the average points and coins that it brings."""
    number, found = len(rows) or 1, list[tuple[float, float, float]]()
    for strength in strengths:
        won = [row for row in rows if row[0] <= strength]
        points, coins = sum([row[1] for row in won]), sum([row[2] for row in won])
        found.append((len(won) / number, points / number, coins / number))
    return found


def expedition_gains(
    state: AgeOfDiscovery, seat: Seat, rows: Rows, strengths: tuple[int, ...], mind: Mind, there: float
) -> list[float]:
    """Return what expeditions of these strengths bring on average where one of these counters or cards lies.

    there: What a success is worth beside the counter or card.
    """
    there += final_of(state, seat, "vp_per_discovery")
    return [
        share * there + points + coins * mind.money for share, points, coins in _successes(rows, strengths)
    ]


# Buildings


def building_rating(state: AgeOfDiscovery, seat: Seat, name: str, mind: Mind) -> float:
    """Return about how many points a building brings in the rest of the game, before its price."""
    row = state.box.buildings[name]
    if row.trigger == "end":
        return (row.vp + _at_the_end(state, seat, row, mind)) * mind.factors["end"]
    found = row.vp + _now(state, seat, row, mind) + turns_left(state) * _each_turn(state, seat, row, mind)
    return found * mind.factors[row.trigger if row.trigger in ("each_turn", "once") else "other"]


def _at_the_end(state: AgeOfDiscovery, seat: Seat, row: Building, mind: Mind) -> float:
    left = turns_left(state)
    if row.vp_per_five_money:
        player = state.players[seat]
        paid = income(state.box.sets, player.goods, player.ships) + sum(
            [one.money for one in state.owned(seat) if one.trigger == "each_turn"]
        )
        return row.vp_per_five_money * max(0, player.money - price(state) + (left + 1) * paid) / 5
    growth = mind.factors["growth"] * left
    return (
        final_points(state, seat, row) * mind.factors["final"]
        + row.vp_per_building * (1 + growth)
        + growth * (1.5 * row.vp_per_good + 1.5 * row.vp_per_two_pieces + 0.3 * row.vp_per_ship)
        + growth * (0.5 * row.vp_per_region + 0.4 * row.vp_per_discovery + 0.5 * row.vp_per_soldier)
        + (1 + left) * row.colonist_moves * mind.factors["moves"]
    )


def _now(state: AgeOfDiscovery, seat: Seat, row: Building, mind: Mind) -> float:
    """Return what a building brings when it is bought."""
    if row.trigger != "once":
        return 0.0
    found = row.money * MONEY * mind.factors["money"]
    if row.free_discovery and state.undiscovered():
        rows = rows_of(state, state.counters)
        found += expedition_gains(state, seat, rows, (ANY,), mind, colonist_there(state, mind))[0]
    if row.colony_soldiers:
        colonies = [region for region, land in state.lands.items() if land.pieces(seat)]
        gains = landing_gains(state, seat, colonies, row.colony_soldiers, mind)
        found += row.colony_soldiers * max([gain for gain, _ in gains.values()], default=0.0)
    return found


SPECIAL: Mapping[str, float] = {
    "colonist": 0.0,
    "captain": 1.0,
    "merchant": 1.6,
    "missionary": 1.8,
    "soldier": 0.6,
}
"""What a piece is worth beyond a colonist, where it does what it can do best."""


def _each_turn(state: AgeOfDiscovery, seat: Seat, row: Building, mind: Mind) -> float:
    """Return what a building brings in each later turn."""
    if row.trigger in ("once", "end"):
        return 0.0
    player, money = state.players[seat], mind.money
    found = row.money * money
    for piece, count in row.pieces.items():
        found += count * (PIECE + SPECIAL[piece]) * mind.factors["pieces"]
    for piece, count in row.discovery_pieces.items():
        found += count * 1.3 * state.box.pieces[piece].discovery * mind.factors["crew"]
    if row.dock_space:
        found += 2.4 * mind.factors["space"]
    found += 1.5 * row.random_goods * mind.factors["random_goods"]
    found += row.privateers * (player.ships + 0.5) * (state.seats - 1) * money
    for good, rate in row.money_per_good.items():
        found += rate * (player.goods.get(good, 0) + 0.5) * money
    found += 0.3 * row.soldier_moves + 1.5 * row.missionary_colonists + 0.4 * row.defence
    return found
