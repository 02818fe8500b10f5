"""Shards: who is told of what, how often sessions may be started, and what goes wrong on one of them alone."""

import asyncio
from contextlib import AsyncExitStack

import aiohttp
import discord
import pytest

from bot.local import NoAnswer, Shard, client_arguments
from bot.local.gateway import Intent
from bot.local.interactions import FIRST_ANSWER
from bot.local.shards import MOST_GUILDS, shard_of
from bot.local.starts import DAILY
from tests.local.test_page_doors import Socket
from tests.support.gateway import Line, session
from tests.support.local import TestBot, running

__all__ = ["session"]

INTENTS = Intent.GUILDS | Intent.GUILD_MESSAGES | Intent.DIRECT_MESSAGES


@pytest.fixture
def guilds(discord_server):
    """A guild for each of three shards, with a channel of its own."""
    found = [discord_server.guild(f"guild {number}", Shard(number, 3)) for number in range(3)]
    for number, guild in enumerate(found):
        discord_server.channel(f"channel-{number}", guild)
    return found


@pytest.fixture
async def fleet(discord_server, discord_log, guilds):
    """Three clients, each of a shard; a command tells whose it was."""
    async with AsyncExitStack() as stack:
        clients = []
        for number in range(3):
            client = TestBot(shard_id=number, shard_count=3, **client_arguments())

            @client.tree.command(description="Which shard is this?")
            async def which(interaction):
                await interaction.response.send_message(f"shard {interaction.client.shard_id}")

            clients.append(await stack.enter_async_context(running(client, discord_server)))
        yield clients


# Who is told of what


async def test_a_client_of_a_shard_has_the_guilds_of_its_shard(discord_server, fleet, guilds):
    everything = discord_server.world.guilds
    for number, client in enumerate(fleet):
        there = {guild for guild in everything if shard_of(guild, 3) == number}
        assert {guild.id for guild in client.guilds} == there
        assert guilds[number].id in there


async def test_what_is_said_in_a_guild_is_told_to_its_shard_alone(discord_server, fleet, guilds):
    said = []
    for number, guild in enumerate(guilds):
        alice = discord_server.user("alice", guild)
        said.append(await alice.say(discord_server.channel(f"channel-{number}"), f"in {number}"))
    private = await alice.say(alice.open_direct(), "in private")
    assert [[each.id for each in await client.messages(1)] for client in fleet[1:]] == [
        [said[1].id],
        [said[2].id],
    ]
    assert [each.id for each in await fleet[0].messages(2)] == [said[0].id, private.id]


async def test_a_command_reaches_the_shard_of_its_guild_and_shard_0_from_direct_messages(
    discord_server, fleet, guilds
):
    for number, guild in enumerate(guilds):
        alice = discord_server.user("alice", guild)
        reply = await alice.slash(discord_server.channel(f"channel-{number}"), "which")
        assert reply.content == f"shard {number}"
    assert (await alice.slash(alice.open_direct(), "which")).content == "shard 0"


async def test_threads_and_new_guilds_are_told_to_their_shard(discord_server, session, guilds):
    async with Line(session, discord_server) as one, Line(session, discord_server) as two:
        for number, line in enumerate((one, two)):
            await line.identify([number, 3], INTENTS)
            ready = await line.event("READY")
            for _ in ready["guilds"]:
                await line.event("GUILD_CREATE")
        place = discord_server.channel("channel-1")
        thread = discord_server.user("alice", guilds[1]).start_thread(place, "a thread")
        new = discord_server.guild("a new one", Shard(0, 3))
        assert (await two.event("THREAD_CREATE"))["id"] == str(thread.id)
        assert (await one.event("GUILD_CREATE"))["id"] == str(new.id)


