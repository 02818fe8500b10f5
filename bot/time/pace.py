"""How fast a table is played: limits, what happens when one is passed, and clocks that stop in vacations."""

from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from typing import Literal

from games.core import record

PaceName = Literal["none", "relaxed", "strict", "blitz"]

Then = Literal["host", "default", "robot"]
"""What follows when somebody's time is up: the host may act, the game's default or a robot's move is made."""

Span = tuple[datetime, datetime]


@record
class Pace:
    """A table's speed.

    A seat's clock starts at `limit`, runs while it is waited for, and is given `credit` for each completed
    turn, never beyond `limit`. `window` is how long a veto or a last call stays open.
    """

    mode: PaceName = "none"
    limit: timedelta | None = None
    credit: timedelta = timedelta(0)
    then: Then = "host"
    window: timedelta = timedelta(minutes=60)

    @property
    def is_blitz(self) -> bool:
        """Whether everybody is at hand: no quiet hours, no vacations."""
        return self.mode == "blitz"


PACES: Mapping[PaceName, Pace] = {
    "none": Pace(),
    "relaxed": Pace("relaxed", timedelta(hours=72), timedelta(hours=72), "host"),
    "strict": Pace("strict", timedelta(hours=24), timedelta(hours=24), "default", timedelta(minutes=30)),
    "blitz": Pace("blitz", timedelta(minutes=10), timedelta(minutes=5), "default", timedelta(seconds=45)),
}


def pace_of(name: str | None) -> Pace:
    """Return the pace of a name; no limits where there is none of this name."""
    return next((pace for known, pace in PACES.items() if known == name), PACES["none"])


def running(since: datetime, now: datetime, breaks: Iterable[Span]) -> timedelta:
    """Return how long a clock has run, breaks left out; `breaks` are in order and do not overlap."""
    idle = sum((max(min(end, now) - max(start, since), timedelta(0)) for start, end in breaks), timedelta(0))
    return now - since - idle


def later(moment: datetime, began: datetime, ended: datetime) -> datetime:
    """Return a moment as it counts after a time that does not: as long before or after it as it was."""
    return moment + max(ended - max(moment, began), timedelta(0))


def put_off(moment: datetime, began: datetime, ended: datetime) -> datetime:
    """Return a moment to come as it counts after a time that does not: as far away as it was; one that had passed stays."""
    return moment + max(ended - began, timedelta(0)) if moment > began else moment


def ran_since(now: datetime, span: timedelta, breaks: Iterable[Span]) -> datetime:
    """Return since when a clock has run for a span, breaks left out; `breaks` are in order and do not overlap."""
    at = now - span
    for start, end in sorted(breaks, reverse=True):
        if start < now and end > at:
            at -= min(end, now) - start
    return at


def runs_out(since: datetime, left: timedelta, breaks: Iterable[Span]) -> datetime:
    """Return when a clock that has `left` on it since then will have run out."""
    at = since + left
    for start, end in breaks:
        if end > since and start < at:
            at += end - max(start, since)
    return at
