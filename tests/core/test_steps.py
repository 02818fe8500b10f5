import pytest

from games.core import Hidden, Pass, Step, Table, Together, view
from tests.core.positions import at, header, play
from tests.core.toy import (
    Alms,
    Auction,
    Bid,
    Donate,
    Fair,
    Guard,
    LastCall,
    Offer,
    Offers,
    OffersRevealed,
    Siege,
    Smuggle,
)


def offers() -> Offers:
    return Offers([0, 1, 2], {})


def siege() -> Siege:
    return Siege([0, 1, 2], {})


def test_the_first_step_put_on_the_agenda_is_played_first():
    table = at(siege(), LastCall([0]))
    assert [type(step).__name__ for step in table.state.agenda] == ["Smuggler", "LastCall", "Siege"]


def test_turn_order_begins_with_the_first_seat():
    assert at(siege()).state.clockwise(1) == [1, 2, 0]


def test_in_turn_asks_one_seat_after_the_other():
    table = at(Alms([1, 2, 0]), stalls={0: 1, 1: 1, 2: 1})
    assert table.waiting() == (1,)
    play(table, (1, Pass()))
    assert table.waiting() == (2,)


def test_in_turn_leaves_out_who_can_do_nothing_for_good():
    table = at(Alms([0, 1, 2]), stalls={1: 1})
    assert table.waiting() == (1,)
    assert table.state.agenda[-1].queue == [1, 2]
    play(table, (1, Donate()))
    assert table.is_over()


def test_a_private_step_leaves_nobody_out():
    table = at(offers(), hands={0: [1], 1: [2], 2: [5]})
    play(table, (0, Offer(1)), (1, Offer(2)), (2, Offer(5)))
    assert table.waiting() == (2,)
    # Nobody has a card left to bid with, and nobody may learn that.
    assert list(table.menu(2)) == [Pass()]


def test_together_asks_everybody_who_has_not_answered():
    table = at(offers(), hands={0: [1, 2], 1: [3], 2: [4]})
    assert table.waiting() == (0, 1, 2)
    play(table, (1, Offer(3)))
    assert table.waiting() == (0, 2)
    assert table.listening() == (1,)


def test_an_answer_may_be_changed_until_the_last_one_is_in():
    table = at(offers(), hands={0: [1, 2], 1: [3], 2: [4]})
    play(table, (0, Offer(1)), (0, Offer(2)), (1, Offer(3)))
    turn = table.play(2, Offer(4))
    assert turn.told[0].event == OffersRevealed((2, 3, 4))


def test_nothing_but_the_answers_changes_before_the_last_one_is_in():
    table = at(offers(), hands={0: [1, 2], 1: [3], 2: [4]})
    before = table.state.clone()
    turn = table.play(0, Offer(1))
    assert not turn.told
    assert table.state.players == before.players


def test_several_questions_are_answered_one_by_one_in_any_order():
    table = at(siege())
    play(table, (0, Guard("south", 2)), (0, Guard("south", 1)))
    assert table.state.agenda[-1].open_questions(table.state, 0) == ["north"]
    assert 0 in table.waiting()
    play(table, (0, Guard("north", 2)))
    assert 0 not in table.waiting()
    assert 0 in table.listening()
    play(table, *((seat, Guard(wall, 0)) for seat in (1, 2) for wall in ("north", "south")))
    assert table.state.players[0].stalls == 2


def test_who_is_asked_can_be_seen_without_seeing_the_answers():
    table = play(at(siege()), (0, Guard("south", 2)), (0, Guard("north", 2)), (1, Guard("north", 1)))
    step = view(table.state, 2).agenda[-1]
    assert step.answers == {0: Hidden(2), 1: Hidden(1)}
    assert step.waits_for(table.state) == [1, 2]


def test_a_seat_finds_its_own_open_questions_in_its_view():
    table = play(at(siege()), (1, Guard("north", 1)))
    seen = table.view(1)
    assert seen.agenda[-1].open_questions(seen, 1) == ["south"]


