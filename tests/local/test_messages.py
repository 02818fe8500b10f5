"""Messages, files, threads, direct conversations: posted by the bot, seen by people."""

import io

import aiohttp
import discord
import pytest
from PIL import Image


def picture() -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (40, 30), "navy").save(out, "PNG")
    return out.getvalue()


async def channel_of(client, discord_server, name="general"):
    return client.get_channel(discord_server.channel(name).id)


async def test_a_nonce_posts_once(discord_server, bot):
    client = await bot()
    channel = await channel_of(client, discord_server)
    first = await channel.send("turn 1", nonce="7-1")
    again = await channel.send("turn 1", nonce="7-1")
    assert first.id == again.id
    assert len(discord_server.user("alice").sees(discord_server.channel("general"))) == 1


async def test_a_nonce_is_forgotten_after_some_minutes(discord_server, bot):
    client = await bot()
    channel = await channel_of(client, discord_server)
    first = await channel.send("turn 1", nonce="7-1")
    discord_server.clock.advance(600)
    assert (await channel.send("turn 1", nonce="7-1")).id != first.id


async def test_a_picture_keeps_its_size_and_alt_text_and_can_be_fetched(discord_server, bot):
    client = await bot()
    channel = await channel_of(client, discord_server)
    sent = await channel.send(
        "board", file=discord.File(io.BytesIO(picture()), "board.png", description="An island")
    )
    (attached,) = sent.attachments
    assert (attached.width, attached.height, attached.description) == (40, 30, "An island")
    assert await attached.read() == picture()


async def test_a_file_needs_its_seal(discord_server, bot):
    client = await bot()
    channel = await channel_of(client, discord_server)
    sent = await channel.send(file=discord.File(io.BytesIO(b"secret"), "hand.txt"))
    bare = sent.attachments[0].url.split("?")[0]
    async with aiohttp.ClientSession() as session, session.get(bare) as answer:
        assert answer.status == 404


async def test_an_embed_takes_its_picture_out_of_the_attachments(discord_server, bot):
    client = await bot()
    channel = await channel_of(client, discord_server)
    embed = discord.Embed(title="Board").set_image(url="attachment://board.png")
    sent = await channel.send(embed=embed, file=discord.File(io.BytesIO(picture()), "board.png"))
    assert sent.attachments == []
    assert sent.embeds[0].image.width == 40


async def test_an_edit_that_resends_the_parsed_embed_shows_the_picture_twice(discord_server, bot):
    client = await bot()
    channel = await channel_of(client, discord_server)
    embed = discord.Embed(title="Board").set_image(url="attachment://board.png")
    sent = await channel.send(embed=embed, file=discord.File(io.BytesIO(picture()), "board.png"))
    edited = await sent.edit(embed=sent.embeds[0])
    assert len(edited.attachments) == 1


async def test_an_edit_keeps_drops_and_adds_files(discord_server, bot):
    client = await bot()
    channel = await channel_of(client, discord_server)
    old = [discord.File(io.BytesIO(name.encode()), name) for name in ("a.txt", "b.txt")]
    sent = await channel.send(files=old)
    new = discord.File(io.BytesIO(b"c"), "c.txt")
    edited = await sent.edit(attachments=[sent.attachments[1], new])
    assert [each.filename for each in edited.attachments] == ["b.txt", "c.txt"]


async def test_only_allowed_mentions_ping(discord_server, bot):
    client = await bot()
    alice, bob = discord_server.user("alice"), discord_server.user("bob")
    channel = await channel_of(client, discord_server)
    allowed = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(alice.id)])
    await channel.send(f"{alice.mention} and {bob.mention} and @everyone", allowed_mentions=allowed)
    assert len(alice.pings()) == 1
    assert bob.pings() == []


async def test_everyone_is_pinged_only_with_the_permission(discord_server, bot):
    client = await bot()
    alice, place = discord_server.user("alice"), discord_server.channel("general")
    channel = await channel_of(client, discord_server)
    everyone = discord.AllowedMentions(everyone=True)
    await channel.send("@everyone", allowed_mentions=everyone)
    assert alice.pings() == []
    discord_server.allow(place, "mention_everyone")
    await channel.send("@everyone", allowed_mentions=everyone)
    assert len(alice.pings()) == 1


async def test_history_is_read_backwards_and_forwards(discord_server, bot):
    client = await bot()
    alice, table = discord_server.user("alice"), discord_server.channel("general")
    said = [await alice.say(table, f"line {number}") for number in range(7)]
    channel = await channel_of(client, discord_server)
    newest = [message.id async for message in channel.history(limit=3)]
    assert newest == [message.id for message in reversed(said[-3:])]
    middle = discord.Object(said[3].id)
    assert [each.id async for each in channel.history(before=middle)] == [
        each.id for each in reversed(said[:3])
    ]
    assert [each.id async for each in channel.history(after=middle)] == [each.id for each in said[4:]]


