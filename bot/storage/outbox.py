"""What is committed and not yet sent: functions of a connection, run on its thread."""

import json
import sqlite3
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from bot.storage.reading import moment
from bot.storage.rows import NewPost, Picture, PostRow, SentRow, Taken

_ROW = 'SELECT id, "table", kind, payload, target, direct, optional, nonce, due, attempts FROM outbox'

# A row waits behind an earlier one to the same target that is under way or was put back; an optional one
# behind every necessary one that is due there.
_NEXT = f"""{_ROW} AS mine
WHERE state = 'new' AND due <= :now AND NOT EXISTS (
    SELECT 1 FROM outbox AS other
    WHERE other.target = mine.target AND other.state <> 'sent' AND other.id <> mine.id AND (
        other.state = 'in_flight'
        OR (other.due <= :now AND other.optional < mine.optional)
        OR (other.id < mine.id AND other.optional = mine.optional AND (other.due <= :now OR other.attempts > 0))
    )
)
ORDER BY optional, id LIMIT :limit"""


def put(db: sqlite3.Connection, posts: Sequence[NewPost], table: int | None) -> None:
    """Write rows to be sent, in order."""
    for post in posts:
        target = post.channel if post.user is None else post.user
        values = (table, target, post.user is not None, post.kind, json.dumps(post.payload))
        cursor = db.execute(
            """INSERT INTO outbox ("table", target, direct, kind, payload, optional, nonce, due)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)""",
            (*values, post.optional, post.nonce, post.due.timestamp()),
        )
        db.executemany(
            "INSERT INTO files (post, position, name, description, data, drawing) VALUES (?, ?, ?, ?, ?, ?)",
            [(cursor.lastrowid, place, *_file(file)) for place, file in enumerate(post.files)],
        )


def _file(file: Picture) -> tuple[Any, ...]:
    drawing = None if file.drawing is None else json.dumps(file.drawing)
    return file.name, file.description, file.data, drawing


def take(db: sqlite3.Connection, now: datetime, limit: int) -> Taken:
    """Mark the next row of each target as in flight and return them, with the moment the next one falls due."""
    stamp = now.timestamp()
    rows = db.execute(_NEXT, {"now": stamp, "limit": limit}).fetchall()
    db.executemany("UPDATE outbox SET state = 'in_flight' WHERE id = ?", [(row[0],) for row in rows])
    (later,) = db.execute("SELECT min(due) FROM outbox WHERE state = 'new' AND due > ?", (stamp,)).fetchone()
    return Taken(tuple(_post(db, row) for row in rows), None if later is None else moment(later))


def in_flight(db: sqlite3.Connection) -> list[PostRow]:
    """Return the rows that are under way; after a crash: that may or may not have been sent."""
    rows = db.execute(f"{_ROW} WHERE state = 'in_flight' ORDER BY id").fetchall()
    return [_post(db, row) for row in rows]


def _post(db: sqlite3.Connection, row: Sequence[Any]) -> PostRow:
    number, table, kind, payload, target, direct, optional, nonce, due, attempts = row
    files = db.execute(
        "SELECT name, description, data, drawing FROM files WHERE post = ? ORDER BY position", (number,)
    )
    pictures = tuple(
        Picture(name, description, data, None if drawing is None else json.loads(drawing))
        for name, description, data, drawing in files
    )
    return PostRow(
        number,
        table,
        kind,
        json.loads(payload),
        None if direct else target,
        target if direct else None,
        pictures,
        bool(optional),
        nonce,
        moment(due),
        attempts,
    )


def tick_off(db: sqlite3.Connection, number: int, message: int | None) -> None:
    """Note that a row was sent as this message; without one (an edit, something dropped) forget the row."""
    if message is None:
        db.execute("DELETE FROM outbox WHERE id = ?", (number,))
        return
    # Nobody can ask for a message of no table again.
    db.execute('DELETE FROM outbox WHERE id = ? AND "table" IS NULL', (number,))
    db.execute("DELETE FROM files WHERE post = ?", (number,))
    db.execute(
        "UPDATE outbox SET state = 'sent', message = ?, payload = '{}' WHERE id = ?", (message, number)
    )


def put_back(db: sqlite3.Connection, number: int, due: datetime) -> None:
    """Let a row that could not be sent wait until `due`; later rows to the same target wait behind it."""
    db.execute(
        "UPDATE outbox SET state = 'new', attempts = attempts + 1, due = ? WHERE id = ?",
        (due.timestamp(), number),
    )


def drop_waiting(db: sqlite3.Connection, target: int, *, optional_only: bool) -> int:
    """Drop what still waits for a channel or user (a dead channel); returns how many rows."""
    only = "AND optional" if optional_only else ""
    cursor = db.execute(
        f"DELETE FROM outbox WHERE target = ? AND state <> 'sent' AND state = 'new' {only}",
        (target,),
    )
    return cursor.rowcount


def sent_of(db: sqlite3.Connection, table: int) -> list[SentRow]:
    """Return what was sent for a table, oldest first."""
    rows = db.execute(
        """SELECT id, kind, iif(direct, NULL, target), iif(direct, target, NULL), message FROM outbox
        WHERE "table" = ? AND state = 'sent' ORDER BY id""",
        (table,),
    )
    return [SentRow(*row) for row in rows]
