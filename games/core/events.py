"""Events: facts in the past tense, from which log lines, private messages and pictures are derived."""

from games.core.moves import Seat
from games.core.records import record


@record
class Event:
    """Base of all events; a game's events are `@record` classes whose secret fields are marked."""


@record
class PhaseEnded(Event):
    """A phase is over; the cue for one picture of that moment."""

    name: str


@record
class TakenBack(Event):
    """A seat took back its decision and later ones (`more`: there were some), or restored it (`redone`)."""

    seat: Seat
    more: bool
    redone: bool


@record
class GameEnded(Event):
    """The table is finished and scored."""
