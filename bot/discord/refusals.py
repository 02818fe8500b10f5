"""What Discord's refusals mean, by their codes: Discord sends some of them as 400, 403 or 404 without a rule."""

import discord

GONE, LOST, ARCHIVED, LOCKED = 10008, 10003, 50083, 160005
"""A message that was deleted, a channel that is gone, a thread that is archived, one that is locked."""
TOO_MANY_EDITS = 30046
"""Too many edits of messages that are older than an hour."""
NO_ACCESS = 50001
"""Missing access: the bot is not in a private thread, or may not view the channel."""
CLOSED = frozenset({LOST, ARCHIVED, NO_ACCESS, 50013, 50024, LOCKED})
"""A channel that takes no message of the bot: gone, locked, not to be seen, no right to post, of another type."""
FULL = frozenset({30013, 160006, 160007})
"""Too many channels, active threads or announcement threads on the server."""


def is_refusal(error: BaseException) -> bool:
    """Say whether Discord will refuse the same request again: neither an outage, nor a rate limit, nor a wrong token."""
    return isinstance(error, discord.HTTPException) and error.status in (400, 403, 404)


def closes(error: BaseException) -> bool:
    """Say whether a refusal means that the channel takes no message of the bot, at least for now."""
    return (
        is_refusal(error)
        and isinstance(error, discord.HTTPException)
        and (error.code in CLOSED or isinstance(error, discord.Forbidden))
    )
