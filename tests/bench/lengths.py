"""How many clicks a game takes each person, with easy robots at every seat, held against what lobbies say (`data/lengths.toml`)."""

import statistics
from collections.abc import Iterator
from typing import Any

from bot.table.lengths import length
from games import all_games
from games.ai.beginner import Beginner
from games.core import Game, Header, Menu, Move, Table
from games.core.moves import field_kinds
from tests.bench._measuring import figure

GAMES = 9


def clicks_of(menu: Menu, move: Move) -> int:
    """Return how many choices a person makes for a move: one for each field that is open, or one for the move."""
    chosen: dict[str, Any] = {}
    count = 0
    while (half := menu.half(type(move), chosen)) is not None and half.field is not None:
        chosen = {**half.chosen, half.field.name: getattr(move, half.field.name)}
        count += 1
    assert half is not None or not field_kinds(type(move))
    return max(1, count)


def clicks(game: Game, seats: int, seed: int) -> float:
    """Play a game; returns the clicks for each person at the table."""
    header = Header(game.key, game.rules, seats, {}, f"{seed:032x}", {})
    table, turn = Table.new(game, header)
    table.adopt(turn)
    robots = [Beginner(seed * 10 + seat) for seat in range(seats)]
    count = 0
    while waiting := table.waiting():
        seat = waiting[0]
        menu = table.open_menu(seat)
        move = robots[seat](table.view(seat), seat, menu)
        assert move is not None
        count += clicks_of(menu, move)
        table.play(seat, move)
    return count / seats


def measured(game: Game, seats: int, games: int = GAMES) -> float:
    """Return the middle of some games."""
    return statistics.median(clicks(game, seats, seed) for seed in range(games))


def figures() -> Iterator[dict[str, Any]]:
    """Yield the clicks of each game at its smallest and its largest table."""
    for key, game in all_games().items():
        for seats in (min(game.seats_for({})), max(game.seats_for({}))):
            told = length(key, seats)
            assert told is not None, f"data/lengths.toml says nothing of {key} with {seats}"
            name = f"clicks of each person, {key} with {seats}"
            yield figure(name, measured(game, seats), "clicks", "what its lobby says", told.clicks)
