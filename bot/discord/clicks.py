"""What happens when somebody clicks, chooses or sends a form, read off the control's id."""

from collections.abc import Awaitable, Callable

import discord

from bot.acts.answers import AnyAnswer
from bot.acts.choosing import Choosing, chosen_from
from bot.discord.reading import chosen
from bot.discord.widgets import form_values
from bot.errors import PlayerError
from bot.menus.buttons import Click, read_click
from bot.menus.control_ids import read_control_id


class Clicks:
    """Reads ids of controls. Cogs add what their own buttons, lists and forms do (`bot.menus.buttons`)."""

    def __init__(self, choosing: Choosing) -> None:
        self._choosing = choosing
        self._work: dict[type[Click], Callable[..., Awaitable[AnyAnswer]]] = {}

    def on(self, kind: type[Click], work: Callable[..., Awaitable[AnyAnswer]]) -> None:
        """Let a kind of click call `work(interaction, *values)`: its table, then its other values."""
        assert kind not in self._work, f"two handlers for {kind.__name__}"
        self._work[kind] = work

    def handled(self) -> set[type[Click]]:
        """Return the kinds of clicks that start something."""
        return set(self._work)

    async def handle(self, interaction: discord.Interaction) -> AnyAnswer:
        """Do what one click, choice or form asks for, and return what is answered."""
        custom_id = str((interaction.data or {}).get("custom_id", ""))
        control = read_control_id(custom_id)
        if control is not None:
            if "values" in (interaction.data or {}):
                control = chosen_from(control, chosen(interaction))
            return await self._choosing.click(interaction.user.id, control, form_values(interaction))
        click = read_click(custom_id)
        work = None if click is None else self._work.get(type(click))
        if click is None or work is None:
            raise PlayerError("old-control")
        return await work(interaction, *click.values())
