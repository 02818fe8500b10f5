"""Progress (§8)."""

from typing import Any

import pytest

from games.core import OneOf, engine
from games.core.moves import field_kinds
from games.mundus_novus import events
from games.mundus_novus.moves import (
    Blind,
    Cash,
    Convert,
    Different,
    Done,
    First,
    Perfect,
    Recall,
    Relics,
    Same,
)
from games.mundus_novus.progress import Develop, EndProgress, NameFirst, Progress
from tests.games.mundus_novus.positions import ANN, BOB, CY, Position, at

QUEUE = "cortes merchant_low_1 shipyard_1 warehouse_2_2 caravel_08"
PLACES = QUEUE.split()


def turn(hand: str, developments: str = "", *, seat: int = ANN, **more: Any) -> Position:
    """Ann's turn of the progress phase with this hand."""
    more.setdefault("queue", QUEUE)
    return at(Develop(seat, [], []), hands={seat: hand}, developments={seat: developments}, **more)


def reachable(game: Position, number: str, size: int, *, relics: int = 0) -> int:
    """How many places of the queue Ann may choose from with this combination."""
    chosen = {"number": number, "size": size, "relics": relics}
    field = next(field for field in field_kinds(Same) if field.name == "development")
    domain = engine.menu(game.state, ANN).domain(Same, field, chosen)
    if domain is None:
        return 0
    assert isinstance(domain, OneOf)
    assert list(domain) == PLACES[: domain.count()]
    return domain.count()


def test_the_trade_master_names_who_begins_and_the_others_follow_clockwise():
    game = at(Progress(), trade_master=BOB, hands={0: "1", 1: "1", 2: "1"})
    assert isinstance(game.step(), NameFirst)
    game.play(BOB, First(CY))
    order = []
    for _ in range(3):
        order += game.waiting()
        game.play(order[-1], Done())
    assert order == [CY, ANN, BOB]
    assert game.waiting() == []


@pytest.mark.parametrize(
    ("number", "size", "places"),
    [("1", 3, 1), ("1", 4, 3), ("1", 5, 5), ("4", 3, 3), ("4", 4, 5), ("4", 5, 5), ("7", 3, 5), ("7", 5, 5)],
)
def test_size_and_rarity_decide_how_many_places_may_be_chosen_from(number: str, size: int, places: int):
    assert reachable(turn(" ".join([number] * size)), number, size) == places


def test_w01_a_merchant_makes_three_uncommon_cards():
    game = turn("1 5 5", "merchant_mid_1")
    assert reachable(game, "5", 3) == 0
    game.play(ANN, Convert("1", "5"))
    assert reachable(game, "5", 3) == 3
    told = game.play(ANN, Same("5", 3, "shipyard_1"))
    assert events.ResourceConverted(ANN, "1", "5") in told
    assert (game.hand(ANN), game.player(ANN).developments) == ("", ["merchant_mid_1", "shipyard_1"])


def test_merchants_may_be_called_back_for_a_combination_that_needs_the_cards_as_they_are():
    game = turn("5 5 5 1", "merchant_mid_1 merchant_low_1")
    game.play(ANN, Convert("5", "2"))
    assert not game.may(ANN, Same("5", 3, "shipyard_1"))
    assert game.play(ANN, Recall()) == []
    told = game.play(ANN, Same("5", 3, "shipyard_1"))
    assert not [event for event in told if isinstance(event, events.ResourceConverted)]


def test_who_called_merchants_back_sends_them_anew_and_calls_them_back_no_more():
    game = turn("5 5 1", "merchant_mid_1")
    assert not game.may(ANN, Recall())
    game.play(ANN, Convert("5", "4"))
    game.play(ANN, Recall())
    game.play(ANN, Convert("1", "5"))
    assert not game.may(ANN, Recall())
    assert game.may(ANN, Same("5", 3, "shipyard_1"))


def test_a_table_begun_under_rules_1_calls_no_merchants_back():
    game = turn("5 5 1", "merchant_mid_1")
    game.state.rules = 1
    game.play(ANN, Convert("5", "4"))
    assert not game.may(ANN, Recall())


def test_two_cards_are_no_combination():
    assert reachable(turn("7 7"), "7", 2) == 0


