"""Permissions and places: what the bot and people may do where, and what it is told when not."""

import io

import discord
import pytest

from bot.local import NotPossible


@pytest.fixture
async def place(discord_server):
    return discord_server.channel("general")


@pytest.fixture
async def channel(discord_server, bot, place):
    client = await bot()
    return client.get_channel(place.id)


async def refused(sending):
    with pytest.raises(discord.Forbidden) as caught:
        await sending
    return caught.value.code


async def test_without_send_messages_nothing_is_posted(discord_server, place, channel):
    discord_server.forbid(place, "send_messages")
    assert await refused(channel.send("x")) == 50013


async def test_without_attach_files_only_words_are_posted(discord_server, place, channel):
    discord_server.forbid(place, "attach_files")
    assert await refused(channel.send(file=discord.File(io.BytesIO(b"x"), "x.txt"))) == 50013
    await channel.send("x")


async def test_without_embed_links_no_embed_is_posted(discord_server, place, channel):
    discord_server.forbid(place, "embed_links")
    assert await refused(channel.send(embed=discord.Embed(title="x"))) == 50013


async def test_a_channel_that_is_not_seen_is_no_access(discord_server, place, channel):
    discord_server.forbid(place, "view_channel")
    assert await refused(channel.send("x")) == 50001


async def test_without_history_a_channel_looks_empty(discord_server, place, channel):
    await channel.send("x")
    discord_server.forbid(place, "read_message_history")
    assert [message async for message in channel.history()] == []


async def test_an_interaction_is_answered_where_the_bot_may_not_write(discord_server, bot, place):
    def prepare(client):
        @client.tree.command(description="x")
        async def hello(interaction: discord.Interaction):
            mine = interaction.app_permissions
            await interaction.response.send_message(f"{mine.send_messages} {mine.attach_files}")

    await bot(prepare)
    discord_server.forbid(place, "send_messages")
    assert (await discord_server.user("alice").slash(place, "hello")).content == "False True"


async def test_the_member_of_an_interaction_has_their_permissions(discord_server, bot, place):
    def prepare(client):
        @client.tree.command(description="x")
        async def hello(interaction: discord.Interaction):
            await interaction.response.send_message(str(interaction.permissions.manage_messages))

    await bot(prepare)
    alice = discord_server.user("alice")
    assert (await alice.slash(place, "hello")).content == "False"
    discord_server.allow(place, "manage_messages", to=alice.id)
    assert (await alice.slash(place, "hello")).content == "True"


async def test_a_person_without_the_permission_cannot_write_or_command(discord_server, bot, place):
    def prepare(client):
        @client.tree.command(description="x")
        async def hello(interaction: discord.Interaction):
            await interaction.response.send_message("x")

    await bot(prepare)
    alice = discord_server.user("alice")
    discord_server.forbid(place, "send_messages", "use_application_commands", to=alice.id)
    with pytest.raises(NotPossible, match="may not write"):
        await alice.say(place, "x")
    with pytest.raises(NotPossible, match="may not use commands"):
        await alice.slash(place, "hello")


async def test_a_command_for_managers_is_not_offered_to_others(discord_server, bot, place):
    def prepare(client):
        @client.tree.command(description="x")
        @discord.app_commands.default_permissions(manage_channels=True)
        async def close(interaction: discord.Interaction):
            await interaction.response.send_message("closed")

    await bot(prepare)
    alice = discord_server.user("alice")
    with pytest.raises(NotPossible, match="not offered"):
        await alice.slash(place, "close")
    role = discord_server.role("managers", 1 << 4)
    discord_server.give(alice, role)
    assert (await alice.slash(place, "close")).content == "closed"


async def test_a_role_that_can_be_mentioned_pings_those_who_have_it(discord_server, place, channel):
    alice, bob = discord_server.user("alice"), discord_server.user("bob")
    role = discord_server.role("captains", mentionable=True)
    discord_server.give(alice, role)
    await channel.send(f"<@&{role.id}> ahoy")
    assert len(alice.pings()) == 1
    assert bob.pings() == []


async def test_a_member_who_left_is_found_out_on_use(discord_server, bot, place):
    client = await bot()
    alice = discord_server.user("alice")
    thread = await client.get_channel(place.id).create_thread(
        name="t", type=discord.ChannelType.public_thread
    )
    discord_server.leave("alice")
    with pytest.raises(discord.NotFound) as missing:
        await client.guilds[0].fetch_member(alice.id)
    assert missing.value.code == 10007
    with pytest.raises(discord.NotFound):
        await thread.add_user(discord.Object(alice.id))
    user = await client.fetch_user(alice.id)
    assert await refused(user.send("x")) == 50007
    with pytest.raises(NotPossible):
        await alice.say(place, "x")


async def test_who_left_may_come_back(discord_server, place):
    alice = discord_server.user("alice")
    discord_server.leave("alice")
    assert place not in alice.channels()
    discord_server.user("alice")
    assert place in alice.channels()


async def test_threads_need_permissions_of_their_own(discord_server, place, channel):
    discord_server.forbid(place, "create_public_threads", "create_private_threads")
    sent = await channel.send("x")
    assert await refused(sent.create_thread(name="t")) == 50013
    assert await refused(channel.create_thread(name="t")) == 50013
    discord_server.allow(place, "create_public_threads")
    thread = await sent.create_thread(name="t")
    discord_server.forbid(place, "send_messages_in_threads")
    assert await refused(thread.send("x")) == 50013


async def test_a_message_has_one_thread(channel):
    sent = await channel.send("x")
    await sent.create_thread(name="t")
    with pytest.raises(discord.HTTPException) as caught:
        await sent.create_thread(name="again")
    assert caught.value.code == 160004


async def test_an_edit_in_an_archived_thread_is_refused(discord_server, channel):
    thread = await (await channel.send("x")).create_thread(name="t")
    sent = await thread.send("x")
    await thread.edit(archived=True)
    with pytest.raises(discord.HTTPException) as caught:
        await sent.edit(content="y")
    assert caught.value.code == 50083


async def test_a_deleted_channel_is_unknown(discord_server, channel, place):
    discord_server.delete_channel(place)
    with pytest.raises(discord.NotFound) as caught:
        await channel.send("x")
    assert caught.value.code == 10003


async def test_a_command_works_in_direct_messages_unless_it_is_for_guilds(discord_server, bot):
    def prepare(client):
        @client.tree.command(description="x")
        async def anywhere(interaction: discord.Interaction):
            await interaction.response.send_message(str(interaction.guild))

        @client.tree.command(description="x")
        @discord.app_commands.guild_only()
        async def inside(interaction: discord.Interaction):
            await interaction.response.send_message("x")

    await bot(prepare)
    alice = discord_server.user("alice")
    place = alice.open_direct()
    assert (await alice.slash(place, "anywhere")).content == "None"
    with pytest.raises(NotPossible, match="direct messages"):
        await alice.slash(place, "inside")
