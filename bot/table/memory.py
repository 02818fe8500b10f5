"""A client's cache of tables, bounded in bytes. The least recently used are dropped and loaded again on demand."""

from collections import OrderedDict
from collections.abc import Mapping

from bot.table.live import LiveTable, Started

BOUND, LEAST = 32 * 2**20, 2 * 2**20
"""Maximum size in bytes of all cached tables of a bot, and the minimum share of each shard."""
TABLE, ENTRY, TOLD, STATE = 24_000, 250, 150, 10_000
"""Upper bounds of sizes in bytes, measured in the four games: a table, a log entry, an event, a state kept with an event."""


def weight(live: LiveTable) -> int:
    """Return the approximate size of a table in bytes."""
    if not isinstance(live, Started):
        return TABLE
    states = sum(one.state is not None for one in live.told)
    return TABLE + ENTRY * len(live.table.log.entries) + TOLD * len(live.told) + STATE * states


class Memory:
    """Tables by id. The one kept last always stays, however large it is."""

    def __init__(self, bound: int = BOUND) -> None:
        self.bound = bound
        self.held = 0
        self._tables: OrderedDict[int, tuple[LiveTable, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._tables)

    def get(self, table_id: int) -> LiveTable | None:
        """Return a cached table, or None."""
        found = self._tables.get(table_id)
        return found and found[0]

    def keep(self, live: LiveTable) -> None:
        """Cache a table, and drop the least recently used ones beyond the bound."""
        self.forget(live.row.id)
        size = weight(live)
        self._tables[live.row.id] = (live, size)
        self.held += size
        while self.held > self.bound and len(self._tables) > 1:
            _, (_, size) = self._tables.popitem(last=False)
            self.held -= size

    def forget(self, table_id: int) -> None:
        """Drop a table if it is cached."""
        _, size = self._tables.pop(table_id, (None, 0))
        self.held -= size

    def revisions(self) -> Mapping[int, int]:
        """Return the revisions of all cached tables by id."""
        return {table_id: live.row.revision for table_id, (live, _) in self._tables.items()}
