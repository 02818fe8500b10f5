"""`/seat open | give | take | robot | back | vote | permit | forbid`, and `/concede`: seats that change hands."""

import discord
from discord import app_commands

from bot.acts.answers import Answer
from bot.acts.seats import SeatChanges
from bot.acts.voting import Voting
from bot.discord.answering import Cog, Interactions, answered
from bot.discord.describing import server_group
from bot.discord.offers import offered
from bot.discord.options import LEVELS, seat_offers
from bot.discord.permissions import managed, require_person
from bot.menus.autocomplete import Offer
from bot.table.tables import Tables


class SeatCommands(Cog):
    """Commands that hand over or take a seat."""

    group = server_group("seat")

    def __init__(
        self,
        answering: Interactions,
        tables: Tables,
        seat_changes: SeatChanges,
        voting: Voting,
    ) -> None:
        super().__init__(answering)
        self.tables = tables
        self.seat_changes = seat_changes
        self.voting = voting

    @group.command(name="open")
    @app_commands.choices(robot=LEVELS)
    @answered
    async def open_seat(
        self,
        interaction: discord.Interaction,
        seat: str | None = None,
        robot: app_commands.Choice[str] | None = None,
    ) -> str:
        """Open a seat."""
        table, kind = await self._here(interaction), robot.value if robot else None
        return await self.seat_changes.open(table, interaction.user.id, seat, kind, managed(interaction))

    @group.command(name="give")
    @answered
    async def give(
        self, interaction: discord.Interaction, user: discord.Member, seat: str | None = None
    ) -> str:
        """Offer a seat to one user."""
        table = await self._here(interaction)
        require_person(user)
        return await self.seat_changes.offer(table, interaction.user.id, seat, user.id)

    @group.command(name="take")
    @answered
    async def take(self, interaction: discord.Interaction, seat: str | None = None) -> Answer:
        """Take an open seat."""
        table, user = await self._here(interaction), interaction.user
        return await self.seat_changes.take(table, user.id, user.display_name, seat)

    @group.command(name="robot")
    @app_commands.choices(kind=LEVELS)
    @answered
    async def robot(
        self,
        interaction: discord.Interaction,
        seat: str | None = None,
        kind: app_commands.Choice[str] | None = None,
    ) -> str | Answer:
        """Let a robot play for a seat until its user takes it back."""
        table, robot = await self._here(interaction), kind.value if kind else None
        return await self.seat_changes.keep_warm(table, interaction.user.id, seat, robot)

    @group.command(name="back")
    @answered
    async def back(self, interaction: discord.Interaction) -> str:
        """Take the user's seat back from its robot."""
        return await self.seat_changes.back(await self._here(interaction), interaction.user.id)

    @group.command(name="vote")
    @answered
    async def vote(
        self, interaction: discord.Interaction, seat: str, user: discord.Member | None = None
    ) -> str:
        """Vote to open a seat, for anybody or for one user."""
        if user is not None:
            require_person(user)
        to = None if user is None else user.id
        return await self.voting.on_seat(await self._here(interaction), interaction.user.id, seat, to)

    @app_commands.command(name="concede")
    @app_commands.guild_only()
    @answered
    async def concede(self, interaction: discord.Interaction) -> Answer:
        """Ask the user to confirm that they give up."""
        return await self.seat_changes.ask_concession(await self._here(interaction), interaction.user.id)

    @group.command(name="permit")
    @answered
    async def permit(self, interaction: discord.Interaction) -> str:
        """Permit the host to act for the user's seat."""
        return await self.seat_changes.permit(
            await self._here(interaction), interaction.user.id, allowed=True
        )

    @group.command(name="forbid")
    @answered
    async def forbid(self, interaction: discord.Interaction) -> str:
        """Take the permission back."""
        return await self.seat_changes.permit(
            await self._here(interaction), interaction.user.id, allowed=False
        )

    async def _here(self, interaction: discord.Interaction) -> int:
        return await self.tables.find(interaction.channel_id)

    @offered(open_seat, "seat", understood=True)
    @offered(give, "seat", understood=True)
    @offered(take, "seat", understood=True)
    @offered(robot, "seat", understood=True)
    @offered(vote, "seat", understood=True)
    async def seats(self, interaction: discord.Interaction, _: str) -> list[Offer]:
        """Offer the seats by their players' names."""
        return await seat_offers(self.tables, interaction)
