"""What cards are worth to a seat: the combinations that they make now, and those that they nearly make."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from games.core import Seat
from games.mundus_novus.box import Development, Resource
from games.mundus_novus.progress import cash_worth
from games.mundus_novus.state import MundusNovus, caravels, development_deck_size, has, hit_by


@dataclass(frozen=True, slots=True)
class Reckoning:
    """Estimates by which the script rates cards, in doubloons unless noted; few of them have been tested in play."""

    income: float = 1.0
    """The worth of a development in a round, for each doubloon of its income, each place to store, and so on."""
    capacity: float = 1.0
    merchant: float = 1.8
    ability: float = 0.9
    caravel: float = 2.4
    further_caravel: float = 1.5
    shipyard: float = 1.4
    base: float = 1.0
    """The worth of any development, once, on top of that."""
    late: float = 0.5
    """Number of the remaining rounds in which a new development brings nothing yet."""
    pace: float = 8.0
    """What the richest player gains in a round, and by how much that grows with each round."""
    pace_grows: float = 1.0
    taken: float = 0.7
    """Number of developments that a player takes in a round."""
    pair: float = 1.0
    """The worth of a set that lacks one card, plus this share of what the complete set would bring."""
    pair_share: float = 0.09
    few: tuple[float, ...] = (0.0, 0.3, 1.2, 2.7)
    """The worth of 0, 1, 2 and 3 different numbers, which are too few for a combination."""
    relic: float = 1.5
    """The worth of relics beyond the price of their sale."""
    bid: float = 0.05
    """The worth of each point of an offer, because the highest offer makes the Trade Master."""
    hoard: float = 3.0
    """Number of remaining rounds above which relics that can be stored are not sold."""


RECKONING = Reckoning()
"""What robots reckon with."""

PERFECT = 60.0
"""What the perfect combination is worth: the game."""
FIRST_SIGHT = 0.02
"""What any card is worth for each point of its value, so that of two alike the higher one is kept."""


class Plan(NamedTuple):
    """What a hand is worth, and the identical combination to be made of it: `number` is empty if none is."""

    worth: float
    number: Resource = ""
    size: int = 0
    relics: int = 0
    sent: int = 0
    """How many merchants have to make the number first."""


class Holding:
    """Rates hands of one seat at one moment; `gains` says what each development of the queue would bring."""

    def __init__(
        self,
        state: MundusNovus,
        seat: Seat,
        reckoning: Reckoning,
        gains: Sequence[float],
        merchants: Sequence[Development],
        *,
        elsewhere: float = 0.0,
        different: bool = True,
    ) -> None:
        """Reckon for a seat with these merchants; `elsewhere` is what an identical combination brings without the queue."""
        box, natives = state.box, hit_by(state, seat, "natives")
        self.box, self.reckoning = box, reckoning
        self.least, self.all = min(box.identical_access), len(box.numbers)
        self.makes = [box.developments[name].converts_to for name in merchants]
        storm = hit_by(state, seat, "storm")
        self.near = [
            max(elsewhere, max(gains[: min(places, 1) if storm else places], default=0.0))
            for places in range(box.queue_size + 1)
        ]
        """What an identical combination brings that may choose from so many places of the queue."""
        self.cash: dict[Resource, int] = {}
        """What the smallest identical combination brings in doubloons instead."""
        if has(state, seat, "sell_identical_three"):
            self.cash = {number: cash_worth(state, number) for number in box.numbers}
        self.many = hit_by(state, seat, "kings_help")
        paid = box.different_doubloons
        self.different = [0.0] * (len(box.numbers) + 1)
        if different:
            few = [one * (0.4 if natives else 1.0) for one in reckoning.few]
            self.different = [*few, *(float(count if natives else paid[count]) for count in sorted(paid))]
        self.sale = [
            0.0,
            *(doubloons + reckoning.relic for _, doubloons in sorted(box.relic_doubloons.items())),
        ]

    def worth(self, cards: Sequence[Resource]) -> float:
        """Return what these cards are worth while others are to come."""
        counts: dict[Resource, int] = {}
        for name in sorted(cards):
            counts[name] = counts.get(name, 0) + 1
        relics = counts.pop(self.box.relic, 0)
        return self.plan(counts, relics).worth + self.hopes(counts)

    def hopes(self, counts: Mapping[Resource, int]) -> float:
        """Return what cards may yet become, and a little for their value."""
        value, pair = self.box.value, self.least - 1
        points, best = 0, None
        for number, count in counts.items():
            points += value[number] * count
            if count == pair:
                gain = self.gain(self.least, number)
                best = gain if best is None else max(best, gain)
        hopes = 0.0 if best is None else self.reckoning.pair + self.reckoning.pair_share * best
        return hopes + FIRST_SIGHT * points

    def gain(self, size: int, number: Resource) -> float:
        """Return what an identical combination of a size and a number brings."""
        gain = self.near[self.box.access[size, number]]
        return max(gain, self.cash[number]) if self.cash and size == self.least else gain

    def apart(self, counts: Mapping[Resource, int], relics: int) -> float:
        """Return what a different combination, or the perfect one, and a sale of relics bring."""
        have = len(counts)
        if self.makes:
            spare = sum(counts.values()) - have
            for made in self.makes:
                if spare and have < self.all and any(number not in counts for number in made):
                    have, spare = have + 1, spare - 1
        return self.sold(have, relics)

    def sold(self, have: int, relics: int) -> float:
        """Return what so many different numbers and relics bring."""
        if relics and have == self.all:
            return PERFECT
        return self.different[have] + self.sale[min(relics, len(self.sale) - 1)]

    def plan(self, counts: Mapping[Resource, int], relics: int) -> Plan:
        """Return the identical combination after which the cards bring the most, or none if that is better."""
        plain = self.apart(counts, relics)
        best = Plan(plain)
        for number, own in counts.items():
            if own + relics + len(self.makes) < self.least:
                continue
            able = sum([number in made for made in self.makes]) if self.makes else 0
            smaller = 0.0
            for size in self.box.identical_access:
                gain = self.gain(size, number)
                if gain <= smaller or (not self.many and plain + gain <= best.worth):
                    continue
                smaller = gain
                lacking = max(0, size - own)
                sent = min(able, lacking)
                jokers = lacking - sent
                after = self.after(counts, relics - jokers, number, size, sent)
                if after is None:
                    break
                if gain + after > best.worth:
                    best = Plan(gain + after, number, size, jokers, sent)
        return best

    def after(
        self, counts: Mapping[Resource, int], relics: int, number: Resource, size: int, sent: int
    ) -> float | None:
        """Return what an identical combination leaves is worth; None if there are too few cards or relics for it."""
        if relics < 0:
            return None
        if not self.makes and not self.many:
            return self.sold(len(counts) - (counts[number] <= size), relics)
        left = without(counts, number, size, sent)
        if left is None:
            return None
        return self.plan(left, relics).worth if self.many else self.apart(left, relics)


def without(
    counts: Mapping[Resource, int], number: Resource, size: int, sent: int
) -> dict[Resource, int] | None:
    """Return what an identical combination leaves, for which so many cards are converted; None if there are too few."""
    left = dict(counts)
    left[number] = max(0, left[number] - size)
    for _ in range(sent):
        name = spared(left, number)
        if name is None:
            return None
        left[name] -= 1
    return {name: count for name, count in left.items() if count}


def spared(counts: Mapping[Resource, int], number: Resource) -> Resource | None:
    """Return the card that is missed least when it counts as another number."""
    others = [name for name, count in counts.items() if count and name != number]
    return max(others, key=counts.__getitem__, default=None)


def rounds_left(state: MundusNovus, reckoning: Reckoning) -> float:
    """Return about how many rounds are still to come."""
    richest = max([player.doubloons for player in state.players])
    pace = reckoning.pace + reckoning.pace_grows * state.round
    by_queue = development_deck_size(state) / (reckoning.taken * state.seats) + 1
    return max(1.0, min((state.box.win_doubloons - richest) / pace, by_queue))


def gain_of(state: MundusNovus, seat: Seat, name: Development, left: float, reckoning: Reckoning) -> float:
    """Return about how many doubloons a development brings in the rounds that are left."""
    row = state.box.developments[name]
    each = reckoning.income * row.income + reckoning.capacity * row.capacity
    if row.converts_to:
        each += reckoning.merchant
    if row.ability:
        each += reckoning.ability
    if row.type == "caravel":
        each += reckoning.caravel if len(caravels(state, seat)) < 3 else reckoning.further_caravel
    elif row.type == "shipyard":
        each += reckoning.shipyard
    return max(0.0, left - reckoning.late) * each + reckoning.base
