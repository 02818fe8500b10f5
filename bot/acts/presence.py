"""Notes when Discord can be reached: the time in which it, or the program, was away counts for no player's clock."""

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta

from bot.acts.fronts import ConnectionState
from bot.storage import StorageError
from bot.table.tables import Tables
from bot.time.clock import Clock

BEAT = timedelta(seconds=30)
"""How often it is noted that all is well; an outage begins with the last time that it was."""
SILENT = 90.0
"""Seconds after which Discord is away that has answered no heartbeat; it is asked about every 40."""
SUSPENDED = timedelta(seconds=20)
"""A program that slept for so much longer than it wanted to was suspended with its machine."""
SHORTEST = timedelta(seconds=1)
"""A shorter gap is no outage."""
NOTICED = timedelta(minutes=1)
"""After an outage of this length all tables are looked at."""
KEPT = timedelta(days=90)
"""How long an outage is remembered: a table that nobody has looked at since then has no clock."""


class Presence:
    """Knows whether players can act now. The client's connection stands as `connection` says."""

    def __init__(self, tables: Tables, clock: Clock, connection: Callable[[], ConnectionState]) -> None:
        self._tables = tables
        self._storage = tables.storage
        self._clock = clock
        self._connection = connection
        self._seen: datetime | None = None
        self._written: datetime | None = None
        self._is_here = False

    async def look(self) -> bool:
        """Take note of how the connection stands; says whether players can act. The outage that ends with this is noted first."""
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
        """Look again and again, for the life of the app."""
        never = asyncio.Event()
        while True:
            until = self._clock.now() + BEAT
            await self._clock.sleep_until(until, never)
            if self._is_here and self._clock.now() - until > SUSPENDED:
                self._is_here = False
                # Another task may have looked first since the machine is back.
                self._seen = until if self._seen is None else min(self._seen, until)
            await self.look()

    async def leave(self) -> None:
        """Note until when players could act, before the client leaves in good order."""
        if self._is_here and self._is_connected():
            try:
                await self._storage.see(self._tables.now())
            except StorageError:
                # It was there half a minute ago, which is noted.
                return

    def _is_connected(self) -> bool:
        state = self._connection()
        return state.ready and (state.heartbeat is None or state.heartbeat < SILENT)

    async def _was_away(self, since: datetime, now: datetime) -> None:
        if now - since < SHORTEST:
            return
        await self._storage.add_outage(since, now, since=now - KEPT, wakes=now - since >= NOTICED)
        self._tables.outages = await self._storage.outages()
