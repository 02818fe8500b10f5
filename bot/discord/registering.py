"""Telling Discord of the commands: only when they have changed, for Discord counts how often that is done."""

import json
import logging
from hashlib import sha256
from typing import Any

import discord
from discord import app_commands

from bot.storage import Storage
from games.words.files import files_of, languages

log = logging.getLogger(__name__)

PROGRAM = 0
"""No server has this id: under it the program keeps what it notes for itself."""
COMMANDS, IDS = "commands", "command ids"


async def register(tree: app_commands.CommandTree[Any], storage: Storage) -> dict[str, int]:
    """Register the commands of a client that has logged in, unless these are the ones that Discord has from us.

    Returns their ids by name, as far as they are known. Commands that Discord refuses are an operator's matter: the old ones stay, and the tables go on.
    """
    notes = await storage.server_settings(PROGRAM)
    now = _fingerprint(tree)
    known: dict[str, int] = notes.get(IDS) or {}
    if notes.get(COMMANDS) == now and known:
        return known
    try:
        synced = await tree.sync()
    except (app_commands.AppCommandError, discord.HTTPException, discord.RateLimited) as error:
        if isinstance(error, discord.DiscordServerError):
            raise
        log.error("Discord refuses the commands, people see the old ones: %s", " ".join(str(error).split()))  # noqa: TRY400  # one line for the operator
        return known
    ids = {command.name: command.id for command in synced}
    await storage.set_server_settings(PROGRAM, {**notes, COMMANDS: now, IDS: ids})
    return ids


async def known_ids(storage: Storage) -> dict[str, int]:
    """Return the ids of the commands that Discord has been told of, by name."""
    return (await storage.server_settings(PROGRAM)).get(IDS) or {}


def _fingerprint(tree: app_commands.CommandTree[Any]) -> str:
    """Return a name of today's commands, of this application, in all languages."""
    data: list[Any] = [
        tree.client.application_id,
        *(command.to_dict(tree) for command in tree.get_commands()),
    ]
    found = sha256(json.dumps(data, sort_keys=True).encode())
    for language in languages():
        for file in files_of(language):
            found.update(file.read_bytes())
    return found.hexdigest()
