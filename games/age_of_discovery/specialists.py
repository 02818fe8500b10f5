"""The specialists' box: four specialists for the next turn, and one to be trained (§6.7)."""

from games.age_of_discovery.events import Declined, SpecialistJoined, SpecialistTrained
from games.age_of_discovery.moves import Piece, Train
from games.age_of_discovery.pieces import HAND, GainSoldier
from games.age_of_discovery.state import AgeOfDiscovery
from games.core import Events, Move, MoveSet, OneOf, Pass, PhaseEnded, Seat, Step, mutable

TRAINING = "training"


def specialists(state: AgeOfDiscovery) -> list[Piece]:
    """Return the four kinds of specialists."""
    return [piece for piece in state.box.pieces if piece != "colonist"]


def training_seat(state: AgeOfDiscovery) -> Seat | None:
    """Return the owner of the piece on the training space, if they can pay and have not decided yet."""
    line = state.boxes[TRAINING]
    if state.training is not None or not line or line[0] is None:
        return None
    seat = line[0].seat
    return seat if state.players[seat].money >= state.box.boxes[TRAINING].cost else None


def training_menu(state: AgeOfDiscovery) -> list[MoveSet]:
    """Return the menu of the training space, which is also asked while expeditions are sent."""
    return [MoveSet(Train, piece=OneOf(specialists(state))), MoveSet(Pass)]


def decide_training(state: AgeOfDiscovery, move: Move) -> None:
    """Note the specialist that the seat wants to train; it is paid for when the box is resolved."""
    state.training = move.piece if isinstance(move, Train) else ""


@mutable
class Specialists(Step[AgeOfDiscovery]):
    """The owner of a piece on a named space gets that specialist; then the training is decided."""

    def finish(self, state: AgeOfDiscovery) -> Events:
        state.then(Training(), SpecialistsGone())
        for box, row in state.box.boxes.items():
            worker = state.boxes[box][0] if row.specialist and state.boxes[box] else None
            if worker is None:
                continue
            if row.specialist == "soldier":
                state.then(GainSoldier(worker.seat, HAND))
            else:
                state.players[worker.seat].gain(row.specialist)
                yield SpecialistJoined(worker.seat, row.specialist)


@mutable
class Training(Step[AgeOfDiscovery]):
    """The owner of the piece on the training space may pay for a specialist of any kind (R10)."""

    chapter = "specialists"

    def waits_for(self, state: AgeOfDiscovery) -> tuple[Seat, ...]:
        seat = training_seat(state)
        return () if seat is None else (seat,)

    def menu(self, state: AgeOfDiscovery, seat: Seat) -> list[MoveSet]:
        return training_menu(state)

    def play(self, state: AgeOfDiscovery, seat: Seat, move: Move) -> Events:
        decide_training(state, move)

    def finish(self, state: AgeOfDiscovery) -> Events:
        line = state.boxes[TRAINING]
        if not line or line[0] is None:
            return
        seat, piece = line[0].seat, state.training
        if not piece:
            yield Declined(seat, TRAINING)
            return
        cost = state.box.boxes[TRAINING].cost
        state.players[seat].money -= cost
        yield SpecialistTrained(seat, piece, cost)
        if piece == "soldier":
            # Paid first: the money is gone even if there is no soldier in supply (R18).
            state.then(GainSoldier(seat, HAND))
        else:
            state.players[seat].gain(piece)


@mutable
class SpecialistsGone(Step[AgeOfDiscovery]):
    """The pieces on the five spaces return to supply."""

    def finish(self, state: AgeOfDiscovery) -> Events:
        state.training = None
        occupied = False
        for box, row in state.box.boxes.items():
            if row.specialist or box == TRAINING:
                occupied = occupied or bool(state.boxes[box])
                state.boxes[box].clear()
        if occupied:
            yield PhaseEnded("specialists")
