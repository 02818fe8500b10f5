"""Time in which nobody could act counts for nobody: the program was off, Discord away, the channel out of reach."""

from datetime import timedelta
from random import Random

import pytest

from bot.local import permissions
from bot.time import deadline

GAME = "puerto_rico"
THREE = ("anna", "ben", "clara")


async def left(time, seat):
    """How long a seat has from now on."""
    live = await time.world.live()
    at = deadline(live.notes.book.wait(seat), await time.world.tables.people(live), live.notes.pace)
    return at - time.watch.now()


async def decisions(time):
    """How many decisions were made so far."""
    live = await time.world.live()
    return sum(live.table.log.moves_of(seat) for seat in range(len(live.seats)))


# The program was off


async def test_after_three_days_off_a_strict_table_reminds_once_and_leaves_eight_hours(time):
    anna, *_ = await time.start(GAME, *THREE, mode="strict")
    await time.passes(hours=23)
    before = len(anna.pings())
    await time.leaps(days=3)
    assert await decisions(time) == 0
    assert await left(time, 0) == timedelta(hours=8)
    assert len(anna.pings()) == before + 1
    assert (await time.world.live()).row.host == anna.id
    end = int((time.watch.now() + timedelta(hours=8)).timestamp())
    assert any(f"anna has until <t:{end}:" in post.content for post in time.world.posts()[:-1])
    await time.passes(hours=7.9)
    assert await decisions(time) == 0
    await time.passes(hours=0.1)
    assert await decisions(time) == 1


async def test_whoever_had_more_than_eight_hours_has_them_still(time):
    await time.start(GAME, *THREE, mode="strict")
    await time.passes(hours=10)
    await time.leaps(days=3)
    assert await left(time, 0) == timedelta(hours=14)


async def test_a_short_outage_is_added_and_nobody_is_reminded(time):
    anna, *_ = await time.start(GAME, *THREE, mode="strict")
    await time.passes(hours=23)
    before = len(anna.pings())
    await time.leaps(minutes=30)
    assert await left(time, 0) == timedelta(hours=1)
    assert len(anna.pings()) == before


@pytest.mark.rest
async def test_an_outage_counts_once_however_often_the_program_is_started(time):
    await time.start(GAME, *THREE, mode="strict")
    await time.passes(hours=10)
    await time.leaps(days=1)
    await time.leaps(days=1)
    await time.world.restart()
    await time.passes(hours=1)
    await time.world.restart()
    assert await left(time, 0) == timedelta(hours=13)


async def test_blitz_begins_anew_after_an_outage(time):
    await time.start(GAME, *THREE, mode="blitz")
    await time.passes(minutes=9)
    await time.leaps(hours=3)
    assert await decisions(time) == 0
    assert await left(time, 0) == timedelta(minutes=10)


@pytest.mark.rest
async def test_a_window_is_open_for_its_whole_time_after_an_outage(time):
    rng = Random(1)
    await time.start("pizarro_and_co", "anna", "ben", "clara", "david")
    while not (table := (await time.world.live()).table).is_window():
        seat = table.waiting()[0]
        await time.world.played(seat, table.menu(seat).sample(rng))
    await time.passes(minutes=50)
    await time.leaps(days=1)
    assert (await time.world.live()).table.is_window()
    await time.passes(minutes=59)
    assert (await time.world.live()).table.is_window()
    await time.passes(minutes=1)
    assert not (await time.world.live()).table.is_window()


async def test_the_host_keeps_their_place_through_an_outage(time):
    """With the relaxed pace a late seat waits for the host, who loses the place after a whole limit without a decision."""
    anna, *_ = await time.start(GAME, *THREE, mode="relaxed")
    await time.turn_of(1)
    await time.passes(hours=73)
    await time.leaps(days=5)
    assert (await time.world.live()).row.host == anna.id
    await time.passes(hours=70)
    assert (await time.world.live()).row.host == anna.id
    await time.passes(hours=2)
    assert (await time.world.live()).row.host != anna.id


async def test_a_host_whose_own_turn_it_is_keeps_their_place_through_an_outage(time):
    anna, *_ = await time.start(GAME, *THREE, mode="relaxed")
    await time.passes(hours=71)
    await time.leaps(days=5)
    assert (await time.world.live()).row.host == anna.id
    assert await left(time, 0) == timedelta(hours=8)


