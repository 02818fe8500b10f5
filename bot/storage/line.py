"""A connection to PostgreSQL that is held open for its locks, and for what is heard over it."""

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
"""Seconds after which a server that does not answer cannot be reached."""

_SET_UP = """
    SELECT set_config('idle_session_timeout', %(timeout)s, false), set_config('tcp_user_timeout', %(timeout)s, false)
"""


@record
class Rhythm:
    """How often the server is asked, and what its silence means, in seconds."""

    beat: float = 0.5
    """From one look at the locks to the next."""
    patience: float = 3.0
    """An answer proves for this long, from when it was asked for, that the process holds its locks.

    The process restarts if the server takes longer than `patience - beat` to answer, so a busy server needs a long patience.
    """
    timeout: float = 4.0
    """The server frees the locks of whom it has not heard for so long."""

    def __post_init__(self) -> None:
        assert self.beat < self.patience < self.timeout, "whoever is not answered stops before others begin"


class Line:
    """One connection, of which only one task asks and listens. Whatever is wrong with it is `OwnershipLost`."""

    def __init__(self, connection: psycopg.AsyncConnection, patience: float) -> None:
        self._connection, self._patience = connection, patience
        self._sure_until = asyncio.get_running_loop().time() + patience
        self._asking: asyncio.Task[list[Any]] | None = None

    @classmethod
    async def open(cls, address: str, rhythm: Rhythm) -> Self:
        """Connect to a server; it frees our locks when it has not heard of us for a while."""
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
        """Say whether the locks are ours for certain; a program that stood still learns here that they may not be."""
        return asyncio.get_running_loop().time() < self._sure_until

    async def ask(self, query: LiteralString, values: Any = None) -> list[Any]:
        """Return the rows that the server answers, if it does so while we are sure of the locks."""
        asked = asyncio.get_running_loop().time()
        # Left alone when it takes too long: cancelled, it would first have to reach the server once more.
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
        """Be sure of nothing any more."""
        self._sure_until = -math.inf
        return OwnershipLost(why)

    async def _fetch(self, query: LiteralString, values: Any) -> list[Any]:
        cursor = await self._connection.execute(query, values)
        return await cursor.fetchall() if cursor.description else []

    async def listen(self, seconds: float, heard: Callable[[str], None]) -> None:
        """Hand on what has been notified, and what is for a while."""
        try:
            async for notification in self._connection.notifies(timeout=seconds):
                heard(notification.payload)
        except psycopg.OperationalError as error:
            raise self._lost(_in_one_line(error)) from None

    async def close(self) -> None:
        """Hang up, also in the middle of a question."""
        if self._asking is not None:
            if not self._asking.done():
                # Its own end of the socket is shut: then it fails by itself, whether or not the server can be reached.
                with socket.socket(fileno=os.dup(self._connection.fileno())) as ours:
                    ours.shutdown(socket.SHUT_RDWR)
            # Also where it failed since nobody waited for it any more: else asyncio tells of that.
            await asyncio.gather(self._asking, return_exceptions=True)
        await self._connection.close()


def _in_one_line(error: psycopg.Error) -> str:
    return " ".join(str(error).split()) or type(error).__name__
