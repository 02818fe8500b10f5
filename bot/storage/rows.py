"""What goes in and out of storage: plain values, no code of a game, no SQL. Moments are aware datetimes."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Literal

from games.core.log import Entry

Status = Literal["lobby", "running", "finished", "ended", "archived"]
"""A table's life: gathering players, played, over by the rules, ended without result, out of every list."""

Json = dict[str, Any]

LIVE: tuple[Status, ...] = ("lobby", "running")
"""What occupies a channel: there is one such table in each."""

BEGINNING = datetime.fromtimestamp(0, UTC)
"""Due since ever: a post that waits for nothing."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A place at a table: its user, or a robot's kind, or neither (open); both: a robot keeps it warm.

    `former` are the users who once sat here; storage adds to it whenever a seat changes hands.
    """

    seat: int
    user: int | None
    robot: str | None
    name: str
    former: tuple[int, ...] = ()

    @property
    def is_open(self) -> bool:
        """Say whether somebody may sit down here."""
        return self.user is None


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table without its log. `header` is None in the lobby; `entries` is the length of the log."""

    id: int
    channel: int
    guild: int | None
    host: int
    game: str
    status: Status
    header: Json | None
    options: Json
    settings: Json
    seats: tuple[SeatRow, ...]
    revision: int
    entries: int
    post: int | None
    lobby_post: int | None
    created: datetime
    changed: datetime


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to be opened: a lobby with whoever sits there already."""

    channel: int
    guild: int | None
    host: int
    game: str
    at: datetime
    options: Json = field(default_factory=dict)
    settings: Json = field(default_factory=dict)
    seats: Sequence[SeatRow] = ()


@dataclass(frozen=True, slots=True)
class Picture:
    """A file of a post: its bytes, or (`data` None) a description of how to draw it when it is sent.

    `description` is the alt text.
    """

    name: str
    description: str
    data: bytes | None = None
    drawing: Json | None = None


def new_nonce() -> str:
    """Return a fresh nonce for a message: 16 hex digits (Discord allows 25 characters)."""
    return secrets.token_hex(8)


@dataclass(frozen=True, slots=True)
class NewPost:
    """Something to be sent to a channel or, as a direct message, to a user: exactly one of the two.

    `kind` and `payload` are the sender's business. `optional` rows (removing old controls) are sent when
    nothing else is to be sent there, and may be dropped. A row that is not due yet holds up no other one.
    """

    kind: str
    payload: Json
    channel: int | None = None
    user: int | None = None
    files: Sequence[Picture] = ()
    optional: bool = False
    due: datetime = BEGINNING
    nonce: str = field(default_factory=new_nonce)

    def __post_init__(self) -> None:
        assert (self.channel is None) != (self.user is None), "a post goes to a channel or to a user"


@dataclass(frozen=True, slots=True)
class PostRow:
    """A row of the outbox that was taken to be sent. `attempts` counts how often it was put back."""

    id: int
    table: int | None
    kind: str
    payload: Json
    channel: int | None
    user: int | None
    files: tuple[Picture, ...]
    optional: bool
    nonce: str
    due: datetime
    attempts: int


@dataclass(frozen=True, slots=True)
class Taken:
    """Rows to be sent now, each to another target, and when the next one falls due (None: none waits)."""

    posts: tuple[PostRow, ...]
    next_due: datetime | None


@dataclass(frozen=True, slots=True)
class SentRow:
    """A message that was sent for a table: kept so that it can be found, edited or deleted later."""

    id: int
    kind: str
    channel: int | None
    user: int | None
    message: int


@dataclass(frozen=True, slots=True)
class NewTimer:
    """A moment to be remembered for a table; setting one of the same kind and key moves it."""

    kind: str
    due: datetime
    key: str = ""
    payload: Json = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class TimerRow:
    """A timer as it was set."""

    table: int
    kind: str
    key: str
    due: datetime
    payload: Json


@dataclass(frozen=True, slots=True)
class NewOrder:
    """A standing order of a seat; it lies beside the log, not in it."""

    seat: int
    data: Json


@dataclass(frozen=True, slots=True)
class OrderRow:
    """A standing order. `used_by` are the entries that it made; it is used up while one is on the live line."""

    id: int
    seat: int
    data: Json
    used_by: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """Everything that one move, click or reminder changes at a table: written in one transaction, or not at all.

    None means "as it is". With `expected_revision` the change is refused (`Outdated`) if the table has
    moved on, and the revision goes up by one: for all that players do. Without it the revision stays: for
    what cannot contradict them (reminders, the id of a post that was sent).
    `seats`, if given, are all seats. `notes` are set by key, None drops one. `used_orders` = (order, entry).
    """

    table: int
    at: datetime
    expected_revision: int | None = None
    entries: Sequence[Entry] = ()
    outbox: Sequence[NewPost] = ()
    timers: Sequence[NewTimer] = ()
    drop_timers: Sequence[tuple[str, str]] = ()
    orders: Sequence[NewOrder] = ()
    used_orders: Sequence[tuple[int, int]] = ()
    drop_orders: Sequence[int] = ()
    notes: Mapping[str, Any] = field(default_factory=dict)
    status: Status | None = None
    header: Json | None = None
    options: Json | None = None
    settings: Json | None = None
    seats: Sequence[SeatRow] | None = None
    host: int | None = None
    channel: int | None = None
    post: int | None = None
    lobby_post: int | None = None
