"""Forgetting a user: a number that identifies nobody replaces their id everywhere."""

import re
from collections.abc import Callable

from bot.storage import leagues
from bot.storage.columns import read_json
from bot.storage.engine import Connection, Laid

_NEVER = ("entries",)
"""Database tables without users' ids: moves name seats, and an entry is never rewritten."""


def forget(db: Connection, user: int, stand_in: int, name: Callable[[int], str]) -> list[int]:
    """Replace or delete all data of a user. Return the ids of the tables where an id was replaced.

    It deletes the user's settings, notes, tries, reviews, sign-ins and unsent direct messages. Tables and leagues get a new revision, so
    that no copy in memory can write the id back. A lock keeps other writers out until the end.

    stand_in: The negative id that replaces the user's.
    name: (seat) → the name that replaces the user's.
    """
    db.lock_all()
    db.execute("DELETE FROM users WHERE id = ?", (user,))
    for table in ("jottings", "tries", "reviews", "sign_ins"):
        db.execute(f'DELETE FROM {table} WHERE "user" = ?', (user,))
    db.execute("DELETE FROM outbox WHERE direct AND target = ?", (user,))
    _rename(db, user, name)
    touched = _touched(db, user)
    leagues.without_name(db, user)
    for table in db.layout():
        if table.name not in _NEVER:
            _replace(db, table, user, stand_in)
    db.executemany("UPDATE tables SET revision = revision + 1 WHERE id = ?", [(table,) for table in touched])
    return touched


def _rename(db: Connection, user: int, name: Callable[[int], str]) -> None:
    """Rename the seats whose user, or last user, is this one."""
    rows = db.execute(
        """SELECT "table", seat, "user", former FROM seats
        WHERE "user" = :user OR ("user" IS NULL AND replace(former, :text, '') <> former)""",
        {"user": user, "text": str(user)},
    ).fetchall()
    mine = [
        (name(seat), table, seat)
        for table, seat, sits, former in rows
        if sits == user or read_json(former, [])[-1:] == [user]
    ]
    db.executemany('UPDATE seats SET name = ? WHERE "table" = ? AND seat = ?', mine)


def _touched(db: Connection, user: int) -> list[int]:
    """Return the tables that name a user."""
    rows = db.execute(
        """SELECT id FROM tables WHERE host = :user OR replace(notes, :text, '') <> notes OR id IN (
            SELECT "table" FROM seats WHERE "user" = :user OR replace(former, :text, '') <> former
        ) ORDER BY id""",
        {"user": user, "text": str(user)},
    )
    return [table for (table,) in rows]


def _replace(db: Connection, table: Laid, user: int, stand_in: int) -> None:
    """Replace a user's id by a number in every column of a database table, including texts that contain it."""
    for column in table.numbers:
        db.execute(f'UPDATE {table.name} SET "{column}" = ? WHERE "{column}" = ?', (stand_in, user))
    digits = re.compile(rf"(?<![0-9]){user}(?![0-9])")
    keys = ", ".join(f'"{column}"' for column in table.key)
    mine = " AND ".join(f'"{column}" = ?' for column in table.key)
    for column in table.texts:
        found = db.execute(
            f"""SELECT "{column}", {keys} FROM {table.name} WHERE replace("{column}", ?, '') <> "{column}\"""",
            (str(user),),
        ).fetchall()
        db.executemany(
            f'UPDATE {table.name} SET "{column}" = ? WHERE {mine}',
            # A damaged text may come back as bytes.
            [(digits.sub(str(stand_in), text), *key) for text, *key in found if isinstance(text, str)],
        )
