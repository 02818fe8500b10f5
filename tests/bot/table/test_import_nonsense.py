"""Whatever file is handed in: it is played on, or refused with a sentence; it never fails otherwise."""

import copy
import json
from random import Random

import pytest

from bot.errors import PlayerError
from bot.table.imports import MOST_BYTES, read_import
from games import all_games
from games.core.saves import save_to_data
from games.core.table import Header, Table

JUNK = (None, -1, 10**30, 1.5, "x", "", [], {}, True, [[]], {"a": 1}, float("inf"))
TRIES = 60


def save(key):
    """A save from the middle of a game."""
    game = all_games()[key]
    table, turn = Table.new(game, Header(key, game.rules, min(game.seats), {}, "5eed" * 8))
    table.adopt(turn)
    for _ in range(25):
        seat = table.waiting()[0]
        table.play(seat, game.default(table.view(seat), seat, table.menu(seat)))
    return save_to_data(table.header, table.log.entries)


def places(data, path=()):
    """Every place in a save."""
    for key in data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ():
        yield (*path, key)
        yield from places(data[key], (*path, key))


@pytest.mark.parametrize("key", all_games())
def test_nonsense_anywhere_in_a_save_is_refused(key):
    good, rng, refused = save(key), Random(1), 0
    assert read_import(json.dumps(good).encode()).game.key == key
    everywhere = list(places(good))
    for _ in range(TRIES):
        data = copy.deepcopy(good)
        *way, last = rng.choice(everywhere)
        inner = data
        for step in way:
            inner = inner[step]
        inner[last] = rng.choice(JUNK)
        try:
            read_import(json.dumps(data).encode())
        except PlayerError as error:
            refused += error.words == "save-damaged"
    assert refused > TRIES / 2


def test_what_is_too_long_is_not_even_read():
    with pytest.raises(PlayerError, match="save-too-long"):
        read_import(b" " * (MOST_BYTES + 1))


@pytest.mark.parametrize(
    ("game", "numbers"),
    [
        ("pizarro_and_co", {"players": {"3": {"picks": 20_000_000}}}),
        ("puerto_rico", {"island_spaces": 20_000_000}),
        ("mundus_novus", {"gold_sets": 30_000_000}),
    ],
)
def test_a_save_brings_no_numbers_of_its_own(game, numbers):
    data = save(game)
    data["header"]["overrides"] = numbers
    assert read_import(json.dumps(data).encode()).header.overrides == {}


def test_a_save_keeps_the_operators_numbers():
    game = all_games()["puerto_rico"]
    numbers = {"island_spaces": 12}
    data = save("puerto_rico")
    data["header"]["overrides"] = numbers
    assert read_import(json.dumps(data).encode(), {game.key: numbers}).header.overrides == numbers


def test_a_save_that_is_nested_deeply_is_refused_before_it_is_read():
    data = save("puerto_rico")
    data["entries"][0]["move"] = json.loads("[" * 400 + "]" * 400)
    with pytest.raises(PlayerError, match="save-damaged"):
        read_import(json.dumps(data).encode())