def test_an_interrupt_that_takes_what_was_offered_opens_the_answer_again():
    table = at(offers(), hands={0: [1, 5], 1: [3], 2: [4, 4]}, tokens=[2])
    play(table, (0, Offer(1)), (1, Offer(3)))
    assert table.waiting() == (2,)
    play(table, (2, Smuggle(0)))
    assert table.waiting() == (0, 2)
    assert Offer(1) not in table.menu(0)
    assert table.state.agenda[-1].answers[1] == {"": Offer(3)}


def test_an_interrupt_leaves_the_answers_that_still_hold():
    table = at(offers(), hands={0: [1, 5], 1: [3], 2: [4, 4]}, tokens=[2])
    play(table, (0, Offer(5)), (1, Offer(3)), (2, Smuggle(0)))
    assert table.waiting() == (2,)


def test_a_window_and_a_private_step_say_so():
    assert LastCall.window
    assert not Siege.window
    assert Offers.private
    assert not Siege.private


def test_a_step_that_takes_no_moves_says_so():
    with pytest.raises(NotImplementedError, match="takes no moves"):
        Step[Fair]().play(at(siege()).state, 0, Pass())


def test_a_step_for_several_that_offers_nothing_says_so():
    with pytest.raises(NotImplementedError, match="says nowhere what it offers"):
        Together[Fair]([0], {}).offers(at(siege()).state, 0)


def test_a_rule_holds_from_the_rules_number_on():
    def after_a_tie(rules: int) -> tuple[int, ...]:
        table = at(offers(), hands={0: [2, 1], 1: [5, 1], 2: [5, 1]}, head=header(rules=rules))
        return play(table, (0, Offer(2)), (1, Offer(5)), (2, Offer(5))).waiting()

    assert after_a_tie(rules=2) == (1,)
    assert after_a_tie(rules=1) == ()


def test_bids_rise_and_passing_is_final():
    table = at(offers(), hands={0: [1, 3], 1: [5, 4], 2: [2, 2, 2]})
    play(table, (0, Offer(1)), (1, Offer(5)), (2, Offer(2)))
    play(table, (1, Bid(2)), (2, Bid(3)), (0, Pass()))
    assert Bid(3) not in table.menu(1)
    play(table, (1, Bid(4)))
    assert table.waiting() == (2,)
    assert list(table.menu(2)) == [Pass()]


def out(made: Table, *seats: int) -> Table:
    made.state.out.extend(seats)
    return made


def test_who_is_out_is_not_in_turn_order():
    assert out(at(siege()), 2).state.clockwise(1) == [1, 0]


def test_who_is_out_is_passed_over_in_turn():
    table = out(at(Alms([0, 1, 2]), stalls={0: 1, 1: 1, 2: 1}), 1)
    play(table, (0, Pass()))
    assert table.waiting() == (2,)


def test_who_is_out_is_passed_over_in_a_private_step():
    table = out(at(Auction([0, 1, 2], 3), hands={0: [5], 1: [5], 2: [5]}), 1)
    play(table, (0, Pass()))
    assert table.waiting() == (2,)


def test_who_is_out_is_not_waited_for_together():
    table = out(at(siege()), 2)
    play(table, (0, Guard("north", 1)))
    assert table.waiting() == (0, 1)


def test_who_is_out_listens_no_more_and_has_no_menu():
    table = at(Alms([0]), LastCall([1]), stalls={0: 1}, tokens=[1, 2], hands={0: [1, 2]})
    assert out(table, 2).listening() == (1,)
    assert not table.menu(2)


def test_who_is_out_does_not_come_next():
    table = at(Alms([0, 1, 2]), stalls={0: 1, 1: 1, 2: 1})
    assert table.next_up() == (1,)
    assert out(table, 1).next_up() == ()
