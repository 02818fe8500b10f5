"""Reasons for moves are true of what the view shows."""

import pytest

from games.age_of_discovery.course import Resolution
from games.age_of_discovery.moves import Build, Explore
from games.age_of_discovery.reasons import (
    Gathers,
    HelpsEachTurn,
    HelpsFromNow,
    HelpsNow,
    ScoresAtEnd,
    StrongEnough,
    TakesTheRisk,
    reason,
)
from games.core import Pass
from tests.games.age_of_discovery.positions import at

LAST = 8


@pytest.mark.parametrize(
    ("building", "turn", "why"),
    [
        ("indian_allies", 2, HelpsNow()),
        ("trade_routes", 2, HelpsEachTurn(6)),
        ("wealth", 7, ScoresAtEnd(0)),
        ("training", 2, HelpsEachTurn(6)),
        ("merchant_guild", LAST, None),
        ("royal_favour", 4, HelpsFromNow()),
        ("royal_favour", LAST, ScoresAtEnd(5)),
    ],
)
def test_a_building_is_for_what_it_still_brings(building, turn, why):
    assert reason(at(turn=turn).state, 0, Build(building)) == why


def test_an_expedition_is_strong_enough_only_against_natives_that_it_beats():
    state = at().state
    natives = state.box.counters["d01"].natives
    assert reason(state, 0, Explore("peru", ("colonist",))) == TakesTheRisk(1)
    state.lands["peru"].seen = "d01"
    assert reason(state, 0, Explore("peru", ("captain",) * natives)) == StrongEnough(2 * natives, natives)
    weak = ("colonist",) * (natives - 1)
    assert reason(state, 0, Explore("peru", weak)) is None


@pytest.mark.parametrize(("turn", "why"), [(3, Gathers(2)), (LAST, None)])
def test_whoever_sends_no_expedition_waits_for_more_pieces_unless_the_game_ends(turn, why):
    game = at(Resolution(["discovery"]), turn=turn, boxes={"discovery": [(0, "colonist"), (0, "colonist")]})
    assert reason(game.seen_by(0), 0, Pass()) == why
