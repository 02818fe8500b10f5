"""Changes of tables: functions of a connection, run on its thread inside one transaction."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from bot.storage import results
from bot.storage.columns import COLUMNS, dumps, stamp
from bot.storage.engine import Connection
from bot.storage.errors import Outdated
from bot.storage.outbox import put
from bot.storage.rows import NEW, Change, Json, NewTable, OrderRow, SeatRow, TableRow
from games.core.log import Entry
from games.core.saves import entry_to_data


def create(db: Connection, new: NewTable) -> int:
    """Write a new lobby and return its id. Raise a `Duplicate` if the channel has a table."""
    at = new.at.timestamp()
    values = (new.channel, new.guild, new.host, new.game, dumps(new.options), new.notes, at, at)
    (number,) = db.execute(
        """INSERT INTO tables (channel, guild, host, game, status, options, notes, created, changed)
        VALUES (?, ?, ?, ?, 'lobby', ?, ?, ?, ?) RETURNING id""",
        values,
    ).fetchone()
    _write_seats(db, number, new.seats)
    return number


def apply(db: Connection, change: Change) -> TableRow:
    """Write a change and return the table's row. Raise `Outdated` or `Duplicate`; nothing is written then.

    The table's row is written first, which locks it. A concurrent writer then finds it at another revision.
    """
    before, after = change.before, change.after
    row = _revise(db, change)
    _append(db, after.id, change.entries, change.at)
    if after.seats != before.seats:
        _write_seats(db, after.id, after.seats)
    if after.orders != before.orders:
        row = replace(row, orders=_write_orders(db, after.id, before.orders, after.orders))
    put(db, change.outbox, after.id, after.guild, change.at.timestamp())
    if change.result is not None:
        results.write(db, change.result)
    return row


def _revise(db: Connection, change: Change) -> TableRow:
    """Write the table's own row: its revision, the length of its log, and its other changes."""
    before, after = change.before, change.after
    new: Json = {"revision": before.revision + 1}
    if change.entries:
        new["entries"] = change.entries[-1].n + 1
    if not change.idle:
        new["changed"] = change.at
    values = new | {"changed": stamp(new.get("changed", before.changed))}
    for name, column in COLUMNS.items():
        if column.store is not None and (value := getattr(after, name)) != getattr(before, name):
            values[name] = column.store(value)
    # The names are those above; none comes from outside.
    sets = ", ".join(f"{name} = ?" for name in values)
    statement = f"UPDATE tables SET {sets} WHERE id = ? AND revision = ? RETURNING id"
    found = db.execute(statement, (*values.values(), after.id, before.revision))
    db.must_find(found, Outdated("table", after.id, before.revision))
    return replace(after, **new)


def _append(db: Connection, table: int, entries: Sequence[Entry], at: datetime) -> None:
    db.executemany(
        'INSERT INTO entries ("table", n, data, at) VALUES (?, ?, ?, ?)',
        [(table, entry.n, dumps(entry_to_data(entry)), at.timestamp()) for entry in entries],
    )


def _write_seats(db: Connection, table: int, seats: Sequence[SeatRow]) -> None:
    db.execute('DELETE FROM seats WHERE "table" = ?', (table,))
    db.executemany(
        'INSERT INTO seats ("table", seat, "user", robot, name, former) VALUES (?, ?, ?, ?, ?, ?)',
        [(table, row.seat, row.user, row.robot, row.name, dumps(row.former)) for row in seats],
    )


def _write_orders(
    db: Connection, table: int, before: Sequence[OrderRow], after: Sequence[OrderRow]
) -> tuple[OrderRow, ...]:
    """Write the orders that are new or were used, and delete those that are gone. Return all with their ids."""
    known = {order.id: order for order in before}
    gone = known.keys() - {order.id for order in after}
    db.executemany('DELETE FROM orders WHERE id = ? AND "table" = ?', [(number, table) for number in gone])
    return tuple(order if known.get(order.id) == order else _write_order(db, table, order) for order in after)


def _write_order(db: Connection, table: int, order: OrderRow) -> OrderRow:
    used = dumps(order.used_by)
    if order.id != NEW:
        db.execute('UPDATE orders SET used_by = ? WHERE id = ? AND "table" = ?', (used, order.id, table))
        return order
    (number,) = db.execute(
        'INSERT INTO orders ("table", seat, data, used_by) VALUES (?, ?, ?, ?) RETURNING id',
        (table, order.seat, dumps(order.data), used),
    ).fetchone()
    return replace(order, id=number)


def put_off(db: Connection, table: int, wake: datetime) -> None:
    """Set another moment at which a table is due."""
    db.execute("UPDATE tables SET wake = ? WHERE id = ?", (stamp(wake), table))


def set_settings(db: Connection, whose: str, number: int, settings: Json) -> None:
    """Write all settings of a user or a server."""
    db.execute(
        f"""INSERT INTO {whose} (id, settings) VALUES (?, ?)
        ON CONFLICT (id) DO UPDATE SET settings = excluded.settings""",
        (number, dumps(settings)),
    )


def forget(db: Connection, number: int) -> None:
    """Delete a table with its log and everything that belongs to it."""
    db.execute("DELETE FROM tables WHERE id = ?", (number,))
