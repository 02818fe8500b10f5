"""The reason for a move as one fact that a view shows: the robots' answer when they are asked."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from games.core import Fact, Hidden, Move, Seat, record
from games.mundus_novus.box import Development, Resource
from games.mundus_novus.combinations import different_worth
from games.mundus_novus.moves import (
    Blind,
    Buy,
    Cash,
    Compensate,
    Convert,
    Different,
    Lose,
    Offer,
    Perfect,
    Pick,
    Relics,
    Same,
    Store,
    Swap,
    Take,
)
from games.mundus_novus.progress import cash_worth
from games.mundus_novus.state import MundusNovus
from games.mundus_novus.trade import bonus_for, may_be_robbed


@record
class ForEqual(Fact):
    """One more of a resource in the hand."""

    resource: Resource
    count: int


@record
class ForRelic(Fact):
    """A relic, which is a joker."""

    resource: Resource


@record
class HighestThere(Fact):
    """The resource is the highest available."""

    resource: Resource


@record
class ForNew(Fact):
    """A number that the hand lacks."""

    resource: Resource


@record
class ForDoubloons(Fact):
    """The payment for a move."""

    doubloons: int


@record
class ForIncome(Fact):
    """A development that pays each round."""

    development: Development
    doubloons: int


@record
class ForCaravel(Fact):
    """A caravel, which brings one more card each round."""

    development: Development


@record
class ForDevelopment(Fact):
    """The power of a development."""

    development: Development


@record
class FromDeck(Fact):
    """The top card of the deck instead of one of the queue."""

    size: int


@record
class ToWin(Fact):
    """The perfect combination wins."""


@record
class ToConvert(Fact):
    """A resource that counts as the number that a combination lacks."""

    number: Resource


@record
class LeastWanted(Fact):
    """The number of cards that the hand can spare."""

    count: int


@record
class MostWanted(Fact):
    """The number of kept cards, those that go together best."""

    count: int


def reason(state: MundusNovus, seat: Seat, move: Move) -> Fact | None:
    """Return the main reason for a seat's move, from a state or a view of it; None if there is none."""
    say = REASONS.get(type(move))
    return say(state, seat, move) if say else None


def why_wanted(
    state: MundusNovus, seat: Seat, resource: Resource, among: Iterable[Resource], coming: int = 1
) -> Fact | None:
    """Return the use of `coming` cards of a resource.

    It depends on the hand if the view shows it, otherwise on the other cards that were available (`among`).
    """
    if resource == state.box.relic:
        return ForRelic(resource)
    hand: Any = state.players[seat].hand
    if not isinstance(hand, Hidden):
        count = list(hand).count(resource) + coming
        return ForEqual(resource, count) if count > 1 else ForNew(resource)
    value = state.box.value
    best = max((value[other] for other in among if other != state.box.relic), default=0)
    return HighestThere(resource) if value[resource] >= best else None


def why_taken(state: MundusNovus, seat: Seat, move: Any) -> Fact | None:
    """Return the use of an offered resource."""
    return why_wanted(state, seat, move.resource, [*offered(state, seat), *state.market])


def offered(state: MundusNovus, seat: Seat) -> list[Resource]:
    """Return the resources that the seat may take from other players."""
    return [name for owner in may_be_robbed(state, seat) for name in state.players[owner].offer]


def why_swapped(state: MundusNovus, seat: Seat, move: Any) -> Fact | None:
    """Return the bonus for a swap, or the use of the resource from the market."""
    bonus = bonus_for(state, seat, move.resource, move.market)
    if bonus:
        return ForDoubloons(bonus)
    return why_wanted(state, seat, move.market, [*state.market, *offered(state, seat)])


def why_bought(state: MundusNovus, seat: Seat, move: Any) -> Fact | None:
    """Return the use of a resource of the market."""
    return why_wanted(state, seat, move.resource, state.market)


def why_picked(state: MundusNovus, seat: Seat, move: Any) -> Fact | None:
    """Return the use of the resource that was wanted most."""
    picked: tuple[Resource, ...] = move.resources
    if not picked:
        return None
    wanted = (why_wanted(state, seat, name, state.pool, picked.count(name)) for name in picked)
    found = [fact for fact in wanted if fact is not None]
    found.sort(key=lambda fact: _PREFERENCE.index(type(fact)))
    return found[0] if found else None


_PREFERENCE: tuple[type[Fact], ...] = (ForRelic, ForEqual, HighestThere, ForNew)


def why_developed(state: MundusNovus, _seat: Seat, move: Any) -> Fact | None:
    """Return the benefit of a development."""
    name: Development = move.development
    row = state.box.developments[name]
    if row.income:
        return ForIncome(name, row.income)
    return ForCaravel(name) if row.type == "caravel" else ForDevelopment(name)


def why_kept(state: MundusNovus, seat: Seat, move: Any) -> Fact | None:
    """Return the number of kept cards, if the others can be spared."""
    hand, kept = Counter(state.players[seat].hand), Counter[Resource](move.resources)
    return MostWanted(kept.total()) if kept and can_spare(state, hand, hand - kept) else None


def why_given(state: MundusNovus, seat: Seat, move: Any) -> Fact | None:
    """Return the number of given cards, if the hand can spare them."""
    given = Counter[Resource]((move.resource,) if isinstance(move, Compensate) else move.resources)
    is_spare = can_spare(state, Counter(state.players[seat].hand), given)
    return LeastWanted(given.total()) if given and is_spare else None


def can_spare(state: MundusNovus, hand: Counter[Resource], given: Counter[Resource]) -> bool:
    """Say whether a hand can spare cards: those of its rarest numbers, or duplicates if most differ."""
    kept, relic = hand - given, state.box.relic
    numbers = {name: count for name, count in hand.items() if name != relic}
    if given[relic] or not numbers:
        return False
    if len(numbers) > max(numbers.values()) and all(kept[name] for name in given):
        return True
    most = max((hand[name] for name in given), default=0)
    broken = sum(kept[name] > 0 for name in given)
    return broken <= 1 and all(count >= most for name, count in numbers.items() if name not in given)


def seen_hand(say: "Of") -> "Of":
    """Return a reason that is given only if the view shows the hand."""

    def told(state: MundusNovus, seat: Seat, move: Any) -> Fact | None:
        return None if isinstance(state.players[seat].hand, Hidden) else say(state, seat, move)

    return told


Of = Callable[[MundusNovus, Seat, Any], Fact | None]

REASONS: Mapping[type[Move], Of] = {
    Take: why_taken,
    Swap: why_swapped,
    Buy: why_bought,
    Pick: why_picked,
    Same: why_developed,
    Blind: lambda _state, _seat, move: FromDeck(move.size),
    Cash: lambda state, _seat, move: ForDoubloons(cash_worth(state, move.number)),
    Different: lambda state, seat, move: ForDoubloons(different_worth(state, seat, len(move.numbers))),
    Relics: lambda state, _seat, move: ForDoubloons(state.box.relic_doubloons[move.count]),
    Perfect: lambda _state, _seat, _move: ToWin(),
    Convert: lambda _state, _seat, move: ToConvert(move.number),
    Store: seen_hand(why_kept),
    Lose: seen_hand(why_given),
    Offer: seen_hand(why_given),
    Compensate: seen_hand(why_given),
}
