"""An event loop whose time leaps: hours of waiting pass in no time, for everything that goes by the loop's clock."""

import asyncio
import selectors
import time
from collections.abc import Coroutine
from datetime import UTC, datetime
from typing import Any, TypeVar

T = TypeVar("T")

GRACE = 0.02
"""Real seconds that threads have to report before time leaps; a slower one is as late as on a slow machine."""


class Leaps(selectors.DefaultSelector):
    """Waits for nothing but what is there already: where nobody has anything to do, time leaps to who sleeps least."""

    def __init__(self, grace: float) -> None:
        super().__init__()
        self.passed = 0.0
        self._grace = grace

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Return what is ready; at once, if need be at a later time."""
        ready = super().select(0)
        if ready or (timeout is not None and timeout <= 0):
            return ready
        ready = super().select(None if timeout is None else self._grace)
        if not ready and timeout is not None:
            self.passed += timeout
        return ready


class LeapingLoop(asyncio.SelectorEventLoop):
    """A loop that does not wait for its clock. It is a clock of the local Discord, too."""

    def __init__(self, grace: float = GRACE) -> None:
        self._leaps = Leaps(grace)
        self._began = time.time()
        super().__init__(self._leaps)

    def time(self) -> float:
        """Give the seconds that have passed."""
        return self._leaps.passed

    def now(self) -> float:
        """Give seconds since 1970."""
        return self._began + self._leaps.passed

    def moment(self) -> datetime:
        """Give the date and the time."""
        return datetime.fromtimestamp(self.now(), UTC)

    async def sleep(self, seconds: float) -> None:
        """Return when so many seconds have passed."""
        await asyncio.sleep(seconds)


def run_leaping(work: Coroutine[Any, Any, T], grace: float = GRACE) -> T:
    """Run a test to its end where time leaps; without `grace` where no threads work."""
    with asyncio.Runner(loop_factory=lambda: LeapingLoop(grace)) as runner:
        return runner.run(work)
