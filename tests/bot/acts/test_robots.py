"""Robots of every level play at a table; those that think do so in worker processes."""

import pytest

from bot.table.tables import Chosen
from games.ai import ROBOTS
from games.words.phrases import phrases
from tests.support.bot import private


@pytest.mark.rest
@pytest.mark.parametrize("level", ROBOTS)
async def test_a_robot_of_any_level_plays_until_a_person_must_decide(world, level):
    anna, *_ = await world.open("puerto_rico", "anna")
    for _ in range(2):
        await anna.slash(world.general, "table robot", {"kind": level})
    await anna.slash(world.general, "table start")
    await world.settled()
    live = await world.live()
    assert live.table is not None
    while not any(entry.by == "robot" for entry in live.table.log.entries):
        seat = live.table.waiting()[0]
        await world.played(seat, live.game.default(live.table.view(seat), seat, live.table.menu(seat)))
        await world.acts.play.rested()
        live = await world.live()
    assert not set(live.table.waiting()) <= live.robots()


async def test_a_lobby_with_robots_offers_their_levels_with_a_sentence_each(world):
    anna, *_ = await world.open("puerto_rico", "anna")
    words = phrases("en", "puerto_rico")
    assert words("choose-level") not in str(world.post.components)
    await anna.click(world.post, words("button-robot"))
    await anna.click(world.post, words("button-robot"))
    await world.settled()
    assert all(words(f"robot-{level}") in str(world.post.components) for level in ROBOTS)
    (levels,) = [
        one for one in world.post.selects if set(ROBOTS) == {each["value"] for each in one["options"]}
    ]
    assert [each["value"] for each in levels["options"] if each.get("default")] == ["normal"]
    await anna.select(world.post, levels["custom_id"], ["strong"])
    await world.settled()
    assert [row.robot for row in (await world.live()).seats] == [None, "strong", "strong"]
    reply = await world.person("ben").select(world.post, levels["custom_id"], ["easy"])
    assert private(reply) == phrases("en")("host-only")


async def test_one_more_robot_plays_like_those_that_are_there_where_they_are_alike(world):
    anna, *_ = await world.open("puerto_rico", "anna")
    await anna.slash(world.general, "table robot", {"kind": "strong"})
    await world.settled()
    await anna.click(world.post, phrases("en")("button-robot"))
    await world.settled()
    await anna.slash(world.general, "table robot", {"kind": "easy"})
    await world.settled()
    await anna.click(world.post, phrases("en")("button-robot"))
    await world.settled()
    levels = [row.robot for row in (await world.live()).seats]
    assert levels == [None, "strong", "strong", "easy", "normal"]


@pytest.mark.parametrize("bot_options", [{"chosen": Chosen(robot="easy")}])
async def test_the_operator_chooses_the_level_of_robots_that_nobody_has_chosen(world):
    anna, *_ = await world.open("puerto_rico", "anna")
    await anna.click(world.post, phrases("en")("button-robot"))
    assert (await world.live()).seats[1].robot == "easy"
