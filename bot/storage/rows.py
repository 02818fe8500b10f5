"""The data that go in and out of storage: plain values, no code of a game, no SQL. Moments are aware datetimes."""

import secrets
from collections.abc import Sequence
from dataclasses import field
from datetime import datetime
from typing import Any, Literal

from games.core import record
from games.core.log import Entry

Status = Literal["lobby", "running", "finished", "ended", "archived"]
"""A table's status: gathering players, running, over by the rules, ended without result, archived."""

Json = dict[str, Any]

LIVE: tuple[Status, ...] = ("lobby", "running")
"""The statuses of tables that occupy their channel. A channel has at most one such table."""

RESTORED = "restored"
"""The kind of the post about a table's restored state. Its payload is empty."""

Becomes = Literal["post", "lobby_post"]
"""The role of a sent message at its table: the newest turn post, or the lobby."""

NEW = 0
"""The id of an order that is not stored yet."""


@record
class SeatRow:
    """A seat at a table.

    user, robot: Its user, or the kind of its robot; neither if it is open; both if the user has lent it to a robot.
    former: Users who left the seat during the game, in the order in which they left.
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
    """A standing order of a seat, which is stored beside the log. Its `id` is `NEW` until it is stored.

    used_by: The entries that it made. It is used up while one of them is on the live line.
    """

    id: int
    seat: int
    data: Json
    used_by: tuple[int, ...] = ()


@record
class TableRow:
    """A table without its log.

    header: None in the lobby.
    entries: The length of the log.
    notes: A text with data beside the log, which storage does not read.
    wake: When the table is due again.
    is_working: The program must make the next move.
    changed: When a player last did something.
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
    """A lobby to be opened, with the users who are seated from the start."""

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
    """A row for the outbox, to a channel or, as a direct message, to a user: exactly one of the two.

    kind, payload: Read only by the code that writes and sends the row.
    optional: Sent when nothing else is to be sent there, and may be dropped (removing old controls).
    topic: Of a table's waiting rows with the same topic only the newest is sent. It must include the news of the others.
    changes: The message that it edits, if that is known; not stored.
    reserved_until: Until then the answer to a click in that message delivers it, and nothing else goes to the channel.
    may_answer: The answer to a command may be this message if the move is public; not stored.
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
    """A row of the outbox that was taken to be sent.

    attempts: How often it was rescheduled.
    overtaken: The payloads of the rows that it replaces, oldest first.
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
    """Rows to be sent now, each to another target, and when the next one is due (None: none waits).

    listen: When to retry a channel where the bot may not post; None if nothing waits there.
    """

    posts: tuple[PostRow, ...]
    next_due: datetime | None
    listen: datetime | None = None


@record
class Silence:
    """A channel's state while the bot may not post there: since when, and Discord's code for the reason."""

    since: datetime
    code: int


@record
class SentRow:
    """A message that was sent for a table, stored so that it can be found, edited or deleted later."""

    id: int
    kind: str
    channel: int | None
    user: int | None
    message: int
    nonce: str


@record
class ResultRow:
    """The result of a table that is over. It is kept when the table is deleted.

    users: The users whom it names.
    data: Read only by the code that writes it.
    """

    table: int
    guild: int | None
    game: str
    ended: datetime
    users: tuple[int, ...]
    data: Json


@record
class Change:
    """A change of a table, written in one transaction or not at all.

    Storage writes the difference between the table as it was read (`before`) and as it is to be (`after`). It refuses the change
    (`Outdated`) if the table has changed since `before`.

    entries: New entries of its log.
    outbox: Rows to be sent.
    result: The result, if the table is over now.
    idle: No player has done anything, so the change does not count as activity.
    """

    before: TableRow
    after: TableRow
    at: datetime
    entries: Sequence[Entry] = ()
    outbox: Sequence[NewPost] = ()
    idle: bool = False
    result: ResultRow | None = None
