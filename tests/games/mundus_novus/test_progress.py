"""Progress (§8): combinations, the queue, and what becomes of used cards."""

import pytest

from games.core import engine
from games.mundus_novus.events import ResourcesDiscarded
from games.mundus_novus.explain.facts import Discards, brings
from games.mundus_novus.moves import (
    Done,
    First,
    Relics,
    Same,
    Store,
)
from games.mundus_novus.progress import Develop, EndProgress, NameFirst, Progress
from games.mundus_novus.rounds import Income
from tests.games.mundus_novus.positions import PLACES, QUEUE, at, reachable, turn
from tests.games.position import ANN, BOB, CY


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


def test_two_cards_are_no_combination():
    assert reachable(turn("7 7"), "7", 2) == 0


def test_r17_only_five_equal_cards_count():
    game = turn("7 7 7 7 7 7")
    assert reachable(game, "7", 6) == 0
    game.play(ANN, Same("7", 5, "cortes"))
    assert game.hand(ANN) == "7"


def test_relics_are_jokers_as_many_as_are_needed_or_more():
    game = turn("7 7 R R")
    assert not game.offers(ANN, Same("7", 3, "cortes", relics=0))
    assert game.offers(ANN, Same("7", 3, "cortes", relics=2))
    game.play(ANN, Same("7", 3, "cortes", relics=1))
    assert game.hand(ANN) == "R"


def test_r16_relics_alone_are_no_identical_combination():
    game = turn("R R R")
    assert engine.menu(game.state, ANN).kinds() == [Relics, Done]


def test_r16_at_least_one_card_of_an_identical_combination_is_numbered():
    game = turn("1 R R R R R R")
    for size in (3, 4, 5):
        legal = [relics for relics in range(7) if game.offers(ANN, Same("1", size, "cortes", relics=relics))]
        assert legal == [size - 1]


def test_one_identical_combination_per_turn():
    game = turn("7 7 7 8 8 8")
    game.play(ANN, Same("7", 3, "cortes"))
    assert reachable(game, "8", 3) == 0


def test_w18_r02_the_queue_moves_up_and_the_refill_is_turned_up_after_the_turn():
    game = at(Develop(ANN, [], []), Develop(BOB, [], []), hands={ANN: "7 7 7", BOB: "8 8 8"}, queue=QUEUE)
    game.play(ANN, Same("7", 3, "merchant_low_1"))
    assert (game.state.queue, game.state.face_down) == (PLACES[:1] + PLACES[2:], 1)
    game.play(ANN, Done())
    game.draw("almagro")
    assert (game.state.queue, game.state.face_down) == (PLACES[:1] + PLACES[2:] + ["almagro"], 0)
    assert game.offers(BOB, Same("8", 3, "almagro"))


def test_the_face_down_refill_cannot_be_taken_in_the_same_turn():
    game = turn("7 7 7 8 8 8", event="kings_help")
    game.play(ANN, Same("7", 3, "cortes"))
    assert [game.offers(ANN, Same("8", 3, name)) for name in [*PLACES[1:], "almagro"]] == [True] * 4 + [False]


def test_r20_option_the_refill_is_turned_up_immediately():
    game = turn("7 7 7 8 8 8", event="kings_help", refill_reveal="immediately")
    game.play(ANN, Same("7", 3, "cortes"))
    game.draw("almagro")
    assert game.offers(ANN, Same("8", 3, "almagro"))


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
    assert game.offers(ANN, Done())


def test_used_cards_go_to_the_discard_pile():
    game = turn("4 4 R")
    game.play(ANN, Same("4", 3, "cortes", relics=1))
    assert (game.state.discard["4"], game.state.discard["R"]) == (2, 1)


def test_a_player_who_can_make_nothing_is_still_asked():
    game = turn("1 2 3")
    assert game.waiting() == [ANN]
    assert list(engine.menu(game.state, ANN)) == [Done()]


@pytest.mark.parametrize(
    ("hand", "developments", "event", "said"),
    [
        ("2 3 3 7", "", "none", Discards(4)),
        ("2 3 3 7", "warehouse_2_1", "none", Discards(2)),
        ("2 3 3 7", "warehouse_2_1", "fire", Discards(4)),
        ("2 3", "warehouse_2_1", "none", None),
        ("", "", "none", None),
    ],
)
def test_the_end_of_a_turn_says_how_many_cards_no_warehouse_keeps(hand, developments, event, said):
    game = turn(hand, developments, event=event)
    for viewer in (ANN, BOB):
        assert brings(game.seen_by(viewer), ANN, Done, {}) == said


def test_as_many_cards_are_discarded_as_the_end_of_the_turn_said():
    game = turn("2 3 3 7", "warehouse_2_1").play(ANN, Done()).start(Income())
    game.play(ANN, Store(("3", "7")))
    (lost,) = game.told(ResourcesDiscarded)
    assert lost.resources == ("2", "3")
