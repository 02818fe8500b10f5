"""Commands, controls and forms, from the hands of a person to discord.py and back."""

import asyncio
import io

import discord
import pytest
from discord import app_commands

from bot.local import NoAnswer, NotPossible


class Deck(discord.ui.View):
    def __init__(self):
        super().__init__(timeout=None)

    @discord.ui.button(label="Draw", custom_id="draw")
    async def draw(self, interaction, _):
        await interaction.response.edit_message(content="drawn")

    @discord.ui.button(label="Peek", custom_id="peek")
    async def peek(self, interaction, _):
        await interaction.response.send_message("the top card is corn", ephemeral=True)

    @discord.ui.button(label="Closed", custom_id="closed", disabled=True)
    async def closed(self, interaction, _):
        await interaction.response.defer()

    @discord.ui.select(
        custom_id="goods",
        max_values=2,
        options=[
            discord.SelectOption(label=name.title(), value=name) for name in ("corn", "indigo", "sugar")
        ],
    )
    async def goods(self, interaction, select):
        await interaction.response.defer()
        await interaction.edit_original_response(content=" and ".join(select.values))
        await interaction.followup.send("noted", ephemeral=True)


def with_deck(client):
    @client.tree.command(description="Lay out the deck")
    async def deck(interaction: discord.Interaction):
        await interaction.response.send_message("a deck", view=Deck())


async def test_a_button_updates_its_own_message(discord_server, bot):
    await bot(with_deck)
    alice, table = discord_server.user("alice"), discord_server.channel("general")
    laid = await alice.slash(table, "deck")
    reply = await discord_server.user("bob").click(laid.message, "Draw")
    assert reply.updated
    assert laid.message.content == "drawn"


async def test_an_ephemeral_answer_is_seen_by_the_clicker_alone(discord_server, bot):
    await bot(with_deck)
    alice, bob, table = (
        discord_server.user("alice"),
        discord_server.user("bob"),
        discord_server.channel("general"),
    )
    laid = await alice.slash(table, "deck")
    peek = await bob.click(laid.message, "peek")
    assert peek.ephemeral
    assert peek.message in bob.sees(table)
    assert peek.message not in alice.sees(table)


async def test_an_ephemeral_answer_can_be_dismissed(discord_server, bot):
    await bot(with_deck)
    alice, table = discord_server.user("alice"), discord_server.channel("general")
    peek = await alice.click((await alice.slash(table, "deck")).message, "Peek")
    alice.dismiss(peek.message)
    assert alice.sees(table)[-1].content == "a deck"


async def test_a_disabled_button_cannot_be_clicked(discord_server, bot):
    await bot(with_deck)
    alice, table = discord_server.user("alice"), discord_server.channel("general")
    laid = await alice.slash(table, "deck")
    with pytest.raises(NotPossible, match="disabled"):
        await alice.click(laid.message, "Closed")


async def test_somebody_elses_private_controls_cannot_be_clicked(discord_server, bot):
    def prepare(client):
        @client.tree.command(description="A private deck")
        async def private(interaction: discord.Interaction):
            await interaction.response.send_message("mine", view=Deck(), ephemeral=True)

    await bot(prepare)
    alice, bob, table = (
        discord_server.user("alice"),
        discord_server.user("bob"),
        discord_server.channel("general"),
    )
    own = await alice.slash(table, "private")
    with pytest.raises(NotPossible, match="does not see"):
        await bob.click(own.message, "Draw")


async def test_a_select_defers_updates_and_follows_up(discord_server, bot):
    await bot(with_deck)
    alice, table = discord_server.user("alice"), discord_server.channel("general")
    laid = await alice.slash(table, "deck")
    reply = await alice.select(laid.message, "goods", ["Corn", "sugar"])
    await discord_server.wait_for(lambda: reply.messages)
    assert laid.message.content == "corn and sugar"
    assert [message.content for message in reply.messages] == ["noted"]


async def test_a_select_takes_no_more_values_than_it_allows(discord_server, bot):
    await bot(with_deck)
    alice, table = discord_server.user("alice"), discord_server.channel("general")
    laid = await alice.slash(table, "deck")
    with pytest.raises(NotPossible, match="choose 1 to 2"):
        await alice.select(laid.message, "goods", ["corn", "indigo", "sugar"])


