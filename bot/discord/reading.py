"""What a click, a form or an option holds, read off an interaction."""

import re
from collections.abc import Collection
from typing import Any

import discord

from bot.discord.widgets import form_values
from bot.errors import PlayerError
from bot.menus.control_ids import require_control

_NUMBER = re.compile("[0-9]{1,6}")


def chosen(interaction: discord.Interaction) -> str:
    """Return the one value of a select; raises `PlayerError` if there is none."""
    data: Any = interaction.data or {}
    match data.get("values"):
        case [str(value)]:
            return value
        case _:
            raise PlayerError("old-control")


def chosen_among(interaction: discord.Interaction, offered: Collection[str]) -> str:
    """Return the one value of a select, which must be one of those that it offers."""
    value = chosen(interaction)
    require_control(value in offered)
    return value


def chosen_number(interaction: discord.Interaction) -> int:
    """Return the one value of a select, which must be a number."""
    value = chosen(interaction)
    require_control(_NUMBER.fullmatch(value) is not None)
    return int(value)


def chosen_person(interaction: discord.Interaction) -> tuple[int, str, bool]:
    """Return the one person chosen from a list of people: their id, what they are called here, whether that is a bot."""
    data: Any = interaction.data or {}
    resolved = data.get("resolved", {})
    user = resolved.get("users", {}).get(chosen(interaction))
    require_control(user is not None)
    nick = resolved.get("members", {}).get(user["id"], {}).get("nick")
    return int(user["id"]), nick or user.get("global_name") or user["username"], bool(user.get("bot"))


def typed(interaction: discord.Interaction) -> str:
    """Return the one line of a form."""
    return "".join(form_values(interaction).get("text", []))
