"""What robots, suggestions, hints and reviews draw with: anybody can work it out from what was posted at the beginning."""

import re

import pytest

from bot.acts.hinting import Hinting
from bot.acts.thinking import robots_move
from bot.menus.control_ids import question
from bot.table.automation import RobotsTurn
from games.ai.planner import Rated
from games.core.chance import keyed
from tests.bot.acts.test_advising import advised
from tests.bot.acts.test_reviewing import made, review, settle


class Seeds:
    """A robot's worker that makes first moves, and keeps the seeds it was given."""

    def __init__(self):
        self.given = []

    def close(self):
        """There are no workers."""

    async def think(self, _robot, seed, _view, _seat, menu):
        self.given.append(seed)
        return next(iter(menu))

    async def rate(self, _robot, seed, _view, _seat, menu, _also=()):
        self.given.append(seed)
        return [Rated(next(iter(menu)), 0.0, 0.0)]


@pytest.fixture
def robot():
    return Seeds()


@pytest.fixture
def bot_options(robot):
    return {"patient": robot}


@pytest.fixture
async def told(world):
    """A table, and a seed by what everybody was told of its secret."""
    await world.start("puerto_rico", "anna", "ben", "clara")
    (promise,) = re.findall(r"\b[0-9a-f]{64}\b", world.told)
    return lambda *parts: int.from_bytes(keyed(promise, *parts)[:8])


async def test_a_robots_move(world, told, robot):
    live = await world.live()
    await robots_move(robot, live.table, RobotsTurn(0, "strong"), "normal")
    assert robot.given == [told("robot", 0, len(live.table.log.entries))]


async def test_a_suggestion(world, told, robot):
    live = await world.live()
    await advised(live, robot)
    assert robot.given == [told("suggestion", 0, question(live.table, 0))]


async def test_a_hint(world, told, robot):
    live = await world.live()
    await Hinting(world.tables, robot.rate).hint(live.row.id, world.person("anna").id)
    assert robot.given == [told("hint", 0, question(live.table, 0))]


async def test_a_review(world, told, robot):
    live = await world.live()
    await world.played(0, next(iter(live.table.menu(0))))
    (entry,) = (one for one in (await world.live()).table.log.live_line() if one.by == "person")
    await settle(world)
    await review(world, "anna")
    await made(world)
    assert robot.given == [told("review", 0, entry.n)]
