"""The builder phase (§6.3)."""

import pytest

from games.core import Pass, PhaseEnded
from games.puerto_rico.builder import price
from games.puerto_rico.events import Built, LastRoundCalled
from games.puerto_rico.moves import Build
from tests.games.puerto_rico.positions import at, table

COLUMNS = {"large_building_geometry": "columns"}
FOUR_LARGE = ["guild_hall", "residence", "fortress", "customs_house"]
TEN_SMALL = [
    "small_indigo_plant",
    "small_sugar_mill",
    "small_market",
    "hacienda",
    "construction_hut",
    "small_warehouse",
    "indigo_plant",
    "sugar_mill",
    "hospice",
    "office",
]


def buildings(position, seat) -> set[str]:
    return {move.building for move in position.moves(seat) if isinstance(move, Build)}


@pytest.mark.parametrize(
    ("building", "cost"), [("construction_hut", 1), ("office", 3), ("harbor", 5), ("city_hall", 7)]
)
def test_w04_quarries_lower_a_price_by_the_column_at_most(building, cost):
    position = table(tiles={0: {"quarry": 3}})
    assert price(position.state, position.player(0), building, discount=0) == cost


def test_the_builders_doubloon_comes_on_top_of_the_quarries():
    position = table(tiles={0: {"quarry": 3}})
    assert price(position.state, position.player(0), "office", discount=1) == 2


def test_a_fourth_quarry_counts_in_the_fourth_column_only():
    position = table(tiles={0: {"quarry": 4}})
    assert price(position.state, position.player(0), "wharf", discount=0) == 6
    assert price(position.state, position.player(0), "fortress", discount=0) == 6


def test_unoccupied_quarries_do_not_count():
    position = table(tiles={0: {"quarry": (3, 1)}})
    assert price(position.state, position.player(0), "harbor", discount=0) == 7


def test_a_price_never_falls_below_0():
    position = at("builder", doubloons={0: 0}, tiles={0: {"quarry": 2}})
    position.play(0, Build("small_market"))
    assert position.told(Built) == [Built(0, "small_market", 0, colonist=False)]
    assert position.player(0).doubloons == 0


def test_the_builder_pays_one_doubloon_less_the_others_do_not():
    position = at("builder", chooser=1, doubloons={1: 4, 2: 4})
    assert "office" in buildings(position, 1)
    position.play(1, Build("office"))
    assert position.player(1).doubloons == 0
    assert "office" not in buildings(position, 2)
    assert "hospice" in buildings(position, 2)


def test_building_pays_takes_the_tile_and_places_it_without_colonists():
    position = at("builder", doubloons={0: 9})
    position.play(0, Build("sugar_mill"))
    assert position.player(0).doubloons == 6
    assert position.player(0).buildings == {"sugar_mill": 0}
    assert position.state.buildings["sugar_mill"] == 2


def test_w22_a_builder_who_passes_gains_nothing():
    position = at("builder", doubloons={0: 3})
    position.play(0, Pass())
    assert position.player(0).doubloons == 3


def test_one_building_per_player_and_phase():
    position = at("builder", doubloons={0: 20})
    position.play(0, Build("office"))
    assert position.waiting() == []


def test_who_can_afford_nothing_is_not_asked():
    position = at("builder", doubloons={0: 0, 2: 1})
    position.play(0, Pass())
    assert position.waiting() == [2], "the builder has a doubloon off, the second player has no money"


def test_each_type_only_once():
    position = at("builder", doubloons={0: 20}, buildings={0: {"office": 0}})
    assert "office" not in buildings(position, 0)


def test_small_and_large_plant_are_two_types():
    position = at("builder", doubloons={0: 20}, buildings={0: ["small_indigo_plant"]})
    assert "indigo_plant" in buildings(position, 0)


def test_what_the_supply_lacks_cannot_be_built():
    position = at("builder", doubloons={2: 20}, buildings={0: ["office"], 1: ["office"]}, chooser=2)
    assert "office" not in buildings(position, 2)


def test_a_full_city_is_not_asked():
    position = at("builder", doubloons={0: 20}, buildings={0: [*TEN_SMALL, "guild_hall"]})
    assert position.told(PhaseEnded) == [PhaseEnded("builder")]


