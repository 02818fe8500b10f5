"""Decisions looked at again: what a move did is told from what followed from it."""

from games.core import engine
from games.core.decisions import decisions
from tests.conformance.plays import GAMES, Variant, dealt
from tests.core.positions import at
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
