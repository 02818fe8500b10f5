"""Every vote reaches those who must vote: once, when it suits them, once more, in their list, with its end and its default."""

from datetime import timedelta

import pytest

from bot.table.ballots import LASTS, REMIND
from bot.time import changed
from games.words.phrases import phrases
from tests.support.bot import private

GAME = "puerto_rico"
WORDS = phrases("en", GAME)
VOTES = {
    "the standing": ("table finish", {}),
    "the standing, rated": ("table finish", {"rated": True}),
    "the end": ("table end", {}),
    "the host": ("host pass-on", {"user": "ben"}),
    "a seat for somebody": ("seat vote", {"seat": "clara", "user": "dora"}),
}


@pytest.fixture
async def table(time):
    """A table for four without a limit that ben, its second player, asks for something."""
    await time.start(GAME, "anna", "ben", "clara", "emma")
    return time


async def wishes(world, name, **chosen):
    storage, user = world.storage, world.person(name).id
    await storage.set_user_settings(user, changed(await storage.user_settings(user), **chosen))


async def asleep(time, name):
    await wishes(time.world, name, quiet_from="11:00", quiet_until="13:00")


async def asks(world, command, options):
    options = {key: world.person(one) if key == "user" else one for key, one in options.items()}
    reply = private(await world.person("ben").slash(world.general, command, options))
    await world.settled()
    assert reply == WORDS("vote-noted")


def pings(world, name):
    """How often somebody was asked for a vote in public."""
    user = world.person(name).id
    mark = WORDS("button-vote")
    asked = [post for post in world.posts() if mark in post.labels or "your vote" in post.content]
    return sum(user in post.pinged for post in asked)


@pytest.mark.parametrize(("command", "options"), VOTES.values(), ids=VOTES)
async def test_a_vote_pings_those_who_must_vote_once_and_reminds_them_once(table, command, options):
    world = table.world
    await asks(world, command, options)
    assert pings(world, "emma") == 1
    assert pings(world, "ben") == 0
    await table.passes(hours=1)
    assert pings(world, "emma") == 1
    await table.passes(days=REMIND.days)
    assert pings(world, "emma") == 2
    await table.passes(days=LASTS.days - REMIND.days - 1)
    assert pings(world, "emma") == 2


@pytest.mark.parametrize(("command", "options"), VOTES.values(), ids=VOTES)
async def test_a_vote_waits_for_the_end_of_quiet_hours(table, command, options):
    world = table.world
    await asleep(table, "emma")
    await asks(world, command, options)
    assert pings(world, "emma") == 0
    await table.passes(hours=2)
    assert pings(world, "emma") == 1


@pytest.mark.parametrize(("command", "options"), VOTES.values(), ids=VOTES)
async def test_a_vote_is_listed_and_says_when_it_ends_and_with_what(table, command, options):
    world = table.world
    await asks(world, command, options)
    assert WORDS("games-vote") in private(await world.person("emma").slash(world.general, "games"))
    assert WORDS("games-vote") not in private(await world.person("ben").slash(world.general, "games"))
    end = round((table.watch.now() + LASTS).timestamp())
    (post,) = [one for one in world.posts() if WORDS("button-vote") in one.labels]
    assert WORDS("vote-ends", at=f"<t:{end}:f>", left=f"<t:{end}:R>") in post.content
    await table.passes(days=LASTS.days, hours=1)
    assert not (await world.live()).notes.votes
    assert post.content.endswith(WORDS("vote-void"))
    assert WORDS("games-vote") not in private(await world.person("emma").slash(world.general, "games"))


async def test_who_chose_direct_messages_hears_of_a_vote_there(table):
    world = table.world
    await wishes(world, "emma", ways="direct")
    await asks(world, "table finish", {})
    await table.passes(minutes=1)
    assert pings(world, "emma") == 0
    letters = [one.content for one in world.person("emma").direct_messages() if "your vote" in one.content]
    assert len(letters) == 1


async def test_an_undo_that_must_be_agreed_to_pings_nobody_at_night(table):
    world = table.world
    await asleep(table, "emma")
    await world.person("anna").slash(world.general, "puerto-rico take-role", {"role": "trader"})
    await world.settled()
    await world.person("ben").slash(world.general, "puerto-rico take-role", {"role": "prospector"})
    await world.settled()
    await world.person("anna").slash(world.general, "undo")
    await world.settled()
    asked = next(post for post in reversed(world.posts()) if WORDS("button-agree") in post.labels)
    assert world.person("emma").id not in asked.pinged
    assert world.person("ben").id in asked.pinged
    assert WORDS("games-vote") in private(await world.person("emma").slash(world.general, "games"))
    await table.passes(hours=2)
    assert world.person("emma").id in [user for post in world.posts()[-2:] for user in post.pinged]


async def test_a_vote_asks_after_a_restart(table):
    world = table.world
    await asleep(table, "emma")
    await asks(world, "table finish", {})
    table.restarts = True
    await table.passes(hours=2)
    assert pings(world, "emma") == 1


def test_a_reminder_comes_before_a_vote_ends():
    assert timedelta(0) < REMIND < LASTS
