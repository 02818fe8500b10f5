"""Time in which nobody could act counts nowhere: votes, rounds of leagues, absences, the archive, tries and lessons."""

import re
from datetime import timedelta

import pytest

from bot.acts.housekeeping import LESSON, TRIES, Housekeeper, Lifetimes
from bot.table.ballots import LASTS, REMIND
from bot.table.votes import ABSENT, is_open
from games.words.phrases import phrases
from tests.bot.acts.leagues import WORDS, begins, channels, league
from tests.support.bot import private
from tests.support.endings import results

GAME = "puerto_rico"
FOUR = ("anna", "ben", "clara", "emma")
HERE = phrases("en", GAME)
VOTE = HERE("button-vote")


async def command(world, name, text, **options):
    reply = private(await world.person(name).slash(world.general, text, options))
    await world.settled()
    return reply


async def kept_tidy(time):
    await Housekeeper(time.world.tables, Lifetimes(), time.watch).tick()
    await time.world.settled()


# Votes


def asking(world):
    """The post that asks for votes."""
    return next(post for post in reversed(world.posts()) if VOTE in post.labels)


async def voting(time):
    """Let Ben ask for the standing as the result, at a table for four."""
    await time.start(GAME, *FOUR)
    assert await command(time.world, "ben", "table finish") == HERE("vote-noted")


def ends(time):
    at = round((time.watch.now() + LASTS).timestamp())
    return f"<t:{at}:f>"


@pytest.mark.rest
async def test_a_vote_lasts_as_much_longer_as_nobody_could_vote_and_its_post_says_so(time):
    await voting(time)
    assert ends(time) in asking(time.world).content
    await time.leaps(days=LASTS.days + 3)
    assert ends(time) in asking(time.world).content
    assert (await time.world.live()).notes.votes
    await time.passes(days=LASTS.days - 0.1)
    assert (await time.world.live()).notes.votes
    await time.passes(days=0.2)
    assert not (await time.world.live()).notes.votes


async def test_nobody_is_reminded_of_a_vote_sooner_because_of_an_outage(time):
    await voting(time)
    emma = time.world.person("emma")
    await time.leaps(days=REMIND.days + 1)
    before = len(emma.pings())
    await time.passes(days=REMIND.days - 0.1)
    assert not [ping for ping in emma.pings()[before:] if "your vote" in ping.content]
    await time.passes(days=0.2)
    assert len([ping for ping in emma.pings()[before:] if "your vote" in ping.content]) == 1


async def test_a_vote_waits_for_its_channel(time):
    await voting(time)
    world, table = time.world, (await time.world.live()).row.id
    await world.acts.time.reach(table, world.general.id, False)
    await time.passes(days=LASTS.days + 3)
    assert (await world.live()).notes.votes
    await world.acts.time.reach(table, world.general.id, True)
    await world.settled()
    assert ends(time) in asking(world).content
    await time.passes(days=LASTS.days + 0.1)
    assert not (await world.live()).notes.votes


@pytest.mark.rest
async def test_an_undo_is_reminded_of_as_much_later(time):
    world = time.world
    await time.start(GAME, *FOUR)
    await time.hands_on()
    await time.hands_on()
    assert HERE("undo-barrier", names="").split(",")[0] in await command(world, "anna", "undo")
    await time.leaps(days=REMIND.days + 1)
    called = (await world.live()).notes.proposal.called
    assert called.since == time.watch.now()


# Absence


@pytest.mark.rest
async def test_an_outage_ends_no_vote_about_somebody_who_is_absent(time):
    world = time.world
    await time.start(GAME, *FOUR, mode="strict")
    await time.passes(hours=24 * 4)
    assert await command(world, "ben", "seat vote", seat="anna", user=world.person("dora")) == HERE(
        "vote-noted"
    )
    (vote,) = (await world.live()).notes.votes
    assert vote.since is not None
    await time.leaps(days=2)
    assert is_open(await world.live(), vote)


@pytest.mark.rest
@pytest.mark.parametrize("how", ["outage", "pause"])
async def test_neither_an_outage_nor_a_pause_makes_a_seat_absent_for_longer(time, how):
    world = time.world
    await time.start(GAME, *FOUR, mode="strict")
    await time.passes(hours=26)
    absence = (await time.book()).absent[0]
    if how == "outage":
        await time.leaps(days=ABSENT.days)
    else:
        live = await world.live()
        host = next(row.name for row in live.seats if row.user == live.row.host)
        await command(world, host, "host pause")
        await time.passes(days=ABSENT.days)
        await command(world, host, "host resume")
    after = (await time.book()).absent[0]
    assert (after.since, after.idle) == (absence.since, ABSENT)


async def test_who_needs_until_later_is_not_reminded_because_of_an_outage(time):
    world = time.world
    anna, *_ = await time.start(GAME, *FOUR, mode="strict")
    await time.passes(hours=1)
    until = time.watch.now() + timedelta(days=3)
    await world.acts.turns.need_until((await world.live()).row.id, anna.id, 0, "3d")
    assert (await time.book()).wait(0).until == until
    before = len(anna.pings())
    await time.leaps(days=2)
    assert (await time.book()).wait(0).until == until
    await time.passes(hours=20)
    assert len(anna.pings()) <= before + 1  # the last call alone


# Leagues


