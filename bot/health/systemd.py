"""Notifications to systemd: the program has started, is alive, stops. Without a listener nothing is sent."""

import asyncio
import logging
import os
import socket
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)

SOCKET, WATCHDOG = "NOTIFY_SOCKET", "WATCHDOG_USEC"
"""Variables that systemd sets: for a service of type notify, and for one with a watchdog, whose interval is in microseconds."""


def notify(message: str) -> None:
    """Send the service manager a message, for example READY=1."""
    address = os.environ.get(SOCKET)
    if not address:
        return
    # A name that begins with @ is not a file but an abstract socket.
    name = f"\0{address[1:]}" if address.startswith("@") else address
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            # A manager that does not read must not block the tables.
            line.setblocking(False)
            line.sendto(message.encode(), name)
    except OSError as error:
        log.warning("systemd cannot be told %s: %s", message, error)


async def feed_watchdog(is_well: Callable[[], Awaitable[bool]]) -> None:
    """Notify the watchdog at intervals while the program is well. Return at once without a watchdog."""
    every = int(os.environ.get(WATCHDOG) or 0) / 1_000_000 / 3
    while every:
        if await is_well():
            notify("WATCHDOG=1")
        await asyncio.sleep(every)
