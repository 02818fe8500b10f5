"""A fresh local Discord for each test, and a bot that logs in to it. See tests/support/local.py."""

from tests.support.local import bot, discord_log, discord_server

__all__ = ["bot", "discord_log", "discord_server"]
