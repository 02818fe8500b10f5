"""Threads that the bot begins for tables: each from the line that stands for it in the channel above."""

import logging
from contextlib import suppress

import discord

from bot.errors import PlayerError
from bot.table.notes import ThreadLine

log = logging.getLogger(__name__)

WEEK = 10080
"""Minutes without a post after which Discord puts such a thread away; a post brings it back."""


async def begin_thread(client: discord.Client, channel: int, name: str) -> ThreadLine:
    """Post a line in a channel and begin a thread from it, which has the same id; raises `PlayerError` if that is refused."""
    place = client.get_partial_messageable(channel)
    try:
        message = await place.send(name, allowed_mentions=discord.AllowedMentions.none())
    except discord.Forbidden as error:
        log.warning("no line can be posted in channel %d: %s", channel, error)
        raise PlayerError("no-thread-here") from None
    try:
        # Nothing is known of the channel but its id: discord.py begins threads of whole ones only.
        await client.http.start_thread_with_message(
            channel, message.id, name=name[:100], auto_archive_duration=WEEK
        )
    except discord.Forbidden as error:
        log.warning("no thread can be begun in channel %d: %s", channel, error)
        with suppress(discord.HTTPException):
            await message.delete()
        raise PlayerError("no-thread-here") from None
    return ThreadLine(channel, message.id)


async def delete_thread(interaction: discord.Interaction, line: ThreadLine) -> None:
    """Take a thread away that no table was opened in, and its line."""
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel)
    with suppress(discord.HTTPException):
        await channel.get_partial_message(line.message).delete()
