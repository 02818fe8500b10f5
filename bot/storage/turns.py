"""Whose turn it is to identify: clients of this process wait here, in order, for locks that are taken elsewhere."""

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable, Iterable


class Turns:
    """For each bucket those who wait, and until when its lock, if we have it, keeps everybody else waiting."""

    def __init__(self, pause: float, clock: Callable[[], float]) -> None:
        self._pause, self._clock = pause, clock
        self._waiting: defaultdict[int, deque[asyncio.Future[None]]] = defaultdict(deque)
        self._until: dict[int, float] = {}

    async def wait(self, bucket: int) -> None:
        """Return when it is the caller's turn."""
        turn = asyncio.get_running_loop().create_future()
        self._waiting[bucket].append(turn)
        try:
            await turn
        finally:
            if turn in self._waiting[bucket]:
                self._waiting[bucket].remove(turn)

    def wanted(self) -> list[int]:
        """Return the buckets whose locks somebody waits for."""
        return [bucket for bucket, turns in self._waiting.items() if turns and bucket not in self._until]

    def over(self) -> list[int]:
        """Return the buckets whose locks have been held for long enough."""
        return [bucket for bucket, until in self._until.items() if until <= self._clock()]

    def begin(self, bucket: int) -> None:
        """Let the next one identify: the lock is ours."""
        self._until[bucket] = self._clock() + self._pause
        while self._waiting[bucket]:
            turn = self._waiting[bucket].popleft()
            if not turn.done():
                turn.set_result(None)
                return

    def end(self, buckets: Iterable[int]) -> None:
        """Forget locks that are given back."""
        for bucket in buckets:
            del self._until[bucket]

    def forget(self) -> None:
        """Forget all locks: they have gone with the connection. Whoever waits goes on waiting."""
        self._until.clear()
