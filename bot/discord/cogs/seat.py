"""`/seat open | give | take | robot | back | vote | permit | forbid`, and their buttons: seats that change hands."""

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from bot.acts.seats import KEEPER
from bot.discord.client import Caravel
from bot.discord.describing import server_group
from bot.discord.options import LEVELS, seat_choices
from bot.discord.replies import Reply
from bot.errors import PlayerError
from bot.menus.buttons import Oust, Take
from bot.table.seats import find_seat
from games.core.moves import Seat


class Seats(commands.Cog):
    """Handing a seat over, and taking one."""

    group = server_group("seat")

    def __init__(self, bot: Caravel) -> None:
        self.bot = bot
        bot.clicks.on(Take, self._take)
        bot.clicks.on(Oust, self._oust)

    @group.command(name="open")
    @app_commands.choices(robot=LEVELS)
    async def open_seat(
        self,
        interaction: discord.Interaction,
        seat: str | None = None,
        robot: app_commands.Choice[str] | None = None,
    ) -> None:
        """Open a seat."""

        async def work(table: int, named: Seat | None) -> str:
            kind = robot.value if robot else None
            return await self.bot.seating.open(table, interaction.user.id, named, kind)

        await self._say(interaction, seat, work)

    @group.command(name="give")
    async def give(
        self, interaction: discord.Interaction, user: discord.Member, seat: str | None = None
    ) -> None:
        """Offer a seat to one user."""

        async def work(table: int, named: Seat | None) -> str:
            if user.bot:
                raise PlayerError("no-bots")
            return await self.bot.seating.offer(table, interaction.user.id, named, user.id)

        await self._say(interaction, seat, work)

    @group.command(name="take")
    async def take(self, interaction: discord.Interaction, seat: str | None = None) -> None:
        """Take an open seat."""

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            table, named = await self._meant(interaction, seat)
            await self._take(interaction, reply, table, named)

        await self.bot.answer(interaction, work)

    async def _take(
        self, interaction: discord.Interaction, reply: Reply, table: int, wanted: Seat | None
    ) -> None:
        user = interaction.user
        await reply.answer(await self.bot.seating.take(table, user.id, user.display_name, wanted))

    @group.command(name="robot")
    @app_commands.choices(kind=LEVELS)
    async def robot(
        self,
        interaction: discord.Interaction,
        seat: str | None = None,
        kind: app_commands.Choice[str] | None = None,
    ) -> None:
        """Let a robot keep a seat warm."""

        async def work(table: int, named: Seat | None) -> str:
            robot = kind.value if kind else KEEPER
            return await self.bot.seating.keep_warm(table, interaction.user.id, named, robot)

        await self._say(interaction, seat, work)

    @group.command(name="back")
    async def back(self, interaction: discord.Interaction) -> None:
        """Send away the robot that plays for oneself."""

        async def work(table: int, _: Seat | None) -> str:
            return await self.bot.seating.back(table, interaction.user.id)

        await self._say(interaction, None, work)

    @group.command(name="vote")
    async def vote(self, interaction: discord.Interaction, seat: str) -> None:
        """Vote on a late seat."""

        async def work(table: int, named: Seat | None) -> str:
            assert named is not None
            return await self.bot.seating.vote(table, interaction.user.id, named)

        await self._say(interaction, seat, work)

    async def _oust(self, interaction: discord.Interaction, reply: Reply, table: int, seat: Seat) -> None:
        await reply.send(await self.bot.seating.vote(table, interaction.user.id, seat))

    @group.command(name="permit")
    async def permit(self, interaction: discord.Interaction) -> None:
        """Let the host act for one's seat."""
        await self._permit(interaction, allowed=True)

    @group.command(name="forbid")
    async def forbid(self, interaction: discord.Interaction) -> None:
        """Take the permission back."""
        await self._permit(interaction, allowed=False)

    async def _permit(self, interaction: discord.Interaction, *, allowed: bool) -> None:
        async def work(table: int, _: Seat | None) -> str:
            return await self.bot.seating.permit(table, interaction.user.id, allowed=allowed)

        await self._say(interaction, None, work)

    # What they share

    async def _say(
        self,
        interaction: discord.Interaction,
        seat: str | None,
        work: Callable[[int, Seat | None], Awaitable[str]],
    ) -> None:
        """Do something about a seat of the channel's table, and answer with a sentence."""

        async def find_and_work(interaction: discord.Interaction, reply: Reply) -> None:
            await reply.send(await work(*await self._meant(interaction, seat)))

        await self.bot.answer(interaction, find_and_work)

    async def _meant(self, interaction: discord.Interaction, seat: str | None) -> tuple[int, Seat | None]:
        table = await self.bot.tables.find(interaction.channel_id)
        if seat is None:
            return table, None
        async with self.bot.tables.hold(table) as held:
            return table, find_seat(held.live, seat)

    @open_seat.autocomplete("seat")
    @give.autocomplete("seat")
    @take.autocomplete("seat")
    @robot.autocomplete("seat")
    @vote.autocomplete("seat")
    async def seats(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the seats by their players' names."""
        return await seat_choices(self.bot, interaction, typed)


async def setup(bot: Caravel) -> None:
    """Add the cog."""
    await bot.add_cog(Seats(bot))
