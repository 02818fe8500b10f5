"""The data of a table beside its log: one record, read when the table is loaded, written with a change. Pure."""

from collections.abc import Mapping
from dataclasses import field
from datetime import datetime
from typing import Literal, TypeGuard, get_args

from pydantic import TypeAdapter

from bot.storage import Status
from bot.time import PACES, Book, Pace
from games.core import record
from games.core.moves import Seat
from games.results.reliability import Reliability

SeatOrder = Literal["random", "joined"]
"""The order of seats when a table starts: random, or that of joining."""

Stand = Literal["default", "robot", "turn"]
"""The substitute for an absent user: for one decision the game's default or a robot, if their time is up;
or a robot for their whole turn, if they wish so.
"""


@record
class Doors:
    """Access to a table: the users who may join or watch it.

    private: Only users in `invited` may take a seat or watch.
    warm: Seats that a robot plays until a user takes them.
    offers: Seats that one user, by id, may take over.
    unanswered: Users invited to the lobby who never took a seat, each with the nonce of the post that invites them.
    """

    private: bool = False
    invited: tuple[int, ...] = ()
    warm: tuple[Seat, ...] = ()
    offers: Mapping[Seat, int] = field(default_factory=dict[Seat, int])
    unanswered: Mapping[int, str] = field(default_factory=dict[int, str])


@record
class Posted:
    """The contents of a table's newest posts.

    pinged: Seats that the turn post has pinged, and that must still act.
    first, last: The entries that the board post tells.
    asked: A hash of the turn post's question.
    answered: The line that the turn post becomes when it is answered.
    shown_in: The message in which a click has shown that line already.
    deadlines: The turn post's line about deadlines.
    """

    pinged: tuple[Seat, ...] = ()
    first: int = -1
    last: int = -2
    asked: str = ""
    answered: str = ""
    shown_in: int | None = None
    deadlines: str = ""


@record
class Called:
    """The state of a question that the table decides.

    since: When it was first asked.
    heard: Users who have been told.
    reminded: Users who have been told twice.
    late: Users who were told later, and when.
    is_put_off: An outage moved its end, and its post still shows the old one.
    """

    since: datetime
    heard: tuple[int, ...] = ()
    reminded: tuple[int, ...] = ()
    late: Mapping[int, datetime] = field(default_factory=dict[int, datetime])
    is_put_off: bool = False


@record
class Proposal:
    """A request to undo: the entry to go back to (`k`), the length of the log then (`entries`), the seats that have agreed.

    It is void as soon as the log is longer.

    post: The nonce of the post that asks.
    """

    seat: Seat
    k: int
    entries: int
    agreed: tuple[Seat, ...] = ()
    called: Called | None = None
    post: str | None = None


@record
class Patience:
    """Until when orders of seats wait at a step that several answer. `step`: the step's name, and the entry since which it asks."""

    step: str
    until: Mapping[Seat, datetime]


Settled = Literal["score", "score-rated"]
"""The table has ended with its standing as the result: unrated, or rated (all players voted so, or a league's round is over)."""

Deed = Literal["skip", "rewind", "pause", "resume", "time", "pace", "then", "tries", "channel"]
"""An act of the host at a casual table, and of the players by vote if the result counts. `channel`: move to another one."""

VoteOn = Literal["seat", "host", "end", "move"] | Settled | Deed
"""The subject of a vote: opening a seat, the host, ending, where to go on, letting the standing count, deeds."""


def is_deed(about: str) -> TypeGuard[Deed]:
    """Whether a vote is about a deed."""
    return about in get_args(Deed)


@record
class Vote:
    """A vote, and the users who are in favour.

    to: The user who is to take the `seat` or to host, the channel to go on in, the entry to go back to, or hours.
    value: The new value of a setting.
    since: The start of the seat's wait to which it applies.
    entries: The length of the log to which it applies.
    by: The seat that has asked first.
    post: The nonce of the post that asks the others.
    done: It was carried.
    """

    about: VoteOn
    seat: Seat | None = None
    to: int | None = None
    since: datetime | None = None
    users: tuple[int, ...] = ()
    by: Seat | None = None
    post: str | None = None
    called: Called | None = None
    value: str = ""
    entries: int | None = None
    done: bool = False

    @property
    def question(self) -> tuple[object, ...]:
        """The subject of the vote, without those who have voted."""
        return (self.about, self.seat, self.to, self.since, self.value, self.entries)

    def is_on(self, other: "Vote") -> bool:
        """Whether both votes have the same subject."""
        return self.question == other.question


