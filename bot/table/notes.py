"""What is remembered of a table beside its log: one record, read when the table is loaded, written with a change. Pure."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal

from pydantic import TypeAdapter

from bot.time import PACES, Book, Pace
from games.core.moves import Seat

SeatOrder = Literal["random", "joined"]
"""Who sits where when a table starts: by lot, or in the order of joining."""

Stand = Literal["default", "robot"]
"""What is played for a user who is away: the game's default, as when their time is up, or a robot's moves."""


@dataclass(frozen=True, slots=True)
class Doors:
    """Who may come in.

    At a `private` table only those who are `invited` may sit down or look. `warm` are the seats that a robot
    plays until somebody takes them; `offers` are seats that one user, by id, may take over.
    """

    private: bool = False
    invited: tuple[int, ...] = ()
    warm: tuple[Seat, ...] = ()
    offers: Mapping[Seat, int] = field(default_factory=dict[Seat, int])


@dataclass(frozen=True, slots=True)
class Posted:
    """What the table's newest post holds: whom it pinged and has waited for ever since, and which entries it tells.

    `first` is the first entry told in it, `last` the last. A post without a picture is part of a `story`: the
    next post tells all of it, too, and takes its place, so that a phase is one post and not one per hand-off.
    """

    pinged: tuple[Seat, ...] = ()
    first: int = -1
    last: int = -2
    story: bool = False


@dataclass(frozen=True, slots=True)
class Proposal:
    """What a seat wants to take back: the entry to go back to, how long the log was then, who has agreed.

    It is void as soon as the log is longer.
    """

    seat: Seat
    k: int
    entries: int
    agreed: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Vote:
    """A vote on opening a late seat: since when the table waits for it, and the users who are in favour."""

    seat: Seat
    since: datetime | None
    users: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Notes:
    """All that is remembered of a table beside its log.

    What was chosen for it: `pace`, `language` (None: the bot's own), `seating`, `doors`. Whom it waits for:
    `book`, and `away`: the seats that are played for until their turn is over. `resting` are the seats whose
    orders rest since an undo, until they have moved; `permits` the users who may act for a seat. `vote` and
    `proposal` are what the table is asked; `posted` is what its newest post holds; `notice` is when its channel
    was told that it will be archived; `stopped`: the operator has stopped it.
    """

    pace: Pace = PACES["none"]
    language: str | None = None
    seating: SeatOrder = "random"
    doors: Doors = Doors()
    book: Book = field(default_factory=Book)
    away: Mapping[Seat, Stand] = field(default_factory=dict[Seat, Stand])
    resting: tuple[Seat, ...] = ()
    permits: Mapping[Seat, int] = field(default_factory=dict[Seat, int])
    vote: Vote | None = None
    proposal: Proposal | None = None
    posted: Posted = Posted()
    notice: datetime | None = None
    stopped: bool = False


_adapter = TypeAdapter(Notes)


def read_notes(text: str) -> Notes:
    """Read notes as storage has them; raises `ValueError`."""
    return _adapter.validate_json(text)


def notes_text(notes: Notes) -> str:
    """Return notes as storage keeps them."""
    return _adapter.dump_json(notes, exclude_defaults=True).decode()
