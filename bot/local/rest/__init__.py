"""The REST API, a module per resource. Importing them registers their routes. Begin with `calls`: one request."""

from bot.local.rest import activities, channels, commands, emojis, guilds, interactions, messages, users
from bot.local.rest.calls import install

__all__ = [
    "activities",
    "channels",
    "commands",
    "emojis",
    "guilds",
    "install",
    "interactions",
    "messages",
    "users",
]
