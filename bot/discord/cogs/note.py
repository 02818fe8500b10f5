"""`/note`: a user's private note at a table."""

import discord
from discord import app_commands

from bot.acts.jotting import MOST, Jotting
from bot.discord.answering import Cog, Interactions, answered
from bot.table.tables import Tables


class NoteCommand(Cog):
    """The command for private notes."""

    def __init__(self, answering: Interactions, tables: Tables, jotting: Jotting) -> None:
        super().__init__(answering)
        self.tables = tables
        self.jotting = jotting

    @app_commands.command(name="note")
    @app_commands.guild_only()
    @answered
    async def note(
        self,
        interaction: discord.Interaction,
        text: app_commands.Range[str, 1, MOST] | None = None,
        clear: bool = False,
    ) -> str:
        """Store a private note at this table, or show the present one."""
        table, user = await self.tables.find(interaction.channel_id), interaction.user.id
        if text is None and not clear:
            return await self.jotting.show(table, user)
        return await self.jotting.keep(table, user, text or "")
