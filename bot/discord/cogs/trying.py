"""`/try`: a private copy of the position, to try moves out in."""

import discord
from discord import app_commands

from bot.acts.answers import Answer
from bot.acts.trying import Trying, may_try
from bot.discord.answering import Answering, Cog, answered
from bot.discord.clicks import Clicks
from bot.menus.own_buttons import OpenTry, TryStep
from bot.table.tables import Tables


class TryCommand(Cog):
    """Thinking aloud, where nobody hears it."""

    def __init__(self, answering: Answering, clicks: Clicks, tables: Tables, trying: Trying) -> None:
        super().__init__(answering)
        self.tables = tables
        self.trying = trying
        clicks.on(OpenTry, self._open)
        clicks.offer("button-try", OpenTry, lambda live: may_try(live) and not live.is_over)
        clicks.on(TryStep, self._step)

    @app_commands.command(name="try")
    @app_commands.guild_only()
    @answered
    async def try_out(
        self, interaction: discord.Interaction, line: app_commands.Range[int, 1] | None = None
    ) -> Answer:
        """Go on with what one tries out at this table, or begin to, from now or from a line of the log."""
        table = await self.tables.find(interaction.channel_id)
        return await self.trying.open(table, interaction.user.id, line)

    async def _open(self, interaction: discord.Interaction, table: int) -> Answer:
        return await self.trying.open(table, interaction.user.id)

    async def _step(self, interaction: discord.Interaction, table: int, what: str) -> Answer:
        return await self.trying.step(table, interaction.user.id, what)
