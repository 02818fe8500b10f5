"""`/log`, `/replay`, `/verify`: what has happened, and whether the luck was honest."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.client import Caravel
from bot.discord.reading import chosen_number
from bot.discord.replies import Reply
from bot.menus.buttons import LookBack, TurnLog


class History(commands.Cog):
    """The log, and what can be made of it."""

    def __init__(self, bot: Caravel) -> None:
        self.bot = bot
        self.looking = bot.looking
        bot.clicks.on(TurnLog, self._page)
        bot.clicks.on(LookBack, self._at)

    @app_commands.command(name="log")
    @app_commands.guild_only()
    async def log(
        self,
        interaction: discord.Interaction,
        page: app_commands.Range[int, 1] | None = None,
        file: bool = False,  # noqa: FBT001, FBT002  # an option of a command is named by who types it
    ) -> None:
        """Show the log in words."""

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            table = await self.bot.tables.find(interaction.channel_id)
            if file:
                await reply.answer(await self.looking.log_file(table, interaction.user.id))
            else:
                await reply.answer(await self.looking.log(table, interaction.user.id, page or 0))

        await self.bot.answer(interaction, work)

    async def _page(self, interaction: discord.Interaction, reply: Reply, table: int, page: int) -> None:
        await reply.answer(await self.looking.log(table, interaction.user.id, page))

    async def _at(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        line = chosen_number(interaction)
        await reply.answer(await self.looking.back_then(table, interaction.user.id, line))

    @app_commands.command(name="replay")
    @app_commands.guild_only()
    async def replay(self, interaction: discord.Interaction) -> None:
        """Draw the boards of all phases as one animated picture."""

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            table = await self.bot.tables.find(interaction.channel_id)
            await reply.answer(await self.looking.replay(table, interaction.user.id))

        await self.bot.answer(interaction, work)

    @app_commands.command(name="verify")
    @app_commands.guild_only()
    async def verify(self, interaction: discord.Interaction) -> None:
        """Check every draw against the secret that was promised."""

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            table = await self.bot.tables.find(interaction.channel_id)
            await reply.send(await self.looking.verify(table, interaction.user.id))

        await self.bot.answer(interaction, work)

    @app_commands.command(name="save")
    @app_commands.guild_only()
    async def save(self, interaction: discord.Interaction) -> None:
        """Give a finished table's save to somebody who played in it."""

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            table = await self.bot.tables.find(interaction.channel_id)
            await reply.answer(await self.looking.save(table, interaction.user.id))

        await self.bot.answer(interaction, work)


async def setup(bot: Caravel) -> None:
    """Add the cog."""
    await bot.add_cog(History(bot))
