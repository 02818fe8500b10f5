"""The seats that a table waits for and what their users were told: a book, kept in the table's notes. Pure functions.

Every function returns a new book. `deciding.decide` finds out what is due and records it.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import field, replace
from datetime import datetime, timedelta
from typing import Any

from bot.time.pace import Pace, Span, Then, running, runs_out
from bot.time.wishes import Wishes
from games.core import record

Seat = int


@record
class Recipient:
    """The user of a seat and their settings. A seat that is open or a robot's has none, and nobody is told anything."""

    user: int
    wishes: Wishes = field(default_factory=Wishes)


People = Mapping[Seat, Recipient]
_NONE: Mapping[Seat, str] = {}


@record
class Wait:
    """One seat that must act.

    left: Time on its clock at the start; None without a limit.
    heard_at: When its user last learned of the turn, by ping, reminder or nudge, or by acting.
    rung: Number of reminders.
    until: The moment that the user asked to be reminded at.
    half_made: When an unfinished choice was begun.
    late: When the end of its time was last acted upon.
    about: The name of the question.
    asked: The table was asked whether to open the seat. Its user is told nothing more.
    user: The user whose turn it is, even if they have left the seat meanwhile.
    idle: Time in which nobody could act.
    """

    seat: Seat
    since: datetime
    left: timedelta | None = None
    then: Then = "host"
    is_window: bool = False
    heard_at: datetime | None = None
    rung: int = 0
    is_muted: bool = False
    until: datetime | None = None
    half_made: datetime | None = None
    last_called: bool = False
    late: datetime | None = None
    about: str = ""
    asked: bool = False
    user: int | None = None
    idle: timedelta = timedelta(0)


@record
class Absence:
    """A user whose time was up and for whom decisions are made, until they act again.

    since: The start of the first question that they did not answer in time.
    missed: Number of decisions made for them.
    idle: Time in which nobody could act.

    The other fields are those of a `Wait`. They are carried from question to question.
    """

    since: datetime
    missed: int = 1
    heard_at: datetime | None = None
    rung: int = 0
    asked: bool = False
    idle: timedelta = timedelta(0)


@record
class Book:
    """The waits of one table, and the clocks behind them.

    next_up: The seats that are next, and whether their users were told.
    clocks: Time left of seats that need not act; a full clock is not stored.
    answered: Time left of each seat when it last completed a turn, before the credit. A user who takes that turn back gets this time.
    absent: Seats whose users let their time run out.
    mentions: When a user was last mentioned for a question.
    cut, unreached: Since when the table's channel is unreachable; how long it was unreachable before.
    caught_up: Outages until then are taken into account.
    """

    waits: tuple[Wait, ...] = ()
    next_up: Mapping[Seat, bool] = field(default_factory=dict[Seat, bool])
    clocks: Mapping[Seat, timedelta] = field(default_factory=dict[Seat, timedelta])
    answered: Mapping[Seat, timedelta] = field(default_factory=dict[Seat, timedelta])
    paused: datetime | None = None
    absent: Mapping[Seat, Absence] = field(default_factory=dict[Seat, Absence])
    mentions: Mapping[str, datetime] = field(default_factory=dict[str, datetime])
    questions: Mapping[Seat, str] = field(default_factory=dict[Seat, str])
    """The next question of each seat in `next_up`."""
    cut: datetime | None = None
    unreached: timedelta = timedelta(0)
    caught_up: datetime | None = None

    @property
    def stopped(self) -> datetime | None:
        """Since when no clock runs; None if clocks run."""
        return min((at for at in (self.paused, self.cut) if at is not None), default=None)

    def wait(self, seat: Seat) -> Wait | None:
        """Return the seat's wait; None if it need not act."""
        return next((wait for wait in self.waits if wait.seat == seat), None)


