"""`/turn mute | until | robot`, and the buttons of reminders: what to do about one's own turn but play it."""

import discord
from discord.ext import commands

from bot.discord.client import Caravel
from bot.discord.describing import server_group
from bot.discord.reading import chosen, typed
from bot.discord.replies import Reply
from bot.menus.buttons import LetRobotPlay, Mute, RemindAt, RemindLater, RemindTyped, StandIn
from bot.posts.until import OTHER
from bot.table.notes import Stand
from games.core.moves import Seat


class TurnCommands(commands.Cog):
    """Being reminded later or not at all, and letting a robot play a turn."""

    group = server_group("turn")

    def __init__(self, bot: Caravel) -> None:
        self.bot = bot
        self.turns = bot.turns
        bot.clicks.on(Mute, self._mute)
        bot.clicks.on(RemindLater, self._until)
        bot.clicks.on(RemindAt, self._until_chosen)
        bot.clicks.on(RemindTyped, self._until_typed)
        bot.clicks.on(LetRobotPlay, self._robot)
        bot.clicks.on(StandIn, self._stand_in)

    @group.command(name="mute")
    async def mute(self, interaction: discord.Interaction) -> None:
        """Send no more reminders this turn."""

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            await self._mute(interaction, reply, await self._here(interaction))

        await self.bot.answer(interaction, work)

    @group.command(name="until")
    async def until(self, interaction: discord.Interaction, moment: str = "") -> None:
        """Be reminded later."""

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            table = await self._here(interaction)
            if moment:
                await reply.send(await self.turns.need_until(table, interaction.user.id, None, moment))
            else:
                await self._until(interaction, reply, table)

        await self.bot.answer(interaction, work)

    @group.command(name="robot")
    async def robot(self, interaction: discord.Interaction) -> None:
        """Let a robot play this turn."""

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            await self._robot(interaction, reply, await self._here(interaction))

        await self.bot.answer(interaction, work)

    async def _here(self, interaction: discord.Interaction) -> int:
        return await self.bot.tables.find(interaction.channel_id)

    # Buttons

    async def _mute(
        self, interaction: discord.Interaction, reply: Reply, table: int, seat: Seat | None = None
    ) -> None:
        await reply.send(await self.turns.mute(table, interaction.user.id, seat))

    async def _until(
        self, interaction: discord.Interaction, reply: Reply, table: int, seat: Seat | None = None
    ) -> None:
        await reply.answer(await self.turns.offer_moments(table, interaction.user.id, seat))

    async def _until_chosen(
        self, interaction: discord.Interaction, reply: Reply, table: int, seat: Seat
    ) -> None:
        value = chosen(interaction)
        if value == OTHER:
            form, late = await self.turns.moment_form(table, seat)
            await reply.open(form, late, ())
            return
        await reply.send(await self.turns.need_until(table, interaction.user.id, seat, value))

    async def _until_typed(
        self, interaction: discord.Interaction, reply: Reply, table: int, seat: Seat
    ) -> None:
        await reply.answer(await self.turns.need_typed(table, interaction.user.id, seat, typed(interaction)))

    async def _robot(
        self, interaction: discord.Interaction, reply: Reply, table: int, seat: Seat | None = None
    ) -> None:
        await reply.send(await self.turns.robot(table, interaction.user.id, seat))

    async def _stand_in(
        self, interaction: discord.Interaction, reply: Reply, table: int, seat: Seat, stand: Stand
    ) -> None:
        await reply.send(await self.turns.stand_in(table, interaction.user.id, seat, stand))


async def setup(bot: Caravel) -> None:
    """Add the cog."""
    await bot.add_cog(TurnCommands(bot))
