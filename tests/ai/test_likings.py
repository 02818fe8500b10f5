"""What scripts like too much or too little."""

from dataclasses import replace
from random import Random

import pytest

from games import all_games
from games.ai import likings
from games.ai.arena import Match, measured
from games.ai.likings import step, stepped, tried
from games.ai.players import player
from games.puerto_rico import GAME as PUERTO_RICO
from games.puerto_rico.moves import TakeRole
from tests.ai.test_robots import new_table

LIKING = [key for key, game in all_games().items() if game.robot.liking]


@pytest.mark.parametrize("key", LIKING)
def test_what_has_a_factor_is_known_to_the_script(key):
    liking = all_games()[key].robot.liking
    assert liking is not None
    assert set(liking.found) <= set(liking.things)
    assert len(set(liking.things)) == len(liking.things)


@pytest.mark.parametrize("key", LIKING)
def test_drawn_scripts_play_the_same_game_each_time(key):
    game = all_games()[key]
    found = tried(game, {}, 3, 5)
    assert len(found) == 3
    assert sum(lead for _, lead in found) == pytest.approx(0)
    assert found == tried(game, {}, 3, 5)
    assert found != tried(game, {}, 3, 6)


def test_a_step_goes_where_a_script_gains_and_hardly_where_it_is_luck():
    rng = Random(1)
    factors = [[rng.uniform(-0.6, 0.6) for _ in range(3)] for _ in range(400)]
    samples = [(one, 4 * one[0] - 4 * one[1] + rng.gauss(0, 3)) for one in factors]
    steps = step(("more", "less", "luck"), samples, 0.05)
    assert steps["more"] == pytest.approx(0.2, abs=0.06)
    assert steps["less"] == pytest.approx(-0.2, abs=0.06)
    assert abs(steps["luck"]) < 0.06


def test_a_factor_stays_within_reason_and_goes_when_it_is_one():
    steps = {"loved": 0.4, "hated": -0.4, "plain": 0.001}
    assert stepped({"loved": 4.8, "hated": 0.21}, steps) == {"hated": 0.2, "loved": 4.95}


@pytest.mark.rest
def test_the_factors_of_each_round_are_printed(capsys):
    assert likings.main(["puerto_rico", "--seats", "3", "--rounds", "2", "--games", "20"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.startswith("60 scripts, R² ") for line in lines] == [True, False, True, False]
    assert lines[1] != lines[3]


@pytest.mark.parametrize("key", LIKING)
@pytest.mark.rest
def test_the_factors_that_were_found_win_against_the_plain_rules_of_thumb(key):
    result = measured(Match(key, 4, "script", ("mixed",)), 12, 1, None)
    assert result.wins >= 8


def test_easy_plays_by_the_script_for_beginners(monkeypatch):
    table, role = new_table(PUERTO_RICO, 3), TakeRole("captain")
    robot = replace(PUERTO_RICO.robot, beginner=lambda state, seat, menu, rng: role)
    monkeypatch.setattr("games.ai.beginner.game_of", lambda view: replace(PUERTO_RICO, robot=robot))
    monkeypatch.setattr("games.ai.beginner.ERRS", 0.0)
    assert player(PUERTO_RICO, "easy", 1)(table.view(0), 0, table.menu(0)) == role


def test_normal_plays_by_its_script_if_the_game_has_one(monkeypatch):
    table, role = new_table(PUERTO_RICO, 3), TakeRole("captain")
    robot = replace(PUERTO_RICO.robot, normal=lambda state, seat, menu, rng: role)
    monkeypatch.setattr("games.ai.players.game_of", lambda view: replace(PUERTO_RICO, robot=robot))
    assert player(PUERTO_RICO, "normal", 1)(table.view(0), 0, table.menu(0)) == role


def test_normal_plays_out_as_often_as_the_game_says(monkeypatch):
    table, made = new_table(PUERTO_RICO, 3), list[int]()
    robot = replace(PUERTO_RICO.robot, normal_playouts=5)
    monkeypatch.setattr("games.ai.players.game_of", lambda view: replace(PUERTO_RICO, robot=robot))

    def planner(seed, effort):
        made.append(effort.times)
        return lambda view, seat, menu: menu.sample(Random(seed))

    monkeypatch.setattr("games.ai.players.Planner", planner)
    assert player(PUERTO_RICO, "normal", 1)(table.view(0), 0, table.menu(0)) in table.menu(0)
    assert made == [5]
