"""`/rules` with and without a topic, and what somebody typed in an answer."""

from dataclasses import replace

import pytest

from bot.menus.plain import MOST_ECHOED
from games.puerto_rico.moves import TakeRole
from tests.support.bot import private


@pytest.fixture
def anna(world):
    """Somebody who looks things up."""
    return world.person("anna")


async def test_without_a_topic_and_a_table_a_game_lists_its_chapters_as_buttons(world, anna):
    reply = await anna.slash(world.general, "rules", {"game": "puerto_rico"})
    assert private(reply).startswith("**Rules of Puerto Rico**: ")
    assert "Mayor" in reply.message.labels
    read = await anna.click(reply.message, "Mayor")
    assert private(read).startswith("**Mayor**\n")
    assert "Trader" in read.message.labels


async def test_where_nothing_is_played_it_asks_which_game_is_meant(world, anna):
    reply = await anna.slash(world.general, "rules")
    assert private(reply) == "Which game’s rules?"
    assert private(await anna.click(reply.message, "Pizarro & Co.")).startswith("**In two minutes**")


async def test_at_a_table_it_opens_at_the_phase_of_its_game(world):
    anna, *_ = await world.start("puerto_rico", "anna", "ben", "cora")
    before = private(await anna.slash(world.general, "rules"))
    await world.played(0, TakeRole("settler"))
    assert private(await anna.slash(world.general, "rules")).startswith("**Settler**\n")
    assert not before.startswith("**Settler**")


async def test_a_lobby_says_how_its_game_is_played(world):
    anna, *_ = await world.open("puerto_rico", "anna")
    reply = await anna.click(world.post, "How to play")
    assert private(reply).startswith("**In two minutes**\n")
    assert [one.filename for one in reply.message.files] == ["board.png"]
    read = await anna.click(reply.message, "Mayor")
    assert private(read).startswith("**Mayor**\n")
    assert not read.message.files


async def test_what_a_question_names_is_explained_below_its_chapter(world):
    anna, ben, _ = await world.start("puerto_rico", "anna", "ben", "cora")
    await world.played(0, TakeRole("builder"))
    for person in (anna, ben):
        reply = await person.click(world.post, "?")
        (parts,) = reply.message.selects
        values = [one["value"] for one in parts["options"]]
        assert "buildings-small-market" in values
        read = await person.select(reply.message, "What is …?", ["buildings-small-market"])
        assert private(read).startswith("**Small market**\n")
        assert "Cost 1" in private(read)
        assert read.message.selects


async def test_only_whoever_holds_cards_is_told_what_their_own_question_names(world):
    anna, ben, *_ = await world.start("pizarro_and_co", "anna", "ben", "cora")
    for person in (anna, ben):
        reply = await person.click(world.post, "?")
        named = [one["value"] for select in reply.message.selects for one in select["options"]]
        assert not any("gold" in one for one in named)


async def test_a_part_of_a_name_is_enough_where_only_one_is_meant(world, anna):
    assert private(
        await anna.slash(world.general, "rules", {"game": "puerto_rico", "topic": " hacien"})
    ).startswith("**Hacienda**\n")


async def test_a_part_of_several_names_says_which(world, anna):
    text = private(await anna.slash(world.general, "rules", {"game": "puerto_rico", "topic": "market"}))
    assert "Small market" in text
    assert "Large market" in text


async def test_a_long_nonsense_leaves_room_for_what_is_possible(world, anna):
    text = private(await anna.slash(world.general, "table new", {"game": "x" * 2000}))
    assert "x" * (MOST_ECHOED - 1) + "…” here. Choose one of these: Age of Discovery" in text


async def facts(world, topic):
    """What `/rules` says of a component where the table is."""
    return private(
        await world.person("anna").slash(world.general, "rules", {"game": "puerto_rico", "topic": topic})
    )


async def test_without_a_table_the_operators_corrections_are_told(world):
    world.tables.overrides["puerto_rico"] = {"buildings": {"small_market": {"sale_bonus": 2}}}
    assert "You get 2 doubloons more" in await facts(world, "small market")
    assert "an occupied small market brings 2 more" in await facts(world, "trader")


async def test_at_a_table_its_own_numbers_are_told(world):
    anna, *_ = await world.start("puerto_rico", "anna", "ben", "cora")
    world.tables.overrides["puerto_rico"] = {"buildings": {"wharf": {"cost": 8}}}
    assert "Cost 9" in await facts(world, "wharf")
    elsewhere = await anna.slash(
        world.server.channel("garden"), "rules", {"game": "puerto_rico", "topic": "wharf"}
    )
    assert "Cost 8" in private(elsewhere)


async def test_in_a_lobby_the_options_chosen_there_are_told(world):
    await world.open("puerto_rico", "anna")
    assert "Cost 8" in await facts(world, "university")
    async with world.tables.hold((await world.live()).row.id) as held:
        row = replace(held.live.row, options={"balanced": True})
        await held.commit(replace(held.live, row=row))
        assert "Cost 7" in held.live.words.facts("buildings-university")
    assert "Cost 7" in await facts(world, "university")


async def test_a_component_that_is_looked_up_is_shown_where_it_stands(world):
    anna, *_ = await world.start("puerto_rico", "anna", "ben", "cora")
    reply = await anna.slash(world.general, "rules", {"topic": "wharf"})
    assert [one.filename for one in reply.message.files] == ["board-1.png"]
    chapter = await anna.slash(world.general, "rules", {"topic": "trader"})
    assert private(chapter).startswith("**Trader**")
    elsewhere = await anna.slash(
        world.server.channel("garden"), "rules", {"game": "puerto_rico", "topic": "wharf"}
    )
    assert not elsewhere.message.files


@pytest.mark.rest
async def test_the_legend_opens_from_more(world):
    anna, *_ = await world.start("puerto_rico", "anna", "ben", "cora")
    more = await anna.click(world.post, "More…")
    reply = await anna.click(more.message, "Legend")
    assert private(reply).startswith("**Legend** · round 1 · take a role")
    assert "**6** Trading house: nothing." in private(reply)
    (picture,) = reply.message.files
    assert "Trading house: nothing." in picture.description
    assert "room for a barrel" in picture.description
