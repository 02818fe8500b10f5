"""nextcord at the local Discord."""

import io
import os

import nextcord
from nextcord import ui
from nextcord.http import Route

Route.BASE = os.environ["LOCAL_URL"] + "/api/v10"
client = nextcord.Client(intents=nextcord.Intents(guilds=True))


class Form(ui.Modal):
    """A form with one field."""

    def __init__(self) -> None:
        super().__init__("Form", custom_id="modal")
        self.text = ui.TextInput("Text", custom_id="text")
        self.add_item(self.text)

    async def callback(self, interaction: nextcord.Interaction) -> None:
        """Say what was written."""
        await interaction.send(f"wrote {self.text.value}")


class Panel(ui.View):
    """Two buttons and a select."""

    @ui.button(label="update", custom_id="update")
    async def update(self, _: ui.Button, interaction: nextcord.Interaction) -> None:
        """Update the message."""
        await interaction.response.edit_message(content="updated")

    @ui.button(label="form", custom_id="form")
    async def form(self, _: ui.Button, interaction: nextcord.Interaction) -> None:
        """Open a form."""
        await interaction.response.send_modal(Form())

    @ui.string_select(custom_id="select", options=[nextcord.SelectOption(label=each) for each in "ab"])
    async def select(self, select: ui.StringSelect, interaction: nextcord.Interaction) -> None:
        """Answer privately."""
        await interaction.send(f"chose {select.values[0]}", ephemeral=True)


@client.slash_command(description="Say hello")
async def hello(interaction: nextcord.Interaction, who: str) -> None:
    """Answer with an embed and a file, then follow up."""
    file = nextcord.File(io.BytesIO(b"hello"), "hello.txt", description="a greeting")
    await interaction.response.send_message(embed=nextcord.Embed(title=f"Hello {who}"), file=file)
    await interaction.followup.send("and more")


@hello.on_autocomplete("who")
async def names(interaction: nextcord.Interaction, typed: str) -> None:
    """Offer names."""
    await interaction.response.send_autocomplete(
        [name for name in ("alice", "bob") if name.startswith(typed)]
    )


@client.slash_command(description="Show controls")
async def panel(interaction: nextcord.Interaction) -> None:
    """Show controls."""
    await interaction.response.send_message("a panel", view=Panel(timeout=None))


client.run(os.environ["LOCAL_TOKEN"])
