"""One task that sleeps until the next timer is due, whatever it is for, and calls who sees to it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime, timedelta

from bot.storage import Change, Conflict, NewTimer, Storage, StorageError, TimerRow
from bot.time.clock import Clock, SystemClock

log = logging.getLogger(__name__)

Handler = Callable[[TimerRow], Awaitable[None]]
"""Sees to a due timer; commits a change that drops or moves it together with what follows from it."""

RETRY = timedelta(minutes=5)
"""How long a timer rests whose handler has failed."""

LONGEST = timedelta(hours=1)
"""Look again after this at the latest: the clock of the machine may be set."""


class Sleeper:
    """Calls a handler for each timer that is due, by its kind; what fell due while the program was off comes first.

    `run()` is a task for the life of the program; `wake()` after a commit that set a timer. A handler that fails
    does not stop the others: its timer rests for a while and is tried again.
    """

    def __init__(self, storage: Storage, handlers: Mapping[str, Handler], clock: Clock | None = None) -> None:
        self._storage = storage
        self._handlers = handlers
        self._clock = clock or SystemClock()
        self._woken = asyncio.Event()

    def wake(self) -> None:
        """Look at the timers now: one may be due earlier than the one slept for."""
        self._woken.set()

    async def run(self) -> None:
        """See to timers for ever."""
        while True:
            self._woken.clear()
            try:
                later = await self.tick()
            except StorageError:
                log.exception("timers cannot be read; trying again in a while")
                later = self._clock.now() + RETRY
            latest = self._clock.now() + LONGEST
            await self._clock.sleep_until(min(later or latest, latest), self._woken)

    async def tick(self) -> datetime | None:
        """See to every timer that is due; returns the moment of the next one."""
        while True:
            due, later = await self._storage.due_timers(self._clock.now())
            if not due:
                return later
            for timer in due:
                await self._see_to(timer)

    async def _see_to(self, timer: TimerRow) -> None:
        try:
            await self._handlers[timer.kind](timer)
            done = timer not in await self._storage.timers(timer.table)
        except Exception:
            log.exception("timer %s of table %d failed", timer.kind, timer.table)
            done = False
        else:
            if not done:
                log.error("timer %s of table %d was neither dropped nor moved", timer.kind, timer.table)
        if not done:
            await self._put_off(timer)

    async def _put_off(self, timer: TimerRow) -> None:
        now = self._clock.now()
        again = NewTimer(timer.kind, now + RETRY, timer.key, timer.payload)
        try:
            await self._storage.commit(Change(timer.table, now, timers=[again]))
        except Conflict:
            log.warning("table %d is gone, and timer %s with it", timer.table, timer.kind)
