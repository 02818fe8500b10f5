"""Posts arrive once and in order, whatever happens to them on the way."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.discord import sender
from bot.local.things import Flag
from bot.local.waiting import PATIENCE
from bot.posts.messages import Plain, Remove
from bot.posts.table_posts import Shrink
from bot.storage import StorageError
from bot.table.tables import utc_now
from games.puerto_rico.moves import TakeRole
from tests.bot.discord.sending import GAME, send, table, texts
from tests.support.bot import open_world

__all__ = ["table"]

MESSAGES = "/channels/{channel}/messages"
MESSAGE = f"{MESSAGES}/{{message}}"


@pytest.fixture
def no_pauses(monkeypatch):
    monkeypatch.setattr(sender, "PAUSES", (timedelta(0),) * 6)


async def test_posts_to_one_channel_keep_their_order(world):
    for number in range(12):
        await send(world, f"post {number}")
    await world.settled()
    assert texts(world) == [f"post {number}" for number in range(12)]


@pytest.mark.rest
async def test_a_post_that_was_sent_when_the_program_ended_is_not_sent_again(world):
    world.server.faults.answer_late = 60
    await send(world, "ahoy")
    await world.server.wait_for(lambda: texts(world))
    world.server.faults.calm()
    await world.restart()
    await world.settled()
    assert texts(world) == ["ahoy"]


@pytest.mark.rest
async def test_the_same_without_a_nonce_that_discord_remembers(world):
    world.server.faults.answer_late = 60
    await send(world, "ahoy")
    await world.server.wait_for(lambda: texts(world))
    world.posts()[0].nonce = None
    world.server.faults.calm()
    await world.restart()
    await world.settled()
    assert texts(world) == ["ahoy"]


@pytest.mark.rest
async def test_a_post_that_was_not_sent_when_the_program_ended_is_sent_at_the_next_start(world):
    world.server.faults.slow = 60
    await send(world, "ahoy")
    await world.server.wait_for(lambda: True)
    while not await world.storage.in_flight():
        await asyncio.sleep(0)
    world.server.faults.calm()
    await world.restart()
    await world.settled()
    assert texts(world) == ["ahoy"]


async def test_an_older_post_of_the_same_words_is_not_taken_for_the_one_that_was_under_way(table):
    live = await table.live()
    again = Plain(table.post.content).to_channel(table.general.id)
    before = len(table.posts())
    table.posts()[-1].nonce = None
    table.server.faults.slow = 60
    await table.put(again, table=live.row.id)
    table.bot.sender.wake()
    while not await table.storage.in_flight():
        await asyncio.sleep(0)
    table.server.faults.calm()
    await table.restart()
    await table.settled()
    assert len(table.posts()) == before + 1


@pytest.mark.parametrize("after", [False, True])
async def test_a_post_that_discord_fails_to_take_is_sent_once_later(world, no_pauses, after):
    # discord.py tries five times itself.
    world.server.faults.fail(503, 7, method="POST", route=MESSAGES, after=after)
    await send(world, "ahoy")
    await send(world, "and again")
    await world.server.wait_for(lambda: len(texts(world)) == 2)
    await world.settled()
    assert texts(world) == ["ahoy", "and again"]


async def test_a_post_whose_answer_was_lost_is_found_long_after_discord_has_forgotten_its_nonce(
    world, monkeypatch
):
    monkeypatch.setattr(sender, "PAUSES", (timedelta(hours=1),) * 6)
    # discord.py tries five times itself.
    world.server.faults.fail(503, 5, method="POST", route=MESSAGES, after=True)
    await send(world, "ahoy")
    await world.server.wait_for(lambda: texts(world))
    while await world.storage.in_flight():
        await asyncio.sleep(0)
    world.posts()[0].nonce = None
    monkeypatch.setattr(world.tables, "now", lambda: utc_now() + timedelta(hours=2))
    world.bot.sender.wake()
    await world.settled()
    assert texts(world) == ["ahoy"]


async def test_a_direct_message_that_is_gone_already_does_not_say_that_its_user_takes_none(world):
    anna = world.person("anna")
    anna.open_direct()
    await world.put(Remove(1).to_user(anna.id))
    world.bot.sender.wake()
    await world.settled()
    assert not (await world.tables.wishes(anna.id)).direct_closed


async def test_an_edit_that_is_rate_limited_for_long_does_not_hold_up_the_next_post(table):
    table.server.faults.fail(429, 100, method="PATCH", route=MESSAGES, retry_after=900)
    await table.person("anna").slash(table.general, "puerto-rico take-role", {"role": "builder"})
    await send(table, "ahoy")
    await table.settled()
    assert texts(table)[-1] == "ahoy"


async def test_a_rate_limited_post_waits_without_being_lost(world, monkeypatch):
    monkeypatch.setattr(sender, "timedelta", lambda **given: timedelta(0))
    world.server.faults.fail(429, 1, method="POST", route=MESSAGES, retry_after=31)
    await send(world, "ahoy")
    await world.server.wait_for(lambda: texts(world))
    await world.settled()
    assert texts(world) == ["ahoy"]


async def test_a_post_that_somebody_deleted_comes_back_with_the_next_change(table):
    table.server.posting.delete(table.post)
    count = len(table.posts())
    await table.person("anna").slash(table.general, "puerto-rico take-role", {"role": "builder"})
    await table.settled()
    assert len(table.posts()) == count + 1
    assert table.post.selects or table.post.buttons


async def test_a_lobby_that_somebody_deleted_comes_back_with_the_next_change(world):
    await world.open(GAME, "anna", "ben")
    world.server.posting.delete(world.post)
    await world.person("clara").slash(world.general, "table join")
    await world.settled()
    assert "3. clara" in world.post.content
    await world.person("anna").click(world.post, "Start")


async def test_a_channel_that_is_gone_stops_nobody_else(table):
    table.server.posting.remove_channel(table.server.channel("table-one"))
    gone = Plain("lost").to_channel(1)
    await table.put(gone)
    await send(table, "ahoy")
    await table.settled()
    assert texts(table)[-1] == "ahoy"


async def test_a_picture_that_cannot_be_drawn_leaves_the_words(tmp_path, bot_log):
    def fail(*given):
        raise ZeroDivisionError

    async with open_world(tmp_path, paint=fail) as world:
        await world.start(GAME, "anna", "ben", "clara")
        await world.played(0, TakeRole("builder"))
        await world.play_on(3)
        assert "the builder phase" in world.told
        assert not world.boards[-1].files
    assert any("cannot be drawn" in line for line in bot_log.lines)
    bot_log.lines.clear()


async def test_pictures_that_discord_refuses_leave_the_words(table, bot_log):
    await table.played(0, TakeRole("builder"))
    await table.play_on(2)
    table.server.faults.fail(413, 1, method="PATCH", route=MESSAGE)
    await table.play_on()
    assert "the builder phase" in table.told
    assert not table.boards[-1].files
    assert any("refuses its pictures" in line for line in bot_log.lines)
    bot_log.lines.clear()


async def test_a_database_that_refuses_for_a_while_loses_no_post(world, bot_log, no_pauses, monkeypatch):
    take = world.storage.take_outbox
    refused = []

    async def refuse(now, *more, **others):
        if len(refused) < 3:
            refused.append(now)
            raise StorageError(world.database, "the disk is full", "make room")
        return await take(now, *more, **others)

    monkeypatch.setattr(world.storage, "take_outbox", refuse)
    await send(world, "ahoy")
    await world.server.wait_for(lambda: texts(world))
    assert len(bot_log.lines) == 3
    assert all("the disk is full" in line for line in bot_log.lines)
    bot_log.lines.clear()


async def test_the_outbox_is_looked_at_when_a_post_is_written_and_when_it_is_sent(world, monkeypatch):
    take, found = world.storage.take_outbox, []

    async def taking(now, *more, **others):
        taken = await take(now, *more, **others)
        found.append(len(taken.posts))
        return taken

    await world.settled()
    monkeypatch.setattr(world.storage, "take_outbox", taking)
    await send(world, "ahoy")
    await world.server.wait_for(lambda: texts(world))
    await world.settled()
    assert found == [1, 0]


@pytest.mark.parametrize("steps", range(8))
async def test_the_program_ends_although_something_is_to_be_sent_at_that_very_moment(world, steps):
    world.bot.sender.wake()
    for _ in range(steps):
        await asyncio.sleep(0)
    await asyncio.wait_for(world.restart(), 10)


async def test_what_discord_never_takes_is_given_up_and_the_table_hears_of_it(world, no_pauses, bot_log):
    world.server.faults.refuse(400, 50035, times=sender.MOST_TRIES + 1, method="POST", route=MESSAGES)
    await send(world, "ahoy")
    await send(world, "and again")
    await world.settled()
    assert texts(world) == ["and again", world.tables.words("post-lost")]
    assert "given up" in bot_log.lines.pop()


async def test_what_a_channel_is_told_gathers_where_discord_takes_no_more_and_is_not_lost(world, monkeypatch):
    take, left_out, looked = world.storage.take_outbox, [], asyncio.Event()

    async def taking(now, limit=50, but=(), **more):
        taken = await take(now, limit, but, **more)
        left_out.append(but)
        looked.set()
        return taken

    async def until(condition):
        while not condition():
            looked.clear()
            await looked.wait()

    monkeypatch.setattr(world.storage, "take_outbox", taking)
    monkeypatch.setattr(world.shared.throttle, "pause", lambda *_, **__: 3600.0)
    await send(world, "ahoy")
    await until(lambda: left_out and left_out[-1])
    assert left_out[-1] == (world.general.id,)
    before = len(left_out)
    await send(world, "land ho")
    await until(lambda: len(left_out) > before)
    assert texts(world) == ["ahoy"]
    assert not world.bot.sender.is_idle()
    # The throttle outlives the bot: the next one finds room again.
    monkeypatch.undo()
    await world.restart()
    await world.settled()
    assert texts(world) == ["ahoy", "land ho"]


@pytest.mark.rest
async def test_old_controls_are_taken_away_when_there_is_room_for_it_and_the_table_goes_on_meanwhile(
    table, monkeypatch
):
    monkeypatch.setattr(table.shared.throttle, "has_room", lambda: False)
    asked = [table.post]
    for _ in range(3):
        asked.append(await asked_next(table, asked[-1]))
    # One has become the board post of a new phase.
    asked = [one for one in asked if not is_board(table, one)]
    assert len(asked) == 3
    assert all(now(table, one).buttons for one in asked)
    monkeypatch.undo()
    table.bot.sender.wake()
    await table.settled()
    assert [bool(now(table, one).buttons) for one in asked] == [False, False, True]


def is_board(table, message):
    """Say whether a message is a board post by now."""
    return bool(now(table, message).flags & Flag.COMPONENTS_V2)


async def asked_next(table, before):
    """Play as the defaults do until somebody is asked in a new post; returns it."""

    def newest():
        post = table.posts()[-1]
        return post if post.id > before.id and post.buttons else None

    live = await table.live()
    while not await handed_off(table, live) or not newest():
        seat = live.table.waiting()[0]
        move = live.game.default(live.table.view(seat), seat, live.table.menu(seat))
        await table.acts.play.move(live.row.id, live.seats[seat].user, seat, lambda *_, move=move: move)
        live = await table.live()
    return newest()


async def handed_off(table, live):
    """Return true once nothing of a table is to be sent that may not wait."""
    async with asyncio.timeout(PATIENCE):
        while unsent(table):
            await asyncio.sleep(0)
    return live


def unsent(table):
    """The rows of the outbox that may not wait."""
    with closing(sqlite3.connect(table.database)) as db:
        return db.execute("SELECT id FROM outbox WHERE state <> 'sent' AND NOT optional").fetchall()


def now(table, message):
    """A message as it is now."""
    return table.server.world.message(message.channel_id, message.id)


async def test_a_tidying_that_a_click_made_necessary_and_discord_refuses_holds_up_nothing(table, bot_log):
    asked = table.post
    row = Shrink(asked.id, "done").to_channel(table.general.id)
    table.server.faults.refuse(400, 50035, times=1, method="PATCH", route=f"{MESSAGES}/{{message}}")
    await table.put(replace(row, optional=False, topic=None), Plain("ahoy").to_channel(table.general.id))
    table.bot.sender.wake()
    await table.server.wait_for(lambda: texts(table)[-1] == "ahoy")
    await table.settled()
    assert now(table, asked).content == "done", "it is tried again with the next message"
