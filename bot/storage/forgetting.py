"""Forgetting a user: a number that leads nowhere takes the place of their id, wherever it stands."""

import re
import sqlite3
from collections.abc import Callable

_NEVER = ("entries",)
"""Moves name seats, not users; and an entry is never rewritten."""


def forget(db: sqlite3.Connection, user: int, stand_in: int, name: Callable[[int], str]) -> list[int]:
    """Replace or delete all that is kept of a user; returns the tables where something was replaced.

    Their settings, what they have written down or tried out and what was to be sent to them are deleted. Tables in memory are outdated afterwards: their
    revision is a new one, so that nobody writes the id back.
    """
    digits = re.compile(rf"(?<![0-9]){user}(?![0-9])")
    db.create_function("without_user", 1, lambda text: digits.sub(str(stand_in), text))
    db.create_function("seat_name", 1, name)
    db.execute("DELETE FROM users WHERE id = ?", (user,))
    db.execute("DELETE FROM jottings WHERE user = ?", (user,))
    db.execute("DELETE FROM tries WHERE user = ?", (user,))
    db.execute("DELETE FROM reviews WHERE user = ?", (user,))
    db.execute("DELETE FROM outbox WHERE direct AND target = ?", (user,))
    db.execute(
        """UPDATE seats SET name = seat_name(seat) WHERE user = :user
        OR (user IS NULL AND json_valid(former) AND json_extract(former, '$[#-1]') = :user)""",
        {"user": user},
    )
    touched = _touched(db, user)
    for table, column in _columns(db):
        db.execute(f'UPDATE "{table}" SET "{column}" = ? WHERE "{column}" = ?', (stand_in, user))
        db.execute(
            f"""UPDATE "{table}" SET "{column}" = without_user("{column}")
            WHERE typeof("{column}") = 'text' AND instr("{column}", ?)""",
            (str(user),),
        )
    db.executemany("UPDATE tables SET revision = revision + 1 WHERE id = ?", [(table,) for table in touched])
    return touched


def _touched(db: sqlite3.Connection, user: int) -> list[int]:
    """Return the tables that name a user."""
    rows = db.execute(
        """SELECT id FROM tables WHERE host = :user OR instr(notes, :text) OR id IN (
            SELECT "table" FROM seats WHERE user = :user OR instr(former, :text)
        )""",
        {"user": user, "text": str(user)},
    )
    return [table for (table,) in rows]


def _columns(db: sqlite3.Connection) -> list[tuple[str, str]]:
    """Return every column that may be rewritten, with its table."""
    tables = [
        name
        for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        if not name.startswith("sqlite_") and name not in _NEVER
    ]
    return [(table, row[1]) for table in tables for row in db.execute(f'PRAGMA table_info("{table}")')]
