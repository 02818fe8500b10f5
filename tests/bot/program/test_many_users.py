"""A hundred users at once, on one table and on a hundred: everybody is answered, nothing is done twice."""

import asyncio
from collections import Counter

import pytest

from games.words.phrases import phrases
from tests.support.bot import in_place, moves, private

GAME = "puerto_rico"
WORDS = phrases("en", GAME)
MANY = 100


def crowd(world):
    return [world.person(f"user{number}") for number in range(MANY)]


async def test_a_hundred_want_to_sit_down_at_one_table(world):
    await world.open(GAME, "anna")
    replies = await asyncio.gather(*(one.click(world.lobby, WORDS("button-join")) for one in crowd(world)))
    await world.settled()
    answers = Counter(private(reply) if reply.messages else in_place(reply).id for reply in replies)
    assert answers == {world.lobby.id: 4, WORDS("table-full", most=5): MANY - 4}
    assert len({row.user for row in (await world.live()).seats}) == 5


@pytest.mark.rest
async def test_a_hundred_want_one_open_seat(world):
    await world.start(GAME, "anna", "ben", "clara")
    await world.person("ben").slash(world.general, "seat open")
    await world.settled()
    post = next(post for post in world.posts() if WORDS("button-take") in post.labels)
    replies = await asyncio.gather(*(one.click(post, WORDS("button-take")) for one in crowd(world)))
    await world.settled()
    refused = [reply for reply in replies if private(reply) == WORDS("no-open-seat")]
    assert len(refused) == MANY - 1
    assert (await world.live()).seats[1].user in {one.id for one in crowd(world)}


@pytest.mark.rest
async def test_a_hundred_click_at_one_running_table(world):
    anna, *_ = await world.start(GAME, "anna", "ben", "clara")
    post = world.post
    button = moves(post)[0]
    before = (await world.live()).row.entries
    acting = [one.click(post, button) for one in (*crowd(world), anna, anna)]
    *others, first, second = await asyncio.gather(*acting)
    await world.settled()
    assert all(private(reply) == WORDS("not-seated") for reply in others)
    assert in_place(first).id == in_place(second).id == post.id
    entries = (await world.live()).table.log.entries[before:]
    assert [(entry.seat, entry.by) for entry in entries if entry.by == "person"] == [(0, "person")]


@pytest.mark.soak
async def test_a_hundred_play_at_a_hundred_tables(world):
    people = crowd(world)
    rooms = [world.server.channel(f"room-{number}") for number in range(MANY)]

    async def insist(person, room, command, values=None):
        # An act may still be finishing after its answer, so there can be more than a hundred at once.
        while True:
            reply = await person.slash(room, command, values)
            said = private(reply) if reply.ephemeral else ""
            if said != WORDS("too-busy"):
                return said
            await world.bot.answering.finished()

    async def open_table(person, room):
        await insist(person, room, "table new", {"game": GAME, "seating": "joined"})
        for _ in range(2):
            seated = await insist(person, room, "table robot", {"kind": "easy"})
            assert seated == WORDS("robot-seated", level="easy"), person.name
        assert await insist(person, room, "table start") == WORDS("started", game=WORDS("game-name"))

    pairs = list(zip(people, rooms, strict=True))
    await asyncio.gather(*(open_table(*pair) for pair in pairs))
    await asyncio.gather(*(insist(*pair, "puerto-rico take-role", {"role": "builder"}) for pair in pairs))
    await world.settled()
    for person, room in pairs:
        log = (await world.live(room)).table.log.entries
        assert [entry.by for entry in log if entry.seat == 0].count("person") == 1, person.name
        assert world.posts(room)[-1].pinged in ([person.id], [])
