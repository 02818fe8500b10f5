"""The script's payments and exchanges."""

from random import Random

import pytest

from games.core import Pass, engine
from games.pizarro_and_co import GAME
from games.pizarro_and_co.auction import SealedLimits
from games.pizarro_and_co.exchange import ExchangeGold
from games.pizarro_and_co.moves import Exchange, Pay
from games.pizarro_and_co.robot.outlook import LIKINGS
from games.pizarro_and_co.robot.script import NORMAL, PLAIN, POLICY, TASTES, Script
from games.pizarro_and_co.state import Lot
from tests.games.pizarro_and_co.positions import at, ship
from tests.games.pizarro_and_co.test_reasons import paying
from tests.games.position import ANN, BOB, CY

STEADY = Script({}, noise=0.0)
CAREFUL = Script({}, noise=0.0, careful=True)


def move_of(script, state):
    """What a script does for Ann."""
    return script(state, ANN, engine.open_menu(state, ANN), Random(1))


def test_gold_that_is_still_needed_is_kept_although_it_has_few_crowns():
    state = paying("4 6 8 9", 10, deck={"columbus": 6, "pizarro": 6})
    assert move_of(STEADY, state) == Pay(("8", "9"))
    assert move_of(CAREFUL, state) == Pay(("4", "6"))


def test_gold_that_nobody_needs_is_paid_by_its_crowns():
    state = paying("4 6 8 9", 10, year=3, deck={})
    assert move_of(CAREFUL, state) == Pay(("8", "9"))


def exchanging(hand, **board):
    """Ann may exchange; nothing is left in the year's deck."""
    return at(ExchangeGold([ANN]), hands={ANN: hand}, deck={}, **board).state


def test_cards_that_are_worth_less_than_unknown_ones_are_exchanged():
    board = {"ships": {ANN: [ship("columbus", 1)] * 4}, "year": 1, "players": {ANN: {"unplaced": 0}}}
    assert move_of(CAREFUL, exchanging("1 1 9", **board)) == Exchange(("1", "1"))
    assert move_of(STEADY, exchanging("1 1 9", **board)) == Pass()
    assert move_of(CAREFUL, exchanging("9 9 9 9", **board)) == Exchange(("9", "9", "9"))


def test_easy_plays_by_the_plain_rules_of_thumb():
    assert GAME.robot.beginner is PLAIN
    assert not PLAIN.careful


@pytest.mark.parametrize("policy", [POLICY, NORMAL])
def test_each_seats_robot_likes_other_explorers(policy):
    """Robots that value each card alike bid each other up."""
    limits = set[int]()
    for seat in (ANN, BOB, CY):
        step, lot = SealedLimits([ANN, BOB, CY], {}), Lot("columbus", [ANN, BOB, CY])
        state = at(step, hands={seat: "1 2 3 4 5 6 7 8 9"}, lot=lot, fast_auction=True).state
        limits.add(policy(state, seat, engine.open_menu(state, seat), Random(1)).amount)
    assert len(limits) == 3
    assert policy in (GAME.robot.policy, GAME.robot.normal)


def test_no_seat_of_the_policy_likes_cards_more_than_another():
    for script in POLICY.of:
        assert sorted(script.likings) == sorted(LIKINGS)
        assert sorted(script.likings.values()) == sorted(TASTES)
