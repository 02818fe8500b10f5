"""Deadlines, windows and what is played when time is up; all of it survives a restart."""

import re
from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest

from bot.time import deadline
from games.age_of_discovery.placement import LastCall, PlaceWorkers
from games.core import Pass
from games.pizarro_and_co.moves import Allow
from games.puerto_rico.captain import Captain
from tests.games.age_of_discovery.positions import at, owner
from tests.support.bot import private
from tests.support.time import NOON

GAME = "puerto_rico"
THREE = ("anna", "ben", "clara")


async def by(time, seat):
    """Who has made a seat's decisions so far."""
    log = (await time.world.live()).table.log
    return {entry.by for entry in log.entries if entry.seat == seat} - {"forced"}


# Deadlines


async def test_the_post_says_until_when_there_is_time_in_everybodys_own_zone(time):
    await time.start(GAME, *THREE, mode="strict")
    end = int((NOON + timedelta(hours=24)).timestamp())
    assert f"anna has until <t:{end}:f> (<t:{end}:R>)" in time.world.post.content


async def test_no_pace_no_deadline(time):
    await time.start(GAME, *THREE)
    assert "<t:" not in time.world.post.content
    await time.passes(days=30)
    assert await by(time, 0) == set()


@pytest.mark.parametrize("restarts", [False, True])
async def test_strict_plays_the_default_after_a_day_and_says_so(time, restarts):
    time.restarts = restarts
    await time.start(GAME, *THREE, mode="strict")
    await time.passes(hours=23.9)
    assert (await time.world.live()).table.waiting() == (0,)
    await time.passes(hours=0.1)
    assert await by(time, 0) == {"time"}
    assert any("anna – **Puerto Rico**: time is up" in post.content for post in time.world.posts())


async def decided(time, seat):
    """How many decisions a seat has made so far, or had made for it."""
    return (await time.world.live()).table.log.moves_of(seat)


async def test_a_missed_deadline_costs_one_decision_and_the_next_has_half_of_the_time(time):
    anna, *_ = await time.start(GAME, *THREE, mode="strict")
    await time.passes(hours=24)
    # The role is taken; what to do with it is a question of its own.
    assert await decided(time, 0) == 1
    assert (await time.world.live()).table.waiting() == (0,)
    end = int((NOON + timedelta(hours=36)).timestamp())
    assert f"anna has until <t:{end}:" in time.world.post.content
    assert anna.pings()[-1] == time.world.post
    await time.passes(hours=11.9)
    assert await decided(time, 0) == 1
    await time.passes(hours=0.1)
    assert await decided(time, 0) == 2


@pytest.mark.rest
async def test_a_missed_captains_deadline_plays_nothing_of_the_next_round(time):
    await time.start(GAME, *THREE, mode="strict")
    live = await time.world.play_to(Captain)
    seat = live.table.waiting()[0]
    before = await decided(time, seat)
    await time.passes(hours=24)
    assert await decided(time, seat) == before + 1


@pytest.mark.rest
@pytest.mark.parametrize("button", ["Play the default move", "Let a robot decide this"])
async def test_what_the_host_has_played_for_somebody_late_is_one_decision(time, button):
    anna, *_ = await time.start(GAME, *THREE, mode="relaxed")
    await time.turn_of(1)
    before = await decided(time, 1)
    await time.passes(hours=72)
    await anna.click(time.world.post, button)
    await time.world.settled()
    assert await decided(time, 1) == before + 1


async def test_the_lobby_says_what_a_missed_deadline_costs_where_there_are_deadlines(time):
    anna, *_ = await time.world.open(GAME, *THREE)
    assert "only that decision" not in time.world.posts()[-1].content
    await anna.select(time.world.posts()[-1], "Pace (host)", ["strict"])
    assert "only that decision is made for you. You then have half the time" in time.world.posts()[-1].content


async def test_the_last_call_comes_with_a_sixth_of_the_time_left(time):
    await time.wishes("anna", first_reminder=100 * 3600)
    anna, *_ = await time.start(GAME, *THREE, mode="strict")
    await time.passes(hours=19.9)
    assert len(anna.pings()) == 1
    await time.passes(hours=0.2)
    assert "last call" in anna.pings()[-1].content


