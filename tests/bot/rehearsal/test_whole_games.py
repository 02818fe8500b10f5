"""Whole games through the wire: commands and clicks by turns, restarts in the middle."""

import pytest

from bot.rehearsal.selfplay import Players
from bot.storage import LIVE
from games import all_games
from tests.support.whole import first


async def play_on_after_restarts(world, game):
    """Let three people play, restart the bot, then all; returns the players."""
    seats = max(3, min(all_games()[game].seats))
    players = Players(world, seats, seed=3)
    await players.open(game)
    assert not await players.play(6)
    await world.restart()
    assert not await players.play(4)
    await world.restart(server=True)
    return players


@pytest.mark.parametrize("game", all_games())
async def test_people_play_on_by_clicks_and_commands_after_restarts(world, game):
    players = await play_on_after_restarts(world, game)
    before = (await players.live()).row.entries
    await players.play(15)
    assert (await players.live()).row.entries > before


@pytest.mark.parametrize(
    "game",
    first(1, sorted(all_games(), key=lambda key: (key != "soundings", key))),
)
async def test_people_play_to_the_end_by_clicks_and_commands_with_restarts_in_the_middle(world, game):
    players = await play_on_after_restarts(world, game)
    assert await players.play(700)
    live = await players.live()
    assert live.row.status not in LIVE
    assert live.words("over") in world.post.content
    assert live.words("over") in world.told
    assert (await world.storage.sent(live.row.id))[-1].message == world.post.id


@pytest.mark.parametrize("game", all_games())
async def test_a_person_among_robots_is_pinged_once_when_the_robots_have_moved(world, game):
    seats = min(all_games()[game].seats)
    (anna,) = await world.start(game, "anna", robots=seats - 1)
    live = await world.live()
    assert 0 in live.table.waiting()
    assert [one for one in world.posts() if anna.id in one.pinged] == [world.post]
