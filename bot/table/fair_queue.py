"""A queue that runs one job at a time, in turn for each user, so that no user waits for all the jobs of another."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager

from bot.errors import PlayerError


class FairQueue:
    """Runs one job at a time. The user who has waited longest since their last job is next.

    most_each: Maximum number of jobs of one user, including the running one; None: unlimited.
    most: Maximum number of jobs of all users, including the running one; None: unlimited.
    """

    def __init__(self, most_each: int | None = None, most: int | None = None) -> None:
        self._most_each = most_each
        self._most = most
        self._at_work: Hashable | None = None
        # The waiting jobs by user, in the order of their turns.
        self._waiting: dict[Hashable, deque[asyncio.Future[None]]] = {}

    def require_room(self, who: Hashable) -> None:
        """Raise `PlayerError` if a user, or all users together, have the maximum number of jobs."""
        self._forget_cancelled()
        own = len(self._waiting.get(who, ())) + (self._at_work == who)
        if self._most_each is not None and own >= self._most_each:
            raise PlayerError("queue-own", count=own)
        count = sum(map(len, self._waiting.values())) + (self._at_work is not None)
        if self._most is not None and count >= self._most:
            raise PlayerError("queue-full")

    @asynccontextmanager
    async def turn(self, who: Hashable) -> AsyncIterator[None]:
        """Wait for a user's turn, which lasts as long as the context. Raise `PlayerError` if the queue is full (`require_room`)."""
        self.require_room(who)
        if self._at_work is None:
            self._at_work = who
        else:
            await self._wait(who)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, who: Hashable) -> None:
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                # This job got its turn just as it was cancelled.
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give the turn to the next user; to the same one only if no other waits."""
        before, self._at_work = self._at_work, None
        self._forget_cancelled()
        who = next((one for one in self._waiting if one != before), before)
        if who not in self._waiting:
            return
        turns = self._waiting.pop(who)
        self._at_work = who
        turns.popleft().set_result(None)
        if turns:
            self._waiting[who] = turns

    def _forget_cancelled(self) -> None:
        """Remove cancelled jobs."""
        left = {
            who: deque(turn for turn in turns if not turn.cancelled()) for who, turns in self._waiting.items()
        }
        self._waiting = {who: turns for who, turns in left.items() if turns}
