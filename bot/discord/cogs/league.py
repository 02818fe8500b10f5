"""`/league create | join | leave | start | standings | end`."""

import discord
from discord import app_commands

from bot.acts.answers import Answer
from bot.acts.leagues import Leagues
from bot.discord.answering import Cog, Interactions, answered
from bot.discord.describing import server_group, unnamed
from bot.discord.offers import offered
from bot.discord.options import game_offers
from bot.discord.permissions import managed, require_permissions, require_thread_rights
from bot.menus.autocomplete import Offer
from bot.table.tables import Tables
from games.results.league import League


class LeagueCommands(Cog):
    """Leagues of a channel."""

    group = server_group("league")

    def __init__(self, answering: Interactions, tables: Tables, leagues: Leagues) -> None:
        super().__init__(answering)
        self.tables = tables
        self.leagues = leagues

    @group.command(name="create")
    @app_commands.choices(pairing=unnamed(("robin", "swiss")))
    @answered
    async def create(
        self,
        interaction: discord.Interaction,
        game: str,
        size: app_commands.Range[int, 1, 6],
        rounds: app_commands.Range[int, 1, 30],
        pairing: app_commands.Choice[str] | None = None,
        days: app_commands.Range[int, 0, 365] = 0,
        rated: bool = False,
    ) -> str:
        """Open a league in this channel."""
        require_permissions(interaction.channel, interaction.app_permissions)
        require_thread_rights(interaction.channel, interaction.app_permissions)
        assert interaction.channel_id is not None
        assert interaction.guild_id is not None
        league = League(
            id=0,
            guild=interaction.guild_id,
            channel=interaction.channel_id,
            host=interaction.user.id,
            game=game,
            size=size,
            rounds=rounds,
            pairing="swiss" if pairing is not None and pairing.value == "swiss" else "robin",
            days=days,
            rated=rated,
        )
        return await self.leagues.create(league, game, interaction.user.display_name)

    @offered(create, "game")
    async def games(self, _: discord.Interaction, __: str) -> list[Offer]:
        """Offer the games by name."""
        return game_offers(self.tables)

    @group.command(name="join")
    @answered
    async def join(self, interaction: discord.Interaction) -> str:
        """Join this channel's league."""
        user = interaction.user
        return await self.leagues.join(interaction.channel_id or 0, user.id, user.display_name)

    @group.command(name="leave")
    @answered
    async def leave(self, interaction: discord.Interaction) -> str:
        """Leave this channel's league."""
        return await self.leagues.leave(interaction.channel_id or 0, interaction.user.id)

    @group.command(name="start")
    @answered
    async def start(self, interaction: discord.Interaction) -> str:
        """Begin the first round."""
        return await self.leagues.start(interaction.channel_id or 0, interaction.user.id)

    @group.command(name="standings")
    @answered
    async def standings(self, interaction: discord.Interaction) -> Answer:
        """Show the league's standings."""
        return await self.leagues.show(interaction.channel_id or 0, interaction.user.id)

    @group.command(name="end")
    @answered
    async def end(self, interaction: discord.Interaction) -> Answer:
        """Ask the user to confirm the end of the league."""
        channel, user = interaction.channel_id or 0, interaction.user.id
        return await self.leagues.ask_end(channel, user, managed(interaction))