async def test_without_the_content_intent_other_peoples_words_are_empty(discord_server, bot):
    client = await bot()
    alice, table = discord_server.user("alice"), discord_server.channel("general")
    await alice.say(table, "psst")
    await alice.say(table, f"hello <@{client.user.id}>")
    heard = await client.messages(2)
    assert [message.content for message in heard] == ["", f"hello <@{client.user.id}>"]


async def test_a_reply_pings_whom_it_answers(discord_server, bot):
    client = await bot()
    alice, table = discord_server.user("alice"), discord_server.channel("general")
    said = await alice.say(table, "shall we?")
    channel = await channel_of(client, discord_server)
    answer = await channel.send("yes", reference=channel.get_partial_message(said.id))
    assert answer.reference.message_id == said.id
    assert [message.content for message in alice.pings()] == ["yes"]


async def test_a_thread_is_started_from_a_message(discord_server, bot):
    client = await bot()
    bob = discord_server.user("bob")
    channel = await channel_of(client, discord_server)
    sent = await channel.send("a table")
    thread = await sent.create_thread(name="Table 1")
    await thread.add_user(discord.Object(bob.id))
    await thread.send(f"{bob.mention} it is your turn")
    assert [message.content for message in bob.pings()] == [f"{bob.mention} it is your turn"]
    assert bob.id in discord_server.channel("Table 1").people


async def test_a_private_thread_is_seen_by_those_inside(discord_server, bot):
    client = await bot()
    alice, bob = discord_server.user("alice"), discord_server.user("bob")
    channel = await channel_of(client, discord_server)
    thread = await channel.create_thread(name="secret", type=discord.ChannelType.private_thread)
    await thread.add_user(discord.Object(alice.id))
    await thread.send("for alice")
    place = discord_server.channel("secret")
    assert [message.content for message in alice.sees(place)] == ["for alice"]
    assert bob.sees(place) == []
    assert place not in bob.channels()


async def test_a_post_reopens_an_archived_thread_and_a_locked_one_refuses(discord_server, bot):
    client = await bot()
    channel = await channel_of(client, discord_server)
    thread = await (await channel.send("a table")).create_thread(name="Table 1")
    await thread.edit(archived=True)
    place = discord_server.channel("Table 1")
    assert place.archived
    await thread.send("more")
    assert not place.archived
    place.locked = True
    with pytest.raises(discord.Forbidden) as refused:
        await thread.send("more")
    assert refused.value.code == 160005


async def test_a_direct_message_arrives_unless_they_are_closed(discord_server, bot):
    client = await bot()
    alice = discord_server.user("alice")
    user = await client.fetch_user(alice.id)
    await user.send("your turn")
    assert [message.content for message in alice.direct_messages()] == ["your turn"]
    alice.close_direct_messages()
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("again")
    assert refused.value.code == 50007


async def test_reactions_and_pins(discord_server, bot):
    client = await bot()
    channel = await channel_of(client, discord_server)
    sent = await channel.send("pin me")
    await sent.add_reaction("👍")
    assert (await channel.fetch_message(sent.id)).reactions[0].count == 1
    await sent.remove_reaction("👍", client.user)
    assert (await channel.fetch_message(sent.id)).reactions == []
    discord_server.allow(discord_server.channel("general"), "pin_messages")
    await sent.pin()
    assert [message.id async for message in channel.pins()] == [sent.id]


async def test_a_deleted_message_is_gone(discord_server, bot):
    client = await bot()
    channel = await channel_of(client, discord_server)
    sent = await channel.send("never mind")
    await sent.delete()
    with pytest.raises(discord.NotFound) as missing:
        await channel.fetch_message(sent.id)
    assert missing.value.code == 10008


async def test_an_ephemeral_message_is_unknown_to_the_channel(discord_server, bot):
    def prepare(client):
        @client.tree.command(description="Whisper")
        async def whisper(interaction: discord.Interaction):
            await interaction.response.send_message("psst", ephemeral=True)

    client = await bot(prepare)
    alice, table = discord_server.user("alice"), discord_server.channel("general")
    whispered = (await alice.slash(table, "whisper")).message
    channel = await channel_of(client, discord_server)
    with pytest.raises(discord.NotFound):
        await channel.get_partial_message(whispered.id).edit(content="aloud")
    assert [message async for message in channel.history()] == []


async def test_messages_older_than_an_hour_are_edited_only_so_often(discord_server, bot):
    client = await bot()
    channel = await channel_of(client, discord_server)
    sent = await channel.send("0")
    for number in range(30):
        await sent.edit(content=str(number))
    discord_server.clock.advance(3601)
    place = discord_server.channel("general")
    old = discord_server.world.message(place.id, sent.id)
    for number in range(20):
        await sent.edit(content=str(number))
    body = {"content": "one too many"}
    address = f"{discord_server.url}/api/v10/channels/{place.id}/messages/{sent.id}"
    headers = {"Authorization": f"Bot {discord_server.token}"}
    async with aiohttp.ClientSession(headers=headers) as session, session.patch(address, json=body) as answer:
        assert (answer.status, (await answer.json())["code"]) == (429, 30046)
    assert old.content == "19"