@pytest.mark.rest
async def test_quiet_hours_delay_no_deadline(time):
    await time.wishes("anna", quiet_from="00:00", quiet_until="23:59")
    await time.start(GAME, *THREE, mode="strict")
    await time.passes(hours=24)
    assert await by(time, 0) == {"time"}


async def test_blitz_knows_no_quiet_hours(time):
    await time.wishes("anna", quiet_from="00:00", quiet_until="23:59")
    anna, *_ = await time.start(GAME, *THREE, mode="blitz")
    assert anna.pings() == [time.world.post]
    await time.passes(minutes=10)
    assert await by(time, 0) == {"time"}


async def test_a_vacation_stops_the_clock(time):
    anna, *_ = await time.start(GAME, *THREE, mode="strict")
    await time.passes(hours=6)
    form = await anna.click((await anna.slash(time.world.general, "settings")).message, "Vacation …")
    await anna.submit(form, {"text": "2026-11-22 to 2026-11-25"})
    await time.passes(hours=6 + 4 * 24 + 11.9)
    assert await by(time, 0) == set()
    await time.passes(hours=0.1)
    assert await by(time, 0) == {"time"}


@pytest.mark.rest
async def test_relaxed_lets_the_host_decide_and_nobody_else(time):
    _, ben, _ = await time.start(GAME, *THREE, mode="relaxed")
    anna = time.world.person("anna")
    await time.turn_of(1)
    await time.passes(hours=71)
    early = await anna.slash(time.world.general, "move")
    assert "Waiting for ben" in private(early)
    await time.passes(hours=1)
    notice = time.world.post
    assert notice.pinged == [anna.id]
    assert "Only the host" in private(await ben.click(notice, "Play the default move"))
    assert await by(time, 1) == set()
    await anna.click(notice, "Play the default move")
    await time.world.settled()
    assert await by(time, 1) == {"time"}


@pytest.mark.rest
async def test_the_host_may_let_a_robot_play_that_turn(time):
    anna, *_ = await time.start(GAME, *THREE, mode="relaxed")
    await time.turn_of(1)
    await time.passes(hours=72)
    await anna.click(time.world.post, "Let a robot decide this")
    await time.world.settled()
    assert await by(time, 1) == {"robot"}


async def test_the_hosts_buttons_do_nothing_once_the_player_has_moved(time):
    anna, *_ = await time.start(GAME, *THREE, mode="relaxed")
    await time.turn_of(1)
    await time.passes(hours=72)
    notice = time.world.post
    await time.turn_of(2)
    assert "Nobody is waiting" in private(await anna.click(notice, "Play the default move"))


@pytest.mark.rest
async def test_the_host_may_give_more_time(time):
    anna, ben, _ = await time.start(GAME, *THREE, mode="strict")
    await time.passes(hours=20)
    refused = await ben.slash(time.world.general, "host more-time", {"hours": 12})
    assert "Only the host" in private(refused)
    await anna.slash(time.world.general, "host more-time", {"hours": 12})
    await time.passes(hours=15.9)
    assert await by(time, 0) == set()
    await time.passes(hours=0.1)
    assert await by(time, 0) == {"time"}


async def test_more_time_where_there_is_no_deadline(time):
    anna, *_ = await time.start(GAME, *THREE)
    answer = await anna.slash(time.world.general, "host more-time", {"hours": 12})
    assert "Nobody has a deadline" in private(answer)


@pytest.mark.rest
async def test_a_robot_plays_the_turn_where_the_table_has_chosen_that(time):
    anna, *_ = await time.start(GAME, *THREE, mode="strict")
    reply = await anna.click((await anna.slash(time.world.general, "settings")).message, "This table’s")
    await anna.select(reply.message, "When time is up", ["robot"])
    await time.passes(hours=24)
    assert await by(time, 0) == {"robot"}
    assert await decided(time, 0) == 1


async def test_a_crash_between_the_deadline_and_the_move_loses_neither(time, monkeypatch):
    await time.start(GAME, *THREE, mode="strict")
    monkeypatch.setattr(time.world.acts.play, "drive", lambda table: None)
    await time.passes(hours=24)
    assert await decided(time, 0) == 0
    await time.world.restart()
    await time.passes(seconds=1)
    assert await decided(time, 0) == 1


