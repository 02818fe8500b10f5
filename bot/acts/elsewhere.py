"""Handling of changes that other clients make; a client serves one shard, in this process or in another one."""

import asyncio
import logging
from collections.abc import Callable
from datetime import timedelta

from bot.acts.fronts import ConnectedFronts
from bot.acts.play import Play
from bot.errors import PlayerError
from bot.storage import Hint, StorageError
from bot.table.tables import Tables
from bot.time.clock import Clock

log = logging.getLogger(__name__)

EVERY = timedelta(seconds=30)
"""Time between two checks for changes, because hints may get lost."""


class Elsewhere:
    """Handles changes by other clients: it hears hints, and checks regularly. The fronts check each time, too.

    wake: Checks the outbox and the due work.
    forgotten: Called with each user whom another client has forgotten.
    fronts: Told of each user who has signed out at another client, and of each table that another client has changed, even
        if it still owns the table.
    """

    def __init__(
        self,
        tables: Tables,
        play: Play,
        clock: Clock,
        wake: Callable[[], None],
        fronts: ConnectedFronts,
        forgotten: Callable[[int], None],
    ) -> None:
        self._tables = tables
        self._play = play
        self._clock = clock
        self._wake = wake
        self._fronts = fronts
        self._forgotten = forgotten
        self._tasks: set[asyncio.Task[None]] = set()

    def hear(self, hint: Hint) -> None:
        """Handle the hint of a change."""
        if hint.about == "user":
            self._tables.languages.forget(hint.number)
        elif hint.about == "forgotten":
            self._forgotten(hint.number)
        elif hint.about == "signed-out":
            self._fronts.signed_out(hint.number)
        elif hint.about == "outbox":
            if self._tables.is_mine(hint.number):
                self._wake()
        else:
            self._fronts.hinted(hint.number)
            task = asyncio.create_task(self._changed(hint.number), name=f"table {hint.number} has changed")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _changed(self, table: int) -> None:
        """Load a table that another client has changed, and resume it if it is ours."""
        try:
            live = await self._tables.changed_elsewhere(table)
        except (PlayerError, StorageError) as error:
            log.warning("table %d was changed elsewhere, and goes on at the next look: %s", table, error)
            return
        if live is not None:
            self._wake()
            self._play.take_up(live)

    async def run(self) -> None:
        """Check at intervals, for the life of the client."""
        never = asyncio.Event()
        while True:
            await self._clock.sleep_until(self._clock.now() + EVERY, never)
            await self.tick()

    async def tick(self) -> None:
        """Handle the changes of which no hint has arrived."""
        self._wake()
        working = await self._tables.storage.working_tables()
        stopped = [table for table in working if not self._play.is_driven(table)]
        for table in dict.fromkeys([*await self._tables.outdated(), *stopped]):
            await self._changed(table)
        await self._fronts.look_again()

    def is_busy(self) -> bool:
        """Whether a hint is being handled."""
        return bool(self._tasks)

    async def rested(self) -> None:
        """Wait until all hints have been handled."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def close(self) -> None:
        """Cancel the handling of hints."""
        for task in self._tasks:
            task.cancel()
        await self.rested()
