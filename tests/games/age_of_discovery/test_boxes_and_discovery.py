"""Rulings on numbers, goods, buildings, placing, the dock, declining, discovery (§16)."""

import pytest

from games.age_of_discovery.benefits import Benefits, Income
from games.age_of_discovery.boxes import standing
from games.age_of_discovery.course import Resolution, Turn, TurnEnd
from games.age_of_discovery.events import (
    LandMissed,
    SpecialistTrained,
)
from games.age_of_discovery.moves import (
    Build,
    Chart,
    Explore,
    ExploreBeyond,
    PlaceWorker,
    Settle,
    TakeGood,
    Train,
)
from games.core import Pass
from tests.games.age_of_discovery.positions import (
    ALL_DISCOVERED,
    BOX,
    at,
    buying,
    counter,
    owner,
)


def test_r01_goods_are_taken_in_the_order_of_the_spaces():
    game = at(
        Resolution(["trade_goods"]),
        boxes={"trade_goods": [(1, "colonist"), (0, "colonist"), (1, "colonist")]},
        goods_display=["rice", "fish", "gold", "fur"],
    )
    assert game.waiting() == [1]
    assert game.play(1, TakeGood("gold")).waiting() == [0]
    assert game.play(0, TakeGood("rice")).waiting() == [1]


@pytest.mark.parametrize("box", ["initiative", "capital", "warfare"])
def test_r02_numbers_of_spaces_can_be_corrected(box):
    full = [(1, "colonist")] * 2
    hands = {0: {"hand": {"colonist": 2}}}
    game = at(Turn(), boxes={box: full}, players=hands, overrides={"boxes": {box: {"spaces": 2}}})
    assert not game.offers(0, PlaceWorker(box, "colonist"))
    assert at(Turn(), boxes={box: full}, players=hands).offers(0, PlaceWorker(box, "colonist"))


def test_r03_goods_and_borders_of_regions_can_be_corrected():
    game = at(overrides={"regions": {"canada": {"good": "rice", "adjacent": ["florida"]}}})
    assert game.land("canada").good == "rice"
    assert game.state.pool["rice"] == 2
    assert game.state.pool["fur"] == 4


def test_r04_values_of_counters_can_be_corrected():
    assert at(overrides=counter(natives=9)).state.box.counters["d01"].natives == 9


@pytest.mark.parametrize("points", [4, 3])
def test_r05_the_navy_counts_four_or_three_a_ship(points):
    game = at(options={"navy": points}, players={0: owner("navy", ships=2)})
    assert game.points(0)["navy"] == 2 * points


def test_r06_the_company_draws_from_the_pool():
    game = at(Benefits([]), players={0: owner("west_indies_company")}, pool={"rice": 1})
    assert game.player(0).goods == {"rice": 1}


def test_r07_there_are_34_buildings():
    assert [sum(stack.values()) for stack in at().state.stacks] == [11, 13, 10]


def test_r08_the_world_atlas_counts_discoveries_and_can_be_left_out():
    game = at(players={0: owner("world_atlas", discoveries=["d01", "d02", "china"])})
    assert game.points(0)["world-atlas"] == 6
    assert sum(at(options={"world_atlas": False}).state.stacks[2].values()) == 9


def test_r09_the_red_number_of_a_building_that_pays_counts_once_at_the_end():
    game = at(Benefits([]), TurnEnd(), players={0: owner("royal_revenue", "imperial_treasury")})
    assert game.player(0).money == 10 + 10 + 25
    assert game.points(0)["buildings"] == 2 + 5


def test_r10_training_costs_five_dollars():
    game = at(Resolution(["training"]), boxes={"training": [(0, "colonist")]})
    game.play(0, Train("missionary"))
    assert game.told(SpecialistTrained) == [SpecialistTrained(0, "missionary", 5)]
    assert game.player(0).money == 5


def test_r10_without_five_dollars_nobody_is_trained():
    game = at(Resolution(["training"]), boxes={"training": [(0, "colonist")]}, players={0: {"money": 4}})
    assert game.is_over()
    assert game.player(0).hand == {}


def test_r11_a_building_works_in_the_turn_in_which_it_is_bought():
    game = at(
        Resolution(["capital"]),
        Income(),
        Benefits([]),
        turn=4,
        boxes={"capital": [(0, "colonist"), (0, "colonist")]},
        players={0: {"money": 28, "goods": {"sugar": 2}}},
        display=["rum_distillery", "royal_revenue"],
    )
    game.play(0, Build("rum_distillery"), Build("royal_revenue"))
    assert game.player(0).money == 2 * 3 + 10


def test_r12_new_specialists_are_placed_in_the_next_turn():
    game = at(
        Resolution(["training"]),
        TurnEnd(),
        Turn(),
        boxes={"captain": [(0, "colonist")]},
        order=[0, 1],
    )
    assert game.state.turn == 2
    assert game.offers(0, PlaceWorker("dock", "captain"))


