"""Every refusal of Discord, as 400 and as 403, becomes a sentence or a post: nothing is lost without a word."""

from datetime import timedelta

import pytest

from bot.discord import sender
from bot.discord.refusals import ARCHIVED, CLOSED, FULL, GONE, LOST, TOO_MANY_EDITS
from bot.posts.messages import Plain, Tidy
from games.puerto_rico.moves import TakeRole
from games.words.phrases import phrases
from tests.support.bot import private

WORDS = phrases("en", "puerto_rico")
CODES = sorted({*CLOSED, *FULL, GONE, 50035, 50024, 160004, 30046})
STATUSES = (400, 403)


def each(codes):
    return pytest.mark.parametrize(
        ("status", "code"), [(status, code) for code in codes for status in STATUSES]
    )


@each(CODES)
async def test_a_thread_that_is_refused_is_a_sentence_and_leaves_no_line(world, status, code):
    anna = world.person("anna")
    world.server.faults.refuse(status, code, method="POST", route="/threads")
    before = len(world.posts())
    reply = await anna.slash(world.general, "table new", {"game": "puerto_rico", "thread": True})
    said = WORDS("too-many-threads") if code in FULL else WORDS("no-thread-here")
    assert private(reply) == said
    assert len(world.posts()) == before


@each(CODES)
async def test_a_lesson_is_held_in_person_where_a_thread_is_refused(world, status, code):
    anna = world.person("anna")
    world.server.faults.refuse(status, code, method="POST", route="/threads")
    offered = await anna.slash(world.general, "learn")
    reply = await anna.click(offered.message, WORDS("game-name"))
    assert WORDS("lesson-in-person") in private(reply)
    await world.settled()
    assert anna.direct_messages()


@each([50007, 50035, 50024, 20026])
async def test_a_lesson_with_no_place_at_all_is_a_sentence(world, status, code):
    anna = world.person("anna")
    world.server.faults.refuse(status, 160006, method="POST", route="/threads")
    world.server.faults.refuse(status, code, times=2, method="POST", route="/messages")
    offered = await anna.slash(world.general, "learn")
    assert private(await anna.click(offered.message, WORDS("game-name"))) == WORDS("no-place-of-ones-own")


async def decides(world, name="anna", role="builder"):
    await world.person(name).slash(world.general, "puerto-rico take-role", {"role": role})
    await world.settled()


async def pinged(world):
    live = await world.live()
    return live.seats[live.table.waiting()[0]].user


@each([TOO_MANY_EDITS, ARCHIVED])
async def test_an_edit_that_is_refused_becomes_a_post(world, status, code):
    await world.open("puerto_rico", "anna")
    old = world.post
    world.server.faults.refuse(status, code, method="PATCH", route="/messages/")
    await world.person("ben").slash(world.general, "table join")
    await world.settled()
    assert "ben" in world.post.content
    assert world.post.id != old.id
    assert not old.buttons


async def test_a_hand_off_that_discord_will_never_take_still_pings(world, bot_log, monkeypatch):
    monkeypatch.setattr(sender, "PAUSES", (timedelta(0),) * 6)
    await world.start("puerto_rico", "anna", "ben", "clara")
    # Each attempt is made twice: with controls and without.
    tries = 2 * (sender.MOST_TRIES + 1)
    world.server.faults.refuse(400, 50035, times=tries, method="POST", route="/messages")
    await world.played(0, TakeRole("trader"))
    lost = world.post
    assert WORDS("post-lost") in lost.content
    assert lost.pinged == [await pinged(world)]
    bot_log.lines.clear()


@each([code for code in CODES if code != LOST])
async def test_a_hand_off_that_is_refused_once_pings_whoever_must_act(
    world, bot_log, monkeypatch, status, code
):
    monkeypatch.setattr(sender, "PAUSES", (timedelta(0),) * 6)
    await world.start("puerto_rico", "anna", "ben", "clara")
    before = len(world.posts())
    # Each attempt is made twice: with controls and without.
    world.server.faults.refuse(status, code, times=2, method="POST", route="/messages")
    await decides(world, role="trader")
    world.server.faults.calm()
    await world.bot.sender.listen(world.general.id)
    await world.settled()
    assert [await pinged(world)] in [post.pinged for post in world.posts()[before:]]
    bot_log.lines.clear()


@pytest.mark.parametrize("status", [400, 403, 404])
async def test_a_hand_off_to_a_channel_that_is_gone_tells_everybody_in_person(
    world, bot_log, monkeypatch, status
):
    monkeypatch.setattr(sender, "PAUSES", (timedelta(0),) * 6)
    await world.start("puerto_rico", "anna", "ben", "clara")
    world.server.faults.refuse(status, LOST, times=9, method="POST", route="/channels/{channel}/messages")
    await world.played(0, TakeRole("trader"))
    assert (await world.live()).notes.lost == world.general.id
    bot_log.lines.clear()


@pytest.mark.parametrize(
    ("status", "code"), [(400, TOO_MANY_EDITS), (403, 50013), (403, 50001), (404, 0), (404, 50001)]
)
async def test_a_refused_removal_of_buttons_is_made_up_for_with_the_next_post(world, status, code):
    await world.start("puerto_rico", "anna", "ben", "clara")
    old = world.post
    assert old.buttons
    world.server.faults.refuse(status, code, method="PATCH", route="/messages/")
    await world.put(Tidy(old.id).to_channel(world.general.id), table=1)
    world.bot.sender.wake()
    await world.settled()
    assert old.buttons
    await world.put(Plain("next").to_channel(world.general.id), table=1)
    world.bot.sender.wake()
    await world.settled()
    assert not old.buttons
