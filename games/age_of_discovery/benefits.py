"""Income and the benefits of buildings: phases C and D (§8, §9.2)."""

from collections.abc import Iterator, Mapping

from games.age_of_discovery.events import (
    BuildingPaid,
    ColonistsMigrated,
    DiscoveryReinforced,
    DockReinforced,
    GoodDrawn,
    IncomeReceived,
    PrivateersPaid,
    SoldierMoved,
)
from games.age_of_discovery.moves import Good, Migrate, MoveSoldier
from games.age_of_discovery.pieces import DISCOVERY, HAND, GainSoldier, demotable, good_check, recruit
from games.age_of_discovery.sets import income
from games.age_of_discovery.state import AgeOfDiscovery, Worker
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
    Together,
    mutable,
)


@mutable
class Income(Step[AgeOfDiscovery]):
    """Goods and ships pay by the best arrangement in sets; Rum is paid besides and is not set income (R32)."""

    def finish(self, state: AgeOfDiscovery) -> Events:
        state.stage = "income"
        paid = False
        for seat in state.order:
            player = state.players[seat]
            sets, rum = income_of(state, seat, player.goods)
            player.money += sets + rum
            if state.is_last_turn:
                player.last_goods = dict(player.goods)
            if sets or rum:
                paid = True
                yield IncomeReceived(seat, sets, rum)
        if paid:
            yield PhaseEnded("income")


def income_of(state: AgeOfDiscovery, seat: Seat, goods: Mapping[Good, int]) -> tuple[int, int]:
    """Return the money for these goods and the seat's ships in sets, and for rum."""
    sets = income(state.box.sets, goods, state.players[seat].ships)
    rum = sum(
        money * goods.get(good, 0)
        for building in state.owned(seat)
        for good, money in building.money_per_good.items()
    )
    return sets, rum


@mutable
class Benefits(Step[AgeOfDiscovery]):
    """In turn order, each player's buildings pay, recruit and let pieces move (R21).

    `together`: the movements of two players who share no region are asked at once, at the end.
    """

    acted: list[Seat]
    together: bool = False

    def finish(self, state: AgeOfDiscovery) -> Events:
        state.stage = "benefits"
        together = self.together if self.acted else share_no_region(state)
        # Looked up each time, for Royal Favour may have changed the order since.
        seat = next((seat for seat in state.order if seat not in self.acted), None)
        if seat is not None:
            moves = [] if together else [Cavalry([seat]), Migration([seat])]
            state.then(*benefits_of(state, seat), *moves, Benefits([*self.acted, seat], together))
            return
        movers = [seat for seat in state.order if together and movements(state, seat)]
        state.then(Redeployment(movers, {}), BenefitsEnded())


def benefits_of(state: AgeOfDiscovery, seat: Seat) -> list[Step[AgeOfDiscovery]]:
    """Return the steps for the seat's buildings in phase D, in the order of §9.2, without the movements."""
    if not state.players[seat].buildings:
        return []
    random_goods = sum(building.random_goods for building in state.owned(seat))
    steps: list[Step[AgeOfDiscovery]] = [
        Payments(seat),
        DrawGoods(min(random_goods, sum(state.pool.values())), seat),
    ]
    return steps if state.is_last_turn else [*steps, Recruits(seat)]


@mutable
class Payments(Step[AgeOfDiscovery]):
    """The bank pays, then the opponents for Privateers, each at most the money they have (R20)."""

    seat: Seat

    def finish(self, state: AgeOfDiscovery) -> Events:
        player = state.players[self.seat]
        for building in state.owned(self.seat):
            if building.trigger == "each_turn" and building.money:
                player.money += building.money
                yield BuildingPaid(self.seat, building.id, building.money)
        rate = sum(building.privateers for building in state.owned(self.seat))
        for other in state.order:
            money = min(state.players[other].money, rate * player.ships)
            if other != self.seat and money:
                state.players[other].money -= money
                player.money += money
                yield PrivateersPaid(self.seat, other, money)


@mutable
class DrawGoods(Draw[AgeOfDiscovery]):
    """The West Indies Company draws a good from the face-down pool; it first earns in the next turn (R33)."""

    seat: Seat

    def bag(self, state: AgeOfDiscovery) -> Mapping[Good, int]:
        return state.pool

    def drawn(self, state: AgeOfDiscovery, pieces: tuple[Good, ...]) -> Events:
        goods = state.players[self.seat].goods
        for good in pieces:
            state.pool[good] -= 1
            goods[good] = goods.get(good, 0) + 1
            yield GoodDrawn(self.seat, good)


