"""A process that looks after shards, as far as the keeper is concerned: `python -m tests.bot.storage.members ADDRESS COUNT` is one.

It says on its output what it has gained and lost, a line each.
"""

import asyncio
import sys
from contextlib import aclosing, suppress

from bot.storage.keeper import Keeper
from bot.storage.line import Rhythm
from bot.storage.owning import OwnershipLost

CALM = Rhythm(beat=0.05, patience=300, timeout=600)
"""Quick to look, but never lost for the load of the machine."""
PATIENCE = 60.0


async def eventually(condition, *tasks):
    """Return when the condition holds; raises what one of the tasks does before that."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for task in tasks:
                if task.done():
                    task.result()
            if condition():
                return
            await asyncio.sleep(0.01)


class Member:
    """Does what the program does with its shards: notes which run, begins anew when it has lost them all."""

    def __init__(self, name, address, count, journal, *, rhythm=CALM, **more):
        self.name, self.journal = name, journal
        self.shards = set()
        self.heard = []
        self.silences = 0
        self.keeper = Keeper(
            address, count, heard=self.heard.append, silent=self._silent, rhythm=rhythm, **more
        )

    def __repr__(self):
        return f"{self.name} {sorted(self.shards)}"

    def _silent(self):
        self.silences += 1

    async def gained(self, shard):
        self.journal.append((self.name, "gained", shard))
        self.shards.add(shard)

    async def lost(self, shard):
        for _ in range(5):  # what runs takes some time to end; it is still ours
            await asyncio.sleep(0.01)
        self.journal.append((self.name, "lost", shard))
        self.shards.remove(shard)

    def stop(self):
        self.journal.append((self.name, "stopped", None))
        self.shards.clear()

    async def go_on(self):
        async with aclosing(self.keeper):
            while True:
                try:
                    await self.keeper.run(self.gained, self.lost)
                except OwnershipLost:
                    self.stop()
                    await asyncio.sleep(0.05)

    async def end(self, task):
        """End it as one does who is asked to."""
        self.stop()
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


class Said:
    """A journal for another process to read."""

    def append(self, entry):
        sys.stdout.write(" ".join(map(str, entry)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(Member("other", sys.argv[1], int(sys.argv[2]), Said()).go_on())
