"""Telling systemd that the program has started, lives and stops; where nothing listens, nothing is told."""

import asyncio
import logging
import os
import socket
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)

SOCKET, WATCHDOG = "NOTIFY_SOCKET", "WATCHDOG_USEC"
"""What systemd sets for a service of the type notify, and for one that it watches: microseconds."""


def notify(message: str) -> None:
    """Tell the service manager something, for example READY=1."""
    address = os.environ.get(SOCKET)
    if not address:
        return
    # A name that begins with @ is no file: the kernel keeps it.
    name = f"\0{address[1:]}" if address.startswith("@") else address
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            # A manager that does not listen must not hold up the tables.
            line.setblocking(False)
            line.sendto(message.encode(), name)
    except OSError as error:
        log.warning("systemd cannot be told %s: %s", message, error)


async def feed_watchdog(is_well: Callable[[], Awaitable[bool]]) -> None:
    """Keep telling the watchdog that the program lives, as long as it is well; returns at once if none watches."""
    every = int(os.environ.get(WATCHDOG) or 0) / 1_000_000 / 3
    while every:
        if await is_well():
            notify("WATCHDOG=1")
        await asyncio.sleep(every)
