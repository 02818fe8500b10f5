"""A connection to a PostgreSQL server as queries use it, and running a transaction on it."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar, cast

import psycopg
from psycopg.pq import TransactionStatus

from bot.storage.engine import Laid, Rows, Values
from bot.storage.postgres.dialect import translated

T = TypeVar("T")

CHANNEL = "caravel"
"""The PostgreSQL notification channel on which processes with one database announce changes."""

READING = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
WRITING = "BEGIN ISOLATION LEVEL READ COMMITTED"
"""Each statement sees all commits up to its start. A writing statement therefore checks what was read before: `WHERE revision = …`."""

VERSION = "caravel_version"
"""The database table with the schema version."""

_LAYOUT = """
SELECT columns.table_name, columns.column_name, columns.data_type, keys.ordinal_position
FROM information_schema.columns
LEFT JOIN information_schema.table_constraints AS constraints
ON constraints.table_schema = columns.table_schema AND constraints.table_name = columns.table_name
AND constraints.constraint_type = 'PRIMARY KEY'
LEFT JOIN information_schema.key_column_usage AS keys
ON keys.constraint_schema = constraints.constraint_schema AND keys.constraint_name = constraints.constraint_name
AND keys.column_name = columns.column_name
WHERE columns.table_schema = current_schema()
ORDER BY columns.table_name NOT IN ('tables', 'results'), columns.table_name, columns.ordinal_position
"""


class Database:
    """Sends statements without waiting for their results until a result is read."""

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self._connection = connection
        self._in_the_end: list[tuple[Rows, Exception]] | None = None

    def execute(self, statement: str, values: Values = (), /) -> Rows:
        """Run a statement."""
        return self._connection.execute(cast(Any, translated(statement)), values)

    def executemany(self, statement: str, values: Iterable[Values], /) -> None:
        """Run a statement once for each of the values."""
        for each in values:
            self.execute(statement, each)

    def must_find(self, found: Rows, error: Exception) -> None:
        """Raise `error` if a statement has found no row. With several pieces of work, check after the last statement."""
        if self._in_the_end is not None:
            self._in_the_end.append((found, error))
        elif found.fetchone() is None:
            raise error

    def all_of(self, works: Sequence[Callable[["Database"], T]]) -> list[T]:
        """Run several pieces of work in order, and return their results. Raise the error of the first that fails."""
        if len(works) > 1:
            self._in_the_end = []
        results = [work(self) for work in works]
        for found, error in self._in_the_end or ():
            if found.fetchone() is None:
                raise error
        return results

    def layout(self) -> list[Laid]:
        """Return our database tables."""
        found: dict[str, list[tuple[str, str, int | None]]] = {}
        for table, column, kind, place in self.execute(_LAYOUT):
            if table != VERSION:
                found.setdefault(table, []).append((column, kind, place))
        return [_laid(table, columns) for table, columns in found.items()]

    def counters(self) -> dict[str, int]:
        """Return the last assigned ids."""
        sequences = self.execute(
            "SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = current_schema()"
        )
        return {name.removesuffix("_id_seq"): given for name, given in sequences if given is not None}

    def count_on(self, table: str, given: int) -> None:
        """Make a table assign ids after `given`."""
        self.execute("SELECT setval(pg_get_serial_sequence(?, 'id'), ?)", (table, given))

    def lock_targets(self, targets: Sequence[int]) -> set[int] | None:
        """Lock these targets until this transaction has ended. Return those that no other process has locked."""
        marks = ", ".join("(?::bigint)" for _ in targets)
        free = self.execute(
            f"SELECT target FROM (VALUES {marks}) AS wanted (target) WHERE pg_try_advisory_xact_lock(target)",
            targets,
        )
        return {target for (target,) in free}

    def lock_all(self) -> None:
        """Lock all tables against other writers until this transaction ends."""
        tables = ", ".join(table.name for table in self.layout())
        self.execute(f"LOCK TABLE {tables} IN SHARE ROW EXCLUSIVE MODE")

    def notify(self, payload: str) -> None:
        """Send a payload to other processes once the transaction is committed."""
        self.execute("SELECT pg_notify(?, ?)", (CHANNEL, payload))


def _laid(table: str, columns: Sequence[tuple[str, str, int | None]]) -> Laid:
    key = sorted((place, column) for column, _, place in columns if place is not None)
    return Laid(
        table,
        tuple(column for column, *_ in columns),
        tuple(column for column, kind, _ in columns if kind == "text"),
        tuple(column for column, kind, _ in columns if kind == "bigint"),
        tuple(column for column, kind, _ in columns if kind == "boolean"),
        tuple(column for _, column in key),
    )


def in_transaction(connection: psycopg.Connection[Any], begin: str, work: Callable[[Database], T]) -> T:
    """Run a piece of work as one transaction. Undo it if it raises.

    Statements go in a pipeline: the program waits for the server only when it reads a result, and at the end.
    """
    try:
        with connection.pipeline():
            connection.execute(cast(Any, begin))
            result = work(Database(connection))
            connection.execute("COMMIT")
    except psycopg.Error:
        # psycopg may count statements as prepared that the server skipped after an error. Closing the connection also undoes all.
        connection.close()
        raise
    except BaseException:
        if connection.info.transaction_status is not TransactionStatus.IDLE and not connection.broken:
            connection.execute("ROLLBACK")
        raise
    return result
