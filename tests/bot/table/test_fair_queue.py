"""Work that is done one piece after the other: in turn for each who asks, bounded, and never stuck."""

import asyncio

import pytest

from bot.errors import PlayerError
from bot.table.fair_queue import FairQueue


class Line:
    """People who wait at a queue; `done` holds the names in the order in which their pieces were done."""

    def __init__(self, queue):
        self.queue = queue
        self.done = []
        self.tasks = []

    async def comes(self, *names):
        for name in names:
            self.tasks.append(asyncio.create_task(self._work(name)))
            await asyncio.sleep(0)

    async def _work(self, name):
        async with self.queue.turn(name):
            await asyncio.sleep(0)
            self.done.append(name)

    async def over(self):
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return "".join(self.done)


@pytest.mark.parametrize(
    ("come", "done"),
    [("a", "a"), ("aaab", "abaa"), ("aabbcc", "abcabc"), ("aaaabcb", "abcabaa"), ("aaaa", "aaaa")],
)
async def test_everybody_is_next_after_one_piece_of_each_other(come, done):
    line = Line(FairQueue())
    async with line.queue.turn("z"):
        await line.comes(*come)
    assert await line.over() == done


async def test_one_piece_is_done_at_a_time():
    queue = FairQueue()
    line = Line(queue)
    async with queue.turn("a"):
        await line.comes("b")
        assert not line.done
    assert await line.over() == "b"


async def test_whoever_waits_for_too_much_is_refused_and_others_are_not():
    line = Line(FairQueue(most_each=2))
    async with line.queue.turn("a"):
        await line.comes("a", "a", "b")
    assert await line.over() == "ba"
    assert isinstance(line.tasks[1].exception(), PlayerError)
    assert line.tasks[1].exception().arguments == {"count": 2}


async def test_the_line_of_all_together_is_bounded():
    line = Line(FairQueue(most=3))
    async with line.queue.turn("a"):
        await line.comes("b", "c", "d")
        with pytest.raises(PlayerError, match="queue-full"):
            line.queue.require_room("e")
    assert await line.over() == "bc"
    line.queue.require_room("e")


@pytest.mark.parametrize("gone", [0, 1, 2])
async def test_who_gives_up_waiting_holds_up_nobody(gone):
    line = Line(FairQueue())
    async with line.queue.turn("a"):
        await line.comes("b", "c", "d")
        line.tasks[gone].cancel()
    assert await line.over() == "bcd".replace("bcd"[gone], "")
    await line.comes("e")
    assert (await line.over())[-1] == "e"


async def test_who_gives_up_as_their_turn_comes_passes_it_on():
    line = Line(FairQueue())
    async with line.queue.turn("a"):
        await line.comes("b", "c")
    line.tasks[0].cancel()
    assert await line.over() == "c"


async def test_work_that_fails_passes_the_turn_on():
    line = Line(FairQueue())

    async def fail():
        async with line.queue.turn("a"):
            await line.comes("b")
            raise ValueError("bug")

    with pytest.raises(ValueError, match="bug"):
        await fail()
    assert await line.over() == "b"
