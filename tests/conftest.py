"""All tests know the game of the tests beside the four real ones; whoever runs the program does not."""

import gc
import threading

import pytest
from discord.gateway import KeepAliveHandler

from tests.games.elsewhere import SOUNDINGS, register

register(SOUNDINGS)

pytest_plugins = ["tests.support.postgres"]
"""One server for all tests of a process that want any."""


@pytest.fixture(autouse=True, scope="module")
def kept_is_not_searched():
    """What earlier modules leave to others, as whole games, is not looked through for garbage again and again: that took a fifth of the time.

    Not before this module begins: until then the last test of the one before is kept with its bot.
    """
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def no_stray_heartbeats():
    """End discord.py's threads whose event loop is over: it leaves one where a connection is cut while it is made."""
    for thread in threading.enumerate():
        if isinstance(thread, KeepAliveHandler) and thread.ws.loop.is_closed():
            thread.stop()
