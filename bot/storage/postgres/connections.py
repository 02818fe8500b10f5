"""The connections of a process to a server: each belongs to a thread, which makes it when it first needs one."""

import select
import threading
from collections.abc import Callable
from typing import Any

import psycopg

Connect = Callable[[], psycopg.Connection[Any]]


class Connections:
    """Not psycopg's own pool, which lets callers wait where a server does not run: here they are told at once.

    Nor does anything wait by a thread's clock, which stands still where the clock of the tests is set ahead.
    """

    def __init__(self, connect: Connect) -> None:
        self._connect = connect
        self._own = threading.local()
        self._all: set[psycopg.Connection[Any]] = set()
        self._lock = threading.Lock()

    def mine(self) -> psycopg.Connection[Any]:
        """Return the connection of this thread; a new one if it has none, or the server has hung up meanwhile."""
        connection: psycopg.Connection[Any] | None = getattr(self._own, "connection", None)
        if connection is None or not _is_up(connection):
            self._own.connection = None
            if connection is not None:
                self._drop(connection)
            connection = self._connect()
            self._own.connection = connection
            with self._lock:
                self._all.add(connection)
        return connection

    def _drop(self, connection: psycopg.Connection[Any]) -> None:
        with self._lock:
            self._all.discard(connection)
        connection.close()

    def close(self) -> None:
        """Hang up; no thread uses them any more."""
        for connection in [*self._all]:
            self._drop(connection)


def _is_up(connection: psycopg.Connection[Any]) -> bool:
    """Whether an idle connection seems to be good: a server says nothing unasked until it hangs up."""
    if connection.closed:
        return False
    poll = select.poll()
    poll.register(connection.fileno(), select.POLLIN)
    return not poll.poll(0)
