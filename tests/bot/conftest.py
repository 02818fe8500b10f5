"""A running bot for each test. See tests/support/bot.py and tests/support/time.py."""

from tests.support.bot import bot_log, world
from tests.support.time import time

__all__ = ["bot_log", "time", "world"]
