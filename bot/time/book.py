"""Whom a table waits for and what they were told: a book that is one of the table's notes. Pure.

Every function returns a new book; `deciding.decide` says what is due and writes it down.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any

from bot.time.pace import Pace, Span, Then, running, runs_out
from bot.time.wishes import Wishes

Seat = int


@dataclass(frozen=True, slots=True)
class Recipient:
    """The user on a seat and their wishes. A seat without one is open or a robot's: nobody is told anything there."""

    user: int
    wishes: Wishes = field(default_factory=Wishes)


People = Mapping[Seat, Recipient]


@dataclass(frozen=True, slots=True)
class Wait:
    """One seat that is waited for. `left` was on its clock at the start (None: no limit).

    `heard_at` is when it last heard of it, by ping, reminder or nudge, or showed that it knows; `rung` counts
    reminders. `half_made` is when a choice was begun that is not finished; `until` what its user asked for;
    `late` when it was last acted upon that its time is up.
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


@dataclass(frozen=True, slots=True)
class Book:
    """All that is remembered of one table's waits. `next_up`: who is next, and whether they were told so.

    `clocks` are what the seats that are not waited for have left; a full one is not written down.
    """

    waits: tuple[Wait, ...] = ()
    next_up: Mapping[Seat, bool] = field(default_factory=dict[Seat, bool])
    clocks: Mapping[Seat, timedelta] = field(default_factory=dict[Seat, timedelta])
    paused: datetime | None = None

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
    ended: Collection[Seat] = (),
    next_up: Collection[Seat] = (),
) -> Book:
    """Return the book after a move: `waiting` are the seats that must act now, people's and others.

    A seat that is still waited for goes on with the same wait, and is not pinged again, unless its turn
    `ended` meanwhile (others acted in between). `moved` made the move: it is at hand, its reminders start
    anew. `is_window`: the step waits minutes, whatever the pace.
    """
    waiting = list(waiting)
    clocks = dict(book.clocks)
    kept: dict[Seat, Wait] = {}
    for wait in book.waits:
        if wait.seat in waiting and wait.seat not in ended:
            kept[wait.seat] = _at_hand(wait, now) if wait.seat == moved else wait
        elif not wait.is_window and wait.left is not None and pace.limit is not None:
            stopped = max(wait.since, book.paused or now)
            clocks[wait.seat] = min(pace.limit, clock(wait, people, pace, stopped) + pace.credit)
    waits = [_going_on(kept.get(seat), seat, clocks, pace, now, is_window=is_window) for seat in waiting]
    announced = {seat: book.next_up.get(seat, False) for seat in next_up if seat not in waiting}
    clocks = {seat: left for seat, left in clocks.items() if left != pace.limit}
    return replace(book, waits=tuple(waits), next_up=announced, clocks=clocks)


def _at_hand(wait: Wait, now: datetime) -> Wait:
    return replace(wait, heard_at=now, rung=0, until=None, half_made=None)


def _going_on(
    wait: Wait | None,
    seat: Seat,
    clocks: Mapping[Seat, timedelta],
    pace: Pace,
    now: datetime,
    *,
    is_window: bool,
) -> Wait:
    if wait is not None and wait.is_window == is_window:
        return wait
    if is_window:
        new = Wait(seat, now, pace.window, "default", is_window=True)
    else:
        limit = None if pace.limit is None else clocks.get(seat, pace.limit)
        new = Wait(seat, now, limit, pace.then)
    return new if wait is None else replace(new, heard_at=wait.heard_at)


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
    return _with(book, seat, until=until)


def heard(book: Book, seat: Seat, now: datetime) -> Book:
    """Note that the seat knows that it is waited for, for its user has just acted: it needs no ping."""
    return _with(book, seat, heard_at=now)


def begun(book: Book, seat: Seat, now: datetime) -> Book:
    """Note that the seat has begun a choice; ten minutes later it is reminded to finish it."""
    return _with(book, seat, half_made=now)


def extend(book: Book, seat: Seat, more: timedelta) -> Book:
    """Give the seat more time for this turn."""
    wait = book.wait(seat)
    if wait is None or wait.left is None:
        return book
    return _with(book, seat, left=wait.left + more, last_called=False, late=None)


def hand_over(book: Book, seat: Seat, pace: Pace, now: datetime) -> Book:
    """Start anew for a seat that has another user: a ping, a full clock, nothing told yet."""
    clocks = {other: left for other, left in book.clocks.items() if other != seat}
    waits = tuple(
        wait if wait.seat != seat else _going_on(None, seat, clocks, pace, now, is_window=wait.is_window)
        for wait in book.waits
    )
    next_up = {other: announced and other != seat for other, announced in book.next_up.items()}
    return replace(book, waits=waits, clocks=clocks, next_up=next_up)


def change_pace(book: Book, people: People, pace: Pace, now: datetime) -> Book:
    """Play on at another pace: everybody has a full clock from now on; a window keeps its time."""
    waits = tuple(wait if wait.is_window else _repaced(wait, people, pace, now) for wait in book.waits)
    return replace(book, waits=waits, clocks={})


def _repaced(wait: Wait, people: People, pace: Pace, now: datetime) -> Wait:
    left = None
    if pace.limit is not None:
        left = pace.limit + running(wait.since, now, breaks(wait, people, pace))
    return replace(wait, left=left, then=pace.then, last_called=False, late=None)


def pause(book: Book, now: datetime) -> Book:
    """Stop all clocks and all telling."""
    return book if book.paused else replace(book, paused=now)


def resume(book: Book, now: datetime) -> Book:
    """Go on after a pause as if it had not happened: what was due in an hour is due in an hour."""
    if book.paused is None:
        return book
    return replace(book, paused=None, waits=tuple(_later(wait, book.paused, now) for wait in book.waits))


def _later(wait: Wait, paused: datetime, now: datetime) -> Wait:
    def moved(moment: datetime) -> datetime:
        return moment + (now - max(moment, paused))

    return replace(
        wait,
        since=moved(wait.since),
        heard_at=wait.heard_at and moved(wait.heard_at),
        half_made=wait.half_made and moved(wait.half_made),
        late=wait.late and moved(wait.late),
    )


def _with(book: Book, seat: Seat, **changes: Any) -> Book:
    return replace(
        book,
        waits=tuple(replace(wait, **changes) if wait.seat == seat else wait for wait in book.waits),
    )
