"""How somebody keeps their word, by the results of the last months: turns in time, games finished. Pure."""

from collections.abc import Iterable
from datetime import datetime, timedelta

from games.core.records import record
from games.results.result import Result

SPAN = timedelta(days=182)
"""So far back is looked: whoever has mended their ways is forgiven."""


@record
class Reliability:
    """Somebody's games and turns of the last months, and how many of them were as they should be.

    Vacations and pauses have made no turn late.
    """

    turns: int = 0
    late: int = 0
    games: int = 0
    left: int = 0

    @property
    def in_time(self) -> int:
        """The share of turns in time, in hundredths rounded down; whole if none had a limit."""
        return _share(self.turns, self.late)

    @property
    def finished(self) -> int:
        """The share of games that were not left, in hundredths rounded down."""
        return _share(self.games, self.left)

    def reaches(self, least: int) -> bool:
        """Say whether both shares are at least so many hundredths; whoever is new reaches everything."""
        return min(self.in_time, self.finished) >= least


def _share(whole: int, bad: int) -> int:
    return 100 if whole == 0 else 100 * (whole - bad) // whole


def reliability(results: Iterable[Result], user: int, now: datetime) -> Reliability:
    """Return how a user has kept their word until now, by the results of games that are over."""
    own = [kept for one in results if one.ended > now - SPAN for kept in one.people if kept.user == user]
    return Reliability(
        turns=sum(kept.turns for kept in own),
        late=sum(kept.late for kept in own),
        games=len(own),
        left=sum(not kept.stayed for kept in own),
    )
