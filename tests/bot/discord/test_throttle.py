"""The pace of requests: never more than Discord allows, as fast as that lets them go."""

import asyncio
from datetime import timedelta
from random import Random

from bot.discord import sender
from bot.discord.throttle import A_SECOND, UNDER_WAY, Throttle
from bot.local.limits import GLOBAL, RateLimits
from bot.posts.messages import Plain


class JumpingClock:
    """A clock that moves when somebody sleeps."""

    def __init__(self):
        self.time = 1000.0

    def now(self):
        return self.time

    async def sleep(self, seconds):
        self.time += max(seconds, 1e-6)
        await asyncio.sleep(0)


async def test_a_hundred_thousand_requests_meet_no_limit_and_lose_no_time():
    clock = JumpingClock()
    throttle, limits = Throttle(clock.now, clock.sleep), RateLimits(clock, on=True)
    begin = clock.time
    for _ in range(100_000):
        await throttle.begin()
        limits.admit("GET", "/users/@me", {})
        throttle.end()
    assert clock.time - begin < 100_000 / A_SECOND + 1


async def test_however_slow_the_line_no_second_has_more_requests_than_discord_allows():
    clock, chance = JumpingClock(), Random(7)
    throttle = Throttle(clock.now, clock.sleep)
    counted = []
    for _ in range(2000):
        await throttle.begin()
        # Discord counts it somewhere on its way.
        clock.time += chance.choice((0, 0.001, 0.4))
        counted.append(clock.time)
        clock.time += chance.choice((0, 0.001, 0.4))
        throttle.end()
    spans = [later - earlier for earlier, later in zip(counted, counted[A_SECOND:], strict=False)]
    assert min(spans) >= 1 - 1e-6
    assert GLOBAL.limit > A_SECOND


async def test_so_many_requests_are_under_way_at_a_time():
    clock = JumpingClock()
    throttle = Throttle(clock.now, clock.sleep)
    tasks = [asyncio.create_task(throttle.begin()) for _ in range(UNDER_WAY + 5)]
    for _ in range(200):
        await asyncio.sleep(0)
    assert sum(task.done() for task in tasks) == UNDER_WAY
    for _ in range(5):
        throttle.end()
    await asyncio.gather(*tasks)


async def test_who_gives_up_waiting_takes_no_place():
    clock = JumpingClock()
    throttle = Throttle(clock.now, clock.sleep)
    for _ in range(UNDER_WAY):
        await throttle.begin()
    late = asyncio.create_task(throttle.begin())
    await asyncio.sleep(0)
    late.cancel()
    await asyncio.gather(late, return_exceptions=True)
    throttle.end()
    await asyncio.wait_for(throttle.begin(), 5)


async def test_a_refused_post_is_not_looked_for(world, bot_log, monkeypatch):
    asked = []
    world.server.watchers.append(lambda exchange: asked.append((exchange.method, exchange.route)))
    world.server.faults.fail(429, 1, method="POST", route="/messages", retry_after=31)
    monkeypatch.setattr(sender, "timedelta", lambda **given: timedelta(0))
    await world.put(Plain("x").to_channel(world.general.id))
    world.bot.sender.wake()
    await world.settled()
    assert world.bot.throttle.refused == 1
    assert [method for method, route in asked if route.endswith("/messages")] == ["POST", "POST"]


def test_where_discord_would_take_half_of_a_hand_off_all_of_it_waits():
    clock = JumpingClock()
    throttle = Throttle(clock.now, clock.sleep)
    assert throttle.pause(7, hurried=True) == 0
    throttle.note_room(7, left=3, seconds=4.0)
    assert throttle.pause(7, hurried=False) == 0
    throttle.note_room(7, left=1, seconds=4.0)
    assert throttle.pause(7, hurried=False) == 4
    assert throttle.pause(8, hurried=False) == 0
    clock.time += 4
    assert throttle.pause(7, hurried=True) == 0


def test_hand_offs_that_come_faster_than_discord_takes_them_share_the_room_evenly():
    clock = JumpingClock()
    throttle = Throttle(clock.now, clock.sleep)
    throttle.note_room(7, left=3, seconds=5.0)
    assert throttle.pause(7, hurried=True) == 2.5


async def test_how_much_room_a_channel_has_is_read_from_discords_answers(world):
    world.server.limits.on = True
    for _ in range(2):
        await world.put(Plain("x").to_channel(world.general.id))
        world.bot.sender.wake()
        await world.settled()
    assert 0 < world.bot.throttle.pause(world.general.id, hurried=True) <= 5
    assert world.bot.throttle.pause(world.general.id, hurried=False) == 0
