"""What plays by itself is asked only what is still open, and is counted."""

from games.core import OneOf, Table
from games.core.log import By
from games.core.orders import Order, PartialMove, answer
from tests.core.positions import at, play
from tests.core.toy import Alms, Donate, Guard, Offer, Offers, Siege, Smuggle, default


def walls(table: Table, seat: int) -> list[str]:
    """The walls that a default, an order or a robot may guard for the seat."""
    found: list[str] = []
    for moves in table.open_menu(seat).sets:
        domain = moves.domains["wall"]
        assert isinstance(domain, OneOf)
        found.extend(domain)
    return found


def besieged() -> Table:
    return play(at(Siege([0, 1, 2], {})), (0, Guard("north", 2)))


def test_what_a_person_has_answered_is_asked_of_nobody_else():
    table = besieged()
    assert walls(table, 0) == ["south"]
    assert walls(table, 1) == ["north", "south"]
    assert Guard("north", 1) in table.menu(0)


def test_a_default_leaves_the_half_that_a_person_has_answered():
    table = besieged()
    table.play(0, default(table.view(0), 0, table.open_menu(0)), by="time")
    assert 0 not in table.waiting()
    assert table.state.agenda[-1].answers[0]["north"] == Guard("north", 2)


def test_an_order_answers_every_question_once():
    table = at(Siege([0, 1, 2], {}))
    order = Order("Siege", (PartialMove("Guard", (("guards", 1),)),), lasts="dropped")
    for _ in range(2):
        move = answer(order, "Siege", table.view(0), 0, table.open_menu(0), default)
        assert move is not None
        table.play(0, move, by="order")
    assert 0 not in table.waiting()


def test_an_interrupt_stays_possible_while_a_half_is_answered():
    table = play(at(Siege([0, 1, 2], {}), tokens=[0], hands={1: [2, 3]}), (0, Guard("south", 1)))
    assert Smuggle(1) in table.open_menu(0)
    assert Guard("south", 2) not in table.open_menu(0)


def test_a_sealed_answer_of_one_question_is_asked_whole():
    table = at(Offers([0, 1], {}), hands={0: [1, 2], 1: [3]})
    assert repr(table.open_menu(0)) == repr(table.menu(0))
    assert Offer(2) in table.open_menu(0)


def donated(*seats: int, by: By = "robot") -> Table:
    table = at(Alms([0, 1, 2, 0, 1, 2]), stalls={0: 1, 1: 1, 2: 1})
    for seat in seats:
        table.play(seat, Donate(), by=by)
    return table


def test_entries_that_nobody_made_are_counted_since_a_person_moved():
    assert donated(0, 1).alone() == 2
    assert play(donated(0, 1), (2, Donate())).alone() == 0
    assert donated(0, by="host").alone() == 0
    assert donated(0, 1, by="time").alone() == donated(0, 1, by="order").alone() == 2


def test_entries_that_nobody_made_are_counted_from_anew_where_a_new_step_asks():
    table = at(Alms([0, 1]), Alms([2, 1]), stalls={0: 1, 1: 1, 2: 1})
    table.play(0, Donate(), by="robot")
    assert table.alone() == 1
    table.play(1, Donate(), by="robot")
    assert table.alone() == 0


def test_what_was_taken_back_counts_no_more():
    table = donated(0, 1)
    table.adopt(table.undone(1, 1))
    assert table.alone() == 1
