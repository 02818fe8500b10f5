"""Ownership of shards by processes. On SQLite one process owns all; on PostgreSQL the `keeper` decides, by locks."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

Told = Callable[[int], Awaitable[None]]
"""(shard) → None, for a shard that was gained or lost."""

IDENTIFY_PAUSE = 5.25
"""Seconds between two IDENTIFY requests of a bucket: Discord's five, and a margin for delays on the way."""


class OwnershipLost(Exception):
    """Other processes may own our shards now or soon: stop all work for them. The text is one line."""


class NotAdmitted(Exception):
    """Our process cannot run beside the present ones. The text is one line for the operator, with the remedy."""


class Ownership(Protocol):
    """Decides which shards this process owns, and when its clients may identify."""

    async def run(self, gained: Told, lost: Told) -> None:
        """For the life of the program, call `gained` for each shard that becomes ours, and `lost` before another process gets one.

        Both start or stop the shard's work and return. A lost shard is free for other processes only then, and no
        two calls for a shard overlap. Their exceptions end this.

        Raise `OwnershipLost` as soon as ownership is no longer certain, and `NotAdmitted` before any shard is gained.
        However this ends, even by a cancellation, `lost` is not called. The caller stops all work without delay,
        then calls `aclose`, or `run` again, which starts like a new process.
        """
        ...

    async def identifying(self, bucket: int) -> None:
        """Wait until a client may identify; it must do so at once. One may per bucket in five seconds, over all processes."""
        ...

    def is_sure(self) -> bool:
        """Whether at this moment no other process can have taken our shards. Ask this before every action."""
        ...

    async def aclose(self) -> None:
        """Give up all shards; for `contextlib.aclosing`."""
        ...


class OwnsAll:
    """Ownership for a single process, which always owns all shards."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._next: dict[int, float] = {}
        """When a bucket's next client may identify, by the loop's clock."""

    async def run(self, gained: Told, lost: Told) -> None:
        """Gain all shards and keep them."""
        await asyncio.gather(*map(gained, range(self._count)))
        await asyncio.Event().wait()

    async def identifying(self, bucket: int) -> None:
        """Wait until a client may identify, in the order of the calls."""
        now = asyncio.get_running_loop().time()
        turn = max(now, self._next.get(bucket, now))
        self._next[bucket] = turn + IDENTIFY_PAUSE
        await asyncio.sleep(turn - now)

    def is_sure(self) -> bool:
        """Return True: there is no other process."""
        return True

    async def aclose(self) -> None:
        """Do nothing: no other process wants our shards."""
