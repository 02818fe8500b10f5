"""`/learn`: a guided first game in a private thread, or in direct messages."""

import discord
from discord import app_commands

from bot.acts.answers import Answer
from bot.acts.teaching import Teaching
from bot.discord.answering import Cog, Interactions, answered


class LearnCommand(Cog):
    """The command of guided first games."""

    def __init__(self, answering: Interactions, teaching: Teaching) -> None:
        super().__init__(answering)
        self.teaching = teaching

    @app_commands.command(name="learn")
    @answered
    async def learn(self, interaction: discord.Interaction) -> Answer:
        """Offer the guided first games, or the chapters of the one in this channel."""
        return await self.teaching.offer(interaction.channel_id, interaction.user.id)
