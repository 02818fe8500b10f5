import pytest

from games.core import Pass, Step, Table
from games.core.log import By
from games.core.saves import entry_from_data, entry_to_data
from tests.core.positions import at, header, play, same
from tests.core.toy import Alms, Bid, Donate, DrawCards, Fair, Guard, LastCall, Offer, Offers, Siege, Smuggle


def undo(table: Table, seat: int, k: int) -> Table:
    table.adopt(table.undone(seat, k))
    return table


def alms(*steps: Step[Fair]) -> Table:
    """Three seats that may give a stall away, one after the other."""
    return at(Alms([0, 1, 2]), *steps, stalls={0: 1, 1: 1, 2: 1})


def restarted(table: Table) -> Table:
    """The same table, loaded from its save."""
    entries = [entry_from_data(table.game, entry_to_data(entry)) for entry in table.log.entries]
    return Table.replay(table.game, table.header, entries, check_all=True)


def test_undo_goes_back_to_before_the_entry():
    table = play(alms(), (0, Donate()))
    undo(table, 0, 0)
    assert same(table, alms())
    assert [entry.undo for entry in table.log.entries] == [None, 0]
    assert table.log.live_line() == []


def test_the_log_is_never_rewritten():
    table = play(alms(), (0, Donate()))
    before = list(table.log.entries)
    play(undo(table, 0, 0), (0, Pass()))
    assert table.log.entries[:1] == before
    assert [entry.n for entry in table.log.live_line()] == [2]


def test_redo_is_taking_back_the_undo():
    table = play(alms(), (0, Donate()))
    after = play(alms(), (0, Donate()))
    undo(table, 0, 0)
    assert table.log.redo_target(0) == 1
    assert same(undo(table, 0, 1), after)


def test_redo_works_after_a_restart():
    table = undo(play(alms(), (0, Donate())), 0, 0)
    again = restarted(table)
    assert again.log.redo_target(0) == 1
    assert same(undo(again, 0, 1), play(alms(), (0, Donate())))
    assert same(restarted(again), again)


def test_several_undos_are_redone_one_by_one_the_last_one_first():
    table = at(Siege([0, 1, 2], {}))
    play(table, (0, Guard("north", 1)), (0, Guard("south", 2)))
    both = at(Siege([0, 1, 2], {}))
    play(both, (0, Guard("north", 1)), (0, Guard("south", 2)))
    undo(undo(table, 0, 1), 0, 0)
    assert table.log.redo_target(0) == 3
    undo(table, 0, 3)
    assert table.log.redo_target(0) == 2
    undo(table, 0, 2)
    assert same(table, both)
    assert table.log.redo_target(0) is None


def test_there_is_nothing_to_redo_after_a_move():
    table = play(undo(play(alms(), (0, Donate())), 0, 0), (0, Pass()))
    assert table.log.redo_target(0) is None


def test_another_seat_redoes_nothing():
    table = undo(play(alms(), (0, Donate())), 0, 0)
    assert table.log.redo_target(1) is None
    assert table.log.barrier(1, 1) is not None


@pytest.mark.parametrize("by", ["person", "order", "time", "robot", "host"])
def test_a_seat_takes_back_its_own_entries_whoever_made_them(by: By):
    table = alms()
    table.play(0, Donate(), by=by)
    assert table.log.barrier(0, 0) is None


@pytest.mark.parametrize("by", ["person", "order", "time", "robot", "host"])
def test_another_seats_entry_is_a_barrier_its_standing_orders_too(by: By):
    table = play(alms(), (0, Donate()))
    table.play(1, Donate(), by=by)
    assert table.log.barrier(0, 0) == table.log.entries[1]
    assert table.log.barrier(1, 1) is None


def test_a_forced_entry_is_no_barrier_whosever_it_is():
    table = at(Alms([0, 1, 2]), stalls={0: 1, 1: 2, 2: 1})
    play(table, (0, Donate()))
    assert [entry.by for entry in table.log.entries] == ["person", "forced"]
    assert table.log.barrier(0, 0) is None
    assert same(undo(table, 0, 0), at(Alms([0, 1, 2]), stalls={0: 1, 1: 2, 2: 1}))


def test_a_draw_is_a_barrier():
    table = play(at(Alms([0]), DrawCards(3), Alms([1]), stalls={0: 1, 1: 1}), (0, Donate()))
    assert [entry.by for entry in table.log.entries] == ["person", "chance"]
    assert table.log.barrier(0, 0) == table.log.entries[1]


def test_an_open_answer_can_be_taken_back_and_the_last_one_is_a_barrier():
    table = at(Siege([0, 1], {}), Alms([0]), stalls={0: 1}, head=header(2))
    play(table, (0, Guard("north", 0)), (0, Guard("south", 0)))
    assert table.log.barrier(0, 1) is None
    play(table, (1, Guard("north", 1)))
    assert table.log.barrier(1, 2) is None
    play(table, (1, Guard("south", 1)))
    assert table.log.entries[3].reveals
    assert table.log.barrier(1, 3) == table.log.entries[3]