@pytest.mark.rest
async def test_a_rounds_time_is_longer_by_an_outage_and_its_channel_is_told(time):
    world = time.world
    await begins(world, "anna", "ben", size=2, rounds=1, days=3)
    due = (await league(world)).played[0].due
    await time.passes(days=2)
    await time.leaps(days=5)
    await world.acts.leagues.tick()
    await world.settled()
    some = await league(world)
    assert (some.stage, some.played[0].due) == ("running", due + timedelta(days=5))
    at = f"<t:{round((due + timedelta(days=5)).timestamp())}:f>"
    assert [post.content for post in world.posts()].count(WORDS("league-put-off", at=at)) == 1
    await world.acts.leagues.tick()
    assert (await league(world)).played[0].due == due + timedelta(days=5)
    await time.passes(days=0.9)
    await world.acts.leagues.tick()
    assert (await league(world)).stage == "running"
    await time.passes(days=0.2)
    await world.acts.leagues.tick()
    await world.settled()
    assert (await league(world)).stage == "over"


@pytest.mark.rest
async def test_after_an_outage_at_a_rounds_last_moment_eight_hours_are_left(time):
    world = time.world
    await begins(world, "anna", "ben", size=2, rounds=1, days=3)
    await time.passes(days=2, hours=23)
    await time.leaps(days=1)
    await world.acts.leagues.tick()
    assert (await league(world)).played[0].due == time.watch.now() + timedelta(hours=8)


async def test_a_round_of_before_outages_counted_begins_when_it_began(time):
    """A league of an earlier version, and one whose round begins after an outage."""
    world = time.world
    await time.leaps(days=3)
    await begins(world, "anna", "ben", size=2, rounds=1, days=3)
    await world.acts.leagues.tick()
    assert (await league(world)).played[0].due == time.watch.now() + timedelta(days=3)


@pytest.mark.rest
async def test_a_league_table_whose_channel_is_closed_ends_as_much_later(time):
    world = time.world
    await begins(world, "anna", "ben", size=2, rounds=1, days=3)
    (channel,) = await channels(world)
    table = (await world.live(channel)).row.id
    await time.passes(days=1)
    await world.acts.time.reach(table, channel.id, False)
    await time.passes(days=2.5)
    await world.acts.leagues.tick()
    assert (await world.live(channel)).row.status == "running"
    await world.acts.time.reach(table, channel.id, True)
    await time.passes(days=1.9)
    await world.acts.leagues.tick()
    assert (await world.live(channel)).row.status == "running"
    await time.passes(days=0.2)
    await world.acts.leagues.tick()
    await world.settled()
    (found,) = await results(world)
    assert found.by == "vote"


async def test_a_league_does_not_wait_for_ever_for_a_channel_that_stays_closed(time):
    world = time.world
    await begins(world, "anna", "ben", size=2, rounds=1, days=3)
    (channel,) = await channels(world)
    await world.acts.time.reach((await world.live(channel)).row.id, channel.id, False)
    for _ in range(7):
        await time.passes(days=1)
        await world.acts.leagues.tick()
        await world.settled()
    assert (await league(world)).stage == "over"


async def test_a_league_looks_at_its_time_only_once_the_outage_is_noted(time):
    """The connection comes back, and nobody has looked at the clock since."""
    world = time.world
    await begins(world, "anna", "ben", size=2, rounds=1, days=3)
    await world.leave()
    await world.app.presence.look()
    time.watch.set(time.watch.now() + timedelta(days=5))
    await world.come_back()
    await world.settled()
    assert (await league(world)).stage == "running"
    assert await results(world) == []


# What is put away


@pytest.mark.rest
async def test_an_outage_does_not_bring_a_table_nearer_to_the_archive(time):
    world = time.world
    await time.start(GAME, *FOUR)
    await time.passes(days=30)
    await time.leaps(days=40)
    await kept_tidy(time)
    assert not [post for post in world.posts() if "archived on" in post.content]
    await time.passes(days=24)
    await kept_tidy(time)
    assert [post for post in world.posts() if "archived on" in post.content]


async def test_a_table_is_archived_as_long_after_its_notice_as_people_could_read_it(time):
    world = time.world
    await time.start(GAME, *FOUR)
    await time.passes(days=54)
    await kept_tidy(time)
    (notice,) = [post for post in world.posts() if "archived on" in post.content]
    assert re.search(r"<t:\d+:D>", notice.content)
    await time.leaps(days=10)
    await kept_tidy(time)
    assert (await world.storage.table(1)).status == "running"
    await time.passes(days=7.1)
    await kept_tidy(time)
    assert (await world.storage.table(1)).status == "archived"


async def test_tries_and_lessons_outlive_an_outage(time):
    world = time.world
    await time.start(GAME, *FOUR)
    await command(world, "anna", "try")
    row, anna = (await world.live()).row.id, world.person("anna").id
    assert await world.storage.try_of(row, anna) is not None
    await time.passes(hours=20)
    await time.leaps(days=TRIES.days + 1)
    await kept_tidy(time)
    assert await world.storage.try_of(row, anna) is not None
    await time.passes(hours=5)
    await kept_tidy(time)
    assert await world.storage.try_of(row, anna) is None
    assert LESSON == TRIES


@pytest.mark.rest
async def test_the_housekeeper_looks_only_once_the_outage_is_noted(time):
    world = time.world
    await time.start(GAME, *FOUR)
    await world.leave()
    time.watch.set(time.watch.now() + timedelta(days=61))
    await world.app.housekeeper.tick()
    await world.come_back()
    await world.app.housekeeper.tick()
    await world.settled()
    assert not [post for post in world.posts() if "archived on" in post.content]
