"""What goes in and out of storage: plain values, no code of a game, no SQL. Moments are aware datetimes."""

import secrets
from collections.abc import Sequence
from dataclasses import field
from datetime import datetime
from typing import Any, Literal

from games.core import record
from games.core.log import Entry

Status = Literal["lobby", "running", "finished", "ended", "archived"]
"""A table's life: gathering players, played, over by the rules, ended without result, out of every list."""

Json = dict[str, Any]

LIVE: tuple[Status, ...] = ("lobby", "running")
"""What occupies a channel: there is one such table in each."""

RESTORED = "restored"
"""The kind of the post that says where a table stands since a back-up was put back; it needs nothing else."""

Becomes = Literal["post", "lobby_post"]
"""What a message that was sent is for its table: the newest turn post, or the lobby."""

NEW = 0
"""The id of an order that was not written yet."""


@record
class SeatRow:
    """A place at a table: its user, or a robot's kind, or neither (open); both: a robot keeps it warm.

    `former` are the users who once sat here while the table played, in the order in which they left.
    """

    seat: int
    user: int | None
    robot: str | None
    name: str
    former: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        # Databases cannot store NUL and lone surrogates.
        kept = self.name.replace("\0", "").encode("utf-8", "ignore").decode() or "?"
        if kept != self.name:
            object.__setattr__(self, "name", kept)


@record
class OrderRow:
    """A standing order of a seat; it lies beside the log, not in it. Its `id` is `NEW` until it was written.

    `used_by` are the entries that it made; it is used up while one of them is on the live line.
    """

    id: int
    seat: int
    data: Json
    used_by: tuple[int, ...] = ()


@record
class TableRow:
    """A table without its log. `header` is None in the lobby; `entries` is the length of the log.

    `notes` is a text that storage does not read: what has to be remembered beside the log. `wake` is when the
    table is to be looked at again; `is_working`: the program itself is to make the next move. `changed` is when
    a player last did something.
    """

    id: int
    channel: int
    guild: int | None
    host: int
    game: str
    status: Status
    header: Json | None
    options: Json
    notes: str
    seats: tuple[SeatRow, ...]
    orders: tuple[OrderRow, ...]
    revision: int
    entries: int
    post: int | None
    board: int | None
    lobby_post: int | None
    wake: datetime | None
    is_working: bool
    created: datetime
    changed: datetime


@record
class NewTable:
    """A table to be opened: a lobby, with those who sit there from the start."""

    channel: int
    guild: int | None
    host: int
    game: str
    at: datetime
    options: Json = field(default_factory=dict)
    notes: str = "{}"
    seats: Sequence[SeatRow] = ()


def new_nonce() -> str:
    """Return a fresh nonce for a message: 16 hex digits (Discord allows 25 characters)."""
    return secrets.token_hex(8)


@record
class NewPost:
    """Something to be sent to a channel or, as a direct message, to a user: exactly one of the two.

    `kind` and `payload`, a text, are read only by those who write and send it. `optional` rows (removing old controls) are sent when
    nothing else is to be sent there, and may be dropped. Of a table's waiting rows with the same `topic`, each of which
    tells what the ones before it tell, only the newest is sent. `changes` is the message that it changes, where it makes no new
    one and that is known; it is not stored. Until `reserved_until` the answer to a click in that message delivers it, and nothing
    else goes to the channel. `may_answer`: the answer to a command may be this message if the move is public; it is not stored.
    """

    kind: str
    payload: str
    channel: int | None = None
    user: int | None = None
    optional: bool = False
    topic: str | None = None
    nonce: str = field(default_factory=new_nonce)
    changes: int | None = None
    reserved_until: datetime | None = None
    may_answer: bool = False

    def __post_init__(self) -> None:
        assert (self.channel is None) != (self.user is None), "a post goes to a channel or to a user"


@record
class PostRow:
    """A row of the outbox that was taken to be sent. `attempts` counts how often it was put back.

    `overtaken` are the payloads of the rows that are not sent because this one is, oldest first.
    """

    id: int
    table: int | None
    kind: str
    payload: str
    channel: int | None
    user: int | None
    optional: bool
    nonce: str
    due: datetime
    attempts: int
    overtaken: tuple[str, ...] = ()


@record
class Taken:
    """Rows to be sent now, each to another target, and when the next one falls due (None: none waits).

    `listen` is when a channel is tried again where the bot may not post, if something waits there.
    """

    posts: tuple[PostRow, ...]
    next_due: datetime | None
    listen: datetime | None = None


@record
class Silence:
    """That the bot may not post in a channel: since when, and Discord's code for why."""

    since: datetime
    code: int


@record
class SentRow:
    """A message that was sent for a table: kept so that it can be found, edited or deleted later."""

    id: int
    kind: str
    channel: int | None
    user: int | None
    message: int
    nonce: str


@record
class ResultRow:
    """The result of a table that is over: kept when the table is forgotten. `users` are those whom it names.

    `data` is read only by those who write it.
    """

    table: int
    guild: int | None
    game: str
    ended: datetime
    users: tuple[int, ...]
    data: Json


@record
class Change:
    """What becomes of a table: written in one transaction, or not at all.

    Storage writes the difference between the table as it was read (`before`) and as it is to be (`after`), the
    new `entries` of its log, and what is to be sent (`outbox`). A change is refused (`Outdated`) if the table has
    moved on since `before`. `result` is that of a table which is over now. `idle`: no player has done anything, the table does not count as played for it.
    """

    before: TableRow
    after: TableRow
    at: datetime
    entries: Sequence[Entry] = ()
    outbox: Sequence[NewPost] = ()
    idle: bool = False
    result: ResultRow | None = None
