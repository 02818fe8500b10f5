"""Thousands of tables in one transaction, so that a bench does not wait for the disk before it begins."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from bot.storage import Change, NewTable, reading, writing
from bot.storage.migrations import scripts
from bot.storage.sqlite.opening import PATIENCE, connect
from games.core.log import Entry


@dataclass(frozen=True)
class Stored:
    """A table to be stored: how it is opened, what becomes of its row then, its log."""

    new: NewTable
    row: Mapping[str, Any] = field(default_factory=dict[str, Any])
    entries: Sequence[Entry] = ()


def store_tables(file: Path, tables: Iterable[Stored]) -> None:
    """Write all tables into a database, which is created if there is none."""
    with closing(connect(file, scripts("sqlite"), PATIENCE)) as db:
        db.execute("BEGIN")
        for one in tables:
            before = reading.table(db, writing.create(db, one.new))
            assert before is not None
            writing.apply(db, Change(before, replace(before, **one.row), one.new.at, one.entries))
        db.execute("COMMIT")
