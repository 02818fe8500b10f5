"""Rate limits per user for requests that cost the machine much or may disturb other users."""

from collections import deque
from collections.abc import Callable, Hashable, Mapping
from datetime import datetime, timedelta
from math import ceil

from bot.errors import PlayerError

HOUR = timedelta(hours=1)

LIMITS: Mapping[str, tuple[int, timedelta]] = {
    "open": (20, HOUR),
    "import": (20, HOUR),
    "invite": (20, HOUR),
    "picture": (60, timedelta(minutes=10)),
    "replay": (5, timedelta(minutes=10)),
    "try": (30, HOUR),
    "try-move": (200, timedelta(minutes=10)),
    "hint": (60, timedelta(minutes=10)),
}
"""Maximum number of requests, and the time span that counts, by what is asked for. Ordinary play stays far below."""


class Allowance:
    """The recent requests of each user. They are kept in memory only, so a restart clears them."""

    def __init__(
        self, now: Callable[[], datetime], limits: Mapping[str, tuple[int, timedelta]] = LIMITS
    ) -> None:
        self._now = now
        self._limits = limits
        self._asked: dict[tuple[str, Hashable], deque[datetime]] = {}
        self._swept = now()

    def spend(self, what: str, who: Hashable) -> None:
        """Count a request. Raise `PlayerError`, with the moment from which it is allowed again, if the limit is reached."""
        now = self._now()
        self._sweep(now)
        self.require(what, who)
        self._asked.setdefault((what, who), deque(maxlen=self._limits[what][0])).append(now)

    def require(self, what: str, who: Hashable) -> None:
        """Raise `PlayerError` as `spend` would, without counting: for work before it is known whether the request is made."""
        most, span = self._limits[what]
        asked = self._asked.get((what, who), deque[datetime]())
        # A request made later than now was made before the clock was set back.
        if len(asked) == most and asked[0] <= self._now() < asked[0] + span:
            # Show a moment, not a time span, because the sentence may stay on the screen for longer.
            raise PlayerError("too-often", what=what, at=f"<t:{ceil((asked[0] + span).timestamp())}:T>")

    def _sweep(self, now: datetime) -> None:
        """Delete requests that no longer count, at intervals."""
        if self._swept <= now < self._swept + HOUR:
            return
        self._swept = now
        self._asked = {
            (what, who): asked
            for (what, who), asked in self._asked.items()
            if asked[-1] <= now <= asked[-1] + self._limits[what][1]
        }
