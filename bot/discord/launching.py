"""The entry point of the application, which opens the page as an Activity: a kind of command that discord.py does not know."""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import discord
from discord import app_commands

from bot.discord.answering import Interactions
from bot.discord.registering import ENTRY_POINT
from bot.storage import Storage

KEPT = timedelta(days=7)
"""Time for which the channel of an instance is stored; afterwards the bot asks Discord for it."""


def is_launch(interaction: discord.Interaction) -> bool:
    """Whether an interaction is the use of the entry point."""
    data: Any = interaction.data or {}
    return interaction.type is discord.InteractionType.application_command and data.get("type") == ENTRY_POINT


class Tree(app_commands.CommandTree[Any]):
    """The commands that discord.py knows. It would report the entry point as a missing command."""

    async def interaction_check(self, interaction: discord.Interaction) -> bool:
        """Leave the entry point to `Launching`."""
        return not is_launch(interaction)


class Launching:
    """Answers the entry point by opening the page. Without a page (`has_page`) it says so."""

    def __init__(
        self,
        answering: Interactions,
        storage: Storage,
        now: Callable[[], datetime],
        *,
        has_page: bool,
    ) -> None:
        self._answering = answering
        self._storage = storage
        self._now = now
        self._has_page = has_page

    async def answer(self, interaction: discord.Interaction) -> None:
        """Open the page, and store its channel."""
        await self._answering.launch(interaction, self._remember if self._has_page else None)

    async def _remember(self, interaction: discord.Interaction, instance: str) -> None:
        channel = interaction.channel_id
        if channel is not None:
            now = self._now()
            await self._storage.remember_launch(instance, channel, interaction.guild_id, now, now - KEPT)
