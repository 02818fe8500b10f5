"""The gateway: logging in, losing the line, coming back."""

import asyncio
import zlib

import discord
import pytest

from bot.local import LocalDiscord, ManualClock, client_arguments, redirect
from tests.support.gateway import Line, session
from tests.support.local import TestBot, running

__all__ = ["session"]


def hello(client):
    @client.tree.command(description="Say hello")
    async def hello(interaction: discord.Interaction):
        await interaction.response.send_message("Hello")


def heard(client, name):
    """An event that is set when the client is told of `name`."""
    happened = asyncio.Event()

    async def note(*_):
        happened.set()

    setattr(client, f"on_{name}", note)
    return happened


async def test_a_wrong_token_cannot_log_in(discord_server):
    client = TestBot(**client_arguments())
    with pytest.raises(discord.LoginFailure):
        await client.login("wrong")
    await client.close()


async def test_a_privileged_intent_is_refused(discord_server):
    client = discord.Client(intents=discord.Intents.all(), **client_arguments())
    with pytest.raises(discord.PrivilegedIntentsRequired):
        await client.start(discord_server.token)
    await client.close()


async def test_a_cut_line_is_resumed_and_what_was_missed_is_replayed(discord_server, bot):
    client = await bot(hello)
    resumed = heard(client, "resumed")
    alice, table = discord_server.user("alice"), discord_server.channel("general")
    discord_server.faults.cut()
    said = await alice.say(table, "while you were away")
    await asyncio.wait_for(resumed.wait(), 10)
    assert [message.id for message in client.seen] == [said.id]
    assert (await alice.slash(table, "hello")).content == "Hello"


async def test_opcode_7_makes_the_client_resume(discord_server, bot):
    client = await bot(hello)
    resumed = heard(client, "resumed")
    discord_server.faults.reconnect()
    await asyncio.wait_for(resumed.wait(), 10)
    assert len(discord_server.gateway.sessions) == 1


async def test_a_resumable_opcode_9_resumes(discord_server, bot):
    client = await bot(hello)
    resumed = heard(client, "resumed")
    discord_server.faults.invalidate(resumable=True)
    await asyncio.wait_for(resumed.wait(), 10)


async def test_a_lost_session_identifies_anew(discord_server, bot):
    client = await bot(hello)

    async def at_once(*_, **__):
        """discord.py waits five seconds before it identifies again."""

    client.before_identify_hook = at_once
    ready = heard(client, "ready")
    discord_server.faults.invalidate(resumable=False)
    await asyncio.wait_for(ready.wait(), 10)
    alice, table = discord_server.user("alice"), discord_server.channel("general")
    assert (await alice.slash(table, "hello")).content == "Hello"


async def test_members_are_found_by_name(discord_server, bot):
    client = await bot()
    discord_server.user("alice")
    found = await client.guilds[0].query_members("al")
    assert [member.name for member in found] == ["alice"]


async def test_the_guild_lists_no_members_without_the_intent(discord_server, bot):
    discord_server.user("alice")
    client = await bot()
    assert [member.id for member in client.guilds[0].members] == [client.user.id]


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("{", 4002),
        ("[]", 4002),
        ("[" * 3000, 4002),
        ('{"op": 99}', 4001),
        ('{"op": 3, "d": {}}', 4003),
        ('{"op": 2, "d": {"token": "wrong", "intents": 1}}', 4004),
        ('{"op": 2, "d": 7}', 4002),
        ('{"op": 1, "d": "' + "x" * 5000 + '"}', 4002),
    ],
)
async def test_what_a_client_must_not_send_ends_the_connection(discord_server, session, frame, code):
    async with Line(session, discord_server) as line:
        await line.socket.send_str(frame)
        assert await line.closed() == code


@pytest.mark.parametrize(("intents", "code"), [(1 << 15, 4014), (-1, 4013), (1 << 40, 4013), (None, 4013)])
async def test_wrong_intents_end_the_connection(discord_server, session, intents, code):
    async with Line(session, discord_server) as line:
        await line.socket.send_json({"op": 2, "d": {"token": discord_server.token, "intents": intents}})
        assert await line.closed() == code


async def test_a_resume_of_an_unknown_session_is_answered_with_opcode_9(discord_server, session):
    async with Line(session, discord_server) as line:
        assert (await line.socket.receive_json())["op"] == 10
        await line.socket.send_json(
            {"op": 6, "d": {"token": discord_server.token, "session_id": "x", "seq": 1}}
        )
        assert await line.socket.receive_json() == {"op": 9, "d": False, "s": None, "t": None}


async def test_heartbeats_are_acknowledged_in_one_zlib_stream(discord_server, session):
    stream = zlib.decompressobj()
    async with Line(session, discord_server, "?v=10&encoding=json&compress=zlib-stream") as line:
        hello = stream.decompress(await line.socket.receive_bytes())
        await line.socket.send_json({"op": 1, "d": None})
        acknowledged = stream.decompress(await line.socket.receive_bytes())
    assert b'"op": 10' in hello
    assert b'"op": 11' in acknowledged


@pytest.mark.rest
async def test_a_restarted_server_is_found_again(tmp_path, discord_log):
    server = LocalDiscord(tmp_path / "world.sqlite", ManualClock())
    await server.start()
    with redirect(server.url):
        client = TestBot(**client_arguments())
        hello(client)

        async def at_once(*_, **__):
            """discord.py waits five seconds before it identifies again."""

        client.before_identify_hook = at_once
        async with running(client, server):
            ready = heard(client, "ready")
            await server.restart()
            await asyncio.wait_for(ready.wait(), 10)
            alice, table = server.user("alice"), server.channel("general")
            assert (await alice.slash(table, "hello")).content == "Hello"
    await server.close()
    discord_log.lines.clear()


async def test_a_client_logs_in_at_another_address():
    server = LocalDiscord(clock=ManualClock(), host="127.0.0.2")
    await server.start()
    with redirect(server.url):
        client = TestBot(**client_arguments())
        hello(client)
        async with running(client, server):
            assert (await server.user("alice").slash(server.channel("general"), "hello")).content == "Hello"
    await server.close()


@pytest.mark.parametrize("code", [4004, 4010, 4011, 4012, 4013, 4014])
async def test_a_code_that_ends_a_session_for_good_ends_the_client(discord_server, bot, code):
    client = TestBot(**client_arguments())
    await client.login(discord_server.token)
    discord_server.faults.closed = code
    with pytest.raises((discord.ConnectionClosed, discord.PrivilegedIntentsRequired)):
        await client.connect()
    await client.close()


async def test_a_running_session_is_ended_with_a_code(discord_server):
    client = TestBot(**client_arguments())
    await client.login(discord_server.token)
    connecting = asyncio.create_task(client.connect())
    await client.wait_until_ready()
    discord_server.faults.close(4011)
    with pytest.raises(discord.ConnectionClosed) as caught:
        await connecting
    assert caught.value.code == 4011
    await client.close()


async def test_another_version_of_the_gateway_is_refused(discord_server, session):
    async with Line(session, discord_server, "?v=7") as line:
        await line.socket.send_json({"op": 2, "d": {"token": discord_server.token, "intents": 0}})
        assert await line.closed() == 4012


async def test_who_sends_too_much_is_cut_off(discord_server, session):
    discord_server.limits.on = True
    async with Line(session, discord_server) as line:
        for _ in range(121):
            await line.socket.send_json({"op": 1, "d": None})
        assert await line.closed() == 4008
