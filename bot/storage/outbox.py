"""What is committed and not yet sent: functions of a connection, run on its thread."""

import sqlite3
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from bot.storage.columns import moment
from bot.storage.rows import Becomes, NewPost, PostRow, SentRow, Taken

_ROW = 'SELECT id, "table", kind, payload, target, direct, optional, nonce, due, attempts FROM outbox'

LONGEST_REST = 3600.0
"""Seconds that a row waits at most for its next attempt: one due later was put back before the clock was set back."""

# A row waits behind an earlier one to the same target that is under way or was put back; an optional one
# behind every necessary one that is due there.
_NEXT = f"""{_ROW} AS mine
WHERE state = 'new' AND (due <= :now OR (due > :far AND attempts > 0)) AND NOT EXISTS (
    SELECT 1 FROM outbox AS other
    WHERE other.target = mine.target AND other.state <> 'sent' AND other.id <> mine.id AND (
        other.state = 'in_flight'
        OR ((other.due <= :now OR (other.due > :far AND other.attempts > 0)) AND other.optional < mine.optional)
        OR (other.id < mine.id AND other.optional = mine.optional AND (other.due <= :now OR other.attempts > 0))
    )
)
ORDER BY optional, id LIMIT :limit"""


def put(db: sqlite3.Connection, posts: Sequence[NewPost], table: int | None, written: float) -> None:
    """Write rows to be sent, in order; `written` is when what they tell was committed."""
    db.executemany(
        """INSERT INTO outbox ("table", target, direct, kind, payload, optional, nonce, written)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)""",
        [
            (
                table,
                post.channel if post.user is None else post.user,
                post.user is not None,
                post.kind,
                post.payload,
                post.optional,
                post.nonce,
                written,
            )
            for post in posts
        ],
    )


def take(db: sqlite3.Connection, now: datetime, limit: int) -> Taken:
    """Mark the next row of each target as in flight and return them, with the moment the next one falls due."""
    stamp = now.timestamp()
    far = stamp + LONGEST_REST
    rows = db.execute(_NEXT, {"now": stamp, "far": far, "limit": limit}).fetchall()
    db.executemany("UPDATE outbox SET state = 'in_flight' WHERE id = ?", [(row[0],) for row in rows])
    (later,) = db.execute("SELECT min(due) FROM outbox WHERE state = 'new' AND due > ?", (stamp,)).fetchone()
    return Taken(tuple(_post(row) for row in rows), None if later is None else moment(later))


def announce(db: sqlite3.Connection, posts: Mapping[int, NewPost], at: datetime) -> None:
    """Write a row for each of these tables."""
    for table, post in posts.items():
        put(db, [post], table, at.timestamp())


def depth(db: sqlite3.Connection) -> tuple[int, datetime | None]:
    """Return how many rows are not sent yet, and when the oldest of them was written."""
    count, oldest = db.execute("SELECT count(*), min(written) FROM outbox WHERE state <> 'sent'").fetchone()
    return count, None if oldest is None else moment(oldest)


def in_flight(db: sqlite3.Connection) -> list[PostRow]:
    """Return the rows that are under way; after a crash: that may or may not have been sent."""
    rows = db.execute(f"{_ROW} WHERE state = 'in_flight' ORDER BY id").fetchall()
    return [_post(row) for row in rows]


def _post(row: Sequence[Any]) -> PostRow:
    number, table, kind, payload, target, direct, optional, nonce, due, attempts = row
    return PostRow(
        number,
        table,
        kind,
        payload,
        None if direct else target,
        target if direct else None,
        bool(optional),
        nonce,
        moment(due),
        attempts,
    )


def tick_off(
    db: sqlite3.Connection,
    number: int,
    message: int | None,
    becomes: Becomes | None,
    then: Sequence[NewPost],
) -> None:
    """Note that a row was sent as this message, with what follows; without one (an edit, something dropped) forget it.

    What follows from a row whose table was forgotten meanwhile is nothing.
    """
    row = db.execute('SELECT "table", written FROM outbox WHERE id = ?', (number,)).fetchone()
    if row is None:
        return
    table, written = row
    if message is None or table is None:
        # A message of no table is never asked for again.
        db.execute("DELETE FROM outbox WHERE id = ?", (number,))
    else:
        db.execute(
            "UPDATE outbox SET state = 'sent', message = ?, payload = '{}' WHERE id = ?", (message, number)
        )
    if becomes is not None:
        db.execute(f"UPDATE tables SET {becomes} = ? WHERE id = ?", (message, table))
    put(db, then, table, written)


def put_back(db: sqlite3.Connection, number: int, due: datetime) -> None:
    """Let a row that could not be sent wait until `due`; later rows to the same target wait behind it."""
    db.execute(
        "UPDATE outbox SET state = 'new', attempts = attempts + 1, due = ? WHERE id = ?",
        (due.timestamp(), number),
    )


def sent_of(db: sqlite3.Connection, table: int) -> list[SentRow]:
    """Return what was sent for a table, oldest first."""
    rows = db.execute(
        """SELECT id, kind, iif(direct, NULL, target), iif(direct, target, NULL), message FROM outbox
        WHERE "table" = ? AND state = 'sent' ORDER BY id""",
        (table,),
    )
    return [SentRow(*row) for row in rows]
