"""A clock that tests move by hand."""

import asyncio


class HandClock:
    """Stands still until `advance`; `asleep` is set whenever somebody sleeps, the last one until `until`."""

    def __init__(self, now):
        self._now = now
        self.until = None
        self.asleep = asyncio.Event()
        self._sleepers = []

    def now(self):
        return self._now

    def set(self, moment):
        self._now = moment

    async def sleep_until(self, moment, sooner):
        self.until = moment
        rings = asyncio.Event()
        sleeper = (moment, rings)
        self._sleepers.append(sleeper)
        self.asleep.set()
        waiting = [asyncio.create_task(event.wait()) for event in (sooner, rings)]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._sleepers.remove(sleeper)
            for task in waiting:
                task.cancel()
            self.asleep.clear()

    def advance(self, moment):
        """Let time pass; every sleeper whose moment has come wakes up."""
        self._now = moment
        for until, rings in self._sleepers:
            if until <= moment:
                rings.set()
