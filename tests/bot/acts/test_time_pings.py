"""Pings and reminders: once per hand-off, never in quiet hours, in the way that everybody chose."""

from datetime import timedelta
from random import Random

import pytest

from bot.time import Vacation
from games.puerto_rico.moves import TakeRole
from tests.support.bot import private
from tests.support.time import NOON

GAME = "puerto_rico"
THREE = ("anna", "ben", "clara")


# Who is told, where


async def test_who_is_waited_for_is_pinged_by_the_post_itself_and_once(time):
    anna, ben, _ = await time.start(GAME, *THREE)
    assert anna.pings() == [time.world.post]
    await time.hands_on()
    await time.passes(hours=11)
    assert ben.pings() == [time.world.post]


async def test_the_ping_names_the_game_and_what_to_do(time):
    anna, *_ = await time.start(GAME, *THREE)
    assert time.world.post.content.startswith(
        f"{anna.mention}, your turn in **Puerto Rico**, round 1: take a role"
    )
    await time.passes(hours=12)
    assert "**Puerto Rico**, round 1 is waiting for you: take a role" in time.world.post.content


async def test_who_goes_on_after_his_own_move_is_not_pinged_again(time):
    anna, *_ = await time.start(GAME, *THREE)
    await time.world.played(0, TakeRole("builder"))
    assert (await time.world.live()).table.waiting() == (0,)
    assert len(anna.pings()) == 1


async def test_a_mention_that_falls_into_quiet_hours_comes_when_they_end(time):
    await time.wishes("anna", zone="Europe/Berlin", quiet_from="12:00", quiet_until="20:00")
    anna, *_ = await time.start(GAME, *THREE)
    assert anna.mention in time.world.post.content
    await time.passes(hours=6.9)
    assert anna.pings() == []
    await time.passes(hours=0.1)
    [ping] = anna.pings()
    assert time.watch.now().hour == 19
    assert "take a role" in ping.content


async def test_a_ping_links_to_the_post_with_the_controls(time):
    await time.wishes("anna", quiet_from="12:00", quiet_until="20:00")
    anna, *_ = await time.start(GAME, *THREE)
    controls = time.world.post
    await time.passes(hours=8)
    [link] = [button for button in anna.pings()[0].buttons if "url" in button]
    assert link["url"].endswith(f"/{time.world.general.id}/{controls.id}")


async def test_nobody_is_disturbed_in_a_vacation(time):
    today = NOON.date()
    await time.wishes("anna", vacations=[Vacation(first=today, last=today + timedelta(days=3))])
    anna, *_ = await time.start(GAME, *THREE)
    await time.passes(days=3)
    assert anna.pings() == []
    await time.passes(hours=20)
    assert len(anna.pings()) == 1


async def test_by_direct_message_with_a_link_to_the_table(time):
    await time.wishes("anna", ways="direct")
    anna, *_ = await time.start(GAME, *THREE)
    post = time.world.post
    assert post not in anna.pings()
    [message] = anna.direct_messages()
    assert f"in <#{time.world.general.id}>: take a role" in message.content
    assert message.buttons[0]["url"].endswith(f"/{post.id}")


async def test_in_both_ways(time):
    await time.wishes("anna", ways="both")
    anna, *_ = await time.start(GAME, *THREE)
    assert anna.pings() == [time.world.post, *anna.direct_messages()]


async def test_closed_direct_messages_fall_back_to_the_channel(time):
    await time.wishes("anna", ways="direct")
    time.world.person("anna").close_direct_messages()
    anna, *_ = await time.start(GAME, *THREE)
    [ping] = anna.pings()
    assert ping in time.world.posts()
    assert (await time.world.tables.wishes(anna.id)).direct_closed
    await time.passes(hours=12)
    assert [one in time.world.posts() for one in anna.pings()] == [True, True]


async def test_you_are_next_is_told_to_those_who_wish_it(time):
    await time.wishes("clara", you_are_next=True)
    _, _, clara = await time.start(GAME, *THREE)
    assert clara.pings() == []
    await time.world.played(0, TakeRole("settler"))
    await time.hands_on()
    assert (await time.world.live()).table.waiting() == (1,)
    assert len(clara.pings()) == 1
    assert f"{clara.mention}: you are next" in time.world.post.content


# Reminders


async def test_reminders_come_after_twelve_hours_each_sterner(time):
    anna, *_ = await time.start(GAME, *THREE)
    await time.passes(hours=48)
    texts = time.pings(anna)[1:]
    assert len(texts) == 3
    assert "is waiting for you" in texts[0]
    assert "cannot go on" in texts[1]
    assert "everybody is waiting" in texts[2]


