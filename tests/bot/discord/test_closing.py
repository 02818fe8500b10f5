"""The program is stopped while somebody is being answered: they are answered first, all of it, but not for ever."""

import asyncio

import pytest

from bot.discord import client, private_answers
from bot.local.interactions import COMPONENT
from bot.posts.messages import Plain
from tests.support.bot import in_place, moves

LONG = 300
"""Rounds of the loop in which a program that waited for nobody would have ended."""


@pytest.fixture
async def table(world):
    await world.start("puerto_rico", "anna", "ben", "clara")
    return world


class Slow:
    """Work of many rounds, which tells when it began and whether the bot was still there at its end."""

    def __init__(self, bot, work=None):
        self.bot, self.work = bot, work
        self.begun = asyncio.Event()
        self.was_closed = None

    async def __call__(self, *given):
        self.begun.set()
        for _ in range(LONG):
            await asyncio.sleep(0)
        self.was_closed = self.bot.is_closed()
        return await self.work(*given) if self.work else None


async def test_the_word_beside_an_answer_is_said_before_the_program_ends(table):
    beside = Slow(table.bot)
    table.bot.answering.asides.append(beside)
    clicking = asyncio.create_task(table.person("anna").slash(table.general, "move"))
    await beside.begun.wait()
    await table.restart()
    assert beside.was_closed is False
    assert (await clicking).ephemeral


async def test_a_move_that_is_under_way_is_made_and_answered(table, monkeypatch):
    choosing = table.acts.choosing
    slow = Slow(table.bot, choosing.click)
    monkeypatch.setattr(choosing, "click", slow)
    anna, post = table.person("anna"), table.post
    clicking = asyncio.create_task(anna.click(post, moves(post)[0]))
    await slow.begun.wait()
    await table.restart()
    assert slow.was_closed is False
    assert in_place(await clicking).id == post.id
    assert (await table.live()).table.log.entries[-1].by == "person"


async def test_what_a_former_user_was_told_is_taken_away_before_the_program_ends(table, monkeypatch):
    ben = table.person("ben")
    await ben.slash(table.general, "board")
    slow = Slow(table.bot)
    delete = private_answers.PrivateMessage.delete

    async def slowly(message):
        await slow()
        await delete(message)

    monkeypatch.setattr(private_answers.PrivateMessage, "delete", slowly)
    left = await ben.slash(table.general, "seat open")
    await slow.begun.wait()
    await table.restart()
    told = [message.id for message in ben.sees(table.general) if message.ephemeral]
    assert told == [left.message.id]


@pytest.mark.rest
async def test_an_answer_that_does_not_come_to_an_end_holds_nobody_up(table, monkeypatch, bot_log):
    monkeypatch.setattr(client, "PATIENCE", 0.01)
    begun, ended = asyncio.Event(), []

    async def endless(_):
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(True)

    table.bot.answering.asides.append(endless)
    clicking = asyncio.create_task(table.person("anna").slash(table.general, "move"))
    await begun.wait()
    await table.restart()
    assert ended == [True]
    assert (await clicking).ephemeral


async def test_who_clicks_while_the_program_ends_begins_nothing(table):
    before = (await table.live()).row.entries
    beside = Slow(table.bot)
    table.bot.answering.asides.append(beside)
    asking = asyncio.create_task(table.person("ben").slash(table.general, "board"))
    await beside.begun.wait()
    ending = asyncio.create_task(table.restart())
    await asyncio.sleep(0)
    anna = table.person("anna").user
    data = {"custom_id": moves(table.post)[0], "component_type": 2}
    clicked = table.server.interactions.open(anna, table.general, COMPONENT, data, message=table.post)
    await ending
    await asking
    assert clicked.answer is None
    assert (await table.live()).row.entries == before


async def test_nothing_is_sent_while_the_last_answers_are_given(table):
    begun, may_end = asyncio.Event(), asyncio.Event()

    async def aside(_):
        begun.set()
        await may_end.wait()

    table.bot.answering.asides.append(aside)
    clicking = asyncio.create_task(table.person("ben").slash(table.general, "board"))
    await begun.wait()
    ending = asyncio.create_task(table.restart())
    await asyncio.sleep(0)
    await table.put(Plain("ahoy").to_channel(table.general.id))
    table.bot.sender.wake()
    for _ in range(LONG):
        await asyncio.sleep(0)
    assert not await table.storage.in_flight()
    assert table.post.content != "ahoy"
    may_end.set()
    await ending
    assert (await clicking).ephemeral
    await table.settled()
    assert table.post.content == "ahoy"
