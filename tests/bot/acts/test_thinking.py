"""While robots think for longer than a second their channel shows it, but for steps that several answer in secret."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import count

import pytest
from prometheus_client import REGISTRY

from bot.acts.play import PAUSES, Play
from bot.acts.resources import Resources
from bot.acts.thinking import AGAIN, FIRST, Thinking, is_together, robots_move
from bot.table.automation import RobotsTurn
from games.ai import ROBOTS
from games.mundus_novus.trade import SecretOffers
from games.puerto_rico import GAME as PUERTO_RICO
from tests.ai.test_robots import new_table


class Sleeper:
    """A clock that goes on when it is told to: each sleep waits for one `wake`."""

    def __init__(self):
        self.asked = []
        self._woken = asyncio.Queue()

    async def sleep(self, seconds):
        self.asked.append(seconds)
        await self._woken.get()

    async def wake(self):
        self._woken.put_nowait(None)
        for _ in range(5):
            await asyncio.sleep(0)


@pytest.fixture
def shown():
    return []


@pytest.fixture
def sleeper():
    return Sleeper()


@pytest.fixture
async def thinking(shown, sleeper):
    async def show(channel):
        shown.append(channel)
        return True

    thinking = Thinking(show, sleeper.sleep)
    yield thinking
    thinking.end(7)


async def test_the_sign_comes_after_a_second_and_again_before_discord_takes_it_off(thinking, shown, sleeper):
    thinking.begin(7, 70)
    await asyncio.sleep(0)
    assert (shown, sleeper.asked) == ([], [FIRST])
    await sleeper.wake()
    assert shown == [70]
    thinking.begin(7, 70)
    await sleeper.wake()
    assert shown == [70, 70]
    assert sleeper.asked == [FIRST, AGAIN, AGAIN]
    assert AGAIN < 10
    assert FIRST <= 1


async def test_it_ends_with_the_hand_off(thinking, shown, sleeper):
    thinking.begin(7, 70)
    await asyncio.sleep(0)
    thinking.end(7)
    await sleeper.wake()
    assert shown == []


async def test_it_is_not_shown_while_nobody_may_see_it_and_comes_a_second_after_that(
    thinking, shown, sleeper
):
    thinking.begin(7, None)
    await asyncio.sleep(0)
    await sleeper.wake()
    assert shown == []
    thinking.begin(7, 70)
    await asyncio.sleep(0)
    assert (shown, sleeper.asked) == ([], [FIRST, AGAIN, FIRST])
    await sleeper.wake()
    assert shown == [70]


async def test_where_it_cannot_be_shown_it_is_not_tried_again(sleeper):
    tried = []

    async def refused(channel):
        tried.append(channel)
        return False

    thinking = Thinking(refused, sleeper.sleep)
    thinking.begin(7, 70)
    for _ in range(3):
        await sleeper.wake()
    assert tried == [70]
    thinking.end(7)


class Noted:
    """Keeps where robots have begun and ended to think."""

    def __init__(self):
        self.begun, self.ended = [], []

    def begin(self, table, channel):
        self.begun.append((table, channel))

    def end(self, table):
        self.ended.append(table)


@pytest.mark.parametrize("game", ["puerto_rico", "mundus_novus"])
async def test_a_hand_off_through_robots_begins_it_but_for_what_is_answered_in_secret(
    world, monkeypatch, game
):
    await world.start(game, "anna", robots=2)
    noted, together = Noted(), []

    async def moves(workers, table, *asked, **more):
        together.append(is_together(table))
        return await robots_move(workers, table, *asked, **more)

    monkeypatch.setattr("bot.acts.thinking.robots_move", moves)
    play = Play(world.tables, thinking=noted)
    while len(noted.begun) < 12:
        live = await world.live()
        await play.move(live.row.id, world.person("anna").id, 0, default)
        await play.rested()
    await play.close()
    assert noted.begun == [(live.row.id, None if secret else world.general.id) for secret in together]
    assert set(noted.ended) == {live.row.id}
    assert not all(together)


def default(live, seat):
    return live.game.default(live.table.view(seat), seat, live.table.open_menu(seat))


async def test_discord_is_shown_it_as_typing(world):
    assert await world.app.fronts.types(world.general.id)
    assert world.server.typed == [world.general.id]
    world.server.forbid(world.general, "send_messages")
    assert not await world.app.fronts.types(world.general.id)


async def test_a_step_that_several_answer_is_told_from_others(world):
    await world.start("mundus_novus", "anna", "ben", "clara")
    assert not is_together((await world.live()).table)
    assert is_together((await world.play_to(SecretOffers)).table)


class Dying:
    """Workers that die on what they are asked so many times, and then think of the first move of the menu."""

    def __init__(self, times):
        self.times = times

    async def think(self, robot, seed, view, seat, menu):
        if self.times:
            self.times -= 1
            raise BrokenProcessPool("a worker has died")
        return next(iter(menu))


async def test_a_table_on_whose_robot_workers_die_is_tried_again_later(world, bot_log):
    anna, *_ = await world.open("puerto_rico", "anna")
    for _ in range(2):
        await anna.slash(world.general, "table robot", {"kind": "normal"})
    await anna.slash(world.general, "table start")
    live, paused = await world.live(), []

    async def sleep(seconds):
        paused.append(seconds)

    workers = Dying(5)
    play = Play(world.tables, sleep, workers=workers)
    while workers.times:
        await play.move(live.row.id, anna.id, 0, default)
        await play.rested()
    assert paused == [*PAUSES, PAUSES[-1]]
    assert any(entry.by == "robot" for entry in (await world.live()).table.log.entries)
    assert any("a worker has died" in line for line in bot_log.lines)
    bot_log.lines.clear()


@pytest.mark.parametrize("pool", ["workers", "patient"])
async def test_whatever_the_clock_ends_is_counted_at_tables_and_in_reviews(monkeypatch, pool):
    def counted():
        return REGISTRY.get_sample_value("caravel_robot_decisions_cut_short_total")

    monkeypatch.setattr("games.ai.planner.Planner.__init__.__defaults__", (count(0, 100).__next__,))
    table, before = new_table(PUERTO_RICO, 3), counted()
    with ThreadPoolExecutor(1) as thread, Resources() as resources:
        monkeypatch.setattr("games.processes.Processes.open", lambda _: thread)
        await getattr(resources, pool).rate("strong", 1, table.view(0), 0, table.menu(0))
    assert counted() == before + 1


@pytest.mark.parametrize("level", ROBOTS)
async def test_no_robot_thinks_where_the_bot_answers_clicks(monkeypatch, level):
    table, where = new_table(PUERTO_RICO, 3), []
    monkeypatch.setitem(ROBOTS, level, lambda _: lambda *_: where.append(threading.current_thread()))

    class Elsewhere:
        async def think(self, *asked):
            where.append(asked)

    move = await robots_move(Elsewhere(), table, RobotsTurn(table.waiting()[0], level), "normal")
    assert move in table.menu(table.waiting()[0])
    assert len(where) == 1
    assert where[0] is not threading.main_thread()