def test_r17_only_five_equal_cards_count():
    game = turn("7 7 7 7 7 7")
    assert reachable(game, "7", 6) == 0
    game.play(ANN, Same("7", 5, "cortes"))
    assert game.hand(ANN) == "7"


def test_relics_are_jokers_as_many_as_are_needed_or_more():
    game = turn("7 7 R R")
    assert not game.may(ANN, Same("7", 3, "cortes", relics=0))
    assert game.may(ANN, Same("7", 3, "cortes", relics=2))
    game.play(ANN, Same("7", 3, "cortes", relics=1))
    assert game.hand(ANN) == "R"


def test_r16_relics_alone_are_no_identical_combination():
    game = turn("R R R")
    assert engine.menu(game.state, ANN).kinds() == [Relics, Done]


def test_r16_at_least_one_card_of_an_identical_combination_is_numbered():
    game = turn("1 R R R R R R")
    for size in (3, 4, 5):
        legal = [relics for relics in range(7) if game.may(ANN, Same("1", size, "cortes", relics=relics))]
        assert legal == [size - 1]


def test_one_identical_combination_per_turn():
    game = turn("7 7 7 8 8 8")
    game.play(ANN, Same("7", 3, "cortes"))
    assert reachable(game, "8", 3) == 0


def test_kings_help_allows_any_number_of_identical_combinations():
    game = turn("6 6 6 7 7 7 8 8 8", event="kings_help")
    for number, taken in (("6", "cortes"), ("7", "shipyard_1"), ("8", "caravel_08")):
        game.play(ANN, Same(number, 3, taken))
    assert len(game.player(ANN).developments) == 3


def test_r06_kings_help_allows_one_different_and_one_relic_combination():
    game = turn("1 1 2 2 3 3 4 4 R R", event="kings_help")
    game.play(ANN, Different(tuple("1234")))
    game.play(ANN, Relics(1))
    assert not game.may(ANN, Different(tuple("1234")))
    assert not game.may(ANN, Relics(1))


def test_w23_de_la_cosas_owner_gets_no_kings_help():
    game = turn("7 7 7 8 8 8", "de_la_cosa", event="kings_help")
    game.play(ANN, Same("7", 3, "shipyard_1"))
    assert reachable(game, "8", 3) == 0


def test_r05_de_la_cosa_works_from_the_moment_he_is_taken():
    game = turn("7 7 7 8 8 8 1 2 3 4", event="kings_help", queue="de_la_cosa cortes")
    game.play(ANN, Same("7", 3, "de_la_cosa"))
    assert not game.may(ANN, Same("8", 3, "cortes"))


def test_w07_in_a_storm_even_five_nines_reach_position_1_only():
    assert reachable(turn("9 9 9 9 9", event="storm"), "9", 5) == 1
    assert reachable(turn("9 9 9 9 9", "de_la_cosa", event="storm"), "9", 5) == 5


@pytest.mark.parametrize(("count", "paid"), [(4, 5), (5, 7), (6, 10), (7, 15), (8, 20), (9, 25)])
def test_w04_different_numbers_pay_by_their_count(count: int, paid: int):
    numbers = tuple("123456789"[:count])
    game = turn(" ".join(numbers))
    game.play(ANN, Different(numbers))
    assert (game.player(ANN).doubloons, game.hand(ANN)) == (paid, "")


def test_w04_three_different_numbers_are_too_few():
    assert not turn("1 2 3").may(ANN, Different(tuple("123")))


def test_a_relic_is_no_different_number():
    assert not turn("1 2 3 R").may(ANN, Different(("1", "2", "3", "R")))


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
    assert not game.may(ANN, Relics(6))
    game.play(ANN, Relics(2))
    assert not game.may(ANN, Relics(2))


def test_w06_natives_pay_one_per_card():
    game = turn("1 2 3 4 5 6 7", event="natives")
    game.play(ANN, Different(tuple("1234567")))
    assert game.player(ANN).doubloons == 7


def test_natives_still_want_four_cards_and_leave_relics_alone():
    game = turn("1 2 3 R R", event="natives")
    assert not game.may(ANN, Different(tuple("123")))
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
    assert not game.may(ANN, Different(tuple("1234")))
    game = turn(PERFECT + " 1 2 3 4")
    game.play(ANN, Different(tuple("1234")))
    assert not game.may(ANN, Perfect())


