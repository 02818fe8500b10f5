"""The tables that a client keeps in memory, within a bound in bytes: what is longest unused is loaded again when it is asked for."""

from collections import OrderedDict
from collections.abc import Mapping

from bot.table.live import LiveTable, Started

BOUND, LEAST = 32 * 2**20, 2 * 2**20
"""Bytes that the tables of a bot may take, and those of each of its shards at least."""
TABLE, ENTRY, TOLD, STATE = 24_000, 250, 150, 10_000
"""Bytes that a table takes at most, measured in the four games: itself, each entry of its log, each event that is told, each state kept with one."""


def weight(live: LiveTable) -> int:
    """Return how many bytes a table takes, more or less."""
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
        """Return a table, None if it is not kept."""
        found = self._tables.get(table_id)
        return found and found[0]

    def keep(self, live: LiveTable) -> None:
        """Keep a table as it is now, and let go of those longest unused that are too much."""
        self.forget(live.row.id)
        size = weight(live)
        self._tables[live.row.id] = (live, size)
        self.held += size
        while self.held > self.bound and len(self._tables) > 1:
            _, (_, size) = self._tables.popitem(last=False)
            self.held -= size

    def forget(self, table_id: int) -> None:
        """Let go of a table, if it is kept."""
        _, size = self._tables.pop(table_id, (None, 0))
        self.held -= size

    def revisions(self) -> Mapping[int, int]:
        """Return the revisions of all tables, by id."""
        return {table_id: live.row.revision for table_id, (live, _) in self._tables.items()}
