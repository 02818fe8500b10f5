"""A connection to a PostgreSQL server as queries use it, and how a transaction runs there."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar, cast

import psycopg
from psycopg.pq import TransactionStatus

from bot.storage.engine import Laid, Rows, Values
from bot.storage.postgres.dialect import translated

T = TypeVar("T")

CHANNEL = "caravel"
"""What processes that serve one database listen to."""

READING = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
WRITING = "BEGIN ISOLATION LEVEL READ COMMITTED"
"""Each statement sees what others have committed by then; what must not have changed is asked again where it is written."""

VERSION = "caravel_version"
"""The table that holds the version of the others."""

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
    """Sends statements on without waiting for what they say, until somebody asks for it."""

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self._connection = connection
        self._in_the_end: list[tuple[Rows, Exception]] | None = None

    def execute(self, statement: str, values: Values = (), /) -> Rows:
        """Run a statement."""
        return self._connection.execute(cast(Any, translated(statement)), values)

    def executemany(self, statement: str, values: Iterable[Values], /) -> None:
        """Run a statement once for each of these."""
        for each in values:
            self.execute(statement, each)

    def must_find(self, found: Rows, error: Exception) -> None:
        """Raise this if a statement has found no row; of several pieces of work when all of them are sent."""
        if self._in_the_end is not None:
            self._in_the_end.append((found, error))
        elif found.fetchone() is None:
            raise error

    def all_of(self, works: Sequence[Callable[["Database"], T]]) -> list[T]:
        """Run several pieces of work, one after the other, and return what each returns; the first that fails raises."""
        if len(works) > 1:
            self._in_the_end = []
        results = [work(self) for work in works]
        for found, error in self._in_the_end or ():
            if found.fetchone() is None:
                raise error
        return results

    def layout(self) -> list[Laid]:
        """Return our tables."""
        found: dict[str, list[tuple[str, str, int | None]]] = {}
        for table, column, kind, place in self.execute(_LAYOUT):
            if table != VERSION:
                found.setdefault(table, []).append((column, kind, place))
        return [_laid(table, columns) for table, columns in found.items()]

    def counters(self) -> dict[str, int]:
        """Return the last ids that were given."""
        sequences = self.execute(
            "SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = current_schema()"
        )
        return {name.removesuffix("_id_seq"): given for name, given in sequences if given is not None}

    def count_on(self, table: str, given: int) -> None:
        """Give ids after this one."""
        self.execute("SELECT setval(pg_get_serial_sequence(?, 'id'), ?)", (table, given))

    def lock_targets(self, targets: Sequence[int]) -> set[int] | None:
        """Keep other takers off these targets until this transaction has ended."""
        marks = ", ".join("(?::bigint)" for _ in targets)
        free = self.execute(
            f"SELECT target FROM (VALUES {marks}) AS wanted (target) WHERE pg_try_advisory_xact_lock(target)",
            targets,
        )
        return {target for (target,) in free}

    def lock_all(self) -> None:
        """Let nobody else write until this transaction ends."""
        tables = ", ".join(table.name for table in self.layout())
        self.execute(f"LOCK TABLE {tables} IN SHARE ROW EXCLUSIVE MODE")

    def notify(self, payload: str) -> None:
        """Let other processes hear this once the transaction has taken place."""
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
    """Run a piece of work as one transaction; undone if it raises.

    Statements go in a pipeline: the server is waited for where a result is read, and at the end.
    """
    try:
        with connection.pipeline():
            connection.execute(cast(Any, begin))
            result = work(Database(connection))
            connection.execute("COMMIT")
    except psycopg.Error:
        # What the server has left out after an error may count as prepared here: hang up, which undoes all, too.
        connection.close()
        raise
    except BaseException:
        if connection.info.transaction_status is not TransactionStatus.IDLE and not connection.broken:
            connection.execute("ROLLBACK")
        raise
    return result
