"""The reason for a move as one fact that a view shows: the robots' answer when they are asked."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from games.core import Fact, Hidden, Move, Pass, Seat, record
from games.pizarro_and_co.auction import Auction, highest_bid, lowest_bid
from games.pizarro_and_co.moves import (
    Allow,
    Bid,
    DrawOne,
    Explorer,
    Gold,
    Half,
    Limit,
    Pay,
    Sail,
    SailTo,
    Stop,
    Tuck,
    Veto,
)
from games.pizarro_and_co.scoring import luck_points, luck_total
from games.pizarro_and_co.state import Pizarro, ships_on


@record
class ToReach(Fact):
    """A space that brings something to the ship that reaches it."""

    crowns: int
    sacks: int
    draw: int
    leap: int = 0
    """The difference between a bid and the lowest bid."""


@record
class ToSailOn(Fact):
    """A ship under way sails on instead of staying behind."""

    explorer: Explorer
    crowns: int
    leap: int = 0


@record
class ToBegin(Fact):
    """A ship begins a voyage, most of whose gains come later."""

    explorer: Explorer
    leap: int = 0


@record
class Enough(Fact):
    """The price is higher than the card is worth to the player, or than their hand can pay."""

    price: int


@record
class CannotRaise(Fact):
    """The hand cannot pay more than the price."""

    price: int


@record
class PaysExactly(Fact):
    """The payment is exact, without a loss of gold."""

    price: int


@record
class KeepsCrowns(Fact):
    """The payment costs few crowns."""

    crowns: int


@record
class KeepsGold(Fact):
    """The gold that is left in the hand."""

    gold: int


@record
class PileCounts(Fact):
    """The multiplier of the crowns under a ship on its space."""

    times: int


@record
class ToTuck(Fact):
    """The crowns of a tucked card, and their multiplier now and on the last space (`later`; 0 if there)."""

    crowns: int
    times: int
    later: int


@record
class KeepsVeto(Fact):
    """The vetoes kept for later."""

    vetoes: int


@record
class ForOthers(Fact):
    """A card with which only other players' ships could sail on."""

    explorer: Explorer


@record
class RoomForMore(Fact):
    """Most gold cards would keep Pizarro's total within the limit."""

    total: int
    limit: int


@record
class SafeNow(Fact):
    """The points for Pizarro's cards, which another card could lose."""

    crowns: int


def reason(state: Pizarro, seat: Seat, move: Move) -> Fact | None:
    """Return the main reason for a seat's move, from a state or a view of it; None if there is none."""
    say = REASONS.get(type(move))
    return say(state, seat, move) if say else None


def why_bid(state: Pizarro, seat: Seat, move: Any) -> Fact | None:
    """Return the space that the card brings a ship to, and how far a bid is above the lowest one."""
    explorer = state.lot.explorer
    leap = max(0, move.amount - lowest_bid(state)) if isinstance(move, Bid) else 0
    half = state.box.halves_of(explorer, state.year)[-1]
    if ships_on(state.players[seat], explorer, state.year - 1):
        return ToSailOn(explorer, state.box.space(explorer, state.year, half).crowns, leap)
    return reach(state, half, leap) or ToBegin(explorer, leap)


def why_sail(state: Pizarro, _seat: Seat, move: Any) -> Fact | None:
    """Return what the space brings, or the multiplier of the cards under the ship there."""
    half: Half = move.half if isinstance(move, SailTo) else ""
    times = state.box.space(state.lot.explorer, state.year, half).multiplier
    return reach(state, half) or (PileCounts(times) if times else None)


def reach(state: Pizarro, half: Half, leap: int = 0) -> Fact | None:
    """Return the gains of the space that is sold now; None if it has none."""
    space = state.box.space(state.lot.explorer, state.year, half)
    if not (space.crowns or space.sacks or space.draw):
        return None
    return ToReach(space.crowns, space.sacks, space.draw, leap)


