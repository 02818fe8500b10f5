"""Leagues: functions of a connection, run on its thread. Only the code that writes a league's data reads it."""

import re
from collections.abc import Sequence
from datetime import datetime

from bot.storage.columns import dumps, read_json
from bot.storage.engine import Connection
from bot.storage.errors import Outdated
from bot.storage.outbox import put
from bot.storage.rows import Json, NewPost
from bot.storage.shards import Shard


def create(
    db: Connection, channel: int, guild: int, data: Json, posts: Sequence[NewPost], at: datetime
) -> int:
    """Write a new league of a server's channel with its posts, and return its id."""
    put(db, posts, None, guild, at.timestamp())
    (number,) = db.execute(
        "INSERT INTO leagues (channel, guild, stage, data) VALUES (?, ?, 'open', ?) RETURNING id",
        (channel, guild, dumps(data)),
    ).fetchone()
    return number


def write(
    db: Connection,
    league: int,
    revision: int,
    stage: str,
    data: Json,
    posts: Sequence[NewPost],
    at: datetime,
) -> int | None:
    """Replace a league that is still at `revision`, and write its posts. Return its server.

    Raise `Outdated` if another client has changed it.
    """
    row = db.execute(
        """UPDATE leagues SET stage = ?, data = ?, revision = revision + 1
        WHERE id = ? AND revision = ? RETURNING guild""",
        (stage, dumps(data), league, revision),
    ).fetchone()
    if row is None:
        raise Outdated("league", league, revision)
    put(db, posts, None, row[0], at.timestamp())
    return row[0]


def read(db: Connection, league: int) -> Json | None:
    """Return a league."""
    return next(iter(_several(db, "WHERE id = ?", (league,))), None)


def newest(db: Connection, channel: int) -> Json | None:
    """Return the newest league of a channel."""
    return next(iter(_several(db, "WHERE channel = ? ORDER BY id DESC LIMIT 1", (channel,))), None)


def under_way(db: Connection, shard: Shard) -> list[Json]:
    """Return the leagues that are not over, in order of id."""
    return _several(db, f"WHERE stage <> 'over'{shard.of('leagues')} ORDER BY id", ())


def naming(db: Connection, user: int) -> list[Json]:
    """Return the leagues that name a user, in order of id."""
    return _several(db, "WHERE replace(data, ?, '') <> data ORDER BY id", (str(user),))


def without_name(db: Connection, user: int) -> None:
    """Empty a user's name in all leagues, including damaged ones, and raise their revisions."""
    named = re.compile(rf'"{user}"(\s*:\s*)"(?:[^"\\]|\\.)*"?')
    where = "FROM leagues WHERE replace(data, ?, '') <> data"
    rows = db.execute(f"SELECT id, data {where}", (str(user),)).fetchall()
    db.executemany(
        "UPDATE leagues SET revision = revision + 1, data = ? WHERE id = ?",
        [(named.sub(rf'"{user}"\1""', data), number) for number, data in rows],
    )


def _several(db: Connection, where: str, values: Sequence[int | str]) -> list[Json]:
    """Return leagues; only the id of a damaged one, so that it does not hide the others."""
    rows = db.execute(f"SELECT id, revision, data FROM leagues {where}", values)
    return [{**read_json(data, {}), "id": number, "revision": revision} for number, revision, data in rows]
