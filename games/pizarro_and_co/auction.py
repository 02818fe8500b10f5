"""The auction of one explorer card (§5)."""

from collections.abc import Iterator

from games.core import Between, Event, Events, InTurn, Move, MoveSet, Pass, Seat, Together, mutable
from games.pizarro_and_co.events import BidderPassed, BidMade, CardSold, CardUnsold
from games.pizarro_and_co.moves import Bid, Explorer, Limit
from games.pizarro_and_co.purchase import buy
from games.pizarro_and_co.state import Lot, Offer, Pizarro, ships_on


def eligible(state: Pizarro, explorer: Explorer) -> list[Seat]:
    """Return who has a ship for this card, clockwise from the leader (§5.1, R05, R07, R08)."""
    return [
        seat
        for seat in state.clockwise(state.leader)
        if (player := state.players[seat]).unplaced or ships_on(player, explorer, state.year - 1)
    ]


def highest_bid(state: Pizarro, seat: Seat) -> int:
    """Return the most that the player can bid for the card at auction (§5.3)."""
    worth = state.box.worth
    values = [worth[card] for card in state.players[seat].hand]
    if not state.box.needs_spare_card(state.lot.explorer, state.year):
        return sum(values)
    return sum(values) - min(values, default=0)


def lowest_bid(state: Pizarro) -> int:
    """Return the lowest bid that is possible now."""
    return max(state.box.minimum_bid, state.lot.price + 1)


def is_openly_out(state: Pizarro, seat: Seat) -> bool:
    """Say whether everybody sees that the player cannot bid: only then may they pass unasked (R21)."""
    player = state.players[seat]
    if player.open_hand:
        return highest_bid(state, seat) < lowest_bid(state)
    return len(player.hand) <= state.box.needs_spare_card(state.lot.explorer, state.year)


def hold_auction(state: Pizarro) -> Iterator[Event]:
    """Begin the auction of the card turned up, in the form that the table has chosen."""
    lot = state.lot
    if not state.options.fast_auction:
        auction = Auction(list(lot.eligible))
        state.then(auction)
        yield from auction.pass_over(state)
        return
    asked = [seat for seat in lot.eligible if not is_openly_out(state, seat)]
    for seat in lot.eligible:
        if seat not in asked:
            yield drop_out(lot, seat)
    state.then(SealedLimits(asked, {}))


def drop_out(lot: Lot, seat: Seat) -> Event:
    """The player passes for good."""
    lot.passed.append(seat)
    return BidderPassed(seat)


def make_bid(lot: Lot, seat: Seat, amount: int) -> Event:
    """The player bids."""
    lot.bids.append(Offer(seat, amount))
    return BidMade(seat, amount)


def close(state: Pizarro) -> Iterator[Event]:
    """Sell the card to the high bidder, or take it out of the game (§5.2, R06)."""
    lot = state.lot
    if lot.bids:
        lot.buyer = lot.bids[-1].seat
        yield CardSold(lot.buyer, lot.explorer, lot.price)
        yield from buy(state, lot.buyer)
    else:
        yield CardUnsold(lot.explorer)


@mutable
class Auction(InTurn[Pizarro]):
    """Bids rise, a pass is final; the card is sold when only the high bidder is left (§5.2, R04)."""

    chapter = "auction"

    private = True

    def about(self, state: Pizarro) -> Lot:
        return state.lot

    def waits_for(self, state: Pizarro) -> list[Seat]:
        bids = state.lot.bids
        if bids and self.queue == [bids[-1].seat]:
            return []
        return self.queue[:1]

    def menu(self, state: Pizarro, seat: Seat) -> list[MoveSet]:
        low, high = lowest_bid(state), highest_bid(state, seat)
        bids = [MoveSet(Bid, amount=Between(low, high))] if low <= high else []
        return [*bids, MoveSet(Pass)]

    def play(self, state: Pizarro, seat: Seat, move: Move) -> Events:
        self.done(seat)
        if isinstance(move, Bid):
            self.queue.append(seat)
            yield make_bid(state.lot, seat, move.amount)
        else:
            yield drop_out(state.lot, seat)
        yield from self.pass_over(state)

    def pass_over(self, state: Pizarro) -> Iterator[Event]:
        """Let each player in turn pass while everybody can see that they cannot bid."""
        while (turn := self.waits_for(state)) and is_openly_out(state, turn[0]):
            self.done(turn[0])
            yield drop_out(state.lot, turn[0])

    def finish(self, state: Pizarro) -> Events:
        return close(state)


@mutable
class SealedLimits(Together[Pizarro]):
    """Everybody seals the most to bid; then bids are raised one by one until one is left (§11, fast auction)."""

    chapter = "fast-auction"

    private = True

    def about(self, state: Pizarro) -> Lot:
        return state.lot

    def offers(self, state: Pizarro, seat: Seat) -> list[MoveSet]:
        return [MoveSet(Limit, amount=Between(0, highest_bid(state, seat)))]

    def finish(self, state: Pizarro) -> Events:
        for seat, amount in self.outcome(state):
            yield make_bid(state.lot, seat, amount) if amount else drop_out(state.lot, seat)
        yield from close(state)

    def outcome(self, state: Pizarro) -> list[tuple[Seat, int]]:
        """Return all last bids, rising, and then the players who passed, as (seat, 0)."""
        queue, price = list(self.seats), 0
        last_bids: dict[Seat, int] = {}
        passes: list[Seat] = []
        while queue and last_bids.get(queue[0]) != price:
            seat = queue.pop(0)
            raised = max(state.box.minimum_bid, price + 1)
            if self.limit(seat) >= raised:
                price = last_bids[seat] = raised
                queue.append(seat)
            else:
                passes.append(seat)
        bids = sorted(last_bids.items(), key=lambda bid: bid[1])
        return [*bids, *((seat, 0) for seat in passes)]

    def limit(self, seat: Seat) -> int:
        """Return the limit that the player sealed."""
        answer = self.answer(seat)
        assert isinstance(answer, Limit)
        return answer.amount