@mutable
class Recruits(Step[AgeOfDiscovery]):
    """Buildings put free pieces on the dock, into the discovery box and into the hand, all for the next turn."""

    seat: Seat

    def finish(self, state: AgeOfDiscovery) -> Events:
        seat, soldiers = self.seat, list[Step[AgeOfDiscovery]]()
        owned = state.owned(seat)
        for building in owned:
            if building.dock_space:
                state.boxes[building.dock_space].append(Worker(seat, "colonist"))
                yield DockReinforced(seat, building.id)
        for building in owned:
            for piece, count in building.discovery_pieces.items():
                for _ in range(count):
                    if piece == "soldier":
                        soldiers.append(GainSoldier(seat, DISCOVERY))
                    else:
                        state.boxes[DISCOVERY].append(Worker(seat, piece))
                        yield DiscoveryReinforced(seat, piece)
        for building in owned:
            for piece, count in building.pieces.items():
                if piece == "soldier":
                    soldiers += [GainSoldier(seat, HAND) for _ in range(count)]
                else:
                    yield recruit(state, seat, piece, count)
        state.then(*soldiers)


def soldier_moves(state: AgeOfDiscovery, seat: Seat) -> list[MoveSet]:
    """Return the moves that the seat's Cavalry may make (R37)."""
    if not any(building.soldier_moves for building in state.owned(seat)):
        return []
    sets: list[MoveSet] = []
    for source in demotable(state, seat):
        targets = [region for region in state.box.regions[source].adjacent if state.lands[region].discovered]
        if targets:
            sets.append(MoveSet(MoveSoldier, source=OneOf((source,)), target=OneOf(targets)))
    return sets


def migrations(state: AgeOfDiscovery, seat: Seat) -> list[MoveSet]:
    """Return the moves that the seat's Migration may make (R37)."""
    most = sum(building.colonist_moves for building in state.owned(seat))
    if not most:
        return []
    sets: list[MoveSet] = []
    for source, land in state.lands.items():
        number = min(most, land.colonists[seat])
        targets = [region for region in state.discovered() if region != source]
        if number and targets:
            colonists = Between(1, number)
            sets.append(MoveSet(Migrate, source=OneOf((source,)), target=OneOf(targets), colonists=colonists))
    return sets


def movements(state: AgeOfDiscovery, seat: Seat) -> list[MoveSet]:
    """Return all the moves that the seat's buildings allow."""
    return [*soldier_moves(state, seat), *migrations(state, seat)]


def move_pieces(state: AgeOfDiscovery, seat: Seat, move: Move) -> Iterator[Event]:
    """Carry out a movement; then the good of its target may be won."""
    if isinstance(move, MoveSoldier):
        state.lands[move.source].soldiers[seat] -= 1
        state.lands[move.target].soldiers[seat] += 1
        yield SoldierMoved(seat, move.source, move.target)
        yield from good_check(state, seat, move.target)
    elif isinstance(move, Migrate):
        state.lands[move.source].colonists[seat] -= move.colonists
        state.lands[move.target].colonists[seat] += move.colonists
        yield ColonistsMigrated(seat, move.source, move.target, move.colonists)
        yield from good_check(state, seat, move.target)


@mutable
class Cavalry(InTurn[AgeOfDiscovery]):
    """The owner of Cavalry may move one soldier to an adjacent discovered region."""

    chapter = "buildings"

    def menu(self, state: AgeOfDiscovery, seat: Seat) -> list[MoveSet]:
        sets = soldier_moves(state, seat)
        return [*sets, MoveSet(Pass)] if sets else []

    def play(self, state: AgeOfDiscovery, seat: Seat, move: Move) -> Events:
        self.done(seat)
        return move_pieces(state, seat, move)


@mutable
class Migration(InTurn[AgeOfDiscovery]):
    """The owner of Migration may move up to two colonists from one region to another."""

    chapter = "buildings"

    def menu(self, state: AgeOfDiscovery, seat: Seat) -> list[MoveSet]:
        sets = migrations(state, seat)
        return [*sets, MoveSet(Pass)] if sets else []

    def play(self, state: AgeOfDiscovery, seat: Seat, move: Move) -> Events:
        self.done(seat)
        return move_pieces(state, seat, move)


def share_no_region(state: AgeOfDiscovery) -> bool:
    """Say whether two players may move pieces and share no region."""
    riders = [seat for seat in state.order if any(row.soldier_moves for row in state.owned(seat))]
    settlers = [seat for seat in state.order if any(row.colonist_moves for row in state.owned(seat))]
    seats = {*riders, *settlers}
    # An owner of both Cavalry and Migration is asked twice, once for each.
    if not riders or not settlers or len(seats) < len(riders) + len(settlers):
        return False
    return all(sum(land.pieces(seat) > 0 for seat in seats) < 2 for land in state.lands.values())


@mutable
class Redeployment(Together[AgeOfDiscovery]):
    """Two players' movements that cannot affect each other, asked at the same time."""

    chapter = "buildings"

    def offers(self, state: AgeOfDiscovery, seat: Seat) -> list[MoveSet]:
        return [*movements(state, seat), MoveSet(Pass)]

    def finish(self, state: AgeOfDiscovery) -> Events:
        for seat in self.seats:
            yield from move_pieces(state, seat, self.answer(seat))


@mutable
class BenefitsEnded(Step[AgeOfDiscovery]):
    """The end of phase D."""

    def finish(self, state: AgeOfDiscovery) -> Events:
        if any(player.buildings for player in state.players):
            yield PhaseEnded("benefits")
