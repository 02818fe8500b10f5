"""Where the result counts nobody decides alone: every way in, by the host, by all, by whoever manages the server."""

from dataclasses import replace

import pytest

from bot.local import permissions
from bot.table.seats import kept_warm
from bot.table.votes import MOST_VOTES
from games.puerto_rico.moves import TakeRole
from tests.bot.acts.leagues import begins, channels
from tests.bot.acts.powers import (
    VOTE,
    WORDS,
    command,
    garden,
    late,
    now,
    position,
    rated,
    setting,
    table,
    tool,
)
from tests.support.bot import private
from tests.support.endings import over, results

__all__ = ["table"]

DEEDS = {
    "skip": tool("host skip", seat="anna"),
    "rewind": tool("host rewind", line=1),
    "pause": tool("host pause"),
    "time": tool("host more-time", hours=9),
    "pace": setting("pace", "relaxed"),
    "then": setting("then", "robot"),
    "tries": setting("tries", "on"),
    "channel": garden,
    "seat": tool("seat vote", seat="ben"),
    "seat-for": lambda world, name: command(world, name, "seat vote", seat="ben", user=world.person("dora")),
    "end": tool("table end"),
}


@pytest.mark.parametrize("deed", DEEDS)
async def test_what_the_host_asks_for_is_done_when_all_have_voted_the_one_concerned_too(table, deed):
    if deed == "skip":
        await late(table)
    before = position(await now(table))
    assert await DEEDS[deed](table, "anna") == WORDS("vote-noted")
    post = table.post
    assert VOTE in post.labels
    assert WORDS("vote-count", count=1, needed=3) in post.content
    assert position(await now(table)) == before
    await table.restart()
    await table.person("ben").click(post, VOTE)
    await table.settled()
    assert position(await now(table)) == before
    await table.person("clara").click(post, VOTE)
    await table.settled()
    after = await now(table)
    assert position(after) != before
    asked = next(one for one in table.posts() if one.id == post.id)
    assert asked.content.endswith(WORDS("vote-done"))
    assert asked.labels == []


ALONE = {
    "skip": tool("host skip", seat="anna"),
    "open": tool("seat open", seat="ben"),
    "give": lambda world, name: command(world, name, "seat give", user=world.person("dora"), seat="ben"),
    "robot": tool("seat robot", seat="ben"),
    "finish": tool("table finish", rated=True),
    **{key: DEEDS[key] for key in DEEDS if key not in ("skip", "seat", "seat-for")},
}


@pytest.mark.parametrize("way", ALONE)
async def test_the_host_changes_nothing_alone_however_often_they_ask(table, way):
    await late(table)
    before = position(await now(table))
    for _ in range(3):
        await ALONE[way](table, "anna")
    assert position(await now(table)) == before


@pytest.mark.parametrize("control", ["stand-in:0:default", "stand-in:1:robot", "end", "lend:1:easy", "pause"])
async def test_buttons_of_earlier_posts_change_nothing_either(table, control):
    await late(table)
    live, anna = await now(table), table.person("anna")
    before = position(live)
    await anna.late_click(table.post, f"t:{live.row.id}:{control}")
    await table.settled()
    assert position(await now(table)) == before


@pytest.mark.parametrize("deed", [key for key in DEEDS if key not in ("seat", "seat-for", "end")])
async def test_whoever_manages_the_server_and_does_not_play_decides_and_the_table_is_told(table, deed):
    if deed == "skip":
        await late(table)
    chief = table.person("dora")
    table.server.give(chief, table.server.role("chief", permissions.MANAGE_GUILD))
    before = position(await now(table))
    await DEEDS[deed](table, "dora")
    assert position(await now(table)) != before
    told = WORDS("manager-decided", user=chief.mention, what="").rstrip(" .")
    assert any(post.content.startswith(told) for post in table.posts())


async def test_a_manager_opens_a_seat_and_ends_the_table(table):
    chief = table.person("dora")
    table.server.give(chief, table.server.role("chief", permissions.MANAGE_GUILD))
    assert await command(table, "dora", "seat open", seat="ben") == WORDS("seat-opened-answer")
    sure = await chief.slash(table.general, "table end")
    assert WORDS("end-leaves") not in private(sure)
    await chief.click(sure.message, WORDS("button-end"))
    await table.settled()
    assert (await table.storage.table(1)).status == "ended"
    assert await results(table) == []


@pytest.mark.parametrize("deed", ["skip", "rewind", "pause", "time", "channel"])
async def test_a_manager_who_plays_there_asks_like_everybody(table, deed):
    await late(table)
    table.server.give(table.person("ben"), table.server.role("chief", permissions.MANAGE_GUILD))
    before = position(await now(table))
    assert await DEEDS[deed](table, "ben") == WORDS("vote-noted")
    assert position(await now(table)) == before


