"""The numbers in the texts are those of the data file."""

import re

import pytest

from games.puerto_rico.box import PuertoRicoOptions, open_box
from games.words.phrases import phrases

WORDS = phrases("en", "puerto_rico")
BOX = open_box(1, PuertoRicoOptions(), {})


@pytest.mark.parametrize("building", BOX.buildings)
def test_the_table_of_buildings_is_right(building):
    row = BOX.buildings[building]
    line = f"{WORDS.component('buildings', building)} {row.cost} · {row.vp} · {row.circles}"
    assert line in WORDS("rules-buildings").splitlines()


def test_the_four_groups_are_the_four_columns():
    groups = WORDS("rules-buildings").split("\n\n")[1:5]
    columns = [[row.column for row in BOX.buildings.values()].count(column) for column in (1, 2, 3, 4)]
    assert [len(group.splitlines()) for group in groups] == columns


@pytest.mark.parametrize("good", BOX.goods)
def test_prices_are_right(good):
    assert WORDS.about(f"goods-{good}").endswith(f"Price {BOX.goods[good].price}")
    assert re.search(rf"\b{BOX.goods[good].price} for {good}", WORDS("rules-trader"))


@pytest.mark.parametrize("ship", BOX.ships)
def test_ships_are_right(ship):
    assert f" {BOX.ships[ship].capacity} " in WORDS.about(f"ships-{ship}")
    assert WORDS(f"ships-{ship}").startswith(str(BOX.ships[ship].capacity))


def test_the_setup_is_right():
    text = WORDS("rules-setup")
    counts = [BOX.players[n] for n in (3, 4, 5)]
    for numbers in (
        [start.doubloons for start in counts],
        [start.vp for start in counts],
        [start.colonists for start in counts],
        [start.start_tiles.count("indigo") for start in counts],
    ):
        assert f"{numbers[0]}, {numbers[1]} or {numbers[2]}" in text


def test_the_tournament_values_are_right():
    balanced = open_box(1, PuertoRicoOptions(balanced=True), {})
    about = WORDS.about("option-balanced")
    for building in ("university", "factory"):
        assert f"{building}" in about
        assert f" {balanced.buildings[building].cost}" in about
