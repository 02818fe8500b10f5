"""Facts for buttons and error messages: a choice's immediate costs and gains, and why a move is refused."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from games.core import Fact, Move, Seat, record
from games.mundus_novus.box import Development, Resource
from games.mundus_novus.combinations import access, different_worth
from games.mundus_novus.moves import (
    Blind,
    Buy,
    Cash,
    Compensate,
    Convert,
    Different,
    Done,
    Relics,
    Same,
    Swap,
    Take,
    Trigger,
)
from games.mundus_novus.progress import Develop, cash_worth
from games.mundus_novus.state import MundusNovus, capacity, hit_by
from games.mundus_novus.supply import BuyFromMarket, TriggerEvent, price
from games.mundus_novus.trade import (
    GiveCompensation,
    TakeChain,
    blocked_for,
    bonus_for,
    is_as_taken,
    may_be_robbed,
)

Values = Mapping[str, Any]


@record
class Cost(Fact):
    """The price to pay."""

    doubloons: int


@record
class Gain(Fact):
    """The doubloons gained."""

    doubloons: int


@record
class Discards(Fact):
    """The least number of cards in hand that the player discards at the end of the round."""

    count: int


@record
class AsTaken(Fact):
    """An exchange for an equal resource, with the same result as taking it."""

    changes_nothing: ClassVar[bool] = True


@record
class UpTo(Fact):
    """Maximum number of doubloons that can be gained."""

    doubloons: int


@record
class TooDear(Fact):
    """There is not enough money."""

    cost: int
    doubloons: int


@record
class NotInMarket(Fact):
    """A resource is not in the market."""

    resource: Resource


@record
class NotOffered(Fact):
    """A player does not offer a resource, or no longer does."""

    player: Seat
    resource: Resource


@record
class Blocked(Fact):
    """The last two operations were between the two players."""

    player: Seat


@record
class NotInHand(Fact):
    """A resource that the player does not have."""

    resource: Resource


@record
class TooFew(Fact):
    """A hand holds too few of a number, relics included."""

    number: Resource
    count: int
    size: int


@record
class TooFewRelics(Fact):
    """A hand holds fewer relics."""

    count: int


@record
class OnceOnly(Fact):
    """A combination of this kind was already made in this turn."""


@record
class NotInQueue(Fact):
    """A development is not in the queue."""

    development: Development


@record
class OutOfReach(Fact):
    """A development is further back in the queue than a combination reaches."""

    development: Development
    place: int
    places: int


@record
class NoMerchant(Fact):
    """No unused merchant makes a number."""

    number: Resource


def brings(state: MundusNovus, seat: Seat, kind: type[Move], values: Values) -> Fact | None:
    """Return the immediate costs and gains of a seat's choice."""
    say = BRINGS.get(kind)
    return say(state, seat, values) if say else None


def cash_brings(state: MundusNovus, _seat: Seat, values: Values) -> Fact | None:
    """Return Vicente's payment."""
    return Gain(cash_worth(state, values["number"])) if "number" in values else None


def relics_bring(state: MundusNovus, _seat: Seat, values: Values) -> Fact | None:
    """Return the payment for relics."""
    return Gain(state.box.relic_doubloons[values["count"]]) if "count" in values else None


def swap_brings(state: MundusNovus, seat: Seat, values: Values) -> Fact | None:
    """Return Orellana's bonus for an exchange with the market, or that the exchange changes nothing."""
    if not {"resource", "market"} <= values.keys():
        return None
    bonus = bonus_for(state, seat, values["resource"], values["market"])
    if bonus:
        return Gain(bonus)
    return AsTaken() if is_as_taken(state, seat, values["resource"], values["market"]) else None


def different_brings(state: MundusNovus, seat: Seat, values: Values) -> Fact | None:
    """Return the payment for different numbers, or the maximum for the hand."""
    if "numbers" in values:
        return Gain(different_worth(state, seat, len(values["numbers"])))
    step = state.agenda[-1]
    if not isinstance(step, Develop):
        return None
    most = len(step.hand(state).numbers)
    return UpTo(different_worth(state, seat, most)) if most in state.box.different_doubloons else None


def done_brings(state: MundusNovus, seat: Seat, _values: Values) -> Fact | None:
    """Return the number of cards that no warehouse keeps; everybody sees the size of a hand."""
    lost = len(state.players[seat].hand) - capacity(state, seat)
    return Discards(lost) if lost > 0 else None


