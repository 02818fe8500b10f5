"""Phase B: the event boxes from initiative to capital buildings, in the order of the board (§6.1 to §6.5)."""

from collections.abc import Iterator
from typing import ClassVar

from games.age_of_discovery.discovery import FreeDiscovery
from games.age_of_discovery.events import (
    BuildingBought,
    BuildingPaid,
    Declined,
    GoodTaken,
    InitiativePaid,
    Settled,
    ShipWon,
)
from games.age_of_discovery.moves import Ally, Build, Piece, Region, Settle, TakeGood
from games.age_of_discovery.pieces import GainSoldier, GoodCheck, good_check
from games.age_of_discovery.state import AgeOfDiscovery, Worker
from games.core import (
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


@mutable
class Initiative(Step[AgeOfDiscovery]):
    """Each piece on initiative pays its owner the number of its space, and stays until the new turn order."""

    def finish(self, state: AgeOfDiscovery) -> Events:
        for space, worker in enumerate(state.boxes["initiative"], 1):
            assert worker is not None, "nobody leaves the initiative box"
            state.players[worker.seat].money += space
            yield InitiativePaid(worker.seat, space)
        # Also with an empty box, because this is the last picture of all placed pieces.
        yield PhaseEnded("initiative")


@mutable
class ColonistDock(Step[AgeOfDiscovery]):
    """Space by space, then X and Y, the pieces leave the dock; each is settled before the next."""

    LINES: ClassVar[tuple[str, ...]] = ("dock", "dock_x", "dock_y")

    def finish(self, state: AgeOfDiscovery) -> Events:
        for key in self.LINES:
            line = state.boxes[key]
            for space, worker in enumerate(line):
                if worker:
                    line[space] = None
                    state.then(Arrival([worker.seat], worker.piece), ColonistDock())
                    return
        occupied = any(state.boxes[key] for key in self.LINES)
        for key in self.LINES:
            state.boxes[key].clear()
        if occupied:
            yield PhaseEnded("dock")


@mutable
class Arrival(InTurn[AgeOfDiscovery]):
    """The owner of a piece on the dock sends it to a discovered region, or back to supply."""

    chapter = "dock"

    piece: Piece

    def menu(self, state: AgeOfDiscovery, seat: Seat) -> list[MoveSet]:
        return [MoveSet(Settle, region=OneOf(state.discovered())), MoveSet(Pass)]

    def play(self, state: AgeOfDiscovery, seat: Seat, move: Move) -> Events:
        self.done(seat)
        if isinstance(move, Settle):
            yield from settle(state, Worker(seat, self.piece), move.region)
        else:
            yield Declined(seat, "dock")


def arriving(state: AgeOfDiscovery) -> tuple[str, int, Worker] | None:
    """Return the piece that is to leave the dock now, with its line and the index of its space, until its owner has decided."""
    step = next((step for step in state.agenda if isinstance(step, Arrival) and step.queue), None)
    if step is None:
        return None
    left = [
        (key, space)
        for key in ColonistDock.LINES
        for space, worker in enumerate(state.boxes[key])
        if worker is None
    ]
    return (*left[-1], Worker(step.queue[0], step.piece)) if left else None


def standing(state: AgeOfDiscovery, box: str) -> list[Worker | None]:
    """Return the pieces of a box by space, with the one about which its owner is asked."""
    line, asked = list(state.boxes[box]), arriving(state)
    if asked is not None and asked[0] == box:
        line[asked[1]] = asked[2]
    return line


def settle(state: AgeOfDiscovery, worker: Worker, region: Region) -> Iterator[Event]:
    """Let a piece arrive from the dock: a soldier remains one, the others become colonists (R18)."""
    seat, land = worker.seat, state.lands[region]
    joining, money = brought_by(state, worker)
    if worker.piece == "soldier":
        land.soldiers[seat] += 1
    else:
        land.colonists[seat] += 1
    land.colonists[seat] += joining
    state.players[seat].money += money
    yield Settled(seat, worker.piece, region, joining, money)
    yield from good_check(state, seat, region)


def brought_by(state: AgeOfDiscovery, worker: Worker) -> tuple[int, int]:
    """Return the colonists that join a piece from the dock, and the money that it earns."""
    kind = state.box.pieces[worker.piece]
    joining = kind.dock_colonists
    if joining:
        joining = max(joining, *(building.missionary_colonists for building in state.owned(worker.seat)), 0)
    return joining, kind.dock_money


@mutable
class SpaceBySpace(Step[AgeOfDiscovery]):
    """The owners of the pieces in a box act in the order of its spaces; then the pieces return to supply (R46)."""

    served: int = 0
    changed: bool = False

    box: ClassVar[str]

    def waits_for(self, state: AgeOfDiscovery) -> tuple[Seat, ...]:
        line = state.boxes[self.box]
        worker = line[self.served] if self.served < len(line) else None
        return (worker.seat,) if worker else ()

    def decline(self, seat: Seat) -> Event:
        """The piece has no effect: its owner declined, or could not use it."""
        self.served += 1
        return Declined(seat, self.box)

    def finish(self, state: AgeOfDiscovery) -> Events:
        state.boxes[self.box].clear()
        if self.changed:
            yield PhaseEnded(self.box)


@mutable
class TradeGoods(SpaceBySpace):
    """Space by space, each piece takes a good from the display (R01)."""

    chapter = "goods"

    box = "trade_goods"

    def menu(self, state: AgeOfDiscovery, seat: Seat) -> list[MoveSet]:
        goods = OneOf(dict.fromkeys(state.goods_display))
        return [MoveSet(TakeGood, good=goods), MoveSet(Pass)] if state.goods_display else [MoveSet(Pass)]

    def play(self, state: AgeOfDiscovery, seat: Seat, move: Move) -> Events:
        if not isinstance(move, TakeGood):
            yield self.decline(seat)
            return
        self.served += 1
        self.changed = True
        state.goods_display.remove(move.good)
        goods = state.players[seat].goods
        goods[move.good] = goods.get(move.good, 0) + 1
        yield GoodTaken(seat, move.good)


@mutable
class MerchantShipping(Step[AgeOfDiscovery]):
    """The strongest fleet wins the ship; of equal ones the earliest in the turn order (R34)."""

    def finish(self, state: AgeOfDiscovery) -> Events:
        strengths = dict.fromkeys(state.order, 0)
        for worker in state.boxes["shipping"]:
            assert worker is not None, "nobody leaves an open area before it is resolved"
            strengths[worker.seat] += state.box.pieces[worker.piece].shipping
        state.boxes["shipping"].clear()
        winner = max(state.order, key=lambda seat: strengths[seat])
        if strengths[winner] and state.ship_in_box:
            state.ship_in_box = False
            state.players[winner].ships += 1
            yield ShipWon(winner, strengths[winner])
            yield PhaseEnded("shipping")


@mutable
class CapitalBuildings(SpaceBySpace):
    """Space by space, each piece may buy a building at the price of the age (R41)."""

    chapter = "buildings"

    box = "capital"

    def menu(self, state: AgeOfDiscovery, seat: Seat) -> list[MoveSet]:
        if state.players[seat].money < price(state) or not state.display:
            return [MoveSet(Pass)]
        return [MoveSet(Build, building=OneOf(dict.fromkeys(state.display))), MoveSet(Pass)]

    def play(self, state: AgeOfDiscovery, seat: Seat, move: Move) -> Events:
        if not isinstance(move, Build):
            yield self.decline(seat)
            return
        self.served += 1
        self.changed = True
        player = state.players[seat]
        player.money -= price(state)
        state.display.remove(move.building)
        player.buildings.append(move.building)
        yield BuildingBought(seat, move.building, price(state))
        yield from at_once(state, seat, move.building)


def price(state: AgeOfDiscovery) -> int:
    """Return the price of a building in this age."""
    return state.box.turns.building_cost[state.age - 1]


def at_once(state: AgeOfDiscovery, seat: Seat, building: str) -> Iterator[Event]:
    """Carry out the effect that a building has when it is bought; other effects begin in their own phase (R11)."""
    row = state.box.buildings[building]
    if row.trigger == "favour":
        state.favour = seat
    if row.trigger != "once":
        return
    if row.money:
        state.players[seat].money += row.money
        yield BuildingPaid(seat, building, row.money)
    if row.free_discovery:
        state.then(FreeDiscovery([seat]))
    if row.colony_soldiers:
        state.then(IndianAllies([seat], row.colony_soldiers))


@mutable
class IndianAllies(InTurn[AgeOfDiscovery]):
    """The buyer puts free soldiers into one of their colonies; without a colony they are lost (R19)."""

    chapter = "buildings"

    soldiers: int

    def menu(self, state: AgeOfDiscovery, seat: Seat) -> list[MoveSet]:
        colonies = [region for region, land in state.lands.items() if land.pieces(seat)]
        return [MoveSet(Ally, region=OneOf(colonies)), MoveSet(Pass)] if colonies else []

    def play(self, state: AgeOfDiscovery, seat: Seat, move: Move) -> Events:
        self.done(seat)
        if isinstance(move, Ally):
            arrivals = [GainSoldier(seat, move.region) for _ in range(self.soldiers)]
            state.then(*arrivals, GoodCheck(seat, move.region))
