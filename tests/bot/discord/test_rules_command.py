"""`/rules` with and without a topic, and what somebody typed in an answer."""

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
