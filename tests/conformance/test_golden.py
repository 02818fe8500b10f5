"""Games of each kind as texts: every move, what followed, and the points at the end.

One is of random moves, three are as people play: scripted players of different styles, if the game has some.

The moves stand in the file and are read from it, so that only what follows from them is compared: a change
of the rules shows as a difference to be looked at. `make golden` writes the files anew, with the same moves
as long as they are possible. Games of older rules, in `<game>_rules_<number>.txt`, stay as they are: so tables go
on that were begun under them.
"""

import json
import os
from collections.abc import Iterator
from difflib import unified_diff
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games import all_games
from games.ai.players import player
from games.core import Game, Header, IllegalMove, Table
from games.core.moves import move_name
from games.core.notation import NotationError, move_text, read_move
from tests.conformance.plays import Variant, decision, play

REPLAYS = Path(__file__).parents[1] / "replays"
PEOPLES = 3
"""So many games of each kind are played by scripts, as people play."""


def lines_of(table: Table) -> Iterator[str]:
    """The whole game: a line for each move, and below it what followed."""
    header = table.header
    yield json.dumps(
        {"rules": header.rules, "seats": header.seats, "options": header.options, "secret": header.secret}
    )
    events = {n: list(told) for n, told in groupby(table.told(), key=lambda told: told.entry)}
    yield from (f"    {told.event}" for told in events.get(-1, []))
    for entry in table.log.live_line():
        assert entry.move is not None
        by = "" if decision(entry) else f" ({entry.by})"
        yield f"{entry.seat}: {move_text(entry.move)}{by}"
        yield from (f"    {told.event}" for told in events.get(entry.n, []))
    for score in table.scores():
        sources = ", ".join(f"{source} {points}" for source, points in score.sources)
        yield f"= {score.seat}: {score.total} ({sources}) {score.tie_breaks}{' wins' if score.winner else ''}"


def written(game: Game, lines: list[str], **changed: Any) -> Table:
    """Play the decisions that stand in a file; draws and forced moves follow by themselves."""
    header = {**json.loads(lines[0]), **changed}
    kinds = {move_name(kind): kind for kind in game.moves}
    table, turn = Table.new(game, Header(game.key, **header))
    table.adopt(turn)
    for line in lines[1:]:
        if line[0].isdigit() and not line.endswith((" (chance)", " (forced)")):
            seat, _, text = line.partition(": ")
            table.play(int(seat), read_move(text, kinds))
    return table


def peoples(game: Game, number: int) -> Table:
    """A game of scripted players in turn of their styles; every game with another number of them."""
    seats = game.seats_for({})[number % len(game.seats_for({}))]
    header = Header(
        game.key, game.rules, seats, {}, f"{Random(f'{game.key} {number}').getrandbits(128):032x}"
    )
    table, turn = Table.new(game, header)
    table.adopt(turn)
    styles = list(game.robot.styles)
    players = [
        player(game, styles[(number + seat) % len(styles)], 10 * number + seat) for seat in range(seats)
    ]
    while not table.is_over():
        seat = table.waiting()[0]
        move = players[seat](table.view(seat), seat, table.open_menu(seat))
        assert move is not None
        table.play(seat, move)
    return table


def rewritten(game: Game, path: Path, number: int) -> Table:
    """The game of the file as it goes today; a new one where its moves are not possible any more."""
    try:
        table = written(game, path.read_text().splitlines(), rules=game.rules)
    except (FileNotFoundError, IllegalMove, NotationError):
        table = None
    if table and table.is_over():
        return table
    seats = game.seats_for({})
    return peoples(game, number) if number else play(Variant(game.key, seats[len(seats) // 2], ())).table


NUMBERED = [(game, n) for game in all_games().values() for n in range(1 + PEOPLES * bool(game.robot.styles))]


@pytest.mark.parametrize(("game", "number"), NUMBERED, ids=lambda one: getattr(one, "key", one))
def test_the_golden_game_goes_as_it_is_written(game: Game, number: int):
    path = REPLAYS / (f"{game.key}_people_{number}.txt" if number else f"{game.key}.txt")
    if os.environ.get("CARAVEL_GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text("\n".join(lines_of(rewritten(game, path, number))) + "\n")
    goes_as_written(game, path)


@pytest.mark.parametrize("path", sorted(REPLAYS.glob("*_rules_*.txt")), ids=lambda path: path.stem)
def test_a_table_begun_under_older_rules_goes_on_as_it_was(path: Path):
    goes_as_written(all_games()[path.stem.partition("_rules_")[0]], path)


def goes_as_written(game: Game, path: Path) -> None:
    lines = path.read_text().splitlines()
    table = written(game, lines)
    difference = "\n".join(
        list(unified_diff(lines, list(lines_of(table)), "written", "played", lineterm="", n=2))[:40]
    )
    assert not difference, f"look at the difference; `make golden` writes it down\n{difference}"
    assert table.is_over()
