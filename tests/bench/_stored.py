"""Thousands of tables in one transaction, so that a bench does not wait for the disk before it begins."""

import sqlite3
from collections.abc import Callable, Iterable

from bot.storage import Change, NewTable, Storage, writing

Begin = Callable[[int], Change]
"""Makes a table's first change from its id."""


async def store_tables(storage: Storage, tables: Iterable[tuple[NewTable, Begin]]) -> None:
    """Write all tables, each with its first change."""

    def write(db: sqlite3.Connection) -> None:
        for new, begin in tables:
            writing.apply(db, begin(writing.create(db, new)))

    await storage._write(write)
