"""Which shards this process looks after. On SQLite all of them; on PostgreSQL the `keeper` decides, by locks."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

Told = Callable[[int], Awaitable[None]]
"""What is done about a shard, by its number."""

IDENTIFY_PAUSE = 5.25
"""Seconds between two IDENTIFY of a bucket: Discord's five, and what one of them may be late on its way."""


class OwnershipLost(Exception):
    """Others may look after our shards by now, or soon: act for none of them any more. The text is one line."""


class NotAdmitted(Exception):
    """We cannot run beside those that do; the text is one line for the operator, with the remedy."""


class Ownership(Protocol):
    """Who decides which shards this process looks after, and when its clients may identify."""

    async def run(self, gained: Told, lost: Told) -> None:
        """For the life of the program, call `gained` for each shard that is ours from now on and `lost` before one goes to somebody else.

        Both begin or end what looks after the shard and return; only then is a lost one free for others, and no
        two calls for a shard overlap. What they raise ends this.

        Raises `OwnershipLost` at once when nothing is certain any more, and `NotAdmitted` before anything is gained.
        However it ends, also by being cancelled, no `lost` is called: the caller ends what runs, without delay,
        then calls `aclose`, or `run` again, which begins as a newcomer.
        """
        ...

    async def identifying(self, bucket: int) -> None:
        """Return when a client may identify, at once: one of a bucket in five seconds, over all processes."""
        ...

    def is_sure(self) -> bool:
        """Say whether nobody else can have taken our shards by now, at this very moment: whoever acts asks this first."""
        ...

    async def aclose(self) -> None:
        """Leave all shards to others; for `contextlib.aclosing`."""
        ...


class OwnsAll:
    """The only process there is looks after all shards, always."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._next: dict[int, float] = {}
        """When a bucket's next client may identify, by the loop's clock."""

    async def run(self, gained: Told, lost: Told) -> None:
        """Gain all shards and keep them."""
        await asyncio.gather(*map(gained, range(self._count)))
        await asyncio.Event().wait()

    async def identifying(self, bucket: int) -> None:
        """Return when a client may identify, in the order of asking."""
        now = asyncio.get_running_loop().time()
        turn = max(now, self._next.get(bucket, now))
        self._next[bucket] = turn + IDENTIFY_PAUSE
        await asyncio.sleep(turn - now)

    def is_sure(self) -> bool:
        """Nobody else is there."""
        return True

    async def aclose(self) -> None:
        """Do nothing: nobody waits for our shards."""
