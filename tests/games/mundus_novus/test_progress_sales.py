"""Progress (§8): what is sold instead of developed, and the perfect combination."""

import pytest

from games.core import engine
from games.mundus_novus import events
from games.mundus_novus.moves import (
    Different,
    Perfect,
    Relics,
)
from tests.games.mundus_novus.positions import turn
from tests.games.position import ANN


@pytest.mark.parametrize(("count", "paid"), [(4, 5), (5, 7), (6, 10), (7, 15), (8, 20), (9, 25)])
def test_w04_different_numbers_pay_by_their_count(count: int, paid: int):
    numbers = tuple("123456789"[:count])
    game = turn(" ".join(numbers))
    game.play(ANN, Different(numbers))
    assert (game.player(ANN).doubloons, game.hand(ANN)) == (paid, "")


def test_w04_three_different_numbers_are_too_few():
    assert not turn("1 2 3").offers(ANN, Different(tuple("123")))


def test_a_relic_is_no_different_number():
    assert not turn("1 2 3 R").offers(ANN, Different(("1", "2", "3", "R")))


def test_not_all_different_numbers_need_be_used():
    game = turn("1 2 3 4 5 5")
    game.play(ANN, Different(tuple("1345")))
    assert game.hand(ANN) == "2 5"


@pytest.mark.parametrize(("count", "paid"), [(1, 3), (2, 7), (3, 12), (4, 18), (5, 25)])
def test_w05_relics_pay_by_their_count(count: int, paid: int):
    game = turn("R R R R R R")
    game.play(ANN, Relics(count))
    assert game.player(ANN).doubloons == paid
    assert game.player(ANN).hand == ["R"] * (6 - count)


def test_r21_one_relic_sale_of_at_most_five():
    game = turn("R R R R R R R")
    assert not game.offers(ANN, Relics(6))
    game.play(ANN, Relics(2))
    assert not game.offers(ANN, Relics(2))


def test_w06_natives_pay_one_per_card():
    game = turn("1 2 3 4 5 6 7", event="natives")
    game.play(ANN, Different(tuple("1234567")))
    assert game.player(ANN).doubloons == 7


def test_natives_still_want_four_cards_and_leave_relics_alone():
    game = turn("1 2 3 R R", event="natives")
    assert not game.offers(ANN, Different(tuple("123")))
    game.play(ANN, Relics(2))
    assert game.player(ANN).doubloons == 7


def test_natives_do_not_touch_de_la_cosas_owner():
    game = turn("1 2 3 4", "de_la_cosa", event="natives")
    game.play(ANN, Different(tuple("1234")))
    assert game.player(ANN).doubloons == 5


PERFECT = "1 2 3 4 5 6 7 8 9 R"


@pytest.mark.parametrize("event", ["natives", "storm", "none"])
def test_r23_the_perfect_combination_is_offered_first_under_any_event(event: str):
    game = turn(PERFECT, event=event)
    assert engine.menu(game.state, ANN).kinds()[0] is Perfect
    game.play(ANN, Perfect())
    assert (game.player(ANN).perfect, game.player(ANN).doubloons, game.hand(ANN)) == (True, 0, "")


def test_the_perfect_combination_takes_the_place_of_the_different_one():
    game = turn(PERFECT + " 1 2 3 4")
    game.play(ANN, Perfect())
    assert not game.offers(ANN, Different(tuple("1234")))
    game = turn(PERFECT + " 1 2 3 4")
    game.play(ANN, Different(tuple("1234")))
    assert not game.offers(ANN, Perfect())


def test_relics_are_no_jokers_in_the_perfect_combination():
    assert not turn("1 2 3 4 5 6 7 8 R R").offers(ANN, Perfect())


def test_merchants_help_with_the_perfect_combination_by_themselves():
    game = turn("1 1 1 3 4 5 6 7 8 R", "merchant_low_2 merchant_high_1")
    told = game.play(ANN, Perfect()).latest
    assert [e for e in told if isinstance(e, events.ResourceConverted)] == [
        events.ResourceConverted(ANN, "1", "2"),
        events.ResourceConverted(ANN, "1", "9"),
    ]
    assert told[-1] == events.PerfectShown(ANN)
    assert game.hand(ANN) == ""
