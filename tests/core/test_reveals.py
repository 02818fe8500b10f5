"""Barriers that a plain move makes: whoever has seen something by it may not take it back alone."""

import dataclasses
from typing import Annotated

import pytest

from games.core import (
    KEYS,
    NOBODY,
    Events,
    InTurn,
    Move,
    MoveSet,
    Mutable,
    Pass,
    Seat,
    mutable,
    record,
    seen_by,
    unless,
)
from games.core.reveals import shows_more
from games.core.saves import entry_from_data, entry_to_data
from tests.core.positions import at, play
from tests.core.toy import Alms, Donate, Fair, LastCall, Smuggle


@mutable
class Showdown(InTurn[Fair]):
    """Whoever passes makes the seat `shown` lay its hand open, or does nothing."""

    shown: Seat | None = None

    def menu(self, state: Fair, seat: Seat) -> list[MoveSet]:
        return [MoveSet(Pass)] if self.shown is None else [MoveSet(Pass), MoveSet(Donate)]

    def play(self, state: Fair, seat: Seat, move: Move) -> Events:
        self.done(seat)
        if self.shown is not None and isinstance(move, Pass):
            state.players[self.shown].shown = True


def test_who_makes_a_hand_lie_open_may_not_take_that_back():
    table = play(at(Showdown([0], 1), Alms([1]), hands={1: [3]}, stalls={1: 1}), (0, Pass()))
    assert table.log.barrier(0, 0) == table.log.entries[0]


def test_who_opens_nothing_may_take_the_move_back():
    table = play(at(Showdown([0], 1), Alms([1]), hands={1: [3]}, stalls={1: 1}), (0, Donate()))
    assert table.log.barrier(0, 0) is None


def test_who_shows_the_own_hand_has_seen_nothing():
    table = play(at(Showdown([1], 1), Alms([1]), hands={1: [3]}, stalls={1: 1}), (1, Pass()))
    assert table.log.barrier(1, 0) is None


def test_a_look_that_a_forced_move_gives_is_a_barrier():
    table = at(Alms([0]), Smuggled([1]), Alms([0]), hands={0: [4]}, stalls={0: 2})
    entries = [(entry.seat, entry.by, entry.reveals) for entry in table.log.entries]
    assert entries == [(0, "forced", False), (1, "forced", True)]


@mutable
class Smuggled(InTurn[Fair]):
    """The next seat takes the lowest card of seat 0, unseen until then."""

    def menu(self, state: Fair, seat: Seat) -> list[MoveSet]:
        return [MoveSet(Pass)]

    def play(self, state: Fair, seat: Seat, move: Move) -> Events:
        self.done(seat)
        state.players[seat].hand.append(state.players[0].hand.pop())


def test_the_last_pass_of_a_game_that_opens_all_hands_is_a_barrier():
    table = play(at(LastCall([1]), tokens=[1], hands={0: [2, 3]}), (1, Pass()))
    assert table.is_over()
    assert table.log.barrier(1, 0) is not None


def test_what_others_lose_unseen_is_no_barrier():
    table = play(at(LastCall([2, 1]), tokens=[2, 1], hands={0: [1, 5], 1: [3]}), (2, Smuggle(0)))
    assert not table.log.entries[0].reveals


def test_an_old_entry_keeps_what_it_was_found_to_be():
    table = play(at(Showdown([0], 1), Alms([1]), hands={1: [3]}, stalls={1: 1}), (0, Pass()))
    data = entry_to_data(table.log.entries[0])
    del data["reveals"]
    old = entry_from_data(table.game, data)
    again = type(table).replay(table.game, table.header, [old], check_all=True)
    assert again.log.entries == [dataclasses.replace(table.log.entries[0], reveals=False)]


@record
class Tile:
    """A tile that lies face down until somebody turns it up."""

    kind: Annotated[str, unless(NOBODY, "up")]
    worth: Annotated[int, unless(NOBODY, "up")] = 1
    up: bool = False


@mutable
class Board(Mutable):
    tiles: list[Tile] = dataclasses.field(default_factory=lambda: [Tile("jungle"), Tile("river", 2)])
    taken: dict[Seat, list[str]] = dataclasses.field(default_factory=lambda: {0: ["coast"], 1: []})
    below: Annotated[dict[str, int], NOBODY] = dataclasses.field(
        default_factory=lambda: {"coast": 1, "lake": 2}
    )
    gold: Annotated[dict[Seat, int], KEYS] = dataclasses.field(default_factory=lambda: {0: 3, 1: 7})
    giver: Seat = 0
    letter: Annotated[str, seen_by("giver")] = "alas"


def turned(board: Board) -> None:
    board.tiles[1] = dataclasses.replace(board.tiles[1], up=True)


def taken_from_below(board: Board) -> None:
    board.below["lake"] -= 1
    board.taken[0].append("lake")


def taken_from_below_beside_an_own_one_given_up(board: Board) -> None:
    board.taken[0] = ["lake"]
    board.below["lake"] -= 1


def handed_on(board: Board) -> None:
    board.giver = 1


@pytest.mark.parametrize(
    ("change", "seat"),
    [(turned, 0), (taken_from_below, 0), (taken_from_below_beside_an_own_one_given_up, 0), (handed_on, 1)],
)
def test_it_is_a_look(change, seat):
    board = Board()
    change(board)
    assert shows_more(Board(), board, seat)


def thrown_below(board: Board) -> None:
    board.taken[0].remove("coast")
    board.below["coast"] += 1


def paid_by_another(board: Board) -> None:
    board.gold = {0: 7, 1: 3}


def moved_on(board: Board) -> None:
    board.taken[1].append(board.taken[0].pop())


def lost_below(board: Board) -> None:
    board.below["lake"] = 0


@pytest.mark.parametrize("change", [thrown_below, paid_by_another, moved_on, lost_below])
def test_it_is_no_look(change):
    board = Board()
    change(board)
    assert not shows_more(Board(), board, 0)
