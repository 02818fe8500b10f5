"""Copying everything from one database into another, of any engines; and a digest that shows that nothing was lost."""

import asyncio
import hashlib
import json
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, TypeVar

from bot.storage.door import Storage
from bot.storage.engine import Connection, Laid
from bot.storage.errors import StorageError
from bot.storage.migrations import scripts
from bot.storage.opening import is_server, open_storage
from bot.storage.sqlite.opening import PATIENCE, check_file

T = TypeVar("T")
Row = tuple[Any, ...]

BATCH = 2000
"""Number of rows that are read and written at a time."""


async def copy(source: Path | str, target: Path | str, patience: float = PATIENCE) -> int:
    """Copy all tables with their ids into an empty database, in one transaction. Return the number of rows.

    Raise `StorageError` if a bot uses one of the databases, or no bot of this version has opened the source.
    """
    async with (
        await _open_source(source, patience) as old,
        await open_storage(target, alone=True, patience=patience) as new,
    ):
        if any([await new.run(_is_filled, table) for table in await new.run(_layout)]):
            raise StorageError(new.name, "is not empty", "copy into a new database")
        loop = asyncio.get_running_loop()

        def wait(work: Coroutine[Any, Any, T]) -> T:
            return asyncio.run_coroutine_threadsafe(work, loop).result()

        return await new.change(_fill, old, wait, is_strict=is_server(target))


async def _open_source(source: Path | str, patience: float) -> Storage:
    if is_server(source):
        return await open_storage(source, shared=True, alone=True, patience=patience)
    await asyncio.to_thread(_check_file, Path(source))
    return await open_storage(source, patience=patience)


def _check_file(path: Path) -> None:
    if not path.is_file():
        raise StorageError(path, "is not there", "name the database that is to be copied")
    version, newest = check_file(path, scripts("sqlite")), len(scripts("sqlite"))
    if version != newest:
        what = f"is of version {version} ({newest} is expected)"
        raise StorageError(path, what, "start the bot once, which brings it up to date")


def _fill(
    db: Connection, source: Storage, wait: Callable[[Coroutine[Any, Any, Any]], Any], *, is_strict: bool
) -> int:
    """Copy all rows of a source, and return their number.

    wait: Runs a coroutine in another thread's event loop.
    is_strict: The target stores nothing but texts in columns for texts, and so on; SQLite stores anything anywhere.

    Raise `StorageError` naming the row that a strict target would not take.
    """
    copied = 0
    for table in db.layout():
        names, marks = ", ".join(_quoted(table.columns)), ", ".join("?" * len(table.columns))
        flags = [table.columns.index(column) for column in table.flags]
        last: Row | None = None
        while rows := wait(source.run(_batch, table, last)):
            rows_of_target = [_flagged(row, flags) for row in rows]
            if is_strict:
                _check_types(source, table, rows_of_target)
            db.executemany(f"INSERT INTO {table.name} ({names}) VALUES ({marks})", rows_of_target)
            copied, last = copied + len(rows), _key(table, rows[-1])
            # Wait for the server, so that statements do not pile up.
            db.execute("SELECT 1").fetchone()
    for name, given in wait(source.run(_counters)).items():
        db.count_on(name, given)
    return copied


def _flagged(row: Row, flags: Sequence[int]) -> Row:
    values = list(row)
    for place in flags:
        values[place] = bool(values[place])
    return tuple(values)


def _check_types(source: Storage, table: Laid, rows: Sequence[Row]) -> None:
    """Raise `StorageError` naming the first row with a value that its column does not take. The value may be a secret."""
    for row in rows:
        for column, value in zip(table.columns, row, strict=True):
            if value is None or _fits(table, column, value):
                continue
            key = ", ".join(
                f"{name} {part}"
                for name, part in zip(table.key, _key(table, row), strict=True)
                if isinstance(part, int)
            )
            raise StorageError(
                source.name,
                f"a row of {table.name} ({key or 'no number'}) is damaged in the column {column}",
                "repair or delete it in a copy of the database, and copy that one",
            )


def _fits(table: Laid, column: str, value: object) -> bool:
    if column in table.texts:
        return isinstance(value, str) and "\0" not in value
    return isinstance(value, int if column in (*table.numbers, *table.flags) else int | float)


def _batch(db: Connection, table: Laid, last: Row | None) -> list[Row]:
    """Return the next rows of a table, in the order of its key."""
    names, key = ", ".join(_quoted(table.columns)), ", ".join(_quoted(table.key))
    beyond = "" if last is None else f"WHERE ({key}) > ({', '.join('?' * len(table.key))})"
    return db.execute(
        f"SELECT {names} FROM {table.name} {beyond} ORDER BY {key} LIMIT {BATCH}", last or ()
    ).fetchall()


def _key(table: Laid, row: Row) -> Row:
    return tuple(row[table.columns.index(column)] for column in table.key)


def _quoted(columns: Sequence[str]) -> list[str]:
    return [f'"{column}"' for column in columns]


def _layout(db: Connection) -> list[Laid]:
    return db.layout()


def _counters(db: Connection) -> dict[str, int]:
    return db.counters()


def _is_filled(db: Connection, table: Laid) -> bool:
    return db.execute(f"SELECT 1 FROM {table.name} LIMIT 1").fetchone() is not None


async def digest(storage: Storage) -> tuple[int, str]:
    """Return the number of entries in all logs, and a SHA-256 of the entries and their tables."""
    found, count = hashlib.sha256(), 0
    tables = {table.name: table for table in await storage.run(_layout)}
    async for row in _rows(storage, tables["tables"]):
        header = row[tables["tables"].columns.index("header")]
        found.update(json.dumps([*_key(tables["tables"], row), header]).encode())
    async for row in _rows(storage, tables["entries"]):
        found.update(json.dumps(row).encode())
        count += 1
    return count, found.hexdigest()


async def _rows(storage: Storage, table: Laid) -> AsyncIterator[Row]:
    last: Row | None = None
    while rows := await storage.run(_batch, table, last):
        for row in rows:
            yield row
        last = _key(table, rows[-1])
