"""Channels where the bot may not post: functions of a connection, run on its thread."""

from collections.abc import Sequence
from datetime import datetime

from bot.storage.columns import moment
from bot.storage.engine import Connection
from bot.storage.rows import Silence


def hush(db: Connection, post: int, code: int, at: datetime, again: datetime) -> None:
    """Note that a channel is closed to the bot, to be tried next at `again`. Its rows wait, `post` as if it had not been tried."""
    db.execute("UPDATE outbox SET state = 'new' WHERE id = ? AND state = 'in_flight'", (post,))
    db.execute(
        """INSERT INTO silences (channel, since, again, code) SELECT target, ?, ?, ? FROM outbox WHERE id = ?
        ON CONFLICT (channel) DO UPDATE SET again = excluded.again, code = excluded.code""",
        (at.timestamp(), again.timestamp(), code, post),
    )


def silences(db: Connection) -> dict[int, Silence]:
    """Return the channels closed to the bot."""
    rows = db.execute("SELECT channel, since, code FROM silences")
    return {channel: Silence(moment(since), code) for channel, since, code in rows}


def listen(db: Connection, channel: int) -> None:
    """Make a channel that is closed to the bot due for an attempt now."""
    db.execute("UPDATE silences SET again = 0 WHERE channel = ?", (channel,))


def lift(db: Connection, channel: int, stale: Sequence[str]) -> None:
    """Reopen a channel, so that its waiting rows are sent. Delete those of the `stale` kinds."""
    ended = db.execute("DELETE FROM silences WHERE channel = ? RETURNING channel", (channel,))
    if ended.fetchone() is not None:
        db.executemany(
            "DELETE FROM outbox WHERE target = ? AND kind = ? AND state = 'new' AND NOT direct",
            [(channel, kind) for kind in stale],
        )
