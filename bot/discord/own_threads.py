"""Threads that the bot begins for tables, each from a line in its parent channel."""

import logging
from contextlib import suppress

import discord

from bot.acts.requests import Request
from bot.discord.refusals import FULL, is_refusal
from bot.errors import PlayerError
from bot.table.notes import ThreadLine

log = logging.getLogger(__name__)

DAY, WEEK = 1440, 10080
"""Minutes without a post after which Discord archives such a thread; a post reopens it."""


async def begin_thread(client: discord.Client, channel: int, name: str) -> ThreadLine:
    """Post a line in a channel and begin a thread from it, which has the same id. Raise `PlayerError` if that is refused."""
    place = client.get_partial_messageable(channel)
    try:
        message = await place.send(name, allowed_mentions=discord.AllowedMentions.none())
    except discord.HTTPException as error:
        log.warning("no line can be posted in channel %d: %s", channel, error)
        raise _refused(error) from None
    try:
        # Only the channel's id is known, and discord.py begins threads only in full channels.
        await client.http.start_thread_with_message(
            channel, message.id, name=name[:100], auto_archive_duration=WEEK
        )
    except (discord.HTTPException, discord.RateLimited) as error:
        log.warning("no thread can be begun in channel %d: %s", channel, error)
        with suppress(discord.HTTPException, discord.RateLimited):
            await message.delete()
        raise _refused(error) from None
    return ThreadLine(channel, message.id)


async def delete_thread(interaction: discord.Interaction, line: ThreadLine) -> None:
    """Delete a thread in which no table was opened, and its line."""
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel)
    with suppress(discord.HTTPException):
        await channel.get_partial_message(line.message).delete()


async def begin_private_place(client: discord.Client, request: Request, name: str) -> tuple[int, int | None]:
    """Begin a private place for a user: a private thread, or else direct messages. Return its channel, and its server or None.

    Raise `PlayerError` if both are refused.
    """
    parent = request.rights.parent if request.rights is not None else None
    if parent is not None:
        try:
            return await _private_thread(client, parent, request.user, name), request.guild
        except discord.HTTPException as error:
            if not is_refusal(error):
                raise
            # Too many threads, a forum's post, a channel for announcements: direct messages do as well.
            log.info("no private thread can be begun in channel %d: %s", parent, error)
    try:
        direct = await client.create_dm(discord.Object(request.user))
        await direct.send(name, allowed_mentions=discord.AllowedMentions.none())
    except discord.HTTPException as error:
        if not is_refusal(error):
            raise
        raise PlayerError("no-place-of-ones-own") from None
    return direct.id, None


async def _private_thread(client: discord.Client, parent: int, user: int, name: str) -> int:
    thread = await client.http.start_thread_without_message(
        parent,
        name=name[:100],
        auto_archive_duration=DAY,
        type=discord.ChannelType.private_thread.value,
        invitable=False,
    )
    number = int(thread["id"])
    try:
        await client.http.add_user_to_thread(number, user)
    except discord.HTTPException:
        with suppress(discord.HTTPException):
            await client.http.delete_channel(number)
        raise
    return number


def _refused(error: discord.HTTPException | discord.RateLimited) -> Exception:
    """Return the error to raise if Discord refuses a thread: a `PlayerError` that says what to do, or `error` itself in an outage."""
    if not isinstance(error, discord.HTTPException) or not is_refusal(error):
        return error
    return PlayerError("too-many-threads" if error.code in FULL else "no-thread-here")
