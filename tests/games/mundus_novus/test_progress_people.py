"""Progress (§8): merchants and persons who help."""

import pytest

from games.mundus_novus import events
from games.mundus_novus.moves import (
    Blind,
    Cash,
    Convert,
    Different,
    Perfect,
    Recall,
    Relics,
    Same,
)
from tests.games.mundus_novus.positions import PLACES, reachable, turn
from tests.games.position import ANN


def test_w01_a_merchant_makes_three_uncommon_cards():
    game = turn("1 5 5", "merchant_mid_1")
    assert reachable(game, "5", 3) == 0
    game.play(ANN, Convert("1", "5"))
    assert reachable(game, "5", 3) == 3
    told = game.play(ANN, Same("5", 3, "shipyard_1")).latest
    assert events.ResourceConverted(ANN, "1", "5") in told
    (shown,) = [event for event in told if isinstance(event, events.CombinationShown)]
    assert "1" in shown.resources
    assert shown.changed
    assert "1" not in shown.counted
    assert "5" in shown.counted
    assert (game.hand(ANN), game.player(ANN).developments) == ("", ["merchant_mid_1", "shipyard_1"])


def test_merchants_may_be_called_back_for_a_combination_that_needs_the_cards_as_they_are():
    game = turn("5 5 5 1", "merchant_mid_1 merchant_low_2")
    game.play(ANN, Convert("5", "2"))
    assert not game.offers(ANN, Same("5", 3, "shipyard_1"))
    assert game.play(ANN, Recall()).latest == []
    told = game.play(ANN, Same("5", 3, "shipyard_1")).latest
    assert not [event for event in told if isinstance(event, events.ResourceConverted)]


def test_who_called_merchants_back_sends_them_anew_and_calls_them_back_no_more():
    game = turn("5 5 1", "merchant_mid_1")
    assert not game.offers(ANN, Recall())
    game.play(ANN, Convert("5", "4"))
    game.play(ANN, Recall())
    game.play(ANN, Convert("1", "5"))
    assert not game.offers(ANN, Recall())
    assert game.offers(ANN, Same("5", 3, "shipyard_1"))


def test_a_table_begun_under_rules_1_calls_no_merchants_back():
    game = turn("5 5 1", "merchant_mid_1")
    game.state.rules = 1
    game.play(ANN, Convert("5", "4"))
    assert not game.offers(ANN, Recall())


def test_kings_help_allows_any_number_of_identical_combinations():
    game = turn("6 6 6 7 7 7 8 8 8", event="kings_help")
    for number, taken in (("6", "cortes"), ("7", "shipyard_1"), ("8", "caravel_08")):
        game.play(ANN, Same(number, 3, taken))
    assert len(game.player(ANN).developments) == 3


def test_r06_kings_help_allows_one_different_and_one_relic_combination():
    game = turn("1 1 2 2 3 3 4 4 R R", event="kings_help")
    game.play(ANN, Different(tuple("1234")))
    game.play(ANN, Relics(1))
    assert not game.offers(ANN, Different(tuple("1234")))
    assert not game.offers(ANN, Relics(1))


def test_w23_de_la_cosas_owner_gets_no_kings_help():
    game = turn("7 7 7 8 8 8", "de_la_cosa", event="kings_help")
    game.play(ANN, Same("7", 3, "shipyard_1"))
    assert reachable(game, "8", 3) == 0


def test_r05_de_la_cosa_works_from_the_moment_he_is_taken():
    game = turn("7 7 7 8 8 8 1 2 3 4", event="kings_help", queue="de_la_cosa cortes")
    game.play(ANN, Same("7", 3, "de_la_cosa"))
    assert not game.offers(ANN, Same("8", 3, "cortes"))


def test_w07_in_a_storm_even_five_nines_reach_position_1_only():
    assert reachable(turn("9 9 9 9 9", event="storm"), "9", 5) == 1
    assert reachable(turn("9 9 9 9 9", "de_la_cosa", event="storm"), "9", 5) == 5


def test_a_merchant_helps_with_one_number_of_the_perfect_combination():
    hand = "1 1 1 4 5 6 7 8 9 R"
    assert not turn(hand, "merchant_low_2").offers(ANN, Perfect())
    assert not turn(hand, "merchant_low_2 merchant_mid_1").offers(ANN, Perfect())
    assert turn(hand, "merchant_low_2 merchant_low_3", seats=6).offers(ANN, Perfect())


def test_merchants_of_the_wrong_kind_do_not_help():
    assert not turn("1 1 3 4 5 6 7 8 9 R", "merchant_mid_1").offers(ANN, Perfect())


def test_r19_a_merchant_neither_changes_nor_makes_a_relic():
    game = turn("1 2 R", "merchant_low_2")
    assert not game.offers(ANN, Convert("R", "1"))
    assert not game.offers(ANN, Convert("1", "R"))
    assert not turn("1 1 2 3 4 5 6 7 8 9", "merchant_low_2").offers(ANN, Perfect())


