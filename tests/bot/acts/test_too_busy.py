"""Whoever asks while more is asked than can be answered in time hears so at once, and nothing is done."""

import asyncio

import pytest

from bot.acts import answering
from bot.acts.answering import Answering, Asking
from bot.table.clicked import Clicked
from games.words.phrases import phrases

TOO_BUSY = phrases("en")("too-busy")


class Reply:
    """Where an answer goes."""

    def __init__(self):
        self.clicked = Clicked(None)
        self.said = []

    async def give(self, answer):
        self.said.append(answer)

    async def refuse(self, sentence):
        self.said.append(sentence)


@pytest.fixture(autouse=True)
def few(monkeypatch):
    monkeypatch.setattr(answering, "MOST_AT_ONCE", 2)


async def asked(world, count, *, fresh=True):
    """What so many people hear who ask at once, and how often what they ask for is done."""
    desk, may, done = Answering(world.tables.languages), asyncio.Event(), []
    replies = [Reply() for _ in range(count)]

    async def work():
        await may.wait()
        done.append(True)
        return "done"

    async def ask(number, reply):
        with desk.waited_for():
            await desk.answer(Asking(number, "en", "a test"), reply, work)

    tasks = [asyncio.create_task(ask(number, reply)) for number, reply in enumerate(replies)]
    if fresh and tasks[2:]:
        await asyncio.wait(tasks[2:])
    may.set()
    await asyncio.gather(*tasks)
    return [reply.said for reply in replies], len(done)


async def test_more_than_can_be_answered_in_time_are_told_to_come_again_and_nothing_is_done_for_them(world):
    said, done = await asked(world, 5)
    assert said == [["done"], ["done"], [TOO_BUSY], [TOO_BUSY], [TOO_BUSY]]
    assert done == 2


async def test_as_many_as_can_be_answered_are(world):
    said, done = await asked(world, 2)
    assert said == [["done"], ["done"]]
    assert done == 2


async def test_those_who_have_waited_long_for_a_robot_take_nobodys_place(world, monkeypatch):
    monkeypatch.setattr(answering, "FRESH", 0.0)
    said, done = await asked(world, 5, fresh=False)
    assert said == [["done"]] * 5
    assert done == 5
