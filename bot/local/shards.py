"""Discord's shards: which sessions are told of which guild (documentation, gateway, sharding)."""

from dataclasses import dataclass
from typing import Any

MOST_GUILDS = 2500
"""A shard with so many guilds is not served: "apps that are in 2500+ guilds must enable sharding"."""


def shard_of(guild: int | None, count: int) -> int:
    """Return the number of the shard that is told of a guild. Things of no guild, such as direct messages, belong to shard 0."""
    return (guild or 0) // (1 << 22) % count


@dataclass(frozen=True)
class Shard:
    """A share of the guilds. Without a word about it a session has all of them."""

    number: int = 0
    count: int = 1

    def holds(self, guild: int | None) -> bool:
        """Whether its sessions are told of this guild, or of what belongs to none."""
        return shard_of(guild, self.count) == self.number


def read_shard(given: Any) -> Shard | None:
    """Read `[shard_id, num_shards]`; None for nonsense."""
    numbers = isinstance(given, list) and [type(each) for each in given] == [int, int]
    return Shard(*given) if numbers and 0 <= given[0] < given[1] else None


def guild_of(event: str, data: dict[str, Any]) -> int | None:
    """Name the guild of an event; None for direct messages, and for private answers, which come as such (issue 4557)."""
    found = data["id"] if event == "GUILD_CREATE" else data.get("guild_id")
    return int(found) if found else None
