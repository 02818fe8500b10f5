"""The stored result of one game: the places and points of its seats, and how the game ended."""

import dataclasses
from collections.abc import Mapping
from datetime import datetime
from functools import cache
from typing import Any, Literal

from pydantic import TypeAdapter

from games.core.moves import Seat
from games.core.records import record

FACTS = 1
"""Version of the facts in a result. Raise it with each new one; old results get that from logs that replay."""

Ended = Literal["rules", "vote", "left"]
"""The end of a game: by its rules, by a vote for the standing, or without a result as its only player left."""

Rated = Literal["people", "robots"]
"""The list of ratings that a game counts for: among people only, or against robots."""


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
        """The user whose ratings it counts for: the first one, so that nobody can hand over a loss."""
        return self.user if self.left_by is None else self.left_by


@record
class Kept:
    """A user's reliability in one game: turns with a limit, late ones, and whether the user `stayed`."""

    user: int
    turns: int
    late: int
    stayed: bool


@record
class Result:
    """One finished game.

    guild: The server on which it was played.
    hidden: Only its own players may see what it says.
    imported: The game began with a save that a user brought. Such a save proves nothing, so the result counts
        nowhere.
    alone: One person played against robots and undid a look at something hidden, so it sets no record.
    facts: The version of its facts.
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
        """All users whom it names."""
        seated = {seat.user for seat in self.seats if seat.user is not None}
        return frozenset(seated | {one.user for one in self.people})


@cache
def _adapter() -> TypeAdapter[Result]:
    return TypeAdapter(Result)


def result_to_data(result: Result) -> dict[str, Any]:
    """Return a result as JSON data."""
    return _adapter().dump_python(result, mode="json")


def result_from_data(data: Mapping[str, Any]) -> Result:
    """Read a result; raise `ValueError` if it is damaged."""
    return _adapter().validate_python(data)
