"""Who leads a league: a host who goes, one who ends it, and who is forgotten."""

import asyncio

import pytest

from bot.errors import PlayerError
from bot.local import permissions
from tests.bot.acts.leagues import GAME, WORDS, asks, asks_to_end, begins, channels, league
from tests.bot.acts.test_forgetting import forgets, traces
from tests.bot.acts.test_voting import leave as leave_server
from tests.support.bot import private
from tests.support.endings import over


async def test_a_host_who_is_forgotten_hands_their_league_on_to_the_next_who_joined(world):
    await asks(world, "anna", "create", game=GAME, size=2, rounds=1)
    await asks(world, "ben", "join")
    await asks(world, "clara", "join")
    await forgets(world, "anna")
    assert (await league(world)).host == world.person("ben").id
    assert world.post.content == WORDS("league-host", name="ben")
    assert await asks(world, "ben", "start") == WORDS("league-started")


async def test_a_host_who_leaves_hands_their_league_on_and_whoever_joins_an_empty_one_hosts_it(world):
    await asks(world, "anna", "create", game=GAME, size=2, rounds=1)
    await asks(world, "anna", "leave")
    await asks(world, "ben", "join")
    assert (await league(world)).host == world.person("ben").id
    await asks(world, "clara", "join")
    leave_server(world, "ben")
    await world.acts.leagues.tick()
    some = await league(world)
    assert (some.host, some.players) == (world.person("clara").id, (world.person("clara").id,))


@pytest.mark.rest
async def test_the_organiser_ends_no_league_that_runs_alone_all_who_play_in_it_do(world):
    await begins(world, "anna", "ben", size=2, rounds=2)
    refused = await world.person("emma").slash(world.general, "league end")
    assert private(refused) == WORDS("league-end-who")
    sure = await world.person("anna").slash(world.general, "league end")
    assert WORDS("game-name") in sure.message.content
    assert WORDS("league-end-by-all") in sure.message.content
    assert (await league(world)).stage == "running"
    for _ in range(2):
        assert await asks_to_end(world, "anna") == WORDS("vote-noted")
    about = {"name": "anna", "game": WORDS("game-name"), "count": 1, "needed": 2}
    assert WORDS("league-end-asked", **about) in [post.content for post in world.posts()]
    assert (await league(world)).stage == "running"
    assert await asks_to_end(world, "ben") == WORDS("league-over")
    assert (await league(world)).stage == "over"
    ended = WORDS("league-ended-by-all", name="ben", game=WORDS("game-name"))
    assert ended in [post.content for post in world.posts()]
    await over(world, *await channels(world))
    assert len((await league(world)).played) == 1


async def test_who_asked_to_end_a_league_in_an_earlier_round_has_not_asked_in_this_one(world):
    await begins(world, "anna", "ben", size=2, rounds=2)
    await asks_to_end(world, "anna")
    await over(world, *await channels(world))
    await world.acts.leagues.tick()
    await world.settled()
    assert len((await league(world)).played) == 2
    assert await asks_to_end(world, "ben") == WORDS("vote-noted")
    assert (await league(world)).stage == "running"


async def test_a_manager_ends_a_league_that_runs_alone_unless_they_play_in_it(world):
    await begins(world, "anna", "ben", size=2, rounds=2)
    for name, said in (("ben", "vote-noted"), ("emma", "league-over")):
        chief = world.server.role("chief", permissions.MANAGE_GUILD)
        world.server.give(world.person(name), chief)
        assert await asks_to_end(world, name) == WORDS(said)


async def test_its_host_ends_a_league_that_has_not_begun(world):
    await asks(world, "anna", "create", game=GAME, size=2, rounds=1)
    await asks(world, "ben", "join")
    assert private(await world.person("ben").slash(world.general, "league end")) == WORDS("league-end-who")
    assert await asks_to_end(world, "anna") == WORDS("league-over")


async def test_whoever_manages_the_server_ends_a_league_whose_host_has_vanished(world):
    await asks(world, "anna", "create", game=GAME, size=2, rounds=1)
    ben, number = world.person("ben").id, (await league(world)).id
    with pytest.raises(PlayerError):
        await world.acts.leagues.end(number, ben, "ben", manages=None)
    await world.acts.leagues.end(number, ben, "ben", manages=world.server.world.guild.id)
    assert await asks(world, "ben", "create", game=GAME, size=2, rounds=1) == WORDS("league-created")


async def test_whoever_is_forgotten_leaves_no_name_in_a_league(world):
    await begins(world, "anna", "ben", "clara", "david", size=2, rounds=2)
    await forgets(world, "ben")
    assert not traces(world, "ben")
    reply = await world.person("anna").slash(world.general, "league standings")
    assert WORDS("somebody") in reply.message.files[0].description


@pytest.mark.rest
async def test_a_league_that_goes_on_meanwhile_does_not_write_a_forgotten_id_back(world, monkeypatch):
    await begins(world, "anna", "ben", "clara", "david", size=2, rounds=2)
    forget, meanwhile, gone = world.storage.forget_user, [], asyncio.Event()
    before = await world.storage.newest_league(world.general.id)

    async def read_before(_):
        await gone.wait()
        return before

    async def beside(*about):
        monkeypatch.setattr(world.storage, "newest_league", read_before)
        meanwhile.append(asyncio.create_task(world.acts.leagues.join(world.general.id, 5, "Emma")))
        await asyncio.sleep(0)
        found = await forget(*about)
        monkeypatch.undo()
        gone.set()
        return found

    monkeypatch.setattr(world.storage, "forget_user", beside)
    await forgets(world, "ben")
    await asyncio.gather(*meanwhile)
    assert not traces(world, "ben")
