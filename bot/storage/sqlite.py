"""The door with an SQLite file behind it."""

import sqlite3
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import ParamSpec, TypeVar

from bot.storage import backups, opening, outbox, reading, writing
from bot.storage.door import Storage
from bot.storage.migrations import scripts
from bot.storage.rows import (
    Change,
    Json,
    NewPost,
    NewTable,
    OrderRow,
    PostRow,
    SentRow,
    Status,
    TableRow,
    Taken,
    TimerRow,
)
from bot.storage.thread import OneHop, Query

P = ParamSpec("P")
T = TypeVar("T")

PATIENCE = 5.0
"""How many seconds to wait for another program that writes to the file."""


async def open_storage(
    path: Path | str,
    *,
    shared: bool = False,
    patience: float = PATIENCE,
    steps: Sequence[str] | None = None,
) -> Storage:
    """Open the database, create it if there is none, bring an older one up to date.

    One bot has it at a time; `shared` is for tools that look at it beside a running bot. `steps` are the
    migrations, today's if not given. Raises `StorageError` and leaves the file as it was if it is locked,
    read-only, newer than the program, not a database of ours, or damaged.
    """
    path = Path(path)
    lock = opening.Lock(path)

    def connector() -> sqlite3.Connection:
        if not shared:
            lock.take()
        return opening.connect(path, scripts() if steps is None else steps, patience)

    try:
        return SqliteStorage(path, await OneHop.open(connector), lock, shared=shared)
    except BaseException:
        lock.drop()
        raise


class SqliteStorage(Storage):
    """Made by `open_storage`."""

    def __init__(self, path: Path, db: OneHop, lock: opening.Lock, *, shared: bool) -> None:
        self._path = path
        self._db = db
        self._lock = lock
        self._shared = shared
        self._users: dict[int, Json] = {}

    async def close(self) -> None:
        await self._db.close()
        self._lock.drop()

    async def _read(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        with opening.saying(self._path):
            return await self._db.read(query, *args, **kwargs)

    async def _write(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        with opening.saying(self._path):
            return await self._db.write(query, *args, **kwargs)

    # Writing

    async def create_table(self, new: NewTable) -> TableRow:
        return await self._write(_create, new)

    async def commit(self, change: Change) -> int:
        return await self._write(writing.apply, change)

    async def forget_table(self, table: int) -> None:
        await self._write(writing.forget, table)

    # Finding

    async def table(self, table: int) -> TableRow | None:
        return await self._read(reading.table, table)

    async def find_table(self, channel: int) -> TableRow | None:
        return await self._read(reading.find_table, channel)

    async def tables_of(self, user: int) -> list[TableRow]:
        return await self._read(reading.tables_of, user)

    async def live_tables(self, guild: int | None = None) -> list[TableRow]:
        return await self._read(reading.live_tables, guild)

    async def idle_tables(self, before: datetime, *statuses: Status) -> list[TableRow]:
        return await self._read(reading.idle_tables, before, statuses)

    # What hangs on a table

    async def load_log(self, table: int, since: int = 0) -> list[Json]:
        return await self._read(reading.log_of, table, since)

    async def entry_times(self, table: int) -> list[datetime]:
        return await self._read(reading.times_of, table)

    async def orders(self, table: int) -> list[OrderRow]:
        return await self._read(reading.orders_of, table)

    async def notes(self, table: int) -> Json:
        return await self._read(reading.notes_of, table)

    async def tables_noting(self, key: str) -> list[int]:
        return await self._read(reading.tables_noting, key)

    # Timers

    async def timers(self, table: int) -> list[TimerRow]:
        return await self._read(reading.timers_of, table)

    async def due_timers(self, now: datetime, limit: int = 100) -> tuple[list[TimerRow], datetime | None]:
        return await self._read(reading.due_timers, now, limit)

    # Outbox

    async def send(self, posts: Sequence[NewPost], table: int | None = None) -> None:
        await self._write(outbox.put, posts, table)

    async def take_outbox(self, now: datetime, limit: int = 50) -> Taken:
        return await self._write(outbox.take, now, limit)

    async def in_flight(self) -> list[PostRow]:
        return await self._read(outbox.in_flight)

    async def tick_off(self, post: int, message: int | None, change: Change | None = None) -> None:
        await self._write(_tick_off, post, message, change)

    async def put_back(self, post: int, due: datetime) -> None:
        await self._write(outbox.put_back, post, due)

    async def drop_waiting(self, target: int, *, optional_only: bool = False) -> int:
        return await self._write(outbox.drop_waiting, target, optional_only=optional_only)

    async def sent(self, table: int) -> list[SentRow]:
        return await self._read(outbox.sent_of, table)

    # Settings

    async def user_settings(self, user: int) -> Json:
        return (await self.settings_of_users([user]))[user]

    async def settings_of_users(self, users: Sequence[int]) -> dict[int, Json]:
        # Every move asks for those of its table; nobody else writes them while the file is ours alone.
        known = {} if self._shared else self._users
        unknown = [user for user in users if user not in known]
        if unknown:
            known.update(await self._read(reading.settings_of, "users", unknown))
        return {user: dict(known[user]) for user in users}

    async def set_user_settings(self, user: int, settings: Json) -> None:
        await self._write(writing.set_settings, "users", user, settings)
        self._users[user] = dict(settings)

    async def server_settings(self, guild: int) -> Json:
        return (await self._read(reading.settings_of, "servers", [guild]))[guild]

    async def set_server_settings(self, guild: int, settings: Json) -> None:
        await self._write(writing.set_settings, "servers", guild, settings)

    # Back-ups

    async def back_up(self, target: Path) -> None:
        await backups.write_copy(self._path, target)


def _create(db: sqlite3.Connection, new: NewTable) -> TableRow:
    table = reading.table(db, writing.create(db, new))
    assert table is not None
    return table


def _tick_off(db: sqlite3.Connection, post: int, message: int | None, change: Change | None) -> None:
    outbox.tick_off(db, post, message)
    if change is not None:
        writing.apply(db, change)
