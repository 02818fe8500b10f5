"""Decides whom to tell what, and when to look again, in one pure function: from book, people and moment to a plan."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Literal

from bot.time.book import Absence, Book, People, Recipient, Seat, Wait, breaks, deadline
from bot.time.pace import Pace, Then, runs_out
from games.core import record

Kind = Literal["ping", "reminder", "nudge", "last_call", "next", "deadline", "ask"]
"""It is your turn · it still is · a choice is half made · your time is nearly up · you are next · time is up ·
the table is asked whether to open the seat."""

NUDGE_AFTER = timedelta(minutes=10)
TRY_AGAIN = timedelta(minutes=5)
LAST_CALL = 6
"""Divisor of the limit: the last call comes when this part of it is left, four hours of a day."""
ASK_AFTER = timedelta(days=14)
"""Time without an answer after which the table is asked whether to open a seat. Its user is then told nothing more."""
BEFORE_ASKING = timedelta(hours=12)
"""Minimum time between the last message to a seat's user and that question."""
AGAIN_AFTER = timedelta(minutes=1)
"""Minimum time between two mentions of a user for the same question."""
MOST_RUNGS = 20
"""Maximum number of reminders; the time since the ping doubles with each."""


@record
class Due:
    """One thing to be done now.

    user: None only for a deadline of a seat without one.
    rung: How stern a reminder is (1, 2, …).
    deadline: Shown with all kinds but "next".
    then: What follows when the time is up. A "deadline" whose `then` is not the host requires a move for the seat, and is
        repeated as long as the seat must act.
    in_channel, in_person: The ways that the user chose.
    """

    kind: Kind
    seat: Seat
    user: int | None
    rung: int = 0
    deadline: datetime | None = None
    then: Then = "host"
    in_channel: bool = True
    in_person: bool = False


@record
class Plan:
    """The things due now, the book that records them, and when to look again (None: after the next move).

    Save the book and the posts of these things in one transaction, so that nothing is sent twice or lost.
    """

    book: Book
    due: tuple[Due, ...]
    wake: datetime | None


def decide(book: Book, people: People, pace: Pace, now: datetime) -> Plan:
    """Return what is due at a table.

    Each seat is told at most one thing at a time, the most important one. Quiet hours and vacations delay what a user is told,
    but no deadline, not even a window's. Blitz ignores both. While the table's channel cannot be reached, only pings are
    due, because they wait with their post.
    """
    if book.paused is not None:
        return Plan(book, (), None)
    due: list[Due] = []
    wakes: list[datetime] = []
    waits: list[Wait] = []
    mentions = {key: at for key, at in book.mentions.items() if at + AGAIN_AFTER > now}
    for wait in book.waits:
        seen = _Seen(wait, people, book.absent.get(wait.seat), mentions, pace, now)
        waits.append(seen.decide(due, wakes) if book.cut is None else seen.ping(due))
    next_up = dict(book.next_up)
    for seat, announced in book.next_up.items():
        person = people.get(seat)
        if announced or person is None or not person.wishes.you_are_next:
            continue
        question = book.questions.get(seat, "")
        key = _mention(seat, person.user, question and f"next {question}")
        at = _heard_from(person, max(now, mentions[key] + AGAIN_AFTER if key in mentions else now), pace)
        if at <= now:
            due.append(_due("next", seat, person))
            next_up[seat] = True
            if key:
                mentions[key] = now
        else:
            wakes.append(at)
    book = replace(book, waits=tuple(waits), next_up=next_up, mentions=mentions)
    return Plan(book, tuple(due), min(wakes, default=None))


def may_mention(book: Book, about: str, now: datetime) -> bool:
    """Whether users may be mentioned for a question of another kind: not twice within a minute."""
    at = book.mentions.get(about)
    return at is None or at + AGAIN_AFTER <= now


def mentioned(book: Book, about: str, now: datetime) -> Book:
    """Note that users are mentioned for a question."""
    return replace(book, mentions={**book.mentions, about: now})


def _mention(seat: Seat, user: int, question: str) -> str:
    """Return a key for a mention: its seat, user and question; "" if the question is not known."""
    return question and f"{seat} {user} {question}"


