"""A connection to PostgreSQL that is kept open for its locks and its notifications."""

import asyncio
import math
import os
import socket
from collections.abc import Callable
from typing import Any, LiteralString, Self

import psycopg

from bot.storage import locks
from bot.storage.owning import OwnershipLost
from games.core import record

CONNECTING = 10
"""Timeout for connecting to the server, in seconds."""

_SET_UP = """
    SELECT set_config('idle_session_timeout', %(timeout)s, false), set_config('tcp_user_timeout', %(timeout)s, false)
"""


@record
class Rhythm:
    """Times for checking the locks, in seconds."""

    beat: float = 0.5
    """Time between two checks of the locks."""
    patience: float = 3.0
    """Time after a request for which its answer proves that the process holds its locks.

    The process restarts if the server takes longer than `patience - beat` to answer, so a busy server needs a long patience.
    """
    timeout: float = 4.0
    """Time without a sign of the process after which the server frees its locks."""

    def __post_init__(self) -> None:
        assert self.beat < self.patience < self.timeout, "whoever is not answered stops before others begin"


class Line:
    """One connection, on which only one task queries and listens. Every error on it is raised as `OwnershipLost`."""

    def __init__(self, connection: psycopg.AsyncConnection, patience: float) -> None:
        self._connection, self._patience = connection, patience
        self._sure_until = asyncio.get_running_loop().time() + patience
        self._asking: asyncio.Task[list[Any]] | None = None

    @classmethod
    async def open(cls, address: str, rhythm: Rhythm) -> Self:
        """Connect to a server. The server frees our locks if it has not heard from us for `rhythm.timeout`."""
        try:
            connection = await psycopg.AsyncConnection.connect(
                address, autocommit=True, connect_timeout=CONNECTING, application_name=locks.process_name()
            )
        except psycopg.OperationalError as error:
            raise OwnershipLost(_in_one_line(error)) from None
        line = cls(connection, rhythm.patience)
        try:
            await line.ask(_SET_UP, {"timeout": str(round(rhythm.timeout * 1000))})
        except BaseException:
            await line.close()
            raise
        return line

    def is_sure(self) -> bool:
        """Whether we still hold the locks for certain. False in a process that was suspended for too long."""
        return asyncio.get_running_loop().time() < self._sure_until

    async def ask(self, query: LiteralString, values: Any = None) -> list[Any]:
        """Return the rows of a query. Raise `OwnershipLost` if the answer takes longer than we are sure of the locks."""
        asked = asyncio.get_running_loop().time()
        # On a timeout the query is not cancelled, because cancelling would first have to reach the server.
        self._asking = asyncio.create_task(self._fetch(query, values))
        await asyncio.wait({self._asking}, timeout=self._sure_until - asked)
        if not self._asking.done():
            raise self._lost(f"the database has not answered for {self._patience:g} s")
        try:
            rows = self._asking.result()
        except psycopg.OperationalError as error:
            raise self._lost(_in_one_line(error)) from None
        self._sure_until = asked + self._patience
        return rows

    def _lost(self, why: str) -> OwnershipLost:
        """Stop being sure of the locks, and return the error."""
        self._sure_until = -math.inf
        return OwnershipLost(why)

    async def _fetch(self, query: LiteralString, values: Any) -> list[Any]:
        cursor = await self._connection.execute(query, values)
        return await cursor.fetchall() if cursor.description else []

    async def listen(self, seconds: float, heard: Callable[[str], None]) -> None:
        """Pass to `heard` the notifications that have arrived, and those that arrive within `seconds`."""
        try:
            async for notification in self._connection.notifies(timeout=seconds):
                heard(notification.payload)
        except psycopg.OperationalError as error:
            raise self._lost(_in_one_line(error)) from None

    async def close(self) -> None:
        """Close the connection, even during a query."""
        if self._asking is not None:
            if not self._asking.done():
                # Once its socket is shut, the query fails even if the server cannot be reached.
                with socket.socket(fileno=os.dup(self._connection.fileno())) as ours:
                    ours.shutdown(socket.SHUT_RDWR)
            # Await it even if it has failed already: otherwise asyncio logs the error.
            await asyncio.gather(self._asking, return_exceptions=True)
        await self._connection.close()


def _in_one_line(error: psycopg.Error) -> str:
    return " ".join(str(error).split()) or type(error).__name__
