"""*More… → My seat …*: players who see no slash commands leave, give up, lend their seat and set quiet hours by buttons alone."""

import asyncio

import pytest

from games.words.phrases import phrases
from tests.support.bot import private


@pytest.fixture
async def table(world):
    await world.start("puerto_rico", "anna", "ben", "clara")
    return world


async def page(world, name):
    """The page of somebody's own seat, opened from the turn post."""
    person = world.person(name)
    post = next(one for one in reversed(world.posts()) if "More…" in one.labels)
    more = await person.click(post, "More…")
    opened = await person.click((more.messages or [more.message])[-1], "My seat …")
    return (opened.messages or [opened.message])[-1]


async def seat_of(world, name):
    user = world.person(name).id
    return next((one for one in (await world.live()).seats if one.user == user), None)


async def test_a_seat_is_lent_to_a_robot_and_taken_back(table):
    await table.person("anna").click(await page(table, "anna"), "Let a robot play for me")
    assert (await seat_of(table, "anna")).robot is not None
    await table.person("anna").click(await page(table, "anna"), "I play again")
    assert (await seat_of(table, "anna")).robot is None


async def test_a_double_click_that_lends_a_seat_tells_the_table_once(table):
    ben, opened = table.person("ben"), await page(table, "ben")
    label = "Let a robot play for me"
    both = await asyncio.gather(ben.click(opened, label), ben.click(opened, label))
    await table.settled()
    words = phrases("en")
    assert {private(one) for one in both} == {words("seat-warmed-answer")}
    told = [post for post in table.posts() if post.content == words("seat-warmed", name="ben")]
    assert len(told) == 1


async def test_where_the_result_counts_no_robot_is_offered(table):
    async with table.tables.hold(1) as held:
        await held.commit(held.started.noting(rated=True))
    assert (await page(table, "ben")).labels == ["Quiet hours, vacation …", "Leave …", "Give up …"]


async def test_a_paused_table_is_left_too(table):
    await table.person("anna").slash(table.general, "host pause")
    asked = await table.person("ben").click(await page(table, "ben"), "Leave …")
    await table.person("ben").click((asked.messages or [asked.message])[-1], "Leave my seat")
    assert await seat_of(table, "ben") is None


async def test_leaving_asks_first_and_opens_the_seat(table):
    asked = await table.person("ben").click(await page(table, "ben"), "Leave …")
    assert await seat_of(table, "ben") is not None
    await table.person("ben").click((asked.messages or [asked.message])[-1], "Leave my seat")
    assert await seat_of(table, "ben") is None


async def test_giving_up_asks_first(table):
    asked = await table.person("ben").click(await page(table, "ben"), "Give up …")
    await table.person("ben").click((asked.messages or [asked.message])[-1], "Concede")
    assert (await table.live()).notes.conceded


async def test_quiet_hours_and_vacation_are_one_click_away(table):
    settings = await table.person("ben").click(await page(table, "ben"), "Quiet hours, vacation …")
    assert "Vacation" in " ".join((settings.messages or [settings.message])[-1].labels)


async def test_the_page_is_gone_for_somebody_who_has_left(table):
    opened = await page(table, "ben")
    await table.person("ben").slash(table.general, "seat open")
    await table.person("dora").slash(table.general, "seat take")
    assert table.server.world.message(opened.channel_id, opened.id) is None
