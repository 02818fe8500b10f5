"""What the program has from outside: where it logs in, and when it is to stop."""

import asyncio
import signal
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any


def _nothing(_: str | None) -> None:
    """Tell nobody that the page is served."""


@dataclass(frozen=True, slots=True)
class Connected:
    """Where the program logs in.

    token: The bot's token.
    arguments: Makes keyword arguments for a client.
    client_secret: What the application proves itself with when somebody signs in to the page; None: nobody can.
    ancestors: The origins of the pages that may show ours in a frame.
    may_share_port: Another process may serve the page at the same address.
    ready: Called once with the origin of our page, or None if there is none.
    """

    token: str
    arguments: Callable[[], dict[str, Any]]
    client_secret: str | None = None
    ancestors: tuple[str, ...] = ()
    may_share_port: bool = False
    ready: Callable[[str | None], None] = _nothing


Connection = AbstractAsyncContextManager[Connected]
"""Where the program logs in, for as long as it is open."""


def on_stop() -> asyncio.Event:
    """Return what is set when somebody stops the program."""
    stopped = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, stopped.set)
    return stopped
