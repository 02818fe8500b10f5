"""The local Discord and the program: begun with the bot, served alone, or joined."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from bot.errors import OperatorError
from bot.local import LocalDiscord, WorldError, client_arguments, redirect
from bot.program.outside import on_stop
from bot.settings import Settings

AT_ONCE = 16
"""Sessions that may begin at a time: a bot of several shards does not keep its players waiting."""
PATIENCE = aiohttp.ClientTimeout(10)


@asynccontextmanager
async def started(settings: Settings) -> AsyncIterator[tuple[str, Callable[[], dict[str, Any]]]]:
    """Start a local Discord; gives its token, and what makes arguments for a client."""
    async with serving(settings) as server:
        with redirect(server.url):
            invite(server.page_url)
            yield server.token, client_arguments


@asynccontextmanager
async def joined(settings: Settings) -> AsyncIterator[tuple[str, Callable[[], dict[str, Any]]]]:
    """Give the same of one that another program of this machine serves; the token is what it tells, never a real one."""
    if settings.discord_token is not None:
        raise OperatorError("join is for a local Discord, which has a token of its own: remove DISCORD_TOKEN")
    url = f"http://{settings.local_address}:{settings.local_port}"
    try:
        async with (
            aiohttp.ClientSession(timeout=PATIENCE, raise_for_status=True) as http,
            http.get(f"{url}/token", allow_redirects=False) as answer,
        ):
            token = await answer.text()
    except (aiohttp.ClientError, TimeoutError):
        raise OperatorError(
            f"no local Discord at {url} can be joined: start one with `python -m bot local` and the same CARAVEL_LOCAL_PORT"
        ) from None
    with redirect(url):
        invite(f"{url}/")
        yield token, client_arguments


def invite(page: str) -> None:
    """Say where to play."""
    print(f"Caravel plays at {page} (Ctrl+C ends it; everything is kept): open it and type /play", flush=True)


async def serve(settings: Settings) -> int:
    """Serve a local Discord alone until it is stopped, for bots that join it; returns the exit code."""
    stopped = on_stop()
    async with serving(settings) as server:
        print(f"The local Discord is at {server.page_url} (Ctrl+C ends it): let bots join it", flush=True)
        await stopped.wait()
    return 0


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[LocalDiscord]:
    """Serve a local Discord while this is open."""
    host, port = str(settings.local_address), settings.local_port
    try:
        server = LocalDiscord(settings.local_world, port=port, host=host, limits=True)
    except WorldError as error:
        raise OperatorError(str(error)) from None
    server.gateway.starts.max_concurrency = AT_ONCE
    try:
        await server.start()
    except OSError as error:
        raise OperatorError(
            f"port {port} of {host} cannot be used ({error.strerror}); set CARAVEL_LOCAL_PORT to a free one, or 0"
        ) from None
    try:
        yield server
    finally:
        await server.close()
