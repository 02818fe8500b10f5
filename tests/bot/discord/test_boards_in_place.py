"""A new board post takes the place of the answered turn post: one request less, and nothing of it is lost."""

import asyncio
from types import SimpleNamespace

import pytest

from bot.local.things import Flag
from bot.posts.messages import Tidy
from bot.posts.table_posts import Shrink, TurnEdit
from games.puerto_rico.moves import TakeRole
from tests.support.bot import moves

MESSAGES = "/channels/{channel}/messages"
MESSAGE = f"{MESSAGES}/{{message}}"


@pytest.fixture
async def table(world):
    await world.start("puerto_rico", "anna", "ben", "clara")
    return world


def now(table, message):
    """A message as it is now."""
    return table.server.world.message(message.channel_id, message.id)


def is_board(table, message):
    """Say whether a message is a board post by now."""
    return bool(now(table, message).flags & Flag.COMPONENTS_V2)


async def to_the_last_of_a_phase(table):
    """Play until one move more ends the phase; returns the turn post that asks for it."""
    await table.played(0, TakeRole("builder"))
    await table.play_on(2)
    await table.settled()
    return table.post


async def test_the_board_post_of_a_new_phase_takes_the_place_of_the_answered_turn_post(table):
    asked = await to_the_last_of_a_phase(table)
    sent = []
    table.server.watchers.append(lambda one: sent.append((one.method, one.route)))
    await table.play_on()
    await table.settled()
    assert is_board(table, asked)
    assert "the builder phase" in now(table, asked).text
    assert now(table, asked).files
    assert not now(table, asked).content
    assert [(method, route) for method, route in sent if route in (MESSAGE, MESSAGES)] == [
        ("PATCH", MESSAGE),
        ("POST", MESSAGES),
    ]
    row = (await table.live()).row
    assert (await table.storage.table(row.id)).board == asked.id
    assert (await table.storage.table(row.id)).post == table.post.id


async def test_the_next_board_edits_go_there(table):
    asked = await to_the_last_of_a_phase(table)
    await table.play_on(2)
    await table.settled()
    assert table.boards[-1].id == asked.id
    assert len(table.boards) == 2


async def test_a_board_post_stands_below_what_people_have_written_since(table):
    asked = await to_the_last_of_a_phase(table)
    said = table.server.world.new_id()
    table.bot.seen.note(
        SimpleNamespace(channel_id=table.general.id, channel=SimpleNamespace(last_message_id=said))
    )
    await table.play_on()
    await table.settled()
    assert now(table, asked).content.startswith("-# ✓")
    assert table.boards[-1].id > asked.id


async def test_a_deleted_turn_post_becomes_no_board_post(table):
    asked = await to_the_last_of_a_phase(table)
    table.server.world.remove(asked)
    await table.play_on()
    await table.settled()
    assert "the builder phase" in table.told
    assert table.boards[-1].id > asked.id


@pytest.mark.parametrize(
    "make", [lambda one: Shrink(one, "✓"), Shrink, lambda one: TurnEdit(one, "go on"), Tidy]
)
async def test_a_late_change_of_a_turn_post_leaves_the_board_post_that_it_has_become(table, make, bot_log):
    asked = await to_the_last_of_a_phase(table)
    await table.play_on()
    await table.settled()
    live = await table.live()
    told = now(table, asked).text
    await table.put(make(asked.id).to_channel(table.general.id), table=live.row.id)
    table.bot.sender.wake()
    await table.settled()
    assert now(table, asked).text == told
    assert not bot_log.lines


@pytest.mark.rest
async def test_a_click_that_comes_too_late_leaves_the_board_post_that_its_message_has_become(
    table, monkeypatch, bot_log
):
    asked = await to_the_last_of_a_phase(table)
    choosing = table.acts.choosing
    click, begun, may_go_on = choosing.click, asyncio.Event(), asyncio.Event()

    async def late(*given):
        begun.set()
        await may_go_on.wait()
        return await click(*given)

    monkeypatch.setattr(choosing, "click", late)
    ben = table.person("ben")
    clicking = asyncio.create_task(ben.click(asked, moves(asked)[0]))
    await begun.wait()
    live = await table.live()
    seat = live.table.waiting()[0]
    move = live.game.default(live.table.view(seat), seat, live.table.menu(seat))
    await table.acts.play.move(live.row.id, live.seats[seat].user, seat, lambda *_: move)
    await table.server.wait_for(lambda: is_board(table, asked))
    told = now(table, asked).text
    may_go_on.set()
    assert (await clicking).ephemeral
    await table.settled()
    assert now(table, asked).text == told
    assert now(table, asked).components
    assert not bot_log.lines
