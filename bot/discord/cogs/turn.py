"""`/turn mute | until | robot`, and the buttons of reminders: what to do about one's own turn but play it."""

import discord

from bot.acts.answers import Answer, AnyAnswer
from bot.acts.turns import Turns
from bot.discord.answering import Answering, Cog, answered
from bot.discord.clicks import Clicks
from bot.discord.describing import server_group
from bot.discord.reading import chosen, typed
from bot.menus.buttons import LetRobotPlay, Mute, RemindAt, RemindLater, RemindTyped, StandIn
from bot.posts.until import OTHER
from bot.table.notes import Stand
from bot.table.tables import Tables
from games.core.moves import Seat


class TurnCommands(Cog):
    """Being reminded later or not at all, and letting a robot play a turn."""

    group = server_group("turn")

    def __init__(self, answering: Answering, clicks: Clicks, tables: Tables, turns: Turns) -> None:
        super().__init__(answering)
        self.tables = tables
        self.turns = turns
        clicks.on(Mute, self._mute)
        clicks.on(RemindLater, self._until)
        clicks.on(RemindAt, self._until_chosen)
        clicks.on(RemindTyped, self._until_typed)
        clicks.on(LetRobotPlay, self._robot)
        clicks.on(StandIn, self._stand_in)

    @group.command(name="mute")
    @answered
    async def mute(self, interaction: discord.Interaction) -> str:
        """Send no more reminders this turn."""
        return await self._mute(interaction, await self._here(interaction))

    @group.command(name="until")
    @answered
    async def until(self, interaction: discord.Interaction, moment: str = "") -> AnyAnswer:
        """Be reminded later."""
        table = await self._here(interaction)
        if moment:
            return await self.turns.need_until(table, interaction.user.id, None, moment)
        return await self._until(interaction, table)

    @group.command(name="robot")
    @answered
    async def robot(self, interaction: discord.Interaction) -> str:
        """Let a robot play this turn."""
        return await self._robot(interaction, await self._here(interaction))

    async def _here(self, interaction: discord.Interaction) -> int:
        return await self.tables.find(interaction.channel_id)

    # Buttons

    async def _mute(self, interaction: discord.Interaction, table: int, seat: Seat | None = None) -> str:
        return await self.turns.mute(table, interaction.user.id, seat)

    async def _until(self, interaction: discord.Interaction, table: int, seat: Seat | None = None) -> Answer:
        return await self.turns.offer_moments(table, interaction.user.id, seat)

    async def _until_chosen(self, interaction: discord.Interaction, table: int, seat: Seat) -> AnyAnswer:
        value = chosen(interaction)
        if value == OTHER:
            return await self.turns.moment_form(table, interaction.user.id, seat)
        return await self.turns.need_until(table, interaction.user.id, seat, value)

    async def _until_typed(self, interaction: discord.Interaction, table: int, seat: Seat) -> Answer:
        return await self.turns.need_typed(table, interaction.user.id, seat, typed(interaction))

    async def _robot(self, interaction: discord.Interaction, table: int, seat: Seat | None = None) -> str:
        return await self.turns.robot(table, interaction.user.id, seat)

    async def _stand_in(self, interaction: discord.Interaction, table: int, seat: Seat, stand: Stand) -> str:
        return await self.turns.stand_in(table, interaction.user.id, seat, stand)
