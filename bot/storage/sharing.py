"""Division of shards among processes that cannot talk to each other: each sees the others, takes shards and gives them back."""

from collections.abc import Collection, Sequence


def fair_share(shards: int, members: int) -> int:
    """Return the maximum number of shards per process."""
    return -(-shards // members)


def to_take(shards: int, members: int, ours: int, owned: Collection[int]) -> list[int]:
    """Return the shards that a process with `ours` of them should try to take: free ones, up to its share."""
    free = [shard for shard in range(shards) if shard not in owned]
    return free[: max(0, fair_share(shards, members) - ours)]


def to_give_back(shards: int, members: int, ours: Sequence[int]) -> Sequence[int]:
    """Return our shards beyond our share, which are the newest. `ours` lists the oldest first."""
    return ours[fair_share(shards, members) :]
