"""Clocks of the local Discord: the machine's own, and one that tests move by hand."""

import asyncio
import time
from typing import Protocol


class WorldClock(Protocol):
    """The clock of a local Discord."""

    def now(self) -> float:
        """Return seconds since 1970."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Sleep that many seconds of this clock."""
        ...


class RunningClock:
    """The machine's clock, for play."""

    def now(self) -> float:
        """Return seconds since 1970."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        """Sleep that long."""
        await asyncio.sleep(seconds)


class ManualClock:
    """A clock that moves only by `advance`, so that no test is late on a busy machine.

    It starts at the machine's time, because discord.py compares the time in an id with its own.
    """

    def __init__(self, now: float | None = None) -> None:
        self._now = time.time() if now is None else now
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        """Return seconds since 1970."""
        return self._now

    def advance(self, seconds: float) -> None:
        """Move the clock, and wake those who sleep until then."""
        self._now += seconds
        for due, sleeper in self._sleepers:
            if due <= self._now and not sleeper.done():
                sleeper.set_result(None)
        self._sleepers = [entry for entry in self._sleepers if not entry[1].done()]

    async def sleep(self, seconds: float) -> None:
        """Sleep until `advance` has moved the clock that far."""
        sleeper = asyncio.get_running_loop().create_future()
        self._sleepers.append((self._now + seconds, sleeper))
        await sleeper
