"""What the operator may do from within Discord, and what the program knows of its own state."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from bot.health.figures import Signs
from bot.storage import StorageError
from bot.storage.backups import stored
from bot.table.tables import Tables

FROZEN = "frozen"
"""What a table that cannot go on is counted as, beside its status."""


@dataclass(frozen=True, slots=True)
class Operations:
    """Who operates the bot, and where its back-ups lie (None: none are made)."""

    owners: frozenset[int] = frozenset()
    backups: Path | None = None


@dataclass(frozen=True, slots=True)
class Connection:
    """How the connection to Discord stands; `heartbeat`: seconds since Discord answered one."""

    ready: bool
    heartbeat: float | None


class Operating:
    """The operator's view of the program. `connection` says how the one to Discord stands."""

    def __init__(self, tables: Tables, operations: Operations, connection: Callable[[], Connection]) -> None:
        self._tables = tables
        self._storage = tables.storage
        self._operations = operations
        self._connection = connection

    async def signs(self) -> Signs:
        """Return the signs of life of this moment; a database that does not answer is one of them."""
        connection, now = self._connection(), self._tables.now()
        backup = await asyncio.to_thread(self._backup_age, now)
        try:
            waiting, written = await self._storage.outbox_depth()
            tables = await self._storage.count_tables()
        except StorageError as error:
            return Signs(connection.ready, connection.heartbeat, backup=backup, wrong=(str(error),))
        return Signs(
            connection.ready,
            connection.heartbeat,
            waiting,
            None if written is None else max(0.0, (now - written).total_seconds()),
            {**tables, FROZEN: len(self._tables.frozen)},
            backup,
        )

    def _backup_age(self, now: datetime) -> float | None:
        folder = self._operations.backups
        made = stored(folder) if folder is not None else []
        return max(0.0, (now - made[-1][0]).total_seconds()) if made else None
