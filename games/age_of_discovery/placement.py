"""Phase A: placing pieces, and Royal Favour, which may interrupt (§5, §9.3)."""

from games.age_of_discovery.events import FavourUsed, WorkerPlaced
from games.age_of_discovery.moves import PlaceWorker, UseFavour
from games.age_of_discovery.state import AgeOfDiscovery, Worker
from games.core import Events, InTurn, Move, MoveSet, OneOf, Pass, Seat, Step, mutable

PLACEMENT = "placement"


def boxes_with_room(state: AgeOfDiscovery, seat: Seat) -> list[str]:
    """Return the boxes where the seat may put a piece now."""
    found: list[str] = []
    for row in state.box.placeable:
        line = state.boxes[row.id]
        if line and row.spaces and len(line) >= row.room(state.seats):
            continue
        if row.per_player and any(worker and worker.seat == seat for worker in line):
            continue
        found.append(row.id)
    return found


def next_space(state: AgeOfDiscovery, box: str) -> int:
    """Return the space of the next piece in a box; 0 if the box has a single space or is an open area."""
    return len(state.boxes[box]) + 1 if state.box.boxes[box].spaces > 1 else 0


@mutable
class PlaceWorkers(Step[AgeOfDiscovery]):
    """In rounds through the turn order, everybody with pieces in hand must place one (R38).

    The next player is the first in the turn order who has not acted in this round: Royal Favour may change the order.
    """

    chapter = "overview"

    acted: list[Seat]

    def waits_for(self, state: AgeOfDiscovery) -> tuple[Seat, ...]:
        for seat in state.order:
            if seat not in self.acted and state.players[seat].hand:
                return (seat,)
        return ()

    def comes_next(self, state: AgeOfDiscovery) -> list[Seat]:
        return [seat for seat in state.order if seat not in self.acted and state.players[seat].hand][1:2]

    def menu(self, state: AgeOfDiscovery, seat: Seat) -> list[MoveSet]:
        hand = state.players[seat].hand
        pieces = [piece for piece in state.box.pieces if piece in hand]
        return [MoveSet(PlaceWorker, box=OneOf(boxes_with_room(state, seat)), piece=OneOf(pieces))]

    def play(self, state: AgeOfDiscovery, seat: Seat, move: Move) -> Events:
        assert isinstance(move, PlaceWorker)
        state.players[seat].take(move.piece)
        space = next_space(state, move.box)
        state.boxes[move.box].append(Worker(seat, move.piece))
        self.acted.append(seat)
        if not self.waits_for(state):
            self.acted.clear()
        yield WorkerPlaced(seat, move.piece, move.box, space)


@mutable
class LastCall(InTurn[AgeOfDiscovery]):
    """The owner of an unused Royal Favour gets a last call before the boxes are resolved (§9.3)."""

    chapter = "buildings"

    window = True

    def menu(self, state: AgeOfDiscovery, seat: Seat) -> list[MoveSet]:
        # The step `RoyalFavour`, which listens beneath, adds its moves to this menu.
        return [MoveSet(Pass)] if favours(state, seat) else []

    def play(self, state: AgeOfDiscovery, seat: Seat, move: Move) -> Events:
        self.done(seat)


def favours(state: AgeOfDiscovery, seat: Seat) -> dict[str, list[int]]:
    """Return, by box, the spaces from which Royal Favour can advance a piece of the seat now (R23)."""
    if state.favour != seat:
        return {}
    boxes = list(state.box.boxes)
    resolved = boxes[: boxes.index(state.stage) + 1] if state.stage in boxes else []
    if state.stage not in (PLACEMENT, *boxes):
        resolved = boxes
    found: dict[str, list[int]] = {}
    for row in state.owned(seat):
        for box in row.favour:
            if box == "turn_order":
                spaces = [state.order.index(seat) + 1]
            elif box in resolved:
                continue
            else:
                line = state.boxes[box]
                spaces = [n for n, worker in enumerate(line, 1) if worker and worker.seat == seat]
            if spaces := [space for space in spaces if space > 1]:
                found[box] = spaces
    return found


@mutable
class RoyalFavour(Step[AgeOfDiscovery]):
    """Once a game, if possible, the owner may swap a piece with the one before it.

    The step lies beneath all others.
    """

    chapter = "buildings"

    def listens_to(self, state: AgeOfDiscovery) -> tuple[Seat, ...]:
        seat = state.favour
        return () if seat is None or not favours(state, seat) else (seat,)

    def menu(self, state: AgeOfDiscovery, seat: Seat) -> list[MoveSet]:
        found = favours(state, seat)
        return [MoveSet(UseFavour, box=OneOf((box,)), space=OneOf(spaces)) for box, spaces in found.items()]

    def play(self, state: AgeOfDiscovery, seat: Seat, move: Move) -> Events:
        assert isinstance(move, UseFavour)
        behind = move.space - 1
        if move.box == "turn_order":
            order = state.order
            order[behind - 1], order[behind] = order[behind], order[behind - 1]
            other = order[behind]
        else:
            line = state.boxes[move.box]
            line[behind - 1], line[behind] = line[behind], line[behind - 1]
            in_front = line[behind]
            assert in_front is not None, "spaces fill without gaps"
            other = in_front.seat
        state.favour = None
        yield FavourUsed(seat, move.box, behind, other)
