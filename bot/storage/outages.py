"""The times in which clients were connected to Discord, or not: functions of a connection, run on its thread."""

from collections.abc import Sequence
from datetime import datetime

from bot.storage.columns import moment
from bot.storage.engine import Connection
from bot.storage.shards import Shard

Span = tuple[datetime, datetime]


def last_seen(db: Connection, shard: Shard) -> datetime | None:
    """Return when a shard's client was last known to be connected, or any client if the shard is new; None if none ever was."""
    (seen,) = db.execute(
        "SELECT max(seen) FROM presence WHERE shard = ? AND shards = ?", (shard.number, shard.count)
    ).fetchone()
    if seen is None:
        (seen,) = db.execute("SELECT max(seen) FROM presence").fetchone()
    return None if seen is None else moment(seen)


def see(db: Connection, shard: Shard, at: datetime) -> None:
    """Note that a shard's client is connected."""
    db.execute(
        """INSERT INTO presence (shard, shards, seen) VALUES (?, ?, ?)
        ON CONFLICT (shard, shards) DO UPDATE SET seen = excluded.seen""",
        (shard.number, shard.count, at.timestamp()),
    )


def add_outage(db: Connection, shard: Shard, outage: Span, *, since: datetime, wakes: bool) -> None:
    """Note that a shard's client is connected again, and was not from when to when; older ones than `since` are forgotten.

    `wakes`: the shard's running tables are to be looked at now.
    """
    began, ended = (one.timestamp() for one in outage)
    see(db, shard, outage[1])
    db.execute(
        "INSERT INTO outages (shard, shards, began, ended) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (shard.number, shard.count, began, ended),
    )
    db.execute("DELETE FROM outages WHERE ended < ?", (since.timestamp(),))
    if wakes:
        db.execute(
            f"UPDATE tables SET wake = ? WHERE status = 'running' AND wake > ?{shard.of('tables')}",
            (ended, ended),
        )


def outages(db: Connection, shard: Shard) -> Sequence[Span]:
    """Return a shard's stored outages, oldest first."""
    rows = db.execute(
        "SELECT began, ended FROM outages WHERE shard = ? AND shards = ? ORDER BY began",
        (shard.number, shard.count),
    )
    return [(moment(began), moment(ended)) for began, ended in rows]
