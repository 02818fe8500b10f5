"""Leagues: functions of a connection, run on its thread. What a league is, is read by those who write it."""

import json
import sqlite3
from collections.abc import Sequence
from datetime import datetime

from bot.storage.columns import dumps
from bot.storage.outbox import put
from bot.storage.rows import Json, NewPost


def create(db: sqlite3.Connection, channel: int, data: Json, posts: Sequence[NewPost], at: datetime) -> int:
    """Write a new league with what is said of it, and return its id."""
    put(db, posts, None, at.timestamp())
    cursor = db.execute(
        "INSERT INTO leagues (channel, stage, data) VALUES (?, 'open', ?)", (channel, dumps(data))
    )
    assert cursor.lastrowid is not None
    return cursor.lastrowid


def write(
    db: sqlite3.Connection, league: int, stage: str, data: Json, posts: Sequence[NewPost], at: datetime
) -> None:
    """Put what a league is now in the place of what it was, with what is said of it."""
    put(db, posts, None, at.timestamp())
    db.execute("UPDATE leagues SET stage = ?, data = ? WHERE id = ?", (stage, dumps(data), league))


def read(db: sqlite3.Connection, league: int) -> Json | None:
    """Return a league."""
    return next(iter(_several(db, "WHERE id = ?", (league,))), None)


def newest(db: sqlite3.Connection, channel: int) -> Json | None:
    """Return the newest league of a channel."""
    return next(iter(_several(db, "WHERE channel = ? ORDER BY id DESC LIMIT 1", (channel,))), None)


def under_way(db: sqlite3.Connection) -> list[Json]:
    """Return the leagues that are not over, in order of id."""
    return _several(db, "WHERE stage <> 'over' ORDER BY id", ())


def naming(db: sqlite3.Connection, user: int) -> list[Json]:
    """Return the leagues that name a user, in order of id."""
    return _several(db, "WHERE instr(data, ?) ORDER BY id", (str(user),))


def _several(db: sqlite3.Connection, where: str, values: Sequence[int | str]) -> list[Json]:
    rows = db.execute(f"SELECT id, data FROM leagues {where}", values)
    return [{**json.loads(data), "id": number} for number, data in rows]
