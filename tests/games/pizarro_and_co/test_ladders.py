"""What a card is worth to a robot that counts the cards and the rivals still to come."""

from games.core import view
from games.pizarro_and_co.robot.ladders import fewest_crowns, gold_worth, limit, worth_of_lot
from games.pizarro_and_co.state import Lot
from tests.games.pizarro_and_co.positions import at, ship
from tests.games.position import ANN, BOB, CY


def selling(explorer, ships, *, year=2, deck=None, hand="4 5 6 7 8 9", **board):
    """A card of the explorer is at auction, and Ann has this hand."""
    seats = [ANN, BOB, CY]
    board = {"hands": {ANN: hand}, "ships": ships, "year": year, "deck": deck or {}, **board}
    return at(lot=Lot(explorer, seats), **board).state


def pizarro(space):
    return ship("pizarro", space)


def test_without_rivals_a_card_of_which_more_come_is_worth_little():
    ships = {ANN: [pizarro(1)]}
    last = worth_of_lot(selling("pizarro", ships), ANN)
    first = worth_of_lot(selling("pizarro", ships, deck={"pizarro": 2}), ANN)
    assert first < last / 2


def test_the_last_card_is_worth_all_that_a_ship_gains_by_it():
    state = selling("columbus", {ANN: [ship("columbus", 2)]}, year=3)
    assert worth_of_lot(state, ANN) >= 10 - 5


def test_rivals_make_a_card_dearer_while_others_are_to_come():
    deck = {"pizarro": 1}
    alone = selling("pizarro", {ANN: [pizarro(1)]}, deck=deck)
    contested = selling("pizarro", {ANN: [pizarro(1)], BOB: [pizarro(1)], CY: [pizarro(1)]}, deck=deck)
    assert worth_of_lot(contested, ANN) > worth_of_lot(alone, ANN)


def test_in_year_one_a_card_is_worth_more_with_fewer_rivals_on_its_space():
    fewer = selling("pizarro", {}, year=1)
    more = selling("pizarro", {BOB: [pizarro(1)], CY: [pizarro(1), pizarro(1)]}, year=1)
    assert worth_of_lot(fewer, ANN) > worth_of_lot(more, ANN)


def james_cook(hand, side):
    """The last space of James Cook, worth more than Ann's whole hand."""
    ships = {ANN: [ship("james_cook", 2)]}
    return selling("james_cook", ships, year=3, hand=hand, board2=side)


def test_a_limit_can_be_paid_with_the_hand():
    assert limit(james_cook("1 4", "A"), ANN) == 5


def test_a_card_that_must_be_kept_is_not_part_of_a_limit():
    assert limit(james_cook("1 4", "B"), ANN) == 4


def test_gold_is_worth_nothing_when_nothing_is_left_to_buy():
    bought_out = selling("columbus", {ANN: [ship("columbus", 2)]}, year=3)
    assert gold_worth(bought_out, ANN) == 0


def test_gold_is_worth_more_while_contested_cards_are_to_come():
    alone = selling("columbus", {ANN: [ship("columbus", 2)]}, year=3, deck={"columbus": 1})
    fleet = [ship("columbus", 2)]
    contested = selling("columbus", {ANN: fleet, BOB: fleet}, year=3, deck={"columbus": 1})
    assert gold_worth(contested, ANN) > gold_worth(alone, ANN)


def test_each_sum_is_paid_with_the_fewest_crowns():
    assert fewest_crowns(((5, 3), (2, 0), (3, 1))) == {
        0: (0, 0),
        2: (0, 1),
        3: (1, 1),
        5: (1, 2),
        7: (3, 2),
        8: (4, 2),
        10: (4, 3),
    }


def test_a_limit_does_not_depend_on_what_a_seat_cannot_see():
    ships = {ANN: [pizarro(1)], BOB: [pizarro(1), ship("magellan", 1, pile="9")]}
    states = [
        selling("pizarro", ships, deck={"pizarro": 1}, hands={ANN: "4 6 8", BOB: other})
        for other in ("1 1 1", "9 9 9")
    ]
    assert limit(view(states[0], ANN), ANN) == limit(view(states[1], ANN), ANN)