async def test_a_deferred_answer_is_filled_by_the_first_followup(discord_server, bot):
    def prepare(client):
        @client.tree.command(description="Think first")
        async def think(interaction: discord.Interaction):
            await interaction.response.defer(ephemeral=True)
            await interaction.followup.send("thought")
            await interaction.followup.send("and more", ephemeral=False)

    await bot(prepare)
    alice, table = discord_server.user("alice"), discord_server.channel("general")
    reply = await alice.slash(table, "think")
    await discord_server.wait_for(lambda: len(reply.messages) == 2)
    assert reply.deferred
    assert [(message.content, message.ephemeral) for message in reply.messages] == [
        ("thought", True),
        ("and more", False),
    ]


async def test_an_original_answer_is_edited_read_and_deleted(discord_server, bot):
    def prepare(client):
        @client.tree.command(description="Change one's mind")
        async def change(interaction: discord.Interaction):
            await interaction.response.send_message("first", ephemeral=True)
            await interaction.edit_original_response(content="second")
            assert (await interaction.original_response()).content == "second"
            await interaction.delete_original_response()

    await bot(prepare)
    alice, table = discord_server.user("alice"), discord_server.channel("general")
    reply = await alice.slash(table, "change")
    await discord_server.wait_for(lambda: not reply.messages)
    assert alice.sees(table) == []


class Register(app_commands.Group):
    @app_commands.command(description="Enter a ship")
    @app_commands.choices(
        size=[app_commands.Choice(name="Small", value=4), app_commands.Choice(name="Big", value=8)]
    )
    async def ship(
        self,
        interaction: discord.Interaction,
        size: app_commands.Choice[int],
        captain: discord.Member,
        port: discord.TextChannel,
        crew: app_commands.Range[int, 1, 20] = 3,
        armed: bool = False,  # noqa: FBT001, FBT002 - an option of a command
    ):
        await interaction.response.send_message(
            f"{size.name} {captain.display_name} #{port.name} {crew} {armed}"
        )


def with_register(client):
    client.tree.add_command(Register(name="register", description="The harbour's register"))


async def test_all_kinds_of_options_reach_the_bot(discord_server, bot):
    await bot(with_register)
    alice, bob, table = (
        discord_server.user("alice"),
        discord_server.user("bob"),
        discord_server.channel("general"),
    )
    reply = await alice.slash(
        table, "register ship", {"size": "Big", "captain": bob, "port": table, "crew": 20, "armed": True}
    )
    assert reply.content == "Big bob #general 20 True"


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({}, "required"),
        ({"size": 5}, "Small, Big"),
        ({"size": 4, "captain": 1}, "no such user"),
        ({"size": 4, "crew": 21}, "1 to 20"),
        ({"colour": "red"}, "no option colour"),
    ],
)
async def test_a_person_cannot_send_what_the_command_does_not_take(discord_server, bot, options, complaint):
    await bot(with_register)
    alice, table = discord_server.user("alice"), discord_server.channel("general")
    defaults = {"size": 4, "captain": alice, "port": table} if options else {}
    with pytest.raises(NotPossible, match=complaint):
        await alice.slash(table, "register ship", {**defaults, **options})


async def test_autocomplete_offers_choices_while_typing(discord_server, bot):
    def prepare(client):
        async def goods(interaction: discord.Interaction, typed: str):
            found = [name for name in ("corn", "coffee", "sugar") if name.startswith(typed)]
            return [
                app_commands.Choice(name=f"{name} for {interaction.namespace.price}", value=name)
                for name in found
            ]

        @client.tree.command(description="Sell")
        @app_commands.autocomplete(good=goods)
        async def sell(interaction: discord.Interaction, price: int, good: str):
            await interaction.response.send_message(f"{good} {price}")

    await bot(prepare)
    alice, table = discord_server.user("alice"), discord_server.channel("general")
    choices = await alice.autocomplete(table, "sell", {"price": 3, "good": "co"}, focused="good")
    assert choices == [{"name": "corn for 3", "value": "corn"}, {"name": "coffee for 3", "value": "coffee"}]


