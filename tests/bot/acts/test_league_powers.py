"""In a league nobody decides alone either; a manager who does not play does."""

from bot.local import permissions
from games.words.phrases import phrases
from tests.bot.acts.leagues import asks, asks_to_end, begins, channels
from tests.bot.acts.powers import position
from tests.support.bot import private

WORDS = phrases("en", "puerto_rico")


async def test_in_a_league_neither_the_host_nor_the_organiser_nor_a_manager_who_plays_decides(world):
    await begins(world, "anna", "ben", "clara", "david", size=2, rounds=1)
    for channel in await channels(world):
        live = await world.live(channel)
        assert (live.notes.pace.mode, live.notes.pace.then) == ("relaxed", "default")
        host = next(row.name for row in live.seats if row.user == live.row.host)
        organiser = [] if live.seats_of(world.person("anna").id) else ["anna"]
        for name in (host, *organiser):
            before = position(await world.live(channel))
            for text, options in (("pause", {}), ("more-time", {"hours": 5}), ("rewind", {"line": 1})):
                await world.person(name).slash(channel, f"host {text}", options)
            await world.settled()
            assert position(await world.live(channel)) == before
    chief = world.person("david")
    world.server.give(chief, world.server.role("chief", permissions.MANAGE_GUILD))
    for channel in await channels(world):
        if not (await world.live(channel)).seats_of(chief.id):
            assert private(await chief.slash(channel, "host pause")) == WORDS("players-decide")


async def test_in_a_league_no_host_puts_a_robot_in_anothers_seat_nor_pauses_for_whoever_lent_theirs(world):
    await begins(world, "anna", "ben", size=2, rounds=1)
    (channel,) = await channels(world)
    live = await world.live(channel)
    host, other = sorted(live.seats, key=lambda row: row.user != live.row.host)
    asked = await world.person(host.name).slash(channel, "seat robot", {"seat": other.name})
    assert private(asked) == WORDS("players-decide")
    await world.person(other.name).slash(channel, "seat robot")
    asked = await world.person(host.name).slash(channel, "seat robot")
    paused = await world.person(host.name).click(asked.message, "Pause the table")
    assert WORDS("players-decide") in private(paused)
    assert (await world.live(channel)).notes.book.paused is None


async def test_a_manager_who_is_not_in_the_league_decides(world):
    await begins(world, "anna", "ben", size=2, rounds=1)
    (channel,) = await channels(world)
    chief = world.person("emma")
    world.server.give(chief, world.server.role("chief", permissions.MANAGE_GUILD))
    await chief.slash(channel, "host pause")
    await world.settled()
    assert (await world.live(channel)).notes.book.paused is not None


async def test_an_ordinary_table_of_an_ended_league_is_its_hosts_again(world):
    await begins(world, "anna", "ben", size=2, rounds=1)
    (channel,) = await channels(world)
    for name in ("anna", "ben"):
        await asks_to_end(world, name)
    live = await world.live(channel)
    host = next(row.name for row in live.seats if row.user == live.row.host)
    await world.person(host).slash(channel, "host pause")
    assert (await world.live(channel)).notes.book.paused is not None
    assert await asks(world, "anna", "join") == WORDS("no-league-here")
