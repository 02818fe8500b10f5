"""`/me`, `/record` and `/records`: records of finished games."""

import discord
from discord import app_commands

from bot.acts.answers import Answer
from bot.acts.records import Records
from bot.discord.answering import Cog, Interactions, answered


class RecordCommands(Cog):
    """Records."""

    def __init__(self, answering: Interactions, records: Records) -> None:
        super().__init__(answering)
        self.records = records

    @app_commands.command(name="me")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @answered
    async def me(self, interaction: discord.Interaction) -> Answer:
        """Show the user's own record."""
        return await self.records.own(interaction.user.id, interaction.user.display_name)

    @app_commands.command(name="record")
    @app_commands.guild_only()
    @answered
    async def record(self, interaction: discord.Interaction, user: discord.Member) -> Answer:
        """Show another user's record on this server."""
        return await self.records.of(interaction.guild_id, interaction.user.id, user.id, user.display_name)

    @app_commands.command(name="records")
    @app_commands.guild_only()
    @answered
    async def server_records(self, interaction: discord.Interaction) -> Answer:
        """Show the records of this server."""
        return await self.records.of_server(interaction.guild_id, interaction.user.id)
