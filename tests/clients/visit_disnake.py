"""disnake at the local Discord."""

import io
import os

import disnake
from disnake import ui
from disnake.ext import commands
from disnake.http import Route

Route.BASE = os.environ["LOCAL_URL"] + "/api/v10"
bot = commands.InteractionBot(intents=disnake.Intents(guilds=True))


async def names(_: disnake.Interaction, typed: str) -> list[str]:
    """Offer names."""
    return [name for name in ("alice", "bob") if name.startswith(typed)]


@bot.slash_command(description="Say hello")
async def hello(
    interaction: disnake.ApplicationCommandInteraction, who: str = commands.Param(autocomplete=names)
) -> None:
    """Answer with an embed and a file, then follow up."""
    file = disnake.File(io.BytesIO(b"hello"), "hello.txt", description="a greeting")
    await interaction.response.send_message(embed=disnake.Embed(title=f"Hello {who}"), file=file)
    await interaction.followup.send("and more")


@bot.slash_command(description="Show controls")
async def panel(interaction: disnake.ApplicationCommandInteraction) -> None:
    """Show controls."""
    buttons = [ui.Button(label=name, custom_id=name) for name in ("update", "form")]
    select = ui.StringSelect(custom_id="select", options=["a", "b"])
    await interaction.response.send_message("a panel", components=[buttons, select])


@bot.listen()
async def on_button_click(interaction: disnake.MessageInteraction) -> None:
    """Update the message or open a form."""
    if interaction.component.custom_id == "update":
        await interaction.response.edit_message("updated")
    else:
        field = ui.TextInput(label="Text", custom_id="text")
        await interaction.response.send_modal(title="Form", custom_id="modal", components=[field])


@bot.listen()
async def on_dropdown(interaction: disnake.MessageInteraction) -> None:
    """Answer privately."""
    await interaction.response.send_message(f"chose {interaction.values[0]}", ephemeral=True)


@bot.listen()
async def on_modal_submit(interaction: disnake.ModalInteraction) -> None:
    """Say what was written."""
    await interaction.response.send_message(f"wrote {interaction.text_values['text']}")


bot.run(os.environ["LOCAL_TOKEN"])
