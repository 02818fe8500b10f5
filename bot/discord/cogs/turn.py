"""`/turn mute | until | robot`, and the buttons of reminders: what to do about one's own turn but play it."""

import discord
from discord.ext import commands

from bot.discord.client import Caravel
from bot.discord.describing import server_group
from bot.discord.reading import chosen, typed
from bot.discord.replies import Reply
from bot.menus.control_ids import SEAT
from bot.posts.until import OTHER
from bot.table.notes import Stand
from games.core.moves import Seat


class TurnCommands(commands.Cog):
    """Being reminded later or not at all, and letting a robot play a turn."""

    group = server_group("turn")

    def __init__(self, bot: Caravel) -> None:
        self.bot = bot
        self.turns = bot.turns
        bot.clicks.on("t:mute", self._mute, f"(:{SEAT})?")
        bot.clicks.on("t:until", self._until, f"(:{SEAT})?")
        bot.clicks.on("t:until-at", self._until_chosen, f":{SEAT}")
        bot.clicks.on("t:until-form", self._until_typed, f":{SEAT}")
        bot.clicks.on("t:robot-turn", self._robot, f"(:{SEAT})?")
        bot.clicks.on("t:stand-in", self._stand_in, f":{SEAT}:(default|robot)")

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
        self, interaction: discord.Interaction, reply: Reply, table: int, seat: str | None = None
    ) -> None:
        await reply.send(await self.turns.mute(table, interaction.user.id, read_seat(seat)))

    async def _until(
        self, interaction: discord.Interaction, reply: Reply, table: int, seat: str | None = None
    ) -> None:
        await reply.answer(await self.turns.offer_moments(table, interaction.user.id, read_seat(seat)))

    async def _until_chosen(
        self, interaction: discord.Interaction, reply: Reply, table: int, seat: str
    ) -> None:
        value = chosen(interaction)
        if value == OTHER:
            form, late = await self.turns.moment_form(table, int(seat))
            await reply.open(form, late, ())
            return
        await reply.send(await self.turns.need_until(table, interaction.user.id, int(seat), value))

    async def _until_typed(
        self, interaction: discord.Interaction, reply: Reply, table: int, seat: str
    ) -> None:
        await reply.answer(
            await self.turns.need_typed(table, interaction.user.id, int(seat), typed(interaction))
        )

    async def _robot(
        self, interaction: discord.Interaction, reply: Reply, table: int, seat: str | None = None
    ) -> None:
        await reply.send(await self.turns.robot(table, interaction.user.id, read_seat(seat)))

    async def _stand_in(
        self, interaction: discord.Interaction, reply: Reply, table: int, seat: str, stand: Stand
    ) -> None:
        await reply.send(await self.turns.stand_in(table, interaction.user.id, int(seat), stand))


def read_seat(text: str | None) -> Seat | None:
    """Return the seat that a control names, None if it names none."""
    return None if text is None else int(text)


async def setup(bot: Caravel) -> None:
    """Add the cog."""
    await bot.add_cog(TurnCommands(bot))
