"""The positions themselves: nonsense is refused before anything is played."""

import pytest

from tests.games.pizarro_and_co.positions import BLUE, RED
from tests.games.pizarro_and_co.positions import Position as Pizarro
from tests.games.position import check
from tests.games.puerto_rico import positions as puerto_rico


def test_a_ship_that_does_not_exist_is_refused():
    with pytest.raises(AssertionError, match="no '9' among the ships"):
        puerto_rico.table(ships={"9": ("corn", 1)})


def test_a_good_that_does_not_exist_is_refused():
    with pytest.raises(AssertionError, match="no 'cofee' among the goods"):
        puerto_rico.table(supply={"cofee": 3})


def test_more_than_the_box_holds_is_refused():
    with pytest.raises(AssertionError, match="not there to be taken"):
        puerto_rico.table(goods={0: {"coffee": 10}})


def test_pieces_that_are_not_taken_from_their_stock_are_refused():
    position = puerto_rico.table()
    position.player(0).san_juan = 3
    with pytest.raises(AssertionError, match=r"more than the box holds: .'colonist': -3"):
        check(position.game, position.state)


def test_what_is_nowhere_is_refused_unless_the_position_says_why():
    position = puerto_rico.table()
    position.state.goods["corn"] -= 2
    with pytest.raises(AssertionError, match=r"neither in the box nor anywhere else: .'corn': 2"):
        check(position.game, position.state)
    check(position.game, position.state, short="two barrels are lost")


def test_gold_that_the_stock_does_not_hold_is_refused():
    game = Pizarro()
    game.hand(RED, "9 " * 20)
    with pytest.raises(ValueError, match="not in list"):
        game.turn_up("columbus")


def test_an_auction_goes_on_in_ones_to_the_last_limit():
    game = Pizarro()
    game.hand(RED, "9 9")
    game.hand(BLUE, "9 9")
    game.auction("columbus", {RED: 3, BLUE: 5})
    assert (game.state.lot.buyer, game.state.lot.price) == (BLUE, 4)
