"""The numbers in the texts are those of the data file (§1, §10)."""

import re

import pytest

from games.mundus_novus import GAME
from games.mundus_novus.box import NO_EVENT
from games.mundus_novus.setup import open_box
from games.mundus_novus.state import MundusNovusOptions
from games.words.phrases import component_id, phrases

WORDS = phrases("en", "mundus_novus")
BOX = open_box(1, MundusNovusOptions(), {})

PAYING = ("merchant", "warehouse", "character")


def about(table: str, name: str) -> str:
    return WORDS.about(component_id(table, name))


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@pytest.mark.parametrize("resource", BOX.numbers)
def test_a_resource_says_its_number_its_rarity_and_how_many_there_are(resource: str):
    row = BOX.resources[resource]
    assert about("resources", resource) == f"Number {row.value}, {row.tier}; there are {row.count}."
    assert WORDS.component("resources", resource).endswith(f" ({row.value})")


def test_a_relic_says_what_it_counts_what_it_pays_and_how_many_there_are():
    row = BOX.resources[BOX.relic]
    sold = [*BOX.relic_doubloons.values()]
    assert numbers(about("resources", BOX.relic)) == [
        row.value,
        1,
        max(BOX.relic_doubloons),
        *sold,
        row.count,
    ]


@pytest.mark.parametrize("name", BOX.developments)
def test_a_development_says_its_icon(name: str):
    event = BOX.developments[name].event
    icons = re.findall(r"Icon: ([^.]+)\.", about("developments", name))
    assert icons == ([] if event == NO_EVENT else [WORDS.component("events", event)])


@pytest.mark.parametrize("name", [name for name, row in BOX.developments.items() if row.type in PAYING])
def test_a_development_says_its_printed_income(name: str):
    row = BOX.developments[name]
    said = [int(income) for income in re.findall(r"Income (\d+)[. ]", about("developments", name))]
    assert said == ([row.income] if row.income else [row.amount] if "income" in row.ability else [])


@pytest.mark.parametrize("name", [name for name, row in BOX.developments.items() if row.type == "caravel"])
def test_a_caravel_is_called_by_its_value(name: str):
    assert numbers(WORDS.component("developments", name)) == [BOX.developments[name].value]


@pytest.mark.parametrize("name", [name for name, row in BOX.developments.items() if row.converts_to])
def test_a_merchant_says_what_he_makes(name: str):
    first, second, third = BOX.developments[name].converts_to
    assert f"as a {first}, {second} or {third}" in about("developments", name)
    assert WORDS.component("developments", name) == f"Merchant {first}–{third}"


@pytest.mark.parametrize("name", [name for name, row in BOX.developments.items() if row.capacity])
def test_a_warehouse_says_what_it_keeps(name: str):
    assert f"Stores {BOX.developments[name].capacity} resource" in about("developments", name)


@pytest.mark.parametrize("name", [name for name, row in BOX.developments.items() if row.cost])
def test_an_ability_says_what_it_costs(name: str):
    assert f"pay {BOX.developments[name].cost} doubloons" in about("developments", name)


def test_valdivia_orellana_and_vicente_say_what_they_bring():
    bonus = {name: BOX.developments[name].amount for name in ("valdivia", "orellana")}
    assert f"Adds {bonus['valdivia']} " in about("developments", "valdivia")
    assert about("developments", "orellana").startswith(f"{bonus['orellana']} doubloons")
    sells = BOX.developments["vicente_de_la_raya"].sells
    words = f"{sells['common']} if common, {sells['uncommon']} if uncommon, {sells['rare']} if rare"
    assert words in about("developments", "vicente_de_la_raya")


def test_the_chapters_say_what_combinations_pay():
    text = numbers(WORDS("rules-different"))
    assert text == [*BOX.different_doubloons.values(), *BOX.relic_doubloons.values()]
    assert f"{BOX.win_doubloons} doubloons" in WORDS("rules-aim")
    assert "announces 2, 3 or 4" in WORDS("rules-trade")
    assert BOX.offer_sizes == (2, 3, 4)


def test_the_setup_chapter_counts_the_developments():
    rows = [row for row in BOX.developments.values() if not row.promo]
    counts = [sum(row.min_players <= seats for row in rows) for seats in GAME.seats]
    *first, last = [str(count) for count in counts]
    assert f"{', '.join(first)} or {last} developments" in WORDS("rules-setup")
    assert sum(row.promo for row in BOX.developments.values()) == 5
