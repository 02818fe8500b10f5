"""What the script, by which robots expect everybody to play, makes of a hand."""

from random import Random

import pytest

from games.core import engine
from games.mundus_novus.moves import (
    Announce,
    Compensate,
    Convert,
    Different,
    Done,
    Offer,
    Relics,
    Same,
    Store,
    Swap,
    Take,
)
from games.mundus_novus.robot.holding import RECKONING, gain_of
from games.mundus_novus.robot.script import Script, candidates
from games.mundus_novus.rounds import StoreResources
from games.mundus_novus.trade import AnnounceTrade, GiveCompensation, SecretOffers, TakeChain
from tests.games.mundus_novus.positions import BOX, Position, at, turn
from tests.games.position import ANN, BOB, CY


def move_of(game: Position, seat: int = ANN, **how: int):
    """What a script without noise does for the seat."""
    return Script({}, noise=0.0, **how)(game.state, seat, game.menu(seat), Random(1))


def test_what_completes_three_is_taken_from_an_offer():
    game = at(TakeChain([ANN]), hands={ANN: "8 8"}, offers={BOB: "1 8", CY: "2 4"}, market="1 2 3")
    assert move_of(game) == Take(BOB, "8")


def test_what_completes_three_is_taken_from_the_market():
    game = at(TakeChain([ANN]), hands={ANN: "8 8"}, offers={BOB: "1 1", CY: "2 2"}, market="1 2 8")
    move = move_of(game)
    assert isinstance(move, Swap)
    assert move.market == "8"


def test_of_two_cards_normal_takes_the_one_that_another_on_the_table_may_complete():
    game = at(TakeChain([ANN]), hands={ANN: "7 8"}, offers={BOB: "7 8", CY: "3 7"}, market="1 2 3")
    assert move_of(game, further=5) in (Take(BOB, "7"), Take(CY, "7"))
    game = at(TakeChain([ANN]), hands={ANN: "7 8"}, offers={BOB: "7 8", CY: "3 8"}, market="1 2 3")
    assert move_of(game, further=5) in (Take(BOB, "8"), Take(CY, "8"))


def test_three_equal_cards_are_not_offered():
    game = at(SecretOffers([ANN, BOB, CY], {}), hands={ANN: "1 2 7 7 7", BOB: "1 2", CY: "1 2"}, offer_size=2)
    assert move_of(game) == Offer(("1", "2"))


def test_the_compensation_breaks_nothing():
    game = at(GiveCompensation([ANN], BOB), hands={ANN: "2 7 7 7", BOB: "1"})
    assert move_of(game) == Compensate("2")


def test_no_pair_is_kept_for_the_compensation_because_no_card_comes_after_it():
    game = at(GiveCompensation([ANN], BOB), hands={ANN: "1 2 3 5 7 7 9", BOB: "1"})
    assert move_of(game) == Compensate("7")


def test_a_merchant_is_sent_for_the_third_equal_card():
    assert move_of(turn("1 7 7", "merchant_high_1")) == Convert("1", "7")


def test_a_different_combination_is_broken_for_a_development_early_but_not_at_the_end():
    hand = "1 1 1 2 3 4 5 6 7 8"
    assert move_of(turn(hand)) == Same("1", 3, "cortes")
    assert move_of(turn(hand, doubloons={BOB: 74})) == Different(("1", "2", "3", "4", "5", "6", "7", "8"))


def test_relics_that_can_be_stored_are_sold_only_late_or_when_there_are_many():
    assert move_of(turn("R R", "warehouse_2_1")) == Done()
    assert move_of(turn("R R", "warehouse_2_1", doubloons={BOB: 74})) == Relics(2)
    assert move_of(turn("R R")) == Relics(2)


def test_what_may_become_three_is_stored():
    game = at(StoreResources([ANN], {}), hands={ANN: "1 3 9 9"}, developments={ANN: "warehouse_2_1"})
    assert move_of(game) == Store(("9", "9"))


@pytest.mark.parametrize(("hand", "size"), [("1 2 3 4 5", 4), ("2 4 9 9 9", 2)])
def test_few_cards_are_announced_when_the_hand_makes_something_already(hand, size):
    assert move_of(at(AnnounceTrade([ANN]), hands={ANN: hand})) == Announce(size)


def test_a_size_beyond_the_hand_is_rated_by_what_there_is():
    assert move_of(at(AnnounceTrade([ANN]), hands={ANN: "1 5 R"})).number in BOX.offer_sizes


def gain(name, own="", *, left=4.0, **more):
    """What a development brings Ann, who has others already."""
    return gain_of(turn("1", own, **more).state, ANN, name, left, RECKONING)


def test_a_development_brings_more_the_more_rounds_are_left():
    for name in ("caravel_08", "merchant_high_1", "warehouse_2_1", "almagro"):
        assert gain(name, "caravel_01", left=2) < gain(name, "caravel_01", left=5)


def test_caravels_of_lower_value_bring_more():
    assert gain("caravel_01") > gain("caravel_14")


def test_a_further_warehouse_brings_less_than_the_first():
    assert gain("warehouse_1_2", "warehouse_2_1 warehouse_1_1") < gain("warehouse_1_2")


def test_a_shipyard_brings_more_while_an_opponent_has_more_caravels():
    ahead = {"developments": {ANN: "", BOB: "caravel_01"}}
    game = at(hands={ANN: "1"}, **ahead)
    assert gain_of(game.state, ANN, "shipyard_1", 1.0, RECKONING) > gain("shipyard_1", "caravel_01", left=1.0)


def test_an_income_for_each_character_counts_those_of_the_player():
    (name,) = [row.id for row in BOX.developments.values() if row.ability == "income_per_character"]
    other = next(row.id for row in BOX.developments.values() if row.type == "character" and row.id != name)
    assert gain(name, other) > gain(name) + 3


def test_every_ability_has_a_worth():
    for name, row in BOX.developments.items():
        if row.ability:
            assert gain(name) > 0


@pytest.mark.parametrize("seats", [2, 4])
def test_candidates_are_moves_of_the_menu_and_few(seats: int):
    hands = dict.fromkeys(range(seats), "1 1 2 3 3 4 5 R R")
    game = at(SecretOffers(list(range(seats)), {}), hands=hands, seats=seats, offer_size=4)
    menu = engine.open_menu(game.state, ANN)
    found = candidates(game.state, ANN, menu, Random(1))
    assert all(move in menu for move in found)
    assert 2 <= len(found) <= 12
