"""What is left of the time by leaving and by undo, and where the deadline is told that an outage or another pace has changed."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.time import PACES
from games.words.phrases import phrases
from tests.bot.acts.test_powers import command, late, rated
from tests.bot.acts.test_time_deadlines import GAME, THREE, said_until, seat_deadline
from tests.support.bot import private
from tests.support.time import NOON


@pytest.mark.rest
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


async def goes_back(time, person, seat):
    """Let somebody take back all that they have decided in a turn."""
    while (await time.world.live()).table.log.moves_of(seat):
        await person.slash(time.world.general, "undo")
        await time.world.settled()


@pytest.mark.rest
@pytest.mark.parametrize("mode", ["strict", "relaxed"])
async def test_taking_a_turn_back_gives_no_more_time(time, mode):
    limit = PACES[mode].limit
    anna, *_ = await time.start(GAME, *THREE, mode=mode)
    await time.passes(hours=20)
    for _ in range(3):
        await time.hands_on()
        await goes_back(time, anna, 0)
        assert await seat_deadline(time, 0) == NOON + limit
    await time.passes(hours=2)
    await time.hands_on()
    # While others were asked her clock stood still.
    await time.passes(hours=1)
    await goes_back(time, anna, 0)
    assert await seat_deadline(time, 0) == NOON + limit + timedelta(hours=1)


@pytest.mark.rest
async def test_taking_a_turn_back_and_bringing_it_again_earns_no_credit_twice(time):
    pace = {"limit": timedelta(hours=24), "credit": timedelta(hours=5), "then": "default"}
    anna, *_ = await time.start(GAME, *THREE, mode="strict", **pace)
    await time.passes(hours=20)
    for _ in range(3):
        await time.hands_on()
        await goes_back(time, anna, 0)
    await time.hands_on()
    assert (await time.book()).clocks[0] == timedelta(hours=9)


@pytest.mark.rest
@pytest.mark.parametrize("then", ["default", "robot"])
async def test_what_a_missed_deadline_decided_is_not_taken_back_alone(time, then):
    anna, ben, clara = await time.world.open(GAME, *THREE)
    live = await time.world.live()
    pace = replace(PACES["strict"], then=then)
    time.world.tables.keep(replace(live, notes=replace(live.notes, rated=True, pace=pace)))
    await anna.slash(time.world.general, "table start")
    await time.world.settled()
    await time.passes(hours=24)
    entries = len((await time.world.live()).table.log.entries)
    asked = private(await anna.slash(time.world.general, "undo"))
    assert asked == phrases("en")("undo-barrier-all", names="ben, clara")
    assert len((await time.world.live()).table.log.entries) == entries
    await time.world.settled()
    question = time.world.post
    for person in (ben, clara):
        await person.click(question, phrases("en")("button-agree"))
        await time.world.settled()
    assert (await time.world.live()).table.log.moves_of(0) == 0


async def test_a_move_that_all_have_voted_to_skip_is_not_taken_back_alone(world):
    await rated(world, *THREE, pace="strict")
    await late(world)
    for name in ("anna", "ben", "clara"):
        await command(world, name, "host skip", seat="anna")
    assert (await world.live()).table.log.entries[-1].by == "host"
    assert await command(world, "anna", "undo") == phrases("en")("undo-barrier-all", names="ben, clara")


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
