"""Whatever happens at a table: never twice, never in quiet hours, never to the wrong one, never forgotten."""

from collections import Counter
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.table.notes import Notes, notes_text, read_notes
from bot.time import (
    PACES,
    Book,
    Recipient,
    Vacation,
    Wishes,
    begun,
    deadline,
    decide,
    extend,
    hand_over,
    mute,
    need_until,
    pause,
    resume,
    with_waits,
)
from bot.time.deciding import ASK_AFTER, BEFORE_ASKING
from tests.bot.time.people import hours, minutes
from tests.bot.time.test_quiet_hours import ZONES, times
from tests.support.whole import examples

SEATS = range(3)

vacations = st.builds(
    lambda first, days: Vacation(first=first, last=first + timedelta(days=days)),
    st.dates(date(2026, 1, 1), date(2026, 12, 31)),
    st.integers(0, 20),
)
moments = st.integers(0, 525_600).map(lambda minute: datetime(2026, 1, 1, tzinfo=UTC) + minutes(minute))
intervals = st.integers(60, 3000).map(minutes)
wishes = st.builds(
    Wishes,
    zone=st.sampled_from(ZONES),
    quiet_from=st.none() | times,
    quiet_until=st.none() | times,
    ways=st.sampled_from(["channel", "direct", "both"]),
    first_reminder=intervals,
    you_are_next=st.booleans(),
    vacations=st.lists(vacations, max_size=2).map(tuple),
    direct_closed=st.booleans(),
)
tables = st.dictionaries(st.sampled_from(SEATS), wishes).map(
    lambda by_seat: {seat: Recipient(100 + seat, wish) for seat, wish in by_seat.items()}
)
paces = st.sampled_from(sorted(PACES)).map(PACES.__getitem__)
seats = st.sampled_from(SEATS)
gaps = st.integers(0, 4000).map(minutes)
steps = st.lists(
    st.tuples(
        gaps,
        st.one_of(
            st.tuples(st.just("move"), st.sets(seats), st.none() | seats, st.booleans(), st.sets(seats)),
            st.tuples(st.just("mute"), seats),
            st.tuples(st.just("until"), seats, gaps),
            st.tuples(st.just("begun"), seats),
            st.tuples(st.just("extend"), seats, gaps),
            st.tuples(st.just("pause")),
            st.tuples(st.just("resume")),
            st.tuples(st.just("hand over"), seats),
            st.tuples(st.just("restart")),
            st.tuples(st.just("off")),
        ),
    ),
    max_size=12,
)


@dataclass
class World:
    """A table, its people and everything that was said; the program may be off for a while."""

    people: dict
    pace: object
    now: datetime
    book: Book = field(default_factory=Book)
    said: list = field(default_factory=list)
    wake: datetime | None = None
    is_off: bool = False

    def look(self):
        plan = decide(self.book, self.people, self.pace, self.now)
        for due in plan.due:
            self.check(due)
        for due in plan.due:
            wait = self.book.wait(due.seat)
            self.said.append((self.now, due, wait and wait.since))
        again = decide(plan.book, self.people, self.pace, self.now)
        assert {due.seat for due in again.due} <= {due.seat for due in plan.due if due.kind == "deadline"}
        assert "deadline" not in [due.kind for due in again.due]
        assert plan.wake is None or plan.wake > self.now
        self.book, self.wake = plan.book, plan.wake
        played_for = {due.seat for due in plan.due if due.kind == "deadline" and due.then != "host"}
        if played_for:
            others = {wait.seat for wait in self.book.waits} - played_for
            self.step("move", others, None, bool(self.book.waits[0].is_window), set(self.book.next_up))

    def check(self, due):
        """It goes to somebody who is waited for (or next), by their own ways, not in their quiet hours."""
        wait = self.book.wait(due.seat)
        assert not self.book.paused
        assert (wait is None and due.seat in self.book.next_up) if due.kind == "next" else wait is not None
        if due.kind == "deadline":
            assert deadline(wait, self.people, self.pace) <= self.now
            return
        person = self.people[due.seat]
        assert due.user == person.user
        if due.kind == "ask":
            # It is the table that hears this.
            return
        assert due.in_channel or due.in_person
        assert not (due.in_person and person.wishes.direct_closed)
        if due.kind != "ping" and wait is not None:
            assert not wait.is_muted
        if not self.pace.is_blitz:
            assert not disturbed(person.wishes, self.now), f"{due} at {self.now}"

    def sleep_until(self, moment):
        """Look whenever it is time to, unless the program is off."""
        while not self.is_off and self.wake is not None and self.wake <= moment:
            self.now = max(self.now, self.wake)
            self.look()
        self.now = moment

    def step(self, what, *rest):
        if what == "off":
            self.is_off = True
            return
        self.is_off = False
        self.book = CHANGES[what](self, self.book, *rest)
        self.look()

    def moved(self, book, waiting, moved, is_window, next_up):
        return with_waits(
            book,
            sorted(waiting),
            self.people,
            self.pace,
            self.now,
            moved=moved,
            is_window=is_window,
            next_up=next_up,
        )

    def restarted(self, book):
        again = read_notes(notes_text(Notes(book=book))).book
        assert again == book
        return again


