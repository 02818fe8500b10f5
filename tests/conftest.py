"""All tests know the game of the tests beside the four real ones; whoever runs the program does not."""

import gc
import os
import shutil
import tempfile
import threading
from pathlib import Path

import pytest
from discord.gateway import KeepAliveHandler

from tests.games.elsewhere import SOUNDINGS, register

register(SOUNDINGS)

pytest_plugins = [
    "tests.support.browser",
    "tests.support.postgres",
    "tests.support.reruns",
    "tests.support.longer",
    "tests.support.few",
    "tests.support.thirds",
]
"""One browser and one server for all tests of a process that want any; a second try; what is longer in the soak, what runs only there, a third of it."""

# Whole games are kept: to look through them for garbage after every 700 new objects takes a fifth of the time of what plays.
gc.set_threshold(20_000, 20, 20)

MEMORY = Path("/dev/shm")
ROOM = 4 * 1024**3
"""Bytes that a folder in memory must have free: all tests together write less than one gibibyte."""


def pytest_configure(config: pytest.Config) -> None:
    """Put the files of tests into memory if there is room: no test waits for the disk."""
    if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))
    if "CACHE_DIRECTORY" not in os.environ:
        # The processes of a run share what they draw, and leave nothing in the user's cache.
        cache = tempfile.TemporaryDirectory(prefix="caravel-cache-")
        os.environ["CACHE_DIRECTORY"] = cache.name
        config.add_cleanup(cache.cleanup)


def pytest_xdist_auto_num_workers() -> int:
    """Return the processes of `-n auto`: half as many again as cores, because many tests wait for a browser or a server."""
    return (os.cpu_count() or 1) * 3 // 2


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
