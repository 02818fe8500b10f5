"""Reasons for moves are true of what the view shows."""

import pytest

from games.mundus_novus.explain.reasons import ForEqual, ForNew, HighestThere, LeastWanted, reason
from games.mundus_novus.moves import Offer, Pick, Swap, Take
from games.mundus_novus.trade import SecretOffers, TakeChain
from tests.games.mundus_novus.positions import at
from tests.games.position import ANN, BOB


def chain(offer, market):
    return at(TakeChain([ANN]), hands={ANN: "1 2"}, offers={BOB: offer}, market=market)


@pytest.mark.parametrize(
    ("move", "why"),
    [
        (Swap(BOB, "6", "3"), None),
        (Swap(BOB, "3", "8"), None),
        (Take(BOB, "6"), None),
        (Take(BOB, "9"), HighestThere("9")),
    ],
)
def test_nothing_higher_was_to_be_had_neither_from_others_nor_from_the_market(move, why):
    assert reason(chain("3 6 9", "3 8").seen_by(BOB), ANN, move) == why


def test_a_swap_for_the_highest_of_all_says_so_and_the_hand_says_more():
    game = chain("3 6", "3 8")
    assert reason(game.seen_by(BOB), ANN, Swap(BOB, "3", "8")) == HighestThere("8")
    assert reason(game.seen_by(ANN), ANN, Swap(BOB, "3", "8")) == ForNew("8")


def test_a_fleet_that_picks_two_of_a_number_has_both():
    state = at(hands={ANN: "4 7"}).state
    assert reason(state, ANN, Pick(("4", "4"))) == ForEqual("4", 3)
    assert reason(state, ANN, Pick(("5", "5"))) == ForEqual("5", 2)
    assert reason(state, ANN, Pick(("5", "6"))) == ForNew("5")


@pytest.mark.parametrize(
    ("hand", "offer", "why"),
    [
        ("1 2 7 7 7 R", "1 2", LeastWanted(2)),
        ("1 2 7 7 7 R", "1 7", None),
        ("1 2 7 7 7 R", "1 R", None),
        ("1 2 3 7 7", "7", LeastWanted(1)),
        ("5 5 6 6", "5 5", LeastWanted(2)),
        ("5 5 6 6", "5 6", None),
        ("7 7 7 8 8 8", "7 8", None),
    ],
)
def test_a_hand_can_spare_what_it_has_fewest_of_or_a_second_one_among_different_ones(hand, offer, why):
    state = at(SecretOffers([ANN, BOB], {}), hands={ANN: hand, BOB: "1"}).state
    assert reason(state, ANN, Offer(tuple(offer.split()))) == why
