"""What the options of several commands offer while somebody types."""

import discord
from discord import app_commands

from bot.discord.describing import unnamed
from bot.errors import PlayerError
from bot.table.tables import Tables
from games.ai import ROBOTS
from games.words.finding import may_mean

LEVELS = unnamed(ROBOTS)
"""The robots' levels, as commands offer them."""


async def seat_choices(
    tables: Tables, interaction: discord.Interaction, typed: str
) -> list[app_commands.Choice[str]]:
    """Return the seats of the channel's table whose player's name contains what is typed."""
    try:
        async with tables.hold(await tables.find(interaction.channel_id)) as held:
            rows = held.live.seats
    except PlayerError:
        return []
    return [
        app_commands.Choice(name=f"{row.seat + 1}. {row.name}"[:100], value=str(row.seat + 1))
        for row in rows
        if may_mean(typed, (row.name,))
    ]
