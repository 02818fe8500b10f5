"""How processes that cannot speak with each other divide the shards: each sees who is there, takes and gives back."""

from collections.abc import Collection, Sequence


def fair_share(shards: int, members: int) -> int:
    """Return how many shards nobody exceeds."""
    return -(-shards // members)


def to_take(shards: int, members: int, ours: int, owned: Collection[int]) -> list[int]:
    """Return the shards that we, who have so many, should try to take: free ones, up to our share."""
    free = [shard for shard in range(shards) if shard not in owned]
    return free[: max(0, fair_share(shards, members) - ours)]


def to_give_back(shards: int, members: int, ours: Sequence[int]) -> Sequence[int]:
    """Return those of our shards, longest ours first, that are beyond our share: the ones we have just begun with."""
    return ours[fair_share(shards, members) :]
