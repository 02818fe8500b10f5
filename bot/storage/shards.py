"""Which rows a client looks after: those of its shard, one of the parts into which Discord divides a bot's servers."""

from typing import ClassVar, Self

from games.core import record


@record
class Shard:
    """One of `count` shards, by its number: Discord tells it of its servers, and the first one of direct messages."""

    number: int
    count: int

    ALONE: ClassVar[Self]
    """The only shard, which looks after everything."""

    def __post_init__(self) -> None:
        assert 0 <= self.number < self.count, "shards are counted from 0"

    def holds(self, guild: int | None) -> bool:
        """Say whether a server is of this shard; no server (direct messages): of the first."""
        return ((guild or 0) >> 22) % self.count == self.number

    def of(self, row: str) -> str:
        """Say in SQL that a row is of this shard, by its `guild`, after other conditions; nothing where there is only one."""
        return "" if self.count == 1 else f" AND {self.whose(row)}"

    def whose(self, row: str) -> str:
        """Say in SQL that a row is of this shard."""
        return f"(COALESCE({row}.guild, 0) >> 22) % {self.count} = {self.number}"


Shard.ALONE = Shard(0, 1)
