"""The final post of a table: a rematch of those who played there, and the replay for everybody."""

import asyncio

import pytest

from bot.table.live import Lobby
from tests.support import endings
from tests.support.bot import in_place, private

GAME = "pizarro_and_co"


@pytest.fixture
async def over(world):
    """A game of Anna, Ben and a robot, at its end; gives the final post, too."""
    anna, ben = (world.person(name) for name in ("anna", "ben"))
    await anna.slash(world.general, "table new", {"game": GAME, "rated": True})
    await ben.slash(world.general, "table join")
    await anna.slash(world.general, "table robot", {"kind": "easy"})
    await anna.slash(world.general, "table start")
    await world.settled()
    await endings.over(world)
    return world, world.post


async def test_the_final_post_offers_a_rematch_and_the_replay(over):
    world, post = over
    assert post.labels == ["Rematch", "My decisions", "Replay", "Board", "More…"]
    assert post.id == (await world.storage.table(1)).post


async def test_a_rematch_is_a_new_lobby_with_the_robot_and_the_options_and_asks_the_others(over):
    world, post = over
    before = await world.live()
    in_place(await world.person("ben").click(post, "Rematch"))
    await world.settled()
    after = await world.live()
    assert isinstance(after, Lobby)
    assert after.names == ["ben", "Robot Inés"]
    assert after.seats[1].robot == "easy"
    assert (after.row.game, after.row.options) == (GAME, before.row.options)
    assert after.notes.rated
    assert not after.notes.suggests
    assert (after.row.host, after.notes.seating) == (world.person("ben").id, before.notes.seating)
    asking = world.post
    assert asking.pinged == [world.person("anna").id]
    assert "ben would like a rematch (Pizarro & Co.)" in asking.content
    assert post.labels == ["Rematch", "My decisions", "Replay", "Board", "More…"]
    assert "the game is over" in post.content
    assert len(post.content.partition(" – ")[0].split(", ")) == len(before.names)


async def test_who_clicks_after_the_first_agrees_and_sits_down_in_the_same_lobby(over):
    world, post = over
    ben, anna = world.person("ben"), world.person("anna")
    await asyncio.gather(ben.click(post, "Rematch"), anna.click(post, "Rematch"))
    await world.settled()
    lobbies = [one for one in await world.storage.live_tables() if one.status == "lobby"]
    assert len(lobbies) == 1
    assert sorted((await world.live()).names) == ["Robot Inés", "anna", "ben"]
    lobby = next(one for one in world.posts() if one.id == lobbies[0].lobby_post)
    assert "anna" in lobby.content
    assert "ben" in lobby.content
    assert "is over" in post.content
    assert "Leave" in (await anna.click(post, "Rematch")).message.labels
    await world.person("ben").slash(world.general, "table start")
    await world.settled()
    assert (await world.live()).table.header.seats == 3


async def test_the_lobby_of_a_rematch_whose_opening_was_cut_short_asks_the_others_at_the_next_start(
    over, bot_log, monkeypatch
):
    world, post = over

    async def killed(change):
        raise RuntimeError("killed here")

    monkeypatch.setattr(world.storage, "commit", killed)
    assert "my side" in private(await world.person("anna").click(post, "Rematch"))
    bot_log.lines.clear()
    await world.restart()
    await world.settled()
    assert [world.person("ben").id] in [one.pinged for one in world.posts() if one.id > post.id]


@pytest.mark.rest
async def test_while_another_table_is_in_the_channel_the_old_post_says_what_is_possible(over):
    world, post = over
    anna = world.person("anna")
    await anna.slash(world.general, "table new", {"game": "puerto_rico"})
    refused = private(await anna.click(post, "Rematch"))
    assert "another table now: Puerto Rico (waiting for players)" in refused
    assert "/table new in another channel" in refused
    assert (await world.live()).names == ["anna"]


async def test_a_stranger_asks_for_neither(over):
    world, post = over
    for label in ("Rematch", "Replay"):
        assert "not playing at this table" in private(await world.person("dora").click(post, label))
    assert world.post.id == post.id


@pytest.mark.rest
async def test_where_the_standing_counts_by_vote_the_post_that_says_so_offers_the_same(world):
    anna, ben = await world.start("puerto_rico", "anna", "ben", robots=1)
    asked = await anna.slash(world.general, "concede")
    await anna.click(asked.message, "Concede")
    await ben.slash(world.general, "table finish")
    await world.settled()
    assert "Rematch" in world.post.labels
    in_place(await anna.click(world.post, "Rematch"))
    await world.settled()
    assert (await world.live()).names == ["anna", "Robot Inés"]
    assert world.post.pinged == [ben.id]


@pytest.mark.rest
async def test_the_replay_comes_to_the_channel_once_whoever_clicks(over):
    world, post = over
    in_place(await world.person("anna").click(post, "Replay"))
    refused = await world.person("ben").click(post, "Replay")
    await world.settled()
    assert "in this channel already" in private(refused)
    (file,) = world.post.files
    assert file.filename == "replay.gif"
    assert "anna shows how" in world.post.content
    assert [one.id for one in world.posts() if one.id > post.id] == [world.post.id]
    link = private(await world.person("ben").click(post, "Replay"))
    assert f"/{world.general.id}/{world.post.id}" in link
