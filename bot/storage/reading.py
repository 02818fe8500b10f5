"""Queries about tables: functions of a connection, run on its thread."""

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any, get_args

from bot.storage.rows import Json, OrderRow, SeatRow, Status, TableRow, TimerRow

_TABLE = """SELECT id, channel, guild, host, game, status, header, options, settings, revision, entries,
    post, lobby_post, created, changed FROM tables"""


def moment(stored: float) -> datetime:
    """Return a stored moment."""
    return datetime.fromtimestamp(stored, UTC)


def table(db: sqlite3.Connection, number: int) -> TableRow | None:
    """Return the table of this id."""
    return _one(db, "WHERE id = ?", number)


def find_table(db: sqlite3.Connection, channel: int) -> TableRow | None:
    """Return the channel's lobby or running table, else the newest that was played here and is not archived."""
    return _one(
        db,
        """WHERE channel = ? AND status <> 'archived'
        ORDER BY status IN ('lobby', 'running') DESC, id DESC LIMIT 1""",
        channel,
    )


def tables_of(db: sqlite3.Connection, user: int) -> list[TableRow]:
    """Return the lobbies and running tables where the user sits, in order of id."""
    return _several(
        db,
        """WHERE status IN ('lobby', 'running') AND id IN (SELECT "table" FROM seats WHERE user = ?)
        ORDER BY id""",
        user,
    )


def live_tables(db: sqlite3.Connection, guild: int | None) -> list[TableRow]:
    """Return all lobbies and running tables, of one server if given, in order of id."""
    here = "" if guild is None else "AND guild = ?"
    return _several(
        db,
        f"WHERE status IN ('lobby', 'running') {here} ORDER BY id",
        *(() if guild is None else (guild,)),
    )


def idle_tables(db: sqlite3.Connection, before: datetime, statuses: Sequence[Status]) -> list[TableRow]:
    """Return the tables of these statuses (none: all but the archived) at which nothing has changed since then."""
    wanted = statuses or [status for status in get_args(Status) if status != "archived"]
    marks = ", ".join("?" * len(wanted))
    where = f"WHERE status IN ({marks}) AND changed < ? ORDER BY changed, id"
    return _several(db, where, *wanted, before.timestamp())


def _one(db: sqlite3.Connection, where: str, *values: Any) -> TableRow | None:
    rows = _several(db, where, *values)
    return rows[0] if rows else None


def _several(db: sqlite3.Connection, where: str, *values: Any) -> list[TableRow]:
    found = db.execute(f"{_TABLE} {where}", values).fetchall()
    if not found:
        return []
    # A few are looked up by id; for many, one walk over all seats is faster than ten thousand look-ups.
    seats = _seats(db, [row[0] for row in found] if len(found) <= 500 else None)
    return [_table_row(row, seats[row[0]]) for row in found]


def _table_row(row: Sequence[Any], seats: Sequence[SeatRow]) -> TableRow:
    number, channel, guild, host, game, status, header, options, settings, *rest = row
    revision, entries, post, lobby_post, created, changed = rest
    return TableRow(
        number,
        channel,
        guild,
        host,
        game,
        status,
        None if header is None else json.loads(header),
        json.loads(options),
        json.loads(settings),
        tuple(seats),
        revision,
        entries,
        post,
        lobby_post,
        moment(created),
        moment(changed),
    )


def _seats(db: sqlite3.Connection, tables: Sequence[int] | None) -> dict[int, list[SeatRow]]:
    where = "" if tables is None else f'WHERE "table" IN ({", ".join("?" * len(tables))})'
    former: dict[tuple[int, int], tuple[int, ...]] = defaultdict(tuple)
    for table_id, seat, user in db.execute(
        f'SELECT "table", seat, user FROM former_users {where} ORDER BY until', tables or ()
    ):
        former[table_id, seat] += (user,)
    seats: dict[int, list[SeatRow]] = defaultdict(list)
    for table_id, seat, user, robot, name in db.execute(
        f'SELECT "table", seat, user, robot, name FROM seats {where} ORDER BY "table", seat', tables or ()
    ):
        seats[table_id].append(SeatRow(seat, user, robot, name, former.get((table_id, seat), ())))
    return seats


def log_of(db: sqlite3.Connection, number: int, since: int) -> list[Json]:
    """Return a table's entries from number `since` on, as JSON data in order."""
    rows = db.execute('SELECT data FROM entries WHERE "table" = ? AND n >= ? ORDER BY n', (number, since))
    # One call of the parser for the whole log: a third of the time of one call per entry.
    return json.loads(f"[{','.join(data for (data,) in rows)}]")


def times_of(db: sqlite3.Connection, number: int) -> list[datetime]:
    """Return when each entry of a table was written."""
    rows = db.execute('SELECT at FROM entries WHERE "table" = ? ORDER BY n', (number,))
    return [moment(at) for (at,) in rows]


def notes_of(db: sqlite3.Connection, number: int) -> Json:
    """Return a table's notes by key."""
    rows = db.execute('SELECT key, data FROM notes WHERE "table" = ?', (number,))
    return {key: json.loads(data) for key, data in rows}


def tables_noting(db: sqlite3.Connection, key: str) -> list[int]:
    """Return the tables that have a note of this key."""
    return [
        number for (number,) in db.execute('SELECT "table" FROM notes WHERE key = ? ORDER BY "table"', (key,))
    ]


def orders_of(db: sqlite3.Connection, number: int) -> list[OrderRow]:
    """Return a table's standing orders, oldest first."""
    used: dict[int, tuple[int, ...]] = defaultdict(tuple)
    for order, entry in db.execute(
        """SELECT "order", entry FROM order_uses JOIN orders ON orders.id = "order"
        WHERE orders."table" = ? ORDER BY entry""",
        (number,),
    ):
        used[order] += (entry,)
    rows = db.execute('SELECT id, seat, data FROM orders WHERE "table" = ? ORDER BY id', (number,))
    return [OrderRow(order, seat, json.loads(data), used.get(order, ())) for order, seat, data in rows]


def timers_of(db: sqlite3.Connection, number: int) -> list[TimerRow]:
    """Return a table's timers, the next due first."""
    return _timers(db, 'WHERE "table" = ? ORDER BY due', (number,))


def due_timers(db: sqlite3.Connection, now: datetime, limit: int) -> tuple[list[TimerRow], datetime | None]:
    """Return the timers that are due, the longest overdue first, and when the next one after `now` is."""
    stamp = now.timestamp()
    due = _timers(db, "WHERE due <= ? ORDER BY due LIMIT ?", (stamp, limit))
    (later,) = db.execute("SELECT min(due) FROM timers WHERE due > ?", (stamp,)).fetchone()
    return due, None if later is None else moment(later)


def _timers(db: sqlite3.Connection, where: str, values: Iterable[Any]) -> list[TimerRow]:
    rows = db.execute(f'SELECT "table", kind, key, due, payload FROM timers {where}', tuple(values))
    return [
        TimerRow(number, kind, key, moment(due), json.loads(payload))
        for number, kind, key, due, payload in rows
    ]


def settings_of(db: sqlite3.Connection, whose: str, ids: Sequence[int]) -> dict[int, Json]:
    """Return the settings of users or servers; one that never set anything has none: {}."""
    marks = ", ".join("?" * len(ids))
    rows = db.execute(f"SELECT id, settings FROM {whose} WHERE id IN ({marks})", tuple(ids))
    found = {number: json.loads(settings) for number, settings in rows}
    return {number: found.get(number, {}) for number in ids}
