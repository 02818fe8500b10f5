"""Rows that are committed and not yet sent: functions of a connection, run on its thread."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from bot.storage.columns import LATEST, moment
from bot.storage.engine import Connection
from bot.storage.reading import guild_of
from bot.storage.rows import Becomes, NewPost, PostRow, SentRow, Taken
from bot.storage.shards import Shard

_ROW = 'SELECT id, "table", kind, payload, target, direct, optional, nonce, due, attempts FROM outbox'
_TARGET = 4
"""Index of the target among those columns."""

LONGEST_REST = 3600.0
"""Maximum seconds until a row's next attempt. A row that is due later was rescheduled before the clock was set back."""


NOT_AWAITED = 1800.0
"""Seconds after which an optional row is due. Earlier it goes with the next message in its channel."""


def _overtaken(row: str) -> str:
    """Return an SQL condition: a newer row of the same table and topic replaces the row, and it cannot have been sent yet."""
    return f"""({row}.state = 'new' AND {row}.attempts = 0 AND {row}.topic IS NOT NULL AND EXISTS (
        SELECT 1 FROM outbox AS newer WHERE newer."table" = {row}."table" AND newer.topic = {row}.topic
        AND newer.id > {row}.id AND newer.state <> 'sent'
    ))"""


_OLDER = """WHERE id < :newest AND topic IS NOT NULL AND state <> 'sent' AND state = 'new' AND attempts = 0
AND "table" = (SELECT "table" FROM outbox WHERE id = :newest)
AND topic = (SELECT topic FROM outbox WHERE id = :newest)"""
"""The rows that a row replaces."""
# `state <> 'sent'` beside `state = 'new'`: SQLite uses the index of unsent rows only if the query has the index's own condition.

_OVERTAKEN = """SELECT newest.id, older.payload FROM outbox AS newest JOIN outbox AS older
ON older."table" = newest."table" AND older.topic = newest.topic AND older.id < newest.id
WHERE older.topic IS NOT NULL AND older.state <> 'sent' AND older.state = 'new' AND older.attempts = 0"""

_DUE = "(due <= :now OR (due > :far AND (attempts > 0 OR reserved)))"


def _first(optional: str) -> str:
    """Return an SQL query for a target's first due row, among the necessary rows or the optional ones."""
    return f"""(
        SELECT id FROM outbox AS first WHERE target = number AND state <> 'sent' AND state = 'new'
        AND {optional} AND {_DUE} AND NOT {_overtaken("first")} ORDER BY id LIMIT 1
    )"""


# Only the first row of a target can be next, so the time for taking depends on the number of targets, not of rows, of which
# an outage leaves many. A row waits behind an earlier one to the same target that is in flight or, unless that one is optional,
# was rescheduled. An optional row waits behind every necessary one that is due there. Every row waits behind one that the
# answer to a click is delivering there. If the bot may not post in a channel, all its rows wait.
_NEXT = f"""WITH RECURSIVE targets (number) AS (
    SELECT min(target) FROM outbox WHERE state <> 'sent'
    UNION ALL
    SELECT (SELECT min(target) FROM outbox WHERE state <> 'sent' AND target > number)
    FROM targets WHERE number IS NOT NULL
)
{_ROW} AS mine
WHERE id IN (SELECT {_first("NOT optional")} FROM targets UNION ALL SELECT {_first("optional")} FROM targets)
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
            AND (other.due <= :now OR ((other.attempts > 0 OR other.reserved) AND NOT mine.optional)))
    )
)
"""


