"""An invitation says so when its lobby closes before the game begins: to those who have not joined, once, without a ping."""

import asyncio
from datetime import timedelta

import pytest

from bot.acts.housekeeping import Housekeeper, Lifetimes
from bot.discord import sender
from bot.table.tables import utc_now
from bot.time.clock import SystemClock
from games.words.phrases import phrases
from tests.support import endings

GAME = "puerto_rico"
WORDS = phrases("en", GAME)
MESSAGES = "/channels/{channel}/messages"


def closed(*people):
    """What an invitation of these people says once its lobby has closed."""
    return WORDS("invitation-closed", users=" ".join(one.mention for one in people), game=WORDS("game-name"))


def closings(world, channel=None):
    """All messages that say so."""
    return [post for post in world.posts(channel) if closed().partition(",")[2] in post.content]


async def invite(world, name, channel=None):
    """Let anna invite somebody. Return them and the post that does so."""
    guest = world.person(name)
    await world.person("anna").slash(channel or world.general, "table invite", {"user": guest})
    await world.settled()
    post = world.posts(channel)[-1]
    assert post.pinged == [guest.id]
    return guest, post


class Later(SystemClock):
    """The clock of a machine that runs ahead."""

    ahead = timedelta(0)

    def now(self):
        return super().now() + self.ahead


async def run_out(world):
    """Let the lobby's time run out, with its notice."""
    clock = Later()
    for days in (8, 16):
        clock.ahead = timedelta(days=days)
        await Housekeeper(world.tables, Lifetimes(), clock).tick()
        await world.settled()


async def end(world):
    await world.end(world.person("anna"))


async def leave(world):
    await world.person("anna").slash(world.general, "table leave")


async def forget(world):
    asked = await world.person("anna").slash(world.general, "forget-me")
    await world.person("anna").click(asked.message, "Forget me")


@pytest.mark.parametrize("closes", [end, run_out, leave, forget])
async def test_an_invitation_says_that_its_lobby_has_closed(world, closes):
    await world.open(GAME, "anna")
    ben, post = await invite(world, "ben")
    pings = len(ben.pings())
    await closes(world)
    await world.settled()
    assert post.content == closed(ben)
    assert closings(world) == [post]
    assert len(ben.pings()) == pings
    assert not ben.direct_messages()


async def test_who_has_joined_is_not_told_even_if_they_have_left_again(world):
    await world.open(GAME, "anna")
    invited = [await invite(world, name) for name in ("ben", "clara", "dora")]
    for guest, _ in invited[:2]:
        await guest.slash(world.general, "table join")
    await invited[1][0].slash(world.general, "table leave")
    await world.settled()
    await end(world)
    await world.settled()
    assert closings(world) == [invited[2][1]]


async def test_who_is_not_invited_is_not_told(world):
    await world.open(GAME, "anna", "ben")
    await end(world)
    await world.settled()
    assert not closings(world)


async def test_after_the_game_has_begun_no_invitation_changes(world):
    await world.open(GAME, "anna", robots=2)
    _, post = await invite(world, "ben")
    before = post.content
    await world.person("anna").slash(world.general, "table start")
    await world.settled()
    await end(world)
    await world.settled()
    assert post.content == before


async def test_the_post_that_asks_for_a_rematch_names_those_who_have_not_joined(world):
    anna, ben, clara = await world.start("pizarro_and_co", "anna", "ben", "clara")
    await endings.over(world)
    await anna.click(world.post, "Rematch")
    await world.settled()
    asking = world.post
    assert sorted(asking.pinged) == sorted([ben.id, clara.id])
    await ben.slash(world.general, "table join")
    await end(world)
    await world.settled()
    game = phrases("en", "pizarro_and_co")("game-name")
    assert asking.content == WORDS("invitation-closed", users=clara.mention, game=game)


async def test_a_forgotten_guest_is_not_named(world):
    await world.open(GAME, "anna")
    ben, post = await invite(world, "ben")
    asked = await ben.slash(world.general, "forget-me")
    await ben.click(asked.message, "Forget me")
    await world.settled()
    before = post.content
    await end(world)
    await world.settled()
    assert post.content == before
    assert not closings(world)


async def closed_silently(world, channel=None):
    """Close a lobby without a post about that."""
    async with world.tables.hold((await world.live(channel)).row.id) as held:
        await held.commit(held.live.with_row(status="ended"))
    world.bot.sender.wake()


async def test_if_the_invitation_was_deleted_a_message_says_so_without_a_ping(world):
    await world.open(GAME, "anna")
    ben, post = await invite(world, "ben")
    world.server.posting.delete(post)
    await end(world)
    await world.settled()
    (said,) = closings(world)
    assert (said.content, said.pinged) == (closed(ben), [])


async def test_that_message_is_sent_once_although_its_answer_was_lost(world, monkeypatch):
    monkeypatch.setattr(sender, "PAUSES", (timedelta(hours=1),) * 6)
    await world.open(GAME, "anna")
    _, post = await invite(world, "ben")
    world.server.posting.delete(post)
    # discord.py tries five times itself.
    world.server.faults.fail(503, 5, method="POST", route=MESSAGES, after=True)
    await closed_silently(world)
    await world.server.wait_for(lambda: closings(world))
    while await world.storage.in_flight():
        await asyncio.sleep(0)
    world.server.faults.calm()
    # Discord has forgotten the nonce.
    closings(world)[0].nonce = None
    world.server.clock.advance(7200)
    monkeypatch.setattr(world.tables, "now", lambda: utc_now() + timedelta(hours=2))
    world.bot.sender.wake()
    await world.settled()
    assert len(closings(world)) == 1


async def test_in_an_archived_thread_a_message_says_so(world):
    anna, ben = world.person("anna"), world.person("ben")
    thread = anna.start_thread(world.general, "game")
    await world.open(GAME, "anna", channel=thread)
    _, post = await invite(world, "ben", thread)
    thread.archived = True
    await closed_silently(world, thread)
    await world.settled()
    (said,) = closings(world, thread)
    assert (said.content, said.pinged) == (closed(ben), [])
    assert said is not post


async def test_a_program_that_ends_before_the_edit_makes_it_at_the_next_start(world):
    await world.open(GAME, "anna")
    ben, post = await invite(world, "ben")
    world.server.faults.slow = 60
    await closed_silently(world)
    while not await world.storage.in_flight():
        await asyncio.sleep(0)
    world.server.faults.calm()
    await world.restart()
    await world.settled()
    assert post.content == closed(ben)
    assert closings(world) == [post]
