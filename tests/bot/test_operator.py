"""The operator's tools work beside a running bot, and a back-up of a running bot can be played on."""

import json

from bot.operator import check_saves, read_save
from bot.settings import Settings
from bot.storage import backups
from tests.support.bot import private


async def test_saves_are_checked_and_exported_while_the_bot_plays(world, capsys):
    await world.start("puerto_rico", "anna", "ben", "clara")
    settings = Settings(database=world.database)
    assert await check_saves(settings) == 0
    assert "1 of 1 running tables replay" in capsys.readouterr().out
    save = await read_save(settings, 1)
    assert len(save["entries"]) == (await world.live()).row.entries
    assert json.dumps(save)


async def test_a_restored_back_up_is_played_on(world, tmp_path):
    anna, *_ = await world.start("puerto_rico", "anna", "ben", "clara")
    copy = tmp_path / "copy.sqlite"
    await world.storage.back_up(copy)
    before = (await world.live()).table.state.clone()
    await anna.slash(world.general, "puerto-rico take-role", {"role": "builder"})
    await world.settled()
    await world.stop_bot()
    backups.restore(copy, world.database)
    await world.start_bot()
    assert (await world.live()).table.state == before
    reply = await anna.slash(world.general, "puerto-rico take-role", {"role": "mayor"})
    assert private(reply)
