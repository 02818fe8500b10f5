"""Facts for buttons and error messages: a choice's immediate gains, and why a move is refused."""

from collections.abc import Callable, Mapping
from typing import Annotated, Any

from games.core import Fact, Ids, Move, Seat, record
from games.pizarro_and_co.abilities import TuckFromHand, TuckFromPayment
from games.pizarro_and_co.auction import Auction, SealedLimits, highest_bid, lowest_bid
from games.pizarro_and_co.moves import Bid, Explorer, Gold, Limit, Pay, Sail, SailTo, ShipNumber, Stop, Tuck
from games.pizarro_and_co.purchase import ChooseShip, Payment, ships_to_sail
from games.pizarro_and_co.scoring import PressLuck, luck_points
from games.pizarro_and_co.state import Pizarro

Values = Mapping[str, Any]


@record
class Space(Fact):
    """The gains of a space: crowns, sacks at the year's end, gold cards at once."""

    crowns: int
    sacks: int
    draw: int


@record
class SpaceDoes(Fact):
    """The ability and the gains of a space; `rest`: whether it has gains besides the ability."""

    ability: Annotated[str, Ids("abilities")]
    crowns: int
    sacks: int
    draw: int
    rest: bool


@record
class Crowns(Fact):
    """The victory points of a card or of Pizarro's luck."""

    crowns: int


@record
class TooLow(Fact):
    """A bid is not higher than the one before."""

    price: int
    lowest: int


@record
class TooHigh(Fact):
    """A hand cannot pay that much; `spare`: a card must be left after paying."""

    highest: int
    spare: bool


@record
class NotInHand(Fact):
    """A gold card that the player does not have."""

    card: Gold


@record
class CardToKeep(Fact):
    """A card must be left after paying."""

    explorer: Explorer


@record
class NotTucked(Fact):
    """A gold card that was not paid with."""

    card: Gold


@record
class NotThere(Fact):
    """A ship that is not on a space from which it may sail on."""

    ship: ShipNumber
    explorer: Explorer


def brings(state: Pizarro, _seat: Seat, kind: type[Move], values: Values) -> Fact | None:
    """Return the immediate gains of a seat's choice."""
    step = state.agenda[-1]
    if kind in (Bid, Limit) and "amount" not in values and isinstance(step, Auction | SealedLimits):
        return space_for_sale(state)
    if kind is SailTo and "half" in values and isinstance(step, ChooseShip):
        space = state.box.space(state.lot.explorer, state.year, values["half"])
        return Space(space.crowns, space.sacks, space.draw)
    if kind is Tuck and "card" in values:
        return Crowns(state.box.crowns[values["card"]])
    if kind is Stop and isinstance(step, PressLuck):
        return Crowns(luck_points(state))
    return None


def space_for_sale(state: Pizarro) -> Fact | None:
    """Return the gains of the space for sale; None if it is divided, because the buyer chooses a half."""
    explorer = state.lot.explorer
    if state.box.is_divided(explorer, state.year):
        return None
    space = state.box.space(explorer, state.year)
    brings = (space.crowns, space.sacks, space.draw)
    if space.ability in ("none", "draw"):
        return Space(*brings) if any(brings) else None
    return SpaceDoes(space.ability, *brings, any(brings))


def why_not(state: Pizarro, seat: Seat, kind: type[Move], values: Values) -> Fact | None:
    """Return the reason why the menu refuses a move, for the most frequent mistakes."""
    say = WHY_NOT.get(kind)
    return say(state, seat, values) if say else None


def no_bid(state: Pizarro, seat: Seat, values: Values) -> Fact | None:
    """Return why a bid is too low or too high."""
    amount = values.get("amount")
    if not isinstance(state.agenda[-1], Auction) or not isinstance(amount, int):
        return None
    lowest = lowest_bid(state)
    return TooLow(state.lot.price, lowest) if amount < lowest else beyond_hand(state, seat, amount)


def no_limit(state: Pizarro, seat: Seat, values: Values) -> Fact | None:
    """Return why a limit is too high."""
    amount = values.get("amount")
    if not isinstance(state.agenda[-1], SealedLimits) or not isinstance(amount, int):
        return None
    return beyond_hand(state, seat, amount)


def beyond_hand(state: Pizarro, seat: Seat, amount: int) -> Fact | None:
    """Return a fact if a hand cannot pay that much."""
    highest = highest_bid(state, seat)
    if amount <= highest:
        return None
    return TooHigh(highest, state.box.needs_spare_card(state.lot.explorer, state.year))


def no_payment(state: Pizarro, seat: Seat, values: Values) -> Fact | None:
    """Return why cards cannot be paid with."""
    cards = values.get("cards", ())
    if not isinstance(state.agenda[-1], Payment):
        return None
    hand = state.players[seat].hand
    for card in cards:
        if card in state.box.gold and card not in hand:
            return NotInHand(card)
    keeps = state.box.needs_spare_card(state.lot.explorer, state.year)
    return CardToKeep(state.lot.explorer) if keeps and len(cards) == len(hand) else None


def no_tuck(state: Pizarro, seat: Seat, values: Values) -> Fact | None:
    """Return why a card cannot be tucked under Magellan."""
    step, card = state.agenda[-1], values.get("card")
    if card is None:
        return None
    if isinstance(step, TuckFromHand) and card not in state.players[seat].hand:
        return NotInHand(card)
    return NotTucked(card) if isinstance(step, TuckFromPayment) and card not in state.paid else None


def no_sailing(state: Pizarro, seat: Seat, values: Values) -> Fact | None:
    """Return why a ship cannot sail on."""
    ship = values.get("ship")
    if not isinstance(state.agenda[-1], ChooseShip) or ship is None:
        return None
    there = [str(number + 1) for number in ships_to_sail(state, seat)]
    return None if ship in there else NotThere(ship, state.lot.explorer)


WHY_NOT: Mapping[type[Move], Callable[[Pizarro, Seat, Values], Fact | None]] = {
    Bid: no_bid,
    Limit: no_limit,
    Pay: no_payment,
    Tuck: no_tuck,
    Sail: no_sailing,
    SailTo: no_sailing,
}
