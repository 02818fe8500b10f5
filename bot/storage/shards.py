"""Shards, the parts into which Discord divides a bot's servers. A client handles the rows of its shard."""

from typing import ClassVar, Self

from games.core import record


@record
class Shard:
    """One of `count` shards, by its number. Discord sends it the events of its servers; the first also gets direct messages."""

    number: int
    count: int

    ALONE: ClassVar[Self]
    """The only shard, to which everything belongs."""

    def __post_init__(self) -> None:
        assert 0 <= self.number < self.count, "shards are counted from 0"

    def holds(self, guild: int | None) -> bool:
        """Whether a server belongs to this shard; None (direct messages) belongs to the first."""
        return ((guild or 0) >> 22) % self.count == self.number

    def of(self, row: str) -> str:
        """Return an SQL condition, to follow others, that a row's `guild` belongs to this shard; empty for a single shard."""
        return "" if self.count == 1 else f" AND {self.whose(row)}"

    def whose(self, row: str) -> str:
        """Return an SQL condition that a row's `guild` belongs to this shard."""
        return f"(COALESCE({row}.guild, 0) >> 22) % {self.count} = {self.number}"


Shard.ALONE = Shard(0, 1)
