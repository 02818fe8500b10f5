"""Forms: opened by the bot, filled in by a person."""

import discord
import pytest

from bot.local import NotPossible


class Form(discord.ui.Modal, title="Mayor"):
    name = discord.ui.Label(
        text="Name", component=discord.ui.TextInput(custom_id="name", default="New town", max_length=20)
    )
    places = discord.ui.Label(
        text="Places",
        component=discord.ui.Select(
            custom_id="places",
            max_values=3,
            options=[
                discord.SelectOption(label=f"Place {n}", value=str(n), default=n == 1) for n in range(5)
            ],
        ),
    )
    pace = discord.ui.Label(
        text="Pace",
        component=discord.ui.RadioGroup(
            custom_id="pace",
            options=[discord.RadioGroupOption(label=each, value=each) for each in ("slow", "fast")],
        ),
    )
    extras = discord.ui.Label(
        text="Extras",
        component=discord.ui.CheckboxGroup(
            custom_id="extras",
            required=False,
            min_values=0,
            options=[discord.CheckboxGroupOption(label=each, value=each) for each in ("market", "office")],
        ),
    )

    async def on_submit(self, interaction):
        parts = [self.name, self.places, self.pace, self.extras]
        said = [
            getattr(part.component, "values", None) or getattr(part.component, "value", None)
            for part in parts
        ]
        await interaction.response.send_message(repr(said), ephemeral=True)


def with_form(client):
    @client.tree.command(description="Open the form")
    async def mayor(interaction: discord.Interaction):
        await interaction.response.send_modal(Form())


async def test_a_form_is_filled_in_and_sent(discord_server, bot):
    await bot(with_form)
    alice, table = discord_server.user("alice"), discord_server.channel("general")
    opened = await alice.slash(table, "mayor")
    assert list(opened.modal.fields) == ["name", "places", "pace", "extras"]
    reply = await alice.submit(
        opened.modal, {"places": ["2", "Place 3"], "pace": "fast", "extras": ["office"]}
    )
    assert reply.content == "['New town', ['2', '3'], 'fast', ['office']]"


@pytest.mark.parametrize(
    ("values", "complaint"),
    [
        ({"name": ""}, "1 to 20"),
        ({"name": "x" * 21}, "1 to 20"),
        ({"places": list("01234")}, "choose 1 to 3"),
        ({"places": ["9"]}, "not among"),
        ({"elsewhere": "x"}, "no field"),
        ({"name": "fine"}, "pace is required"),
    ],
)
async def test_a_form_lets_nobody_send_what_it_does_not_take(discord_server, bot, values, complaint):
    await bot(with_form)
    alice, table = discord_server.user("alice"), discord_server.channel("general")
    opened = await alice.slash(table, "mayor")
    with pytest.raises(NotPossible, match=complaint):
        await alice.submit(opened, values)


async def test_a_form_cannot_be_sent_twice_or_by_somebody_else(discord_server, bot):
    await bot(with_form)
    alice, bob, table = (
        discord_server.user("alice"),
        discord_server.user("bob"),
        discord_server.channel("general"),
    )
    opened = await alice.slash(table, "mayor")
    with pytest.raises(NotPossible, match="no such form"):
        await bob.submit(opened, {"pace": "slow"})
    await alice.submit(opened, {"pace": "slow"})
    with pytest.raises(NotPossible, match="no such form"):
        await alice.submit(opened, {"pace": "slow"})
