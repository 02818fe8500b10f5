"""The script's bids, payments and exchanges."""

from random import Random

import pytest

from games.core import Pass, engine
from games.pizarro_and_co import GAME
from games.pizarro_and_co.auction import SealedLimits
from games.pizarro_and_co.exchange import ExchangeGold
from games.pizarro_and_co.moves import Exchange, Limit, Pay
from games.pizarro_and_co.robot.ladders import limit
from games.pizarro_and_co.robot.outlook import LIKINGS
from games.pizarro_and_co.robot.script import NORMAL, PLAIN, POLICY, TASTES, Counting, Script
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


def sealing(seat):
    """A seat with its first hand seals its limit for the first card of year 1."""
    step, lot = SealedLimits([ANN, BOB, CY], {}), Lot("columbus", [ANN, BOB, CY])
    return at(step, hands={seat: "1 2 3 4 5 6 7 8 9"}, lot=lot, fast_auction=True).state


@pytest.mark.parametrize("policy", [POLICY, NORMAL])
def test_each_seats_robot_likes_other_explorers(policy):
    """Robots that value each card alike bid each other up."""
    limits = set[int]()
    for seat in (ANN, BOB, CY):
        state = sealing(seat)
        limits.add(policy(state, seat, engine.open_menu(state, seat), Random(1)).amount)
    assert len(limits) == 3
    assert policy in (GAME.robot.policy, GAME.robot.normal)


def test_no_seat_of_the_policy_likes_cards_more_than_another():
    for script in POLICY.of:
        assert sorted(script.likings) == sorted(LIKINGS)
        assert sorted(script.likings.values()) == sorted(TASTES)


@pytest.mark.parametrize(("share", "most"), [(0.0, 14), (0.25, 16), (0.5, 19), (1.0, 24)])
def test_a_counting_script_bids_up_to_a_weighted_mean_of_both_limits(share, most):
    state = sealing(ANN)
    assert (move_of(CAREFUL, state), limit(state, ANN)) == (Limit(14), 24)
    assert move_of(Counting({}, noise=0.0, share=share), state) == Limit(most)


def test_normal_gives_less_weight_than_the_policy_to_what_is_still_to_come():
    assert {script.share for script in NORMAL.of} == {0.25}
    assert {script.share for script in POLICY.of} == {0.5}