def test_a_merchant_makes_numbers_of_his_kind_only():
    game = turn("1 5", "merchant_mid_1")
    assert [game.offers(ANN, Convert("1", number)) for number in "2456789"] == [
        False,
        True,
        True,
        True,
        False,
        False,
        False,
    ]
    assert not game.offers(ANN, Convert("5", "5"))


def test_each_merchant_works_once_a_round():
    game = turn("1 1 7 7 7 8", "merchant_high_1")
    game.play(ANN, Convert("8", "7"))
    assert not game.offers(ANN, Convert("1", "7"))
    game.play(ANN, Same("7", 4, "cortes"))
    assert not game.offers(ANN, Convert("1", "7"))


def test_several_merchants_work_in_the_same_combination():
    game = turn("1 2 9", "merchant_high_1 merchant_high_2", seats=3)
    game.play(ANN, Convert("1", "9"))
    game.play(ANN, Convert("2", "9"))
    game.play(ANN, Same("9", 3, "caravel_08"))
    assert game.hand(ANN) == ""


def test_a_conversion_that_the_next_combination_does_not_use_is_void():
    game = turn("1 7 7 7 R", "merchant_high_1")
    game.play(ANN, Convert("1", "8"))
    game.play(ANN, Same("7", 3, "cortes"))
    assert game.hand(ANN) == "1 R"
    assert game.offers(ANN, Convert("1", "8"))
    game.play(ANN, Relics(1))
    assert game.hand(ANN) == "1"


def test_a_converted_card_is_used_before_a_natural_one():
    game = turn("1 7 7 7", "merchant_high_1")
    game.play(ANN, Convert("1", "7"))
    game.play(ANN, Same("7", 3, "cortes"))
    assert game.hand(ANN) == "7"


def test_a_card_is_not_used_twice():
    game = turn("1 2 3 4", "merchant_low_2")
    game.play(ANN, Convert("1", "2"))
    assert not game.offers(ANN, Different(tuple("1234")))
    assert not game.offers(ANN, Convert("1", "3"))


def test_a_card_is_converted_once():
    game = turn("1 2 3 4", "merchant_low_2 merchant_low_3", seats=6)
    game.play(ANN, Convert("1", "2"))
    assert not game.offers(ANN, Convert("1", "3"))
    assert game.offers(ANN, Convert("4", "3"))


def test_r18_a_merchant_works_in_the_turn_it_is_taken():
    game = turn("7 7 7 1 2 3 9", queue="merchant_mid_1")
    game.play(ANN, Same("7", 3, "merchant_mid_1"))
    game.play(ANN, Convert("9", "4"))
    game.play(ANN, Different(tuple("1234")))
    assert game.player(ANN).doubloons == 5


@pytest.mark.parametrize("event", ["none", "storm"])
def test_w24_r08_almagro_takes_the_top_of_the_deck_unseen_also_in_a_storm(event: str):
    game = turn("1 1 1", "almagro", event=event)
    game.play(ANN, Blind("1", 3))
    game.draw("coronado")
    assert (game.state.queue, game.player(ANN).developments) == (PLACES, ["almagro", "coronado"])
    assert not game.offers(ANN, Blind("1", 3))


def test_a_development_drawn_blind_leaves_the_deck():
    game = turn("1 1 1", "almagro")
    game.play(ANN, Blind("1", 3))
    assert events.DevelopmentTaken(ANN, "orellana", blind=True) in game.draw("orellana").latest
    assert "orellana" not in game.state.development_deck


def test_r08_almagro_needs_a_card_in_the_deck():
    game = turn("1 1 1", "almagro")
    game.state.development_deck = ["coronado"]
    game.state.face_down = 1
    assert not game.offers(ANN, Blind("1", 3))


def test_only_almagros_owner_draws_blind():
    assert not turn("1 1 1").offers(ANN, Blind("1", 3))


def test_only_vicentes_owner_is_paid_for_equal_cards():
    assert not turn("1 1 1", promo_cards=True).offers(ANN, Cash("1"))


@pytest.mark.parametrize(("number", "paid"), [("1", 3), ("4", 4), ("7", 5)])
def test_w34_r07_vicente_pays_for_three_equal_cards_also_in_a_storm(number: str, paid: int):
    hand = " ".join([number] * 3)
    game = turn(hand, "vicente_de_la_raya", event="storm", promo_cards=True)
    game.play(ANN, Cash(number))
    assert game.player(ANN).doubloons == paid
    assert game.player(ANN).developments == ["vicente_de_la_raya"]


def test_r31_vicente_takes_jokers_and_counts_as_the_identical_combination():
    game = turn("4 4 R 7 7 7", "vicente_de_la_raya", promo_cards=True)
    game.play(ANN, Cash("4", relics=1))
    assert game.player(ANN).doubloons == 4
    assert reachable(game, "7", 3) == 0


def test_r16_r31_vicente_takes_three_cards_one_of_them_a_number():
    game = turn("4 R R R R", "vicente_de_la_raya", promo_cards=True)
    assert [game.offers(ANN, Cash("4", relics=relics)) for relics in range(5)] == [
        False,
        False,
        True,
        False,
        False,
    ]
