"""Positions of the toy game, built by name."""

import dataclasses
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from games.core import Header, Move, Step, Table
from tests.core.toy import GAME, Fair, Player, Smuggler

SECRET = "0f" * 16


def header(seats: int = 3, *, rules: int = 2, secret: str = SECRET, **options: Any) -> Header:
    return Header("toy", rules, seats, options, secret)


def table(head: Header | None = None) -> Table:
    """A fresh table of the toy game, dealt."""
    made, turn = Table.new(GAME, head or header())
    made.adopt(turn)
    return made


def at(
    *steps: Step[Fair],
    hands: Mapping[int, Sequence[int]] | None = None,
    tokens: Sequence[int] = (),
    stalls: Mapping[int, int] | None = None,
    head: Header | None = None,
) -> Table:
    """A table whose game begins with these steps and pieces, so that it can be undone and replayed."""

    def setup(box: Any, options: Any, rules: int, seats: int) -> Fair:
        players = [Player(seat, list((hands or {}).get(seat, ())), []) for seat in range(seats)]
        for player in players:
            player.token = player.seat in tokens
            player.stalls = (stalls or {}).get(player.seat, 0)
        state = Fair(box, options, rules, seats, [], players, dict(box.cards), [])
        state.then(*(step.clone() for step in steps), Smuggler())
        return state

    made, turn = Table.new(dataclasses.replace(GAME, setup=setup), head or header())
    made.adopt(turn)
    return made


def play(on: Table, *moves: tuple[int, Move]) -> Table:
    """Make these moves of these seats."""
    for seat, move in moves:
        on.play(seat, move)
    return on


def random_game(seed: int, **options: Any) -> Table:
    """A whole game of random moves, of those who listen too."""
    rng = Random(seed)
    made = table(header(2 + seed % 3, secret=f"{seed:032x}", **options))
    while not made.is_over():
        seat = rng.choice([*made.waiting(), *made.listening()])
        made.play(seat, made.menu(seat).sample(rng))
    return made


def same(one: Table, other: Table) -> bool:
    """Say whether two tables stand alike: state, who is asked, menus."""
    return (
        one.state == other.state
        and one.waiting() == other.waiting()
        and all(repr(one.menu(seat)) == repr(other.menu(seat)) for seat in range(one.header.seats))
    )
