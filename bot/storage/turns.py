"""The queues of this process's clients that wait to identify. The `keeper` takes the locks that let them."""

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable, Iterable


class Turns:
    """The waiting clients of each bucket, and until when we hold the bucket's lock, if we do."""

    def __init__(self, pause: float, clock: Callable[[], float]) -> None:
        self._pause, self._clock = pause, clock
        self._waiting: defaultdict[int, deque[asyncio.Future[None]]] = defaultdict(deque)
        self._until: dict[int, float] = {}

    async def wait(self, bucket: int) -> None:
        """Wait until it is the caller's turn."""
        turn = asyncio.get_running_loop().create_future()
        self._waiting[bucket].append(turn)
        try:
            await turn
        finally:
            if turn in self._waiting[bucket]:
                self._waiting[bucket].remove(turn)

    def wanted(self) -> list[int]:
        """Return the buckets whose locks clients wait for."""
        return [bucket for bucket, turns in self._waiting.items() if turns and bucket not in self._until]

    def over(self) -> list[int]:
        """Return the buckets whose locks have been held for long enough."""
        return [bucket for bucket, until in self._until.items() if until <= self._clock()]

    def begin(self, bucket: int) -> None:
        """Let the next client identify, because we hold the lock."""
        self._until[bucket] = self._clock() + self._pause
        while self._waiting[bucket]:
            turn = self._waiting[bucket].popleft()
            if not turn.done():
                turn.set_result(None)
                return

    def end(self, buckets: Iterable[int]) -> None:
        """Note that the locks of these buckets were freed."""
        for bucket in buckets:
            del self._until[bucket]

    def forget(self) -> None:
        """Note that all locks were lost with the connection. Waiting clients go on waiting."""
        self._until.clear()
