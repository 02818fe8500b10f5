"""The pace of requests: never more than Discord allows, as fast as that lets them go."""

import asyncio
from datetime import timedelta
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord import sender
from bot.discord.throttle import A_SECOND, LIFT, UNDER_WAY, Throttle, urgency
from bot.local.limits import GLOBAL, RateLimits
from bot.posts.messages import Ping, Plain, Tidy
from bot.posts.outgoing import Urgency
from tests.support.bot import open_world
from tests.support.leaping import run_leaping


class JumpingClock:
    """A clock that moves when somebody sleeps."""

    def __init__(self):
        self.time = 1000.0

    def now(self):
        return self.time

    async def sleep(self, seconds):
        self.time += max(seconds, 1e-6)
        await asyncio.sleep(0)


@pytest.mark.rest
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


async def test_what_is_more_urgent_goes_first_and_what_waits_longest_among_equals():
    clock = JumpingClock()
    throttle, begun = Throttle(clock.now, clock.sleep), []
    for _ in range(UNDER_WAY):
        await throttle.begin()

    async def request(degree, name):
        urgency.set(degree)
        await throttle.begin()
        begun.append(name)
        throttle.end()

    wanted = [
        (Urgency.TIDYING, "old controls"),
        (Urgency.REMINDER, "a reminder"),
        (Urgency.PLAY, "a turn"),
        (Urgency.REMINDER, "another reminder"),
        (Urgency.PLAY, "another turn"),
    ]
    tasks = [asyncio.create_task(request(*one)) for one in wanted]
    await asyncio.sleep(0)
    throttle.end()
    await asyncio.gather(*tasks)
    assert begun == ["a turn", "another turn", "a reminder", "another reminder", "old controls"]


REQUESTS = st.lists(
    st.tuples(st.floats(0, 2), st.sampled_from(Urgency), st.floats(0, 0.5)), min_size=1, max_size=60
)


@given(REQUESTS, st.sampled_from((1.0, 0.5, 0.25, 0.01)))
@pytest.mark.rest
def test_whatever_comes_the_share_is_kept_and_urgency_is_heeded(requests, share):
    """Each comes at a moment, with an urgency, and takes some seconds."""
    a_second = max(1, int(A_SECOND * share))
    come, begun = [], []

    async def request(throttle, at, degree, takes):
        loop = asyncio.get_running_loop()
        await asyncio.sleep(at)
        urgency.set(degree)
        mine = (loop.time(), degree)
        come.append(mine)
        await throttle.begin()
        come.remove(mine)
        begun.append(loop.time())
        # Whoever comes at this very moment may be a little too late.
        waiting = [other for other in come if other[0] < loop.time()]
        assert all(mine[0] + LIFT * degree <= other[0] + LIFT * other[1] for other in waiting)
        await asyncio.sleep(takes)
        throttle.end()

    async def all_requests():
        throttle = Throttle()
        throttle.share = share
        await asyncio.gather(*(request(throttle, *one) for one in requests))

    run_leaping(all_requests(), grace=0)
    spans = [later - earlier for earlier, later in zip(begun, begun[a_second:], strict=False)]
    assert min(spans, default=1) >= 1 - 1e-6


async def test_a_process_that_gains_shards_goes_faster_at_once():
    clock = JumpingClock()
    throttle = Throttle(clock.now, clock.sleep)
    throttle.share = 1 / A_SECOND
    await throttle.begin()
    waiting = asyncio.create_task(throttle.begin())
    await asyncio.sleep(0)
    assert not waiting.done()
    throttle.share = 1.0
    await waiting
    assert clock.time == 1000.0


class Recorded(Throttle):
    """Writes down how urgent each request is."""

    def __init__(self):
        super().__init__()
        self.asked = []

    async def begin(self):
        self.asked.append(urgency.get())
        await super().begin()


async def test_each_row_is_as_urgent_as_what_it_says(tmp_path, bot_log):
    throttle = Recorded()
    async with open_world(tmp_path, throttle=throttle) as world:
        for message, degree in (
            (Plain("Your turn!"), Urgency.PLAY),
            (Ping("Still your turn!"), Urgency.REMINDER),
            (Tidy(1), Urgency.TIDYING),
        ):
            throttle.asked.clear()
            await world.put(message.to_channel(world.general.id))
            world.bot.sender.wake()
            await world.settled()
            assert throttle.asked == [degree]


async def test_a_refused_post_is_not_looked_for(world, bot_log, monkeypatch):
    asked = []
    world.server.watchers.append(lambda exchange: asked.append((exchange.method, exchange.route)))
    world.server.faults.fail(429, 1, method="POST", route="/messages", retry_after=31)
    monkeypatch.setattr(sender, "timedelta", lambda **given: timedelta(0))
    await world.put(Plain("x").to_channel(world.general.id))
    world.bot.sender.wake()
    await world.settled()
    assert world.shared.throttle.refused == 1
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
    assert 0 < world.shared.throttle.pause(world.general.id, hurried=True) <= 5
    assert world.shared.throttle.pause(world.general.id, hurried=False) == 0


async def test_a_third_of_a_second_of_requests_is_kept_for_what_people_wait_for():
    clock = JumpingClock()
    throttle = Throttle(clock.now, clock.sleep)
    for number in range(A_SECOND):
        assert throttle.has_room() == (number < A_SECOND * 2 / 3)
        await throttle.begin()
        throttle.end()
    clock.time += 1
    assert throttle.has_room()