@pytest.mark.parametrize("deed", DEEDS)
async def test_a_spectator_may_not_even_ask(table, deed):
    await late(table)
    before, count = position(await now(table)), len(table.posts())
    await DEEDS[deed](table, "emil")
    assert (position(await now(table)), len(table.posts())) == (before, count)


async def test_at_a_table_without_limits_the_host_skips_nobody(world):
    await rated(world, "anna", "ben", "clara")
    await world.played(0, TakeRole("builder"))
    before = position(await now(world))
    asked = (await world.live()).names[(await world.live()).table.waiting()[0]]
    assert await command(world, "anna", "host skip", seat=asked) == WORDS("vote-noted")
    assert position(await now(world)) == before


@pytest.mark.rest
async def test_the_host_does_not_allow_their_own_undo(table):
    while TakeRole not in (await table.live()).table.menu(1).kinds():
        seat = (await table.live()).table.waiting()[0]
        await table.played(seat, await default(table, seat))
    assert await command(table, "anna", "undo") == WORDS("undo-barrier-all", names="ben, clara")
    post = next(one for one in reversed(table.posts()) if WORDS("button-agree") in one.labels)
    assert WORDS("button-decree") not in post.labels
    agree = next(one["custom_id"] for one in post.buttons if ":agree:" in one["custom_id"])
    refused = await table.person("anna").late_click(post, agree.replace(":agree:", ":decree:"))
    assert private(refused) == WORDS("players-decide")
    assert (await now(table)).table.log.undos() == 0
    for name in ("ben", "clara"):
        await table.person(name).click(post, WORDS("button-agree"))
    assert (await now(table)).table.log.undos() == 1


async def asked_to_go_back(table):
    """Let Anna ask for an undo behind a barrier; returns the post that asks."""
    while TakeRole not in (await table.live()).table.menu(1).kinds():
        seat = (await table.live()).table.waiting()[0]
        await table.played(seat, await default(table, seat))
    await command(table, "anna", "undo")
    return next(one for one in reversed(table.posts()) if WORDS("button-agree") in one.labels)


@pytest.mark.rest
async def test_a_manager_who_does_not_play_allows_an_undo_as_they_may_rewind_and_nobody_else_does(table):
    post = await asked_to_go_back(table)
    allow = WORDS("button-decree-manager")
    chief = table.person("dora")
    table.server.give(chief, table.server.role("chief", permissions.MANAGE_GUILD))
    table.server.give(table.person("ben"), table.server.role("chief", permissions.MANAGE_GUILD))
    for name in ("anna", "ben", "emil"):
        refused = private(await table.person(name).click(post, allow))
        assert refused == WORDS("players-decide"), name
    assert (await now(table)).table.log.undos() == 0
    await chief.click(post, allow)
    await table.settled()
    assert (await now(table)).table.log.undos() == 1
    what = WORDS("deed-undo", name="anna")
    told = WORDS("manager-decided", user=chief.mention, what=what)
    assert told in [one.content for one in table.posts()]


async def test_a_manager_goes_back_no_more_than_others_where_a_robot_says_no(world):
    await rated(world, "anna", robots=2)
    await world.played(0, TakeRole("mayor"))
    chief = world.person("dora")
    world.server.give(chief, world.server.role("chief", permissions.MANAGE_GUILD))
    count = (await world.live()).row.entries
    assert await command(world, "dora", "host rewind", line=1) == WORDS("robot-says-no")
    assert (await world.live()).row.entries == count


async def test_a_robot_that_is_lent_a_seat_in_the_middle_of_a_vote_says_no_too(world):
    await begins(world, "anna", "ben", size=2, rounds=1)
    (channel,) = await channels(world)
    live = await world.live(channel)
    first, other = [row.name for row in live.seats]
    while len((await world.live(channel)).table.log.entries) < 8:
        live = await world.live(channel)
        seat = live.table.waiting()[0]
        move = live.game.default(live.table.view(seat), seat, live.table.menu(seat))
        await world.played(seat, move, channel)
    asked = await world.person(first).slash(channel, "host rewind", {"line": 1})
    await world.settled()
    assert private(asked) == WORDS("vote-noted")
    post = next(one for one in reversed(world.posts(channel)) if VOTE in one.labels)
    button = post.buttons[0]["custom_id"]
    async with world.tables.hold(live.row.id) as held:
        await held.commit(kept_warm(held.started, 1, "easy"))
    said = await world.person(other).late_click(post, button)
    assert private(said) == WORDS("robot-says-no")
    assert (await world.live(channel)).table.log.undos() == 0