CHANGES = {
    "move": World.moved,
    "mute": lambda _, book, seat: mute(book, seat),
    "until": lambda world, book, seat, gap: need_until(book, seat, world.now + gap),
    "begun": lambda world, book, seat: begun(book, seat, world.now),
    "extend": lambda _, book, seat, gap: extend(book, seat, gap),
    "pause": lambda world, book: pause(book, world.now),
    "resume": lambda world, book: resume(book, world.now),
    "hand over": lambda world, book, seat: hand_over(book, seat, world.pace, world.now),
    "restart": World.restarted,
}


def disturbed(wishes, moment):
    """Quiet hours and vacations once more, spelled out on the user's own clock."""
    wall = moment.astimezone(ZoneInfo(wishes.zone))
    if any(vacation.first <= wall.date() <= vacation.last for vacation in wishes.vacations):
        return True
    start, end = wishes.quiet_from, wishes.quiet_until
    if start is None or end is None or start == end:
        return False
    clock = wall.time().replace(tzinfo=None)
    return start <= clock < end if start < end else not end <= clock < start


def played(people, pace, start, history):
    world = World(people, pace, start)
    for gap, (what, *rest) in history:
        world.sleep_until(world.now + gap)
        world.step(what, *rest)
    return world


@pytest.mark.rest
@settings(max_examples=examples(300), deadline=None)
@given(tables, paces, moments, steps)
def test_nobody_is_told_the_wrong_thing_twice_or_in_his_quiet_hours(people, pace, start, history):
    world = played(people, pace, start, history)
    world.step("restart")
    world.sleep_until(world.now + timedelta(days=10))


@pytest.mark.rest
@settings(max_examples=examples(200), deadline=None)
@given(tables, paces, moments, steps)
def test_a_hand_off_has_one_ping_one_last_call_and_one_end_of_its_time(people, pace, start, history):
    # An extension and a pause may bring a new last call; both move what a wait is known by here.
    history = [(gap + minutes(1), step) for gap, step in history if step[0] not in ("extend", "resume")]
    world = played(people, pace, start, history)
    world.sleep_until(world.now + timedelta(days=10))
    once = Counter(
        (due.kind, due.seat, since)
        for _, due, since in world.said
        if due.kind in ("ping", "last_call") or (due.kind == "deadline" and due.then == "host")
    )
    assert all(times == 1 for times in once.values())


