"""Channels where the bot may not post: functions of a connection, run on its thread."""

from collections.abc import Sequence
from datetime import datetime

from bot.storage.columns import moment
from bot.storage.engine import Connection
from bot.storage.rows import Silence


def hush(db: Connection, post: int, code: int, at: datetime, again: datetime) -> None:
    """Let a row whose channel is closed to the bot wait as if it had not been tried, with all that is due there."""
    db.execute("UPDATE outbox SET state = 'new' WHERE id = ? AND state = 'in_flight'", (post,))
    db.execute(
        """INSERT INTO silences (channel, since, again, code) SELECT target, ?, ?, ? FROM outbox WHERE id = ?
        ON CONFLICT (channel) DO UPDATE SET again = excluded.again, code = excluded.code""",
        (at.timestamp(), again.timestamp(), code, post),
    )


def silences(db: Connection) -> dict[int, Silence]:
    """Return the silences by channel."""
    rows = db.execute("SELECT channel, since, code FROM silences")
    return {channel: Silence(moment(since), code) for channel, since, code in rows}


def listen(db: Connection, channel: int) -> None:
    """Try a silent channel again now."""
    db.execute("UPDATE silences SET again = 0 WHERE channel = ?", (channel,))


def lift(db: Connection, channel: int, stale: Sequence[str]) -> None:
    """End a silence: what waits is sent, but for rows of kinds that are `stale` by now."""
    ended = db.execute("DELETE FROM silences WHERE channel = ? RETURNING channel", (channel,))
    if ended.fetchone() is not None:
        db.executemany(
            "DELETE FROM outbox WHERE target = ? AND kind = ? AND state = 'new' AND NOT direct",
            [(channel, kind) for kind in stale],
        )
