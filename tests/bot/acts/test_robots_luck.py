"""What robots, the adviser and reviews draw with: anybody can work it out from what was posted at the beginning."""

import re

import pytest

from bot.acts.advising import Adviser
from bot.acts.hinting import Hinting
from bot.acts.thinking import robots_move
from bot.table.automation import RobotsTurn
from games.ai.planner import Rated
from games.core.chance import keyed
from tests.bot.acts.test_reviewing import made, review, settle
from tests.support.bot import private


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
    anna, *_ = await world.start("puerto_rico", "anna", "ben", "clara")
    (promise,) = re.findall(r"\b[0-9a-f]{64}\b", private(await anna.slash(world.general, "log")))
    return lambda *parts: int.from_bytes(keyed(promise, *parts)[:8])


async def test_a_robots_move(world, told, robot):
    live = await world.live()
    await robots_move(robot, live.table, RobotsTurn(0, "strong"), "normal")
    assert robot.given == [told("robot", 0, len(live.table.log.entries))]


async def test_a_hint(world, told, robot):
    live = await world.live()
    adviser = Adviser(robot.rate)
    await Hinting(world.tables, adviser).suggest(live.row.id, world.person("anna").id)
    assert robot.given == [told("advice", 0, 0, live.table.open_menu(0).fingerprint())]
    await adviser.close()


async def test_a_review(world, told, robot):
    live = await world.live()
    menu = live.table.open_menu(0)
    await world.played(0, next(iter(menu)))
    (entry,) = (one for one in (await world.live()).table.log.live_line() if one.by == "person")
    await settle(world)
    await review(world, "anna")
    await made(world)
    assert robot.given == [told("advice", 0, 0, menu.fingerprint())], (
        f"entry {entry.n}: as the adviser draws for it"
    )
