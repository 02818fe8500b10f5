"""The world's file: one SQLite database, written before a request is answered.

It stands for Discord's own memory, so a killed program loses nothing; a power cut may cost the last moments.
"""

import json
import os
import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path

from bot.local.things import Thing

SCHEMA = """
CREATE TABLE IF NOT EXISTS thing (kind TEXT, key TEXT, json TEXT, PRIMARY KEY (kind, key)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS content (file INTEGER PRIMARY KEY, bytes BLOB);
"""
TABLES = {"thing", "content"}

# Raised whenever the things' fields change: an old world is not converted.
VERSION = 1

ANEW = "move it away, and a new world is created"
"""What an operator can do about a file that cannot be used."""


class WorldError(Exception):
    """The world's file cannot be used; the message says what to do."""


class Store:
    """The file of one world, or memory when there is no path. Raises WorldError for a file that is none of ours."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        try:
            if path is not None:
                path.parent.mkdir(parents=True, exist_ok=True)
                # Nobody else may read the private answers in it.
                os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
            self._open()
        except (sqlite3.Error, OSError) as error:
            raise WorldError(
                f"{path} cannot be used as a world ({error}); check its disk and rights, or {ANEW}"
            ) from None

    def _open(self) -> None:
        place = self.path or ":memory:"
        self._database = sqlite3.connect(place, isolation_level=None, check_same_thread=False)
        try:
            self._check_kind()
        except WorldError:
            self._database.close()
            raise
        self._database.execute("PRAGMA journal_mode=WAL")
        self._database.execute("PRAGMA synchronous=NORMAL")
        self._database.executescript(SCHEMA)
        self._database.execute(f"PRAGMA user_version = {VERSION}")

    def _check_kind(self) -> None:
        """Raise `WorldError` unless the file is a world, or empty. Nothing is written before."""
        (application,) = self._database.execute("PRAGMA application_id").fetchone()
        (version,) = self._database.execute("PRAGMA user_version").fetchone()
        tables = {name for (name,) in self._database.execute("SELECT name FROM sqlite_master")}
        if application or tables - TABLES:
            raise WorldError(f"{self.path} is the database of another program; name another file")
        has_things = "thing" in tables and self._database.execute("SELECT 1 FROM thing LIMIT 1").fetchone()
        if version != VERSION and (version or has_things):
            raise WorldError(f"{self.path} was written by another version; {ANEW}")

    def load(self) -> Iterator[tuple[str, str, bytes]]:
        """Everything stored: kind, key and JSON."""
        try:
            yield from self._database.execute("SELECT kind, key, CAST(json AS BLOB) FROM thing")
        except sqlite3.Error as error:
            raise WorldError(f"{self.path} is damaged ({error}); {ANEW}") from None

    def save(
        self, changed: Iterable[Thing], gone: Iterable[tuple[str, str]], uploads: dict[int, bytes]
    ) -> None:
        """Write what changed, in one transaction."""
        self._database.execute("BEGIN")
        self._database.executemany(
            "INSERT OR REPLACE INTO thing VALUES (?, ?, ?)",
            [(thing.kind, thing.key, json.dumps(thing.to_json())) for thing in changed],
        )
        self._database.executemany("DELETE FROM thing WHERE kind = ? AND key = ?", gone)
        self._database.executemany("INSERT OR REPLACE INTO content VALUES (?, ?)", uploads.items())
        self._database.execute("COMMIT")

    def content(self, file: int) -> bytes | None:
        """Give the bytes of an uploaded file."""
        row = self._database.execute("SELECT bytes FROM content WHERE file = ?", (file,)).fetchone()
        return row and row[0]

    def close(self) -> None:
        """Close the file."""
        self._database.close()
