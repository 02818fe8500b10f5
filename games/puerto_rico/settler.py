"""The settler phase: plantations and quarries for the islands (§6.1)."""

from collections.abc import Mapping
from typing import Any

from games.core import Draw, Events, InTurn, Move, MoveSet, OneOf, Pass, PhaseEnded, Seat, Step, mutable
from games.puerto_rico.events import Passed, RowLaid, StackShuffled, TileDrawn, TileTaken
from games.puerto_rico.moves import DrawTile, Settle, Tile
from games.puerto_rico.state import (
    Player,
    PuertoRico,
    add,
    colonist_to_take,
    take_colonist,
    tile_count,
    works,
)

QUARRY = "quarry"
BOTH = OneOf((True, False))


def settler_phase(state: PuertoRico, chooser: Seat) -> list[Step[PuertoRico]]:
    """Return the steps of the phase: everybody's turn, each hacienda before its owner's, then a new row."""
    settler = Settler([], chooser)
    turns: list[Step[PuertoRico]] = [settler]
    for seat in state.clockwise(chooser):
        if works(state.players[seat], "hacienda"):
            settler = Settler([], chooser)
            turns += [Hacienda([seat]), settler]
        settler.queue.append(seat)
    return [*turns, ClearRow(), LayRow(), EndSettler()]


@mutable
class Hacienda(InTurn[PuertoRico]):
    """The owner of an occupied hacienda may draw a face-down tile before their turn and must place it."""

    chapter = "settler"

    def menu(self, state: PuertoRico, seat: Seat) -> list[MoveSet]:
        reshuffles = state.options.hacienda_reshuffle and bool(state.discards)
        if not has_room(state, state.players[seat]) or not (state.stack or reshuffles):
            return []
        return [MoveSet(DrawTile), MoveSet(Pass)]

    def play(self, state: PuertoRico, seat: Seat, move: Move) -> Events:
        self.done(seat)
        if isinstance(move, DrawTile):
            if not state.stack:
                yield shuffle_discards(state)
            state.then(HaciendaTile(1, seat))


@mutable
class HaciendaTile(Draw[PuertoRico]):
    """The top tile of the stack goes to the island, without a colonist even if there is a hospice (R11)."""

    seat: Seat

    def bag(self, state: PuertoRico) -> Mapping[Tile, int]:
        return state.stack

    def drawn(self, state: PuertoRico, pieces: tuple[Any, ...]) -> Events:
        (tile,) = pieces
        add(state.stack, tile, -1)
        add(state.players[self.seat].tiles, tile)
        yield TileDrawn(self.seat, tile)


@mutable
class Settler(InTurn[PuertoRico]):
    """Each player may take one plantation of the row.

    The settler and owners of an occupied construction hut may take a quarry instead.
    """

    chapter = "settler"

    chooser: Seat

    def menu(self, state: PuertoRico, seat: Seat) -> list[MoveSet]:
        player = state.players[seat]
        if not has_room(state, player):
            return []
        tiles = list(dict.fromkeys(state.row))
        if state.quarries and (seat == self.chooser or works(player, "construction_hut")):
            tiles.append(QUARRY)
        if not tiles:
            return []
        if works(player, "hospice") and colonist_to_take(state):
            return [MoveSet(Settle, tile=OneOf(tiles), colonist=BOTH), MoveSet(Pass)]
        return [MoveSet(Settle, tile=OneOf(tiles)), MoveSet(Pass)]

    def play(self, state: PuertoRico, seat: Seat, move: Move) -> Events:
        self.done(seat)
        if not isinstance(move, Settle):
            yield Passed(seat)
            return
        player = state.players[seat]
        if move.tile == QUARRY:
            state.quarries -= 1
        else:
            state.row.remove(move.tile)
        add(player.tiles, move.tile)
        colonist = move.colonist and works(player, "hospice") and take_colonist(state)
        if colonist:
            add(player.manned, move.tile)
        yield TileTaken(seat, move.tile, colonist)


@mutable
class ClearRow(Step[PuertoRico]):
    """The rest of the row is discarded."""

    def finish(self, state: PuertoRico) -> Events:
        for tile in state.row:
            add(state.discards, tile)
        state.row = []


@mutable
class LayRow(Step[PuertoRico]):
    """The row is filled from the stack; if that is empty, the discards become a new stack (R05)."""

    def finish(self, state: PuertoRico) -> Events:
        missing = state.box.players[state.seats].row - len(state.row)
        if missing and not state.stack and state.discards:
            yield shuffle_discards(state)
        count = min(missing, sum(state.stack.values()))
        if count:
            state.then(RowTiles(count), LayRow())


@mutable
class RowTiles(Draw[PuertoRico]):
    """Plantations are turned up for the row."""

    def bag(self, state: PuertoRico) -> Mapping[Tile, int]:
        return state.stack

    def drawn(self, state: PuertoRico, pieces: tuple[Any, ...]) -> Events:
        for tile in pieces:
            add(state.stack, tile, -1)
        state.row.extend(pieces)
        yield RowLaid(pieces)


@mutable
class EndSettler(Step[PuertoRico]):
    """The phase ends after the new row is laid."""

    def finish(self, state: PuertoRico) -> Events:
        yield PhaseEnded("settler")


def has_room(state: PuertoRico, player: Player) -> bool:
    """Say whether the island has a free space."""
    return tile_count(player) < state.box.island_spaces


def shuffle_discards(state: PuertoRico) -> StackShuffled:
    """Make the discards the new stack."""
    assert not state.stack, "there are tiles left in the stack"
    state.stack, state.discards = state.discards, {}
    return StackShuffled(sum(state.stack.values()))