def test_an_answer_that_closes_is_a_barrier_after_a_restart_too_even_for_a_redo():
    table = at(Siege([0], {}), Alms([0]), stalls={0: 1}, head=header(2))
    play(table, (0, Guard("north", 0)), (0, Guard("south", 0)))
    assert table.log.barrier(0, 1) is not None
    undo(table, 0, 1)
    assert table.log.barrier(0, 2) is not None
    again = restarted(table)
    assert again.log.barrier(0, 2) == table.log.entries[1]


def test_a_step_for_several_that_asked_nobody_is_no_barrier():
    table = play(at(Alms([0]), Siege([], {}), Alms([0]), stalls={0: 1}), (0, Pass()))
    assert table.log.barrier(0, 0) is None


def test_an_interrupt_is_its_own_seats_to_take_back():
    def interrupted() -> Table:
        return at(Offers([0, 1, 2], {}), hands={0: [1, 5], 1: [3], 2: [4, 4]}, tokens=[2])

    table = play(interrupted(), (0, Offer(1)), (2, Smuggle(0)))
    assert table.log.barrier(2, 1) is None
    assert table.log.barrier(0, 0) == table.log.entries[1]
    undo(table, 2, 1)
    assert same(table, play(interrupted(), (0, Offer(1))))


def test_luck_differs_between_tables():
    hands = [
        [list(p.hand) for p in at(DrawCards(9), head=header(secret=f"{n:032x}")).state.players]
        for n in range(6)
    ]
    assert len({str(hand) for hand in hands}) > 1


def test_only_decisions_and_undos_are_taken_back():
    table = play(at(Alms([0]), DrawCards(3), Alms([1, 2]), stalls={0: 1, 1: 2, 2: 1}), (0, Donate()))
    assert [entry.by for entry in table.log.entries] == ["person", "chance", "forced"]
    for k in (1, 2, 3, -1):
        with pytest.raises(ValueError, match="not a decision"):
            table.undone(0, k)


def test_what_is_taken_back_already_cannot_be_taken_back_again():
    table = undo(play(alms(), (0, Donate())), 0, 0)
    with pytest.raises(ValueError, match="already"):
        table.undone(0, 0)


def test_the_last_decision_is_the_live_one():
    table = play(alms(), (0, Donate()), (1, Donate()))
    assert table.log.last_decision(0) == 0
    assert table.log.last_decision(2) is None
    undo(table, 1, 1)
    assert table.log.last_decision(1) is None


def test_taking_back_far_goes_over_others_where_all_agree():
    table = play(alms(), (0, Donate()), (1, Donate()))
    assert same(undo(table, 0, 0), alms())
    assert same(undo(table, 0, 2), play(alms(), (0, Donate()), (1, Donate())))


def test_a_game_that_is_over_can_be_taken_up_again():
    table = play(at(LastCall([1]), tokens=[1], hands={0: [2, 3]}), (1, Pass()))
    assert table.is_over()
    assert undo(table, 1, 0).waiting() == (1,)


def test_an_undo_is_told_with_the_number_of_moves():
    table = play(at(Siege([0, 1], {}), head=header(2)), (0, Guard("north", 1)), (0, Guard("south", 2)))
    turn = table.undone(0, 0)
    assert (turn.told[0].event.seat, turn.told[0].event.more, turn.told[0].event.redone) == (0, True, False)
    table.adopt(turn)
    event = table.undone(0, 2).told[0].event
    assert (event.more, event.redone) == (True, True)


def test_a_bid_looked_at_by_an_order_cannot_be_taken_back():
    table = at(Offers([0, 1, 2], {}), hands={0: [1, 3], 1: [5, 4], 2: [2, 2, 2]})
    play(table, (0, Offer(1)), (1, Offer(5)), (2, Offer(2)), (1, Bid(2)))
    table.play(2, Bid(3), by="order")
    assert table.log.barrier(1, 3) == table.log.entries[4]


def test_moves_are_counted_on_the_live_line_without_forced_ones():
    table = at(Alms([0, 1, 2, 0, 1, 2]), stalls={0: 1, 1: 1, 2: 1})
    for seat in (0, 1, 2):
        play(table, (seat, Donate()))
        counted_as_walked(table)
    for k in (1, 3, 0, 5):
        undo(table, 0, k)
        counted_as_walked(table)
    counted_as_walked(restarted(table))
    counted_as_walked(table.at(1)[0])


def counted_as_walked(table: Table) -> None:
    line = table.log.live_line()
    for seat in range(3):
        own = [entry for entry in line if entry.seat == seat and entry.by != "forced"]
        assert table.log.moves_of(seat) == len(own)
    assert table.log.undos() == sum(entry.undo is not None for entry in table.log.entries)
