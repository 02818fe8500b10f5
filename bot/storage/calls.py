"""The base class of the door's parts: how they call the database."""

from collections.abc import Callable, Iterable
from typing import ParamSpec, TypeVar

from bot.storage.engine import Connection, Engine, Query
from bot.storage.errors import StorageError
from bot.storage.hints import Common, Hint
from bot.storage.shards import Shard

P = ParamSpec("P")
T = TypeVar("T")


class Calls:
    """Calls of the database. Each is one function of a connection, and one transaction."""

    def __init__(self, engine: Engine, shard: Shard = Shard.ALONE, common: Common | None = None) -> None:
        self._engine = engine
        self._common = common or Common()
        self._common.doors.add(self)
        self.shard = shard
        """The shard whose due work this client sees. Lookups by id are not limited to it."""
        self._told: Callable[[], None] = lambda: None
        self._hear: Callable[[Hint], None] = lambda _: None

    def listen_with(self, *, told: Callable[[], None], hear: Callable[[Hint], None]) -> None:
        """Call `told` after anything that may have written to the outbox, and `hear` for changes by other clients.

        Other clients use other doors, in this process or in another one. A second call replaces the first.
        """
        self._told, self._hear = told, hear

    def hear(self, hint: Hint) -> None:
        """Pass on a change by another client."""
        self._hear(hint)

    async def run(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a caller's own query, for tools that read everything."""
        return await self._engine.read(query, *args, **kwargs)

    async def change(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a caller's own query that writes, for tools that run alone."""
        return await self._engine.write(query, *args, **kwargs)

    async def _read(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._engine.read(query, *args, **kwargs)

    async def _write(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        if not self._common.may_write():
            raise StorageError(
                self._engine.name, "others may look after our shards by now", "it is tried again"
            )
        try:
            result = await self._engine.write(query, *args, **kwargs)
        except StorageError as error:
            self._common.refused = error
            raise
        self._common.refused = None
        return result

    def refused(self) -> StorageError | None:
        """Return why the database refused the last write of any client here; None if it took it."""
        return self._common.refused

    async def _tell(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Write what may add to the outbox, and call `told`, even if cancelled: the write may happen all the same."""
        try:
            return await self._write(query, *args, **kwargs)
        finally:
            self._told()

    async def _hint(
        self, hints: Callable[[T], Iterable[Hint]], query: Query[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Write a change of which other clients get hints, and which may add to the outbox, as in `_tell`."""
        try:
            return await self._let_hear(hints, query, *args, **kwargs)
        finally:
            self._told()

    async def _let_hear(
        self, hints: Callable[[T], Iterable[Hint]], query: Query[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Write a change of which other clients get hints, here and in other processes."""
        result = await self._write(_noted, hints, query, *args, **kwargs)
        self._common.pass_on(hints(result), but=self)
        return result

    def _outboxes(self, guilds: Iterable[int | None]) -> list[Hint]:
        """Return the hints about new outbox rows in shards of other clients."""
        return [Hint("outbox", guild or 0) for guild in guilds if not self.shard.holds(guild)]


def _noted(
    db: Connection,
    hints: Callable[[T], Iterable[Hint]],
    query: Query[P, T],
    *args: P.args,
    **kwargs: P.kwargs,
) -> T:
    result = query(db, *args, **kwargs)
    for hint in hints(result):
        db.notify(str(hint))
    return result
