"""Faults on demand, and that an unmodified discord.py gets through them with every post delivered once."""

import asyncio

import discord
import pytest


def counting(client):
    """A command that counts how often it was asked."""
    client.asked = []

    @client.tree.command(description="x")
    async def count(interaction: discord.Interaction):
        client.asked.append(interaction.id)
        await interaction.response.send_message(f"{len(client.asked)}")


@pytest.fixture
async def client(bot, discord_log):
    client = await bot(counting)
    client.hurried = discord_log
    return client


def general(client, server):
    return client.get_channel(server.channel("general").id)


async def test_a_rate_limited_request_is_sent_again_after_the_pause(discord_server, client):
    discord_server.faults.fail(429, times=2, route="/messages")
    await general(client, discord_server).send("x")
    assert [
        message.content for message in discord_server.user("alice").sees(discord_server.channel("general"))
    ] == ["x"]


async def test_a_global_rate_limit_holds_up_everything(discord_server, client):
    discord_server.faults.fail(429, is_global=True)
    channel = general(client, discord_server)
    await asyncio.gather(channel.send("a"), channel.send("b"))
    assert len(discord_server.user("alice").sees(discord_server.channel("general"))) == 2


async def test_a_server_error_is_an_exception_of_the_client(discord_server, client):
    discord_server.faults.fail(403, route="/messages")
    with pytest.raises(discord.Forbidden):
        await general(client, discord_server).send("x")


async def test_an_answer_lost_after_the_work_leaves_the_message_there_once(discord_server, client):
    discord_server.faults.fail(418, method="POST", route="/messages", after=True)
    channel = general(client, discord_server)
    with pytest.raises(discord.HTTPException):
        await channel.send("x", nonce="1")
    await channel.send("x", nonce="1")
    assert len(discord_server.user("alice").sees(discord_server.channel("general"))) == 1


async def test_an_event_sent_twice_is_answered_once(discord_server, client, discord_log):
    discord_server.faults.duplicate_events = True
    alice, place = discord_server.user("alice"), discord_server.channel("general")
    reply = await alice.slash(place, "count")
    discord_server.faults.calm()
    second = await alice.slash(place, "count")
    assert len(alice.sees(place)) == 2
    assert reply.message != second.message
    # discord.py asked twice for the first one; the second answer was refused, which it logs.
    discord_log.lines.clear()


async def test_late_events_arrive_in_order(discord_server, client):
    discord_server.faults.event_delay = 0.02
    alice, place = discord_server.user("alice"), discord_server.channel("general")
    said = [(await alice.say(place, str(number))).id for number in range(5)]
    assert [message.id for message in await client.messages(5)] == said


async def test_the_answer_to_a_request_may_come_after_its_event(discord_server, client):
    discord_server.faults.answer_late = 0.05
    sending = asyncio.create_task(general(client, discord_server).send("x"))
    heard = await client.messages(1)
    assert not sending.done()
    assert (await sending).id == heard[0].id


async def test_a_slow_server_is_waited_for(discord_server, client):
    discord_server.faults.slow = 0.05
    assert (await general(client, discord_server).send("x")).content == "x"


async def test_a_route_can_be_chosen(discord_server, client):
    discord_server.faults.fail(403, method="PATCH", route="/messages/{message}")
    sent = await general(client, discord_server).send("x")
    with pytest.raises(discord.Forbidden):
        await sent.edit(content="y")
    await sent.edit(content="z")


@pytest.mark.rest
async def test_through_a_storm_every_post_arrives_once(discord_server, client):
    """Posts with a nonce, tried until they succeed, as the bot's outbox does."""

    async def at_once(*_, **__):
        """discord.py waits five seconds before it identifies again."""

    client.before_identify_hook = at_once
    discord_server.faults.storm(7, 0.1)
    channel = general(client, discord_server)
    for number in range(40):
        while True:
            try:
                await channel.send(f"post {number}", nonce=f"n{number}")
                break
            except discord.HTTPException:
                continue
    discord_server.faults.calm()
    posted = [
        message.content for message in discord_server.user("alice").sees(discord_server.channel("general"))
    ]
    assert posted == [f"post {number}" for number in range(40)]
