"""One write to a message at a time: the answer to a click and the sender may mean the same one."""

import asyncio
from weakref import WeakValueDictionary


class Writes:
    """Locks of messages, by their ids."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def of(self, message: int) -> asyncio.Lock:
        """Return the lock of a message: whoever changes it holds it meanwhile."""
        return self._locks.setdefault(message, asyncio.Lock())
