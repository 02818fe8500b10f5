"""SQLite as an engine: one file, one thread, one bot."""

import asyncio
import sqlite3
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import ParamSpec, TypeVar

from bot.storage.engine import Engine, Query
from bot.storage.errors import Duplicate
from bot.storage.migrations import scripts
from bot.storage.sqlite import opening
from bot.storage.sqlite.copies import copy_version, write_copy
from bot.storage.sqlite.database import Database
from bot.storage.sqlite.thread import OneHop

P = ParamSpec("P")
T = TypeVar("T")


class Sqlite(Engine):
    """An open file; `shared` with a bot that runs on it."""

    def __init__(self, path: Path, db: OneHop, lock: opening.Lock, *, shared: bool = False) -> None:
        self.name = str(path)
        self.is_watched = not shared
        self._path, self._db, self._lock = path, db, lock

    async def read(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `query(connection, …)` on the thread."""
        with opening.saying(self._path):
            return await self._db.run(query, *args, **kwargs)

    async def write(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `query(connection, …)` on the thread as one transaction."""
        try:
            with opening.saying(self._path):
                return await self._db.write(query, *args, **kwargs)
        except sqlite3.IntegrityError as error:
            # Only the text of the error names the table: "UNIQUE constraint failed: table.column".
            _, is_unique, which = str(error).partition("UNIQUE constraint failed: ")
            if not is_unique:
                raise
            raise Duplicate(which.partition(".")[0]) from None

    async def back_up(self, target: Path) -> None:
        """Write a complete, checked copy to a new file."""
        await write_copy(self._path, target)

    async def scrub(self) -> None:
        """Empty the write-ahead log, which may contain deleted data. Do nothing while somebody reads it."""
        with opening.saying(self._path):
            await self._db.run(_empty_log)

    async def close(self) -> None:
        """Finish what is under way and let go of the file."""
        await self._db.close()
        self._lock.drop()


def _empty_log(db: Database) -> None:
    (patience,) = db.execute("PRAGMA busy_timeout").fetchone()
    db.execute("PRAGMA busy_timeout = 0")
    try:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        db.execute(f"PRAGMA busy_timeout = {patience:d}")


async def open_file(
    path: Path, *, shared: bool, create: bool, patience: float, steps: Sequence[str] | None, durable: bool
) -> Sqlite:
    """Open the file. Create it if there is none, unless told otherwise, and migrate an older one."""
    path = await asyncio.to_thread(opening.real_path, path)
    lock = opening.Lock(path)

    def connector() -> Database:
        wanted = scripts("sqlite") if steps is None else steps
        if shared:
            return opening.connect_beside(path, wanted, patience, durable=durable)
        if not create:
            opening.require_file(path)
        lock.take()
        keep = partial(copy_version, path)
        db = opening.connect(path, wanted, patience, durable=durable, outdated=keep)
        try:
            lock.take_file()
        except BaseException:
            db.close()
            raise
        return db

    try:
        return Sqlite(path, await OneHop.open(connector), lock, shared=shared)
    except BaseException:
        lock.drop()
        raise
