"""Reasons for moves are true of what the view shows."""

import pytest

from games.mundus_novus.moves import Swap, Take
from games.mundus_novus.reasons import ForNew, HighestThere, reason
from games.mundus_novus.trade import TakeChain
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