def test_relics_are_no_jokers_in_the_perfect_combination():
    assert not turn("1 2 3 4 5 6 7 8 R R").may(ANN, Perfect())


def test_merchants_help_with_the_perfect_combination_by_themselves():
    game = turn("1 1 1 3 4 5 6 7 8 R", "merchant_low_1 merchant_high_1")
    told = game.play(ANN, Perfect())
    assert [e for e in told if isinstance(e, events.ResourceConverted)] == [
        events.ResourceConverted(ANN, "1", "2"),
        events.ResourceConverted(ANN, "1", "9"),
    ]
    assert told[-1] == events.PerfectShown(ANN)
    assert game.hand(ANN) == ""


def test_a_merchant_helps_with_one_number_of_the_perfect_combination():
    hand = "1 1 1 4 5 6 7 8 9 R"
    assert not turn(hand, "merchant_low_1").may(ANN, Perfect())
    assert not turn(hand, "merchant_low_1 merchant_mid_1").may(ANN, Perfect())
    assert turn(hand, "merchant_low_1 merchant_low_2").may(ANN, Perfect())


def test_merchants_of_the_wrong_kind_do_not_help():
    assert not turn("1 1 3 4 5 6 7 8 9 R", "merchant_mid_1").may(ANN, Perfect())


def test_r19_a_merchant_neither_changes_nor_makes_a_relic():
    game = turn("1 2 R", "merchant_low_1")
    assert not game.may(ANN, Convert("R", "1"))
    assert not game.may(ANN, Convert("1", "R"))
    assert not turn("1 1 2 3 4 5 6 7 8 9", "merchant_low_1").may(ANN, Perfect())


def test_a_merchant_makes_numbers_of_his_kind_only():
    game = turn("1 5", "merchant_mid_1")
    assert [game.may(ANN, Convert("1", number)) for number in "2456789"] == [
        False,
        True,
        True,
        True,
        False,
        False,
        False,
    ]
    assert not game.may(ANN, Convert("5", "5"))


def test_each_merchant_works_once_a_round():
    game = turn("1 1 7 7 7 8", "merchant_high_1")
    game.play(ANN, Convert("8", "7"))
    assert not game.may(ANN, Convert("1", "7"))
    game.play(ANN, Same("7", 4, "cortes"))
    assert not game.may(ANN, Convert("1", "7"))


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
    assert game.may(ANN, Convert("1", "8"))
    game.play(ANN, Relics(1))
    assert game.hand(ANN) == "1"


def test_a_converted_card_is_used_before_a_natural_one():
    game = turn("1 7 7 7", "merchant_high_1")
    game.play(ANN, Convert("1", "7"))
    game.play(ANN, Same("7", 3, "cortes"))
    assert game.hand(ANN) == "7"


def test_a_card_is_not_used_twice():
    game = turn("1 2 3 4", "merchant_low_1")
    game.play(ANN, Convert("1", "2"))
    assert not game.may(ANN, Different(tuple("1234")))
    assert not game.may(ANN, Convert("1", "3"))


def test_a_card_is_converted_once():
    game = turn("1 2 3 4", "merchant_low_1 merchant_low_2")
    game.play(ANN, Convert("1", "2"))
    assert not game.may(ANN, Convert("1", "3"))
    assert game.may(ANN, Convert("4", "3"))


def test_r18_a_merchant_works_in_the_turn_it_is_taken():
    game = turn("7 7 7 1 2 3 9", queue="merchant_mid_1")
    game.play(ANN, Same("7", 3, "merchant_mid_1"))
    game.play(ANN, Convert("9", "4"))
    game.play(ANN, Different(tuple("1234")))
    assert game.player(ANN).doubloons == 5


def test_w18_r02_the_queue_moves_up_and_the_refill_is_turned_up_after_the_turn():
    game = at(Develop(ANN, [], []), Develop(BOB, [], []), hands={ANN: "7 7 7", BOB: "8 8 8"}, queue=QUEUE)
    game.play(ANN, Same("7", 3, "merchant_low_1"))
    assert (game.state.queue, game.state.face_down) == (PLACES[:1] + PLACES[2:], 1)
    game.play(ANN, Done())
    game.draw("almagro")
    assert (game.state.queue, game.state.face_down) == (PLACES[:1] + PLACES[2:] + ["almagro"], 0)
    assert game.may(BOB, Same("8", 3, "almagro"))


