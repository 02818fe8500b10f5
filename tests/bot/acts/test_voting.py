"""Votes of a table: on seats, on its host, on its end; hosts who are not there; users who have left the server."""

import asyncio
import re
from random import Random

import pytest

from games.mundus_novus.trade import SecretOffers
from games.words.phrases import phrases
from tests.support.bot import private

BOARD = phrases("en", "puerto_rico")
HIDDEN = phrases("en", "pizarro_and_co")
VOTE = BOARD("button-vote")


async def seats(world):
    return [(row.user, row.robot) for row in (await world.live()).seats]


async def late(time, **pace):
    """Let Anna, who hosts, be late at a relaxed pace, so that the table may vote on her seat."""
    await time.start("puerto_rico", "anna", "ben", "clara", mode="relaxed", **pace)
    await time.passes(hours=73)
    return time.world


async def votes(world, name, seat, **options):
    reply = await world.person(name).slash(world.general, "seat vote", {"seat": seat, **options})
    await world.settled()
    return private(reply)


def asked(world):
    """The newest post that asks for votes."""
    return next(post for post in reversed(world.posts()) if VOTE in post.labels)


# Seats


@pytest.mark.rest
async def test_the_majority_of_the_others_opens_the_seat_of_who_is_late(time):
    world = await late(time)
    assert await votes(world, "ben", "anna") == BOARD("vote-noted")
    await world.restart()
    await world.person("clara").click(asked(world), VOTE)
    await world.settled()
    row = (await world.live()).row
    assert (row.seats[0].user, bool(row.seats[0].robot)) == (None, True)
    assert any(entry.by == "robot" for entry in (await world.live()).table.log.entries)


async def test_one_vote_counts_once(time):
    world = await late(time)
    for _ in range(2):
        reply = await votes(world, "ben", "anna")
    assert reply == BOARD("vote-noted")
    assert (await seats(world))[0][0] == world.person("anna").id


async def test_the_seat_of_who_is_not_late_is_opened_for_nobody_in_particular(time):
    await time.start("puerto_rico", "anna", "ben", "clara", mode="relaxed")
    await time.passes(hours=71)
    assert await votes(time.world, "ben", "anna") == BOARD("not-late", name="anna")


async def test_a_spectator_has_no_vote(time):
    world = await late(time)
    assert await votes(world, "dora", "anna") == BOARD("not-seated")


@pytest.mark.rest
async def test_who_was_late_may_take_the_seat_back(time):
    world = await late(time)
    for name in ("ben", "clara"):
        await votes(world, name, "anna")
    anna = world.person("anna")
    await anna.slash(world.general, "seat take")
    assert (await seats(world))[0] == (anna.id, None)


@pytest.mark.rest
async def test_the_substitute_has_a_full_clock(time):
    world = await late(time)
    await world.person("anna").slash(world.general, "seat give", {"user": world.person("dora")})
    await world.person("dora").slash(world.general, "seat take")
    await time.passes(hours=71)
    assert await votes(world, "ben", "dora") == BOARD("not-late", name="dora")


@pytest.fixture
async def auction(world):
    """A table where every player has something to hide, and Anna hosts."""
    await world.start("pizarro_and_co", "anna", "ben", "clara")
    return world


@pytest.mark.parametrize("command", ["open", "give"])
async def test_a_host_cannot_look_by_opening_the_seat_of_somebody_who_is_not_late(auction, command):
    options = {"seat": "ben", **({"user": auction.person("second")} if command == "give" else {})}
    reply = await auction.person("anna").slash(auction.general, f"seat {command}", options)
    assert private(reply) == HIDDEN("needs-a-vote", name="ben")
    reply = await auction.person("second").slash(auction.general, "seat take")
    assert private(reply) == HIDDEN("no-open-seat")


async def test_the_vote_that_opens_a_seat_names_who_takes_it_and_nobody_else_may(auction):
    dora = auction.person("dora")
    assert await votes(auction, "anna", "ben", user=dora) == BOARD("vote-noted")
    await auction.person("clara").click(asked(auction), VOTE)
    await auction.settled()
    assert (await seats(auction))[1][0] is None
    second = auction.person("second")
    assert private(await second.slash(auction.general, "seat take")) == HIDDEN("no-open-seat")
    reply = await auction.person("anna").slash(auction.general, "seat give", {"seat": "ben", "user": second})
    assert private(reply) == HIDDEN("seat-promised", name="ben")
    await dora.slash(auction.general, "seat take")
    assert (await seats(auction))[1] == (dora.id, None)


async def test_at_a_table_for_two_people_the_host_alone_opens_no_seat(world):
    await world.start("puerto_rico", "anna", "ben", robots=1)
    assert await votes(world, "anna", "ben", user=world.person("second")) == BOARD("vote-noted")
    assert (await seats(world))[1][0] == world.person("ben").id


# The host, and the end


async def test_the_others_pass_on_the_host_by_vote(auction):
    clara = auction.person("clara")
    reply = await auction.person("ben").slash(auction.general, "host pass-on", {"user": clara})
    assert private(reply) == BOARD("vote-noted")
    await auction.settled()
    assert private(await auction.person("anna").click(asked(auction), VOTE)) == BOARD("not-seated")
    await auction.restart()
    await clara.click(asked(auction), VOTE)
    assert (await auction.live()).row.host == clara.id


async def test_the_others_end_the_table_by_vote(auction):
    await auction.person("ben").slash(auction.general, "table end")
    await auction.settled()
    assert (await auction.live()).row.status == "running"
    await auction.person("clara").click(asked(auction), VOTE)
    assert (await auction.live()).row.status == "ended"


