"""How fast a table is played: limits, what happens when one is passed, and clocks that stop in vacations."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache
from typing import Any, Literal

from pydantic import TypeAdapter

Mode = Literal["none", "relaxed", "strict", "blitz"]

Then = Literal["host", "default", "robot"]
"""What follows when somebody's time is up: the host may act, the game's default or a robot's move is made."""

Span = tuple[datetime, datetime]


@dataclass(frozen=True, slots=True)
class Pace:
    """A table's speed.

    A seat's clock starts at `limit`, runs while it is waited for, and is given `credit` for each completed
    turn, never beyond `limit`. `window` is how long a veto or a last call stays open.
    """

    mode: Mode = "none"
    limit: timedelta | None = None
    credit: timedelta = timedelta(0)
    then: Then = "host"
    window: timedelta = timedelta(minutes=60)

    @property
    def is_blitz(self) -> bool:
        """Whether everybody is at hand: no quiet hours, no vacations."""
        return self.mode == "blitz"


PACES: Mapping[Mode, Pace] = {
    "none": Pace(),
    "relaxed": Pace("relaxed", timedelta(hours=72), timedelta(hours=72), "host"),
    "strict": Pace("strict", timedelta(hours=24), timedelta(hours=24), "default", timedelta(minutes=30)),
    "blitz": Pace("blitz", timedelta(minutes=10), timedelta(minutes=5), "default", timedelta(seconds=45)),
}


def read_pace(settings: Mapping[str, Any]) -> Pace:
    """Read the pace from a table's settings: `{"pace": {"mode": …}}` and whatever differs from that mode's usual."""
    given = dict(settings.get("pace", {}))
    usual = _adapter().dump_python(PACES[given.get("mode", "none")])
    return _adapter().validate_python({**usual, **given})


def pace_settings(pace: Pace) -> dict[str, Any]:
    """Return a pace as it stands in a table's settings."""
    return {"pace": _adapter().dump_python(pace, mode="json")}


@cache
def _adapter() -> TypeAdapter[Pace]:
    return TypeAdapter(Pace)


def running(since: datetime, now: datetime, breaks: Iterable[Span]) -> timedelta:
    """Return how long a clock has run, breaks left out; `breaks` are in order and do not overlap."""
    idle = sum((max(min(end, now) - max(start, since), timedelta(0)) for start, end in breaks), timedelta(0))
    return now - since - idle


def runs_out(since: datetime, left: timedelta, breaks: Iterable[Span]) -> datetime:
    """Return when a clock that has `left` on it since then will have run out."""
    at = since + left
    for start, end in breaks:
        if end > since and start < at:
            at += end - max(start, since)
    return at
