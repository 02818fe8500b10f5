"""Suggestions for command options, shared by several commands."""

import asyncio

import discord

from bot.acts.look import Looking
from bot.discord.describing import unnamed
from bot.errors import PlayerError
from bot.menus.autocomplete import Offer
from bot.posts.history import jump_words, phase_ends
from bot.table.seats import offered_names
from bot.table.tables import Tables
from games import all_games
from games.ai import ROBOTS

LEVELS = unnamed(ROBOTS)
"""The robots' levels, as commands offer them."""

MOST_DIGITS = 9
"""Maximum number of digits of a typed line number."""


def game_offers(tables: Tables) -> list[Offer]:
    """Return an offer for each game."""
    return [Offer(tables.game_words(game)("game-name"), key) for key, game in all_games().items()]


async def phase_offers(tables: Tables, looking: Looking, interaction: discord.Interaction) -> list[Offer]:
    """Return an offer for each end of a phase, the newest first; its value is the line number."""
    try:
        live, viewer = await looking.seen(await tables.find(interaction.channel_id), interaction.user.id)
    except PlayerError:
        return []
    ends = await asyncio.to_thread(phase_ends, live, viewer)
    return [Offer(jump_words(line), str(line.number)) for line in ends]


async def seat_offers(tables: Tables, interaction: discord.Interaction) -> list[Offer]:
    """Return an offer for each seat of the channel's table, named by its player."""
    try:
        async with tables.hold(await tables.find(interaction.channel_id)) as held:
            names = offered_names(held.live)
    except PlayerError:
        return []
    return [Offer(name, str(number)) for number, name in enumerate(names, 1)]


def read_line(text: str | None) -> int | None:
    """Return the typed line number of the log; None for None. Raise `PlayerError` if it is not a number."""
    if text is None:
        return None
    if not (text.isascii() and text.strip().isdecimal() and len(text) <= MOST_DIGITS):
        raise PlayerError("not-a-number", text=text)
    return int(text)
