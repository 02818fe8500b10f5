"""Queries about tables: functions of a connection, run on its thread."""

import json
from collections import defaultdict
from collections.abc import Sequence
from datetime import datetime
from typing import Any, get_args

from bot.storage.columns import COLUMNS, LATEST, moment, read_json
from bot.storage.engine import Connection
from bot.storage.rows import Json, OrderRow, SeatRow, Status, TableRow
from bot.storage.shards import Shard

_TABLE = f"SELECT {', '.join(COLUMNS)} FROM tables"
_READERS = [(place, one.read) for place, one in enumerate(COLUMNS.values()) if one.read is not None]

FEW = 500
"""For how many tables the seats are looked up by id; for more, one walk over all of them is faster."""


def table(db: Connection, number: int) -> TableRow | None:
    """Return the table of this id."""
    return _one(db, "WHERE id = ?", number)


def find_table(db: Connection, channel: int) -> TableRow | None:
    """Return the channel's lobby or running table, else the newest that was played here, archived ones last."""
    return _one(
        db,
        """WHERE channel = ? AND (status <> 'archived' OR header IS NOT NULL)
        ORDER BY status IN ('lobby', 'running') DESC, status <> 'archived' DESC, id DESC LIMIT 1""",
        channel,
    )


def tables_of(db: Connection, user: int) -> list[TableRow]:
    """Return the lobbies and running tables where the user sits, in order of id."""
    return _several(
        db,
        """WHERE status IN ('lobby', 'running') AND id IN (SELECT "table" FROM seats WHERE "user" = ?)
        ORDER BY id""",
        user,
    )


def left_by(db: Connection, user: int) -> list[TableRow]:
    """Return the running tables where the user has sat and does not any more, in order of id."""
    rows = _several(
        db,
        """WHERE status = 'running' AND id IN (SELECT "table" FROM seats WHERE replace(former, ?, '') <> former)
        ORDER BY id""",
        str(user),
    )
    return [
        row
        for row in rows
        if any(user in seat.former for seat in row.seats) and all(seat.user != user for seat in row.seats)
    ]


def live_tables(db: Connection, guild: int | None) -> list[TableRow]:
    """Return all lobbies and running tables, of one server if given, in order of id."""
    here = "" if guild is None else "AND guild = ?"
    return _several(
        db,
        f"WHERE status IN ('lobby', 'running') {here} ORDER BY id",
        *(() if guild is None else (guild,)),
    )


def new_lobbies(db: Connection, shard: Shard) -> list[TableRow]:
    """Return the lobbies that have not changed since they were opened, in order of id."""
    return _several(db, f"WHERE status = 'lobby' AND revision = 0{shard.of('tables')} ORDER BY id")


def idle_tables(db: Connection, shard: Shard, before: datetime, statuses: Sequence[Status]) -> list[TableRow]:
    """Return the tables of these statuses (none: all but the archived) at which nothing has changed since then."""
    wanted = statuses or [status for status in get_args(Status) if status != "archived"]
    marks = ", ".join("?" * len(wanted))
    where = f"WHERE status IN ({marks}) AND changed < ?{shard.of('tables')} ORDER BY changed, id"
    return _several(db, where, *wanted, before.timestamp())


def tables_noting(db: Connection, shard: Shard, text: str, before: datetime) -> list[int]:
    """Return the tables whose notes hold this text, at which nothing has changed since then."""
    rows = db.execute(
        f"SELECT id FROM tables WHERE changed < ? AND replace(notes, ?, '') <> notes{shard.of('tables')} ORDER BY id",
        (before.timestamp(), text),
    )
    return [number for (number,) in rows]


def count_hosted(db: Connection, user: int) -> int:
    """Return how many lobbies and running tables a user hosts."""
    (count,) = db.execute(
        "SELECT count(*) FROM tables WHERE host = ? AND status IN ('lobby', 'running')", (user,)
    ).fetchone()
    return count


def count_tables(db: Connection) -> dict[Status, int]:
    """Return the number of tables of each status; statuses without tables are left out."""
    return dict(db.execute("SELECT status, count(*) FROM tables GROUP BY status").fetchall())


def _one(db: Connection, where: str, *values: Any) -> TableRow | None:
    rows = _several(db, where, *values)
    return rows[0] if rows else None


def _several(db: Connection, where: str, *values: Any) -> list[TableRow]:
    found = db.execute(f"{_TABLE} {where}", values).fetchall()
    if not found:
        return []
    ids = [row[0] for row in found] if len(found) <= FEW else None
    seats, orders = _seats(db, ids), _orders(db, ids)
    return [_table_row(row, seats[row[0]], orders[row[0]]) for row in found]


