"""One connection on aiosqlite's thread: each call of the door is one function there, one hop, one transaction."""

import asyncio
from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

import aiosqlite

from bot.storage.engine import Query
from bot.storage.sqlite.database import Database

P = ParamSpec("P")
T = TypeVar("T")


class OneHop(aiosqlite.Connection):
    """An aiosqlite connection that runs whole functions.

    aiosqlite's own methods hop to the thread and back once per statement: a move of eight statements would
    cost twenty hops, other calls could slip in between, and a cancelled one would leave a transaction open.
    """

    _stopped: asyncio.Future[Any] | None = None

    @classmethod
    async def open(cls, connector: Callable[[], Database]) -> Self:
        """Start the thread and open the connection there; raises what `connector` raises."""
        db = cls(connector, iter_chunk_size=64)
        try:
            await db
        except BaseException:
            # The thread ends on its own, but must not answer a loop that is closed by then.
            if db._stopped is not None:
                await db._stopped
            raise
        return db

    @property
    def _database(self) -> Database:
        db = self._conn
        assert isinstance(db, Database), "whoever opened it did so as one of ours"
        return db

    def stop(self) -> asyncio.Future[Any] | None:
        """End the thread, as aiosqlite does when it is closed or could not be opened."""
        self._stopped = super().stop()
        return self._stopped

    async def run(self, work: Callable[Concatenate[Database, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `work(connection, …)` on the thread."""
        return await self._execute(work, self._database, *args, **kwargs)

    async def write(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `query(connection, …)` as one transaction; durable on return, undone if it raises."""
        return await self._execute(_in_transaction, self._database, query, *args, **kwargs)


def _in_transaction(db: Database, query: Query[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    db.execute("BEGIN IMMEDIATE")
    try:
        result = query(db, *args, **kwargs)
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return result
