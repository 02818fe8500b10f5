"""`/undo` and `/redo`: to take back."""

import discord
from discord import app_commands

from bot.acts.answers import Answer
from bot.acts.undo import Consent
from bot.discord.answering import Cog, Interactions, answered
from bot.table.tables import Tables


class UndoCommands(Cog):
    """Taking back."""

    def __init__(self, answering: Interactions, tables: Tables, consent: Consent) -> None:
        super().__init__(answering)
        self.tables = tables
        self.consent = consent

    @app_commands.command(name="undo")
    @app_commands.guild_only()
    @answered
    async def undo(self, interaction: discord.Interaction) -> Answer:
        """Take back one's last decision."""
        return await self.consent.undo(await self.tables.find(interaction.channel_id), interaction.user.id)

    @app_commands.command(name="redo")
    @app_commands.guild_only()
    @answered
    async def redo(self, interaction: discord.Interaction) -> Answer:
        """Bring back what one has just taken back."""
        table = await self.tables.find(interaction.channel_id)
        return await self.consent.undo(table, interaction.user.id, redo=True)
