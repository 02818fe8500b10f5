"""Reviews of a seat's decisions in a finished game: functions of a connection, run on its thread."""

import json
from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from bot.storage.columns import dumps
from bot.storage.engine import Connection
from bot.storage.outbox import put
from bot.storage.reading import guild_of
from bot.storage.rows import Json, NewPost
from bot.storage.shards import Shard


class ReviewRow(NamedTuple):
    """A review that a user has asked for; `data` is None while it is being made."""

    table: int
    seat: int
    user: int
    data: Json | None


def read(db: Connection, table: int, seat: int) -> ReviewRow | None:
    """Return the review of a seat; None if nobody has asked for it."""
    return next(iter(_several(db, 'WHERE "table" = ? AND seat = ?', (table, seat))), None)


def begun(db: Connection, shard: Shard) -> list[ReviewRow]:
    """Return the reviews that are being made."""
    mine = ""
    if shard.count > 1:
        mine = f"""AND "table" IN (SELECT id FROM tables WHERE {shard.whose("tables")})"""
    return _several(db, f'WHERE data IS NULL {mine} ORDER BY "table", seat', ())


def ask(db: Connection, table: int, seat: int, user: int) -> None:
    """Note that a review is to be made, unless there is one."""
    db.execute(
        'INSERT INTO reviews ("table", seat, "user") VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
        (table, seat, user),
    )


def write(db: Connection, table: int, seat: int, data: Json, posts: Sequence[NewPost], at: datetime) -> None:
    """Store a requested review, with its posts. Drop it if the user who asked was forgotten."""
    found = db.execute(
        'UPDATE reviews SET data = ? WHERE "table" = ? AND seat = ? AND data IS NULL RETURNING seat',
        (dumps(data), table, seat),
    )
    if found.fetchone() is not None:
        put(db, posts, table, guild_of(db, table), at.timestamp())


def _several(db: Connection, where: str, values: Sequence[int]) -> list[ReviewRow]:
    rows = db.execute(f'SELECT "table", seat, "user", data FROM reviews {where}', values)
    return [
        ReviewRow(table, seat, user, None if data is None else json.loads(data))
        for table, seat, user, data in rows
    ]
