"""`/host skip | act | rewind | pause | resume | more-time | move | private | pass-on`, and `/import`: the host's tools."""

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.client import Caravel
from bot.discord.describing import server_group
from bot.discord.options import seat_choices
from bot.discord.permissions import (
    Place,
    TextPlace,
    require_own_right,
    require_permissions,
    require_right_there,
)
from bot.discord.replies import Reply
from bot.errors import PlayerError
from bot.storage import NewTable
from bot.table.imports import MOST_BYTES
from bot.table.seats import find_seat
from games.core.moves import Seat


class Host(commands.Cog):
    """Keeping a table alive."""

    group = server_group("host")

    def __init__(self, bot: Caravel) -> None:
        self.bot = bot

    @group.command(name="skip")
    async def skip(self, interaction: discord.Interaction, seat: str | None = None) -> None:
        """Play the default for a late seat."""

        async def work(table: int) -> str:
            return await self.bot.hosting.skip(table, interaction.user.id, await self._seat(table, seat))

        await self._say(interaction, work)

    @group.command(name="act")
    async def act(self, interaction: discord.Interaction, seat: str) -> None:
        """Show the menu of a seat whose user has permitted it."""

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            table = await self.bot.tables.find(interaction.channel_id)
            named = await self._seat(table, seat)
            assert named is not None
            answer = await self.bot.hosting.act(table, interaction.user.id, named)
            await reply.answer(answer)

        await self.bot.answer(interaction, work)

    @group.command(name="rewind")
    async def rewind(self, interaction: discord.Interaction, line: app_commands.Range[int, 1]) -> None:
        """Go back to a line."""
        user = interaction.user.id
        await self._say(interaction, lambda table: self.bot.hosting.rewind(table, user, line))

    @group.command(name="pause")
    async def pause(self, interaction: discord.Interaction) -> None:
        """Stop clocks and reminders."""
        user = interaction.user.id
        await self._say(interaction, lambda table: self.bot.hosting.pause(table, user, on=True))

    @group.command(name="resume")
    async def resume(self, interaction: discord.Interaction) -> None:
        """Let clocks and reminders go on."""
        user = interaction.user.id
        await self._say(interaction, lambda table: self.bot.hosting.pause(table, user, on=False))

    @group.command(name="more-time")
    async def more_time(
        self,
        interaction: discord.Interaction,
        hours: app_commands.Range[int, 1, 720],
        seat: str | None = None,
    ) -> None:
        """Move a deadline."""
        user = interaction.user.id

        async def work(table: int) -> str:
            return await self.bot.hosting.more_time(table, user, await self._seat(table, seat), hours)

        await self._say(interaction, work)

    @group.command(name="private")
    async def private(self, interaction: discord.Interaction, on: bool) -> None:  # noqa: FBT001  # an option of a command
        """Close or open the table's doors."""
        user = interaction.user.id
        await self._say(interaction, lambda table: self.bot.hosting.close_doors(table, user, private=on))

    @group.command(name="pass-on")
    async def pass_on(self, interaction: discord.Interaction, user: discord.Member) -> None:
        """Make another user the host."""

        async def work(table: int) -> str:
            if user.bot:
                raise PlayerError("no-bots")
            return await self.bot.hosting.pass_on(table, interaction.user.id, user.id)

        await self._say(interaction, work)

    @group.command(name="move")
    async def move(
        self,
        interaction: discord.Interaction,
        channel: app_commands.Transform[Place, TextPlace],
    ) -> None:
        """Move the table."""

        async def work(table: int) -> str:
            require_own_right(channel)
            await require_right_there(self.bot, channel)
            return await self.bot.hosting.move(table, interaction.user.id, channel.id)

        await self._say(interaction, work)

    @app_commands.command(name="import")
    @app_commands.guild_only()
    async def import_(self, interaction: discord.Interaction, save: discord.Attachment) -> None:
        """Open a table from a save."""

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            require_permissions(interaction.channel, interaction.app_permissions)
            if save.size > MOST_BYTES:
                raise PlayerError("save-too-long")
            assert interaction.channel_id is not None
            new = NewTable(
                interaction.channel_id, interaction.guild_id, interaction.user.id, "", self.bot.tables.now()
            )
            await reply.send(await self.bot.hosting.open_save(new, await save.read()))

        await self.bot.answer(interaction, work)

    # What they share

    async def _say(self, interaction: discord.Interaction, work: Callable[[int], Awaitable[str]]) -> None:
        """Do something with the channel's table, and answer with a sentence."""

        async def find_and_work(interaction: discord.Interaction, reply: Reply) -> None:
            await reply.send(await work(await self.bot.tables.find(interaction.channel_id)))

        await self.bot.answer(interaction, find_and_work)

    async def _seat(self, table: int, text: str | None) -> Seat | None:
        if text is None:
            return None
        async with self.bot.tables.hold(table) as held:
            return find_seat(held.live, text)

    @skip.autocomplete("seat")
    @act.autocomplete("seat")
    @more_time.autocomplete("seat")
    async def seats(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the seats by their players' names."""
        return await seat_choices(self.bot, interaction, typed)


async def setup(bot: Caravel) -> None:
    """Add the cog."""
    await bot.add_cog(Host(bot))
