"""`/settings`: one private message with what is set for the asker, for the channel's table, for the server."""

import discord
from discord import app_commands

from bot.acts.answers import Answer
from bot.acts.settings_pages import SettingsPages
from bot.discord.answering import Cog, Interactions, answered
from bot.discord.offers import offered
from bot.discord.reading import request_of
from bot.errors import PlayerError
from bot.menus.autocomplete import Offer
from bot.table.tables import Tables
from bot.time.zones import like, meant, zone_words


class SettingsCommand(Cog):
    """Looking at settings."""

    def __init__(self, answering: Interactions, tables: Tables, pages: SettingsPages) -> None:
        super().__init__(answering)
        self.tables = tables
        self.pages = pages

    @app_commands.command(name="settings")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @answered
    async def settings(self, interaction: discord.Interaction, zone: str = "") -> Answer:
        """Show the asker's settings, with the way to the others."""
        try:
            table = await self.tables.find(interaction.channel_id)
        except PlayerError:
            table = 0
        request = request_of(interaction)
        if zone:
            return await self.pages.name_zone(request, table, zone)
        return await self.pages.own(request, table)

    @offered(settings, "zone")
    async def zones(self, _: discord.Interaction, typed: str) -> list[Offer]:
        """Offer time zones by their city."""
        now = self.tables.now()
        return [Offer(zone_words(zone, now), zone, (typed,)) for zone in meant(typed) or like(typed)]