async def test_a_private_answer_is_told_to_shard_0_as_a_direct_message(discord_server, fleet, guilds):
    @fleet[1].tree.command(description="x")
    async def secretly(interaction):
        await interaction.response.send_message("psst", ephemeral=True)

    await fleet[1].tree.sync()
    await discord_server.user("alice", guilds[1]).slash(discord_server.channel("channel-1"), "secretly")
    assert [each.content for each in await fleet[0].messages(1)] == ["psst"]
    assert fleet[1].seen == []


async def test_all_sessions_of_a_shard_are_told(discord_server, session, guilds):
    async with Line(session, discord_server) as one, Line(session, discord_server) as two:
        for line in (one, two):
            await line.identify([1, 3], Intent.GUILD_MESSAGES)
            await line.event("READY")
        said = await discord_server.user("alice", guilds[1]).say(discord_server.channel("channel-1"), "x")
        for line in (one, two):
            assert (await line.event("MESSAGE_CREATE"))["id"] == str(said.id)


async def test_sessions_of_another_number_of_shards_are_told_too(discord_server, session, guilds):
    async with Line(session, discord_server) as one, Line(session, discord_server) as two:
        for line, shard in ((one, [1, 3]), (two, None)):
            await line.identify(shard, Intent.GUILD_MESSAGES)
            await line.event("READY")
        said = await discord_server.user("alice", guilds[1]).say(discord_server.channel("channel-1"), "x")
        for line in (one, two):
            assert (await line.event("MESSAGE_CREATE"))["id"] == str(said.id)


async def test_ready_says_the_shard_as_it_was_sent(discord_server, session):
    for shard in ([1, 3], None):
        async with Line(session, discord_server) as line:
            await line.identify(shard)
            ready = await line.event("READY")
            assert ready.get("shard") == shard


async def test_a_member_is_sought_only_on_the_shard_of_the_guild(discord_server, session, guilds):
    asked = {"guild_id": str(guilds[1].id), "query": "alice", "limit": 1}
    discord_server.user("alice", guilds[1])
    async with Line(session, discord_server) as other, Line(session, discord_server) as own:
        for number, line in enumerate((other, own)):
            await line.identify([number, 3])
            await line.event("READY")
            await line.socket.send_json({"op": 8, "d": asked})
        found = await own.event("GUILD_MEMBERS_CHUNK")
        assert found["members"][0]["user"]["username"] == "alice"
        await other.socket.send_json({"op": 1, "d": None})
        assert (await other.hear())["op"] == 11


async def late(server, asking):
    """What comes of something that is asked while the clock goes on."""
    asked = asyncio.create_task(asking)
    while not asked.done():
        server.clock.advance(FIRST_ANSWER + 0.1)
        await asyncio.sleep(0)
    return await asked


async def test_a_command_that_no_session_is_told_of_is_not_answered(discord_server, fleet, guilds):
    place, alice = discord_server.channel("channel-1"), discord_server.user("alice", guilds[1])
    await fleet[1].close()
    with pytest.raises(NoAnswer, match="The application did not respond"):
        await late(discord_server, alice.slash(place, "which"))
    discord_server.problems.clear()
    assert (await alice.slash(alice.open_direct(), "which")).content == "shard 0"


async def test_the_page_says_that_nobody_responds_while_a_shard_is_away(discord_server, session, fleet):
    own, place = shard_of(discord_server.world.guild.id, 3), discord_server.channel("general")
    async with Socket(session, discord_server) as browser:
        asked = {"channel": str(place.id), "command": "which"}
        assert (await browser.ask("slash", **asked))["t"] == "done"
        assert discord_server.world.messages_in(place.id)[-1].content == f"shard {own}"
        await fleet[own].close()
        answer = await late(discord_server, browser.ask("slash", **asked))
    assert answer["t"] == "error"
    assert answer["text"].startswith("The application did not respond")
    discord_server.problems.clear()


# Starting


async def recommended(server):
    """What `GET /gateway/bot` says."""
    headers = {"Authorization": f"Bot {server.token}"}
    async with (
        aiohttp.ClientSession(headers=headers) as http,
        http.get(f"{server.url}/api/v10/gateway/bot") as answer,
    ):
        assert answer.status == 200
        return await answer.json()