def why_not(state: MundusNovus, seat: Seat, kind: type[Move], values: Values) -> Fact | None:
    """Return the reason why the menu refuses a move, for the most frequent mistakes."""
    say = WHY_NOT.get(kind)
    return say(state, seat, values) if say else None


def not_bought(state: MundusNovus, seat: Seat, values: Values) -> Fact | None:
    """Return why a resource of the market cannot be bought."""
    if not isinstance(state.agenda[-1], BuyFromMarket):
        return None
    cost, money = price(state, "buy_market_card"), state.players[seat].doubloons
    if money < cost:
        return TooDear(cost, money)
    resource = values.get("resource")
    return NotInMarket(resource) if resource is not None and resource not in state.market else None


def not_triggered(state: MundusNovus, seat: Seat, _values: Values) -> Fact | None:
    """Return why no event can be paid for."""
    if not isinstance(state.agenda[-1], TriggerEvent):
        return None
    cost, money = price(state, "buy_event"), state.players[seat].doubloons
    return TooDear(cost, money) if money < cost else None


def not_taken(state: MundusNovus, seat: Seat, values: Values) -> Fact | None:
    """Return why an offered resource cannot be taken, or swapped."""
    player, resource, market = values.get("player"), values.get("resource"), values.get("market")
    if not isinstance(state.agenda[-1], TakeChain) or not isinstance(player, int) or player == seat:
        return None
    if player == blocked_for(state, seat) and player not in may_be_robbed(state, seat):
        return Blocked(player)
    if resource is not None and resource not in state.players[player].offer:
        return NotOffered(player, resource)
    return NotInMarket(market) if market is not None and market not in state.market else None


def not_given(state: MundusNovus, seat: Seat, values: Values) -> Fact | None:
    """Return why a resource cannot be given in compensation."""
    resource = values.get("resource")
    if not isinstance(state.agenda[-1], GiveCompensation) or resource is None:
        return None
    return None if resource in state.players[seat].hand else NotInHand(resource)


def not_identical(state: MundusNovus, seat: Seat, values: Values) -> Fact | None:
    """Return why an identical combination cannot be made, or does not reach a development."""
    step, number = state.agenda[-1], values.get("number")
    if not isinstance(step, Develop) or step.seat != seat or number not in state.box.numbers:
        return None
    if step.made_identical and not hit_by(state, seat, "kings_help"):
        return OnceOnly()
    size, hand = values.get("size", min(state.box.identical_access)), step.hand(state)
    count = hand.of(number) + hand.relics
    if size in state.box.identical_access and count < size:
        return TooFew(number, count, size)
    development = values.get("development")
    if development is None or size not in state.box.identical_access:
        return None
    if development not in state.queue:
        return NotInQueue(development)
    place, places = state.queue.index(development) + 1, access(state, seat, number, size)
    return OutOfReach(development, place, places) if place > places else None


def not_sold(state: MundusNovus, seat: Seat, values: Values) -> Fact | None:
    """Return why relics cannot be sold."""
    step, count = state.agenda[-1], values.get("count")
    if not isinstance(step, Develop) or step.seat != seat or not isinstance(count, int):
        return None
    relics = step.hand(state).relics
    if step.sold_relics:
        return OnceOnly()
    return TooFewRelics(relics) if count > relics else None


def not_converted(state: MundusNovus, seat: Seat, values: Values) -> Fact | None:
    """Return why a merchant cannot convert a resource to a number."""
    step, resource, number = state.agenda[-1], values.get("resource"), values.get("number")
    if not isinstance(step, Develop) or step.seat != seat:
        return None
    if resource is not None and not step.hand(state).natural.get(resource):
        return NotInHand(resource)
    makes = {n for name in step.merchants(state) for n in state.box.developments[name].converts_to}
    return NoMerchant(number) if number is not None and number not in makes else None


Of = Callable[[MundusNovus, Seat, Values], Fact | None]

BRINGS: Mapping[type[Move], Of] = {
    Trigger: lambda state, _seat, _values: Cost(price(state, "buy_event")),
    Buy: lambda state, _seat, _values: Cost(price(state, "buy_market_card")),
    Swap: swap_brings,
    Cash: cash_brings,
    Different: different_brings,
    Relics: relics_bring,
    Done: done_brings,
}

WHY_NOT: Mapping[type[Move], Of] = {
    Trigger: not_triggered,
    Buy: not_bought,
    Take: not_taken,
    Swap: not_taken,
    Compensate: not_given,
    Same: not_identical,
    Blind: not_identical,
    Cash: not_identical,
    Relics: not_sold,
    Convert: not_converted,
}
