"""PostgreSQL as an engine: transactions on a few threads, each with a connection of its own."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import psycopg

from bot.storage.engine import Engine, Query
from bot.storage.errors import StorageError
from bot.storage.postgres.connections import Connections
from bot.storage.postgres.database import READING, WRITING, Database, in_transaction
from bot.storage.postgres.saying import is_lost, saying

P = ParamSpec("P")
T = TypeVar("T")

ATTEMPTS = 3
"""How often a transaction is begun at most that the server has undone, because two stood in each other's way."""

CONNECTIONS = 8
"""How many transactions of one process run at once: beyond that they only wait for each other's disk and processor."""


class Postgres(Engine):
    """A database of a server. `guard` is a connection that is held open for its locks, if there is one."""

    def __init__(
        self,
        name: str,
        connections: Connections,
        *,
        shared: bool = False,
        guard: psycopg.Connection[Any] | None = None,
    ) -> None:
        self.name = name
        self.is_watched = not shared
        self._connections = connections
        self._guard = guard
        self._threads = ThreadPoolExecutor(CONNECTIONS, thread_name_prefix="postgres")

    async def read(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `query(connection, …)`; once more if the connection turns out to be broken."""
        return await self._hop(READING, lambda db: query(db, *args, **kwargs))

    async def write(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `query(connection, …)`; never again where it may have taken place."""
        return await self._hop(WRITING, lambda db: query(db, *args, **kwargs))

    async def _hop(self, begin: str, work: Callable[[Database], T]) -> T:
        running = asyncio.get_running_loop().run_in_executor(self._threads, partial(self._run, begin, work))
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            # Whoever comes next finds it done.
            await asyncio.wait({running})
            running.exception()  # nobody waits for it any more
            raise

    def _run(self, begin: str, work: Callable[[Database], T]) -> T:
        with saying(self.name):
            for attempt in range(1, ATTEMPTS + 1):
                try:
                    return in_transaction(self._connections.mine(), begin, work)
                except (psycopg.errors.DeadlockDetected, psycopg.errors.SerializationFailure):
                    if attempt == ATTEMPTS:
                        raise
                except psycopg.OperationalError as error:
                    if begin is not READING or not is_lost(error) or attempt > 1:
                        raise
        raise AssertionError("the last attempt returns or raises")

    async def back_up(self, target: Path) -> None:
        """Refuse: the server's own tools do that."""
        raise StorageError(self.name, "is backed up by PostgreSQL itself", "use pg_dump, and pg_restore")

    async def close(self) -> None:
        """Finish what is under way and hang up."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._threads.shutdown()
        self._connections.close()
        if self._guard is not None:
            self._guard.close()
