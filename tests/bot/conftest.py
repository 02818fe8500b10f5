"""A running bot for each test. See tests/support/bot.py and tests/support/time.py."""

import pytest

from bot.discord import replies
from tests.support.bot import bot_log, bot_options, world
from tests.support.time import time

__all__ = ["bot_log", "bot_options", "time", "world"]


@pytest.fixture(autouse=True)
def unhurried(monkeypatch):
    """No answer is announced because the machine is slow: what comes first is the answer, unless a test is about that."""
    monkeypatch.setattr(replies, "PATIENCE", 60.0)