def put(
    db: Connection, posts: Sequence[NewPost], table: int | None, guild: int | None, written: float
) -> None:
    """Write rows to be sent, in order, of the server of their table or league. `written`: when their news was committed."""
    db.executemany(
        """INSERT INTO outbox
        ("table", guild, target, direct, kind, payload, optional, topic, nonce, written, due, reserved)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
        [
            (
                table,
                guild,
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


def take(
    db: Connection,
    shard: Shard,
    now: datetime,
    limit: int,
    but: Sequence[int] = (),
    optional: bool = True,  # noqa: FBT001, FBT002  # storage hands its arguments on by place
) -> Taken:
    """Mark the next row of each target, of channels `but` only optional ones, as in flight. Return them and the next due moment.

    optional: Whether to take optional rows at all.

    If other processes may take rows at the same time, lock the targets and read a second time, which shows what they have taken.
    """
    stamp = now.timestamp()
    rows = _next(db, shard, stamp, limit, but, optional=optional)
    if rows and (ours := db.lock_targets([row[_TARGET] for row in rows])) is not None:
        rows = [row for row in _next(db, shard, stamp, limit, but, optional=optional) if row[_TARGET] in ours]
    taken = _mark(db, [row[0] for row in rows])
    rows = [row for row in rows if row[0] in taken]
    (later,) = db.execute(
        f"""SELECT min(due) FROM outbox WHERE state = 'new' AND due > ? AND due < ?
        AND NOT (optional AND due > ?){shard.of("outbox")}""",
        (stamp, LATEST, stamp + NOT_AWAITED),
    ).fetchone()
    (listen,) = db.execute(
        f"""SELECT min(again) FROM silences WHERE again > ? AND EXISTS (
            SELECT 1 FROM outbox WHERE target = channel AND state <> 'sent' AND state = 'new' AND NOT direct
            {shard.of("outbox")}
        )""",
        (stamp,),
    ).fetchone()
    return Taken(tuple(_posts(db, rows)), _moment(later), _moment(listen))


def _mark(db: Connection, ids: Sequence[int]) -> set[int]:
    """Mark rows as in flight. Return those that were still waiting: an answer may have shown one just now."""
    if not ids:
        return set()
    marks = ", ".join("?" * len(ids))
    statement = f"""UPDATE outbox SET state = 'in_flight', reserved = FALSE
    WHERE id IN ({marks}) AND state = 'new' RETURNING id"""
    return {number for (number,) in db.execute(statement, ids)}


def _next(
    db: Connection, shard: Shard, stamp: float, limit: int, but: Sequence[int], *, optional: bool
) -> list[Any]:
    """Return the rows that may be taken now."""
    values = {"now": stamp, "far": stamp + LONGEST_REST, "limit": limit}
    others = {f"but{n}": channel for n, channel in enumerate(but)}
    marks = ", ".join(f":{name}" for name in others)
    left_out = f" AND (direct OR optional OR target NOT IN ({marks}))" if but else ""
    left_out += "" if optional else " AND NOT optional"
    statement = f"{_NEXT}{left_out}{shard.of('mine')} ORDER BY optional, id LIMIT :limit"
    return db.execute(statement, values | others).fetchall()


def _moment(stamp: float | None) -> datetime | None:
    return None if stamp is None else moment(stamp)


def announce(db: Connection, posts: Mapping[int, NewPost], at: datetime) -> set[int | None]:
    """Write a row for each of these tables. Return their servers."""
    guilds = {table: guild_of(db, table) for table in posts}
    for table, post in posts.items():
        put(db, [post], table, guilds[table], at.timestamp())
    return set(guilds.values())


def depth(db: Connection) -> tuple[int, datetime | None]:
    """Return the number of unsent rows, and when the oldest of them was written."""
    count, oldest = db.execute("SELECT count(*), min(written) FROM outbox WHERE state <> 'sent'").fetchone()
    return count, None if oldest is None else moment(oldest)


def in_flight(db: Connection, shard: Shard) -> list[PostRow]:
    """Return the rows in flight; after a crash, they may or may not have been sent."""
    rows = db.execute(f"{_ROW} WHERE state = 'in_flight'{shard.of('outbox')} ORDER BY id").fetchall()
    return _posts(db, rows)


def _posts(db: Connection, rows: Sequence[Sequence[Any]]) -> list[PostRow]:
    older: dict[int, list[str]] = defaultdict(list)
    if rows:
        marks = ", ".join("?" * len(rows))
        found = db.execute(
            f"{_OVERTAKEN} AND newest.id IN ({marks}) ORDER BY older.id", [row[0] for row in rows]
        )
        for number, payload in found:
            older[number].append(payload)
    return [_post(row, older[row[0]]) for row in rows]


def _post(row: Sequence[Any], overtaken: Sequence[str]) -> PostRow:
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
        tuple(overtaken),
    )


def tick_off(
    db: Connection,
    number: int,
    message: int | None,
    becomes: Becomes | None,
    then: Sequence[NewPost],
) -> set[int | None]:
    """Note that a row was sent as this message, and write what follows. Without a message (an edit, a dropped row) delete it.

    The rows that it has replaced are deleted. If its table was deleted meanwhile, nothing follows.
    Return the servers of rows that waited behind it: rows to one user may belong to several.
    """
    # A second call finds no row, so what follows is written once.
    row = db.execute(
        """UPDATE outbox SET state = 'sent', message = ?, payload = '{}' WHERE id = ? AND state = 'in_flight'
        RETURNING "table", guild, written, target, direct""",
        (message, number),
    ).fetchone()
    if row is None:
        return set()
    table, guild, written, target, direct = row
    db.execute(f"DELETE FROM outbox {_OLDER}", {"newest": number})
    if message is None or table is None:
        # A message without a table is never looked up again.
        db.execute("DELETE FROM outbox WHERE id = ?", (number,))
    if message is not None and not direct:
        # Retry the removals of old controls that failed in the channel, now that it accepts messages.
        db.execute(
            "UPDATE outbox SET due = 0 WHERE target = ? AND state <> 'sent' AND state = 'new' AND optional AND attempts > 0",
            (target,),
        )
    if becomes is not None:
        db.execute(f"UPDATE tables SET {becomes} = ? WHERE id = ?", (message, table))
    put(db, then, table, guild, written)
    return _waiting_for(db, target) if direct else set()


def _waiting_for(db: Connection, user: int) -> set[int | None]:
    """Return the servers of the unsent rows to a user."""
    rows = db.execute(
        "SELECT DISTINCT guild FROM outbox WHERE target = ? AND direct AND state <> 'sent' AND state = 'new'",
        (user,),
    )
    return {guild for (guild,) in rows}


def set_board(db: Connection, table: int, message: int) -> None:
    """Note the message with a table's board. A turn post that has become the board is no longer the turn post."""
    db.execute(
        "UPDATE tables SET board = ?, post = CASE WHEN post = ? THEN NULL ELSE post END WHERE id = ?",
        (message, message, table),
    )


def put_back(db: Connection, number: int, due: datetime, *, optional: bool = False) -> None:
    """Reschedule a row that could not be sent. Later rows to its target wait behind it, unless it is `optional` from now on."""
    change = ", optional = TRUE" if optional else ""
    db.execute(
        f"UPDATE outbox SET state = 'new', attempts = attempts + 1, due = ?{change} WHERE id = ? AND state = 'in_flight'",
        (due.timestamp(), number),
    )


def answered(db: Connection, post: NewPost, *, shown: bool) -> None:
    """Delete a reserved row if the answer to a click has `shown` it, otherwise make it due.

    A row that was taken meanwhile, because its reservation had ended, is left to the process that took it.
    """
    mine = "WHERE target = ? AND nonce = ? AND state = 'new' AND reserved"
    change = "DELETE FROM outbox" if shown else "UPDATE outbox SET reserved = FALSE, due = 0"
    db.execute(f"{change} {mine}", (post.channel, post.nonce))


def sent_of(db: Connection, table: int) -> list[SentRow]:
    """Return the messages sent for a table, oldest first."""
    rows = db.execute(
        """SELECT id, kind, CASE WHEN direct THEN NULL ELSE target END, CASE WHEN direct THEN target END, message, nonce
        FROM outbox WHERE "table" = ? AND state = 'sent' ORDER BY id""",
        (table,),
    )
    return [SentRow(*row) for row in rows]