async def test_a_table_that_was_ended_is_left_alone(time):
    anna, *_ = await time.start(GAME, *THREE, mode="strict")
    await time.world.end(anna)
    await time.world.settled()
    before = len(time.world.posts())
    await time.passes(days=5)
    assert len(time.world.posts()) == before
    assert await time.world.storage.wake_of(1) is None


@pytest.mark.rest
async def test_time_out_of_somebody_in_a_sealed_round_shows_nobodys_choice(time):
    await time.start("mundus_novus", *THREE, mode="strict")
    while len((await time.world.live()).table.waiting()) < 2:
        await time.hands_on()
    waiting = (await time.world.live()).table.waiting()
    await time.hands_on()
    await time.passes(hours=24)
    for seat in waiting[1:]:
        assert "time" in await by(time, seat)


# Windows


@pytest.fixture
async def veto(time):
    """A table of Pizarro & Co. whose veto window is open for several."""
    rng = Random(1)
    await time.start("pizarro_and_co", "anna", "ben", "clara", "david")
    for _ in range(200):
        table = (await time.world.live()).table
        if table.is_window():
            break
        seat = table.waiting()[0]
        await time.world.played(seat, table.menu(seat).sample(rng))
    return time


@pytest.mark.rest
@pytest.mark.parametrize("restarts", [False, True])
async def test_a_window_closes_by_its_timer_though_nobody_is_in_a_hurry(veto, restarts):
    veto.restarts = restarts
    live = await veto.world.live()
    before = live.row.entries
    await veto.passes(minutes=59)
    assert (await veto.world.live()).table.is_window()
    await veto.passes(minutes=1)
    live = await veto.world.live()
    assert not live.table.is_window()
    assert [(entry.by, entry.move) for entry in live.table.log.entries[before:][:1]] == [("time", Allow())]
    assert not any("time is up" in post.content for post in veto.world.posts())


@pytest.mark.rest
async def test_a_window_waits_for_nobody_in_quiet_hours(veto):
    for name in ("anna", "ben", "clara", "david"):
        await veto.wishes(name, quiet_from="00:00", quiet_until="23:59")
    await veto.passes(minutes=60)
    assert not (await veto.world.live()).table.is_window()


@pytest.mark.rest
async def test_the_last_call_for_royal_favour_closes_like_any_window(time, bot_log):
    await time.start("age_of_discovery", "anna", "ben")
    live = await time.world.live()
    players = {0: owner("royal_favour"), 1: {"hand": {"colonist": 1}}}
    # A position in memory only: it is played on from here, and not loaded again.
    state = at(PlaceWorkers([]), LastCall([0]), order=[1, 0], players=players).state
    table = live.table.in_position(state)
    time.world.tables.keep(replace(live, table=table))
    await time.world.played(1, table.menu(1).sample(Random(1)))
    assert (await time.world.live()).table.waiting() == (0,)
    await time.passes(minutes=59)
    assert not (await time.world.live()).table.is_over()
    await time.passes(minutes=1)
    live = await time.world.live()
    assert live.table.is_over()
    assert (live.table.log.entries[-1].by, live.table.log.entries[-1].move) == ("time", Pass())
    await time.world.settled()
    # The position cannot be replayed, so the end has no picture of the points round by round.
    assert all("its pictures cannot be drawn" in line for line in bot_log.lines)
    bot_log.lines.clear()


# Leaving a seat and coming back


async def seat_deadline(time, seat):
    """Until when a seat has time, as the turn post says it."""
    live = await time.world.live()
    return deadline(live.notes.book.wait(seat), await time.world.tables.people(live), live.notes.pace)


@pytest.mark.rest
async def test_leaving_a_seat_and_taking_it_again_gives_no_more_time(time):
    anna, *_ = await time.start(GAME, *THREE, mode="strict")
    await time.passes(hours=20)
    for _ in range(5):
        await anna.slash(time.world.general, "seat open")
        await anna.slash(time.world.general, "seat take")
        await time.world.settled()
    assert await seat_deadline(time, 0) == NOON + timedelta(hours=24)
    assert len(anna.pings()) == 3, "pinged, reminded, called"


