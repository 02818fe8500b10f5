import pytest

from games.core import Between, Menu, Move, MoveSet, OneOf, Pass, Several
from games.core.orders import Bound, Order, PartialMove, Ranked, answer
from tests.core.positions import at, play
from tests.core.toy import GAME, Alms, Auction, Bid, Donate, Guard, Offer, Offers, Pay

AUCTION = Menu([MoveSet(Bid, amount=Between(4, 9)), MoveSet(Pass)])
PAY = Menu([MoveSet(Pay, cards=Several({1: 2, 3: 1, 5: 1}, at_least=4, worth={1: 1, 3: 3, 5: 5}))])
GUARD = Menu([MoveSet(Guard, wall=OneOf(("north", "south")), guards=Between(0, 2))])


def cheapest(view: object, seat: int, menu: Menu) -> Move | None:
    return next(iter(menu))


def ordered(menu: Menu, *moves: PartialMove) -> Move | None:
    return answer(Order("Auction", moves), "Auction", None, 0, menu, cheapest)


def test_the_lowest_legal_number_of_a_bound_is_played():
    assert ordered(AUCTION, PartialMove("Bid", (("amount", Bound(1, 11)),))) == Bid(4)
    assert ordered(AUCTION, PartialMove("Bid", (("amount", Bound(6, 11)),))) == Bid(6)


def test_what_is_ranked_next_is_played_where_the_first_is_not_possible():
    moves = PartialMove("Bid", (("amount", Bound(1, 3)),)), PartialMove("Pass")
    assert ordered(AUCTION, *moves) == Pass()
    assert ordered(AUCTION, moves[0]) is None


def test_pieces_are_taken_in_the_order_of_the_list_as_few_as_possible():
    assert ordered(PAY, PartialMove("Pay", (("cards", Ranked((3, 1, 5))),))) == Pay((1, 3))
    assert ordered(PAY, PartialMove("Pay", (("cards", Ranked((5, 1))),))) == Pay((5,))
    assert ordered(PAY, PartialMove("Pay", (("cards", Ranked((1, 1))),))) is None


def test_of_a_field_with_one_value_the_first_possible_in_the_list_is_taken():
    walls = PartialMove("Guard", (("wall", Ranked(("west", "south", "north"))), ("guards", 1)))
    assert ordered(GUARD, walls) == Guard("south", 1)


def test_the_highest_rank_is_looked_for_in_all_sets_of_a_kind():
    menu = Menu([MoveSet(Guard, wall=OneOf((wall,)), guards=Between(0, 2)) for wall in ("north", "south")])
    walls = PartialMove("Guard", (("wall", Ranked(("south", "north"))), ("guards", 1)))
    assert ordered(menu, walls) == Guard("south", 1)


def test_a_field_left_open_is_as_the_default_has_it():
    assert ordered(GUARD, PartialMove("Guard", (("guards", 2),))) == Guard("north", 2)


def test_an_order_for_another_step_is_silent():
    order = Order("Trader", (PartialMove("Pass"),))
    assert answer(order, "Auction", None, 0, AUCTION, cheapest) is None
    assert answer(Order("", order.moves), "Auction", None, 0, AUCTION, cheapest) == Pass()


def test_an_order_without_a_default_asks_the_person():
    order = Order("", (PartialMove("Guard", (("guards", 2),)),))
    assert answer(order, "Siege", None, 0, GUARD, lambda *_: None) is None


@pytest.mark.parametrize(("price", "expected"), [(3, Bid(4)), (4, None)])
def test_an_order_may_be_given_for_some_questions_only(price: int, expected: Move | None):
    table = at(Auction([0], price=price), hands={0: [5, 5]})
    order = Order("Auction", (PartialMove("Bid", (("amount", Bound(1, 9)),)),), given=(("price", 3),))
    assert answer(order, "Auction", table.view(0), 0, table.menu(0), GAME.default) == expected


def test_an_order_given_for_what_the_seat_may_not_see_is_silent():
    table = play(at(Offers([0, 1], {}), hands={0: [1], 1: [2]}), (1, Offer(2)))
    view = table.view(0)
    view.agenda[-1].answers = view.agenda[-1].answers[1]
    order = Order("Offers", (PartialMove("Offer"),), given=(("answers", 1),))
    assert answer(order, "Offers", view, 0, table.menu(0), GAME.default) is None


def test_an_order_is_a_move_of_the_menu_or_nothing():
    table = at(Alms([0]), stalls={0: 1})
    order = Order("Alms", (PartialMove("Donate", (("stalls", 3),)), PartialMove("Donate")))
    assert answer(order, "Alms", table.view(0), 0, table.menu(0), GAME.default) == Donate()
