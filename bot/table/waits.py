"""Whom a table waits for, and since when: from a table and what happened to its book of waits. Pure."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime

from pydantic import ValidationError

from bot.storage import Change, Json, SeatRow
from bot.table.automation import AWAY, Stand, away
from bot.table.live import LiveTable
from bot.time import (
    TIMER,
    Book,
    Due,
    People,
    Person,
    Plan,
    Wishes,
    book_from_data,
    book_to_data,
    decide,
    hand_off,
    heard,
    planned,
    read_pace,
    read_wishes,
)
from games.core.moves import CHANCE, Seat
from games.core.table import Turn


def people_of(seats: Iterable[SeatRow], settings: Mapping[int, Json]) -> dict[Seat, Person]:
    """Return who is to be told of what, by seat; nobody for a seat that is open or a robot's."""
    return {
        row.seat: Person(row.user, wishes_of(settings.get(row.user, {})))
        for row in seats
        if row.user is not None and row.robot is None
    }


def wishes_of(settings: Json) -> Wishes:
    """Read a user's wishes; the defaults where they cannot be read, for a table must not stand still for that."""
    try:
        return read_wishes(settings)
    except ValidationError:
        return Wishes()


def book_of(live: LiveTable) -> Book:
    """Return whom the table waits for as it was last written down."""
    return book_from_data(live.notes.get(TIMER))


def with_book(live: LiveTable, book: Book) -> LiveTable:
    """Return the table with this book among its notes."""
    return replace(live, notes={**live.notes, TIMER: book_to_data(book)})


def after_turn(live: LiveTable, turn: Turn | None, people: People, now: datetime) -> LiveTable:
    """Return a table with its book brought up to date; `live` is what the turn led to, or without one what it is.

    Whoever is away is back when the turn that was played for him is over.
    """
    assert live.table is not None
    before = book_of(live)
    entries = [] if turn is None else turn.entries
    first = entries[0] if entries else None
    acted = {entry.seat for entry in entries} - {CHANCE}
    moved = first.seat if first is not None and first.by == "person" else None
    book = hand_off(
        before,
        [seat for seat in live.table.waiting() if seat not in live.robots()],
        people,
        read_pace(live.row.settings),
        now,
        is_window=live.table.is_window(),
        moved=moved,
        # Forced moves of others come in one turn with the move before: its seat may be asked again.
        ended=acted if len(acted) > 1 else (),
        next_up=live.table.next_up(),
    )
    if moved is not None:
        book = heard(book, moved, now)
    still: dict[Seat, Stand] = {
        seat: stand
        for seat, stand in away(live).items()
        if (was := before.wait(seat)) and (wait := book.wait(seat)) and was.since == wait.since
    }
    return with_away(with_book(live, book), still)


def with_away(live: LiveTable, stands: Mapping[Seat, Stand]) -> LiveTable:
    """Return the table with these seats played for until their turn is over."""
    notes = {name: value for name, value in live.notes.items() if name != AWAY}
    if stands:
        notes[AWAY] = {str(seat): stand for seat, stand in stands.items()}
    return replace(live, notes=notes)


@dataclass(frozen=True, slots=True)
class Looked:
    """A table at which somebody looked: as it is then, and what is to be done and said."""

    live: LiveTable
    plan: Plan

    @property
    def due(self) -> tuple[Due, ...]:
        """What is due now."""
        return self.plan.due

    def noted(self, change: Change) -> Change:
        """Return the change with all of this written down."""
        change = planned(change, self.plan)
        return replace(change, notes={**change.notes, AWAY: self.live.notes.get(AWAY)})


def look(live: LiveTable, people: People, now: datetime) -> Looked:
    """Decide what is due at a table by its book; where time is up, somebody is played for from now on."""
    plan = decide(book_of(live), people, read_pace(live.row.settings), now)
    live = with_book(live, plan.book)
    stands: dict[Seat, Stand] = {
        due.seat: due.then for due in plan.due if due.kind == "deadline" and due.then != "host"
    }
    return Looked(with_away(live, {**away(live), **stands}), plan)


def unlooked(live: LiveTable, change: Change) -> Change:
    """Return the change with the table's book written down, while the program plays and nobody is told anything."""
    notes = {TIMER: live.notes.get(TIMER), AWAY: live.notes.get(AWAY)}
    return replace(change, notes={**change.notes, **notes})
