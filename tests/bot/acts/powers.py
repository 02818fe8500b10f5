"""Rated tables and what people ask for there: what tests of powers share. A test module imports the fixture by name."""

from dataclasses import replace
from datetime import timedelta

import pytest

from games.puerto_rico.moves import TakeRole
from games.words.phrases import phrases
from tests.support.bot import private

GAME = "puerto_rico"
WORDS = phrases("en", GAME)
VOTE = WORDS("button-vote")


async def rated(world, *names, robots=0, pace=None):
    """Let people start a rated table, the first as its host, sitting in this order."""
    anna, *others = [world.person(name) for name in names]
    await anna.slash(world.general, "table new", {"game": GAME, "rated": True, "seating": "joined"})
    for other in others:
        await other.slash(world.general, "table join")
    for _ in range(robots):
        await anna.slash(world.general, "table robot", {"kind": "easy"})
    await world.settled()
    if pace is not None:
        await anna.select(world.posts()[-1], "Pace (host)", [pace])
    await anna.slash(world.general, "table start")
    await world.settled()
    return world


@pytest.fixture
async def table(world):
    """A rated table of Anna, who hosts, Ben and Clara at a strict pace, where Anna has taken a role."""
    await rated(world, "anna", "ben", "clara", pace="strict")
    await world.played(0, TakeRole("settler"))
    return world


async def command(world, name, text, **options):
    reply = await world.person(name).slash(world.general, text, options)
    await world.settled()
    return private(reply)


def tool(text, **options):
    return lambda world, name: command(world, name, text, **options)


def setting(key, value):
    """Return a function that makes a choice on the page of the table's settings."""

    async def choose(world, name):
        person = world.person(name)
        page = await person.slash(world.general, "settings")
        page = await person.click(page.message, "This table’s")
        select = next(one for one in page.message.selects if one["custom_id"].endswith(f":{key}"))
        reply = await person.select(page.message, select["custom_id"], [value])
        await world.settled()
        return reply.message.content.splitlines()[0].strip("*")

    return choose


async def garden(world, name):
    return await command(world, name, "host move", channel=world.server.channel("garden"))


def position(live):
    """Return all that a decision might change; clocks to the minute, because a restart is an outage of seconds."""
    book = live.notes.book
    return (
        [entry.n for entry in live.table.log.live_line()],
        [wait.left and round(wait.left / timedelta(minutes=1)) for wait in book.waits],
        book.paused is not None,
        live.notes.pace,
        live.notes.tries,
        [(row.user, row.robot) for row in live.seats],
        live.row.channel,
        live.row.status,
    )


async def now(world):
    """Return the table, also after it has moved to another channel."""
    rows = await world.storage.tables_of(world.person("clara").id)
    row = rows[0] if rows else await world.storage.table(1)
    async with world.tables.hold(row.id) as held:
        return held.live


async def late(world):
    """Let everybody whom the table waits for be late, so that the host could skip them."""
    live = await world.live()
    book = live.notes.book
    waits = tuple(replace(wait, late=world.tables.now()) for wait in book.waits)
    world.tables.keep(live.noting(book=replace(book, waits=waits)))
