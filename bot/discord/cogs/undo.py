"""`/undo` and `/redo`, and the buttons: to take back, to agree, to decide as the host."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.client import Caravel
from bot.discord.replies import Reply
from bot.menus.buttons import Agree, Decree, Undo


class UndoCommands(commands.Cog):
    """Taking back."""

    def __init__(self, bot: Caravel) -> None:
        self.bot = bot
        bot.clicks.on(Undo, self._undo)
        bot.clicks.on(Agree, self._agree)
        bot.clicks.on(Decree, self._decree)

    @app_commands.command(name="undo")
    @app_commands.guild_only()
    async def undo(self, interaction: discord.Interaction) -> None:
        """Take back one's last decision."""
        await self._here(interaction, redo=False)

    @app_commands.command(name="redo")
    @app_commands.guild_only()
    async def redo(self, interaction: discord.Interaction) -> None:
        """Bring back what one has just taken back."""
        await self._here(interaction, redo=True)

    async def _here(self, interaction: discord.Interaction, *, redo: bool) -> None:
        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            await self._undo(
                interaction, reply, await self.bot.tables.find(interaction.channel_id), redo=redo
            )

        await self.bot.answer(interaction, work)

    async def _undo(
        self, interaction: discord.Interaction, reply: Reply, table: int, *, redo: bool = False
    ) -> None:
        await reply.answer(await self.bot.consent.undo(table, interaction.user.id, redo=redo))

    async def _agree(self, interaction: discord.Interaction, reply: Reply, table: int, name: str) -> None:
        await reply.answer(await self.bot.consent.agree(table, interaction.user.id, name))

    async def _decree(self, interaction: discord.Interaction, reply: Reply, table: int, name: str) -> None:
        await reply.answer(await self.bot.consent.decree(table, interaction.user.id, name))


async def setup(bot: Caravel) -> None:
    """Add the cog."""
    await bot.add_cog(UndoCommands(bot))
