"""Archived, locked and private threads, and slow mode."""

import discord
import pytest

from bot.local import NotPossible

DAY = 86_400


def controls(client):
    """A command that posts a button, and the button, which changes its message."""

    class Press(discord.ui.View):
        def __init__(self):
            super().__init__(timeout=None)

        @discord.ui.button(label="Press", custom_id="press")
        async def press(self, interaction, _):
            try:
                await interaction.response.edit_message(content="pressed")
            except discord.HTTPException as error:
                client.codes.append((error.status, error.code))
                await interaction.response.send_message("answered", ephemeral=True)

    client.codes = []
    client.add_view(Press())

    @client.tree.command(description="x")
    async def post(interaction: discord.Interaction):
        await interaction.response.send_message("x", view=Press())


@pytest.fixture
async def client(bot):
    return await bot(controls)


@pytest.fixture
def alice(discord_server):
    return discord_server.user("alice")


@pytest.fixture
def thread(discord_server, alice, client):
    return alice.start_thread(discord_server.channel("general"), "the table")


def of(client, thread):
    return client.get_partial_messageable(thread.id)


async def refused(doing):
    with pytest.raises(discord.HTTPException) as caught:
        await doing
    return caught.value.status, caught.value.code


async def test_a_thread_is_archived_when_nothing_happens_in_it(discord_server, client, thread):
    message = await of(client, thread).send("x")
    discord_server.clock.advance(DAY + 60)
    assert await refused(message.edit(content="y")) == (400, 50083)
    assert thread.archived


async def test_a_post_keeps_a_thread_open(discord_server, client, thread):
    for _ in range(3):
        discord_server.clock.advance(DAY / 2)
        await of(client, thread).send("x")
    assert not thread.archived


async def test_a_post_opens_an_archived_thread_and_then_edits_go(discord_server, client, thread):
    message = await of(client, thread).send("x")
    thread.archived = True
    await of(client, thread).send("y")
    await message.edit(content="z")
    assert not thread.archived


async def test_a_message_in_an_archived_thread_can_be_deleted_unless_it_is_locked(client, thread):
    first, second = [await of(client, thread).send("x") for _ in range(2)]
    thread.archived = True
    await first.delete()
    thread.locked = True
    assert await refused(second.delete()) == (400, 50083)


async def test_a_locked_thread_takes_no_post_and_no_edit(client, thread):
    message = await of(client, thread).send("x")
    thread.locked = True
    assert await refused(of(client, thread).send("y")) == (403, 160005)
    assert await refused(message.edit(content="y")) == (403, 160005)


async def test_a_moderator_posts_in_a_locked_thread(discord_server, client, thread):
    thread.locked = True
    discord_server.allow(discord_server.channel("general"), "manage_threads")
    assert (await of(client, thread).send("y")).content == "y"


async def test_only_opening_an_archived_thread_needs_no_right_but_to_be_in_it(discord_server, client, thread):
    await of(client, thread).send("x")
    thread.archived = True
    await client.http.edit_channel(thread.id, archived=False)
    thread.archived = thread.locked = True
    assert await refused(client.http.edit_channel(thread.id, archived=False)) == (403, 50013)


async def test_an_archived_thread_must_be_opened_before_it_is_changed(client, discord_server):
    channel = client.get_channel(discord_server.channel("general").id)
    own = await channel.create_thread(name="own", type=discord.ChannelType.public_thread)
    await own.edit(archived=True)
    assert await refused(client.http.edit_channel(own.id, name="other")) == (400, 50083)


async def test_the_click_of_somebody_inside_opens_an_archived_thread(client, alice, thread):
    reply = await alice.slash(thread, "post")
    thread.archived = True
    await alice.click(reply.message, "Press")
    assert not thread.archived
    assert reply.message.content == "pressed"


async def test_the_click_of_somebody_outside_leaves_it_archived_and_its_messages_as_they_are(
    discord_server, client, alice, thread
):
    reply = await alice.slash(thread, "post")
    thread.archived = True
    await discord_server.user("bob").click(reply.message, "Press")
    assert client.codes == [(400, 50083)]
    assert reply.message.content == "x"


async def test_an_interaction_in_a_locked_thread_cannot_be_answered(client, alice, thread):
    reply = await alice.slash(thread, "post")
    thread.locked = True
    with pytest.raises(NotPossible, match="locked"):
        await alice.slash(thread, "post")
    assert await refused(of(client, thread).send("x")) == (403, 160005)
    assert reply.message.content == "x"


async def test_a_private_thread_is_seen_by_who_is_in_it_and_by_moderators(discord_server, client, alice):
    place = discord_server.channel("general")
    private = alice.start_thread(place, "secret", private=True)
    bob = discord_server.user("bob")
    assert private in alice.channels()
    assert private not in bob.channels()
    assert await refused(of(client, private).send("x")) == (403, 50001)
    discord_server.allow(place, "manage_threads", to=bob.id)
    assert private in bob.channels()


async def test_a_mention_adds_to_a_private_thread_where_its_people_may_invite(discord_server, client, alice):
    private = alice.start_thread(discord_server.channel("general"), "secret", private=True)
    bob, carol = discord_server.user("bob"), discord_server.user("carol")
    await alice.say(private, f"come, {bob.mention}")
    private.invitable = False
    await alice.say(private, f"come, {carol.mention}")
    assert private in bob.channels()
    assert private not in carol.channels()


async def test_in_a_private_thread_an_interaction_tells_what_the_bot_may_do_there(discord_server, bot, alice):
    def prepare(client):
        @client.tree.command(description="x")
        async def rights(interaction: discord.Interaction):
            await interaction.response.send_message(str(interaction.app_permissions.send_messages))

    client = await bot(prepare)
    private = alice.start_thread(discord_server.channel("general"), "secret", private=True)
    assert (await alice.slash(private, "rights")).content == "False"
    discord_server.posting.change_people(private, [client.user.id], [])
    assert (await alice.slash(private, "rights")).content == "True"


async def test_slow_mode_holds_up_people_and_no_bots(discord_server, client, alice):
    place = discord_server.channel("general")
    place.slow_mode = 10
    await alice.say(place, "x")
    with pytest.raises(NotPossible, match="slow mode"):
        await alice.say(place, "y")
    for _ in range(2):
        await of(client, place).send("x")
    discord_server.clock.advance(10)
    await alice.say(place, "y")


async def test_a_moderator_passes_by_slow_mode(discord_server, alice):
    place = discord_server.channel("general")
    place.slow_mode = 10
    discord_server.allow(place, "bypass_slowmode", to=alice.id)
    await alice.say(place, "x")
    await alice.say(place, "y")
