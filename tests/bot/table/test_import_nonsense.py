"""Whatever file is handed in: it is played on, or refused with a sentence; it never fails otherwise."""

import copy
import dataclasses
import json
import subprocess
import sys
import venv
from pathlib import Path
from random import Random

import pydantic
import pytest

from bot.errors import PlayerError
from bot.posts.undo import proposal_name
from bot.table.fairness import verify
from bot.table.imports import MOST_BYTES, MOST_ENTRIES, examined, read_import
from games import all_games
from games.core.saves import save_from_data, save_to_data
from games.core.table import Header, Table

JUNK = (None, -1, 10**30, 1.5, "x", "", [], {}, True, [[]], {"a": 1}, float("inf"))
TRIES = 60
ROOT = Path(__file__).parents[3]
SECRET = "f00d" * 8


def save(key):
    """A save from the middle of a game."""
    game = all_games()[key]
    table, turn = Table.new(game, Header(key, game.rules, min(game.seats), {}, "5eed" * 8))
    table.adopt(turn)
    for _ in range(25):
        seat = table.waiting()[0]
        table.play(seat, game.default(table.view(seat), seat, table.menu(seat)))
    return save_to_data(table.header, table.log.entries)


def read(data, overrides=None):
    """The table of a save, whose luck is new from now on."""
    return read_import(json.dumps(data).encode(), overrides or {}, SECRET)


def places(data, path=()):
    """Every place in a save."""
    for key in data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ():
        yield (*path, key)
        yield from places(data[key], (*path, key))


@pytest.mark.parametrize("key", all_games())
def test_nonsense_anywhere_in_a_save_is_refused(key):
    good, rng, refused = save(key), Random(1), 0
    assert read(good).game.key == key
    everywhere = list(places(good))
    for _ in range(TRIES):
        data = copy.deepcopy(good)
        *way, last = rng.choice(everywhere)
        inner = data
        for step in way:
            inner = inner[step]
        inner[last] = rng.choice(JUNK)
        try:
            read(data)
        except PlayerError as error:
            refused += error.words == "save-damaged"
    assert refused > TRIES / 2


def test_what_is_too_long_is_not_even_read():
    with pytest.raises(PlayerError, match="save-too-long"):
        read_import(b" " * (MOST_BYTES + 1), {}, SECRET)


def test_a_save_of_more_entries_than_any_game_has_is_refused():
    data = save("puerto_rico")
    data["entries"] *= MOST_ENTRIES // len(data["entries"]) + 1
    with pytest.raises(PlayerError, match="save-too-long"):
        read(data)


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
    assert read(data).header.overrides == {}


def test_a_save_keeps_the_operators_numbers():
    game = all_games()["puerto_rico"]
    numbers = {"island_spaces": 12}
    data = save("puerto_rico")
    data["header"]["overrides"] = numbers
    assert read(data, {game.key: numbers}).header.overrides == numbers


def test_a_save_that_is_nested_deeply_is_refused_before_it_is_read():
    data = save("puerto_rico")
    data["entries"][0]["move"] = json.loads("[" * 400 + "]" * 400)
    with pytest.raises(PlayerError, match="save-damaged"):
        read(data)


@pytest.mark.parametrize("key", all_games())
def test_a_save_that_is_cut_anywhere_is_played_on_from_there(key):
    data = save(key)
    entries = data["entries"]
    for cut in range(len(entries)):
        table = read({**data, "entries": entries[:cut]})
        # Nobody waits for luck, nor for a move that is forced.
        assert table.waiting()
        assert all(seat >= 0 for seat in table.waiting())
        assert table.log.entries[:cut] == entries_of(data)[:cut]


def entries_of(data):
    """The entries of a save as they are played."""
    return save_from_data(all_games(), data)[2]


def test_new_luck_comes_from_a_new_secret_and_each_secret_answers_for_its_own_draws():
    data = save("puerto_rico")
    table = read(data)
    came = sum(entry["by"] == "chance" for entry in data["entries"])
    for _ in range(30):
        seat = table.waiting()[0]
        table.play(seat, table.game.default(table.view(seat), seat, table.menu(seat)))
    drawn = sum(entry.by == "chance" for entry in table.log.entries) - came
    assert drawn
    old, new = verify(table).stretches
    assert (old.secret, old.draws, old.wrong, old.came_along) == ("5eed" * 8, came, (), True)
    assert (new.secret, new.draws, new.wrong, new.came_along) == (SECRET, drawn, (), False)
    # Whoever has the file cannot foresee what is drawn here: it is nothing that the old secret would deal.
    known = dataclasses.replace(table.header, renewals=())
    assert verify(Table.replay(table.game, known, table.log.entries)).stretches[0].wrong


def test_a_save_of_an_imported_game_is_played_on_and_keeps_its_secrets():
    table = read(save("puerto_rico"))
    again = read(json.loads(json.dumps(save_to_data(table.header, table.log.entries))))
    assert [one.secret for one in verify(again).stretches] == ["5eed" * 8, SECRET, SECRET]


@pytest.mark.parametrize(
    "renewals",
    [
        [{"since": 0, "secret": "x"}],
        [{"since": -1, "secret": SECRET}],
        [{"since": 5, "secret": SECRET}, {"since": 2, "secret": SECRET}],
        [{"since": 0, "secret": SECRET}] * 1000,
    ],
)
def test_a_secret_that_was_never_renewed_so_is_refused(renewals):
    data = save("puerto_rico")
    data["header"]["renewals"] = renewals
    with pytest.raises(PlayerError, match="save-damaged"):
        read(data)


@pytest.mark.rest
async def test_a_save_is_replayed_by_a_program_of_its_own_first():
    await examined(json.dumps(save("mundus_novus")).encode(), {})
    with pytest.raises(PlayerError, match="save-damaged"):
        await examined(b"{}", {})


@pytest.mark.rest
def test_a_save_is_replayed_from_any_folder_and_nothing_in_it_is_imported(tmp_path):
    environment = tmp_path / "environment"
    venv.create(environment, symlinks=True)
    (packages,) = environment.glob("lib/*/site-packages")
    # Everything that the bot needs, but not the bot.
    (packages / "needed.pth").write_text(str(Path(pydantic.__file__).parents[1]), encoding="utf-8")
    for name in ("bot", "json"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('what lies in the folder')", encoding="utf-8")
    work = f"""
import asyncio, os, sys
sys.path.insert(0, {str(ROOT)!r})
from bot.table.imports import examined
os.chdir({str(tmp_path)!r})
asyncio.run(examined(sys.stdin.buffer.read(), {{}}))
"""
    data = json.dumps(save("mundus_novus")).encode()
    command = [environment / "bin" / "python", "-P", "-c", work]
    done = subprocess.run(command, input=data, capture_output=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr.decode()


@pytest.mark.parametrize("work", ["while True: pass", "[0] * 10**12"])
async def test_a_replay_that_takes_too_long_or_too_much_is_ended(work):
    with pytest.raises(PlayerError, match="save-too-slow"):
        await examined(b"{}", {}, 0.5, (sys.executable, "-c", work))


def test_whoever_brings_a_save_cannot_tell_from_a_questions_name_how_long_the_log_is():
    data = json.dumps(save(next(iter(all_games())))).encode()
    one, other = (read_import(data, {}, secret * 8) for secret in ("f00d", "beef"))
    assert proposal_name(one, 5) != proposal_name(other, 5)
