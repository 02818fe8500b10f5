"""`/healthz` and `/metrics` on the machine's loopback interface, so that only local programs can read them. Neither contains a secret."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import asdict

from aiohttp import web

from bot.health.figures import Signs, exposition
from bot.health.version import version

LOOPBACK = "127.0.0.1"
TEXT = "text/plain; version=0.0.4; charset=utf-8"
"""The type of Prometheus's text format."""

Examine = Callable[[], Awaitable[Signs]]


@asynccontextmanager
async def serving(port: int, examine: Examine) -> AsyncIterator[int]:
    """Serve on the loopback interface while the context is open, and yield the port; any free one for 0. Raise `OSError`."""

    async def healthz(_: web.Request) -> web.Response:
        signs = await examine()
        faults = signs.faults()
        told = {**asdict(signs), "version": version(), "wrong": faults}
        return web.json_response(told, status=503 if faults else 200)

    async def metrics(_: web.Request) -> web.Response:
        return web.Response(body=exposition(await examine()), headers={"Content-Type": TEXT})

    application = web.Application()
    application.router.add_get("/healthz", healthz)
    application.router.add_get("/metrics", metrics)
    runner = web.AppRunner(application, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        await web.TCPSite(runner, LOOPBACK, port).start()
        yield runner.addresses[0][1]
    finally:
        await runner.cleanup()
