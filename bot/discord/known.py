"""The emojis that a client knows, by sprite."""

from collections.abc import Mapping

import discord

Known = Mapping[str, discord.PartialEmoji]
"""Emojis by sprite."""
NONE: Known = {}
