"""What the program has from outside: where it logs in, and when it is to stop."""

import asyncio
import signal
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

Connection = AbstractAsyncContextManager[tuple[str, Callable[[], dict[str, Any]]]]
"""A token, and what makes arguments for a client, for as long as it is open."""


def on_stop() -> asyncio.Event:
    """Return what is set when somebody stops the program."""
    stopped = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, stopped.set)
    return stopped
