"""Luck that was seen cannot be looked up: what follows an undo of it is drawn with another key, and audits still hold."""

import dataclasses

import pytest

from games.core import Pass, Table
from games.core.chance import deal
from games.core.header import DamagedSave
from games.core.moves import CHANCE
from games.core.saves import save_from_data, save_to_data
from tests.core.positions import at, header, play, random_game
from tests.core.toy import GAME, Alms, Donate, DrawCards, Guard, Siege

GAMES = {"toy": GAME}


def drawing() -> Table:
    """Each of three seats may give a stall away; cards are drawn after each of them."""
    steps = (Alms([0]), DrawCards(9), Alms([1]), DrawCards(9), Alms([2]), DrawCards(9))
    return at(*steps, stalls={0: 1, 1: 1, 2: 1})


def undo(table: Table, k: int, **how: bool) -> Table:
    table.adopt(table.undone(0, k, **how))
    return table


def draws(table: Table) -> list[object]:
    return [entry.move for entry in table.log.live_line() if entry.by == "chance"]


def again(table: Table) -> Table:
    return Table.replay(table.game, table.header, table.log.entries, check_all=True)


def test_after_an_undo_of_a_draw_the_same_moves_meet_other_luck():
    table = play(drawing(), (0, Donate()), (1, Donate()))
    seen = draws(table)
    play(undo(table, 0), (0, Donate()), (1, Donate()))
    assert draws(table)[0] != seen[0]
    assert draws(table)[1] != seen[1]
    assert table.redealt() == []


def test_each_such_undo_changes_the_luck_again():
    table, seen = drawing(), []
    for _ in range(4):
        play(table, (0, Donate()))
        seen.append(draws(table)[0])
        undo(table, table.log.last_decision(0) or 0)
    assert len({repr(one) for one in seen}) == len(seen)


def test_after_an_undo_that_took_back_nothing_seen_the_same_moves_meet_the_same_luck():
    table = at(Siege([0, 1], {}), DrawCards(9), Alms([0]), stalls={0: 1}, head=header(2))
    other = at(Siege([0, 1], {}), DrawCards(9), Alms([0]), stalls={0: 1}, head=header(2))
    play(table, (0, Guard("north", 1)))
    undo(table, 0)
    assert table.header.looked_from is None
    for one in (table, other):
        play(
            one,
            (0, Guard("north", 0)),
            (0, Guard("south", 0)),
            (1, Guard("north", 1)),
            (1, Guard("south", 1)),
        )
    assert draws(table) == draws(other)


def test_a_reveal_that_was_seen_changes_the_luck_that_comes():
    table = at(Siege([0, 1], {}), Alms([0]), DrawCards(9), Alms([1]), stalls={0: 1, 1: 1}, head=header(2))
    answers = (0, Guard("north", 0)), (0, Guard("south", 0)), (1, Guard("north", 1)), (1, Guard("south", 1))
    play(table, *answers)
    undo(table, 3)
    assert table.header.looked_from == 4
    play(table, (1, Guard("south", 0)), (0, Pass()))
    assert draws(table) == [deal_of(table, looks=1)]
    assert draws(table) != [deal_of(table, looks=0)]


def deal_of(table: Table, looks: int) -> object:
    """What luck deals as the first draw after so many undos."""
    n = next(entry.n for entry in table.log.live_line() if entry.by == "chance")
    return deal(table.at(n - 1)[0].state, table.header.secret, 0, looks)


def test_what_comes_back_is_what_was_seen_and_then_there_is_other_luck():
    table = play(drawing(), (0, Donate()))
    first = draws(table)
    undo(table, 0)
    undo(table, table.log.redo_target(0) or 0)
    assert draws(table) == first
    play(table, (1, Donate()))
    assert table.redealt() == []
    assert table.log.looks(0, len(table.log.entries)) == 1


