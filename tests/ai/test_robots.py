"""Robots know only views and menus, and reach the end of every game."""

from dataclasses import replace
from random import Random

import pytest

from games import all_games
from games.ai.lookahead import Lookahead, open_questions
from games.ai.players import ROBOTS, YARDSTICKS, player
from games.core import Game, Header, Pass, Robot, Table, engine, ranking, view
from games.puerto_rico import GAME as PUERTO_RICO
from games.puerto_rico.moves import PlaceColonists
from tests.games.puerto_rico.positions import at

MOST_MOVES = 3000


def new_table(game: Game, seats: int, options: dict[str, object] | None = None) -> Table:
    table, turn = Table.new(game, Header(game.key, game.rules, seats, options or {}, "5a" * 16))
    table.adopt(turn)
    return table


def play_out(table: Table, robots: list) -> None:
    for _ in range(MOST_MOVES):
        if table.is_over():
            return
        seat = table.waiting()[0]
        table.play(seat, robots[seat](table.view(seat), seat, table.menu(seat)), by="robot")
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("robot", ["easy", "random"])
@pytest.mark.parametrize("key", all_games())
def test_robots_reach_the_end_of_every_game(key, robot):
    game = all_games()[key]
    table = new_table(game, min(game.seats))
    play_out(table, [player(game, robot, seat) for seat in range(min(game.seats))])
    assert table.is_over()


@pytest.mark.rest
def test_the_same_seed_plays_the_same_game():
    logs = []
    for _ in range(2):
        table = new_table(PUERTO_RICO, 3)
        play_out(table, [Lookahead(seed) for seed in range(3)])
        logs.append(table.log.entries)
    assert logs[0] == logs[1]


@pytest.mark.rest
def test_looking_ahead_beats_random_moves():
    table = new_table(PUERTO_RICO, 3)
    play_out(table, [YARDSTICKS["random"](1), Lookahead(1), YARDSTICKS["random"](2)])
    best_rank, best = ranking(table.scores())[0]
    assert (best_rank, best.seat) == (1, 1)


@pytest.mark.parametrize("name", ["easy", "normal", "lookahead", "script"])
def test_a_robot_leaves_the_view_it_is_given_alone(name):
    table = new_table(PUERTO_RICO, 3)
    seen = table.view(0)
    before = repr(seen)
    player(PUERTO_RICO, name, 1)(seen, 0, table.menu(0))
    assert repr(seen) == before


@pytest.mark.parametrize("key", all_games())
def test_what_is_imagined_shares_nothing_with_the_view(key):
    game = all_games()[key]
    table = new_table(game, min(game.seats))
    seen = table.view(0)
    before = repr(seen)
    assert game.robot.imagine is not None
    robot = player(game, "random", 1)
    state = game.robot.imagine(seen, 0, Random(1))
    for _ in range(30):
        if waiting := engine.waits_for(state):
            menu = engine.menu(state, waiting[0])
            engine.apply(state, waiting[0], robot(state, waiting[0], menu), lambda _: None)
    assert repr(seen) == before


@pytest.mark.parametrize("name", [*ROBOTS, "lookahead"])
def test_a_robot_does_not_use_what_the_others_have_sealed(name):
    island = {"corn": (1, 0), "indigo": (1, 0)}

    def asked(*sealed):
        position = at("mayor", privilege=False, tiles={0: island, 1: island}, colonist_ship=2)
        for circle in sealed:
            position.play(0, PlaceColonists((circle,)))
        return view(position.state, 1), position.menu(1)

    moves = {
        player(PUERTO_RICO, name, 3)(seen, 1, menu)
        for seen, menu in (asked(), asked("corn"), asked("indigo"))
    }
    assert len(moves) == 1
    seen, menu = asked("corn")
    assert open_questions(seen, 1).agenda[-1].answers == {}
    assert moves < set(menu)


def test_a_game_that_cannot_be_imagined_is_played_by_its_suggestion(monkeypatch):
    blind = replace(PUERTO_RICO, robot=Robot(), suggest=None, default=lambda view, seat, menu: Pass())
    monkeypatch.setattr("games.ai.lookahead.game_of", lambda view: blind)
    table = new_table(PUERTO_RICO, 3)
    robot = Lookahead(1)
    moves = {robot(table.view(0), 0, table.menu(0)) for _ in range(40)}
    assert Pass() in moves
    assert moves & set(table.menu(0))


def test_a_scripted_normal_draws_new_random_numbers_at_each_decision():
    game = all_games()["age_of_discovery"]
    logs = []
    for name in ("normal", "script"):
        table = new_table(game, 2)
        play_out(table, [player(game, name, seat) for seat in range(2)])
        logs.append(table.log.entries)
    assert game.robot.normal is game.robot.policy
    assert logs[0] == logs[1]
