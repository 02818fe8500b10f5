"""Thousands of tables in one transaction, so that a bench does not wait for the disk before it begins."""

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bot.storage import Change, NewTable, Storage, reading, writing
from games.core.log import Entry


@dataclass(frozen=True)
class Stored:
    """A table to be stored: how it is opened, what becomes of its row then, its log."""

    new: NewTable
    row: Mapping[str, Any] = field(default_factory=dict[str, Any])
    entries: Sequence[Entry] = ()


async def store_tables(storage: Storage, tables: Iterable[Stored]) -> None:
    """Write all tables."""

    def write(db: sqlite3.Connection) -> None:
        for one in tables:
            before = reading.table(db, writing.create(db, one.new))
            assert before is not None
            writing.apply(db, Change(before, replace(before, **one.row), one.new.at, one.entries))

    await storage._write(write)
