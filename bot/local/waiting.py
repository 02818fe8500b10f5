"""Waiting for the world to change."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from bot.local.clock import WorldClock

T = TypeVar("T")
# Real seconds after which a wait fails: only a broken bot takes that long.
PATIENCE = 15.0


class Waiting:
    """Waits until something is true; `ring` makes all who wait look again."""

    def __init__(self) -> None:
        self._bells: set[asyncio.Future[None]] = set()

    def ring(self) -> None:
        """Tell everybody that something changed."""
        for bell in self._bells:
            if not bell.done():
                bell.set_result(None)
        self._bells.clear()

    async def until(self, predicate: Callable[[], T], clock: WorldClock, within: float | None) -> T:
        """Return the result of `predicate` once it is truthy. Raise `TimeoutError` after that many seconds of the clock."""
        if result := predicate():
            return result
        loop = asyncio.get_running_loop()
        patience = loop.time() + PATIENCE
        alarm = loop.create_task(clock.sleep(within)) if within is not None else None
        try:
            while True:
                late = await self._next(alarm, patience - loop.time())
                if result := predicate():
                    return result
                if late:
                    raise TimeoutError("waited in vain")
        finally:
            if alarm:
                alarm.cancel()

    async def _next(self, alarm: asyncio.Task[None] | None, patience: float) -> bool:
        """Wait for the next change. Return whether it is too late."""
        bell = asyncio.get_running_loop().create_future()
        self._bells.add(bell)
        both = {bell, alarm} if alarm else {bell}
        try:
            await asyncio.wait(both, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._bells.discard(bell)
        return not bell.done()