@pytest.mark.rest
async def test_a_host_whose_time_is_up_is_followed_by_the_next_at_the_table(time):
    world = await late(time)
    assert (await world.live()).row.host == world.person("ben").id
    text = BOARD("host-missed", old=world.person("anna").mention, user=world.person("ben").mention)
    assert any(text in post.content for post in world.posts())


@pytest.mark.rest
async def test_a_host_who_lets_others_wait_for_a_whole_limit_is_followed_by_the_next(time):
    await time.start("puerto_rico", "anna", "ben", "clara", mode="relaxed")
    await time.turn_of(1)
    await time.passes(hours=73)
    assert (await time.world.live()).row.host == time.world.person("anna").id
    await time.passes(hours=72)
    assert (await time.world.live()).row.host == time.world.person("clara").id


async def test_the_host_skips_who_is_late(time):
    world = await late(time)
    await world.person("ben").slash(world.general, "host skip")
    assert any(entry.by == "host" for entry in (await world.live()).table.log.entries)


# Who has left the server


def leave(world, name):
    society = world.server.world
    society.remove(society.members[society.guild.id, world.person(name).id])


@pytest.mark.rest
async def test_a_host_who_leaves_the_server_on_their_turn_holds_up_nobody(time):
    await time.start("puerto_rico", "anna", "ben", "clara")
    world = time.world
    leave(world, "anna")
    await time.passes(days=3)
    row = (await world.live()).row
    assert row.host == world.person("ben").id
    assert (row.seats[0].user, bool(row.seats[0].robot)) == (None, True)
    assert any(BOARD("seat-left", name="anna") in post.content for post in world.posts())


async def test_when_another_seat_complains_discord_is_asked_whether_its_user_is_there(auction):
    leave(auction, "ben")
    assert await votes(auction, "clara", "ben") == BOARD("seat-opened-answer")
    assert (await seats(auction))[1][0] is None


async def test_whether_somebody_is_there_is_asked_once_in_a_while_and_in_doubt_they_are(auction, bot_log):
    asked_for = []
    auction.server.watchers.append(asked_for.append)
    auction.server.faults.refuse(403, 50001, times=1, route="/guilds/{guild}/members/{user}")
    guild, ben = auction.server.world.guild.id, auction.person("ben").id
    assert await auction.app.fronts.is_there(guild, ben)
    before = len(asked_for)
    assert await auction.app.fronts.is_there(guild, ben)
    assert len(asked_for) == before


@pytest.mark.rest
async def test_before_somebody_is_reminded_discord_is_asked_whether_they_are_there(time):
    await time.start("puerto_rico", "anna", "ben", "clara")
    await time.hands_on()
    world = time.world
    leave(world, "ben")
    await time.passes(hours=13)
    assert (await world.live()).row.seats[1].user is None
    assert not world.person("ben").direct_messages()
    assert any(BOARD("seat-left", name="ben") in post.content for post in world.posts())


async def test_of_all_who_are_reminded_discord_is_asked_at_once(time, monkeypatch):
    await time.start("mundus_novus", "anna", "ben", "clara")
    await time.world.play_to(SecretOffers)
    under_way, most = 0, 0

    async def get_member(guild, user):
        nonlocal under_way, most
        under_way += 1
        most = max(most, under_way)
        await asyncio.sleep(0)
        under_way -= 1

    monkeypatch.setattr(time.world.bot.http, "get_member", get_member)
    await time.passes(hours=13)
    assert most == 3


# What the post that asks says


def ballot(world, asks):
    """The post that asks for votes, by how its words begin."""
    return next(post for post in reversed(world.posts()) if post.content.startswith(asks))


def counted(count, needed):
    return BOARD("vote-count", count=count, needed=needed)


def head_of(post):
    """What a post asks, without whom it pings, and how the vote stands."""
    lines = [line for line in post.content.splitlines() if not re.fullmatch(r"(<@\d+> ?)+", line)]
    return "\n".join(lines[:-1]) + "\n"


async def test_the_post_tells_how_many_are_for_it_and_when_it_is_decided_its_button_goes(world):
    await world.start("puerto_rico", "anna", "ben", "clara", "dora")
    await world.person("anna").slash(world.general, "table finish")
    await world.settled()
    post = asked(world)
    assert counted(1, 4) in post.content
    await world.person("ben").click(post, VOTE)
    await world.restart()
    await world.settled()
    post = asked(world)
    assert counted(2, 4) in post.content
    head = head_of(post)
    for name in ("clara", "dora"):
        await world.person(name).click(post, VOTE)
        await world.settled()
    assert ballot(world, head).content == head + BOARD("vote-done")
    assert ballot(world, head).labels == []


async def test_a_vote_on_who_is_late_falls_through_when_they_move_and_its_post_says_so(time):
    world = await late(time)
    await votes(world, "ben", "anna")
    post = asked(world)
    head = head_of(post)
    assert counted(1, 2) in post.content
    live = await world.live()
    await world.played(0, live.table.menu(0).sample(Random(1)))
    await world.settled()
    assert ballot(world, head).content == head + BOARD("vote-void")
    assert ballot(world, head).labels == []


async def test_what_is_still_asked_when_the_table_ends_is_not_asked_any_more(world):
    await world.start("puerto_rico", "anna", "ben", "clara")
    await world.person("ben").slash(world.general, "table finish")
    await world.settled()
    head = head_of(asked(world))
    async with world.tables.hold((await world.live()).row.id) as held:
        await held.commit(held.started.with_row(status="ended"))
    world.bot.sender.wake()
    await world.settled()
    assert ballot(world, head).content == head + BOARD("vote-void")
    assert ballot(world, head).labels == []