def test_the_header_notes_the_first_such_undo_alone():
    table = play(drawing(), (0, Donate()))
    assert table.header.looked_from is None
    undo(table, 0)
    assert table.header.looked_from == 2
    play(table, (0, Donate()))
    undo(table, table.log.last_decision(0) or 0)
    assert table.header.looked_from == 2
    assert again(table).header == table.header


def test_a_lesson_keeps_the_same_luck():
    table = play(drawing(), (0, Donate()))
    seen = draws(table)
    play(undo(table, 0, keeps_luck=True), (0, Donate()))
    assert (draws(table), table.header.looked_from) == (seen, None)


def test_luck_is_the_same_in_the_replay_and_after_a_restart():
    table = play(undo(play(drawing(), (0, Donate())), 0), (0, Donate()), (1, Donate()))
    other = again(table)
    assert other.state == table.state
    assert other.redealt() == []
    for one in (table, other):
        undo(one, one.log.last_decision(1) or 0)
        play(one, (1, Donate()), (2, Donate()))
    assert draws(table) == draws(other)


def old(table: Table) -> Table:
    """A log as it was written before luck changed: with an undo over a draw, and the same draw again."""
    play(table, (0, Donate()))
    play(undo(table, table.log.last_decision(0) or 0, keeps_luck=True), (0, Donate()), (1, Donate()))
    assert table.header.looked_from is None
    return table


def test_an_old_log_verifies_by_the_old_rule_and_what_follows_by_the_new_one():
    table = again(old(drawing()))
    assert table.redealt() == []
    before = draws(table)
    undo(table, table.log.last_decision(1) or 0)
    play(table, (1, Donate()), (2, Donate()))
    assert draws(table)[0] == before[0]
    assert draws(table)[1] != before[1]
    assert table.redealt() == []
    assert again(table).redealt() == []


def test_what_was_drawn_before_the_old_undo_is_dealt_with_the_first_key_still():
    steps = (DrawCards(3), Alms([0]), DrawCards(9), Alms([1]), DrawCards(9), Alms([2]), DrawCards(9))
    table = old(at(*steps, stalls={0: 1, 1: 1, 2: 1}))
    undo(table, table.log.last_decision(1) or 0)
    play(table, (1, Donate()), (2, Donate()))
    assert len(table.log.looked) == 2
    assert again(table).redealt() == []


def test_a_header_without_the_note_is_one_from_before():
    data = save_to_data(header(), [])
    del data["header"]["looked_from"]
    assert save_from_data(GAMES, data)[1] == header()


def test_a_draw_that_was_dealt_with_the_key_of_before_is_found():
    table = play(undo(play(drawing(), (0, Donate())), 0), (0, Donate()))
    entries = list(table.log.entries)
    swapped = dataclasses.replace(entries[-1], move=entries[1].move)
    entries[-1] = swapped
    other = Table(table.game, table.header)
    for entry in entries:
        other.log.add(entry)
    assert [entry.n for entry, _ in other.redealt()] == [swapped.n]


@pytest.mark.parametrize("since", [-1, 0, 1])
def test_a_header_that_notes_another_entry_is_refused(since: int):
    table = undo(play(drawing(), (0, Donate())), 0)
    head = dataclasses.replace(table.header, looked_from=since)
    with pytest.raises(DamagedSave):
        Table.replay(table.game, head, table.log.entries)


@pytest.mark.parametrize("seed", range(3))
def test_whole_games_with_undos_of_anything_verify(seed: int):
    made = random_game(seed)
    decisions = [entry.n for entry in made.log.live_line() if made.log.is_decision(entry.n)]
    for k in (decisions[-1], decisions[len(decisions) // 2], decisions[0]):
        undo(made, k)
        while not made.is_over() and len(made.log.live_line()) < k:
            seat = made.waiting()[0]
            made.play(seat, next(iter(made.menu(seat).sets[0])))
    assert CHANCE in {entry.seat for entry in made.log.live_line()}
    assert made.redealt() == []
    assert again(made).state == made.state
