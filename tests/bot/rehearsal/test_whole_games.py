"""Whole games through the wire: commands and clicks by turns, restarts in the middle."""

import pytest

from bot.rehearsal.selfplay import Players
from bot.storage import LIVE
from games import all_games


@pytest.mark.parametrize("game", all_games())
async def test_people_play_to_the_end_by_clicks_and_commands_with_restarts_in_the_middle(world, game):
    seats = max(3, min(all_games()[game].seats))
    players = Players(world, seats, seed=3)
    await players.open(game)
    assert not await players.play(6)
    await world.restart()
    assert not await players.play(4)
    await world.restart(server=True)
    assert await players.play(700)
    live = await players.live()
    assert live.row.status not in LIVE
    assert world.post.content.startswith(live.words("game-over", game=live.words("game-name")))
    assert (await world.storage.sent(live.row.id))[-1].message == world.post.id


@pytest.mark.parametrize("game", all_games())
async def test_a_person_among_robots_is_pinged_once_when_the_robots_have_moved(world, game):
    seats = min(all_games()[game].seats)
    (anna,) = await world.start(game, "anna", robots=seats - 1)
    live = await world.live()
    assert 0 in live.table.waiting()
    assert [one for one in world.posts() if anna.id in one.pinged] == [world.post]
