"""Discovery: expeditions to regions and beyond the map, and free discoveries (§6.5, §6.6)."""

from collections.abc import Iterator, Mapping

from games.age_of_discovery.box import Finding
from games.age_of_discovery.events import (
    Declined,
    ExpeditionFailed,
    ExpeditionSent,
    ExpeditionSentBeyond,
    LandDiscovered,
    LandMissed,
    RegionCharted,
    RegionDiscovered,
)
from games.age_of_discovery.moves import Chart, DiscoveryCounter, Explore, ExploreBeyond, Piece, Region
from games.age_of_discovery.specialists import decide_training, training_menu, training_seat
from games.age_of_discovery.state import AgeOfDiscovery, Worker
from games.core import (
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
    Several,
    Step,
    mutable,
    record,
)

DISCOVERY = "discovery"


@record
class Asked:
    """The players asked in the discovery box; `trains`: whether two are asked, one of them about training."""

    trains: bool


@mutable
class Discovery(Step[AgeOfDiscovery]):
    """In turn order, each player with pieces in the box may send one expedition; pieces not sent stay for later turns.

    The owner of the training space is asked at the same time, because expeditions cost nothing.
    """

    chapter = "discovery"

    acted: list[Seat]
    changed: bool = False

    def explorer(self, state: AgeOfDiscovery) -> Seat | None:
        """Return the seat that may send an expedition next."""
        if not state.deck and not state.undiscovered():
            return None
        present = {worker.seat for worker in state.boxes[DISCOVERY] if worker}
        return next((seat for seat in state.order if seat in present and seat not in self.acted), None)

    def about(self, state: AgeOfDiscovery) -> Asked:
        return Asked(len(self.waits_for(state)) > 1)

    def waits_for(self, state: AgeOfDiscovery) -> tuple[Seat, ...]:
        explorer = self.explorer(state)
        if explorer is None:
            return ()
        trainer = training_seat(state)
        return (explorer,) if trainer is None or trainer == explorer else (explorer, trainer)

    def menu(self, state: AgeOfDiscovery, seat: Seat) -> list[MoveSet]:
        if seat != self.explorer(state):
            return training_menu(state)
        pieces = Several(state.bank(seat), 1)
        regions = state.undiscovered()
        if regions:
            return [MoveSet(Explore, region=OneOf(regions), pieces=pieces), MoveSet(Pass)]
        return [MoveSet(ExploreBeyond, pieces=pieces), MoveSet(Pass)]

    def play(self, state: AgeOfDiscovery, seat: Seat, move: Move) -> Events:
        if seat != self.explorer(state):
            decide_training(state, move)
            return
        self.acted.append(seat)
        if isinstance(move, Explore):
            self.changed = True
            _leave(state, seat, move.pieces)
            yield ExpeditionSent(seat, move.region, move.pieces)
            state.then(
                TurnUpCounter(_unseen(state, move.region), move.region),
                Landing(seat, move.region, move.pieces),
            )
        elif isinstance(move, ExploreBeyond):
            self.changed = True
            _leave(state, seat, move.pieces)
            yield ExpeditionSentBeyond(seat, move.pieces)
            state.then(TurnUpCard(1, seat, move.pieces))
        else:
            yield Declined(seat, DISCOVERY)

    def finish(self, state: AgeOfDiscovery) -> Events:
        if self.changed:
            yield PhaseEnded(DISCOVERY)


def _leave(state: AgeOfDiscovery, seat: Seat, pieces: tuple[Piece, ...]) -> None:
    """Take the pieces of an expedition out of the box; they return to the supply, even if it succeeds."""
    for piece in pieces:
        state.boxes[DISCOVERY].remove(Worker(seat, piece))


def _unseen(state: AgeOfDiscovery, region: Region) -> int:
    """Return the number of counters to draw for the region: 0 if everybody has already seen its counter."""
    return 0 if state.lands[region].seen else 1


def strength(state: AgeOfDiscovery, pieces: tuple[Piece, ...]) -> int:
    """Return the strength of an expedition."""
    return sum(state.box.pieces[piece].discovery for piece in pieces)


