"""`/log`, `/replay`, `/verify`: what has happened, and a check of the draws."""

import discord
from discord import app_commands

from bot.acts.answers import Answer
from bot.acts.look import Looking
from bot.acts.way_back import WayBack
from bot.discord.answering import Cog, Interactions, answered
from bot.discord.offers import offered
from bot.discord.options import phase_offers, read_line
from bot.menus.autocomplete import Offer
from bot.table.tables import Tables


class HistoryCommands(Cog):
    """Commands about the log."""

    def __init__(self, answering: Interactions, tables: Tables, looking: Looking, way_back: WayBack) -> None:
        super().__init__(answering)
        self.tables = tables
        self.looking = looking
        self.way_back = way_back

    @app_commands.command(name="log")
    @app_commands.guild_only()
    @answered
    async def log(
        self,
        interaction: discord.Interaction,
        page: app_commands.Range[int, 1] | None = None,
        since: str | None = None,
        file: bool = False,
    ) -> Answer:
        """Show the log in words."""
        table = await self.tables.find(interaction.channel_id)
        if file:
            return await self.looking.log_file(table, interaction.user.id)
        if (line := read_line(since)) is not None:
            return await self.looking.news(table, interaction.user.id, line or None)
        return await self.looking.log(table, interaction.user.id, page or 0)

    @offered(log, "since")
    async def moments(self, interaction: discord.Interaction, _: str) -> list[Offer]:
        """Offer the user's last move, and the ends of phases."""
        mine = (await self.tables.words_for(interaction.user.id))("since-mine")
        return [Offer(mine, "0"), *await phase_offers(self.tables, self.looking, interaction)]

    @app_commands.command(name="replay")
    @app_commands.guild_only()
    @answered
    async def replay(self, interaction: discord.Interaction) -> Answer:
        """Draw the boards of all phases as one animated picture."""
        return await self.looking.replay(await self.tables.find(interaction.channel_id), interaction.user.id)

    @app_commands.command(name="verify")
    @app_commands.guild_only()
    @answered
    async def verify(self, interaction: discord.Interaction) -> Answer:
        """Check every draw against the secret that was promised."""
        return await self.looking.verify(await self.tables.find(interaction.channel_id), interaction.user.id)

    @app_commands.command(name="save")
    @app_commands.guild_only()
    @answered
    async def save(self, interaction: discord.Interaction) -> Answer:
        """Return a finished table's save to a user who played in it."""
        return await self.looking.save(await self.tables.find(interaction.channel_id), interaction.user.id)
