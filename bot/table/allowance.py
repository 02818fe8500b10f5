"""How often somebody may ask for what costs the machine, or others' peace: so many times in a while, each for themselves."""

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
"""How often within how long; nobody who plays comes near it."""


class Allowance:
    """What everybody has asked for of late. Kept in memory: after a restart it begins anew."""

    def __init__(
        self, now: Callable[[], datetime], limits: Mapping[str, tuple[int, timedelta]] = LIMITS
    ) -> None:
        self._now = now
        self._limits = limits
        self._asked: dict[tuple[str, Hashable], deque[datetime]] = {}
        self._swept = now()

    def spend(self, what: str, who: Hashable) -> None:
        """Note that somebody asks for something; raises `PlayerError` with the moment from which they may again."""
        now = self._now()
        self._sweep(now)
        self.require(what, who)
        self._asked.setdefault((what, who), deque(maxlen=self._limits[what][0])).append(now)

    def require(self, what: str, who: Hashable) -> None:
        """Raise `PlayerError` as `spend` would now, for what has to be done before it is known that it is asked for."""
        most, span = self._limits[what]
        asked = self._asked.get((what, who), deque[datetime]())
        if len(asked) == most and self._now() < asked[0] + span:
            # A moment, not how long until then: the sentence may stand there for longer than that.
            raise PlayerError("too-often", what=what, at=f"<t:{ceil((asked[0] + span).timestamp())}:T>")

    def _sweep(self, now: datetime) -> None:
        """Forget, now and then, what counts for nothing any more."""
        if now < self._swept + HOUR:
            return
        self._swept = now
        for key in [key for key, asked in self._asked.items() if asked[-1] + self._limits[key[0]][1] < now]:
            del self._asked[key]