def why_passed(state: Pizarro, seat: Seat, _move: Any) -> Fact | None:
    """Return the price at which the seat passed, and whether its hand, if shown, could pay more."""
    step, price = state.agenda[-1] if state.agenda else None, state.lot.price
    if not isinstance(step, Auction) or not price:
        return None
    hand = cast("Any", state.players[seat].hand)
    is_spent = not isinstance(hand, Hidden) and highest_bid(state, seat) <= price
    return CannotRaise(price) if is_spent else Enough(price)


def why_paid(state: Pizarro, seat: Seat, move: Any) -> Fact | None:
    """Return that the payment is exact or, if the hand is shown, that it costs few crowns or leaves gold."""
    cards: tuple[Gold, ...] = move.cards
    price, box, hand = state.lot.price, state.box, cast("Any", state.players[seat].hand)
    if sum(box.worth[card] for card in cards) == price:
        return PaysExactly(price)
    if isinstance(hand, Hidden):
        return None
    crowns = sum(box.crowns[card] for card in cards)
    least = fewest_crowns(state, list(hand), len(hand) - box.needs_spare_card(state.lot.explorer, state.year))
    if crowns <= least:
        return KeepsCrowns(crowns)
    left = sum(box.worth[card] for card in hand) - sum(box.worth[card] for card in cards)
    return KeepsGold(left) if left else None


def fewest_crowns(state: Pizarro, hand: Sequence[Gold], most: int) -> int:
    """Return the minimum of crowns with which at most `most` cards of a hand can pay the price."""
    found = {(0, 0): 0}
    for card in hand:
        for (count, paid), crowns in list(found.items()):
            key = count + 1, min(state.lot.price, paid + state.box.worth[card])
            found[key] = min(found.get(key, UNKNOWN), crowns + state.box.crowns[card])
    enough = [crowns for (count, paid), crowns in found.items() if paid >= state.lot.price and count <= most]
    return min(enough, default=0)


UNKNOWN = 1000
"""A number of crowns above that of any hand."""


def why_tucked(state: Pizarro, _seat: Seat, move: Any) -> Fact | None:
    """Return the card's crowns and its multiplier, now and on the last space."""
    box, explorer = state.box, state.lot.explorer
    last = len(box.years)
    times = [box.space(explorer, space).multiplier for space in (state.year, last)]
    return ToTuck(box.crowns[move.card], times[0], times[1] if state.year < last else 0)


def why_allowed(state: Pizarro, seat: Seat, _move: Any) -> Fact | None:
    """Return the number of vetoes kept."""
    return KeepsVeto(state.players[seat].vetoes)


def why_vetoed(state: Pizarro, seat: Seat, _move: Any) -> Fact | None:
    """Return the card if it lets only other players sail on."""
    explorer, before = state.lot.explorer, state.year - 1
    if not explorer or ships_on(state.players[seat], explorer, before):
        return None
    others = any(ships_on(player, explorer, before) for player in state.players)
    return ForOthers(explorer) if others else None


def why_drawn(state: Pizarro, _seat: Seat, _move: Any) -> Fact | None:
    """Return the total and the limit if most cards would stay within it."""
    total, limit = luck_total(state), state.box.luck_limit
    safe = sum(total + worth <= limit for worth in state.box.worth.values())
    return RoomForMore(total, limit) if 2 * safe > len(state.box.worth) else None


def why_stopped(state: Pizarro, _seat: Seat, _move: Any) -> Fact | None:
    """Return the points that another card could lose."""
    return SafeNow(luck_points(state))


REASONS: Mapping[type[Move], Callable[[Pizarro, Seat, Any], Fact | None]] = {
    Bid: why_bid,
    Limit: why_bid,
    Pass: why_passed,
    Pay: why_paid,
    Sail: why_sail,
    SailTo: why_sail,
    Tuck: why_tucked,
    Veto: why_vetoed,
    Allow: why_allowed,
    DrawOne: why_drawn,
    Stop: why_stopped,
}
