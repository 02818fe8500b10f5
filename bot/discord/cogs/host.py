"""`/host skip | act | rewind | pause | resume | more-time | move | private | pass-on`, and `/import`: the host's tools."""

import discord
from discord import app_commands

from bot.acts.answers import Answer
from bot.acts.hosting import Hosting
from bot.acts.voting import Voting
from bot.discord.answering import Cog, Interactions, answered
from bot.discord.describing import server_group
from bot.discord.offers import offered
from bot.discord.options import seat_offers
from bot.discord.permissions import (
    Place,
    TextPlace,
    managed,
    require_own_right,
    require_permissions,
    require_person,
    require_right_there,
)
from bot.errors import PlayerError
from bot.menus.autocomplete import Offer
from bot.storage import NewTable
from bot.table.imports import MOST_BYTES
from bot.table.tables import Tables


class HostCommands(Cog):
    """The host's commands."""

    group = server_group("host")

    def __init__(self, answering: Interactions, tables: Tables, hosting: Hosting, voting: Voting) -> None:
        super().__init__(answering)
        self.tables = tables
        self.hosting = hosting
        self.voting = voting

    @group.command(name="skip")
    @answered
    async def skip(self, interaction: discord.Interaction, seat: str | None = None) -> str:
        """Play the default for a late seat."""
        return await self.hosting.skip(*await self._asked(interaction), seat, managed(interaction))

    @group.command(name="act")
    @answered
    async def act(self, interaction: discord.Interaction, seat: str) -> Answer:
        """Show the menu of a seat whose user has permitted it."""
        return await self.hosting.act(await self._here(interaction), interaction.user.id, seat)

    @group.command(name="rewind")
    @answered
    async def rewind(self, interaction: discord.Interaction, line: app_commands.Range[int, 1]) -> str:
        """Go back to a line."""
        return await self.hosting.rewind(*await self._asked(interaction), line, managed(interaction))

    @group.command(name="pause")
    @answered
    async def pause(self, interaction: discord.Interaction) -> str:
        """Stop clocks and reminders."""
        return await self.hosting.pause(
            *await self._asked(interaction), on=True, manages=managed(interaction)
        )

    @group.command(name="resume")
    @answered
    async def resume(self, interaction: discord.Interaction) -> str:
        """Let clocks and reminders go on."""
        return await self.hosting.pause(
            *await self._asked(interaction), on=False, manages=managed(interaction)
        )

    @group.command(name="more-time")
    @answered
    async def more_time(
        self,
        interaction: discord.Interaction,
        hours: app_commands.Range[int, 1, 720],
        seat: str | None = None,
    ) -> str:
        """Move a deadline."""
        return await self.hosting.more_time(
            *await self._asked(interaction), seat, hours, managed(interaction)
        )

    @group.command(name="private")
    @answered
    async def private(self, interaction: discord.Interaction, on: bool) -> str:
        """Close or open the table's doors."""
        return await self.hosting.close_doors(await self._here(interaction), interaction.user.id, private=on)

    @group.command(name="pass-on")
    @answered
    async def pass_on(self, interaction: discord.Interaction, user: discord.Member) -> str:
        """Make another user the host. A player who is not the host begins a vote on that."""
        table = await self._here(interaction)
        require_person(user)
        if await self.voting.is_by_vote(table, interaction.user.id):
            return await self.voting.on_host(table, interaction.user.id, user.id)
        return await self.hosting.pass_on(table, interaction.user.id, user.id)

    @group.command(name="move")
    @answered
    async def move(
        self,
        interaction: discord.Interaction,
        channel: app_commands.Transform[Place, TextPlace],
    ) -> str:
        """Move the table."""
        table = await self._here(interaction)
        require_own_right(channel)
        await require_right_there(interaction.client, channel)
        return await self.hosting.move(table, interaction.user.id, channel.id, managed(interaction))

    @app_commands.command(name="import")
    @app_commands.guild_only()
    @answered
    async def import_(self, interaction: discord.Interaction, save: discord.Attachment) -> str:
        """Open a table from a save."""
        require_permissions(interaction.channel, interaction.app_permissions)
        if save.size > MOST_BYTES:
            raise PlayerError("save-too-long")
        assert interaction.channel_id is not None
        new = NewTable(
            interaction.channel_id, interaction.guild_id, interaction.user.id, "", self.tables.now()
        )
        return await self.hosting.open_save(new, await save.read())

    async def _asked(self, interaction: discord.Interaction) -> tuple[int, int]:
        """Return the table and the asking user."""
        return await self._here(interaction), interaction.user.id

    async def _here(self, interaction: discord.Interaction) -> int:
        return await self.tables.find(interaction.channel_id)

    @offered(skip, "seat", understood=True)
    @offered(act, "seat", understood=True)
    @offered(more_time, "seat", understood=True)
    async def seats(self, interaction: discord.Interaction, _: str) -> list[Offer]:
        """Offer the seats by their players' names."""
        return await seat_offers(self.tables, interaction)
