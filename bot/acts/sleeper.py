"""One task that sleeps until the next table is due, and handles it."""

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
"""(table id) → None. Handles a table that is due, and commits the moment when it is next due."""

RETRY = timedelta(minutes=5)
"""Time until a table that could not be handled is tried again."""

UNTIL_BACK = timedelta(seconds=5)
"""Time between two checks while players cannot act."""

LONGEST = timedelta(hours=1)
"""Maximum time between two checks, because the machine's clock may be changed."""


class Sleeper:
    """Calls `see_to` for each table that is due. Tables that fell due while the program was off come first.

    `run(see_to)` is a task for the life of the program. Call `wake()` after a commit that sets a moment. A table that fails is
    retried after a while and does not stop the others. After each table the task pauses as long as that table took, so that
    clicks come first. While `may_look` returns False, as during an outage of Discord, every table waits.
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
        """Read the due moments again: one may now be earlier than the one slept for."""
        self._woken.set()

    async def run(self, see_to: SeeTo) -> None:
        """Handle due tables until cancelled."""
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
        """Handle every table that is due. Return the moment of the next one, or of the next check if players cannot act."""
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
