"""One task that sleeps until the next table is due, and has it seen to."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from time import monotonic

from bot.errors import once_more
from bot.storage import Storage, StorageError
from bot.time.clock import Clock, SystemClock

log = logging.getLogger(__name__)

SeeTo = Callable[[int], Awaitable[None]]
"""Sees to a table that is due; commits a change that moves when it is to be looked at, with what follows from it."""

RETRY = timedelta(minutes=5)
"""How long a table waits that could not be seen to."""

UNTIL_BACK = timedelta(seconds=5)
"""How long to wait while players could not answer."""

LONGEST = timedelta(hours=1)
"""Look again after this at the latest: the clock of the machine may be set."""


class Sleeper:
    """Calls `see_to` for each table that is due; what fell due while the program was off comes first.

    `run(see_to)` is a task for the life of the program; `wake()` after a commit that set a moment. A table that cannot be
    looked at does not stop the others: it rests for a while and is tried again. Where many are due, as after a night
    that the program was off, it pauses after each as long as that took: clicks come first. While it `may_look` not, as Discord
    is away, every table waits.
    """

    def __init__(
        self,
        storage: Storage,
        clock: Clock | None = None,
        *,
        may_look: Callable[[], Awaitable[bool]] | None = None,
        seconds: Callable[[], float] = monotonic,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._storage = storage
        self._clock = clock or SystemClock()
        self._may_look = may_look
        self._seconds = seconds
        self._pause = pause
        self._woken = asyncio.Event()

    def wake(self) -> None:
        """Look at the moments now: one may be earlier than the one slept for."""
        self._woken.set()

    async def run(self, see_to: SeeTo) -> None:
        """See to tables until cancelled."""
        while True:
            self._woken.clear()
            try:
                later = await self.tick(see_to)
            except StorageError as error:
                log.error("due tables cannot be read, and are in a while: %s", error)
                later = self._clock.now() + RETRY
            latest = self._clock.now() + LONGEST
            await self._clock.sleep_until(min(later or latest, latest), self._woken)

    async def tick(self, see_to: SeeTo) -> datetime | None:
        """See to every table that is due; returns the moment of the next one, or when to see whether Discord is back."""
        if self._may_look is not None and not await self._may_look():
            return self._clock.now() + UNTIL_BACK
        spent = 0.0
        while True:
            due, later = await self._storage.due_tables(self._clock.now())
            if not due:
                return later
            for table in due:
                await self._pause(spent)
                began = self._seconds()
                await self._see_to(table, see_to)
                spent = self._seconds() - began

    async def _see_to(self, table: int, see_to: SeeTo) -> None:
        now = self._clock.now()
        try:
            await once_more(lambda: see_to(table))
        except StorageError:
            raise
        except Exception:
            log.exception("table %d could not be looked at", table)
        else:
            wake = await self._storage.wake_of(table)
            if wake is None or wake > now:
                return
            log.error("table %d was looked at and is still due", table)
        await self._storage.put_off(table, self._clock.now() + RETRY)
