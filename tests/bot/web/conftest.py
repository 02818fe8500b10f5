"""A bot whose only front is the page's server, for each test; and a log that must stay free of errors."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.support.bot import bot_log
from tests.support.page import Server
from tests.support.time import Watch

__all__ = ["bot_log", "server", "watch"]


@pytest.fixture
def watch() -> Watch:
    """A clock that stands still."""
    return Watch()


@pytest.fixture
async def server(tmp_path: Path, watch: Watch, bot_log) -> AsyncIterator[Server]:
    """A bot that runs, with its page."""
    made = Server(tmp_path, watch, paint=lambda *_: [b"dot"])
    async with made.running():
        yield made
