"""Decisions looked at again: what a move did is told from what followed from it."""

from games.core import engine
from games.core.decisions import decisions, final_decisions
from tests.conformance.plays import GAMES, Variant, dealt
from tests.core.positions import at, play
from tests.core.toy import Guard, Siege, WallHeld


def test_what_follows_from_the_last_answer_is_not_its_own():
    table = at(Siege([0], {}))
    state = table.state.clone()
    engine.apply(state, 0, Guard("north", 1), lambda _: None)
    own, after = engine.told_apart(state, 0, Guard("south", 1))
    assert own == []
    assert [type(event) for event in after[:2]] == [WallHeld, WallHeld]


def test_decisions_have_all_events_of_the_line_each_with_its_own_first():
    table = dealt(Variant("puerto_rico", 3, ()))
    while len(table.log.entries) < 60:
        seat = table.waiting()[0]
        table.play(seat, GAMES["puerto_rico"].default(table.view(seat), seat, table.menu(seat)))
    found = list(decisions(table, lambda entry: True))
    told = [one.event for one in table.told() if one.entry >= 0]
    assert [event for one in found for event in one.events] == told
    assert all(one.events[: len(one.own)] == one.own for one in found)


def test_an_answer_that_was_changed_is_no_decision_and_its_question_is_open_again():
    moves = (Guard("north", 1), Guard("south", 2), Guard("north", 2), Guard("north", 0))
    table = play(at(Siege([0, 1], {})), *((0, move) for move in moves))
    found = list(decisions(table, lambda entry: entry.seat == 0))
    last = final_decisions(found)
    assert [one.entry.move for one in last] == [moves[1], moves[3]]
    assert all(one.entry.move in engine.open_menu(one.before, 0) for one in last)
    assert last[1].before.agenda[-1].answers[0] == {"south": moves[1]}
    assert found[3].before.agenda[-1].answers[0]["north"] == moves[2], "what was looked at is left alone"


def test_an_answer_of_somebody_else_that_a_person_changes_is_their_decision():
    table = at(Siege([0, 1], {}))
    table.play(0, Guard("north", 1), by="time")
    play(table, (0, Guard("north", 2)))
    found = decisions(table, lambda entry: entry.by == "person")
    assert [one.entry.move for one in final_decisions(found)] == [Guard("north", 2)]
