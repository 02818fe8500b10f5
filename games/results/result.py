"""The result of one game, as it is kept: who took which place with what, and how the table came to its end."""

import dataclasses
from collections.abc import Mapping
from datetime import datetime
from functools import cache
from typing import Any, Literal

from pydantic import TypeAdapter

from games.core.moves import Seat
from games.core.records import record

FACTS = 1
"""Which facts a result of today tells: raised with each new one, which is then filled in from logs that still replay."""

Ended = Literal["rules", "vote", "left"]
"""How a game came to its end: by its rules, because the table voted to let the standing count, or without a result, because the
one who played there left it so."""

Rated = Literal["people", "robots"]
"""The list of ratings that a game counts for: among people alone, or against robots."""


@record
class SeatResult:
    """The result of one seat: its `user`, or the level of its robot, its rank, and its points by source.

    gave_up: The user has conceded, or has left a seat that nobody took. They rank below all who stayed.
    winner: Set in games that are not won by points.
    favourites: Counts for the game's favourites, by name.
    left_by: The user who had the seat first, if they left it to `user`.
    """

    seat: Seat
    user: int | None
    robot: str | None
    gave_up: bool
    rank: int
    points: int
    sources: tuple[tuple[str, int], ...]
    tie_breaks: tuple[int, ...] = ()
    winner: bool | None = None
    favourites: Mapping[str, int] = dataclasses.field(default_factory=dict[str, int])
    left_by: int | None = None

    @property
    def counts_for(self) -> int | None:
        """The user for whom it counts in ratings: the first one, so that nobody can hand over a loss."""
        return self.user if self.left_by is None else self.left_by


@record
class Kept:
    """How a user kept their word: the turns with a limit that they had, how many were late, and whether they `stayed`."""

    user: int
    turns: int
    late: int
    stayed: bool


@record
class Result:
    """One game that is over.

    `guild` is the server that it was played on; what a `hidden` table did is told to its own players alone. `imported`: it began with
    a save that somebody brought, which proves nothing, so it counts nowhere. `alone`: one person played against robots and took back
    what had been seen, so it sets no record. `facts` says which facts it tells.
    """

    table: int
    guild: int | None
    game: str
    rules: int
    options: Mapping[str, bool | str | int]
    began: datetime
    ended: datetime
    by: Ended
    seats: tuple[SeatResult, ...]
    people: tuple[Kept, ...] = ()
    rated: Rated | None = None
    hidden: bool = False
    imported: bool = False
    alone: bool = False
    facts: int = FACTS

    def counted_rank(self, seat: SeatResult) -> int:
        """Return the rank that counts for the seat's first user: last if they left or gave up."""
        return seat.rank if seat.left_by is None and not seat.gave_up else len(self.seats) + 1

    def of(self, user: int) -> tuple[SeatResult, ...]:
        """Return the seats of a user."""
        return tuple(seat for seat in self.seats if seat.user == user)

    @property
    def users(self) -> frozenset[int]:
        """Everybody whom it names."""
        seated = {seat.user for seat in self.seats if seat.user is not None}
        return frozenset(seated | {one.user for one in self.people})


@cache
def _adapter() -> TypeAdapter[Result]:
    return TypeAdapter(Result)


def result_to_data(result: Result) -> dict[str, Any]:
    """Return a result as JSON data."""
    return _adapter().dump_python(result, mode="json")


def result_from_data(data: Mapping[str, Any]) -> Result:
    """Read a result; raises `ValueError`."""
    return _adapter().validate_python(data)
