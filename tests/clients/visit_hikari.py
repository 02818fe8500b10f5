"""hikari at the local Discord."""

import os

import hikari

bot = hikari.GatewayBot(
    os.environ["LOCAL_TOKEN"],
    rest_url=os.environ["LOCAL_URL"] + "/api/v10",
    intents=hikari.Intents.GUILDS,
    banner=None,
)
NOW = hikari.ResponseType.MESSAGE_CREATE


@bot.listen()
async def register(_: hikari.StartedEvent) -> None:
    """Register the commands."""
    application = await bot.rest.fetch_application()
    who = hikari.CommandOption(
        type=hikari.OptionType.STRING, name="who", description="Whom", is_required=True, autocomplete=True
    )
    hello_command = bot.rest.slash_command_builder("hello", "Say hello").add_option(who)
    panel_command = bot.rest.slash_command_builder("panel", "Show controls")
    await bot.rest.set_application_commands(application, [hello_command, panel_command])


async def hello(interaction: hikari.CommandInteraction) -> None:
    """Answer with an embed and a file, then follow up."""
    embed = hikari.Embed(title=f"Hello {interaction.options[0].value}")
    await interaction.create_initial_response(
        NOW, embed=embed, attachment=hikari.Bytes(b"hello", "hello.txt")
    )
    await interaction.execute("and more")


async def panel(interaction: hikari.CommandInteraction) -> None:
    """Show controls."""
    buttons = bot.rest.build_message_action_row()
    for name in ("update", "form"):
        buttons.add_interactive_button(hikari.ButtonStyle.PRIMARY, name, label=name)
    menu = bot.rest.build_message_action_row()
    menu.add_text_menu("select").add_option("a", "a").add_option("b", "b")
    await interaction.create_initial_response(NOW, "a panel", components=[buttons, menu])


async def control(interaction: hikari.ComponentInteraction) -> None:
    """Update, answer privately, or open a form."""
    if interaction.custom_id == "update":
        await interaction.create_initial_response(hikari.ResponseType.MESSAGE_UPDATE, "updated")
    elif interaction.custom_id == "select":
        chosen = f"chose {interaction.values[0]}"
        await interaction.create_initial_response(NOW, chosen, flags=hikari.MessageFlag.EPHEMERAL)
    else:
        field = bot.rest.build_modal_action_row().add_text_input("text", "Text")
        await interaction.create_modal_response("Form", "modal", component=field)


@bot.listen()
async def answer(event: hikari.InteractionCreateEvent) -> None:
    """Answer whatever somebody does."""
    interaction = event.interaction
    if isinstance(interaction, hikari.AutocompleteInteraction):
        typed = str(interaction.options[0].value)
        found = [name for name in ("alice", "bob") if name.startswith(typed)]
        await interaction.create_response(
            [hikari.impl.AutocompleteChoiceBuilder(name, name) for name in found]
        )
    elif isinstance(interaction, hikari.CommandInteraction):
        await {"hello": hello, "panel": panel}[interaction.command_name](interaction)
    elif isinstance(interaction, hikari.ComponentInteraction):
        await control(interaction)
    elif isinstance(interaction, hikari.ModalInteraction):
        await interaction.create_initial_response(
            NOW, f"wrote {interaction.components[0].components[0].value}"
        )


bot.run(check_for_updates=False)
