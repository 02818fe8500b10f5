"""How the parts of the narrow door reach the database."""

from collections.abc import Callable, Iterable
from typing import ParamSpec, TypeVar

from bot.storage.engine import Connection, Engine, Query
from bot.storage.errors import StorageError
from bot.storage.hints import Common, Hint
from bot.storage.shards import Shard

P = ParamSpec("P")
T = TypeVar("T")


class Calls:
    """Each call is one function of a connection, one transaction."""

    def __init__(self, engine: Engine, shard: Shard = Shard.ALONE, common: Common | None = None) -> None:
        self._engine = engine
        self._common = common or Common()
        self._common.doors.add(self)
        self.shard = shard
        """Where it is looked for what is to be done; what is asked for by its number is found anywhere."""
        self._told: Callable[[], None] = lambda: None
        self._hear: Callable[[Hint], None] = lambda _: None

    def listen_with(self, *, told: Callable[[], None], hear: Callable[[Hint], None]) -> None:
        """Let `told` be called after whatever may have put something into the outbox, and `hear` for what others have changed.

        The others are doors of this process and other processes. There is one who listens: the one before hears no more.
        """
        self._told, self._hear = told, hear

    def hear(self, hint: Hint) -> None:
        """Pass on what others have changed."""
        self._hear(hint)

    async def run(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a query of somebody else's, for tools that look at everything."""
        return await self._engine.read(query, *args, **kwargs)

    async def change(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a query of somebody else's that changes something, for tools that are alone."""
        return await self._engine.write(query, *args, **kwargs)

    async def _read(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._engine.read(query, *args, **kwargs)

    async def _write(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        if not self._common.may_write():
            raise StorageError(
                self._engine.name, "others may look after our shards by now", "it is tried again"
            )
        return await self._engine.write(query, *args, **kwargs)

    async def _tell(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Write what may have something to say; also if this is cancelled, for then it may be written all the same."""
        try:
            return await self._write(query, *args, **kwargs)
        finally:
            self._told()

    async def _hint(
        self, hints: Callable[[T], Iterable[Hint]], query: Query[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Write what other clients are to hear of, and may have something to say, as in `_tell`."""
        try:
            return await self._let_hear(hints, query, *args, **kwargs)
        finally:
            self._told()

    async def _let_hear(
        self, hints: Callable[[T], Iterable[Hint]], query: Query[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Write what other clients are to hear of, here and in other processes."""
        result = await self._write(_noted, hints, query, *args, **kwargs)
        self._common.pass_on(hints(result), but=self)
        return result

    def _outboxes(self, guilds: Iterable[int | None]) -> list[Hint]:
        """Return the hints that there is something to be sent in shards of others."""
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
