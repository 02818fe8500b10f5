"""Who hosts after the host is somebody who is there; lobbies tell their hosts what they can do."""

import pytest

from bot.table.lobby import renumbered
from bot.time import changed
from games.words.phrases import phrases
from tests.support.bot import private

GAME = "puerto_rico"
WORDS = phrases("en", GAME)


async def wishes(world, name, **chosen):
    storage, user = world.storage, world.person(name).id
    await storage.set_user_settings(user, changed(await storage.user_settings(user), **chosen))


async def away(time, name):
    today = time.watch.now().date()
    await wishes(time.world, name, vacations=[{"first": f"{today}", "last": f"{today}"}])


async def asleep(time, name):
    await wishes(time.world, name, quiet_from="11:00", quiet_until="13:00")


async def host(world):
    return (await world.live()).row.host


@pytest.mark.parametrize("is_away", [away, asleep])
async def test_a_lobby_is_handed_to_somebody_who_is_there(time, is_away):
    world = time.world
    anna, _, clara = await world.open(GAME, "anna", "ben", "clara")
    await is_away(time, "ben")
    await anna.slash(world.general, "table leave")
    assert await host(world) == clara.id


async def test_who_is_asleep_comes_before_who_is_on_vacation(time):
    world = time.world
    anna, _, clara = await world.open(GAME, "anna", "ben", "clara")
    await away(time, "ben")
    await asleep(time, "clara")
    await anna.slash(world.general, "table leave")
    assert await host(world) == clara.id


async def test_a_table_is_handed_to_somebody_who_is_there(time):
    await time.start(GAME, "anna", "ben", "clara")
    await away(time, "ben")
    world = time.world
    await world.person("anna").slash(world.general, "seat open")
    assert await host(world) == world.person("clara").id


@pytest.mark.rest
async def test_a_host_who_is_late_is_followed_by_somebody_who_is_there(time):
    await time.start(GAME, "anna", "ben", "clara", mode="relaxed")
    await asleep(time, "ben")
    await time.passes(hours=72)
    assert await host(time.world) == time.world.person("clara").id


async def test_a_lobby_of_robots_belongs_to_who_sits_down_next(world):
    """Such lobbies are older than the rule that the last person's leaving ends a lobby."""
    await world.open(GAME, "anna", robots=2)
    async with world.tables.hold(await world.tables.find(world.general.id)) as held:
        robots = tuple(row for row in held.live.seats if row.user is None)
        await held.commit(held.live.with_row(seats=renumbered(robots)))
    ben = world.person("ben")
    await ben.slash(world.general, "table join")
    assert await host(world) == ben.id
    assert private(await ben.slash(world.general, "table robot")) != WORDS("host-only")


async def test_a_running_table_that_all_people_have_left_belongs_to_who_sits_down_next(world):
    anna = (await world.start("puerto_rico", "anna", robots=2))[0]
    await anna.slash(world.general, "seat open")
    await world.settled()
    reply = await anna.slash(world.general, "forget-me")
    await anna.click(reply.message, "Forget me")
    await world.settled()
    await world.person("dora").slash(world.general, "seat take")
    await world.settled()
    assert (await world.live()).row.host == world.person("dora").id


async def test_a_full_lobby_tells_its_host_that_it_can_begin(world):
    anna, *_ = await world.open(GAME, "anna", robots=3)
    await world.person("ben").slash(world.general, "table join")
    await world.settled()
    assert world.post.content == WORDS("lobby-full", host=f"<@{anna.id}>")
    assert world.post.pinged == [anna.id]


async def test_a_full_lobby_pings_no_host_at_night(time):
    world = time.world
    anna, *_ = await world.open(GAME, "anna", robots=3)
    await asleep(time, "anna")
    await world.person("ben").slash(world.general, "table join")
    await world.settled()
    assert world.post.content == WORDS("lobby-full", host=f"<@{anna.id}>")
    assert not world.post.pinged


async def test_a_lobby_that_can_no_longer_begin_says_so(world):
    anna, _, clara = await world.open(GAME, "anna", "ben", "clara")
    await clara.slash(world.general, "table leave")
    await world.settled()
    assert world.post.content.startswith(WORDS("lobby-not-any-more", host=f"<@{anna.id}>"))
    assert world.post.pinged == [anna.id]