@pytest.mark.rest
async def test_a_turn_that_an_outage_made_long_is_not_late(time):
    anna, *_ = await time.start(GAME, *THREE, mode="strict")
    await time.passes(hours=23)
    await time.leaps(days=3)
    await time.hands_on()
    turns = (await time.world.live()).notes.turns[anna.id]
    assert (turns.had, turns.late) == (1, 0)


@pytest.mark.rest
async def test_the_half_of_the_limit_after_a_missed_deadline_grows_to_eight_hours_too(time):
    await time.start(GAME, *THREE, mode="strict")
    await time.passes(hours=24 + 10)
    assert await left(time, 0) == timedelta(hours=2)
    await time.leaps(hours=2)
    assert await left(time, 0) == timedelta(hours=8)


async def test_an_outage_is_no_time_in_vain_for_the_question_whether_to_open_a_seat(time):
    await time.start(GAME, *THREE)
    await time.passes(days=10)
    await time.leaps(days=10)
    asked = "Shall I open their seat"
    await time.passes(days=3.9)
    assert not any(asked in post.content for post in time.world.posts())
    await time.passes(days=0.2)
    assert any(asked in post.content for post in time.world.posts())


@pytest.mark.rest
async def test_an_outage_is_no_time_in_vain_of_somebody_for_whom_decisions_are_made(time):
    """Without it the table would be asked on the seventeenth day, the first at which the question may stand beside the reminders."""
    await time.start(GAME, *THREE, mode="strict")
    await time.passes(days=6)
    await time.leaps(days=10)
    asked = "Shall I open their seat"
    for _ in range(20):
        await time.passes(days=0.5)
        assert not any(asked in post.content for post in time.world.posts())
    await time.passes(days=1)
    assert any(asked in post.content for post in time.world.posts())


async def test_a_paused_table_gains_nothing_by_an_outage(time):
    anna, *_ = await time.start(GAME, *THREE, mode="strict")
    await time.passes(hours=4)
    await anna.slash(time.world.general, "host pause")
    await time.leaps(days=3)
    await anna.slash(time.world.general, "host resume")
    assert await left(time, 0) == timedelta(hours=20)


# Discord was away


async def test_while_discord_is_away_deadlines_wait(time):
    await time.start(GAME, *THREE, mode="strict")
    await time.passes(hours=23)
    app, front = time.world.app, time.world.bot.front
    app.fronts.leave(front)
    time.watch.set(time.watch.now() + timedelta(days=2))
    await app.sleeper.tick(time.world.acts.time.see_to)
    await time.world.settled()
    assert await decisions(time) == 0
    app.fronts.connect(front, asked=True)
    await app.sleeper.tick(time.world.acts.time.see_to)
    await time.world.settled()
    assert await decisions(time) == 0
    assert await left(time, 0) == timedelta(hours=8)


async def test_nobody_is_played_for_by_a_move_of_others_while_discord_is_away(time):
    """Two must answer; a robot's or an order's answer must not close the other's deadline."""
    await time.start("mundus_novus", *THREE, mode="strict")
    while len((await time.world.live()).table.waiting()) < 2:
        await time.hands_on()
    await time.passes(hours=23)
    app, front = time.world.app, time.world.bot.front
    app.fronts.leave(front)
    time.watch.set(time.watch.now() + timedelta(days=2))
    await app.sleeper.tick(time.world.acts.time.see_to)
    before = await decisions(time)
    await time.hands_on()
    assert await decisions(time) == before + 1
    app.fronts.connect(front, asked=True)


# The channel was out of reach


def deny(world, *names):
    """Take rights away from the bot in the first channel."""
    bits = sum(permissions.NAMES[name] for name in names)
    world.general.overwrites[str(world.server.world.bot.id)] = [1, 0, bits]


@pytest.mark.rest
@pytest.mark.parametrize("restarts", [False, True])
async def test_while_the_bot_may_not_post_at_a_table_its_clocks_stand_still(time, restarts):
    anna, *_ = await time.start(GAME, *THREE, mode="strict")
    await time.passes(hours=11)
    deny(time.world, "send_messages")
    # The reminder cannot be posted.
    await time.passes(hours=2)
    time.watch.set(time.watch.now() + timedelta(days=3))
    if restarts:
        await time.world.restart()
    await time.passes(hours=1)
    assert await decisions(time) == 0
    time.world.general.overwrites.clear()
    await time.world.bot.sender.listen(time.world.general.id)
    await time.world.settled()
    assert await left(time, 0) == timedelta(hours=12)
    await time.passes(hours=11.9)
    assert await decisions(time) == 0
    await time.passes(hours=0.1)
    assert await decisions(time) == 1
    assert len(anna.pings()) >= 2
