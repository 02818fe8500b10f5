"""A clock that tests move by hand."""

import asyncio


class HandClock:
    """Stands still until `advance`; `asleep` is set whenever somebody sleeps until `until`."""

    def __init__(self, now):
        self._now = now
        self.until = None
        self.asleep = asyncio.Event()
        self._rings = asyncio.Event()

    def now(self):
        return self._now

    def set(self, moment):
        self._now = moment

    async def sleep_until(self, moment, sooner):
        self.until = moment
        self._rings.clear()
        self.asleep.set()
        waiting = [asyncio.create_task(event.wait()) for event in (sooner, self._rings)]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in waiting:
                task.cancel()
            self.asleep.clear()

    def advance(self, moment):
        """Let time pass; a sleeper whose moment has come wakes up."""
        self._now = moment
        if self.until is not None and self.until <= moment:
            self._rings.set()