@record
class ThreadLine:
    """The message in the parent channel that shows the state of a table in its own thread."""

    channel: int
    message: int


@record
class InLeague:
    """The league, round and group that play at a table."""

    league: int
    round: int
    group: int


@record
class Turns:
    """A user's number of turns with a time limit, and how many of them were late."""

    had: int = 0
    late: int = 0


@record
class Notes:
    """The data of a table beside its log.

    pace, seating, rated, least and so on: The options chosen for it.
    language: None for the bot's own.
    suggests: Users may ask the adviser.
    rated: The result counts for ratings.
    lesson: A guided first game runs here, without rating or record.
    tries: Users may try out moves although the result counts.
    least, reliable: The reliability that a new player needs, in hundredths; the reliability found for each user.
    doors, line, league: Who may sit down; the line above its thread; its place in a league.
    book: The users for whom it waits, and their deadlines.
    away: Seats with a substitute until their turn is over.
    resting: Seats whose orders rest from an undo until they move.
    sat: The entry since which a seat has its present user, if another one had it before.
    began: The first user of a seat, by seat, if they left it.
    permits: Users who may act for a seat.
    turns, counted: Each user's record of turns; the number of a seat's moves when its last turn was counted.
    patience: How long orders hold back.
    votes, proposal: The open questions to the table.
    conceded: Seats that a robot plays to the end.
    settled: The table has ended with its standing as the result, by a vote or by its league.
    posted: The contents of its newest posts.
    notice: When its channel was told that it will be archived.
    lost: The channel that is gone, as the players were told.
    missed: Users who were absent as hosts.
    rematch_of: The finished table whose players are asked to play again.
    ended_by: The user who ended the table alone and without a result although it was rated.
    is_shared: The replay was posted.
    stopped: The operator has stopped it.
    damaged: The text of notes that could not be read, for repair. These notes contain only later data.
    archived: Its status before it was archived.
    """

    pace: Pace = PACES["none"]
    language: str | None = None
    seating: SeatOrder = "random"
    suggests: bool = True
    rated: bool = False
    lesson: bool = False
    tries: bool = False
    least: int = 0
    reliable: Mapping[int, Reliability] = field(default_factory=dict[int, Reliability])
    doors: Doors = Doors()
    line: ThreadLine | None = None
    league: InLeague | None = None
    book: Book = field(default_factory=Book)
    away: Mapping[Seat, Stand] = field(default_factory=dict[Seat, Stand])
    resting: tuple[Seat, ...] = ()
    sat: Mapping[Seat, int] = field(default_factory=dict[Seat, int])
    began: Mapping[Seat, int] = field(default_factory=dict[Seat, int])
    permits: Mapping[Seat, int] = field(default_factory=dict[Seat, int])
    turns: Mapping[int, Turns] = field(default_factory=dict[int, Turns])
    counted: Mapping[Seat, int] = field(default_factory=dict[Seat, int])
    patience: Patience | None = None
    votes: tuple[Vote, ...] = ()
    conceded: tuple[Seat, ...] = ()
    settled: Settled | None = None
    proposal: Proposal | None = None
    posted: Posted = Posted()
    notice: datetime | None = None
    lost: int | None = None
    missed: tuple[int, ...] = ()
    rematch_of: int | None = None
    ended_by: int | None = None
    is_shared: bool = False
    stopped: bool = False
    damaged: str | None = None
    archived: Status | None = None


_adapter = TypeAdapter(Notes)


def read_notes(text: str) -> Notes:
    """Read notes from storage. Raise `ValueError`."""
    return _adapter.validate_json(text)


def notes_at(text: str) -> Notes:
    """Read the notes of a table from storage. If they cannot be read, return empty notes that keep their text."""
    try:
        return read_notes(text)
    except ValueError:
        return Notes(damaged=text)


def notes_text(notes: Notes) -> str:
    """Return notes in the form for storage."""
    return _adapter.dump_json(notes, exclude_defaults=True).decode()
