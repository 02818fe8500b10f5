"""Answers that come too late for Discord. The user has seen that the bot did not respond; nothing is broken."""

import logging

import discord

ANSWERED = 40060
LATE = {
    10062: "the interaction is over",
    10015: "its token has expired",
    50027: "its token has expired",
    ANSWERED: "it was answered already",
}
"""Discord's codes for an answer that comes too late, in words."""

_AUTOCOMPLETE = "discord.app_commands.tree"
"""The logger with which discord.py reports choices that could not be offered."""


def why_late(error: BaseException | None) -> str | None:
    """Return why an answer came too late; None if the error has another cause."""
    return LATE.get(error.code) if isinstance(error, discord.HTTPException) else None


def in_one_line(record: logging.LogRecord) -> bool:
    """Log late choices in one line each, because discord.py would write a traceback."""
    why = why_late(record.exc_info[1]) if record.exc_info else None
    if why is not None:
        record.msg, record.args = "choices came too late: %s", (why,)
        record.levelno, record.levelname = logging.INFO, "INFO"
        record.exc_info = record.exc_text = None
    return True


logging.getLogger(_AUTOCOMPLETE).addFilter(in_one_line)
