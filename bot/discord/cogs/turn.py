"""`/turn mute | until | robot`: what a user can do about their turn besides a move."""

import discord

from bot.acts.answers import AnyAnswer
from bot.acts.turns import Turns
from bot.discord.answering import Cog, Interactions, answered
from bot.discord.describing import server_group
from bot.table.tables import Tables


class TurnCommands(Cog):
    """Being reminded later or not at all, and letting a robot play a turn."""

    group = server_group("turn")

    def __init__(self, answering: Interactions, tables: Tables, turns: Turns) -> None:
        super().__init__(answering)
        self.tables = tables
        self.turns = turns

    @group.command(name="mute")
    @answered
    async def mute(self, interaction: discord.Interaction) -> str:
        """Send no more reminders this turn."""
        return await self.turns.mute(await self._here(interaction), interaction.user.id)

    @group.command(name="until")
    @answered
    async def until(self, interaction: discord.Interaction, moment: str = "") -> AnyAnswer:
        """Be reminded later."""
        table = await self._here(interaction)
        if moment:
            return await self.turns.need_until(table, interaction.user.id, None, moment)
        return await self.turns.offer_moments(table, interaction.user.id)

    @group.command(name="robot")
    @answered
    async def robot(self, interaction: discord.Interaction) -> str:
        """Let a robot play this turn."""
        return await self.turns.robot(await self._here(interaction), interaction.user.id)

    async def _here(self, interaction: discord.Interaction) -> int:
        return await self.tables.find(interaction.channel_id)
