"""Locks that allow one write to a message at a time: the answer to a click and the sender may edit the same one."""

import asyncio
from collections import deque
from typing import Literal
from weakref import WeakValueDictionary

REMEMBERED = 1000
"""Number of messages remembered that have become board posts: a click in one is answered within seconds."""


class MessageLock(asyncio.Lock):
    """The lock of a message. `turns` counts how often it was taken, so that a later edit can tell whether others came between."""

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
        self._boards: deque[int] = deque(maxlen=REMEMBERED)

    def of(self, message: int) -> MessageLock:
        """Return the lock of a message. Hold it while you edit the message."""
        return self._locks.setdefault(message, MessageLock())

    def begin_board(self, message: int) -> None:
        """Note that a turn post becomes a board post, or may have become it. The caller holds its lock."""
        self._boards.append(message)

    def is_board(self, message: int) -> bool:
        """Whether a turn post may have become a board post: no answer to a click changes it then."""
        return message in self._boards