@dataclass(slots=True)
class _Seen:
    """One wait at one moment."""

    wait: Wait
    people: People
    absence: Absence | None
    mentions: dict[str, datetime]
    pace: Pace
    now: datetime

    @property
    def person(self) -> Recipient | None:
        """The user who must act."""
        return self.people.get(self.wait.seat)

    @property
    def deadline(self) -> datetime | None:
        """When the seat's time is up."""
        return deadline(self.wait, self.people, self.pace)

    def ping(self, due: list[Due]) -> Wait:
        """Add the ping if it is due, and nothing else. Return the wait as it is afterwards."""
        if self.person is None or self.wait.heard_at is not None or self._heard(self.wait.since) > self.now:
            return self.wait
        due.append(self._due("ping"))
        return self._told("ping")

    def decide(self, due: list[Due], wakes: list[datetime]) -> Wait:
        """Add what is due and when to look again. Return the wait as it is afterwards."""
        if self._time_up(due, wakes) or self.person is None:
            return self.wait
        words = min(self._words(), default=None)
        if words is not None and words[0] <= self.now:
            due.append(self._due(words[2]))
            self.wait = self._told(words[2])
            words = min(self._words(), default=None)
            assert words is None or words[0] > self.now, f"{words} would be said in the same breath"
        if words is not None:
            wakes.append(words[0])
        return self.wait

    def _time_up(self, due: list[Due], wakes: list[datetime]) -> bool:
        """Handle the deadline. Return whether a move is made for the seat now, so that its user need not be told of the turn."""
        wait, at = self.wait, self.deadline
        plays = wait.then != "host"
        if wait.late is not None:
            # The seat still must act, so the move that was to be made for it has failed, and is retried.
            at = wait.late + TRY_AGAIN if plays else None
        if at is None:
            return False
        if at > self.now:
            wakes.append(at)
            return False
        due.append(self._due("deadline"))
        self.wait = replace(wait, late=self.now)
        if plays:
            wakes.append(self.now + TRY_AGAIN)
        return plays and wait.late is None

    def _words(self) -> Iterator[tuple[datetime, int, Kind]]:
        """Yield what to tell the user next: when, its importance (0 is highest), and what."""
        assert self.person is not None
        wait = self.wait
        if wait.heard_at is None:
            yield self._heard(wait.since), 0, "ping"
            return
        ask = self._ask()
        if ask is not None:
            yield max(ask, self.now), 4, "ask"
        if wait.is_muted:
            return
        if (call := self._last_call()) is not None:
            yield call, 1, "last_call"
        if wait.half_made is not None:
            yield self._heard(wait.half_made + NUDGE_AFTER), 2, "nudge"
        reminder = self._reminder(wait.heard_at, self.person)
        if reminder is not None and (ask is None or reminder < ask):
            yield self._heard(reminder), 3, "reminder"

    def _reminder(self, heard_at: datetime, person: Recipient) -> datetime | None:
        """Return when to remind the user. The time since the ping doubles with each reminder, until the table is asked."""
        wait, first = self.wait, person.wishes.first_reminder
        if wait.until is not None:
            return wait.until
        rung = min(wait.rung, MOST_RUNGS)
        if wait.asked or first * 2**rung >= ASK_AFTER:
            return None
        return heard_at + first * 2 ** max(0, rung - 1)

    def _ask(self) -> datetime | None:
        """Return when to ask the table whether to open the seat; None while its user may still have time."""
        wait, absence = self.wait, self.absence
        in_time = absence is None and wait.left is not None and wait.late is None
        if wait.asked or wait.is_window or wait.until is not None or wait.heard_at is None or in_time:
            return None
        since = wait.since + wait.idle if absence is None else absence.since + absence.idle
        at = runs_out(since, ASK_AFTER, breaks(wait, self.people, self.pace))
        return max(at, wait.heard_at + BEFORE_ASKING)

    def _last_call(self) -> datetime | None:
        """Return when to send the last call; None if it was sent, or quiet hours would delay it beyond the deadline."""
        begins = self._last_stretch()
        if begins is None or self.deadline is None or self.wait.last_called or self.wait.late is not None:
            return None
        if self.absence is not None and self.absence.missed > 1:
            return None
        at = self._heard(begins)
        return at if at < self.deadline else None

    def _last_stretch(self) -> datetime | None:
        limit = self.pace.limit
        if self.deadline is None or limit is None or self.wait.is_window:
            return None
        return self.deadline - limit / LAST_CALL

    def _heard(self, moment: datetime) -> datetime:
        assert self.person is not None
        again = self.mentions.get(self._key)
        at = max(moment, self.now, again + AGAIN_AFTER if again is not None else self.now)
        return _heard_from(self.person, at, self.pace)

    @property
    def _key(self) -> str:
        return "" if self.person is None else _mention(self.wait.seat, self.person.user, self.wait.about)

    def _due(self, kind: Kind) -> Due:
        rung = self.wait.rung + 1 if kind == "reminder" else self.wait.rung
        if self.person is None:
            return Due(kind, self.wait.seat, None, rung, self.deadline, self.wait.then)
        return replace(
            _due(kind, self.wait.seat, self.person), rung=rung, deadline=self.deadline, then=self.wait.then
        )

    def _told(self, kind: Kind) -> Wait:
        """Note that the user was told something. It includes everything else that was due."""
        wait, now = self.wait, self.now
        if kind == "ask":
            return replace(wait, asked=True)
        if self._key:
            self.mentions[self._key] = now
        last = self._last_stretch()
        half_made, until = wait.half_made, wait.until
        return replace(
            wait,
            heard_at=now,
            rung=wait.rung + 1 if kind == "reminder" else wait.rung,
            until=None if until is not None and until <= now else until,
            half_made=None if half_made is not None and half_made + NUDGE_AFTER <= now else half_made,
            last_called=wait.last_called or (last is not None and last <= now),
        )


def _heard_from(person: Recipient, moment: datetime, pace: Pace) -> datetime:
    return moment if pace.is_blitz else person.wishes.loud_from(moment)


def _due(kind: Kind, seat: Seat, person: Recipient) -> Due:
    wishes = person.wishes
    return Due(kind, seat, person.user, in_channel=wishes.in_channel, in_person=wishes.in_person)
