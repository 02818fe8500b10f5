"""Changes of tables: functions of a connection, run on its thread inside one transaction."""

import json
import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any

from bot.storage.errors import ChannelTaken, EntryTaken, Outdated
from bot.storage.outbox import put
from bot.storage.rows import Change, Json, NewTable, SeatRow
from games.core.saves import entry_to_data


def dumps(data: Any) -> str:
    """Return compact JSON."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def create(db: sqlite3.Connection, new: NewTable) -> int:
    """Write a new lobby and return its id; raises `ChannelTaken`."""
    at = new.at.timestamp()
    values = (new.channel, new.guild, new.host, new.game, dumps(new.options), dumps(new.settings), at, at)
    try:
        cursor = db.execute(
            """INSERT INTO tables (channel, guild, host, game, status, options, settings, created, changed)
            VALUES (?, ?, ?, ?, 'lobby', ?, ?, ?, ?)""",
            values,
        )
    except sqlite3.IntegrityError:
        raise ChannelTaken(new.channel) from None
    number = cursor.lastrowid
    assert number is not None
    _write_seats(db, number, new.seats, at)
    return number


def apply(db: sqlite3.Connection, change: Change) -> int:
    """Write all of a change and return the table's revision; raises a `Conflict` before anything is durable."""
    revision = _revise(db, change)
    _append(db, change)
    if change.seats is not None:
        _write_seats(db, change.table, change.seats, change.at.timestamp())
    put(db, change.outbox, change.table)
    _write_timers(db, change)
    _write_orders(db, change)
    _write_notes(db, change)
    return revision


def _revise(db: sqlite3.Connection, change: Change) -> int:
    """Write the table's own row: revision, length of the log, and what else of it has changed."""
    row = db.execute("SELECT revision FROM tables WHERE id = ?", (change.table,)).fetchone()
    found = row and row[0]
    if change.expected_revision is not None and found != change.expected_revision:
        raise Outdated(change.table, change.expected_revision, found)
    if found is None:
        raise Outdated(change.table, 0, None)
    values = _columns(change)
    if change.expected_revision is not None:
        values |= {"revision": found + 1, "changed": change.at.timestamp()}
    if values:
        # The names are those of _columns: nothing of them comes from outside.
        sets = ", ".join(f"{name} = ?" for name in values)
        try:
            db.execute(f"UPDATE tables SET {sets} WHERE id = ?", (*values.values(), change.table))
        except sqlite3.IntegrityError:
            raise ChannelTaken(change.channel or 0) from None
    return values.get("revision", found)


def _columns(change: Change) -> dict[str, Any]:
    plain = ("status", "host", "channel", "post", "lobby_post")
    values = {name: getattr(change, name) for name in plain}
    for name in ("header", "options", "settings"):
        data = getattr(change, name)
        values[name] = None if data is None else dumps(data)
    if change.entries:
        values["entries"] = change.entries[-1].n + 1
    return {name: value for name, value in values.items() if value is not None}


def _append(db: sqlite3.Connection, change: Change) -> None:
    at = change.at.timestamp()
    for entry in change.entries:
        try:
            db.execute(
                'INSERT INTO entries ("table", n, data, at) VALUES (?, ?, ?, ?)',
                (change.table, entry.n, dumps(entry_to_data(entry)), at),
            )
        except sqlite3.IntegrityError:
            raise EntryTaken(change.table, entry.n) from None


def _write_seats(db: sqlite3.Connection, number: int, seats: Sequence[SeatRow], at: float) -> None:
    """Write all seats anew; whoever sat on one and does so no more is remembered."""
    users = {(row.seat, row.user) for row in seats}
    left = [
        (number, seat, user, at)
        for seat, user in db.execute(
            'SELECT seat, user FROM seats WHERE "table" = ? AND user IS NOT NULL', (number,)
        )
        if (seat, user) not in users and _is_running(db, number)
    ]
    db.executemany(
        'INSERT OR REPLACE INTO former_users ("table", seat, user, until) VALUES (?, ?, ?, ?)', left
    )
    db.execute('DELETE FROM seats WHERE "table" = ?', (number,))
    db.executemany(
        'INSERT INTO seats ("table", seat, user, robot, name) VALUES (?, ?, ?, ?, ?)',
        [(number, row.seat, row.user, row.robot, row.name) for row in seats],
    )


def _is_running(db: sqlite3.Connection, number: int) -> bool:
    """Say whether the table plays: who leaves a lobby has seen nothing and is not a former user."""
    (log,) = db.execute("SELECT header IS NOT NULL FROM tables WHERE id = ?", (number,)).fetchone()
    return bool(log)


def _write_timers(db: sqlite3.Connection, change: Change) -> None:
    db.executemany(
        'DELETE FROM timers WHERE "table" = ? AND kind = ? AND key = ?',
        [(change.table, kind, key) for kind, key in change.drop_timers],
    )
    db.executemany(
        'INSERT OR REPLACE INTO timers ("table", kind, key, due, payload) VALUES (?, ?, ?, ?, ?)',
        [(change.table, t.kind, t.key, t.due.timestamp(), dumps(t.payload)) for t in change.timers],
    )


def _write_orders(db: sqlite3.Connection, change: Change) -> None:
    _each(db, 'DELETE FROM orders WHERE id = ? AND "table" = ?', change.drop_orders, change.table)
    db.executemany(
        'INSERT INTO orders ("table", seat, data) VALUES (?, ?, ?)',
        [(change.table, order.seat, dumps(order.data)) for order in change.orders],
    )
    db.executemany(
        'INSERT OR IGNORE INTO order_uses ("order", entry) VALUES (?, ?)', list(change.used_orders)
    )


def _each(db: sqlite3.Connection, statement: str, ids: Iterable[int], table: int) -> None:
    db.executemany(statement, [(number, table) for number in ids])


def _write_notes(db: sqlite3.Connection, change: Change) -> None:
    for key, data in change.notes.items():
        if data is None:
            db.execute('DELETE FROM notes WHERE "table" = ? AND key = ?', (change.table, key))
        else:
            db.execute(
                'INSERT OR REPLACE INTO notes ("table", key, data) VALUES (?, ?, ?)',
                (change.table, key, dumps(data)),
            )


def set_settings(db: sqlite3.Connection, whose: str, number: int, settings: Json) -> None:
    """Write all settings of a user or a server."""
    db.execute(f"INSERT OR REPLACE INTO {whose} (id, settings) VALUES (?, ?)", (number, dumps(settings)))


def forget(db: sqlite3.Connection, number: int) -> None:
    """Delete a table with its log and everything that hangs on it."""
    db.execute("DELETE FROM tables WHERE id = ?", (number,))
