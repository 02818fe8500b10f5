"""How often sessions of the gateway may be started: so many a day, and so many at a time (documentation, gateway)."""

import math

from bot.local.limits import RateLimits, Rule, Window
from bot.local.shards import Shard

DAILY = Rule(1000, 86_400.0, "identify")
PAUSE = 5.0
"""Seconds between two sessions whose shards have the same key."""
GUILDS_PER_SHARD = 1000
"""How many guilds a recommended shard has; Discord publishes no number."""


class Starts:
    """Counts the starts. While the limits are off none is refused, but each is counted."""

    def __init__(self, limits: RateLimits) -> None:
        self._limits = limits
        self._day = Window(DAILY, 0.0)
        self._next: dict[int, float] = {}
        self.max_concurrency = 1
        """How many sessions may begin at a time: one for each key, which is the shard's number modulo this."""
        self.recommended: int | None = None
        """The number of shards that Discord recommends; None: as many as there are guilds for."""

    def count(self) -> bool:
        """Count one more; says whether the day has that many."""
        return self._day.take(self._limits.clock.now()) or not self._limits.on

    def may_begin(self, shard: Shard) -> bool:
        """Whether a session of this shard may begin now; the next one of its key then has to wait."""
        key, now = shard.number % self.max_concurrency, self._limits.clock.now()
        if self._limits.on and now < self._next.get(key, 0.0):
            return False
        self._next[key] = now + PAUSE
        return True

    def describe(self, guilds: int) -> dict[str, object]:
        """Tell a bot in so many guilds how many shards it should have, and how many sessions are left."""
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
