"""Leagues that were ended or cannot be read: neither changes what it has nothing to do with."""

import sqlite3
from contextlib import closing

import pytest

from tests.bot.acts.leagues import GAME, WORDS, asks, asks_to_end, begins, channels, league, play_round
from tests.bot.acts.test_forgetting import forgets, traces
from tests.support.bot import private
from tests.support.endings import over, results

DAMAGES = ["data = '{'", "data = '[]'", "data = replace(data, 'running', 'walking')"]


async def damaged(world, damage, channel):
    """Damage the row of a channel's league while the bot is off."""
    await world.stop_bot()
    with closing(sqlite3.connect(world.database)) as db, db:
        db.execute(f"UPDATE leagues SET {damage} WHERE channel = ?", (channel.id,))
    await world.start_bot()
    await world.settled()


async def standings_of(world, name="anna"):
    reply = await world.person(name).slash(world.general, "league standings")
    return reply.message.files[0].description


async def ended(world):
    """Let Anna and Ben end their league of two rounds while its only table runs."""
    await begins(world, "anna", "ben", size=2, rounds=2)
    for name in ("anna", "ben"):
        await asks_to_end(world, name)


@pytest.mark.rest
async def test_a_table_of_a_league_that_was_ended_goes_on_as_an_ordinary_one_and_changes_no_standing(world):
    await ended(world)
    (channel,) = await channels(world)
    assert WORDS("league-sets-free") in [post.content for post in world.posts(channel)]
    assert (await world.live(channel)).notes.league is None
    before = await standings_of(world)
    await over(world, channel)
    assert len(await results(world)) == 1
    assert await standings_of(world) == before
    assert (await league(world)).stage == "over"


async def test_a_league_that_an_earlier_version_has_ended_changes_no_standing_either(world):
    await begins(world, "anna", "ben", size=2, rounds=2)
    (channel,) = await channels(world)
    await damaged(world, "stage = 'over', data = replace(data, '\"running\"', '\"over\"')", world.general)
    before = await standings_of(world)
    await over(world, channel)
    assert (await league(world)).void == (await league(world)).tables
    assert await standings_of(world) == before


@pytest.mark.rest
@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_league_that_cannot_be_read_stops_no_other_one_and_is_one_line_for_the_operator(
    world, bot_log, damage
):
    await begins(world, "anna", "ben", size=2, rounds=1)
    first = await channels(world)
    other = world.server.channel("garden")
    await world.person("clara").slash(other, "league create", {"game": GAME, "size": 2, "rounds": 2})
    await world.person("david").slash(other, "league join")
    await damaged(world, damage, world.general)
    for _ in range(3):
        await world.acts.leagues.tick()
    assert private(await world.person("clara").slash(other, "league start")) == WORDS("league-started")
    await world.settled()
    await over(world, *first)
    for command in ("join", "leave", "start", "standings", "end"):
        assert await asks(world, "emma", command) == WORDS("league-damaged")
    lines = [line for line in bot_log.lines if "cannot be read" in line]
    assert len(lines) == 1, bot_log.lines
    assert "league 1 cannot be read" in lines[0]
    assert bot_log.lines == lines
    bot_log.lines.clear()
    assert await asks(world, "emma", "create", game=GAME, size=2, rounds=1) == WORDS("league-created")


@pytest.mark.parametrize("damage", [*DAMAGES, "data = substr(data, 1, length(data) - 3)"])
async def test_whoever_a_damaged_league_names_is_forgotten_there_too(world, bot_log, damage):
    await begins(world, "anna", "ben", "clara", "david", size=2, rounds=2)
    await damaged(world, damage, world.general)
    await forgets(world, "ben")
    assert not traces(world, "ben")
    bot_log.lines.clear()


@pytest.mark.rest
async def test_a_league_goes_on_once_its_row_is_mended(world, bot_log):
    await begins(world, "anna", "ben", size=2, rounds=1)
    await damaged(world, "data = replace(data, 'running', 'walking')", world.general)
    await world.acts.leagues.tick()
    await damaged(world, "data = replace(data, 'walking', 'running')", world.general)
    bot_log.lines.clear()
    await play_round(world, 1)
    assert (await league(world)).stage == "over"