def test_r15_two_free_spaces_are_enough_for_a_large_building():
    position = at("builder", doubloons={0: 20}, buildings={0: TEN_SMALL})
    assert "guild_hall" in buildings(position, 0)


def test_r15_one_free_space_is_not():
    position = at("builder", doubloons={0: 20}, buildings={0: [*TEN_SMALL, "large_market"]})
    assert buildings(position, 0) & {"guild_hall", "fortress"} == set()
    assert "factory" in buildings(position, 0)


def test_r15_a_fifth_large_building_fits_by_counting():
    position = at("builder", doubloons={0: 20}, buildings={0: FOUR_LARGE})
    assert "city_hall" in buildings(position, 0)


def test_r15_option_columns_takes_four_large_buildings_at_most():
    position = at("builder", doubloons={0: 20}, buildings={0: FOUR_LARGE}, options=COLUMNS)
    assert "city_hall" not in buildings(position, 0)
    assert "wharf" in buildings(position, 0)


def test_r15_option_columns_takes_the_fourth():
    position = at("builder", doubloons={0: 20}, buildings={0: FOUR_LARGE[:3]}, options=COLUMNS)
    assert "city_hall" in buildings(position, 0)


def test_the_twelfth_space_makes_the_last_round():
    position = at("builder", doubloons={0: 20, 1: 20}, buildings={0: TEN_SMALL})
    position.play(0, Build("guild_hall"))
    assert position.told(LastRoundCalled) == [LastRoundCalled("city_full")]
    assert position.waiting() == [1], "the phase goes on"


def test_eleven_spaces_end_nothing():
    position = at("builder", doubloons={0: 20}, buildings={0: TEN_SMALL})
    position.play(0, Build("large_market"))
    assert position.state.triggers == []


# University


def test_university_puts_one_colonist_on_the_new_building():
    position = at("builder", doubloons={0: 20}, buildings={0: ["university"]}, colonists=9)
    position.play(0, Build("sugar_mill"))
    assert position.player(0).buildings["sugar_mill"] == 1
    assert position.state.colonists == 8


def test_universitys_colonist_stands_on_the_large_building():
    position = at("builder", doubloons={0: 20}, buildings={0: ["university"]})
    position.play(0, Build("guild_hall"))
    assert position.player(0).buildings["guild_hall"] == 1


def test_universitys_colonist_may_be_declined():
    position = at("builder", doubloons={0: 20}, buildings={0: ["university"]}, colonists=9)
    position.play(0, Build("sugar_mill", colonist=False))
    assert position.player(0).buildings["sugar_mill"] == 0
    assert position.state.colonists == 9


def test_r12_university_takes_from_the_ship_when_the_supply_is_empty():
    position = at("builder", doubloons={0: 20}, buildings={0: ["university"]}, colonists=0, colonist_ship=3)
    position.play(0, Build("office"))
    assert (position.player(0).buildings["office"], position.state.colonist_ship) == (1, 2)
    assert position.state.triggers == []


def test_r12_without_any_colonist_university_gives_none():
    position = at("builder", doubloons={0: 20}, buildings={0: ["university"]}, colonists=0, colonist_ship=0)
    position.play(0, Build("office"))
    assert position.player(0).buildings["office"] == 0


def test_r14_a_university_just_built_has_no_colonist_of_its_own():
    position = at("builder", doubloons={0: 20})
    position.play(0, Build("university"))
    assert position.player(0).buildings == {"university": 0}


def test_an_unoccupied_university_does_nothing():
    position = at("builder", doubloons={0: 20}, buildings={0: {"university": 0}})
    position.play(0, Build("office"))
    assert position.player(0).buildings["office"] == 0


def test_without_a_working_university_and_a_colonist_for_it_there_is_no_question_about_one():
    for more in (
        {"buildings": {0: {"university": 0}}},
        {"buildings": {0: ["university"]}, "colonist_ship": 0},
    ):
        position = at("builder", doubloons={0: 20}, colonists=0, **more)
        assert Build("office") in position.menu(0)
        assert Build("office", colonist=False) not in position.menu(0)
