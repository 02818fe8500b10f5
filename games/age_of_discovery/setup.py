"""Setup, with the turn order by lot or by auction (§3, §14)."""

from collections.abc import Iterator, Mapping

from games.age_of_discovery.box import DiscoveryBox, DiscoveryOptions
from games.age_of_discovery.course import Turn, displays
from games.age_of_discovery.discovery import discover_freely
from games.age_of_discovery.events import (
    BiddingLeft,
    BidMade,
    BidPaid,
    SpecialistJoined,
    TurnBegan,
    TurnOrderSet,
)
from games.age_of_discovery.moves import Bid, TakeSpecialist
from games.age_of_discovery.placement import RoyalFavour
from games.age_of_discovery.specialists import specialists
from games.age_of_discovery.state import AgeOfDiscovery, Land, Player
from games.core import (
    Between,
    Draw,
    Event,
    Events,
    InTurn,
    Move,
    MoveSet,
    OneOf,
    Pass,
    PhaseEnded,
    Seat,
    Step,
    mutable,
)


def setup(box: DiscoveryBox, options: DiscoveryOptions, rules: int, seats: int) -> AgeOfDiscovery:
    """Return the table before the first draw: nothing is turned up, and there is no turn order."""
    state = AgeOfDiscovery(
        box=box,
        options=options,
        rules=rules,
        seats=seats,
        agenda=[],
        players=[_player(box, seat) for seat in range(seats)],
        lands=_lands(box, options, seats),
        boxes={key: [] for key in (*box.boxes, "dock_x", "dock_y")},
        order=list(range(seats)),
        turn=1,
        stage="setup",
        counters=dict.fromkeys(box.counters, 1),
        deck=dict.fromkeys(box.cards, 1),
        stacks=_stacks(box),
        display=[],
        pool=_pool(box),
        goods_display=[],
        ship_in_box=True,
        ships_left=box.supply.ships - 1,
        favour=None,
        training=None,
    )
    # The turn order comes last, as in the rulebook: bidders have seen what is turned up.
    order = YoungestPlayer(1) if options.auction else TurnOrder(seats)
    state.then(*displays(state, 1), order, FirstTurn(), Turn(), RoyalFavour())
    return state


def _player(box: DiscoveryBox, seat: Seat) -> Player:
    hand = {"colonist": box.start.colonists}
    return Player(seat, box.start.money, hand, {}, 0, [], [], [], None)


def _lands(box: DiscoveryBox, options: DiscoveryOptions, seats: int) -> dict[str, Land]:
    return {
        region: Land(row.good, row.discovered and not options.auction, None, [0] * seats, [0] * seats, None)
        for region, row in box.regions.items()
    }


def _stacks(box: DiscoveryBox) -> list[dict[str, int]]:
    return [
        {key: row.copies for key, row in box.buildings.items() if row.age == age}
        for age in range(1, len(box.turns.building_cost) + 1)
    ]


def _pool(box: DiscoveryBox) -> dict[str, int]:
    """Return the goods that are not printed on a region."""
    on_map = [row.good for row in box.regions.values()]
    return {good: row.tiles - on_map.count(good) for good, row in box.goods.items()}


@mutable
class TurnOrder(Draw[AgeOfDiscovery]):
    """The first turn order is drawn by lot; each place further back brings more money."""

    def bag(self, state: AgeOfDiscovery) -> Mapping[Seat, int]:
        return dict.fromkeys(range(state.seats), 1)

    def drawn(self, state: AgeOfDiscovery, pieces: tuple[Seat, ...]) -> Events:
        state.order = list(pieces)
        extra = state.box.start.extra_money
        for place, seat in enumerate(pieces):
            state.players[seat].money += place * extra
        yield TurnOrderSet(pieces, extra)


@mutable
class FirstTurn(Step[AgeOfDiscovery]):
    """The first turn begins."""

    def finish(self, state: AgeOfDiscovery) -> Iterator[Event]:
        yield TurnBegan(state.turn, state.age)
        yield PhaseEnded("turn")


@mutable
class YoungestPlayer(Draw[AgeOfDiscovery]):
    """The first bidder is drawn at random, because ages are unknown (R31)."""

    def bag(self, state: AgeOfDiscovery) -> Mapping[Seat, int]:
        return dict.fromkeys(range(state.seats), 1)

    def drawn(self, state: AgeOfDiscovery, pieces: tuple[Seat, ...]) -> Events:
        state.then(Auction(state.clockwise(pieces[0]), {}, []))


@mutable
class Auction(Step[AgeOfDiscovery]):
    """Round the table, each player bids more or passes for good; the last one left is first in the turn order."""

    chapter = "initiative"

    bidders: list[Seat]
    bids: dict[Seat, int]
    passed: list[Seat]
    """The players who have passed, in turn order after the winner: the first to pass is last."""

    def lowest_bid(self) -> int:
        """Return the lowest bid that is possible now."""
        return max(self.bids.values(), default=0) + 1

    def waits_for(self, state: AgeOfDiscovery) -> tuple[Seat, ...]:
        return (self.bidders[0],) if len(self.bidders) > 1 else ()

    def menu(self, state: AgeOfDiscovery, seat: Seat) -> list[MoveSet]:
        least, most = self.lowest_bid(), state.players[seat].money
        return (
            [MoveSet(Bid, amount=Between(least, most)), MoveSet(Pass)] if least <= most else [MoveSet(Pass)]
        )

    def play(self, state: AgeOfDiscovery, seat: Seat, move: Move) -> Events:
        self.bidders.remove(seat)
        if isinstance(move, Bid):
            self.bidders.append(seat)
            self.bids[seat] = move.amount
            yield BidMade(seat, move.amount)
        else:
            self.passed.insert(0, seat)
            yield BiddingLeft(seat, state.seats + 1 - len(self.passed))

    def finish(self, state: AgeOfDiscovery) -> Events:
        winner = self.bidders[0]
        second = self.passed[0]
        state.order = [winner, *self.passed]
        yield BiddingLeft(winner, 1)
        yield TurnOrderSet(tuple(state.order))
        for seat, price in ((winner, self.bids.get(winner, 0)), (second, -(-self.bids.get(second, 0) // 2))):
            state.players[seat].money -= price
            if price:
                yield BidPaid(seat, price)
        (prize,) = (region for region, row in state.box.regions.items() if row.discovered)
        discover_freely(state, winner, prize)
        if self.bids.get(second, 0) >= state.box.auction.specialist_bid:
            state.then(SecondPlace([second]))


@mutable
class SecondPlace(InTurn[AgeOfDiscovery]):
    """The second in the turn order, after a high bid, takes a specialist besides the five colonists."""

    chapter = "initiative"

    def menu(self, state: AgeOfDiscovery, seat: Seat) -> list[MoveSet]:
        return [MoveSet(TakeSpecialist, piece=OneOf(specialists(state))), MoveSet(Pass)]

    def play(self, state: AgeOfDiscovery, seat: Seat, move: Move) -> Events:
        self.done(seat)
        if isinstance(move, TakeSpecialist):
            state.players[seat].gain(move.piece)
            yield SpecialistJoined(seat, move.piece)
