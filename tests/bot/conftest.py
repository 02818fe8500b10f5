"""A running bot for each test. See tests/support/bot.py."""

from tests.support.bot import blank_pictures, bot_log, quick_disk, world

__all__ = ["blank_pictures", "bot_log", "quick_disk", "world"]
