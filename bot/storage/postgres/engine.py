"""PostgreSQL as an engine: transactions on a few threads, each with its own connection."""

import asyncio
from collections.abc import Callable, Sequence
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
"""Maximum number of attempts for a transaction that the server undoes because of a conflict with another one."""

CONNECTIONS = 8
"""Maximum number of concurrent transactions of a process. More would only compete for the server's disk and processor."""

TOGETHER = 100
"""Maximum number of calls that are written in one transaction."""

_Work = Callable[[Database], Any]
_Outcome = tuple[Any, BaseException | None]


class Postgres(Engine):
    """A PostgreSQL database. `guard` is a connection that is kept open for its locks, if there is one."""

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
        self._waiting: list[tuple[_Work, asyncio.Future[Any]]] = []
        self._writing: asyncio.Future[list[_Outcome]] | None = None

    async def read(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `query(connection, …)`, once more if the connection turns out to be broken."""
        work = partial(self._run, READING, lambda db: query(db, *args, **kwargs))
        with saying(self.name):
            return await _finished(asyncio.get_running_loop().run_in_executor(self._threads, work))

    async def write(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `query(connection, …)`. Never retry it if it may have been committed.

        Calls that arrive during another write are written together in one transaction, which saves round trips and disk writes. If one
        of them fails, the others are written without it.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((lambda db: query(db, *args, **kwargs), done))
        if self._writing is None:
            self._write_next()
        with saying(self.name):
            return await _finished(done)

    def _write_next(self) -> None:
        group, self._waiting = self._waiting[:TOGETHER], self._waiting[TOGETHER:]
        works = [work for work, _ in group]
        loop = asyncio.get_running_loop()
        self._writing = loop.run_in_executor(self._threads, self._written, works)
        self._writing.add_done_callback(partial(self._tell, [done for _, done in group]))

    def _tell(self, group: Sequence[asyncio.Future[Any]], writing: asyncio.Future[list[_Outcome]]) -> None:
        """Give each call of a group its result, and write the calls that have arrived meanwhile."""
        self._writing = None
        if self._waiting:
            self._write_next()
        for done, (result, error) in zip(group, writing.result(), strict=True):
            if error is None:
                done.set_result(result)
            else:
                done.set_exception(error)

    def _written(self, works: Sequence[_Work]) -> list[_Outcome]:
        """Write all in one transaction. If one fails, nothing was committed: try each half."""
        try:
            return [(result, None) for result in self._run(WRITING, lambda db: db.all_of(works))]
        except BaseException as error:  # noqa: BLE001  # whoever waits gets it
            if len(works) == 1 or not isinstance(error, Exception) or _is_everybodys(error):
                return [(None, error)] * len(works)
        middle = len(works) // 2
        return self._written(works[:middle]) + self._written(works[middle:])

    def _run(self, begin: str, work: Callable[[Database], T]) -> T:
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
        """Refuse: use the server's own tools."""
        raise StorageError(self.name, "is backed up by PostgreSQL itself", "use pg_dump, and pg_restore")

    async def scrub(self) -> None:
        """Do nothing: there is no file beside the database."""

    async def close(self) -> None:
        """Finish the queries under way and disconnect."""
        while self._writing is not None:
            await asyncio.wait({self._writing})
        # Refuse new queries at once, without waiting for those that are still reading.
        self._threads.shutdown(wait=False)
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._threads.shutdown()
        self._connections.close()
        if self._guard is not None:
            self._guard.close()


async def _finished(running: asyncio.Future[T]) -> T:
    """Wait for a transaction even if we are cancelled, so that the next caller finds it done."""
    try:
        return await asyncio.shield(running)
    except asyncio.CancelledError:
        # Fetch the error even if we are cancelled again: otherwise asyncio logs it.
        running.add_done_callback(lambda done: done.cancelled() or done.exception())
        await asyncio.wait({running})
        raise


def _is_everybodys(error: Exception) -> bool:
    """Whether an error is the server's, not one piece of work's. Then retrying halves does not help, and all may be committed."""
    return isinstance(error, StorageError) or (isinstance(error, psycopg.Error) and is_lost(error))
