"""Why a move was made, in one fact that a view shows: robots answer with it when they are asked."""

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
    """A ship comes to a space that brings something."""

    crowns: int
    sacks: int
    draw: int
    leap: int = 0
    """The difference between a bid and the lowest bid."""


@record
class ToSailOn(Fact):
    """A ship that is on its way sails on instead of staying behind."""

    explorer: Explorer
    crowns: int
    leap: int = 0


@record
class ToBegin(Fact):
    """A ship begins a voyage that brings most of what it brings later."""

    explorer: Explorer
    leap: int = 0


@record
class Enough(Fact):
    """The price has risen above what the card is worth to them, or above what they have."""

    price: int


@record
class CannotRaise(Fact):
    """The hand cannot pay more than the price."""

    price: int


@record
class PaysExactly(Fact):
    """No gold is given away."""

    price: int


@record
class KeepsCrowns(Fact):
    """The cards that are paid with have few crowns."""

    crowns: int


@record
class KeepsGold(Fact):
    """The gold that is left in the hand."""

    gold: int


@record
class PileCounts(Fact):
    """The crowns under a ship count so many times where it sails."""

    times: int


@record
class ToTuck(Fact):
    """The factor of a card's crowns under the ship now, and on the last space if the ship sails on (0: it is there)."""

    crowns: int
    times: int
    later: int


@record
class KeepsVeto(Fact):
    """A veto is of use later."""

    vetoes: int


@record
class ForOthers(Fact):
    """A card is one that lets only others sail on."""

    explorer: Explorer


@record
class RoomForMore(Fact):
    """Most gold cards leave Pizarro's cards within the limit."""

    total: int
    limit: int


@record
class SafeNow(Fact):
    """What Pizarro's cards score now might be lost."""

    crowns: int


def reason(state: Pizarro, seat: Seat, move: Move) -> Fact | None:
    """Return what speaks for a move of a seat, from a state or what a view shows of it; None if that is nothing."""
    say = REASONS.get(type(move))
    return say(state, seat, move) if say else None


def why_bid(state: Pizarro, seat: Seat, move: Any) -> Fact | None:
    """Return where the card brings a ship, and how far a bid is above the lowest one."""
    explorer = state.lot.explorer
    leap = max(0, move.amount - lowest_bid(state)) if isinstance(move, Bid) else 0
    half = state.box.halves_of(explorer, state.year)[-1]
    if ships_on(state.players[seat], explorer, state.year - 1):
        return ToSailOn(explorer, state.box.space(explorer, state.year, half).crowns, leap)
    return reach(state, half, leap) or ToBegin(explorer, leap)


def why_sail(state: Pizarro, _seat: Seat, move: Any) -> Fact | None:
    """Return what the space brings, or how many times what lies under the ship counts there."""
    half: Half = move.half if isinstance(move, SailTo) else ""
    times = state.box.space(state.lot.explorer, state.year, half).multiplier
    return reach(state, half) or (PileCounts(times) if times else None)


def reach(state: Pizarro, half: Half, leap: int = 0) -> Fact | None:
    """Return what the space that is sold now brings; None if it brings nothing of the kind."""
    space = state.box.space(state.lot.explorer, state.year, half)
    if not (space.crowns or space.sacks or space.draw):
        return None
    return ToReach(space.crowns, space.sacks, space.draw, leap)


def why_passed(state: Pizarro, seat: Seat, _move: Any) -> Fact | None:
    """Return the price that nobody need go beyond, or that the seat cannot, where the view shows its hand."""
    step, price = state.agenda[-1] if state.agenda else None, state.lot.price
    if not isinstance(step, Auction) or not price:
        return None
    hand = cast("Any", state.players[seat].hand)
    is_spent = not isinstance(hand, Hidden) and highest_bid(state, seat) <= price
    return CannotRaise(price) if is_spent else Enough(price)


def why_paid(state: Pizarro, seat: Seat, move: Any) -> Fact | None:
    """Return that it was paid exactly; to who sees the hand, that few crowns were paid, or how much gold is left."""
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
    """Return the fewest crowns that at most so many cards of a hand can have that pay the price."""
    found = {(0, 0): 0}
    for card in hand:
        for (count, paid), crowns in list(found.items()):
            key = count + 1, min(state.lot.price, paid + state.box.worth[card])
            found[key] = min(found.get(key, UNKNOWN), crowns + state.box.crowns[card])
    enough = [crowns for (count, paid), crowns in found.items() if paid >= state.lot.price and count <= most]
    return min(enough, default=0)


UNKNOWN = 1000
"""More crowns than a hand has."""


def why_tucked(state: Pizarro, _seat: Seat, move: Any) -> Fact | None:
    """Return what the card counts, there and on the last space."""
    box, explorer = state.box, state.lot.explorer
    last = len(box.years)
    times = [box.space(explorer, space).multiplier for space in (state.year, last)]
    return ToTuck(box.crowns[move.card], times[0], times[1] if state.year < last else 0)


def why_allowed(state: Pizarro, seat: Seat, _move: Any) -> Fact | None:
    """Return how many vetoes are kept."""
    return KeepsVeto(state.players[seat].vetoes)


def why_vetoed(state: Pizarro, seat: Seat, _move: Any) -> Fact | None:
    """Return the card, where it lets others sail on and not the seat itself."""
    explorer, before = state.lot.explorer, state.year - 1
    if not explorer or ships_on(state.players[seat], explorer, before):
        return None
    others = any(ships_on(player, explorer, before) for player in state.players)
    return ForOthers(explorer) if others else None


def why_drawn(state: Pizarro, _seat: Seat, _move: Any) -> Fact | None:
    """Return how far the limit is, where most cards leave them within it."""
    total, limit = luck_total(state), state.box.luck_limit
    safe = sum(total + worth <= limit for worth in state.box.worth.values())
    return RoomForMore(total, limit) if 2 * safe > len(state.box.worth) else None


def why_stopped(state: Pizarro, _seat: Seat, _move: Any) -> Fact | None:
    """Return what might be lost."""
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
