"""Users' tries at tables: functions of a connection, run on its thread."""

import json
from datetime import datetime

from bot.storage.columns import dumps, stamp
from bot.storage.engine import Connection
from bot.storage.rows import Json


def read_try(db: Connection, table: int, user: int) -> Json | None:
    """Return a user's try at a table; None if there is none."""
    row = db.execute('SELECT data FROM tries WHERE "table" = ? AND "user" = ?', (table, user)).fetchone()
    return None if row is None else json.loads(row[0])


def write_try(db: Connection, table: int, user: int, data: Json | None, at: datetime) -> None:
    """Replace a user's try at a table; None deletes it."""
    db.execute('DELETE FROM tries WHERE "table" = ? AND "user" = ?', (table, user))
    if data is not None:
        db.execute(
            'INSERT INTO tries ("table", "user", at, data) VALUES (?, ?, ?, ?)',
            (table, user, stamp(at), dumps(data)),
        )


def forget_tries(db: Connection, before: datetime) -> None:
    """Delete the tries that were not changed since then."""
    db.execute("DELETE FROM tries WHERE at < ?", (stamp(before),))
