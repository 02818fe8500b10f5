"""The lobby's post says what is missing; its buttons answer with the post alone."""

import pytest

from bot.storage import NewTable
from tests.support.bot import private


async def test_a_lobby_says_how_many_are_missing_and_then_who_may_start(world):
    anna, *_ = await world.open("puerto_rico", "anna")
    assert "2 more players or robots are needed." in world.post.content
    await anna.click(world.post, "Add robot")
    await world.settled()
    assert "One more player or robot is needed." in world.post.content
    await anna.click(world.post, "Add robot")
    await world.settled()
    assert world.post.content.endswith("anna can start the game.")


async def test_a_robot_added_by_a_click_is_seen_in_the_post_and_needs_no_words(world):
    anna, *_ = await world.open("puerto_rico", "anna")
    reply = await anna.click(world.post, "Add robot")
    await world.settled()
    assert reply.updated
    assert "2. Robot 1 (robot, normal)" in world.post.content
    assert not [message for message in anna.sees(world.general)[-1:] if message.ephemeral]


async def test_a_robot_added_by_a_command_is_confirmed(world):
    anna, *_ = await world.open("puerto_rico", "anna")
    assert private(await anna.slash(world.general, "table robot")).startswith("A robot has joined – normal: ")


@pytest.mark.parametrize("typed", ["puerto_rico", "puerto-rico", "Puerto Rico", " puerto rico "])
async def test_a_game_may_be_typed_in_any_of_its_spellings(world, typed):
    await world.person("anna").slash(world.general, "table new", {"game": typed})
    await world.settled()
    assert "Puerto Rico" in world.post.content


async def test_help_fits_a_message_and_begins_with_how_to_begin(world):
    text = private(await world.person("anna").slash(world.general, "help"))
    assert "/table new" in text.splitlines()[1]
    assert not text.endswith("…")


async def test_a_lobby_of_two_names_the_option_with_which_two_can_play(world):
    await world.open("puerto_rico", "anna", robots=1)
    assert world.post.content.endswith("is needed. To play with this many, turn on the option “Two players”.")


async def test_a_lobby_of_one_names_no_option(world):
    await world.open("puerto_rico", "anna")
    assert "option “" not in world.post.content


async def test_a_cut_off_lobby_of_a_game_that_has_left_the_program_does_not_stop_the_start(world):
    gone = NewTable(channel=4711, guild=None, host=1, game="left_the_program", at=world.bot.tables.now())
    await world.storage.create_table(gone)
    await world.restart()
    await world.open("puerto_rico", "anna")
    assert "a table is open" in world.post.content