def with_waits(  # noqa: PLR0913  # everything that a move may change about waiting, by name
    book: Book,
    waiting: Iterable[Seat],
    people: People,
    pace: Pace,
    now: datetime,
    *,
    is_window: bool = False,
    moved: Seat | None = None,
    missed: Seat | None = None,
    back: Seat | None = None,
    ended: Collection[Seat] = (),
    lent: Collection[Seat] = (),
    next_up: Collection[Seat] = (),
    questions: Mapping[Seat, str] = _NONE,
) -> Book:
    """Return the book after a move.

    A seat that still must act keeps its wait and is not pinged again.

    waiting: The seats that must act now, of users and of others.
    is_window: The step waits minutes, whatever the pace.
    moved: The seat that made the move. It is at hand, so its reminders start again.
    missed: The seat for which the move was made because its time was up. Its next question is a wait of its own.
    back: The seat that took its move back alone. Its clock goes on.
    ended: Seats whose turn has ended although they must act again, because others acted in between.
    lent: Seats that were lent meanwhile. They have completed no turn.
    next_up: The seats that are next.
    questions: The question of each seat.
    """
    waiting = list(waiting)
    staying = {seat for seat in waiting if seat not in ended}
    kept = {
        wait.seat: _at_hand(wait, now) if wait.seat == moved else wait
        for wait in book.waits
        if wait.seat in staying and wait.seat != missed
    }
    found = _with_clocks(book, kept, people, pace, now, moved=moved, missed=missed, lent=lent)
    found = found if back in kept or back not in waiting else _with_clock_of_before(found, back)
    waits = [
        _known(_going_on(kept.get(seat), seat, found, pace, now, is_window=is_window), people, questions)
        for seat in waiting
    ]
    return replace(
        found,
        waits=tuple(waits),
        next_up={seat: book.next_up.get(seat, False) for seat in next_up if seat not in waiting},
        clocks={seat: left for seat, left in found.clocks.items() if left != pace.limit},
        questions={seat: questions[seat] for seat in next_up if seat in questions},
    )


def _with_clock_of_before(book: Book, seat: Seat | None) -> Book:
    """Return the book with a seat's clock as before its answer, which it has taken back; never with more time than now."""
    if seat is None or seat not in book.answered:
        return book
    left = book.answered[seat]
    return replace(book, clocks={**book.clocks, seat: min(left, book.clocks.get(seat, left))})


def _with_clocks(  # noqa: PLR0913  # what `with_waits` was given
    book: Book,
    kept: Mapping[Seat, Wait],
    people: People,
    pace: Pace,
    now: datetime,
    *,
    moved: Seat | None,
    missed: Seat | None,
    lent: Collection[Seat],
) -> Book:
    """Return the book with the clocks of all waits stopped that are not `kept`."""
    absent = {seat: absence for seat, absence in book.absent.items() if seat != moved}
    clocks, answered = dict(book.clocks), dict(book.answered)
    for wait in book.waits:
        if wait.seat in kept or wait.is_window or wait.left is None:
            continue
        if wait.seat == missed:
            absent[wait.seat] = _missed(wait, absent.get(wait.seat))
            clocks.pop(wait.seat, None)
        elif pace.limit is not None:
            credit = timedelta(0) if wait.seat in lent else pace.credit
            answered[wait.seat] = clock(wait, people, pace, max(wait.since, book.stopped or now))
            clocks[wait.seat] = min(pace.limit, answered[wait.seat] + credit)
    return replace(book, clocks=clocks, answered=answered, absent=absent)


def _known(wait: Wait, people: People, questions: Mapping[Seat, str]) -> Wait:
    """Return a wait with its question, and with its user if that was not noted yet."""
    person = people.get(wait.seat)
    user = person.user if wait.user is None and person is not None else wait.user
    return replace(wait, about=questions.get(wait.seat, ""), user=user)


def _at_hand(wait: Wait, now: datetime) -> Wait:
    return replace(wait, heard_at=now, rung=0, until=None, half_made=None, asked=False)


def _missed(wait: Wait, before: Absence | None) -> Absence:
    """Return the absence of a seat that has let its time run out."""
    since, count, idle = (
        (wait.since, 1, wait.idle) if before is None else (before.since, before.missed + 1, before.idle)
    )
    return Absence(since, count, wait.heard_at, wait.rung, wait.asked, idle)


def _going_on(
    wait: Wait | None, seat: Seat, book: Book, pace: Pace, now: datetime, *, is_window: bool
) -> Wait:
    if wait is not None and wait.is_window == is_window:
        return wait
    if is_window:
        new = Wait(seat, now, pace.window, "default", is_window=True)
    else:
        new = Wait(seat, now, _fresh_clock(seat, book, pace), pace.then)
    if (absence := book.absent.get(seat)) is not None and not is_window:
        # The first time, the user is pinged at once again. From then on all questions count as one long wait.
        heard_at = None if absence.missed == 1 else absence.heard_at
        new = replace(new, heard_at=heard_at, rung=absence.rung, asked=absence.asked)
    return new if wait is None else replace(new, heard_at=wait.heard_at)


