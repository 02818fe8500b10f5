"""What is committed and not yet sent: functions of a connection, run on its thread."""

import json
import sqlite3
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from bot.storage.columns import LATEST, moment
from bot.storage.rows import Becomes, NewPost, PostRow, SentRow, Taken

_ROW = 'SELECT id, "table", kind, payload, target, direct, optional, nonce, due, attempts FROM outbox'

LONGEST_REST = 3600.0
"""Seconds that a row waits at most for its next attempt: one due later was put back before the clock was set back."""


def _overtaken(row: str) -> str:
    """Say in SQL that a row is overtaken by a newer one of its table and topic; not if it may have been sent already."""
    return f"""({row}.state = 'new' AND {row}.attempts = 0 AND {row}.topic IS NOT NULL AND EXISTS (
        SELECT 1 FROM outbox AS newer WHERE newer."table" = {row}."table" AND newer.topic = {row}.topic
        AND newer.id > {row}.id AND newer.state <> 'sent'
    ))"""


_OLDER = """FROM outbox WHERE id < :newest AND topic IS NOT NULL AND state <> 'sent' AND state = 'new' AND attempts = 0
AND "table" = (SELECT "table" FROM outbox WHERE id = :newest)
AND topic = (SELECT topic FROM outbox WHERE id = :newest)"""
"""The rows that a row has overtaken."""
# `state <> 'sent'` beside `state = 'new'`: SQLite finds the index of what is not sent yet by its own words alone.

_DUE = "(due <= :now OR (due > :far AND (attempts > 0 OR reserved)))"


def _first(optional: int) -> str:
    """Say in SQL which due row of a target is first, of the necessary ones or of the optional ones."""
    return f"""(
        SELECT id FROM outbox AS first WHERE target = number AND state <> 'sent' AND state = 'new'
        AND optional = {optional} AND {_DUE} AND NOT {_overtaken("first")} ORDER BY id LIMIT 1
    )"""


# Only the first row of a target can be next: so taking costs time by targets, not by rows, of which an outage leaves many.
# A row waits behind an earlier one to the same target that is under way or was put back; an optional one
# behind every necessary one that is due there; every one behind what the answer to a click is just delivering there.
# Where the bot may not post all wait.
_NEXT = f"""WITH RECURSIVE targets (number) AS (
    SELECT min(target) FROM outbox WHERE state <> 'sent'
    UNION ALL
    SELECT (SELECT min(target) FROM outbox WHERE state <> 'sent' AND target > number)
    FROM targets WHERE number IS NOT NULL
)
{_ROW} AS mine
WHERE id IN (SELECT {_first(0)} FROM targets UNION ALL SELECT {_first(1)} FROM targets)
AND (direct OR optional OR target NOT IN (SELECT value FROM json_each(:but)))
AND (direct OR NOT EXISTS (
    SELECT 1 FROM silences WHERE channel = mine.target AND again > :now AND again <= :far
)) AND NOT EXISTS (
    SELECT 1 FROM outbox AS other
    WHERE other.target = mine.target AND other.state <> 'sent' AND other.id <> mine.id
    AND NOT {_overtaken("other")} AND (
        other.state = 'in_flight'
        OR (other.reserved AND other.due > :now AND other.due <= :far)
        OR ((other.due <= :now OR (other.due > :far AND other.attempts > 0)) AND other.optional < mine.optional)
        OR (other.id < mine.id AND other.optional = mine.optional
            AND (other.due <= :now OR other.attempts > 0 OR other.reserved))
    )
)
ORDER BY optional, id LIMIT :limit"""


