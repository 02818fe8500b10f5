"""Records when Discord could be reached. While Discord or the program is away, no player's clock runs."""

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta

from bot.acts.fronts import ConnectionState
from bot.storage import StorageError
from bot.table.tables import Tables
from bot.time.clock import Clock

BEAT = timedelta(seconds=30)
"""Time between two records that Discord is reachable. An outage begins at the last of them."""
SILENT = 90.0
"""Seconds without an answered heartbeat after which Discord counts as away. A heartbeat is sent about every 40 seconds."""
SUSPENDED = timedelta(seconds=20)
"""If the program slept so much longer than planned, its machine was suspended."""
SHORTEST = timedelta(seconds=1)
"""Minimum length of an outage."""
NOTICED = timedelta(minutes=1)
"""Minimum length of an outage after which all tables are checked."""
KEPT = timedelta(days=90)
"""Time for which an outage is stored. A table that was not checked since has no clock."""


class Presence:
    """Finds out whether players can act now. `connection` returns the state of the client's connection."""

    def __init__(self, tables: Tables, clock: Clock, connection: Callable[[], ConnectionState]) -> None:
        self._tables = tables
        self._storage = tables.storage
        self._clock = clock
        self._connection = connection
        self._seen: datetime | None = None
        self._written: datetime | None = None
        self._is_here = False

    async def look(self) -> bool:
        """Record the state of the connection and return whether players can act. First record an outage that has just ended."""
        if not self._is_connected():
            self._is_here = False
            self._tables.away_since = self._seen or await self._storage.last_seen()
            return False
        now = self._tables.now()
        if not self._is_here:
            self._tables.outages = await self._storage.outages()
            since = self._seen or await self._storage.last_seen()
            if since is not None:
                await self._was_away(since, now)
        self._is_here, self._seen, self._tables.away_since = True, now, None
        if self._written is None or now - self._written >= BEAT:
            await self._storage.see(now)
            self._written = now
        return True

    async def run(self) -> None:
        """Check at intervals, for the life of the app."""
        never = asyncio.Event()
        while True:
            until = self._clock.now() + BEAT
            await self._clock.sleep_until(until, never)
            if self._is_here and self._clock.now() - until > SUSPENDED:
                self._is_here = False
                # Another task may have checked first after the suspension.
                self._seen = until if self._seen is None else min(self._seen, until)
            await self.look()

    async def leave(self) -> None:
        """Record the end of the time in which players could act, before an orderly exit."""
        if self._is_here and self._is_connected():
            try:
                await self._storage.see(self._tables.now())
            except StorageError:
                # The last record is less than a minute old.
                return

    def _is_connected(self) -> bool:
        state = self._connection()
        return state.ready and (state.heartbeat is None or state.heartbeat < SILENT)

    async def _was_away(self, since: datetime, now: datetime) -> None:
        if now - since < SHORTEST:
            return
        await self._storage.add_outage(since, now, since=now - KEPT, wakes=now - since >= NOTICED)
        self._tables.outages = await self._storage.outages()
