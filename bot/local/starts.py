"""Limits on starting sessions of the gateway: a number per day, and a number at a time (documentation, gateway)."""

import math

from bot.local.limits import RateLimits, Rule, Window
from bot.local.shards import Shard

DAILY = Rule(1000, 86_400.0, "identify")
PAUSE = 5.0
"""Seconds between two sessions whose shards have the same key."""
GUILDS_PER_SHARD = 1000
"""Number of guilds per recommended shard; Discord publishes no number."""


class Starts:
    """Counts the starts. While the limits are off none is refused, but each is counted."""

    def __init__(self, limits: RateLimits) -> None:
        self._limits = limits
        self._day = Window(DAILY, 0.0)
        self._next: dict[int, float] = {}
        self.max_concurrency = 1
        """Maximum number of sessions that start at a time: one for each key, which is the shard's number modulo this."""
        self.recommended: int | None = None
        """The number of shards that Discord recommends; None to compute it from the number of guilds."""

    def count(self) -> bool:
        """Count one more start. Return whether it is within the day's limit."""
        return self._day.take(self._limits.clock.now()) or not self._limits.on

    def may_begin(self, shard: Shard) -> bool:
        """Return whether a session of this shard may begin now. If so, the next one with its key has to wait."""
        key, now = shard.number % self.max_concurrency, self._limits.clock.now()
        if self._limits.on and now < self._next.get(key, 0.0):
            return False
        self._next[key] = now + PAUSE
        return True

    def describe(self, guilds: int) -> dict[str, object]:
        """Return the recommended number of shards for a bot in that many guilds, and the number of sessions left."""
        now = self._limits.clock.now()
        used, left = (self._day.used, self._day.left(now)) if self._day.ends > now else (0, 0.0)
        return {
            "shards": self.recommended or max(1, math.ceil(guilds / GUILDS_PER_SHARD)),
            "session_start_limit": {
                "total": DAILY.limit,
                "remaining": max(0, DAILY.limit - used),
                "reset_after": int(left * 1000),
                "max_concurrency": self.max_concurrency,
            },
        }