def _table_row(row: Sequence[Any], seats: Sequence[SeatRow], orders: Sequence[OrderRow]) -> TableRow:
    values = list(row)
    for place, read in _READERS:
        values[place] = read(values[place])
    return TableRow(**dict(zip(COLUMNS, values, strict=True)), seats=tuple(seats), orders=tuple(orders))


def _of(tables: Sequence[int] | None) -> tuple[str, Sequence[int]]:
    """Return the condition that a row belongs to one of these tables (None: any), with its values."""
    if tables is None:
        return "", ()
    return f'WHERE "table" IN ({", ".join("?" * len(tables))})', tables


def _seats(db: Connection, tables: Sequence[int] | None) -> dict[int, list[SeatRow]]:
    where, values = _of(tables)
    seats: dict[int, list[SeatRow]] = defaultdict(list)
    for table_id, seat, user, robot, name, former in db.execute(
        f'SELECT "table", seat, "user", robot, name, former FROM seats {where} ORDER BY "table", seat', values
    ):
        readable = name if isinstance(name, str) else "?"
        seats[table_id].append(SeatRow(seat, user, robot, readable, _numbers(former)))
    return seats


def _orders(db: Connection, tables: Sequence[int] | None) -> dict[int, list[OrderRow]]:
    where, values = _of(tables)
    orders: dict[int, list[OrderRow]] = defaultdict(list)
    for table_id, number, seat, data, used_by in db.execute(
        f'SELECT "table", id, seat, data, used_by FROM orders {where} ORDER BY id', values
    ):
        orders[table_id].append(OrderRow(number, seat, read_json(data, {}), _numbers(used_by)))
    return orders


def _numbers(text: str) -> tuple[int, ...]:
    """Return the numbers of a JSON list, those of them that can be read."""
    return tuple(number for number in read_json(text, []) if isinstance(number, int))


def log_of(db: Connection, number: int, since: int) -> list[Json]:
    """Return a table's entries from number `since` on, as JSON data in order."""
    rows = db.execute('SELECT data FROM entries WHERE "table" = ? AND n >= ? ORDER BY n', (number, since))
    # Parsing the whole log in one call takes a third of the time.
    return json.loads(f"[{','.join(data for (data,) in rows)}]")


def last_entry_at(db: Connection, number: int) -> datetime | None:
    """Return when a table's newest entry was written."""
    (at,) = db.execute('SELECT max(at) FROM entries WHERE "table" = ?', (number,)).fetchone()
    return None if at is None else moment(at)


def working_tables(db: Connection, shard: Shard) -> list[int]:
    """Return the tables where the program itself is to make the next move, in order of id."""
    rows = db.execute(f"SELECT id FROM tables WHERE is_working{shard.of('tables')} ORDER BY id")
    return [number for (number,) in rows]


def revisions(db: Connection, tables: Sequence[int]) -> dict[int, int]:
    """Return the revisions of these tables; missing tables are left out."""
    marks = ", ".join("?" * len(tables))
    return dict(
        db.execute(f"SELECT id, revision FROM tables WHERE id IN ({marks})", tuple(tables)).fetchall()
    )


def due_tables(db: Connection, shard: Shard, now: datetime, limit: int) -> tuple[list[int], datetime | None]:
    """Return the tables that are due, the longest overdue first, and when the next one after `now` is."""
    stamp, mine = now.timestamp(), shard.of("tables")
    due = db.execute(f"SELECT id FROM tables WHERE wake <= ?{mine} ORDER BY wake, id LIMIT ?", (stamp, limit))
    found = [number for (number,) in due]
    (later,) = db.execute(
        f"SELECT min(wake) FROM tables WHERE wake > ? AND wake < ?{mine}", (stamp, LATEST)
    ).fetchone()
    return found, None if later is None else moment(later)


def guild_of(db: Connection, table: int) -> int | None:
    """Return the server of a table."""
    row = db.execute("SELECT guild FROM tables WHERE id = ?", (table,)).fetchone()
    return None if row is None else row[0]


def wake_of(db: Connection, table: int) -> datetime | None:
    """Return when a table is due; None if it never is, or was deleted."""
    row = db.execute("SELECT wake FROM tables WHERE id = ?", (table,)).fetchone()
    return None if row is None or row[0] is None else moment(row[0])


def settings_of(db: Connection, whose: str, ids: Sequence[int]) -> dict[int, Json]:
    """Return the settings of users or servers by id; {} for one that never set anything."""
    marks = ", ".join("?" * len(ids))
    rows = db.execute(f"SELECT id, settings FROM {whose} WHERE id IN ({marks})", tuple(ids))
    found = {number: read_json(settings, {}) for number, settings in rows}
    return {number: found.get(number, {}) for number in ids}
