"""Beyond its capacity the bot asks users at once to try again, and does nothing for them."""

import asyncio

import pytest

from bot.acts import answering
from bot.acts.answering import Answering, Asking
from bot.table.clicked import Clicked
from games.words.phrases import phrases

TOO_BUSY = phrases("en")("too-busy")


class Reply:
    """Collects the reply to a request."""

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
    """The replies to so many requests at once, and the number of those carried out."""
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


async def test_requests_beyond_the_capacity_are_refused_and_do_nothing(world):
    said, done = await asked(world, 5)
    assert said == [["done"], ["done"], [TOO_BUSY], [TOO_BUSY], [TOO_BUSY]]
    assert done == 2


async def test_requests_within_the_capacity_are_answered(world):
    said, done = await asked(world, 2)
    assert said == [["done"], ["done"]]
    assert done == 2


async def test_requests_that_wait_for_a_robot_take_no_capacity(world, monkeypatch):
    monkeypatch.setattr(answering, "FRESH", 0.0)
    said, done = await asked(world, 5, fresh=False)
    assert said == [["done"]] * 5
    assert done == 5
