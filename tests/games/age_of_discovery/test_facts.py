"""The cost and the yield of a choice, in the figures on its button."""

import pytest

from games.age_of_discovery.course import Resolution
from games.age_of_discovery.explain.facts import (
    Expedition,
    Losses,
    Natives,
    SureExpedition,
    UnknownNatives,
    WarLosses,
    brings,
)
from games.age_of_discovery.moves import Battle, Explore, War
from tests.games.age_of_discovery.positions import at

CREW = {"region": "peru", "pieces": ("captain", "soldier")}


def exploring(**seen):
    return at(
        Resolution(["discovery"]), boxes={"discovery": [(0, "captain"), (0, "soldier")]}, lands=seen
    ).state


def test_an_expedition_tells_its_strength_and_the_natives_that_the_unseen_counters_have():
    state = exploring()
    natives = {state.box.counters[one].natives for one in state.counters}
    worth = state.box.pieces["captain"].discovery + state.box.pieces["soldier"].discovery
    assert brings(state, 0, Explore, CREW) == Expedition(worth, min(natives), max(natives))
    assert brings(state, 0, Explore, {"region": "peru"}) == UnknownNatives(min(natives), max(natives))
    assert brings(state, 0, Explore, {}) is None


def test_an_expedition_to_a_region_whose_counter_is_seen_tells_its_natives():
    state = exploring()
    counter = next(iter(state.counters))
    state.lands["peru"].seen = counter
    natives = state.box.counters[counter].natives
    assert brings(state, 0, Explore, {"region": "peru"}) == Natives(natives)
    assert brings(state, 0, Explore, CREW) == SureExpedition(3, natives)


def fighting(soldiers: tuple[int, int], colonists: tuple[int, int]):
    state = at(Resolution(["warfare"]), boxes={"warfare": [(0, "soldier")]}).state
    for seat in (0, 1):
        state.lands["peru"].soldiers[seat] = soldiers[seat]
        state.lands["peru"].colonists[seat] = colonists[seat]
    return state


@pytest.mark.parametrize(
    ("soldiers", "colonists", "theirs", "ours"),
    [((2, 0), (3, 3), 2, 0), ((1, 1), (0, 0), 1, 1), ((3, 1), (0, 1), 2, 1), ((0, 2), (1, 0), 0, 1)],
)
def test_a_battle_tells_what_both_sides_lose(soldiers, colonists, theirs, ours):
    state = fighting(soldiers, colonists)
    assert brings(state, 0, Battle, {"region": "peru", "opponent": 1}) == Losses(theirs, ours)
    assert brings(state, 0, Battle, {"region": "peru"}) is None
    price = state.box.boxes["warfare"].cost
    assert brings(state, 0, War, {"opponent": 1}) == WarLosses(price, theirs, ours)


def test_a_fort_kills_but_is_no_piece_that_is_lost():
    state = fighting((2, 0), (0, 1))
    state.players[1].buildings.append("fortifications")
    assert brings(state, 0, Battle, {"region": "peru", "opponent": 1}) == Losses(1, 1)
