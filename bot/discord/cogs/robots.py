"""`/hint`, `/review`: asking a robot."""

import discord
from discord import app_commands

from bot.acts.answers import Answer
from bot.acts.hinting import Hinting
from bot.acts.reviewing import Reviewing
from bot.discord.answering import Cog, Interactions, answered
from bot.table.tables import Tables


class RobotCommands(Cog):
    """Commands that ask a robot for advice."""

    def __init__(
        self, answering: Interactions, tables: Tables, hinting: Hinting, reviewing: Reviewing
    ) -> None:
        super().__init__(answering)
        self.tables = tables
        self.hinting = hinting
        self.reviewing = reviewing

    @app_commands.command(name="hint")
    @app_commands.guild_only()
    @answered
    async def hint(self, interaction: discord.Interaction) -> Answer:
        """Name the best moves for the user's question."""
        table = await self.tables.find(interaction.channel_id)
        return await self.hinting.hint(table, interaction.user.id)

    @app_commands.command(name="review")
    @app_commands.guild_only()
    @answered
    async def review(self, interaction: discord.Interaction) -> str | Answer:
        """Show the user's costliest decisions in a finished game."""
        table = await self.tables.find(interaction.channel_id)
        return await self.reviewing.review(table, interaction.user.id)
