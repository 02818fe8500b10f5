"""What robots go by: it follows what a player would say is better."""

from random import Random

import pytest

from games.age_of_discovery import GAME
from games.age_of_discovery.robot.outlook import value
from games.ai.players import YARDSTICKS
from games.core import ranking
from tests.games.age_of_discovery.positions import at
from tests.games.playing import Whole


def test_points_money_goods_and_settlers_are_good_for_their_owner_and_bad_for_the_others():
    even = value(at(turn=4).state)[0]
    for players, lands in (
        ({0: {"colony_points": [6]}}, {}),
        ({0: {"money": 30}}, {}),
        ({0: {"goods": {"rice": 3}}}, {}),
        ({0: {"buildings": ["imperial_treasury"]}}, {}),
        ({}, {"peru": {0: (3, 0)}}),
    ):
        state = at(turn=4, players=players, lands=lands).state
        assert value(state)[0] > even > value(state)[1]


def test_a_place_in_a_box_is_worth_something_and_a_building_only_with_money():
    empty = value(at().state)[0]
    assert value(at(boxes={"dock": [(0, "colonist")]}).state)[0] > empty
    rich, poor = (
        value(at(boxes={"capital": [(0, "colonist")]}, players={0: {"money": money}}).state)[0]
        - value(at(players={0: {"money": money}}).state)[0]
        for money in (10, 9)
    )
    assert rich > poor > 0


@pytest.mark.soak
def test_a_robot_that_looks_ahead_beats_one_that_plays_at_random():
    game = Whole(GAME, 2)
    robots = [YARDSTICKS["lookahead"](1), YARDSTICKS["random"](2)]
    while not game.is_over():
        (seat, *_) = game.waiting()
        game.play(seat, robots[seat](game.seen_by(seat), seat, game.menu(seat)))
    assert ranking(game.scores())[0][1].seat == 0


def test_what_a_robot_imagines_is_a_state_that_can_be_played_on():
    game = Whole(GAME, 3)
    view = GAME.robot.imagine(game.seen_by(0), 0, Random(1))
    assert view == game.state
