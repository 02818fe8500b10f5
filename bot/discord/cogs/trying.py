"""`/try`: a private copy of the position, to try moves out in."""

import discord
from discord import app_commands

from bot.acts.answers import Answer
from bot.acts.trying import Trying
from bot.discord.answering import Cog, Interactions, answered
from bot.table.tables import Tables


class TryCommand(Cog):
    """The command that opens a private try."""

    def __init__(self, answering: Interactions, tables: Tables, trying: Trying) -> None:
        super().__init__(answering)
        self.tables = tables
        self.trying = trying

    @app_commands.command(name="try")
    @app_commands.guild_only()
    @answered
    async def try_out(
        self, interaction: discord.Interaction, line: app_commands.Range[int, 1] | None = None
    ) -> Answer:
        """Go on with the user's try at this table, or begin one: from now, or from a line of the log."""
        table = await self.tables.find(interaction.channel_id)
        return await self.trying.open(table, interaction.user.id, line)
