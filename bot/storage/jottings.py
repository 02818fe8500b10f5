"""Users' private notes at tables: functions of a connection, run on its thread."""

from bot.storage.engine import Connection


def read(db: Connection, table: int, user: int) -> str:
    """Return a user's private notes at a table; empty if there are none."""
    row = db.execute('SELECT text FROM jottings WHERE "table" = ? AND "user" = ?', (table, user)).fetchone()
    return "" if row is None else row[0]


def write(db: Connection, table: int, user: int, text: str) -> None:
    """Replace a user's private notes at a table. An empty text deletes them."""
    db.execute('DELETE FROM jottings WHERE "table" = ? AND "user" = ?', (table, user))
    if text:
        db.execute('INSERT INTO jottings ("table", "user", text) VALUES (?, ?, ?)', (table, user, text))