def test_r13_space_x_is_filled_by_its_building_and_settles_in_the_next_turn():
    game = at(
        Benefits([]),
        Resolution(["dock"]),
        players={0: owner("indentured_servitude")},
        boxes={"dock": [(1, "colonist")]},
    )
    assert "dock_x" not in game.state.box.boxes
    assert game.waiting() == [1]
    game.play(1, Settle("caribbean"))
    assert game.waiting() == [0]
    game.play(0, Settle("caribbean"))
    assert game.pieces("caribbean", 0) == (1, 0)


DECLINES = {
    "dock": {},
    "trade_goods": {"goods_display": ["rice"]},
    "capital": {"display": ["colonists"]},
    "discovery": {},
    "training": {},
}


@pytest.mark.parametrize("box", DECLINES)
def test_r14_any_benefit_may_be_declined(box):
    game = at(Resolution([box]), boxes={box: [(0, "colonist")]}, **DECLINES[box])
    assert game.offers(0, Pass())
    game.play(0, Pass())
    assert game.player(0).money == 10
    assert game.is_over()


def test_r15_everybody_knows_a_counter_after_a_failed_expedition():
    game = at(
        Resolution(["discovery"]),
        boxes={"discovery": [(0, "colonist"), (1, "soldier"), (1, "soldier")]},
        overrides=counter(natives=2, plunder=3),
        counters={"d01": 1},
    )
    game.play(0, Explore("peru", ("colonist",)))
    assert game.land("peru").seen == "d01"
    # The second expedition meets the same counter: no other is left in the bag.
    game.play(1, Explore("peru", ("soldier", "soldier")))
    assert game.player(1).discoveries == ["d01"]
    assert game.land("peru").seen is None


def test_r16_the_deck_opens_in_the_same_box_and_soldiers_plunder():
    nearly = {region: {} for region in BOX.regions if region != "peru"}
    card = {"cards": {"china": {"natives": 1, "coins": 4, "plunder": 3, "vp": 8}}}
    game = at(
        Resolution(["discovery"]),
        lands=nearly,
        order=[0, 1],
        boxes={"discovery": [(0, "captain"), (1, "soldier"), (1, "soldier")]},
        overrides={**counter(natives=1), **card},
        counters={"d01": 1},
        deck={"china": 1},
    )
    assert not game.offers(0, ExploreBeyond(("captain",)))
    game.play(0, Explore("peru", ("captain",))).play(1, ExploreBeyond(("soldier", "soldier")))
    assert game.player(1).money == 10 + 4 + 2 * 3
    assert game.player(1).discoveries == ["china"]
    assert game.state.deck == {}


def test_r16_a_missed_card_is_shuffled_back():
    game = at(
        Resolution(["discovery"]),
        lands=ALL_DISCOVERED,
        boxes={"discovery": [(0, "colonist")]},
        deck={"china": 1},
    )
    game.play(0, ExploreBeyond(("colonist",)))
    assert len(game.told(LandMissed)) == 1
    assert game.state.deck == {"china": 1}
    assert game.state.boxes["discovery"] == []


def test_r16_with_an_empty_deck_nobody_is_asked_and_the_pieces_stay():
    game = at(Resolution(["discovery"]), lands=ALL_DISCOVERED, boxes={"discovery": [(0, "captain")]}, deck={})
    assert game.is_over()
    assert game.state.bank(0) == {"captain": 1}


def test_r17_cartography_always_succeeds_without_plunder():
    game = buying(
        "new_world_cartography", overrides=counter(natives=6, coins=5, plunder=4), counters={"d01": 1}
    )
    game.play(0, Chart("brazil"))
    assert game.player(0).money == 10 + 5
    assert game.pieces("brazil", 0) == (1, 0)
    assert game.player(0).discoveries == ["d01"]


def test_r17_cartography_without_an_undiscovered_region_keeps_its_points():
    game = buying("new_world_cartography", lands=ALL_DISCOVERED)
    assert game.is_over()
    assert game.points(0)["buildings"] == 4


def standing_at(game, box):
    return [worker and (worker.seat, worker.piece) for worker in standing(game.state, box)]


def test_the_piece_about_which_its_owner_is_asked_still_stands_on_the_dock():
    game = at(Resolution(["dock"]), boxes={"dock": [(0, "colonist"), (1, "soldier"), (1, "captain")]})
    assert standing_at(game, "dock") == [(0, "colonist"), (1, "soldier"), (1, "captain")]
    game.play(0, Settle("caribbean"))
    assert standing_at(game, "dock") == [None, (1, "soldier"), (1, "captain")]
    game.play(1, Settle("caribbean"))
    assert standing_at(game, "dock") == [None, None, (1, "captain")]
    game.play(1, Settle("caribbean"))
    assert not any(standing_at(game, "dock"))


def test_the_last_piece_of_the_dock_still_stands_there_while_a_buildings_space_waits():
    game = at(Resolution(["dock"]), boxes={"dock": [(0, "colonist")], "dock_x": [(1, "colonist")]})
    assert standing_at(game, "dock") == [(0, "colonist")]
    game.play(0, Settle("caribbean"))
    assert (standing_at(game, "dock"), standing_at(game, "dock_x")) == ([None], [(1, "colonist")])
