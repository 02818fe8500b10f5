"""A running bot for each test. See tests/support/bot.py and tests/support/time.py."""

import pytest

from bot.discord import hands, public_answers, replies
from tests.support.bot import bot_log, bot_options, world
from tests.support.time import time

__all__ = ["bot_log", "bot_options", "time", "world"]


@pytest.fixture(autouse=True)
def unhurried(monkeypatch):
    """No answer is announced, misses its post, or comes without its hand, because the machine is slow, unless a test is about that."""
    monkeypatch.setattr(replies, "PATIENCE", 60.0)
    monkeypatch.setattr(public_answers, "AWAITED", 60.0)
    monkeypatch.setattr(hands, "PATIENCE", 60.0)
