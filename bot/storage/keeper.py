"""Ownership of shards by PostgreSQL locks: a shard belongs to the one process that holds its lock.

The locks belong to a connection that is kept open. A killed process loses them at once. If the server no longer hears from
a process (a network failure, a suspended machine), it frees that process's locks. By then the process has stopped its work,
because it got no answer either. Each process sees the others and takes no more than its share.
"""

import asyncio
import time
from collections.abc import Callable

from bot.storage import locks
from bot.storage.line import Line, Rhythm
from bot.storage.owning import IDENTIFY_PAUSE, NotAdmitted, Told
from bot.storage.sharing import to_give_back, to_take
from bot.storage.turns import Turns

POLL = 0.2
"""Seconds between two checks for finished tasks and for clients that want to identify."""

_RUN = "SELECT pg_try_advisory_lock_shared(%s, 0)"
_JOIN = "SELECT pg_advisory_lock_shared(%s, %s)"
_TAKE = "SELECT n FROM unnest(%s::int[]) AS n WHERE pg_try_advisory_lock(%s, n)"
_FREE = "SELECT pg_advisory_unlock(%s, n) FROM unnest(%s::int[]) AS n"


class Keeper:
    """An `Ownership` for any number of processes on one database.

    heard: Called with each notification on the channel of the hints.
    silent: Called when notifications may have been missed.
    """

    def __init__(
        self,
        address: str,
        count: int,
        *,
        heard: Callable[[str], None],
        silent: Callable[[], None],
        rhythm: Rhythm | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._address, self._count = address, count
        self._heard, self._silent = heard, silent
        self._rhythm = rhythm or Rhythm()
        self._turns = Turns(IDENTIFY_PAUSE, clock)
        self._line: Line | None = None
        self._gaining: dict[int, asyncio.Task[None]] = {}
        """The shards whose locks we hold, in the order of taking."""
        self._losing: dict[int, asyncio.Task[None]] = {}
        """Those of them that we are giving back."""

    async def run(self, gained: Told, lost: Told) -> None:
        """Own shards, as `Ownership.run` describes."""
        await self.aclose()
        line = self._line = await Line.open(self._address, self._rhythm)
        try:
            await self._join(line)
            while True:
                await self._balance(line, gained, lost)
                await self._until_next_beat(line)
        except NotAdmitted:
            await self.aclose()
            raise
        finally:
            for task in (*self._gaining.values(), *self._losing.values()):
                task.cancel()

    async def identifying(self, bucket: int) -> None:
        """Return when a client may identify."""
        await self._turns.wait(bucket)

    def is_sure(self) -> bool:
        """Whether the server has confirmed our locks within the last moments."""
        return self._line is not None and self._line.is_sure()

    async def aclose(self) -> None:
        """Free all locks by closing the connection."""
        tasks = [*self._gaining.values(), *self._losing.values()]
        await asyncio.gather(*tasks, return_exceptions=True)
        self._gaining.clear()
        self._losing.clear()
        self._turns.forget()
        if self._line is not None:
            await self._line.close()
            self._line = None

    async def _join(self, line: Line) -> None:
        """Join the running processes. Raise `NotAdmitted` unless all have the same number of shards."""
        if not (await line.ask(_RUN, [locks.PROGRAM]))[0][0]:
            raise NotAdmitted("the database is being migrated or copied; start again when that is over")
        await line.ask(_JOIN, [locks.MEMBER, self._count])
        others = [row for row in await line.ask(locks.HOLDERS, [[locks.MEMBER]]) if row[2] != self._count]
        if others:
            raise NotAdmitted(
                f"CARAVEL_SHARDS: {self._count} here, but {others[0][2]} in {len(others)} running processes of this bot; "
                "give all the same number, or stop those first"
            )
        await line.ask("LISTEN caravel")
        self._silent()

    async def _balance(self, line: Line, gained: Told, lost: Told) -> None:
        """Count the processes. Take free shards up to our share, or give back those beyond it."""
        held = await line.ask(locks.HOLDERS, [[locks.MEMBER, locks.SHARD]])
        members = sum(kind == locks.MEMBER for _, kind, _ in held)
        owned = {shard for _, kind, shard in held if kind == locks.SHARD}
        ours = [shard for shard in self._gaining if shard not in self._losing]
        for shard in to_give_back(self._count, members, ours):
            self._losing[shard] = asyncio.create_task(_lose(shard, self._gaining[shard], lost))
        if free := to_take(self._count, members, len(ours), owned):
            taken = await line.ask(_TAKE, [free, locks.SHARD])
            if taken:
                await line.ask(locks.STRAY, {"program": locks.PROGRAM, "member": locks.MEMBER})
            for (shard,) in taken:
                self._gaining[shard] = asyncio.create_task(_gain(shard, gained))

    async def _until_next_beat(self, line: Line) -> None:
        loop = asyncio.get_running_loop()
        beat = loop.time() + self._rhythm.beat
        while (left := beat - loop.time()) > 0:
            await self._give_back(line)
            await self._take_turns(line)
            await line.listen(min(left, POLL), self._heard)

    async def _give_back(self, line: Line) -> None:
        """Free the locks of lost shards. Raise the error of a failed gain or loss."""
        for task in (*self._gaining.values(), *self._losing.values()):
            if task.done():
                task.result()
        if done := [shard for shard, task in self._losing.items() if task.done()]:
            await line.ask(_FREE, [locks.SHARD, done])
            for shard in done:
                del self._gaining[shard], self._losing[shard]

    async def _take_turns(self, line: Line) -> None:
        if over := self._turns.over():
            await line.ask(_FREE, [locks.IDENTIFY, over])
            self._turns.end(over)
        if wanted := self._turns.wanted():
            for (bucket,) in await line.ask(_TAKE, [wanted, locks.IDENTIFY]):
                self._turns.begin(bucket)


async def _gain(shard: int, gained: Told) -> None:
    await gained(shard)


async def _lose(shard: int, gaining: asyncio.Task[None], lost: Told) -> None:
    await gaining
    await lost(shard)
