"""The payments that robots think about."""

from random import Random

import pytest

from games.core import engine
from games.pizarro_and_co.auction import SealedLimits
from games.pizarro_and_co.robot.candidates import candidates
from games.pizarro_and_co.state import Lot
from tests.games.pizarro_and_co.positions import at
from tests.games.pizarro_and_co.test_reasons import paying
from tests.games.position import ANN, BOB
from tests.support.garbage import left_by


def thought_of(state):
    menu = engine.menu(state, ANN)
    found = candidates(state, ANN, menu, Random(1))
    assert found
    assert all(move in menu for move in found)
    return [move.cards for move in found]


@pytest.mark.parametrize(
    ("hand", "price"), [("1 2 7 8 9", 8), ("1 1 2 2 3 3 4 4 5 5 6 6 7 8 9", 30), ("3 3 9", 4)]
)
def test_no_card_of_a_payment_could_be_kept(hand, price):
    state = paying(hand, price)
    worth = state.box.worth
    for paid in thought_of(state):
        assert sum(worth[card] for card in paid) - min(worth[card] for card in paid) < price


def test_looking_for_payments_leaves_no_garbage():
    state = paying("1 2 7 8 9", 8)
    assert left_by(lambda: thought_of(state)) == 0


def test_the_payment_that_costs_least_comes_first_and_one_of_few_crowns_is_among_them():
    found = thought_of(paying("1 2 7 8 9", 8))
    assert found[0] in {("8",), ("9",)}
    assert {("8",), ("1", "7")} <= set(found)


def test_where_a_card_of_the_payment_is_tucked_one_with_the_best_card_is_thought_of():
    hand = "1 1 1 2 2 2 3 3 4 4 5 5 6 7 8 9"
    state = paying(hand, 9, "magellan", board1="B")
    crowns = state.box.crowns
    best = max(crowns[card] for card in hand.split())
    assert any(crowns[card] == best for paid in thought_of(state) for card in paid)


def test_a_card_too_many_is_paid_where_it_is_tucked():
    assert ("1", "9") in thought_of(paying("1 9", 9, "magellan", board1="B"))
    assert thought_of(paying("1 9", 9, "magellan", board1="B", overpay_allowed=False)) == [("9",)]


def test_sealed_limits_that_are_thought_of_lie_around_what_the_card_is_worth():
    lot = Lot("columbus", [ANN, BOB])
    state = at(
        SealedLimits([ANN, BOB], {}), hands={ANN: "1 2 3 4 5 6 7 8 9"}, lot=lot, fast_auction=True
    ).state
    limits = [move.amount for move in candidates(state, ANN, engine.menu(state, ANN), Random(1))]
    assert min(limits) == 0
    assert 5 < max(limits) < 30
