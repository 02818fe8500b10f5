"""The end (§9)."""

import pytest

from games.core import ranking, view
from games.puerto_rico.scoring import scores
from tests.games.puerto_rico.positions import at_end_of_round, table

FIVE = ["guild_hall", "residence", "fortress", "customs_house", "city_hall"]


def scored(buildings, **things):
    return table(buildings={0: buildings}, **things)


def test_w16_a_guild_hall_scores_plants():
    buildings = ["guild_hall", "small_sugar_mill", "sugar_mill", "small_indigo_plant", "coffee_roaster"]
    assert scored(buildings).bonus(0, "guild_hall") == 6


def test_guild_hall_counts_unoccupied_plants_too():
    buildings = {"guild_hall": 1, "sugar_mill": 0, "tobacco_storage": 0, "small_indigo_plant": 0}
    assert scored(buildings).bonus(0, "guild_hall") == 5


@pytest.mark.parametrize("plants", [0, 1, 3])
def test_guild_hall_pays_two_points_for_each_large_plant(plants):
    buildings = ["guild_hall", "sugar_mill", "tobacco_storage", "coffee_roaster"][: 1 + plants]
    assert scored(buildings).bonus(0, "guild_hall") == 2 * plants


def test_w17_a_residence_scores_tiles():
    assert scored(["residence"], tiles={0: {"corn": 6, "quarry": 4}}).bonus(0, "residence") == 5


@pytest.mark.parametrize(("tiles", "points"), [(0, 4), (9, 4), (10, 5), (11, 6), (12, 7)])
def test_residence_by_tiles_occupied_or_not(tiles, points):
    corn = min(tiles, 6)
    lying = {"corn": (corn, 0), "indigo": (tiles - corn, 0)}
    assert scored(["residence"], tiles={0: lying}).bonus(0, "residence") == points


def test_w18_a_fortress_scores_colonists():
    position = scored(["fortress"], tiles={0: {"corn": 8}}, san_juan={0: 11})
    assert position.bonus(0, "fortress") == 6


def test_w19_a_customs_house_scores_chips():
    assert scored(["customs_house"], vp_of={0: 23}).bonus(0, "customs_house") == 5


def test_r26_customs_house_counts_no_building_points():
    assert scored(["customs_house", "harbor", "wharf"], vp_of={0: 3}).bonus(0, "customs_house") == 0


def test_w20_a_city_hall_scores_violet_buildings():
    buildings = [
        "city_hall",
        "hacienda",
        "harbor",
        "office",
        "construction_hut",
        "large_warehouse",
        "residence",
    ]
    assert scored(buildings).bonus(0, "city_hall") == 7


def test_city_hall_counts_unoccupied_violet_buildings_and_no_plants():
    assert scored({"city_hall": 1, "hacienda": 0, "sugar_mill": 3}).bonus(0, "city_hall") == 2


@pytest.mark.parametrize("building", FIVE)
def test_w21_an_unoccupied_large_building_scores_its_printed_points_only(building):
    position = scored({building: 0}, vp_of={0: 20}, san_juan={0: 9}, tiles={0: {"corn": 6, "indigo": 6}})
    assert position.bonus(0, building) == 0
    assert position.bonus(0, "buildings") == 4


def test_the_total_is_chips_printed_points_and_bonuses():
    position = scored({"city_hall": 1, "hacienda": 0}, vp_of={0: 11}, doubloons={0: 5}, goods={0: ["corn"]})
    assert position.total(0) == 11 + 4 + 1 + 2


def test_doubloons_and_goods_break_ties():
    position = table(vp_of={0: 7, 1: 7}, doubloons={0: 3, 1: 2}, goods={1: ["corn", "corn"]})
    assert [score.seat for _, score in ranking(scores(position.state))][:2] == [1, 0]


def test_r28_who_is_then_still_equal_shares_the_rank():
    position = table(vp_of={1: 7, 3: 7}, doubloons={1: 3, 3: 2}, goods={3: ["coffee"]})
    assert [(rank, score.seat) for rank, score in ranking(scores(position.state))] == [
        (1, 1),
        (1, 3),
        (3, 0),
        (3, 2),
    ]


# Who may know what


def test_r31_only_the_owner_sees_his_total():
    position = scored(["customs_house"], vp_of={0: 8})
    assert scores(view(position.state, 0))[0].total == 14
    for viewer in (1, None):
        assert scores(view(position.state, viewer))[0].total is None
        assert dict(scores(view(position.state, viewer))[0].sources)["buildings"] == 4
        assert dict(scores(view(position.state, viewer))[0].sources)["customs_house"] is None


def test_r31_option_open_points_show_everybodys_total():
    position = table(options={"open_vp": True}, vp_of={0: 8})
    assert scores(view(position.state, None))[0].total == 8


def test_r31_everything_is_open_when_the_game_is_over():
    position = at_end_of_round(triggers=["city_full"], vp_of={1: 9})
    assert scores(view(position.state, None))[1].total == 9
