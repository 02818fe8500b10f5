"""The program's surroundings: the Discord that it logs in to, and the signals that stop it."""

import asyncio
import errno
import signal
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

from bot.errors import OperatorError
from games.core import record


def _nothing(_: str | None) -> None:
    """Do nothing about the page's origin."""


@record
class Connected:
    """The Discord that the program logs in to.

    token: The bot's token.
    arguments: Makes keyword arguments for a client.
    client_secret: The application's secret, used when a user signs in to the page; None: there is no page.
    ancestors: The origins of the pages that may show ours in a frame.
    may_share_port: Another process may already serve the page at the same address; that is no error.
    ready: Called once with the origin of our page, or None if there is none.
    """

    token: str
    arguments: Callable[[], dict[str, Any]]
    client_secret: str | None = None
    ancestors: tuple[str, ...] = ()
    may_share_port: bool = False
    ready: Callable[[str | None], None] = _nothing


Connection = AbstractAsyncContextManager[Connected]
"""A context in which the program can log in."""


def cannot_listen(
    error: OSError, host: str, port: int, *, address_setting: str, port_setting: str
) -> OperatorError:
    """Return the error of a server that cannot listen, naming the setting that causes it."""
    # Newer versions of Python leave out the number of this error.
    if error.errno in (errno.EADDRNOTAVAIL, None):
        return OperatorError(
            f"{host} is no address of this machine; set {address_setting} to one that it has, or remove it"
        )
    return OperatorError(
        f"port {port} of {host} cannot be used ({error.strerror}); set {port_setting} to a free one, or 0"
    )


def on_stop() -> asyncio.Event:
    """Return an event that is set when the program gets SIGINT or SIGTERM."""
    stopped = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, stopped.set)
    return stopped
