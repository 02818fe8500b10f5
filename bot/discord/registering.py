"""Registers the commands at Discord, only if they have changed, because Discord limits how often that is done."""

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
"""An id that no server has. The program stores its own notes under it."""
COMMANDS, IDS = "commands", "command ids"
INVALID_FORM = 50035
SLASH, ENTRY_POINT = 1, 4
"""Types of commands. discord.py does not know the second one, which opens an Activity."""
SENT_ALONG = ("name", "type", "handler", "integration_types", "contexts")
"""Fields sent back to Discord for an entry point that does not change."""
APP_HANDLER = 1
"""The bot answers the entry point. With any other handler Discord opens the page itself and posts a message about it."""


async def register(
    tree: app_commands.CommandTree[Any], storage: Storage, *, launches: bool = False
) -> dict[str, int]:
    """Register the commands of a logged-in client, unless Discord already has them. Return the known command ids by name.

    If Discord refuses the commands, log that for the operator and keep the old ones. An error of Discord's servers is raised.

    Discord creates an entry point when the operator ticks *Activities*, and refuses a list without it. So the entry point is
    fetched and sent along, never created.

    launches: There is a page to open, so the bot becomes the handler of the entry point. Otherwise it stays as it is.
    """
    notes = await storage.server_settings(PROGRAM)
    now = _fingerprint(tree)
    known: dict[str, int] = notes.get(IDS) or {}
    is_told = notes.get(COMMANDS) == now and bool(known)
    if is_told and not launches:
        return known
    try:
        found = await _entry_points(tree.client)
        wanted = [{**command, "handler": APP_HANDLER} if launches else command for command in found]
        if is_told and found == wanted:
            return known
        synced = await _send(tree, wanted)
    except (app_commands.AppCommandError, discord.HTTPException, discord.RateLimited) as error:
        if isinstance(error, discord.DiscordServerError):
            raise
        log.error("Discord refuses the commands, people see the old ones: %s", " ".join(str(error).split()))
        return known
    ids = {command["name"]: int(command["id"]) for command in synced if command.get("type", SLASH) == SLASH}
    await storage.set_server_settings(PROGRAM, {**notes, COMMANDS: now, IDS: ids})
    return ids


async def known_ids(storage: Storage) -> dict[str, int]:
    """Return the ids of the registered commands, by name."""
    return (await storage.server_settings(PROGRAM)).get(IDS) or {}


async def _entry_points(client: discord.Client) -> list[dict[str, Any]]:
    """Return a list with the application's entry point at Discord; empty if there is none."""
    assert client.application_id is not None
    fetched: list[Any] = await client.http.get_global_commands(client.application_id)
    found = [command for command in fetched if command.get("type") == ENTRY_POINT]
    return [{key: command[key] for key in SENT_ALONG if key in command} for command in found]


async def _send(
    tree: app_commands.CommandTree[Any], entry_points: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    """Replace all commands at Discord by ours, translated, and the entry point. Return the registered commands.

    This repeats `CommandTree.sync`, which cannot send a command that discord.py does not know.
    """
    client, translator, ours = tree.client, tree.translator, tree.get_commands()
    assert client.application_id is not None
    assert translator is not None
    payload: list[Any] = [await command.get_translated_payload(tree, translator) for command in ours]
    try:
        sent: list[Any] = await client.http.bulk_upsert_global_commands(
            client.application_id, payload=payload + entry_points
        )
    except discord.HTTPException as error:
        if (error.status, error.code) == (400, INVALID_FORM):
            # This error names the commands and options; Discord's answer only counts them.
            raise app_commands.CommandSyncFailure(error, ours) from None
        raise
    return sent


def _fingerprint(tree: app_commands.CommandTree[Any]) -> str:
    """Return a fingerprint of the present commands of this application, in all languages."""
    data: list[Any] = [
        tree.client.application_id,
        *(command.to_dict(tree) for command in tree.get_commands()),
    ]
    found = sha256(json.dumps(data, sort_keys=True).encode())
    for language in languages():
        for file in files_of(language):
            found.update(file.read_bytes())
    return found.hexdigest()
