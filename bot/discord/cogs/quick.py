"""`/play`: the quickest way to a game."""

import discord
from discord import app_commands

from bot.acts.answers import Answer
from bot.acts.quick import Quick
from bot.discord.answering import Cog, Interactions, answered


class QuickCommand(Cog):
    """The command that leads to a game quickly."""

    def __init__(self, answering: Interactions, quick: Quick) -> None:
        super().__init__(answering)
        self.quick = quick

    @app_commands.command(name="play")
    @app_commands.guild_only()
    @answered
    async def play(self, interaction: discord.Interaction) -> Answer:
        """Offer the next step in this channel."""
        return await self.quick.here(interaction.channel_id, interaction.user.id)
