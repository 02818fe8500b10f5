"""A robot that fails holds no table up: it is asked twice, then the default is played for it; late answers are dropped."""

import asyncio
from datetime import timedelta

import pytest

from bot.acts.play import Play
from bot.acts.thinking import ATTEMPTS
from games.puerto_rico.moves import TakeRole


class Scripted:
    """Workers that answer as they are told: with what a list holds next, or raising it; then with the first possible move."""

    def __init__(self, *answers):
        self.answers = list(answers)
        self.asked = []

    async def think(self, robot, seed, view, seat, menu):
        self.asked.append(seed)
        answer = self.answers.pop(0) if self.answers else next(iter(menu))
        if isinstance(answer, Exception):
            raise answer
        return answer


class Held(Scripted):
    """Workers that answer once they are let."""

    def __init__(self):
        super().__init__()
        self.began, self.go_on = asyncio.Event(), asyncio.Event()

    async def think(self, robot, seed, view, seat, menu):
        self.began.set()
        await self.go_on.wait()
        return await super().think(robot, seed, view, seat, menu)


async def begun(world):
    """Anna's table with two robots that think in workers; she has the first turn, and nothing plays by itself."""
    anna, *_ = await world.open("puerto_rico", "anna")
    for _ in range(2):
        await anna.slash(world.general, "table robot", {"kind": "normal"})
    await anna.slash(world.general, "table start")
    await world.settled()
    return anna, await world.live()


def first(live, seat):
    return next(iter(live.table.open_menu(seat)))


async def to_a_robot(world, play, anna, live):
    """Let Anna move until a robot is asked."""
    while not play.is_busy():
        await play.move(live.row.id, anna.id, 0, first)


def by_robots(live):
    return [entry for entry in live.table.log.live_line() if entry.by == "robot"]


BAD = {"raises": RuntimeError("a secret hand"), "answers illegally": TakeRole("no such role")}


@pytest.mark.parametrize("bad", BAD.values(), ids=BAD)
async def test_the_default_is_played_for_a_robot_that_fails_twice(world, bot_log, bad):
    anna, live = await begun(world)
    workers = Scripted(*[bad] * ATTEMPTS)
    play = Play(world.tables, workers=workers)
    await to_a_robot(world, play, anna, live)
    await play.rested()
    after = await world.live()
    assert by_robots(after)
    assert not {*after.table.waiting()} & after.robots()
    (line,) = bot_log.lines
    assert f"table {live.row.id}: the robot on seat" in line
    assert "hand" not in line
    bot_log.lines.clear()


@pytest.mark.parametrize("bad", BAD.values(), ids=BAD)
async def test_a_robot_that_fails_once_is_asked_again_in_other_luck(world, bad):
    anna, live = await begun(world)
    workers = Scripted(bad)
    play = Play(world.tables, workers=workers)
    await to_a_robot(world, play, anna, live)
    await play.rested()
    assert workers.asked[0] != workers.asked[1]
    assert by_robots(await world.live())


async def test_an_answer_that_comes_after_an_undo_is_dropped(world):
    anna, live = await begun(world)
    workers = Held()
    play = Play(world.tables, workers=workers)
    await to_a_robot(world, play, anna, live)
    await workers.began.wait()
    async with world.tables.hold(live.row.id) as held:
        entry = held.started.table.log.last_decision(0)
        await play.take_back(held, 0, entry)
    workers.go_on.set()
    await play.rested()
    after = await world.live()
    assert not by_robots(after)
    assert 0 in after.table.waiting()


async def test_a_table_that_cannot_go_on_by_itself_is_looked_at_again(world, bot_log):
    anna, live = await begun(world)
    play = Play(world.tables, workers=Scripted())

    def broken(*_):
        raise RuntimeError("a bug")

    await to_a_robot(world, play, anna, live)
    world.tables.watchers.append(broken)
    await play.rested()
    world.tables.watchers.remove(broken)
    assert await world.storage.wake_of(live.row.id) - world.tables.now() <= timedelta(hours=1)
    assert bot_log.lines
    bot_log.lines.clear()