def booty(finding: Finding, pieces: tuple[Piece, ...]) -> int:
    """Return the plunder of an expedition's soldiers."""
    return finding.plunder * pieces.count("soldier")


@mutable
class TurnUpCounter(Draw[AgeOfDiscovery]):
    """Chance draws the counter of a region from those that nobody has seen."""

    region: Region

    def bag(self, state: AgeOfDiscovery) -> Mapping[DiscoveryCounter, int]:
        return state.counters

    def drawn(self, state: AgeOfDiscovery, pieces: tuple[DiscoveryCounter, ...]) -> Events:
        (counter,) = pieces
        del state.counters[counter]
        state.lands[self.region].seen = counter


@mutable
class Landing(Step[AgeOfDiscovery]):
    """An expedition succeeds if its strength reaches the natives' number.

    Otherwise the counter is turned down again, known to all (R15).
    """

    seat: Seat
    region: Region
    pieces: tuple[Piece, ...]

    def finish(self, state: AgeOfDiscovery) -> Events:
        counter = state.lands[self.region].seen
        assert counter is not None, "it was turned up"
        finding = state.box.counters[counter]
        value = strength(state, self.pieces)
        if value < finding.natives:
            yield ExpeditionFailed(self.seat, self.region, finding.natives, value)
            return
        plunder = booty(finding, self.pieces)
        state.players[self.seat].money += plunder
        coins = open_region(state, self.seat, self.region)
        yield RegionDiscovered(self.seat, self.region, counter, finding.natives, value, coins, plunder)


def open_region(state: AgeOfDiscovery, seat: Seat, region: Region) -> int:
    """Make the seat the region's discoverer, with counter, coins and a colonist there; return the coins."""
    land, player = state.lands[region], state.players[seat]
    counter, land.seen = land.seen, None
    assert counter is not None, "it was turned up"
    land.discovered = True
    land.discoverer = seat
    land.colonists[seat] += 1
    player.discoveries.append(counter)
    coins = state.box.counters[counter].coins
    player.money += coins
    return coins


@mutable
class TurnUpCard(Draw[AgeOfDiscovery]):
    """Chance draws a card: it is won like a counter but without a colonist, or shuffled back (R16)."""

    seat: Seat
    pieces: tuple[Piece, ...]

    def bag(self, state: AgeOfDiscovery) -> Mapping[str, int]:
        return state.deck

    def drawn(self, state: AgeOfDiscovery, pieces: tuple[str, ...]) -> Events:
        (card,) = pieces
        finding = state.box.cards[card]
        value = strength(state, self.pieces)
        if value < finding.natives:
            yield LandMissed(self.seat, card, finding.natives, value)
            return
        del state.deck[card]
        player = state.players[self.seat]
        plunder = booty(finding, self.pieces)
        player.money += finding.coins + plunder
        player.discoveries.append(card)
        yield LandDiscovered(self.seat, card, finding.natives, value, finding.coins, plunder)


@mutable
class FreeDiscovery(InTurn[AgeOfDiscovery]):
    """New World Cartography discovers a region regardless of its natives, without plunder (R17)."""

    chapter = "discovery"

    def menu(self, state: AgeOfDiscovery, seat: Seat) -> list[MoveSet]:
        regions = state.undiscovered()
        return [MoveSet(Chart, region=OneOf(regions)), MoveSet(Pass)] if regions else []

    def play(self, state: AgeOfDiscovery, seat: Seat, move: Move) -> Events:
        self.done(seat)
        if isinstance(move, Chart):
            discover_freely(state, seat, move.region)


@mutable
class FreeLanding(Step[AgeOfDiscovery]):
    """A region discovered without an expedition brings its counter, its coins and one colonist."""

    seat: Seat
    region: Region

    def finish(self, state: AgeOfDiscovery) -> Iterator[Event]:
        counter = state.lands[self.region].seen
        assert counter is not None, "it was turned up"
        coins = open_region(state, self.seat, self.region)
        yield RegionCharted(self.seat, self.region, counter, coins)


def discover_freely(state: AgeOfDiscovery, seat: Seat, region: Region) -> None:
    """Let the seat discover a region without an expedition."""
    state.then(TurnUpCounter(_unseen(state, region), region), FreeLanding(seat, region))