@pytest.mark.rest
@settings(max_examples=examples(200), deadline=None)
@given(tables, paces, moments, steps)
def test_nobody_is_forgotten(people, pace, start, history):
    world = played(people, pace, start, history)
    world.step("resume")
    world.step("move", set(SEATS), None, False, set())
    begin = world.now
    world.sleep_until(begin + timedelta(days=30))
    for seat, person in world.people.items():
        wait = world.book.wait(seat)
        if wait is None or wait.is_muted or wait.until is not None:
            continue
        told = [at for at, due, _ in world.said if due.seat == seat and due.kind not in ("next", "deadline")]
        own = person.wishes
        away = sum((end - begin for begin, end in own.breaks()), timedelta(0))
        # A day and an hour: the longest quiet hours, in the night when clocks go back. They delay each reminder.
        longest = ASK_AFTER + BEFORE_ASKING + hours(25) * 14 + away
        moments_told = [at for at in told if at > begin] or [begin]
        end = moments_told[-1] if wait.asked else world.now
        gaps_between = zip([begin, *moments_told], [*moments_told, end], strict=True)
        assert all(late - early <= longest for early, late in gaps_between)
    assert all(wait.then == "host" for wait in world.book.waits)
    for wait in world.book.waits:
        ends = deadline(wait, world.people, world.pace)
        assert ends is None or ends > world.now or wait.late


@settings(max_examples=examples(200), deadline=None)
@given(wishes, st.sampled_from(["relaxed", "strict", "blitz"]), moments)
def test_quiet_hours_never_move_a_deadline(wish, mode, start):
    wish = wish.model_copy(update={"vacations": ()})
    world = World({0: Recipient(100, wish)}, PACES[mode], start)
    world.step("move", {0}, None, False, set())
    world.sleep_until(start + timedelta(days=4))
    assert next(at - start for at, due, _ in world.said if due.kind == "deadline") == PACES[mode].limit


@settings(max_examples=examples(200), deadline=None)
@given(wishes, moments, st.integers(2, 40))
def test_an_overdue_reminder_is_sent_once_not_once_per_missed_tick(wish, start, days):
    world = World({0: Recipient(100, wish)}, PACES["none"], start)
    world.step("move", {0}, None, False, set())
    world.sleep_until(start + timedelta(days=1))
    before = len(world.said)
    world.is_off = True
    world.sleep_until(start + timedelta(days=1 + days))
    world.step("restart")
    missed = [due.kind for _, due, _ in world.said[before:]]
    assert len(missed) <= 1 or missed == ["reminder", "ask"]
    rungs = [due.rung for _, due, _ in world.said if due.kind == "reminder"]
    assert rungs == list(range(1, len(rungs) + 1))


@settings(max_examples=examples(200), deadline=None)
@given(tables, paces, moments, steps, st.integers(1, 5000).map(minutes))
def test_a_pause_moves_everything_by_its_length(people, pace, start, history, length):
    """Without quiet hours and vacations, which stand on the clock on the wall."""
    calm = {"quiet_from": None, "quiet_until": None, "vacations": ()}
    people = {
        seat: replace(person, wishes=person.wishes.model_copy(update=calm)) for seat, person in people.items()
    }
    going = played(people, pace, start, [step for step in history if step[1][0] != "until"])
    going.step("resume")
    paused = World(people, pace, going.now, going.book)
    paused.step("pause")
    paused.sleep_until(paused.now + length)
    paused.step("resume")
    before = len(going.said)
    going.sleep_until(going.now + timedelta(days=5))
    paused.sleep_until(paused.now + timedelta(days=5))
    assert [(at + length, due.kind, due.seat) for at, due, _ in going.said[before:]] == [
        (at, due.kind, due.seat) for at, due, _ in paused.said
    ]


def test_the_second_spelling_of_quiet_hours_knows_the_first_one():
    night = Wishes(zone="Europe/Berlin", quiet_from=time(22), quiet_until=time(8))
    assert disturbed(night, datetime(2026, 11, 21, 22, tzinfo=ZoneInfo("Europe/Berlin")))
    assert not disturbed(night, datetime(2026, 11, 21, 12, tzinfo=ZoneInfo("Europe/Berlin")))