async def default(world, seat):
    live = await world.live()
    return live.game.default(live.table.view(seat), seat, live.table.menu(seat))


@pytest.mark.rest
async def test_nobody_ends_anothers_vote_by_asking_for_many(table):
    await command(table, "ben", "host pause")
    for hours in range(1, 12):
        await command(table, "anna", "host more-time", hours=hours)
    votes = (await now(table)).notes.votes
    assert len(votes) == MOST_VOTES
    assert votes[0].about == "pause"
    assert [vote.to for vote in votes[1:]] == [*range(5, 12)]


async def test_a_vote_on_going_back_falls_through_when_somebody_moves(table):
    await DEEDS["rewind"](table, "anna")
    post, button = table.post, table.post.buttons[0]["custom_id"]
    await table.played(0, await default(table, 0))
    assert next(one for one in table.posts() if one.id == post.id).content.endswith(WORDS("vote-void"))
    old = await table.person("ben").late_click(post, button)
    assert private(old) == WORDS("undo-void")


async def test_a_pause_is_ended_by_whoever_wants_to_play_and_nobody_is_late_at_once(time):
    world = time.world
    await rated(world, "anna", "ben", "clara", pace="strict")
    await time.passes(hours=23)
    await DEEDS["pause"](world, "anna")
    asked = next(post for post in reversed(world.posts()) if VOTE in post.labels)
    for name in ("ben", "clara"):
        await world.person(name).click(asked, VOTE)
        await world.settled()
    assert (await now(world)).notes.book.paused is not None
    await time.passes(days=30)
    assert await command(world, "ben", "host resume") == WORDS("host-done")
    live = await now(world)
    assert live.notes.book.paused is None
    await time.passes(hours=7)
    assert not any(entry.by == "time" for entry in (await now(world)).table.log.entries)


async def test_where_the_result_counts_time_is_up_without_the_host(world):
    await rated(world, "anna", "ben", "clara", pace="relaxed")
    assert (await world.live()).notes.pace.then == "default"
    assert WORDS("pace-relaxed-default") in world.posts()[0].content
    assert WORDS("lobby-powers", kind="rated") in world.posts()[0].content


async def test_a_table_from_before_leaves_nobody_to_its_host(world):
    await rated(world, "anna", "ben", "clara", pace="relaxed")
    live = await world.live()
    old = replace(live.notes.pace, then="host")
    waits = tuple(replace(wait, then="host") for wait in live.notes.book.waits)
    async with world.tables.hold(live.row.id) as held:
        await held.commit(live.noting(pace=old, book=replace(live.notes.book, waits=waits)))
    await world.restart()
    live = await world.live()
    assert (live.notes.pace.then, {wait.then for wait in live.notes.book.waits}) == ("default", {"default"})


# Ending


async def test_who_ends_a_rated_table_alone_has_left_it_and_sees_that(world):
    await rated(world, "anna", robots=2)
    anna = world.person("anna")
    assert await command(world, "anna", "me") == WORDS("record-none")
    sure = await anna.slash(world.general, "table end")
    assert WORDS("end-leaves") in private(sure)
    await anna.click(sure.message, WORDS("button-end"))
    await world.settled()
    (found,) = await results(world)
    assert (found.by, found.seats, [one.stayed for one in found.people]) == ("left", (), [False])
    assert found.rated is None
    assert await command(world, "anna", "me") == WORDS("record-left", games=1, rated=1, running=0)


async def test_a_unanimous_vote_to_end_marks_nobody(table):
    await DEEDS["end"](table, "anna")
    post = table.post
    for name in ("ben", "clara"):
        await table.person(name).click(post, VOTE)
        await table.settled()
    assert (await table.storage.table(1)).status == "ended"
    assert await results(table) == []


async def test_alone_against_robots_nobody_lets_the_standing_count(world):
    await rated(world, "anna", robots=2)
    for counts in (True, False):
        assert await command(world, "anna", "table finish", rated=counts) == WORDS("standing-alone")
    assert (await world.live()).row.status == "running"


@pytest.mark.rest
async def test_who_leaves_a_rated_table_sees_it_at_once_and_for_good(table):
    await command(table, "ben", "seat open")
    await command(table, "dora", "seat take")
    assert await command(table, "ben", "me") == WORDS("record-left", games=1, rated=1, running=1)
    await over(table)
    assert await command(table, "ben", "me") == WORDS("record-left", games=1, rated=1, running=0)
    assert WORDS("record-left", games=1, rated=1, running=0) not in await command(table, "dora", "me")