async def test_the_bot_is_told_how_many_shards_to_have_and_how_many_starts_are_left(discord_server, session):
    said = await recommended(discord_server)
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    assert (said["url"], said["shards"], said["session_start_limit"]) == (
        discord_server.gateway_url,
        1,
        limit,
    )
    for _ in range(2):
        async with Line(session, discord_server) as line:
            await line.identify()
            await line.event("READY")
    discord_server.clock.advance(60)
    discord_server.gateway.starts.recommended = 3
    discord_server.gateway.starts.max_concurrency = 16
    said = await recommended(discord_server)
    limit = {"total": 1000, "remaining": 998, "reset_after": 86_340_000, "max_concurrency": 16}
    assert (said["shards"], said["session_start_limit"]) == (3, limit)
    discord_server.clock.advance(86_340)
    assert (await recommended(discord_server))["session_start_limit"]["remaining"] == 1000


def crowd(server, count, shard):
    """Let the bot be in so many guilds of a shard."""
    world = server.world
    for number in range(count - sum(shard.holds(guild) for guild in world.guilds)):
        world.new_guild(f"guild {number}", world.guild.owner_id, shard)


async def test_a_shard_is_recommended_for_each_thousand_guilds(discord_server):
    crowd(discord_server, 1000, Shard())
    assert (await recommended(discord_server))["shards"] == 1
    crowd(discord_server, 1001, Shard())
    assert (await recommended(discord_server))["shards"] == 2


async def test_sessions_of_one_key_start_five_seconds_apart(discord_server, session):
    discord_server.limits.on = True
    discord_server.gateway.starts.max_concurrency = 2
    tries = [(0, 0), (1, 0), (2, 9), (3, 9)]
    for number, answer in tries:
        async with Line(session, discord_server) as line:
            await line.identify([number, 4])
            assert (await line.hear(0, 9))["op"] == answer
    discord_server.clock.advance(5)
    async with Line(session, discord_server) as line:
        await line.identify([2, 4])
        await line.event("READY")


async def test_a_second_session_within_five_seconds_is_invalid(discord_server, session):
    discord_server.limits.on = True
    for answer in (0, 9):
        async with Line(session, discord_server) as line:
            await line.identify()
            assert (await line.hear(0, 9))["op"] == answer


async def test_who_starts_more_sessions_than_a_day_has_loses_all_and_the_token(discord_server, session):
    discord_server.limits.on = True
    before = discord_server.token
    async with Line(session, discord_server) as running, Line(session, discord_server) as last:
        await running.identify()
        await running.event("READY")
        for _ in range(DAILY.limit - 1):
            assert discord_server.gateway.starts.count()
        discord_server.clock.advance(5)
        await last.identify()
        assert await running.closed() == 4004
        assert await last.closed() == 4004
    assert discord_server.token != before
    client = TestBot(**client_arguments())
    with pytest.raises(discord.LoginFailure):
        await client.login(before)
    await client.close()
    assert len(discord_server.problems) == 1
    discord_server.problems.clear()


async def test_an_automatically_sharded_client_becomes_ready_at_discords_pace(
    discord_server, guilds, discord_log
):
    class Sharded(discord.AutoShardedClient):
        async def before_identify_hook(self, shard_id, *, initial=False):
            """discord.py waits five seconds before each but the first; here they pass at once."""
            discord_server.clock.advance(5)

    discord_server.limits.on = True
    discord_server.gateway.starts.recommended = 3
    async with running(
        Sharded(intents=discord.Intents(guilds=True), **client_arguments()), discord_server
    ) as client:
        assert sorted(client.shards) == [0, 1, 2]
        assert {guild.id: guild.shard_id for guild in client.guilds} == {
            guild: shard_of(guild, 3) for guild in discord_server.world.guilds
        }