@pytest.mark.rest
async def test_somebody_absent_for_60_days_hears_of_it_six_times_and_the_table_is_asked_once(time):
    anna, *_ = await time.start(GAME, *THREE)
    await time.passes(days=13.9)
    assert len(anna.pings()) == 6
    assert not questions_whether_to_open(time)
    await time.passes(days=46.1)
    assert len(anna.pings()) == 6
    assert len(questions_whether_to_open(time)) == 1


@pytest.mark.rest
async def test_the_others_may_open_the_seat_of_somebody_absent_for_two_weeks(time):
    _, ben, clara = await time.start(GAME, *THREE)
    await time.passes(days=14.1)
    [asked] = questions_whether_to_open(time)
    for voter in (ben, clara):
        await voter.click(asked, "Vote yes")
    assert (await time.world.live()).seats[0].user is None


def questions_whether_to_open(time):
    """The posts that ask; what reminds the voters repeats the question, and pings them."""
    posts = time.world.posts()
    return [post for post in posts if "Shall I open their seat" in post.content and not post.pinged]


@pytest.mark.rest
async def test_at_a_strict_table_somebody_absent_is_mentioned_as_rarely(time):
    anna, *_ = await time.start(GAME, *THREE, mode="strict")
    for _ in range(40):
        await time.passes(hours=36)
        if (await time.world.live()).row.status != "running":
            break
        while (await time.world.live()).table.waiting() not in ((0,), ()):
            await time.hands_on()
    assert len(anna.pings()) <= 10, time.pings(anna)
    assert len(questions_whether_to_open(time)) == 1


@pytest.mark.rest
async def test_an_undo_and_the_same_move_mention_the_neighbour_once_a_minute(time):
    anna, ben, _ = await time.start(GAME, *THREE)
    for _ in range(3):
        await time.hands_on()
        assert (await time.world.live()).table.waiting() == (1,)
        await anna.slash(time.world.general, "undo")
        await time.world.settled()
    await time.hands_on()
    assert len(ben.pings()) == 1
    await time.passes(minutes=1)
    assert len(ben.pings()) == 2


async def test_a_mention_that_waits_is_dropped_when_its_question_is_answered(time):
    anna, ben, _ = await time.start(GAME, *THREE)
    await time.hands_on()
    await anna.slash(time.world.general, "undo")
    await time.hands_on()
    await time.hands_on()
    await time.passes(minutes=2)
    assert len(ben.pings()) == 1


async def test_the_interval_is_the_users_own(time):
    await time.wishes("anna", first_reminder=3600)
    anna, *_ = await time.start(GAME, *THREE)
    await time.passes(hours=5)
    assert len(anna.pings()) == 1 + 3


async def test_an_overdue_reminder_is_sent_once_after_a_week_without_the_bot(time):
    anna, *_ = await time.start(GAME, *THREE)
    await time.leaps(days=7)
    assert len(anna.pings()) == 2
    await time.leaps(minutes=1)
    assert len(anna.pings()) == 2


async def test_reminders_go_on_through_restarts_between_any_two(time):
    time.restarts = True
    anna, *_ = await time.start(GAME, *THREE)
    await time.passes(hours=48)
    assert len(anna.pings()) == 1 + 3


@pytest.mark.rest
async def test_muted_for_this_turn_means_until_the_next_one(time):
    anna, *_ = await time.start(GAME, *THREE)
    await time.passes(hours=12)
    reply = await anna.click(time.world.post, "Mute for this turn")
    assert "not remind you again" in private(reply)
    await time.passes(days=3)
    assert len(anna.pings()) == 2
    await time.turn_of(1)
    await time.turn_of(0)
    before = len(anna.pings())
    await time.passes(hours=12)
    assert len(anna.pings()) == before + 1


async def test_who_needs_until_then_is_reminded_then(time):
    anna, *_ = await time.start(GAME, *THREE)
    await time.passes(hours=12)
    reply = await anna.click(time.world.post, "I need until …")
    reply = await anna.select(reply.message, "Remind me …", ["48h"])
    assert f"<t:{int(time.watch.now().timestamp()) + 48 * 3600}:R>" in private(reply)
    await time.passes(hours=47)
    assert len(anna.pings()) == 2
    await time.passes(hours=1)
    assert len(anna.pings()) == 3


