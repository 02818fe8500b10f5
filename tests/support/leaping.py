"""An event loop whose time leaps: hours of waiting pass in no time, for everything that goes by the loop's clock."""

import asyncio
import selectors
import threading
import time
from collections.abc import Coroutine
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")

GRACE = 0.02
"""Real seconds that threads have to report before time leaps; longer while Linux says that one of them is at work."""
THREADS = Path("/proc/self/task")


def threads_work() -> bool:
    """Say whether another thread of this process runs, or would if it had a processor or its disk; Linux alone tells."""
    if not THREADS.exists():
        return False
    others = [one for one in threading.enumerate() if one is not threading.current_thread()]
    return any(_state(THREADS / str(one.native_id) / "stat") in ("R", "D") for one in others)


def _state(file: Path) -> str:
    """Read a thread's state: it follows the name, which may hold anything."""
    try:
        return file.read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return "ended"


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
        while not ready and timeout is not None and self._grace and threads_work():
            ready = super().select(self._grace)
        # What a thread reported just before it went to sleep is there by now.
        ready = ready or super().select(0)
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
