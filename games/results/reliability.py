"""The reliability of a user, from the results of the last months: turns in time, games finished. Pure."""

from collections.abc import Iterable
from datetime import datetime, timedelta

from games.core.records import record
from games.results.result import Result

SPAN = timedelta(days=182)
"""How far back results count."""


@record
class Reliability:
    """A user's games and turns of the last months, and how many of them were left or late.

    Vacations and pauses make no turn late.
    """

    turns: int = 0
    late: int = 0
    games: int = 0
    left: int = 0

    @property
    def in_time(self) -> int:
        """The percentage of turns in time, rounded down; 100 if no turn had a limit."""
        return _share(self.turns, self.late)

    @property
    def finished(self) -> int:
        """The percentage of games that were not left, rounded down."""
        return _share(self.games, self.left)

    def reaches(self, least: int) -> bool:
        """Say whether both percentages are at least `least`; a new user reaches any."""
        return min(self.in_time, self.finished) >= least


def _share(whole: int, bad: int) -> int:
    return 100 if whole == 0 else 100 * (whole - bad) // whole


def reliability(results: Iterable[Result], user: int, now: datetime) -> Reliability:
    """Return a user's reliability now, from the results of finished games."""
    own = [kept for one in results if one.ended > now - SPAN for kept in one.people if kept.user == user]
    return Reliability(
        turns=sum(kept.turns for kept in own),
        late=sum(kept.late for kept in own),
        games=len(own),
        left=sum(not kept.stayed for kept in own),
    )
