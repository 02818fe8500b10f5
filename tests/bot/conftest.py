"""A running bot for each test. See tests/support/bot.py and tests/support/time.py."""

from tests.support.bot import blank_pictures, bot_log, world
from tests.support.time import time

__all__ = ["blank_pictures", "bot_log", "time", "world"]