@pytest.mark.rest
async def test_a_robot_that_keeps_the_seat_warm_gives_no_more_time_either(time):
    pace = {"limit": timedelta(hours=24), "credit": timedelta(0), "then": "default"}
    anna, *_ = await time.start(GAME, *THREE, mode="strict", **pace)
    await time.passes(hours=20)
    await anna.slash(time.world.general, "seat robot")
    await time.world.settled()
    await anna.slash(time.world.general, "seat back")
    await time.turn_of(0)
    assert await seat_deadline(time, 0) == time.watch.now() + timedelta(hours=4)


async def test_somebody_new_has_the_whole_time(time):
    anna, *_ = await time.start(GAME, *THREE, mode="strict")
    await time.passes(hours=20)
    await anna.slash(time.world.general, "seat open")
    await time.world.person("david").slash(time.world.general, "seat take")
    await time.world.settled()
    assert await seat_deadline(time, 0) == time.watch.now() + timedelta(hours=24)


@pytest.mark.rest
async def test_leaving_and_coming_back_leaves_a_late_turn_in_the_record(time):
    _, ben, _ = await time.start(GAME, *THREE, mode="relaxed")
    await time.turn_of(1)
    await time.passes(hours=73)
    await ben.slash(time.world.general, "seat open")
    await ben.slash(time.world.general, "seat take")
    await time.world.settled()
    await time.hands_on()
    turns = (await time.world.live()).notes.turns[ben.id]
    assert (turns.had, turns.late) == (1, 1)


@pytest.mark.rest
async def test_a_robot_in_a_seat_that_was_left_late_leaves_it_in_the_record(time):
    _, ben, _ = await time.start(GAME, *THREE, mode="relaxed")
    await time.turn_of(1)
    await time.passes(hours=73)
    await ben.slash(time.world.general, "seat open", {"robot": "easy"})
    await time.world.settled()
    await ben.slash(time.world.general, "seat take")
    turns = (await time.world.live()).notes.turns[ben.id]
    assert (turns.had, turns.late) == (1, 1)


# One deadline everywhere


async def said_until(time, person):
    """The deadlines that the turn post, `/move`, `/board` and `/games` tell a person, as they are written there."""
    general = time.world.general
    await time.world.settled()
    live = await time.world.live()
    row = await time.world.storage.table(live.row.id)
    texts = [next(post.content for post in time.world.posts() if post.id == row.post)]
    texts += [private(await person.slash(general, command)) for command in ("move", "board", "games")]
    return [re.findall(r"<t:(\d+):[ft]>", text) for text in texts]


@pytest.mark.rest
async def test_every_place_tells_the_same_deadline_and_follows_when_it_changes(time):
    anna, *_ = await time.start(GAME, *THREE, mode="strict")
    general = time.world.general

    async def tells(moment):
        stamp = str(int(moment.timestamp()))
        assert await said_until(time, anna) == [[stamp]] * 4

    await tells(NOON + timedelta(hours=24))
    await time.passes(hours=6)
    await anna.slash(general, "host more-time", {"hours": 12})
    await tells(NOON + timedelta(hours=36))
    await anna.slash(general, "host pause")
    assert await said_until(time, anna) == [[]] * 4
    await time.passes(hours=10)
    await anna.slash(general, "host resume")
    await tells(NOON + timedelta(hours=46))
    form = await anna.click((await anna.slash(general, "settings")).message, "Vacation …")
    await anna.submit(form, {"text": "2026-11-24 to 2026-11-25"})
    # The vacation begins later than the deadline: nothing changes.
    await tells(NOON + timedelta(hours=46))
    form = await anna.click((await anna.slash(general, "settings")).message, "Vacation …")
    await anna.submit(form, {"text": "2026-11-23"})
    await tells(NOON + timedelta(hours=46 + 3 * 24))


async def test_the_reminder_tells_the_same_deadline_as_the_turn_post(time):
    await time.start(GAME, *THREE, mode="strict")
    await time.passes(hours=12)
    end = int((NOON + timedelta(hours=24)).timestamp())
    assert f"<t:{end}:f>" in time.world.post.content