def _fresh_clock(seat: Seat, book: Book, pace: Pace) -> timedelta | None:
    """Return the time for a new question: half of the limit for a seat that has just let its time run out."""
    if pace.limit is None:
        return None
    return pace.limit / 2 if seat in book.absent else book.clocks.get(seat, pace.limit)


def breaks(wait: Wait, people: People, pace: Pace) -> list[Span]:
    """Return the spans in which the clock of a wait stands still: its user's vacations, unless it is a window or blitz."""
    person = people.get(wait.seat)
    if person is None or pace.is_blitz or wait.is_window:
        return []
    return list(person.wishes.breaks())


def deadline(wait: Wait, people: People, pace: Pace) -> datetime | None:
    """Return when the seat's time is up; None without a limit. Quiet hours change nothing."""
    return None if wait.left is None else runs_out(wait.since, wait.left, breaks(wait, people, pace))


def clock(wait: Wait, people: People, pace: Pace, now: datetime) -> timedelta:
    """Return the time left on the clock of a seat with a limit; never negative."""
    assert wait.left is not None, "a seat without a limit has no clock"
    return max(timedelta(0), wait.left - running(wait.since, now, breaks(wait, people, pace)))


def mute(book: Book, seat: Seat) -> Book:
    """Send the seat no more reminders this turn: the button "Mute for this turn"."""
    return _with(book, seat, is_muted=True)


def need_until(book: Book, seat: Seat, until: datetime) -> Book:
    """Remind the seat at that moment and not before: the button "I need until …". Deadlines do not change."""
    return _with(here(book, seat), seat, until=until, asked=False)


def heard(book: Book, seat: Seat, now: datetime) -> Book:
    """Note that the seat's user knows that they must act, because they have just acted: they need no ping."""
    return told(here(book, seat), seat, now)


def told(book: Book, seat: Seat, now: datetime) -> Book:
    """Note that the seat's user knows that they must act: they need no ping."""
    return _with(book, seat, heard_at=now)


def here(book: Book, seat: Seat) -> Book:
    """Note that a seat's user is no longer absent. Its running clock does not change."""
    if seat not in book.absent:
        return book
    return replace(book, absent={other: one for other, one in book.absent.items() if other != seat})


def begun(book: Book, seat: Seat, now: datetime) -> Book:
    """Note that the seat has begun a choice; ten minutes later it is reminded to finish it."""
    return _with(here(book, seat), seat, half_made=now)


def extend(book: Book, seat: Seat, more: timedelta) -> Book:
    """Give the seat more time for this turn."""
    wait = book.wait(seat)
    if wait is None or wait.left is None:
        return book
    return _with(book, seat, left=wait.left + more, last_called=False, late=None)


def hand_over(book: Book, seat: Seat, pace: Pace, now: datetime) -> Book:
    """Reset a seat that has a new user: a ping is due, the clock is full, nothing counts as told."""
    book = replace(
        here(book, seat),
        clocks={other: left for other, left in book.clocks.items() if other != seat},
        answered={other: left for other, left in book.answered.items() if other != seat},
    )
    waits = tuple(
        wait
        if wait.seat != seat
        else replace(_going_on(None, seat, book, pace, now, is_window=wait.is_window), about=wait.about)
        for wait in book.waits
    )
    next_up = {other: announced and other != seat for other, announced in book.next_up.items()}
    return replace(book, waits=waits, next_up=next_up)


def change_pace(book: Book, people: People, pace: Pace, now: datetime) -> Book:
    """Switch to another pace: everybody has a full clock from now on; a window keeps its time."""
    waits = tuple(wait if wait.is_window else _repaced(wait, people, pace, now) for wait in book.waits)
    return replace(book, waits=waits, clocks={}, answered={})


def _repaced(wait: Wait, people: People, pace: Pace, now: datetime) -> Wait:
    left = None
    if pace.limit is not None:
        left = pace.limit + running(wait.since, now, breaks(wait, people, pace))
    return replace(wait, left=left, then=pace.then, last_called=False, late=None)


def _with(book: Book, seat: Seat, **changes: Any) -> Book:
    return replace(
        book,
        waits=tuple(replace(wait, **changes) if wait.seat == seat else wait for wait in book.waits),
    )
