"""What a robot thinks of a seat's decisions in a game that is over: functions of a connection, run on its thread."""

import json
import sqlite3
from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from bot.storage.columns import dumps
from bot.storage.outbox import put
from bot.storage.rows import Json, NewPost


class ReviewRow(NamedTuple):
    """A review that a user has asked for; `data` is None while it is being made."""

    table: int
    seat: int
    user: int
    data: Json | None


def read(db: sqlite3.Connection, table: int, seat: int) -> ReviewRow | None:
    """Return the review of a seat; None if nobody has asked for it."""
    return next(iter(_several(db, 'WHERE "table" = ? AND seat = ?', (table, seat))), None)


def begun(db: sqlite3.Connection) -> list[ReviewRow]:
    """Return the reviews that are being made."""
    return _several(db, 'WHERE data IS NULL ORDER BY "table", seat', ())


def ask(db: sqlite3.Connection, table: int, seat: int, user: int) -> None:
    """Note that a review is to be made, unless one is there."""
    db.execute('INSERT OR IGNORE INTO reviews ("table", seat, user) VALUES (?, ?, ?)', (table, seat, user))


def write(
    db: sqlite3.Connection, table: int, seat: int, data: Json, posts: Sequence[NewPost], at: datetime
) -> None:
    """Keep a review that was asked for, with what is said of it; one whose asker was forgotten is dropped."""
    found = db.execute(
        'UPDATE reviews SET data = ? WHERE "table" = ? AND seat = ? AND data IS NULL',
        (dumps(data), table, seat),
    )
    if found.rowcount:
        put(db, posts, table, at.timestamp())


def _several(db: sqlite3.Connection, where: str, values: Sequence[int]) -> list[ReviewRow]:
    rows = db.execute(f'SELECT "table", seat, user, data FROM reviews {where}', values)
    return [
        ReviewRow(table, seat, user, None if data is None else json.loads(data))
        for table, seat, user, data in rows
    ]