def test_the_face_down_refill_cannot_be_taken_in_the_same_turn():
    game = turn("7 7 7 8 8 8", event="kings_help")
    game.play(ANN, Same("7", 3, "cortes"))
    assert [game.may(ANN, Same("8", 3, name)) for name in [*PLACES[1:], "almagro"]] == [True] * 4 + [False]


def test_r20_option_the_refill_is_turned_up_immediately():
    game = turn("7 7 7 8 8 8", event="kings_help", refill_reveal="immediately")
    game.play(ANN, Same("7", 3, "cortes"))
    game.draw("almagro")
    assert game.may(ANN, Same("8", 3, "almagro"))


def test_r20_option_the_refills_are_turned_up_at_the_end_of_the_phase():
    game = at(
        Develop(ANN, [], []),
        Develop(BOB, [], []),
        EndProgress(),
        hands={ANN: "7 7 7", BOB: "8 8 8"},
        queue=QUEUE,
        refill_reveal="end_of_phase",
    )
    for seat, number, taken in ((ANN, "7", "cortes"), (BOB, "8", "shipyard_1")):
        game.play(seat, Same(number, 3, taken))
        game.play(seat, Done())
    assert game.state.face_down == 2
    game.draw("almagro", "coronado")
    assert game.state.queue == ["merchant_low_1", "warehouse_2_2", "caravel_08", "almagro", "coronado"]


def test_with_no_card_left_the_place_stays_empty():
    game = turn("7 7 7")
    game.state.development_deck = []
    game.play(ANN, Same("7", 3, "cortes"))
    game.play(ANN, Done())
    assert (game.state.queue, game.waiting()) == (PLACES[1:], [])


def test_r29_with_fewer_than_five_the_round_is_played_on():
    game = turn("7 7 7 8 8 8", event="kings_help", queue="cortes")
    game.state.development_deck = []
    game.play(ANN, Same("7", 3, "cortes"))
    assert reachable(game, "8", 3) == 0
    assert game.may(ANN, Done())


@pytest.mark.parametrize("event", ["none", "storm"])
def test_w24_r08_almagro_takes_the_top_of_the_deck_unseen_also_in_a_storm(event: str):
    game = turn("1 1 1", "almagro", event=event)
    game.play(ANN, Blind("1", 3))
    game.draw("coronado")
    assert (game.state.queue, game.player(ANN).developments) == (PLACES, ["almagro", "coronado"])
    assert not game.may(ANN, Blind("1", 3))


def test_a_development_drawn_blind_leaves_the_deck():
    game = turn("1 1 1", "almagro")
    game.play(ANN, Blind("1", 3))
    assert events.DevelopmentTaken(ANN, "orellana", blind=True) in game.draw("orellana")
    assert "orellana" not in game.state.development_deck


def test_r08_almagro_needs_a_card_in_the_deck():
    game = turn("1 1 1", "almagro")
    game.state.development_deck = ["coronado"]
    game.state.face_down = 1
    assert not game.may(ANN, Blind("1", 3))


def test_only_almagros_owner_draws_blind():
    assert not turn("1 1 1").may(ANN, Blind("1", 3))


def test_only_vicentes_owner_is_paid_for_equal_cards():
    assert not turn("1 1 1", promo_cards=True).may(ANN, Cash("1"))


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
    assert [game.may(ANN, Cash("4", relics=relics)) for relics in range(5)] == [
        False,
        False,
        True,
        False,
        False,
    ]


def test_used_cards_go_to_the_discard_pile():
    game = turn("4 4 R")
    game.play(ANN, Same("4", 3, "cortes", relics=1))
    assert (game.state.discard["4"], game.state.discard["R"]) == (2, 1)


def test_a_player_who_can_make_nothing_is_still_asked():
    game = turn("1 2 3")
    assert game.waiting() == [ANN]
    assert list(engine.menu(game.state, ANN)) == [Done()]
