"""The local Discord itself: one aiohttp server for REST, gateway, files and the page, on one port."""

import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

from bot.local import rest
from bot.local.clock import WorldClock
from bot.local.files import install_files
from bot.local.ground import LOOPBACK
from bot.local.page.sockets import Page
from bot.local.rest.calls import MOST_REQUEST_BYTES
from bot.local.society import Society
from bot.local.world import open_world

requests_log = logging.getLogger("bot.local.requests")


def is_ours(record: logging.LogRecord) -> bool:
    """Whether a record of aiohttp is about a fault here: a request that cannot be read is the sender's, and answered with 400."""
    error = record.exc_info[1] if record.exc_info else None
    return not isinstance(error, HttpProcessingError)


requests_log.addFilter(is_ours)


class LocalDiscord(Society):
    """A local Discord. Call `start`, let a client log in to `url` with `token`, and act as its users.

    path: The file that keeps its world; None to keep it in memory.
    clock: For tests.
    port: 0 takes a free one.
    host: With an address other than the loopback, other machines can play; every page address then contains a key.
    limits: Count requests as Discord does. Do not combine it with a clock that stands still: no limit would ever end.
    """

    def __init__(
        self,
        path: Path | None = None,
        clock: WorldClock | None = None,
        port: int = 0,
        *,
        host: str = LOOPBACK,
        limits: bool = False,
        privileged_intents: bool = False,
    ) -> None:
        super().__init__(path, clock, port, host=host, limits=limits, privileged_intents=privileged_intents)
        # Further names by which it may be called, beside its address.
        self.hosts: set[str] = set()
        self.page = Page(self, self.restart)
        self._runner: web.AppRunner | None = None

    # Running

    async def start(self) -> None:
        """Begin to listen; the port is known afterwards."""
        application = web.Application(client_max_size=MOST_REQUEST_BYTES, middlewares=[self._only_from_here])
        application.router.add_get("/gateway/", self.gateway.connect)
        application.router.add_get("/gateway", self.gateway.connect)
        application.router.add_get("/token", self._tell(lambda: self.token))
        application.router.add_get("/client-secret", self._tell(lambda: self.grants.client_secret))
        rest.install(self, application)
        install_files(self, application)
        self.page.install(application)
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=1.0, logger=requests_log)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self.host, self.port)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.activities.empty()
        self.world.save()

    async def close(self) -> None:
        """Stop listening and close the world's file."""
        await self.stop()
        self.world.close()

    async def stop(self) -> None:
        """Stop listening, as a server that is down; `start` begins again."""
        if self._runner is not None:
            await self.gateway.close()
            await self.page.close()
            await self._runner.cleanup()
            self._runner = None

    async def restart(self) -> None:
        """Stop and start again at the same address; a world in a file is read anew."""
        await self.stop()
        if self.path is not None:
            self.world.close()
            self.world = open_world(self.path, self.clock)
        await self.start()

    def _tell(self, secret: Callable[[], str]) -> Callable[[web.Request], Awaitable[web.Response]]:
        """Return a handler that tells a local bot the secret it joins with; 403 if other machines can reach the server."""

        async def tell(_: web.Request) -> web.Response:
            return web.Response(text=secret()) if self.is_loopback else web.Response(status=403)

        return tell

    @web.middleware
    async def _only_from_here(self, request: web.Request, handler: Callable) -> web.StreamResponse:
        """Refuse foreign Host and Origin: a page elsewhere must not reach this server through a browser."""
        hosts = {f"{name}:{self.port}" for name in {LOOPBACK, "localhost", self.host}} | self.hosts
        origin = request.headers.get("Origin")
        if request.host not in hosts or (
            origin is not None and origin not in {f"http://{each}" for each in hosts}
        ):
            return web.Response(status=403, text="This is a local server; it answers to its own page only.")
        return await handler(request)
