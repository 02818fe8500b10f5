"""Connecting to a server: the locks of programs that use its database, and migrations."""

import logging
import time
from collections.abc import Sequence
from typing import Any, cast

import psycopg
from psycopg.types.numeric import Int8Dumper

from bot.storage import locks
from bot.storage.errors import StorageError
from bot.storage.migrations import scripts
from bot.storage.postgres.connections import Connections
from bot.storage.postgres.database import VERSION
from bot.storage.postgres.engine import Postgres
from bot.storage.postgres.saying import connecting, parameters, saying

log = logging.getLogger(__name__)

OLDEST = 14
"""The oldest version of a server with everything that is needed: `idle_session_timeout`."""

_LIVELINESS = {
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}
"""A silent connection is given up after 5 s and three probes 2 s apart, or after 10,000 ms with unconfirmed data."""

_FORGOTTEN = "-c idle_in_transaction_session_timeout=10000"
"""The server ends a session that is idle in a transaction for 10,000 ms, so that it does not block others for longer."""

_OTHERS = """SELECT DISTINCT activity.application_name FROM pg_locks AS held
JOIN pg_stat_activity AS activity ON activity.pid = held.pid
WHERE held.locktype = 'advisory' AND held.classid = %s AND held.objsubid = 2 AND held.granted
AND held.database = (SELECT oid FROM pg_database WHERE datname = current_database())
AND held.pid <> pg_backend_pid() AND activity.application_name <> ''"""


def open_server(
    address: str, *, shared: bool, alone: bool, patience: float, steps: Sequence[str] | None, durable: bool
) -> Postgres:
    """Connect to a database. Create its tables if it is empty, and migrate an older one. Raise `StorageError` if it cannot be used.

    alone: No other program may use it; otherwise any number of bots may.
    shared: For tools that read it beside a running bot.
    """
    name, given = parameters(address)
    given = {**_LIVELINESS, "connect_timeout": str(max(2, round(patience))), **given}
    given["application_name"] = locks.process_name()
    given["options"] = f"{given.get('options', '')} {_FORGOTTEN}"
    if not durable:
        given["options"] += " -c synchronous_commit=off"
    with connecting(name):
        guard = psycopg.connect(**cast(Any, given), autocommit=True)
    try:
        with saying(name):
            _check(guard, name)
            wanted = scripts("postgres") if steps is None else steps
            if shared and not alone:
                _bring_up_to_date(guard, name, wanted, patience, shared=True)
            else:
                guard.execute("SELECT pg_advisory_lock_shared(%s, 2)", (locks.PROGRAM,))
                # Bots that start at the same time do this one after the other, so that only the first migrates.
                guard.execute("SELECT pg_advisory_lock(%s, 1)", (locks.PROGRAM,))
                _bring_up_to_date(guard, name, wanted, patience, shared=shared)
                _take_part(guard, name, patience, alone=alone)
                guard.execute("SELECT pg_advisory_unlock(%s, 1)", (locks.PROGRAM,))
    except BaseException:
        guard.close()
        raise
    if shared and not alone:
        guard.close()

    def connect() -> psycopg.Connection[Any]:
        with connecting(name):
            connection = psycopg.connect(**cast(Any, given), autocommit=True)
        try:
            if not shared and not alone:
                _take_part(connection, name, patience)
        except BaseException:
            connection.close()
            raise
        # Send all numbers as bigint, so that one prepared statement serves small and large ones.
        connection.adapters.register_dumper(int, Int8Dumper)
        connection.prepare_threshold = 2
        return connection

    return Postgres(name, Connections(connect), shared=shared, guard=guard)


def _take_part(
    connection: psycopg.Connection[Any], name: str, patience: float, *, alone: bool = False
) -> None:
    """Take the program's lock, shared with other bots or `alone`. Wait up to `patience` seconds for the sessions of ended programs."""
    how = "pg_try_advisory_lock" if alone else "pg_try_advisory_lock_shared"
    begun = time.monotonic()
    while connection.execute(cast(Any, f"SELECT {how}(%s, 0)"), (locks.PROGRAM,)).fetchone() != (True,):
        if time.monotonic() - begun > patience:
            others = [row[0] for row in connection.execute(_OTHERS, (locks.PROGRAM,))]
            who = "; ".join(others) or "by another program"
            raise StorageError(name, f"is in use ({who})", "end that first")
        time.sleep(0.05)


def _check(connection: psycopg.Connection[Any], name: str) -> None:
    """Raise `StorageError` unless this is a server that can keep our tables."""
    if connection.info.server_version < OLDEST * 10_000:
        found = connection.info.server_version // 10_000
        raise StorageError(name, f"is PostgreSQL {found}", f"PostgreSQL {OLDEST} or newer is needed")
    if (encoding := connection.info.parameter_status("server_encoding")) != "UTF8":
        raise StorageError(name, f"is written in {encoding}", "create it with --encoding=UTF8")


def _version(connection: psycopg.Connection[Any], name: str) -> int:
    tables = {
        row[0]
        for row in connection.execute(
            "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
        )
    }
    if tables and VERSION not in tables:
        raise StorageError(name, "is the database of another program", "set CARAVEL_DATABASE to another one")
    if not tables:
        return 0
    ((version,),) = connection.execute(cast(Any, f"SELECT version FROM {VERSION}")).fetchall()
    return version


def _bring_up_to_date(
    connection: psycopg.Connection[Any], name: str, steps: Sequence[str], patience: float, *, shared: bool
) -> None:
    """Apply the missing migrations, alone. Raise `StorageError` if the database is newer, or if it is older and `shared`."""
    if (version := _version(connection, name)) == len(steps):
        return
    if version > len(steps):
        raise StorageError(
            name,
            f"was written by a newer Caravel (version {version}, this one knows {len(steps)})",
            "update Caravel, or put back a dump made before the update",
        )
    if shared:
        raise StorageError(
            name,
            f"is of version {version} ({len(steps)} is expected)",
            "start the bot once, which brings it up to date",
        )
    _take_part(connection, name, patience, alone=True)
    with connection.transaction():
        _take(connection, steps[version:], len(steps))
    connection.execute("SELECT pg_advisory_unlock(%s, 0)", (locks.PROGRAM,))
    log.info("the database is of version %d now", len(steps))


def _take(connection: psycopg.Connection[Any], steps: Sequence[str], version: int) -> None:
    for step in steps:
        connection.execute(cast(Any, step))
    connection.execute(cast(Any, f"CREATE TABLE IF NOT EXISTS {VERSION} (version BIGINT NOT NULL)"))
    connection.execute(cast(Any, f"DELETE FROM {VERSION}"))
    connection.execute(cast(Any, f"INSERT INTO {VERSION} VALUES (%s)"), (version,))
