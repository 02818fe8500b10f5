"""What users have written down for themselves at tables: functions of a connection, run on its thread."""

from bot.storage.engine import Connection


def read(db: Connection, table: int, user: int) -> str:
    """Return what a user has written down at a table; nothing if they have not."""
    row = db.execute('SELECT text FROM jottings WHERE "table" = ? AND "user" = ?', (table, user)).fetchone()
    return "" if row is None else row[0]


def write(db: Connection, table: int, user: int, text: str) -> None:
    """Put a text in the place of what a user has written down at a table; nothing is kept of an empty one."""
    db.execute('DELETE FROM jottings WHERE "table" = ? AND "user" = ?', (table, user))
    if text:
        db.execute('INSERT INTO jottings ("table", "user", text) VALUES (?, ?, ?)', (table, user, text))
