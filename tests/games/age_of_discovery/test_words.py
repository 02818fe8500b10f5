"""The texts tell the numbers of the data, and say what is reconstructed."""

import re

import pytest

from bot.menus.controls import CHOICE
from games.age_of_discovery import GAME
from games.core import ranking
from games.words.phrases import component_id, phrases
from tests.games.age_of_discovery.positions import BOX, at, owner

WORDS = phrases("en", GAME.key)
NUMBERS = (
    "money",
    "privateers",
    "colony_soldiers",
    "missionary_colonists",
    "vp",
    "colonist_moves",
    "defence",
)
FORMULAS = (
    "vp_per_good",
    "vp_per_two_pieces",
    "vp_per_ship",
    "vp_per_soldier",
    "vp_per_building",
    "vp_per_region",
    "vp_per_five_money",
    "vp_per_discovery",
)


def numbers(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", text)}


@pytest.mark.parametrize("building", BOX.buildings)
def test_a_building_tells_its_age_and_the_numbers_of_its_effect(building):
    row = BOX.buildings[building]
    told = numbers(WORDS.about(component_id("buildings", building)))
    wanted = {getattr(row, name) for name in (*NUMBERS, *FORMULAS)} | {row.age}
    wanted |= {*row.pieces.values(), *row.discovery_pieces.values(), *row.money_per_good.values()}
    assert wanted - {0} <= told


@pytest.mark.parametrize("building", BOX.buildings)
def test_a_building_can_be_read_whole_where_it_is_bought(building):
    assert len(WORDS.about(component_id("buildings", building))) <= CHOICE


def test_royal_favour_names_the_boxes_in_which_it_works():
    about = WORDS.about("buildings-royal-favour")
    for box in BOX.buildings["royal_favour"].favour:
        name = WORDS.component("boxes", box)
        assert name in about or name.split()[-1] in about or name.split()[0] in about


@pytest.mark.parametrize("region", BOX.regions)
def test_a_region_tells_its_good_and_its_neighbours(region):
    row = BOX.regions[region]
    neighbours = ", ".join(WORDS.component("regions", other) for other in row.adjacent)
    about = WORDS.about(component_id("regions", region))
    assert about.startswith(f"Good: {WORDS.component('goods', row.good)}. Next to {neighbours} (")


@pytest.mark.parametrize("good", BOX.goods)
def test_a_good_tells_the_number_of_its_tiles(good):
    assert numbers(WORDS.about(component_id("goods", good))) == {BOX.goods[good].tiles}


def test_pieces_and_boxes_tell_their_numbers():
    assert BOX.pieces["merchant"].dock_money in numbers(WORDS.about("pieces-merchant"))
    assert BOX.pieces["captain"].shipping in numbers(WORDS.about("pieces-captain"))
    assert BOX.supply.soldiers in numbers(WORDS.about("pieces-soldier"))
    for box in ("training", "warfare"):
        assert BOX.boxes[box].cost in numbers(WORDS.about(component_id("boxes", box)))
    assert {*BOX.turns.building_cost} <= numbers(WORDS.about("boxes-capital"))
    assert WORDS("event-turn-began", turn=1, age=1) == f"Turn 1 of {BOX.turns.count}, age 1 begins"


@pytest.mark.parametrize("table", ["buildings", "regions", "counters", "cards"])
def test_what_is_reconstructed_says_so(table):
    for name, row in getattr(BOX, table).items():
        says = "reconstructed" in WORDS.about(component_id(table, name))
        assert says == bool(row.reconstructed), name


def test_the_chapter_on_what_is_reconstructed_counts_the_buildings_names():
    named = [row for row in BOX.buildings.values() if row.reconstructed == ("id",)]
    assert len(named) == 12
    assert "twelve buildings" in WORDS("rules-reconstructed")


def test_the_chapters_tell_the_prices_and_points():
    assert {*BOX.turns.building_cost} <= numbers(WORDS("rules-buildings"))
    assert {*BOX.sets.pays} <= numbers(WORDS("rules-goods"))
    assert {BOX.scoring.first, BOX.scoring.second} <= numbers(WORDS("rules-scoring"))
    assert BOX.boxes["warfare"].cost in numbers(WORDS("rules-warfare"))
    assert BOX.auction.specialist_bid in numbers(WORDS("rules-initiative"))
    assert {*BOX.turns.scoring} <= numbers(WORDS("rules-overview"))


TIES = (
    ({"colony_points": [0, 4, 6]}, {"colony_points": [4, 4, 2]}),
    ({"colony_points": [4, 4, 2], "money": 4}, {"colony_points": [4, 4, 2], "money": 3}),
    ({"money": 4, "goods": {"rice": 1, "fish": 1}}, {"money": 4, "goods": {"rice": 1}}),
)


@pytest.mark.parametrize(("winner", "loser"), TIES)
def test_ties_go_by_the_last_colonies_then_money_then_goods(winner, loser):
    game = at(turn=8, players={0: owner(**loser), 1: owner(**winner)})
    first, second = ranking(game.table.scores())
    assert first[1].total == second[1].total
    assert (first[0], first[1].seat, second[0]) == (1, 1, 2)


def test_after_that_the_victory_is_shared():
    assert [rank for rank, _ in ranking(at(turn=8).table.scores())] == [1, 1]
