"""A connection to an SQLite file as queries use it."""

import sqlite3
from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.storage.engine import Laid, Rows

_REFERRED_TO = ("tables", "results")


class Database(sqlite3.Connection):
    """`sqlite3.connect(…, factory=Database)`: while it writes it is alone, by SQLite's own lock."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        # A text that is no UTF-8 would fail every query that finds its row: it is damaged, and hides no other.
        self.text_factory = partial(str, encoding="utf-8", errors="replace")

    def must_find(self, found: Rows, error: Exception) -> None:
        """Raise this if a statement has found no row."""
        if found.fetchone() is None:
            raise error

    def layout(self) -> list[Laid]:
        """Return our tables."""
        names = [
            name
            for (name,) in self.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
            if not name.startswith("sqlite_")
        ]
        names.sort(key=lambda name: name not in _REFERRED_TO)
        return [self._laid(name) for name in names]

    def _laid(self, name: str) -> Laid:
        columns = self.execute(f'PRAGMA table_info("{name}")').fetchall()
        key = sorted((place, column) for _, column, _, _, _, place in columns if place)
        return Laid(
            name,
            tuple(column for _, column, *_ in columns),
            tuple(column for _, column, kind, *_ in columns if kind == "TEXT"),
            tuple(column for _, column, kind, *_ in columns if kind == "INTEGER"),
            (),
            tuple(column for _, column in key),
        )

    def counters(self) -> dict[str, int]:
        """Return the last assigned ids."""
        return dict(self.execute("SELECT name, seq FROM sqlite_sequence"))

    def count_on(self, table: str, given: int) -> None:
        """Make a table assign ids after `given`."""
        self.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
        self.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, given))

    def lock_targets(self, targets: Sequence[int]) -> set[int] | None:
        """Return None: a file has only one bot, so no other process claims targets."""
        return None

    def lock_all(self) -> None:
        """Do nothing, because no other connection can write during this transaction."""

    def notify(self, payload: str) -> None:
        """Do nothing, because there is no other process."""
