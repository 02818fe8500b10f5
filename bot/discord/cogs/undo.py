"""`/undo` and `/redo`, and the buttons: to take back, to agree, to decide as the host."""

import discord
from discord import app_commands

from bot.acts.answers import Answer
from bot.acts.undo import Consent
from bot.discord.answering import Answering, Cog, answered
from bot.discord.clicks import Clicks
from bot.menus.buttons import Agree, Decline, Decree, Undo
from bot.table.tables import Tables


class UndoCommands(Cog):
    """Taking back."""

    def __init__(self, answering: Answering, clicks: Clicks, tables: Tables, consent: Consent) -> None:
        super().__init__(answering)
        self.tables = tables
        self.consent = consent
        clicks.on(Undo, self._undo)
        clicks.on(Agree, self._agree)
        clicks.on(Decline, self._decline)
        clicks.on(Decree, self._decree)

    @app_commands.command(name="undo")
    @app_commands.guild_only()
    @answered
    async def undo(self, interaction: discord.Interaction) -> Answer:
        """Take back one's last decision."""
        return await self._undo(interaction, await self.tables.find(interaction.channel_id))

    @app_commands.command(name="redo")
    @app_commands.guild_only()
    @answered
    async def redo(self, interaction: discord.Interaction) -> Answer:
        """Bring back what one has just taken back."""
        table = await self.tables.find(interaction.channel_id)
        return await self.consent.undo(table, interaction.user.id, redo=True)

    async def _undo(self, interaction: discord.Interaction, table: int) -> Answer:
        return await self.consent.undo(table, interaction.user.id)

    async def _agree(self, interaction: discord.Interaction, table: int, name: str) -> Answer:
        return await self.consent.agree(table, interaction.user.id, name)

    async def _decline(self, interaction: discord.Interaction, table: int, name: str) -> Answer:
        return await self.consent.decline(table, interaction.user.id, name)

    async def _decree(self, interaction: discord.Interaction, table: int, name: str) -> Answer:
        return await self.consent.decree(table, interaction.user.id, name)
