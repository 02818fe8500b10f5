"""The pace of a table: time limits, what follows when one is exceeded, and clocks that stop during vacations."""

from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from typing import Literal

from games.core import record

PaceName = Literal["none", "relaxed", "strict", "blitz"]

Then = Literal["host", "default", "robot"]
"""The consequence when a seat's time is up: the host may act, or the game's default or a robot's move is made."""

Span = tuple[datetime, datetime]


@record
class Pace:
    """A table's pace.

    limit: Time on a full clock, which runs while the seat must act; None for no limit.
    credit: Time added for each completed turn, up to `limit`.
    window: How long a veto or a last call stays open.
    """

    mode: PaceName = "none"
    limit: timedelta | None = None
    credit: timedelta = timedelta(0)
    then: Then = "host"
    window: timedelta = timedelta(minutes=60)

    @property
    def is_blitz(self) -> bool:
        """Whether quiet hours and vacations are ignored, because everybody plays at once."""
        return self.mode == "blitz"


PACES: Mapping[PaceName, Pace] = {
    "none": Pace(),
    "relaxed": Pace("relaxed", timedelta(hours=72), timedelta(hours=72), "host"),
    "strict": Pace("strict", timedelta(hours=24), timedelta(hours=24), "default", timedelta(minutes=30)),
    "blitz": Pace("blitz", timedelta(minutes=10), timedelta(minutes=5), "default", timedelta(seconds=45)),
}


def pace_of(name: str | None) -> Pace:
    """Return the pace with a name; the one without limits if there is none."""
    return next((pace for known, pace in PACES.items() if known == name), PACES["none"])


def running(since: datetime, now: datetime, breaks: Iterable[Span]) -> timedelta:
    """Return how long a clock has run without breaks; `breaks` are in order and do not overlap."""
    idle = sum((max(min(end, now) - max(start, since), timedelta(0)) for start, end in breaks), timedelta(0))
    return now - since - idle


def later(moment: datetime, began: datetime, ended: datetime) -> datetime:
    """Return a moment plus the part of a pause, from `began` to `ended`, that came after it."""
    return moment + max(ended - max(moment, began), timedelta(0))


def put_off(moment: datetime, began: datetime, ended: datetime) -> datetime:
    """Return a moment put off by the length of a pause; a moment before the pause does not change."""
    return moment + max(ended - began, timedelta(0)) if moment > began else moment


def ran_since(now: datetime, span: timedelta, breaks: Iterable[Span]) -> datetime:
    """Return the start of a clock that has run for a span without breaks; `breaks` are in order and do not overlap."""
    at = now - span
    for start, end in sorted(breaks, reverse=True):
        if start < now and end > at:
            at -= min(end, now) - start
    return at


def runs_out(since: datetime, left: timedelta, breaks: Iterable[Span]) -> datetime:
    """Return when a clock runs out that has had `left` on it since `since`."""
    at = since + left
    for start, end in breaks:
        if end > since and start < at:
            at += end - max(start, since)
    return at
