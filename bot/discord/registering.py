"""Telling Discord of the commands: only when they have changed, for Discord counts how often that is done."""

import json
import logging
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import discord

if TYPE_CHECKING:
    from bot.discord.client import Caravel

log = logging.getLogger(__name__)

PROGRAM = 0
"""No server has this id: under it the program keeps what it notes for itself."""
COMMANDS = "commands"


async def register(bot: "Caravel") -> None:
    """Register the commands of a bot that has logged in, unless these are the ones that Discord has from us.

    Commands that Discord refuses are an operator's matter: the old ones stay, and the tables go on.
    """
    notes = await bot.tables.storage.server_settings(PROGRAM)
    now = _fingerprint(bot)
    if notes.get(COMMANDS) == now:
        return
    try:
        await bot.tree.sync()
    except (discord.app_commands.AppCommandError, discord.HTTPException, discord.RateLimited) as error:
        if isinstance(error, discord.DiscordServerError):
            raise
        log.error("Discord refuses the commands, people see the old ones: %s", " ".join(str(error).split()))  # noqa: TRY400  # one line for the operator
        return
    await bot.tables.storage.set_server_settings(PROGRAM, {**notes, COMMANDS: now})


def _fingerprint(bot: "Caravel") -> str:
    """Return a name of today's commands, of this application."""
    data: list[Any] = [
        bot.application_id,
        *(command.to_dict(bot.tree) for command in bot.tree.get_commands()),
    ]
    return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()