class Layout(discord.ui.LayoutView):
    def __init__(self):
        super().__init__(timeout=None)
        inside = discord.ui.Container(discord.ui.TextDisplay("# A board"), accent_colour=0x123456)
        inside.add_item(
            discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="a board"))
        )
        inside.add_item(
            discord.ui.Section("beside", accessory=discord.ui.Button(label="Take", custom_id="take"))
        )
        inside.add_item(discord.ui.Separator())
        inside.add_item(discord.ui.File("attachment://log.txt"))
        self.add_item(inside)
        self.add_item(discord.ui.ActionRow(discord.ui.UserSelect(custom_id="who")))


async def test_a_layout_is_posted_with_all_kinds_of_components(discord_server, bot):
    def prepare(client):
        @client.tree.command(description="A layout")
        async def layout(interaction: discord.Interaction):
            files = [
                discord.File(io.BytesIO(b"not a picture"), "board.png"),
                discord.File(io.BytesIO(b"log"), "log.txt"),
            ]
            await interaction.response.send_message(view=Layout(), files=files)

        @client.event
        async def on_interaction(interaction: discord.Interaction):
            if interaction.type is discord.InteractionType.component:
                data = interaction.data
                await interaction.response.send_message(f"{data['custom_id']} {data.get('values')}")

    await bot(prepare)
    alice, table = discord_server.user("alice"), discord_server.channel("general")
    laid = await alice.slash(table, "layout")
    assert laid.text == "# A board\nbeside"
    assert (await alice.click(laid.message, "Take")).content == "take None"
    assert (await alice.select(laid.message, "who", [alice])).content == f"who ['{alice.id}']"


async def test_context_menus_name_their_target(discord_server, bot):
    def prepare(client):
        @client.tree.context_menu(name="Quote")
        async def quote(interaction: discord.Interaction, message: discord.Message):
            await interaction.response.send_message(f"> {message.content}")

        @client.tree.context_menu(name="Greet")
        async def greet(interaction: discord.Interaction, user: discord.Member):
            await interaction.response.send_message(f"Hello {user.display_name}")

    await bot(prepare)
    alice, table = discord_server.user("alice"), discord_server.channel("general")
    said = await alice.say(table, "ahoy")
    assert (await alice.context_menu(table, "Quote", said)).content == "> ahoy"
    assert (await alice.context_menu(table, "Greet", discord_server.user("bob"))).content == "Hello bob"


async def test_an_answer_after_three_seconds_comes_too_late(discord_server, bot):
    refused = asyncio.Queue()

    def prepare(client):
        @client.tree.command(description="Too slow")
        async def slow(interaction: discord.Interaction):
            discord_server.clock.advance(3.1)
            try:
                await interaction.response.send_message("late")
            except discord.NotFound as error:
                refused.put_nowait(error.code)

    await bot(prepare)
    alice, table = discord_server.user("alice"), discord_server.channel("general")
    with pytest.raises(NoAnswer):
        await alice.slash(table, "slow")
    assert await asyncio.wait_for(refused.get(), 10) == 10062
    assert len(discord_server.problems) == 2
    discord_server.problems.clear()


async def test_a_second_answer_is_refused(discord_server, bot):
    refused = []

    def prepare(client):
        @client.tree.command(description="Twice")
        async def twice(interaction: discord.Interaction):
            await interaction.response.send_message("once")
            interaction.response._response_type = None
            try:
                await interaction.response.send_message("twice")
            except discord.HTTPException as error:
                refused.append(error.code)
            await interaction.followup.send("done")

    await bot(prepare)
    alice, table = discord_server.user("alice"), discord_server.channel("general")
    reply = await alice.slash(table, "twice")
    await discord_server.wait_for(lambda: len(reply.messages) == 2)
    assert refused == [40060]


async def test_a_token_lives_for_fifteen_minutes(discord_server, bot):
    kept = []

    def prepare(client):
        @client.tree.command(description="Keep the interaction")
        async def keep(interaction: discord.Interaction):
            kept.append(interaction)
            await interaction.response.send_message("kept")

    await bot(prepare)
    alice, table = discord_server.user("alice"), discord_server.channel("general")
    await alice.slash(table, "keep")
    discord_server.clock.advance(901)
    with pytest.raises(discord.HTTPException) as refused:
        await kept[0].followup.send("too late")
    assert (refused.value.status, refused.value.code) == (401, 50027)