async def test_another_moment_is_typed_on_the_users_own_clock(time):
    await time.wishes("anna", zone="Asia/Tokyo")
    anna, *_ = await time.start(GAME, *THREE)
    reply = await anna.slash(time.world.general, "turn until")
    form = await anna.select(reply.message, "Remind me …", ["other"])
    refused = await anna.submit(form, {"text": "when I like"})
    assert "as a time in the future" in private(refused)
    form = await anna.select(refused.message, "Remind me …", ["other"])
    await anna.submit(form, {"text": "2026-11-24 09:00"})
    assert (await time.book()).wait(0).until == NOON.replace(day=24, hour=0)


@pytest.mark.rest
async def test_a_robot_plays_this_turn_and_only_this(time):
    anna, *_ = await time.start(GAME, *THREE)
    await time.passes(hours=12)
    await anna.click(time.world.post, "Let a robot play this turn")
    await time.world.settled()
    live = await time.world.live()
    assert live.table.waiting() == (1,)
    assert {entry.by for entry in live.table.log.entries if entry.seat == 0} <= {"robot", "forced"}
    await time.turn_of(0)
    assert (await time.world.live()).table.log.entries[-1].by == "person"


@pytest.mark.rest
async def test_a_robots_turn_goes_on_after_a_restart(time, monkeypatch):
    anna, *_ = await time.start(GAME, *THREE)
    monkeypatch.setattr(time.world.acts.play, "drive", lambda table: None)
    await anna.slash(time.world.general, "turn robot")
    assert (await time.world.live()).table.waiting() == (0,)
    await time.world.restart()
    await time.world.settled()
    assert (await time.world.live()).table.waiting() == (1,)


async def test_the_buttons_of_a_reminder_are_for_the_one_who_is_reminded(time):
    _, ben, _ = await time.start(GAME, *THREE)
    await time.passes(hours=12)
    for button in ("Mute for this turn", "I need until …", "Let a robot play this turn"):
        assert "belong to anna" in private(await ben.click(time.world.post, button))


async def test_an_old_reminders_buttons_say_that_nobody_waits_any_more(time):
    anna, *_ = await time.start(GAME, *THREE)
    await time.passes(hours=12)
    reminder = time.world.post
    await time.hands_on()
    assert "Nobody is waiting for you" in private(await anna.click(reminder, "Mute for this turn"))


@pytest.mark.rest
async def test_a_half_made_choice_is_asked_after_once_after_ten_minutes(time):
    people = await time.start(GAME, *THREE)
    who = await begin_a_choice(time, people)
    before = len(who.pings())
    await time.passes(minutes=9)
    assert len(who.pings()) == before
    await time.passes(minutes=1)
    assert "in case you forgot" in who.pings()[-1].content
    await time.passes(hours=2)
    assert len(who.pings()) == before + 1


@pytest.mark.rest
async def test_a_choice_that_was_finished_is_not_asked_after(time):
    people = await time.start(GAME, *THREE)
    who = await begin_a_choice(time, people)
    await time.hands_on()
    await time.passes(hours=1)
    assert not any("forgot" in text for text in time.pings(who))


@pytest.mark.rest
async def test_that_a_secret_choice_is_begun_is_told_to_nobody(time):
    people = await time.start("pizarro_and_co", *THREE)
    for person in people:
        form = await person.click((await person.click(time.world.post, "Your move")).message, "Bid …")
        assert form.modal is not None
        await time.passes(hours=1)
        await time.hands_on()
    assert not any("forgot" in post.content for post in time.world.posts())


async def begin_a_choice(time, people):
    """Play on until the newest post offers a form to one player, and let them open it."""
    rng = Random(4)
    while not (forms := form_buttons(time.world.post)):
        table = (await time.world.live()).table
        seat = table.waiting()[0]
        await time.world.played(seat, table.menu(seat).sample(rng))
    who = people[(await time.world.live()).table.waiting()[0]]
    assert (await who.click(time.world.post, forms[0])).modal is not None
    return who


def form_buttons(post):
    """The ids of the buttons of a post that open a form of a move."""
    return [one["custom_id"] for one in post.buttons if one["custom_id"].startswith("f:")]


@pytest.mark.rest
async def test_an_undo_that_is_asked_for_again_and_again_mentions_the_others_once_a_minute(time):
    anna, ben, _ = await time.start(GAME, *THREE)
    await time.turn_of(2)
    before = len(ben.pings())
    for _ in range(3):
        await anna.slash(time.world.general, "undo")
        await time.world.settled()
        await anna.click(time.world.post, "Decline")
        await time.world.settled()
    assert len(ben.pings()) == before + 1
    time.watch.set(time.watch.now() + timedelta(minutes=1))
    await anna.slash(time.world.general, "undo")
    await time.world.settled()
    assert len(ben.pings()) == before + 2
