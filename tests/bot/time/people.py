"""Persons, moments and small tables by name, for the tests of notifications."""

from datetime import UTC, datetime, time, timedelta

from bot.time import PACES, Book, Recipient, Wishes, decide, with_waits

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
RELAXED, STRICT, BLITZ, NONE = (PACES[mode] for mode in ("relaxed", "strict", "blitz", "none"))
NIGHT = Wishes(quiet_from=time(22), quiet_until=time(8))


def hours(n):
    return timedelta(hours=n)


def minutes(n):
    return timedelta(minutes=n)


def people(*wishes):
    """Persons by seat; user 100 sits on seat 0."""
    return {seat: Recipient(100 + seat, wish) for seat, wish in enumerate(wishes)}


ONE = people(Wishes())


class Game:
    """A table that is looked at whenever it is time to, and what was said to whom."""

    def __init__(self, pace=NONE, persons=ONE, now=NOON, book=Book()):  # noqa: B008  # a value that never changes
        self.pace, self.people, self.now, self.book = pace, persons, now, book
        self.said = []
        self.wake = None

    def asks(self, *waiting, **rest):
        """Hand off: these seats are waited for now."""
        self.book = with_waits(self.book, waiting, self.people, self.pace, self.now, **rest)
        return self.look()

    def changes(self, change, *arguments):
        """Change the book with one of its functions."""
        self.book = change(self.book, *arguments)
        return self.look()

    def look(self):
        """Decide; returns what is due now as (kind, seat)."""
        plan = decide(self.book, self.people, self.pace, self.now)
        self.book, self.wake = plan.book, plan.wake
        self.said += [(self.now, due) for due in plan.due]
        return [(due.kind, due.seat) for due in plan.due]

    def until(self, moment):
        """Sleep and look until a moment; returns what was due as (hours since the start, kind)."""
        start, before = self.now, len(self.said)
        while self.wake is not None and self.wake <= moment:
            assert self.wake > self.now, "it would look again and again"
            self.now = self.wake
            self.look()
        self.now = moment
        return [((at - start) / hours(1), due.kind) for at, due in self.said[before:]]
