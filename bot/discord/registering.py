"""Telling Discord of the commands: only when they have changed, for Discord counts how often that is done."""

import json
import logging
from hashlib import sha256
from typing import Any

import discord
from discord import app_commands

from bot.storage import Storage

log = logging.getLogger(__name__)

PROGRAM = 0
"""No server has this id: under it the program keeps what it notes for itself."""
COMMANDS = "commands"


async def register(tree: app_commands.CommandTree[Any], storage: Storage) -> None:
    """Register the commands of a client that has logged in, unless these are the ones that Discord has from us.

    Commands that Discord refuses are an operator's matter: the old ones stay, and the tables go on.
    """
    notes = await storage.server_settings(PROGRAM)
    now = _fingerprint(tree)
    if notes.get(COMMANDS) == now:
        return
    try:
        await tree.sync()
    except (app_commands.AppCommandError, discord.HTTPException, discord.RateLimited) as error:
        if isinstance(error, discord.DiscordServerError):
            raise
        log.error("Discord refuses the commands, people see the old ones: %s", " ".join(str(error).split()))  # noqa: TRY400  # one line for the operator
        return
    await storage.set_server_settings(PROGRAM, {**notes, COMMANDS: now})


def _fingerprint(tree: app_commands.CommandTree[Any]) -> str:
    """Return a name of today's commands, of this application."""
    data: list[Any] = [
        tree.client.application_id,
        *(command.to_dict(tree) for command in tree.get_commands()),
    ]
    return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()
