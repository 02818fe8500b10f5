"""The local Discord of the program: started with the bot, served alone, or joined."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp

from bot.errors import OperatorError
from bot.local import LocalDiscord, WorldError, client_arguments, local_origins, redirect
from bot.local.page.sockets import SHARED, STATIC
from bot.program.files import check_page
from bot.program.outside import Connected, cannot_listen, on_stop
from bot.settings import Settings

AT_ONCE = 16
"""Sessions that may begin at a time: a bot of several shards does not keep its players waiting."""
PATIENCE = aiohttp.ClientTimeout(10)


@asynccontextmanager
async def started(settings: Settings) -> AsyncIterator[Connected]:
    """Start a local Discord, and log in there. It enables *Activities* and shows our page once the page is served."""
    async with serving(settings) as server:

        def ready(page: str | None) -> None:
            if page is None:
                server.activities.disable()
            else:
                server.activities.enable(page)
            invite(server.page_url)

        with redirect(server.url):
            secret = server.grants.client_secret
            yield Connected(server.token, client_arguments, secret, server.origins, ready=ready)


@asynccontextmanager
async def joined(settings: Settings) -> AsyncIterator[Connected]:
    """Log in to a local Discord of another program on this machine, with the token and secret that it gives out; they are never real."""
    if settings.discord_token is not None:
        raise OperatorError("join is for a local Discord, which has a token of its own: remove DISCORD_TOKEN")
    url = f"http://{settings.local_address}:{settings.local_port}"
    try:
        async with (
            aiohttp.ClientSession(timeout=PATIENCE, raise_for_status=True) as http,
            http.get(f"{url}/token", allow_redirects=False) as answer,
            http.get(f"{url}/client-secret", allow_redirects=False) as another,
        ):
            token, secret = await answer.text(), await another.text()
    except (aiohttp.ClientError, TimeoutError):
        raise OperatorError(
            f"no local Discord at {url} can be joined: start one with `python -m bot local` and the same CARAVEL_LOCAL_PORT"
        ) from None
    with redirect(url):
        invite(f"{url}/")
        origins = local_origins(str(settings.local_address), settings.local_port)
        yield Connected(token, client_arguments, secret, origins, may_share_port=True)


def invite(page: str) -> None:
    """Print where to play."""
    print(f"Caravel plays at {page} (Ctrl+C ends it; everything is kept): open it and type /play", flush=True)


async def serve(settings: Settings) -> int:
    """Serve a local Discord alone until it is stopped, for bots that join it. Return the exit code."""
    stopped = on_stop()
    async with serving(settings) as server:
        if settings.port_of_page:
            server.activities.enable(f"http://{settings.local_address}:{settings.port_of_page}")
        print(f"The local Discord is at {server.page_url} (Ctrl+C ends it): let bots join it", flush=True)
        await stopped.wait()
    return 0


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[LocalDiscord]:
    """Serve a local Discord while this is open."""
    host, port = str(settings.local_address), settings.local_port
    check_page(STATIC, SHARED)
    try:
        server = LocalDiscord(settings.local_world, port=port, host=host, limits=True)
    except WorldError as error:
        raise OperatorError(f"CARAVEL_LOCAL_WORLD: {error}") from None
    server.gateway.starts.max_concurrency = AT_ONCE
    try:
        await server.start()
    except OSError as error:
        names = {"address_setting": "CARAVEL_LOCAL_ADDRESS", "port_setting": "CARAVEL_LOCAL_PORT"}
        raise cannot_listen(error, host, port, **names) from None
    try:
        yield server
    finally:
        await server.close()
