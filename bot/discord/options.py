"""What the options of several commands offer while somebody types."""

import asyncio
from collections.abc import Sequence

import discord
from discord import app_commands

from bot.acts.look import Looking
from bot.discord.describing import unnamed
from bot.errors import PlayerError
from bot.posts.history import jump_words, phase_ends
from bot.table.tables import Tables
from games import all_games
from games.ai import ROBOTS
from games.words.finding import may_mean

LEVELS = unnamed(ROBOTS)
"""The robots' levels, as commands offer them."""


MOST = 25


def as_choices(found: Sequence[tuple[str, int]]) -> list[app_commands.Choice[int]]:
    """Return as many choices as Discord shows, with the words for each value."""
    return [app_commands.Choice(name=words[:100], value=value) for words, value in found[:MOST]]


def game_choices(tables: Tables, typed: str) -> list[app_commands.Choice[str]]:
    """Return the games whose name contains what is typed."""
    names = {key: tables.game_words(game)("game-name") for key, game in all_games().items()}
    return [
        app_commands.Choice(name=name, value=key) for key, name in names.items() if may_mean(typed, (name,))
    ][:MOST]


async def phase_choices(
    tables: Tables, looking: Looking, interaction: discord.Interaction, typed: str
) -> list[tuple[str, int]]:
    """Return the ends of phases that fit what is typed, the newest first, each with the number of its line."""
    try:
        live, viewer = await looking.seen(await tables.find(interaction.channel_id), interaction.user.id)
    except PlayerError:
        return []
    ends = await asyncio.to_thread(phase_ends, live, viewer)
    return [(jump_words(line), line.number) for line in ends if may_mean(typed, (line.ends, line.number))]


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
