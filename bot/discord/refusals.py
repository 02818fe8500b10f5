"""Codes of Discord's refusals. The HTTP status does not tell them apart: it is 400, 403 or 404 without a rule."""

import discord

GONE, LOST, ARCHIVED, LOCKED = 10008, 10003, 50083, 160005
"""A message that was deleted, a channel that is gone, a thread that is archived, one that is locked."""
TOO_MANY_EDITS = 30046
"""Too many edits of messages that are older than an hour."""
NO_ACCESS = 50001
"""Missing access: the bot is not in a private thread, or may not view the channel."""
CLOSED = frozenset({LOST, ARCHIVED, NO_ACCESS, 50013, 50024, LOCKED})
"""The channel accepts no message of the bot: it is gone, locked, hidden or of another type, or the bot may not post."""
FULL = frozenset({30013, 160006, 160007})
"""Too many channels, active threads or announcement threads on the server."""


def is_refusal(error: BaseException) -> bool:
    """Whether Discord would refuse the same request again. False for outages, rate limits and a wrong token."""
    return isinstance(error, discord.HTTPException) and error.status in (400, 403, 404)


def closes(error: BaseException) -> bool:
    """Whether a refusal means that the channel accepts no message of the bot, at least for now."""
    return (
        is_refusal(error)
        and isinstance(error, discord.HTTPException)
        and (error.code in CLOSED or isinstance(error, discord.Forbidden))
    )
