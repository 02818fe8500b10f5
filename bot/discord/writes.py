"""One write to a message at a time: the answer to a click and the sender may mean the same one."""

import asyncio
from typing import Literal
from weakref import WeakValueDictionary


class MessageLock(asyncio.Lock):
    """The lock of a message; `turns` counts how often it was taken, so that a later change knows whether it was the first since."""

    def __init__(self) -> None:
        super().__init__()
        self.turns = 0

    async def acquire(self) -> Literal[True]:
        """Wait for the lock and take it."""
        await super().acquire()
        self.turns += 1
        return True


class Writes:
    """Locks of messages, by their ids."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, MessageLock] = WeakValueDictionary()

    def of(self, message: int) -> MessageLock:
        """Return the lock of a message: whoever changes it holds it meanwhile."""
        return self._locks.setdefault(message, MessageLock())
