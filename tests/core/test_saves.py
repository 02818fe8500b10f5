import dataclasses
import json
from typing import Any

import pytest

from games.core import DamagedSave, Drawn, Move, Pass, Table
from games.core.saves import (
    entry_from_data,
    entry_to_data,
    move_from_data,
    move_to_data,
    save_from_data,
    save_to_data,
)
from tests.core.positions import header, random_game
from tests.core.toy import GAME, Donate, Guard, Offer, Pay

GAMES = {"toy": GAME}


def saved(seed: int = 2) -> dict[str, Any]:
    made = random_game(seed)
    return json.loads(json.dumps(save_to_data(made.header, made.log.entries)))


@pytest.mark.parametrize(
    "move", [Pass(), Offer(3), Pay((1, 5, 5)), Pay(()), Guard("north", 0), Donate(2), Drawn((1, "corn", 2))]
)
def test_a_move_survives_json(move: Move):
    assert move_from_data(GAME, json.loads(json.dumps(move_to_data(move)))) == move


def test_a_saved_move_holds_its_defaults_for_they_may_change():
    assert move_to_data(Donate()) == {"move": "Donate", "stalls": 1}
    assert move_from_data(GAME, {"move": "Donate"}) == Donate()


@pytest.mark.parametrize("seed", range(4))
def test_a_whole_save_survives_json(seed: int):
    made = random_game(seed)
    game, head, entries = save_from_data(GAMES, saved(seed))
    assert (game, head, entries) == (GAME, made.header, made.log.entries)
    assert Table.replay(game, head, entries, check_all=True).state == made.state


def test_an_undo_and_a_reveal_survive_json():
    made = random_game(2)
    made.adopt(made.undone(0, made.log.last_decision(0) or 0))
    entries = [
        entry_from_data(GAME, json.loads(json.dumps(entry_to_data(entry)))) for entry in made.log.entries
    ]
    assert entries == made.log.entries
    assert any(entry.reveals and entry.by != "chance" for entry in entries)


def test_a_move_that_was_renamed_is_read():
    assert move_from_data(GAME, {"move": "Choose", "value": 4}) == Offer(4)


def test_an_upcast_may_keep_the_name():
    game = dataclasses.replace(
        GAME,
        upcasts={"Offer": lambda saved: {"move": "Offer", "card": saved.get("card", saved.get("value"))}},
    )
    assert move_from_data(game, {"move": "Offer", "value": 4}) == Offer(4)
    assert move_from_data(game, {"move": "Offer", "card": 4}) == Offer(4)


def test_upcasts_follow_each_other():
    game = dataclasses.replace(
        GAME, upcasts={**GAME.upcasts, "Pick": lambda saved: {**saved, "move": "Choose"}}
    )
    assert move_from_data(game, {"move": "Pick", "value": 4}) == Offer(4)


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"move": "Fly"},
        {"move": ["Offer"]},
        {"move": "Offer"},
        {"move": "Offer", "card": "high"},
        {"move": "Offer", "card": 3, "colour": "red"},
        {"move": "Guard", "wall": "west", "guards": 1},
        {"move": "Pay", "cards": 4},
    ],
)
def test_a_damaged_move_is_refused(data: dict[str, Any]):
    with pytest.raises(DamagedSave) as refused:
        move_from_data(GAME, data)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    "change",
    [
        {"n": "three"},
        {"n": -1},
        {"seat": None},
        {"by": "nobody"},
        {"digest": 5},
        {"undo": "all"},
        {"move": None},
        {"move": 5},
        {"undo": 0},
        {"colour": "red"},
    ],
)
def test_a_damaged_entry_is_refused(change: dict[str, Any]):
    entry = {"n": 0, "seat": 1, "by": "person", "digest": "", "move": {"move": "Pass"}}
    assert entry_from_data(GAME, entry).move == Pass()
    with pytest.raises(DamagedSave):
        entry_from_data(GAME, {**entry, **change})


@pytest.mark.parametrize(
    "data",
    [None, [], "save", {}, {"caravel": 99}, {"caravel": 1}, {"caravel": 1, "header": {}, "entries": []}],
)
def test_what_is_no_save_is_refused(data: Any):
    with pytest.raises(DamagedSave):
        save_from_data(GAMES, data)


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("header", {"game": "toy"}, "damaged"),
        ("entries", None, "damaged"),
        ("entries", {"0": {}}, "damaged"),
        ("entries", [None], "damaged"),
        ("header", {**dataclasses.asdict(header()), "game": "chess"}, "no game 'chess'"),
    ],
)
def test_a_damaged_save_says_what_is_damaged(key: str, value: Any, says: str):
    with pytest.raises(DamagedSave, match=says):
        save_from_data(GAMES, {**saved(), key: value})


def test_a_save_that_lost_its_last_lines_replays_as_far_as_it_goes():
    game, head, entries = save_from_data(GAMES, saved())
    decisions = [entry.n for entry in entries if entry.by == "person"]
    assert Table.replay(game, head, entries[: decisions[7]]).waiting()


def test_a_save_with_a_gap_is_refused():
    game, head, entries = save_from_data(GAMES, saved())
    with pytest.raises(DamagedSave, match="entry 4 is missing"):
        Table.replay(game, head, [*entries[:4], *entries[5:]])
