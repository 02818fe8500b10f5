"""The best that a hand can make, worked out for its owner: which cards, which merchants, which relics."""

from collections.abc import Mapping, Sequence

from games.core import Seat, record
from games.mundus_novus.box import Development, Resource
from games.mundus_novus.combinations import (
    Conversion,
    access,
    cards,
    different_worth,
    lay,
    perfect_plan,
    spare_cards,
)
from games.mundus_novus.progress import Develop
from games.mundus_novus.state import MundusNovus


@record
class Advice:
    """A combination: the cards it takes from the hand, the merchants' conversions, and its gain.

    `worth` is the gain: doubloons, or for an identical combination the positions of the queue that it
    reaches. It has no meaning for the perfect combination.
    """

    kind: str
    resources: tuple[Resource, ...]
    conversions: tuple[Conversion, ...]
    worth: int


def best_combinations(view: MundusNovus, seat: Seat) -> list[Advice]:
    """Return the perfect, identical, different and relic combination of a seat's hand, each if it has one.

    Each is the best on its own: they may want the same cards. Works on the seat's own view.
    """
    maker = Maker(view, seat)
    found = [maker.perfect(), maker.identical(), maker.different(), maker.relics()]
    return [advice for advice in found if advice is not None]


def turn_of(view: MundusNovus, seat: Seat) -> Develop:
    """Return the seat's turn of combinations; outside it, one in which no merchant has worked yet."""
    top = view.agenda[-1] if view.agenda else None
    return top if isinstance(top, Develop) and top.seat == seat else Develop(seat, [], [])


class Maker:
    """Looks for combinations in a seat's hand, with the conversions already made and the merchants still free."""

    def __init__(self, view: MundusNovus, seat: Seat) -> None:
        turn = turn_of(view, seat)
        self.view = view
        self.seat = seat
        self.made = turn.conversions
        self.hand = cards(view, seat, turn.conversions)
        self.merchants = turn.merchants(view)

    def able(self, number: Resource) -> list[Development]:
        """Return the free merchants that can make this number."""
        return [name for name in self.merchants if number in self.view.box.developments[name].converts_to]

    def advice(
        self, kind: str, needed: Mapping[Resource, int], plan: Sequence[Conversion], relics: int, worth: int
    ) -> Advice:
        """Return a combination of these numbers and relics, with these conversions and those already made."""
        used, laid = lay((*self.made, *plan), needed)
        laid += [self.view.box.relic] * relics
        return Advice(kind, tuple(self.view.box.ordered(laid)), tuple(used), worth)

    def perfect(self) -> Advice | None:
        """Return the perfect combination."""
        plan = perfect_plan(self.view, self.hand, self.merchants)
        if plan is None:
            return None
        return self.advice("perfect", dict.fromkeys(self.view.box.numbers, 1), plan, 1, 0)

    def identical(self) -> Advice | None:
        """Return the identical combination that reaches furthest down the queue, with as few relics and cards as possible."""
        reached = {
            (number, size): access(self.view, self.seat, number, size)
            for number in self.view.box.numbers
            for size in self.view.box.identical_access
            if self.relics_for(number, size) is not None
        }
        furthest = max(reached.values(), default=0)
        found = [self.identical_of(*one) for one, places in reached.items() if places == furthest]
        return max(filter(None, found), key=self._preference, default=None)

    def _preference(self, advice: Advice) -> tuple[int, int, int, int]:
        relics = advice.resources.count(self.view.box.relic)
        return advice.worth, -relics, -len(advice.resources), -len(advice.conversions)

    def relics_for(self, number: Resource, size: int) -> int | None:
        """Return the relics in an identical combination of this number and size, None if the hand cannot make it."""
        hand = self.hand
        missing = size - hand.of(number)
        if missing <= 0:
            return 0
        if missing > hand.relics + len(self.merchants):
            return None
        if self.merchants:
            others = sum(hand.natural.values()) - hand.natural.get(number, 0)
            missing -= min(missing, others, len(self.able(number)))
        return missing if missing <= hand.relics and missing < size else None

    def identical_of(self, number: Resource, size: int) -> Advice | None:
        """Return an identical combination of this number and size, merchants helping before relics."""
        hand, relics = self.hand, self.relics_for(number, size)
        if relics is None:
            return None
        own = min(hand.of(number), size)
        others = [name for name, count in hand.natural.items() if name != number for _ in range(count)]
        # Spare copies are converted first: a single card may be wanted for a different combination.
        others.sort(key=lambda name: hand.natural[name] == 1)
        pairs = zip(self.able(number), others[: size - own], strict=False)
        plan = [Conversion(merchant, name, number) for merchant, name in pairs]
        reached = access(self.view, self.seat, number, size)
        return self.advice("identical", {number: size - relics}, plan, relics, reached)

    def different(self) -> Advice | None:
        """Return the different combination with the most numbers; merchants convert spare cards."""
        numbers = self.view.box.numbers
        own = [number for number in numbers if self.hand.of(number)]
        spare = spare_cards(self.view, self.hand)
        plan: list[Conversion] = []
        for number in numbers:
            able = [name for name in self.able(number) if all(name != turned.merchant for turned in plan)]
            if number not in own and able and spare:
                plan.append(Conversion(able[0], spare.pop(0), number))
        own += [turned.number for turned in plan]
        if len(own) < min(self.view.box.different_doubloons):
            return None
        worth = different_worth(self.view, self.seat, len(own))
        return self.advice("different", dict.fromkeys(own, 1), plan, 0, worth)

    def relics(self) -> Advice | None:
        """Return the sale of as many relics as possible."""
        count = min(self.hand.relics, max(self.view.box.relic_doubloons))
        if not count:
            return None
        return self.advice("relics", {}, (), count, self.view.box.relic_doubloons[count])
