"""Hooks by which an unmodified discord.py finds the local Discord instead of the real one.

`redirect` sets three class attributes for as long as it is open, so one process has one local Discord at a time.
"""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import aiohttp
import yarl
from aiohttp.abc import AbstractResolver, ResolveResult
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route


class Refusing(AbstractResolver):
    """Resolves no name at all; addresses like 127.0.0.1 do not ask it. So nothing here reaches the network."""

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """Refuse."""
        raise OSError(f"the local Discord looks up no names, and {host}:{port} ({family.name}) is one")

    async def close(self) -> None:
        """Do nothing: there is nothing to close."""


@contextmanager
def redirect(base_url: str) -> Iterator[None]:
    """Make every discord.py client of this process talk to the server at `base_url` while this is open."""
    before = (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE)
    base = yarl.URL(base_url)
    Route.BASE = f"{base_url.rstrip('/')}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = base.with_scheme("ws").with_path("/gateway/")
    Asset.BASE = base_url.rstrip("/")  # type: ignore[assignment] - discord.py declares its one value
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = before


def client_arguments() -> dict[str, Any]:
    """Keyword arguments for the client: no look-ups of names, no waiting for guilds that are already there.

    Call it inside the running event loop, once per client.
    """
    return {
        "connector": aiohttp.TCPConnector(limit=0, resolver=Refusing()),
        "guild_ready_timeout": 0.0,
    }
