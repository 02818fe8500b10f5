"""Watching over the program while it runs: `/healthz` and `/metrics`, and systemd's watchdog."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.app import Apps
from bot.errors import OperatorError
from bot.health.figures import Signs
from bot.health.systemd import feed_watchdog, notify
from bot.health.web import serving
from bot.storage import Storage, StorageError

PATIENCE = 10.0
"""Seconds within which the database must answer to count as working."""


class Watching:
    """Asks the apps that the program runs at the moment."""

    def __init__(self, storage: Storage, apps: Apps) -> None:
        self._storage = storage
        self._apps = apps

    async def signs(self) -> Signs:
        """Return the signs of life of this moment."""
        app = next(iter(self._apps.running.values()), None)
        if app is None:
            return Signs(standing_by=self._apps.is_standing_by())
        return await app.operating.signs()

    async def is_well(self) -> bool:
        """Whether the program itself works. An outage of Discord does not count: a restart would not help."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._storage.outbox_depth()
        except (StorageError, TimeoutError):
            return False
        return True

    @asynccontextmanager
    async def watched(self, port: int) -> AsyncIterator[None]:
        """Serve the health checks at a port (0: none) and report to systemd while the context is open.

        Raise `OperatorError` if the port cannot be used.
        """
        async with _answering(self, port):
            notify("READY=1")
            feeding = asyncio.create_task(feed_watchdog(self.is_well), name="watchdog")
            try:
                yield
            finally:
                notify("STOPPING=1")
                feeding.cancel()
                await asyncio.gather(feeding, return_exceptions=True)


@asynccontextmanager
async def _answering(watching: Watching, port: int) -> AsyncIterator[None]:
    if not port:
        yield
        return
    serve = serving(port, watching.signs)
    try:
        await serve.__aenter__()
    except OSError as error:
        raise OperatorError(
            f"port {port} of 127.0.0.1 cannot be used ({error.strerror}); set CARAVEL_HEALTH_PORT to a free one, or 0"
        ) from None
    try:
        yield
    finally:
        await serve.__aexit__(None, None, None)
