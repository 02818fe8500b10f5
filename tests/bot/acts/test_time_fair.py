"""What is left of half of the time by leaving, and where the deadline is told that an outage or another pace has changed."""

from datetime import timedelta

import pytest

from tests.bot.acts.test_time_deadlines import GAME, THREE, said_until, seat_deadline
from tests.support.time import NOON


@pytest.mark.parametrize("waited_for", [False, True])
async def test_leaving_a_seat_and_taking_it_again_gives_no_whole_limit_to_whoever_has_missed_one(
    time, waited_for
):
    anna, *_ = await time.start(GAME, *THREE, mode="strict")
    # A missed deadline costs anna one decision: she chooses no role herself, and is asked again in half of the time.
    await time.passes(hours=24)
    if not waited_for:
        while 0 in (await time.world.live()).table.waiting():
            await time.passes(hours=12)
    for _ in range(3):
        await anna.slash(time.world.general, "seat open")
        await anna.slash(time.world.general, "seat take")
        await time.world.settled()
    assert 0 in (await time.book()).absent
    while 0 not in (await time.world.live()).table.waiting():
        await time.hands_on()
    left = await seat_deadline(time, 0) - time.watch.now()
    assert left <= timedelta(hours=12)


async def tells(time, person, moment):
    stamp = str(int(moment.timestamp()))
    assert await said_until(time, person) == [[stamp]] * 4


@pytest.mark.parametrize("outage", [timedelta(minutes=30), timedelta(days=2)])
async def test_the_deadline_that_is_shown_follows_an_outage(time, outage):
    anna, *_ = await time.start(GAME, *THREE, mode="strict")
    await time.passes(hours=6)
    await tells(time, anna, NOON + timedelta(hours=24))
    await time.leaps(seconds=outage.total_seconds())
    await tells(time, anna, NOON + timedelta(hours=24) + outage)


async def test_the_deadline_that_is_shown_follows_an_outage_of_the_channel(time):
    anna, *_ = await time.start(GAME, *THREE, mode="strict")
    await time.passes(hours=6)
    world, table = time.world, (await time.world.live()).row.id
    await world.acts.time.reach(table, world.general.id, False)
    time.watch.set(time.watch.now() + timedelta(days=2))
    await world.acts.time.reach(table, world.general.id, True)
    await tells(time, anna, NOON + timedelta(days=3))


@pytest.mark.parametrize(
    ("pace", "limit"), [("relaxed", timedelta(hours=72)), ("blitz", timedelta(minutes=10))]
)
async def test_the_deadline_that_is_shown_follows_another_pace(time, pace, limit):
    anna, *_ = await time.start(GAME, *THREE, mode="strict")
    await time.passes(hours=6)
    page = await anna.click((await anna.slash(time.world.general, "settings")).message, "This table’s")
    await anna.select(page.message, "Pace (host)", [pace])
    await tells(time, anna, time.watch.now() + limit)
    page = await anna.click((await anna.slash(time.world.general, "settings")).message, "This table’s")
    await anna.select(page.message, "Pace (host)", ["none"])
    assert await said_until(time, anna) == [[]] * 4
