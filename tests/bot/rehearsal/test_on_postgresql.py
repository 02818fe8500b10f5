"""The whole bot, with its tables on PostgreSQL."""

import pytest

from bot.program.operator import check_saves, read_save
from bot.rehearsal.selfplay import Players
from bot.settings import Settings
from bot.storage import LIVE
from tests.support.bot import open_world


@pytest.mark.rest
async def test_a_whole_game_is_played_with_restarts_in_the_middle(tmp_path, laid_out, bot_log, capsys):
    async with open_world(tmp_path, database=laid_out) as world:
        players = Players(world, 3, seed=3)
        await players.open("pizarro_and_co")
        assert not await players.play(6)
        await world.restart(server=True)
        settings = Settings(database=laid_out)
        assert await check_saves(settings) == 0
        assert "1 of 1 running tables replay" in capsys.readouterr().out
        live = await players.live()
        assert len((await read_save(settings, live.row.id))["entries"]) == live.row.entries
        assert await players.play(700)
        live = await players.live()
        assert live.row.status not in LIVE
        assert live.words("over") in world.post.content
