"""The connections of a process to a server. Each belongs to a thread, which opens it when it first needs one."""

import select
import threading
from collections.abc import Callable
from typing import Any

import psycopg

Connect = Callable[[], psycopg.Connection[Any]]


class Connections:
    """One connection for each thread. In contrast to psycopg's pool, a call fails at once if the server does not run.

    Nothing here waits by a thread's clock, which stands still while tests set their clock ahead.
    """

    def __init__(self, connect: Connect) -> None:
        self._connect = connect
        self._own = threading.local()
        self._all: set[psycopg.Connection[Any]] = set()
        self._lock = threading.Lock()

    def mine(self) -> psycopg.Connection[Any]:
        """Return the connection of this thread. Open a new one if it has none, or the server has closed it."""
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
        """Close all connections. No thread may use them any more."""
        for connection in [*self._all]:
            self._drop(connection)


def _is_up(connection: psycopg.Connection[Any]) -> bool:
    """Whether an idle connection seems to be open: a server sends nothing on it unless it closes it."""
    if connection.closed:
        return False
    poll = select.poll()
    poll.register(connection.fileno(), select.POLLIN)
    return not poll.poll(0)
