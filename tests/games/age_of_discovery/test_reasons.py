"""Reasons for moves are true of what the view shows."""

import pytest

from games.age_of_discovery.boxes import Arrival, IndianAllies
from games.age_of_discovery.course import Resolution
from games.age_of_discovery.explain.reasons import (
    Follows,
    ForBuilding,
    Gathers,
    HelpsEachTurn,
    HelpsFromNow,
    HelpsNow,
    Leads,
    PaysEachTurn,
    ScoresAtEnd,
    StrongEnough,
    TakesTheRisk,
    ToTrain,
    reason,
)
from games.age_of_discovery.moves import Ally, Build, Explore, PlaceWorker, Settle
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
        ("trading_post", 2, PaysEachTurn(7)),
        ("trading_post", LAST, PaysEachTurn(1)),
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


@pytest.mark.parametrize(
    ("piece", "buildings", "stands"),
    [
        ("colonist", [], Follows("peru", 1)),
        ("missionary", [], Follows("peru", 2)),
        ("missionary", ["cathedral"], Leads("peru", 3)),
    ],
)
def test_colonists_who_join_a_missionary_count_where_it_settles(piece, buildings, stands):
    game = at(Arrival([0], piece), lands={"peru": {1: (2, 0)}}, players={0: {"buildings": buildings}})
    assert reason(game.seen_by(0), 0, Settle("peru")) == stands


def test_allies_count_where_they_come_as_many_as_there_are_in_supply():
    lands = {"peru": {0: (1, 0), 1: (2, 0)}}
    assert reason(at(IndianAllies([0], 2), lands=lands).state, 0, Ally("peru")) == Leads("peru", 3)
    supply = at().state.box.supply.soldiers
    lands["florida"] = {0: (0, supply - 1)}
    assert reason(at(IndianAllies([0], 2), lands=lands).state, 0, Ally("peru")) == Follows("peru", 2)


@pytest.mark.parametrize(
    ("turn", "ships", "why"), [(4, 1, PaysEachTurn(5)), (4, 0, HelpsEachTurn(4)), (LAST, 0, None)]
)
def test_privateers_pay_only_whoever_has_a_ship(turn, ships, why):
    state = at(turn=turn, players={0: {"ships": ships}}).state
    assert reason(state, 0, Build("privateers")) == why


@pytest.mark.parametrize(("box", "why"), [("capital", ForBuilding), ("training", ToTrain)])
def test_nothing_is_bought_without_the_money_for_it(box, why):
    def placed(money, **boxes):
        state = at(players={0: {"money": money}}, boxes=boxes).state
        return reason(state, 0, PlaceWorker(box, "colonist"))

    assert placed(0) is None
    assert placed(20) == why(20)
    spent = {"capital": [(0, "colonist")]}
    assert placed(20, **spent) == (why(20 - 10) if box == "training" else why(10))
    assert placed(10, **spent) is None
    earns = at().state.box.pieces["merchant"].dock_money
    assert placed(20, dock=[(0, "merchant")], initiative=[(1, "colonist"), (0, "colonist")]) == why(
        22 + earns
    )
