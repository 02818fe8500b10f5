"""Whom a table waits for and what they were told: a book that is one of the table's notes. Pure.

Every function returns a new book; `deciding.decide` says what is due and writes it down.
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
    """The user on a seat and their wishes. A seat without one is open or a robot's: nobody is told anything there."""

    user: int
    wishes: Wishes = field(default_factory=Wishes)


People = Mapping[Seat, Recipient]
_NONE: Mapping[Seat, str] = {}


@record
class Wait:
    """One seat that is waited for. `left` was on its clock at the start (None: no limit).

    `heard_at` is when it last heard of it, by ping, reminder or nudge, or showed that it knows; `rung` counts
    reminders. `half_made` is when a choice was begun that is not finished; `until` what its user asked for;
    `late` when it was last acted upon that its time is up. `about` names the question; `asked`: the table was
    asked whether to open the seat, and its user hears nothing more. `user` is whose turn it is, also when they have
    left the seat meanwhile; `idle` is how long nobody could act.
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
    """Somebody for whom decisions are made because their time was up, until they act again.

    `since` is when they were first waited for in vain, `missed` how many decisions were made for them. What they
    heard in that time goes on from question to question, as in a `Wait`. `idle` is how long nobody could act.
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
    clocks: Time left of seats that nobody waits for; a full clock is not stored.
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
    """What the seats that are next will be asked."""
    cut: datetime | None = None
    unreached: timedelta = timedelta(0)
    caught_up: datetime | None = None

    @property
    def stopped(self) -> datetime | None:
        """Since when no clock runs, None if all do."""
        return min((at for at in (self.paused, self.cut) if at is not None), default=None)

    def wait(self, seat: Seat) -> Wait | None:
        """Return the seat's wait, None if nobody waits for it."""
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

    A seat that is still waited for keeps its wait and is not pinged again.

    waiting: The seats that must act now, of users and of others.
    is_window: The step waits minutes, whatever the pace.
    moved: The seat that made the move. It is at hand, so its reminders start again.
    missed: The seat for which the move was made because its time was up. Its next question is a wait of its own.
    back: The seat that took its move back alone. Its clock goes on.
    ended: Seats whose turn has ended although they are waited for again, because others acted in between.
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
    """Return the book with a seat's clock as it was before its answer, which it has taken back; no later."""
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
    """Return the book with the clocks stopped of all waits that are not `kept`."""
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
    """Return a wait with its question, and whose turn it is if that was not noted yet."""
    person = people.get(wait.seat)
    user = person.user if wait.user is None and person is not None else wait.user
    return replace(wait, about=questions.get(wait.seat, ""), user=user)


def _at_hand(wait: Wait, now: datetime) -> Wait:
    return replace(wait, heard_at=now, rung=0, until=None, half_made=None, asked=False)


def _missed(wait: Wait, before: Absence | None) -> Absence:
    """Return the absence of a seat that has let the time of a wait run out."""
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
        # The first time they hear at once that they are asked again; from then on as if it were one long wait.
        heard_at = None if absence.missed == 1 else absence.heard_at
        new = replace(new, heard_at=heard_at, rung=absence.rung, asked=absence.asked)
    return new if wait is None else replace(new, heard_at=wait.heard_at)


def _fresh_clock(seat: Seat, book: Book, pace: Pace) -> timedelta | None:
    """Return the time for a new question: half of the limit for a seat that has just let its time run out."""
    if pace.limit is None:
        return None
    return pace.limit / 2 if seat in book.absent else book.clocks.get(seat, pace.limit)


def breaks(wait: Wait, people: People, pace: Pace) -> list[Span]:
    """Return when the clock of a wait stands still: its user's vacations, except where minutes count."""
    person = people.get(wait.seat)
    if person is None or pace.is_blitz or wait.is_window:
        return []
    return list(person.wishes.breaks())


def deadline(wait: Wait, people: People, pace: Pace) -> datetime | None:
    """Return when the seat's time is up, None if it has no limit. Quiet hours change nothing."""
    return None if wait.left is None else runs_out(wait.since, wait.left, breaks(wait, people, pace))


def clock(wait: Wait, people: People, pace: Pace, now: datetime) -> timedelta:
    """Return what is left on the clock of a seat that has a limit; never less than nothing."""
    assert wait.left is not None, "a seat without a limit has no clock"
    return max(timedelta(0), wait.left - running(wait.since, now, breaks(wait, people, pace)))


def mute(book: Book, seat: Seat) -> Book:
    """Send the seat no more reminders this turn: the button "Mute for this turn"."""
    return _with(book, seat, is_muted=True)


def need_until(book: Book, seat: Seat, until: datetime) -> Book:
    """Remind the seat at that moment and not before: the button "I need until …". Deadlines stay."""
    return _with(here(book, seat), seat, until=until, asked=False)


def heard(book: Book, seat: Seat, now: datetime) -> Book:
    """Note that the seat knows that it is waited for, for its user has just acted: it needs no ping."""
    return told(here(book, seat), seat, now)


def told(book: Book, seat: Seat, now: datetime) -> Book:
    """Note that the seat knows that it is waited for: it needs no ping."""
    return _with(book, seat, heard_at=now)


def here(book: Book, seat: Seat) -> Book:
    """Note that a seat's user is not absent any more. The clock that runs stays as it is."""
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
    """Start anew for a seat that has another user: a ping, a full clock, nothing told yet."""
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
    """Play on at another pace: everybody has a full clock from now on; a window keeps its time."""
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
