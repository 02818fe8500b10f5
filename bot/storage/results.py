"""Results of tables that are over: functions of a connection, run on its thread."""

import json
from collections.abc import Sequence
from datetime import datetime

from bot.storage.columns import dumps, moment
from bot.storage.engine import Connection
from bot.storage.rows import Json, ResultRow


def write(db: Connection, row: ResultRow) -> None:
    """Write the result of a table. It replaces an existing one, when facts are filled in."""
    db.execute(
        """INSERT INTO results ("table", guild, game, ended, data) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT ("table") DO UPDATE SET data = excluded.data""",
        (row.table, row.guild, row.game, row.ended.timestamp(), dumps(row.data)),
    )
    db.execute('DELETE FROM results_of_users WHERE "table" = ?', (row.table,))
    db.executemany(
        'INSERT INTO results_of_users ("user", "table") VALUES (?, ?)',
        [(user, row.table) for user in dict.fromkeys(row.users)],
    )


def of_everybody(db: Connection, guild: int | None, after: tuple[datetime, int] | None) -> list[ResultRow]:
    """Return all results, of one server or after an end and its table if given, in the order of their ends."""
    where, values = ["true"], list[float]()
    if guild is not None:
        where.append("guild = ?")
        values.append(guild)
    if after is not None:
        where.append('(ended, "table") > (?, ?)')
        values += [after[0].timestamp(), after[1]]
    return _several(db, f"WHERE {' AND '.join(where)}", values)


def of_users(db: Connection, users: Sequence[int]) -> list[ResultRow]:
    """Return the results that name any of these users, in the order of their ends."""
    if not users:
        return []
    marks = ", ".join("?" * len(users))
    named = f'WHERE "table" IN (SELECT "table" FROM results_of_users WHERE "user" IN ({marks}))'
    return _several(db, named, users)


def of_tables(db: Connection, tables: Sequence[int]) -> list[ResultRow]:
    """Return the results of these tables, in the order of their ends."""
    if not tables:
        return []
    marks = ", ".join("?" * len(tables))
    return _several(db, f'WHERE "table" IN ({marks})', tables)


def count(db: Connection) -> int:
    """Return how many results there are."""
    (found,) = db.execute("SELECT count(*) FROM results").fetchone()
    return found


def _several(db: Connection, where: str, values: Sequence[float]) -> list[ResultRow]:
    found = db.execute(
        f'SELECT "table", guild, game, ended, data FROM results {where} ORDER BY ended, "table"', values
    ).fetchall()
    return [
        ResultRow(table, guild, game, moment(ended), (), _read(data))
        for table, guild, game, ended, data in found
    ]


def _read(data: str) -> Json:
    """Return the stored data of a result, or an empty one if it is damaged; readers of results skip that."""
    try:
        return json.loads(data)
    except ValueError:
        return {}
