"""The present ratings of all users, cached in memory and updated with new results."""

import asyncio
from datetime import UTC, datetime

from bot.storage import ResultRow, Storage
from bot.table.results import read_results
from games.results.ratings import Ratings

BEFORE_ALL = (datetime.fromtimestamp(0, UTC), 0)


class RatingsNow:
    """Computes the ratings from the results. They are not stored, because the same results always give the same ratings."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._lock = asyncio.Lock()
        self.forget()

    def forget(self) -> None:
        """Drop the cached ratings, because a user's id was replaced in the results."""
        self._ratings, self._count, self._last = Ratings(), 0, BEFORE_ALL

    async def ask(self) -> Ratings:
        """Return the ratings after all results."""
        async with self._lock:
            rows = await self._storage.results(after=self._last)
            if self._count + len(rows) != await self._storage.count_results():
                # A result was filled in that ended before others.
                self.forget()
                rows = await self._storage.results()
            await asyncio.to_thread(self._add, rows)
            return self._ratings

    def _add(self, rows: list[ResultRow]) -> None:
        for row in rows:
            for result in read_results([row]):
                self._ratings.add(result)
            self._count, self._last = self._count + 1, (row.ended, row.table)
