"""Helpers that move pieces and goods to players; each changes the state and reports it as an event."""

from collections.abc import Iterator

from games.age_of_discovery.events import (
    DiscoveryReinforced,
    PieceRecruited,
    RegionGoodWon,
    SoldierArrived,
    SoldierDemoted,
    SoldierForgone,
)
from games.age_of_discovery.moves import Demote, Piece, Region
from games.age_of_discovery.state import AgeOfDiscovery, Worker
from games.core import Event, Events, Move, MoveSet, OneOf, Pass, Seat, Step, mutable

HAND = "hand"
DISCOVERY = "discovery"


def good_check(state: AgeOfDiscovery, seat: Seat, region: Region) -> Iterator[Event]:
    """Give the region's good to the seat if it is the first with enough pieces there (R28)."""
    land = state.lands[region]
    if land.good is not None and land.pieces(seat) >= state.box.scoring.threshold:
        good, land.good = land.good, None
        goods = state.players[seat].goods
        goods[good] = goods.get(good, 0) + 1
        yield RegionGoodWon(seat, region, good)


def demotable(state: AgeOfDiscovery, seat: Seat) -> list[Region]:
    """Return the regions where the seat has a soldier."""
    return [region for region, land in state.lands.items() if land.soldiers[seat]]


@mutable
class GainSoldier(Step[AgeOfDiscovery]):
    """A player gets a soldier.

    If the supply has none, they may turn one in the New World into a colonist (R18). `place` is its
    destination: the hand, the discovery box, or a region.
    """

    chapter = "specialists"

    seat: Seat
    place: str
    given_up: bool = False

    def waits_for(self, state: AgeOfDiscovery) -> tuple[Seat, ...]:
        asks = not self.given_up and not state.soldiers_left(self.seat) and demotable(state, self.seat)
        return (self.seat,) if asks else ()

    def menu(self, state: AgeOfDiscovery, seat: Seat) -> list[MoveSet]:
        return [MoveSet(Demote, region=OneOf(demotable(state, seat))), MoveSet(Pass)]

    def play(self, state: AgeOfDiscovery, seat: Seat, move: Move) -> Events:
        if isinstance(move, Demote):
            land = state.lands[move.region]
            land.soldiers[seat] -= 1
            land.colonists[seat] += 1
            yield SoldierDemoted(seat, move.region)
        else:
            self.given_up = True

    def finish(self, state: AgeOfDiscovery) -> Events:
        if not state.soldiers_left(self.seat):
            yield SoldierForgone(self.seat)
        elif self.place == HAND:
            yield recruit(state, self.seat, "soldier")
        elif self.place == DISCOVERY:
            state.boxes[DISCOVERY].append(Worker(self.seat, "soldier"))
            yield DiscoveryReinforced(self.seat, "soldier")
        else:
            state.lands[self.place].soldiers[self.seat] += 1
            yield SoldierArrived(self.seat, self.place)


@mutable
class GoodCheck(Step[AgeOfDiscovery]):
    """A check whether the region's good is won, after all soldiers due there have arrived."""

    seat: Seat
    region: Region

    def finish(self, state: AgeOfDiscovery) -> Events:
        return good_check(state, self.seat, self.region)


def recruit(state: AgeOfDiscovery, seat: Seat, piece: Piece, count: int = 1) -> Event:
    """Put pieces into the hand for the next turn (R12). For soldiers, the supply must have some left."""
    state.players[seat].gain(piece, count)
    return PieceRecruited(seat, piece, count)
