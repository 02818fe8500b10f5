"""A click, a choice or a sent form of Discord's, read as a request."""

from collections.abc import Mapping
from typing import Any

import discord

from bot.acts.requests import Guest, Request
from bot.discord.permissions import rights_of
from bot.discord.widgets import form_values


def request_of(interaction: discord.Interaction) -> Request:
    """Return an interaction as a request, with the rights in its channel."""
    data: Any = interaction.data or {}
    return Request(
        control=str(data.get("custom_id", "")),
        user=interaction.user.id,
        name=interaction.user.display_name,
        channel=interaction.channel_id,
        guild=interaction.guild_id,
        values=tuple(map(str, data["values"])) if "values" in data else None,
        fields=form_values(interaction),
        people=_people(data.get("resolved", {})),
        rights=rights_of(interaction),
    )


def _people(resolved: Mapping[str, Any]) -> dict[str, Guest]:
    """Return the people chosen from a list, with their names on the server."""
    members = resolved.get("members", {})
    return {
        key: Guest(
            int(user["id"]),
            members.get(key, {}).get("nick") or user.get("global_name") or user["username"],
            bool(user.get("bot")),
        )
        for key, user in resolved.get("users", {}).items()
    }
