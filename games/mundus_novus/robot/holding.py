"""What cards are worth to a seat: the combinations that they make now, and those that they nearly make."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Self

from games.core import Seat
from games.mundus_novus.box import Development, Resource
from games.mundus_novus.progress import cash_worth
from games.mundus_novus.state import MundusNovus, caravels, development_deck_size, has, hit_by


@dataclass(frozen=True, slots=True)
class Reckoning:
    """Estimates by which the script rates cards, in doubloons unless noted. Most come from a script of another hand."""

    caravel: float = 2.7
    """The worth of a development in each round after this one: a card more, and a little for each step of a lower value."""
    lower: float = 0.03
    merchant: float = 1.6
    at_once: float = 0.6
    """What a merchant does already in this round, of that."""
    stored: float = 1.1
    """The worth of each place to store, and the share of it that further ones are worth."""
    stored_further: float = 0.5
    enough_stored: int = 3
    behind: float = 0.55
    """The worth of a shipyard for each player with more caravels, in the share of the rounds that they keep ahead."""
    level: float = 0.35
    base: float = 0.5
    """The worth of any development, once, on top of that."""
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
    next_step: float = 0.18
    """The share of the next larger different combination that counts while cards are to come."""
    relic: float = 1.5
    """The worth of relics beyond the price of their sale."""
    taken_card: float = 1.0
    """The worth of a card that the seat will take in the trade, and the share that counts of what it loses for it."""
    lost: float = 0.6
    bid: float = 0.08
    """The worth of each point of an offer, because the highest offer makes the Trade Master."""
    hoard: float = 3.0
    """Number of remaining rounds above which relics that can be stored are not sold."""


RECKONING = Reckoning()
"""What robots reckon with."""

PERFECT = 60.0
"""What the perfect combination is worth: the game."""
FIRST_SIGHT = 0.02
"""What any card is worth for each point of its value, so that of two alike the higher one is kept."""
FURTHER = 4
"""Number of cards still to be taken that count."""


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
        self._worths: dict[tuple[Resource, ...], float] = {}
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

    def with_cards_to_come(self) -> Self:
        """Count a share of the next larger different combination as well, and return itself."""
        larger = [*self.different[1:], self.different[-1]]
        self.different = [
            now + self.reckoning.next_step * (more - now)
            for now, more in zip(self.different, larger, strict=True)
        ]
        return self

    def worth(self, cards: Sequence[Resource]) -> float:
        """Return what these cards are worth while others are to come."""
        key = tuple(sorted(cards))
        if key not in self._worths:
            counts, relics = self._sorted_out(key)
            self._worths[key] = self.plan(counts, relics).worth + self.hopes(counts)
        return self._worths[key]

    def hoped(self, cards: Sequence[Resource], others: Iterable[Resource]) -> float:
        """Return what some of the others may add to these cards.

        The one that would add most counts half, because somebody else may take it, the next a quarter, and so on.
        """
        now = self.worth(cards)
        gains = sorted([self.worth([*cards, name]) - now for name in others], reverse=True)
        return sum([gain / 2**rank for rank, gain in enumerate(gains[:FURTHER], 1) if gain > 0])

    def best_turn(self, cards: Sequence[Resource]) -> float:
        """Return what a turn in the progress phase makes of exactly these cards."""
        return self.plan(*self._sorted_out(sorted(cards))).worth

    def _sorted_out(self, cards: Sequence[Resource]) -> tuple[dict[Resource, int], int]:
        """Return number → how many of these cards have it, and how many are relics."""
        counts: dict[Resource, int] = {}
        for name in cards:
            counts[name] = counts.get(name, 0) + 1
        return counts, counts.pop(self.box.relic, 0)

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


ABILITIES: Mapping[str, float] = {
    "blind_draw": 0.8,
    "event_immunity": 0.4,
    "free_offer_size": 0.6,
    "top_caravel_zero": 0.0,
    "two_fleets": 0.2,
    "offer_bonus": 0.6,
    "market_bonus": 1.0,
    "buy_event": 0.2,
    "buy_market_card": 1.2,
    "income_per_character": 0.3,
    "income_if_trade_master": 0.9,
    "sell_identical_three": 1.2,
    "income_per_merchant_and_warehouse": 0.6,
}
"""Ability → doubloons in each round after this one; `_ability_of` adds what depends on a player's other developments."""

CHEAP = 8
"""A caravel of this value is worth as much as the average one: fleets of lower values are served first."""


def gain_of(state: MundusNovus, seat: Seat, name: Development, left: float, reckoning: Reckoning) -> float:
    """Return about how many doubloons a development brings in the rounds that are left, this one included."""
    row = state.box.developments[name]
    own = [state.box.developments[one] for one in state.players[seat].developments]
    later = max(0.0, left - 1)
    found = reckoning.base + row.income * left
    if row.ability:
        found += _ability_of(row.ability, Counter([one.type for one in own]), left)
    if row.converts_to:
        found += reckoning.merchant * (later + reckoning.at_once)
    if row.capacity:
        enough = sum([one.capacity for one in own]) >= reckoning.enough_stored
        found += reckoning.stored * row.capacity * later * (reckoning.stored_further if enough else 1.0)
    if row.type == "caravel":
        found += reckoning.caravel * later * (1 + reckoning.lower * (CHEAP - row.value))
    elif row.type == "shipyard":
        counts = [len(caravels(state, one)) for one in range(state.seats)]
        more = sum([count > counts[seat] for count in counts])
        level = sum([count == counts[seat] for count in counts]) - 1
        found += more + later * (reckoning.behind * more + reckoning.level * level)
    return found


def _ability_of(ability: str, own: Mapping[str, int], left: float) -> float:
    """Return what an ability brings in the rounds that are left.

    own: Type of development → number of the player's developments of this type.
    """
    later = max(0.0, left - 1)
    found = ABILITIES[ability] * later
    match ability:
        case "income_per_character":
            return found + (own["character"] + 1) * left
        case "income_per_merchant_and_warehouse":
            return found + (own["merchant"] + own["warehouse"]) * left
        case "income_if_trade_master":
            return found + 0.3 * left
        case "top_caravel_zero":
            return found + 0.3 * min(2, own["caravel"]) * later
        case "two_fleets":
            return found + (0.4 * later if own["caravel"] else 0.0)
        case _:
            return found
