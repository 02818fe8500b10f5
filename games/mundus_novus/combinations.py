"""The combinations of a hand: which cards count as which number, and the payments for combinations (§8.1)."""

from collections.abc import Iterable, Mapping, Sequence

from games.core import Between, MoveSet, OneOf, Seat, mutable, record
from games.core.records import Mutable
from games.mundus_novus.box import Development, Resource
from games.mundus_novus.moves import Blind, Cash, Same
from games.mundus_novus.state import MundusNovus, counted, development_deck_size, has, hit_by


@record
class Conversion:
    """The use of a merchant: one card of `resource` counts as `number` in the next combination."""

    merchant: Development
    resource: Resource
    number: Resource


@mutable
class Cards(Mutable):
    """A hand for combinations: its natural cards, and the numbers that all its cards count as."""

    natural: dict[Resource, int]
    numbers: dict[Resource, int]
    """Number → how many cards count as it, converted ones included; numbers without a card are left out."""
    relics: int

    def of(self, number: Resource) -> int:
        """Return the number of cards that count as this number."""
        return self.numbers.get(number, 0)


def cards(state: MundusNovus, seat: Seat, conversions: Iterable[Conversion]) -> Cards:
    """Return the seat's hand with these conversions made."""
    natural = counted(state, state.players[seat].hand)
    relics = natural.pop(state.box.relic, 0)
    made = list(conversions)
    if not made:
        return Cards(natural, natural, relics)
    for conversion in made:
        natural[conversion.resource] -= 1
    turned = [conversion.number for conversion in made]
    totals = {name: natural.get(name, 0) + turned.count(name) for name in state.box.numbers}
    return Cards(natural, {name: count for name, count in totals.items() if count}, relics)


def lay(
    conversions: Iterable[Conversion], needed: Mapping[Resource, int]
) -> tuple[list[Conversion], list[Resource]]:
    """Return the conversions that a combination of these numbers uses, and its cards; converted ones first."""
    left = dict(needed)
    used: list[Conversion] = []
    for conversion in conversions:
        if left.get(conversion.number):
            left[conversion.number] -= 1
            used.append(conversion)
    natural = [number for number, count in left.items() for _ in range(count)]
    return used, [conversion.resource for conversion in used] + natural


def free_merchants(state: MundusNovus, seat: Seat, used: Iterable[Development]) -> list[Development]:
    """Return the seat's merchants that were not used this round (§8.1, R18)."""
    rows, busy = state.box.developments, list(used)
    return [name for name in state.players[seat].developments if rows[name].converts_to and name not in busy]


def access(state: MundusNovus, seat: Seat, number: Resource, size: int) -> int:
    """Return the number of positions of the queue that an identical combination may choose from (§1.4)."""
    return 1 if hit_by(state, seat, "storm") else state.box.access[size, number]


Jokers = tuple[int, int, int]
"""The size of an identical combination, and the fewest and the most relics that it can contain."""


def identical(state: MundusNovus, seat: Seat, hand: Cards) -> list[MoveSet]:
    """Return every identical combination of the hand, with everything for which it can be exchanged."""
    groups = _alike(state, hand)
    sets: list[MoveSet] = []
    storm = hit_by(state, seat, "storm")
    by_access: dict[tuple[Jokers, int], list[Resource]] = {}
    for jokers, numbers in groups.items():
        for number in numbers:
            places = 1 if storm else state.box.access[jokers[0], number]
            by_access.setdefault((jokers, places), []).append(number)
    for ((size, low, high), places), numbers in by_access.items():
        if state.queue:
            choice = OneOf(state.queue[:places])
            sets.append(
                MoveSet(
                    Same,
                    number=OneOf(numbers),
                    size=OneOf((size,)),
                    development=choice,
                    relics=Between(low, high),
                )
            )
    if has(state, seat, "blind_draw") and development_deck_size(state):
        sets += [
            MoveSet(Blind, number=OneOf(numbers), size=OneOf((size,)), relics=Between(low, high))
            for (size, low, high), numbers in groups.items()
        ]
    if has(state, seat, "sell_identical_three"):
        least = min(state.box.identical_access)
        sets += [
            MoveSet(Cash, number=OneOf(numbers), relics=Between(low, high))
            for (size, low, high), numbers in groups.items()
            if size == least
        ]
    return sets


def _alike(state: MundusNovus, hand: Cards) -> dict[Jokers, list[Resource]]:
    """Return the numbers that can make identical combinations, by size and possible relics (R16)."""
    groups: dict[Jokers, list[Resource]] = {}
    for number, own in hand.numbers.items():
        for size in state.box.identical_access:
            if own + hand.relics >= size:
                jokers = size, max(0, size - own), min(hand.relics, size - 1)
                groups.setdefault(jokers, []).append(number)
    return groups


def perfect_plan(
    state: MundusNovus, hand: Cards, merchants: Sequence[Development]
) -> list[Conversion] | None:
    """Return the conversions that make the hand the perfect combination, or None if nothing does.

    The cheapest spare cards are converted (§8.1, R19).
    """
    if not hand.relics or len(hand.numbers) + len(merchants) < len(state.box.numbers):
        return None
    missing = [number for number in state.box.numbers if not hand.of(number)]
    spare = spare_cards(state, hand)
    free = list(merchants)
    plan: list[Conversion] = []
    for number in missing:
        merchant = next((m for m in free if number in state.box.developments[m].converts_to), None)
        if merchant is None or not spare:
            return None
        free.remove(merchant)
        plan.append(Conversion(merchant, spare.pop(0), number))
    return plan


def spare_cards(state: MundusNovus, hand: Cards) -> list[Resource]:
    """Return the spare natural cards, the lowest first: for each, another card counts as the same number."""
    return [
        number
        for number in state.box.numbers
        for _ in range(min(hand.natural.get(number, 0), hand.of(number) - 1))
    ]


def different_worth(state: MundusNovus, seat: Seat, count: int) -> int:
    """Return the doubloons for `count` different numbers (§1.4; with natives, §5)."""
    return count if hit_by(state, seat, "natives") else state.box.different_doubloons[count]


def convertible(
    state: MundusNovus, hand: Cards, merchants: Sequence[Development]
) -> Mapping[Resource, list[Resource]]:
    """Return, for each number that a merchant can make, the resources that can count as it."""
    if not merchants:
        return {}
    rows = state.box.developments
    makes = {number for merchant in merchants for number in rows[merchant].converts_to}
    own = [number for number, count in hand.natural.items() if count]
    choices = {n: [name for name in own if name != n] for n in state.box.numbers if n in makes}
    return {number: choice for number, choice in choices.items() if choice}
