"""Times in which a table's clocks stand still: pauses, outages, unreachable channels. Pure functions.

Every function returns a new book, as in `book`.
"""

from dataclasses import replace
from datetime import datetime, timedelta

from bot.time.book import Absence, Book, People, Seat, Wait, breaks, clock
from bot.time.pace import Pace, later, running

A_MINUTE = timedelta(minutes=1)
"""Windows and blitz turns restart after an outage of more than this."""
LONG = timedelta(hours=1)
"""Other turns have at least `LEAST` left after an outage of more than this."""
LEAST = timedelta(hours=8)


def pause(book: Book, now: datetime) -> Book:
    """Stop all clocks and all notices."""
    return book if book.paused else replace(book, paused=now)


def resume(book: Book, now: datetime) -> Book:
    """Resume after a pause: everything is put off by its length."""
    if book.paused is None:
        return book
    cut = None if book.cut is None else later(book.cut, book.paused, now)
    waits = tuple(_later(wait, book.paused, now) for wait in book.waits)
    return replace(book, paused=None, waits=waits, cut=cut, absent=_in_vain_less(book, book.paused, now))


def _later(wait: Wait, paused: datetime, now: datetime) -> Wait:
    return replace(
        wait,
        since=later(wait.since, paused, now),
        heard_at=wait.heard_at and later(wait.heard_at, paused, now),
        half_made=wait.half_made and later(wait.half_made, paused, now),
        late=wait.late and later(wait.late, paused, now),
    )


def cut_off(book: Book, now: datetime) -> Book:
    """Stop all clocks and all notices, because the table's channel cannot be reached."""
    return book if book.cut else replace(book, cut=now)


def reached(book: Book, people: People, pace: Pace, now: datetime) -> Book:
    """Resume, because the table's channel can be reached again."""
    if book.cut is None:
        return book
    again = replace(book, cut=None, unreached=book.unreached + max(now - book.cut, timedelta(0)))
    return after_outage(again, people, pace, book.cut, now)


def after_outage(book: Book, people: People, pace: Pace, began: datetime, ended: datetime) -> Book:
    """Return the book after a time in which nobody could act, which counts for no clock.

    After an outage of more than an hour each turn has at least eight hours left, or its whole limit if that is less, and each
    player who must act gets one reminder. Windows and blitz turns restart after more than a minute.
    """
    stop = ended if book.stopped is None else min(ended, book.stopped)
    if stop > began:
        waits = tuple(_after_outage(wait, people, pace, began, stop) for wait in book.waits)
        book = replace(book, waits=waits, absent=_in_vain_less(book, began, stop))
    return replace(book, caught_up=max(ended, book.caught_up or ended))


def _in_vain_less(book: Book, began: datetime, ended: datetime) -> dict[Seat, Absence]:
    """Return the absences after a time that does not count."""
    return {
        seat: replace(one, idle=one.idle + max(ended - max(one.since, began), timedelta(0)))
        for seat, one in book.absent.items()
    }


def _after_outage(wait: Wait, people: People, pace: Pace, began: datetime, ended: datetime) -> Wait:
    start = max(wait.since, began)
    if start >= ended:
        return wait
    wait = replace(wait, idle=wait.idle + (ended - start), late=wait.late and later(wait.late, began, ended))
    if wait.left is None or wait.late is not None:
        return wait
    left = clock(wait, people, pace, began) if wait.since < began else wait.left
    short = ended - began <= (A_MINUTE if wait.is_window or pace.is_blitz else LONG)
    if not short:
        left = max(left, _least(wait, pace))
    ran = running(wait.since, ended, breaks(wait, people, pace))
    wait = replace(wait, left=left + ran)
    if short or wait.since >= began:
        return wait
    # A reminder that the user wants at a later moment stays there.
    return replace(wait, until=max(ended, wait.until or ended), last_called=False)


def _least(wait: Wait, pace: Pace) -> timedelta:
    """Return the minimum time left on a clock after a long outage."""
    if wait.is_window:
        return pace.window
    limit = pace.limit or timedelta(0)
    return limit if pace.is_blitz else min(LEAST, limit)