@pytest.mark.parametrize(
    "shard", [[1, 1], "x", [0, 0], [-1, 2], [0], [0, 1, 2], [True, 2], ["0", "1"], [0.0, 1], {"0": 1}]
)
async def test_nonsense_as_a_shard_ends_the_connection(discord_server, session, shard):
    async with Line(session, discord_server) as line:
        await line.identify(shard)
        assert await line.closed() == 4010


async def test_a_shard_of_too_many_guilds_ends_the_connection(discord_server, session):
    crowded = Shard(shard_of(discord_server.world.guild.id, 2), 2)
    crowd(discord_server, MOST_GUILDS - 1, crowded)
    own, other = [crowded.number, 2], [1 - crowded.number, 2]
    async with Line(session, discord_server) as line:
        await line.identify(own)
        assert len((await line.event("READY"))["guilds"]) == MOST_GUILDS - 1
    crowd(discord_server, MOST_GUILDS, crowded)
    for shard in (None, [0, 1], own):
        async with Line(session, discord_server) as line:
            await line.identify(shard)
            assert await line.closed() == 4011
    async with Line(session, discord_server) as line:
        await line.identify(other)
        assert (await line.event("READY"))["guilds"] == []


# One shard alone


async def test_a_resumed_session_keeps_its_shard(discord_server, session, guilds):
    alices = [discord_server.user("alice", guild) for guild in guilds]
    async with Line(session, discord_server) as line:
        await line.identify([1, 3], Intent.GUILD_MESSAGES)
        ready = await line.event("READY")
        discord_server.faults.cut()
        await line.closed()
    for number, alice in enumerate(alices):
        await alice.say(discord_server.channel(f"channel-{number}"), f"in {number}")
    async with Line(session, discord_server) as line:
        await line.resume(ready["session_id"], 1)
        missed = await line.event("MESSAGE_CREATE")
        assert missed["channel_id"] == str(discord_server.channel("channel-1").id)
        await line.event("RESUMED")
        said = await alices[1].say(discord_server.channel("channel-1"), "again")
        await alices[2].say(discord_server.channel("channel-2"), "again")
        assert (await line.event("MESSAGE_CREATE"))["id"] == str(said.id)


@pytest.fixture
async def pair(discord_server, session):
    """Two lines, of shards 0 and 1, each with its session's id."""
    async with Line(session, discord_server) as one, Line(session, discord_server) as two:
        for number, line in enumerate((one, two)):
            await line.identify([number, 2])
            line.session = (await line.event("READY"))["session_id"]
        yield one, two


async def alive(line):
    """A heartbeat is answered."""
    await line.socket.send_json({"op": 1, "d": None})
    return (await line.hear())["op"] == 11


async def test_one_shard_is_cut(discord_server, pair):
    discord_server.faults.cut(1)
    assert await pair[1].closed() == 1006
    assert await alive(pair[0])


async def test_one_shard_is_asked_to_reconnect(discord_server, pair):
    discord_server.faults.reconnect(1)
    assert (await pair[1].hear())["op"] == 7
    assert await alive(pair[0])


async def test_one_shard_is_declared_invalid(discord_server, pair):
    discord_server.faults.invalidate(1)
    assert (await pair[1].hear())["op"] == 9
    assert await alive(pair[0])
    assert list(discord_server.gateway.sessions) == [pair[0].session]


async def test_one_shard_is_ended_and_refused_until_calm(discord_server, pair, session):
    discord_server.faults.close(4011, 1)
    assert await pair[1].closed() == 4011
    assert await alive(pair[0])
    assert list(discord_server.gateway.sessions) == [pair[0].session]
    for shard, code in ((0, None), (1, 4011)):
        async with Line(session, discord_server) as line:
            await line.identify([shard, 2])
            if code:
                assert await line.closed() == code
            else:
                await line.event("READY")
    discord_server.faults.calm()
    async with Line(session, discord_server) as line:
        await line.identify([1, 2])
        await line.event("READY")
