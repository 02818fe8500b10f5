"""The operator's tools work beside a running bot, and a back-up of a running bot can be played on."""

import asyncio
import json

from bot.posts.history import lines_of
from bot.posts.messages import Plain
from bot.program.operator import check_saves, export, read_save
from bot.settings import Settings
from bot.storage import Change, open_storage
from bot.storage.sqlite import backups


async def test_saves_are_checked_and_exported_while_the_bot_plays(world, capsys):
    await world.start("puerto_rico", "anna", "ben", "clara")
    settings = Settings(database=world.database)
    assert await check_saves(settings) == 0
    assert "1 of 1 running tables replay" in capsys.readouterr().out
    save = await read_save(settings, 1)
    assert len(save["entries"]) == (await world.live()).row.entries
    assert json.dumps(save)


async def test_only_its_owner_may_read_an_exported_save(world, tmp_path):
    await world.start("puerto_rico", "anna", "ben", "clara")
    out = tmp_path / "save.json"
    assert await asyncio.to_thread(export, Settings(database=world.database), 1, out) == 0
    assert out.stat().st_mode & 0o077 == 0
    assert json.loads(out.read_text(encoding="utf-8"))["entries"]


async def test_a_restored_back_up_is_played_on(world, tmp_path):
    anna, *_ = await world.start("puerto_rico", "anna", "ben", "clara")
    copy = tmp_path / "copy.sqlite"
    await world.storage.back_up(copy)
    before = (await world.live()).table.state.clone()
    await anna.slash(world.general, "puerto-rico take-role", {"role": "builder"})
    await world.settled()
    await world.stop_bot()
    backups.restore(copy, world.database, world.tables.now())
    await world.start_bot()
    assert (await world.live()).table.state == before
    await anna.slash(world.general, "puerto-rico take-role", {"role": "mayor"})
    assert (await world.live()).table.state != before


async def test_after_a_restore_each_running_table_is_told_once_where_it_stands(world, tmp_path):
    anna, *_ = await world.start("puerto_rico", "anna", "ben", "clara")
    lobby, ended = world.server.channel("table-one"), world.server.channel("table-two")
    await world.open("puerto_rico", "anna", channel=lobby)
    await world.start("puerto_rico", "anna", "ben", "clara", channel=ended)
    await world.end(anna, ended)
    await world.settled()
    copy = tmp_path / "copy.sqlite"
    await world.storage.back_up(copy)
    await anna.slash(world.general, "puerto-rico take-role", {"role": "builder"})
    await world.settled()
    silent = [len(world.posts(channel)) for channel in (lobby, ended)]
    told = len(world.posts())
    await world.stop_bot()
    backups.restore(copy, world.database, world.tables.now())
    for _ in range(2):
        await world.start_bot()
        await world.settled()
        await world.stop_bot()
    await world.start_bot()
    assert [len(world.posts(channel)) for channel in (lobby, ended)] == silent
    (board,) = [post for post in world.posts() if "restored from a back-up" in post.text]
    assert world.posts()[-2:] == [board, world.post]
    # The turn post of the back-up has become the board.
    assert len(world.posts()) == told + 1
    assert f"line {len(lines_of(await world.live(), None))}," in board.text
    assert world.post.pinged == [anna.id]
    assert board.files
    entries = (await world.live()).row.entries
    await anna.slash(world.general, "puerto-rico take-role", {"role": "mayor"})
    assert (await world.live()).row.entries > entries


async def test_after_a_restore_no_row_of_before_goes_out(world, tmp_path):
    await world.start("puerto_rico", "anna", "ben", "clara")
    await world.stop_bot()
    async with await open_storage(world.database) as storage:
        row = await storage.table(1)
        stale = [Plain(f"stale {n}").to_channel(world.general.id) for n in range(3)]
        await storage.commit(Change(row, row, world.tables.now(), outbox=stale, idle=True))
        await storage.take_outbox(world.tables.now())
        await storage.back_up(tmp_path / "copy.sqlite")
    backups.restore(tmp_path / "copy.sqlite", world.database, world.tables.now())
    await world.start_bot()
    await world.settled()
    assert not [post for post in world.posts() if "stale" in post.content]


async def test_posts_of_a_future_that_a_restore_took_away_lose_their_controls(world, tmp_path):
    anna, *_ = await world.start("puerto_rico", "anna", "ben", "clara")
    copy = tmp_path / "copy.sqlite"
    await world.storage.back_up(copy)
    await anna.slash(world.general, "puerto-rico take-role", {"role": "trader"})
    await world.settled()
    future = world.post
    assert future.buttons
    await world.stop_bot()
    backups.restore(copy, world.database, world.tables.now())
    await world.start_bot()
    await world.settled()
    assert world.post.id != future.id
    assert not future.buttons