def put(db: sqlite3.Connection, posts: Sequence[NewPost], table: int | None, written: float) -> None:
    """Write rows to be sent, in order; `written` is when what they tell was committed."""
    db.executemany(
        """INSERT INTO outbox ("table", target, direct, kind, payload, optional, topic, nonce, written, due, reserved)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
        [
            (
                table,
                post.channel if post.user is None else post.user,
                post.user is not None,
                post.kind,
                post.payload,
                post.optional,
                post.topic,
                post.nonce,
                written,
                0.0 if post.reserved_until is None else post.reserved_until.timestamp(),
                post.reserved_until is not None,
            )
            for post in posts
        ],
    )


def take(db: sqlite3.Connection, now: datetime, limit: int, but: Sequence[int] = ()) -> Taken:
    """Mark the next row of each target, of channels `but` these only optional ones, as in flight; returns them and when the next one falls due."""
    stamp = now.timestamp()
    far = stamp + LONGEST_REST
    rows = db.execute(_NEXT, {"now": stamp, "far": far, "limit": limit, "but": json.dumps(but)}).fetchall()
    db.executemany(
        "UPDATE outbox SET state = 'in_flight', reserved = 0 WHERE id = ?", [(row[0],) for row in rows]
    )
    (later,) = db.execute(
        "SELECT min(due) FROM outbox WHERE state = 'new' AND due > ? AND due < ?", (stamp, LATEST)
    ).fetchone()
    (listen,) = db.execute(
        """SELECT min(again) FROM silences WHERE again > ? AND EXISTS (
            SELECT 1 FROM outbox WHERE target = channel AND state <> 'sent' AND state = 'new' AND NOT direct
        )""",
        (stamp,),
    ).fetchone()
    return Taken(tuple(_post(db, row) for row in rows), _moment(later), _moment(listen))


def _moment(stamp: float | None) -> datetime | None:
    return None if stamp is None else moment(stamp)


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
    return [_post(db, row) for row in rows]


def _post(db: sqlite3.Connection, row: Sequence[Any]) -> PostRow:
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
        tuple(
            payload for (payload,) in db.execute(f"SELECT payload {_OLDER} ORDER BY id", {"newest": number})
        ),
    )


def tick_off(
    db: sqlite3.Connection,
    number: int,
    message: int | None,
    becomes: Becomes | None,
    then: Sequence[NewPost],
) -> None:
    """Note that a row was sent as this message, with what follows; without one (an edit, something dropped) forget it.

    The rows that it has overtaken are forgotten. What follows from a row whose table was forgotten meanwhile is nothing.
    """
    row = db.execute('SELECT "table", written FROM outbox WHERE id = ?', (number,)).fetchone()
    if row is None:
        return
    table, written = row
    db.execute(f"DELETE {_OLDER}", {"newest": number})
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


def set_board(db: sqlite3.Connection, table: int, message: int) -> None:
    """Note which message shows a table's board."""
    db.execute("UPDATE tables SET board = ? WHERE id = ?", (message, table))


def put_back(db: sqlite3.Connection, number: int, due: datetime) -> None:
    """Let a row that could not be sent wait until `due`; later rows to the same target wait behind it."""
    db.execute(
        "UPDATE outbox SET state = 'new', attempts = attempts + 1, due = ? WHERE id = ?",
        (due.timestamp(), number),
    )


def answered(db: sqlite3.Connection, post: NewPost, *, shown: bool) -> None:
    """Note that the answer to a click has `shown` the row reserved for it, or that it never will: then it is due now.

    A row that was taken meanwhile, because its time was over, is left to whoever took it.
    """
    mine = "WHERE target = ? AND nonce = ? AND state = 'new' AND reserved"
    change = "DELETE FROM outbox" if shown else "UPDATE outbox SET reserved = 0, due = 0"
    db.execute(f"{change} {mine}", (post.channel, post.nonce))


def sent_of(db: sqlite3.Connection, table: int) -> list[SentRow]:
    """Return what was sent for a table, oldest first."""
    rows = db.execute(
        """SELECT id, kind, iif(direct, NULL, target), iif(direct, target, NULL), message, nonce FROM outbox
        WHERE "table" = ? AND state = 'sent' ORDER BY id""",
        (table,),
    )
    return [SentRow(*row) for row in rows]
