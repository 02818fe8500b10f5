"""`/rules` with and without a topic, and what somebody typed in an answer."""

from dataclasses import replace

import pytest

from bot.menus.plain import MOST_ECHOED
from tests.support.bot import private


@pytest.fixture
def anna(world):
    """Somebody who looks things up."""
    return world.person("anna")


async def test_without_a_topic_the_chapters_are_listed(world, anna):
    text = private(await anna.slash(world.general, "rules puerto-rico"))
    assert text.startswith("**Rules of Puerto Rico**: ")
    assert "Choose one of them as the topic" in text


async def test_a_part_of_a_name_is_enough_where_only_one_is_meant(world, anna):
    assert private(await anna.slash(world.general, "rules puerto-rico", {"topic": " hacien"})).startswith(
        "**Hacienda**\n"
    )


async def test_a_part_of_several_names_says_which(world, anna):
    text = private(await anna.slash(world.general, "rules puerto-rico", {"topic": "market"}))
    assert "Small market" in text
    assert "Large market" in text


async def test_a_long_nonsense_leaves_room_for_what_is_possible(world, anna):
    text = private(await anna.slash(world.general, "table new", {"game": "x" * 2000}))
    assert "x" * (MOST_ECHOED - 1) + "…” here. Choose one of these: Age of Discovery" in text


async def facts(world, topic):
    """What `/rules` says of a component where the table is."""
    return private(await world.person("anna").slash(world.general, "rules puerto-rico", {"topic": topic}))


async def test_without_a_table_the_operators_corrections_are_told(world):
    world.bot.tables.overrides["puerto_rico"] = {"buildings": {"small_market": {"sale_bonus": 2}}}
    assert "You get 2 doubloons more" in await facts(world, "small market")
    assert "an occupied small market brings 2 more" in await facts(world, "trader")


async def test_at_a_table_its_own_numbers_are_told(world):
    anna, *_ = await world.start("puerto_rico", "anna", "ben", "cora")
    world.bot.tables.overrides["puerto_rico"] = {"buildings": {"wharf": {"cost": 8}}}
    assert "Cost 9" in await facts(world, "wharf")
    elsewhere = await anna.slash(world.server.channel("garden"), "rules puerto-rico", {"topic": "wharf"})
    assert "Cost 8" in private(elsewhere)


async def test_in_a_lobby_the_options_chosen_there_are_told(world):
    await world.open("puerto_rico", "anna")
    assert "Cost 8" in await facts(world, "university")
    async with world.bot.tables.hold((await world.live()).row.id) as held:
        row = replace(held.live.row, options={"balanced": True})
        await held.commit(replace(held.live, row=row))
        assert "Cost 7" in held.live.words.facts("buildings-university")
    assert "Cost 7" in await facts(world, "university")
