"""Updates of a table's book of waits, which seats must act and since when, after a turn or an outage. Pure functions."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from pydantic import ValidationError

from bot.storage import Json, SeatRow
from bot.table import ballots
from bot.table.live import Frozen, LiveTable, Started
from bot.table.notes import Stand, Turns
from bot.table.seats import is_late
from bot.time import (
    Book,
    Due,
    People,
    Recipient,
    Wishes,
    after_outage,
    deadline,
    decide,
    heard,
    reached,
    read_wishes,
    with_waits,
)
from bot.time.pace import Span
from games.core.log import Entry
from games.core.moves import CHANCE, Seat
from games.core.table import Table, Turn
from games.words.sentences import step_words


def people_of(seats: Iterable[SeatRow], settings: Mapping[int, Json]) -> dict[Seat, Recipient]:
    """Return the recipients by seat; none for a seat that is open or a robot's."""
    return {
        row.seat: Recipient(row.user, wishes_of(settings.get(row.user, {})))
        for row in seats
        if row.user is not None and row.robot is None
    }


def wishes_of(settings: Json) -> Wishes:
    """Read a user's wishes; the defaults if they cannot be read, so that their tables go on."""
    try:
        return read_wishes(settings)
    except ValidationError:
        return Wishes()


def after_turn(live: Started, turn: Turn | None, people: People, now: datetime) -> Started:
    """Return a table with its book updated; `live` is the table after the turn, or the present one without a turn.

    A seat played by a substitute is its user's again when that turn is over; if its time was up, when that one
    decision is made.
    """
    before = live.notes.book
    entries = [] if turn is None else turn.entries
    first = entries[0] if entries else None
    acted = {entry.seat for entry in entries} - {CHANCE}
    moved = first.seat if first is not None and first.by == "person" else None
    missed = missed_by(live, first)
    waiting, next_up = live.table.waiting(), live.table.next_up()
    book = with_waits(
        before,
        [seat for seat in waiting if seat not in live.robots()],
        people,
        live.notes.pace,
        now,
        is_window=live.table.is_window(),
        moved=moved,
        missed=missed,
        back=moved if first is not None and ballots.took_back_alone(live, first) else None,
        # A turn may also contain forced moves of other seats, after which its seat is asked again.
        ended=acted if len(acted) > 1 else (),
        lent=live.robots().intersection(waiting),
        next_up=next_up,
        questions={seat: asked_of(live.table, seat) for seat in (*waiting, *next_up)},
    )
    if turn is not None and all(entry.undo is None for entry in entries):
        live = with_turns_counted(live, book, people, now)
    if moved is not None:
        book = heard(book, moved, now)
    still = {
        seat: stand
        for seat, stand in live.notes.away.items()
        if seat != missed
        and (was := before.wait(seat))
        and (wait := book.wait(seat))
        and was.since == wait.since
    }
    # A seat that has missed a decision is pinged for its next question.
    posted = replace(live.notes.posted, pinged=tuple(s for s in live.notes.posted.pinged if s != missed))
    return live.noting(book=book, away=still, posted=posted)


def missed_by(live: Started, first: Entry | None) -> Seat | None:
    """Return the seat for which the first entry of a turn decided because its time was up; None if there is none."""
    if first is None or first.by in ("person", "order"):
        return None
    if first.by == "host":
        return first.seat if is_late(live.notes.book, first.seat) else None
    return first.seat if live.notes.away.get(first.seat, "turn") != "turn" else None


def asked_of(table: Table, seat: Seat) -> str:
    """Return a key of a seat's question, the same again after an undo and the same moves."""
    step = type(table.state.agenda[-1]).__name__ if table.state.agenda else ""
    return f"{table.log.moves_of(seat)} {step}"


def with_turns_counted(live: Started, book: Book, people: People, now: datetime) -> Started:
    """Return a table with the turns counted that have ended according to `book`, if they had a limit, for their users.

    Neither vacations nor pauses make a turn late. A turn that is undone and played again counts once.
    """
    before, turns, counted = live.notes.book, dict(live.notes.turns), dict(live.notes.counted)
    for wait in before.waits:
        after, person = book.wait(wait.seat), people.get(wait.seat)
        # The deadline still counts for a user who has left the seat during the turn.
        user = person.user if wait.user is None and person is not None else wait.user
        goes_on = after is not None and after.since == wait.since
        at = deadline(wait, people, live.notes.pace)
        if goes_on or user is None or wait.is_window or at is None:
            continue
        made = live.table.log.moves_of(wait.seat)
        if made <= counted.get(wait.seat, -1):
            continue
        counted[wait.seat] = made
        old = turns.get(user, Turns())
        is_late = wait.late is not None or at < (before.stopped or now)
        turns[user] = Turns(old.had + 1, old.late + is_late)
    return live.noting(turns=turns, counted=counted) if turns != live.notes.turns else live


def needs_catching_up(live: LiveTable, outages: Sequence[Span]) -> bool:
    """Whether a running table's clocks have not been extended yet by the newest outage."""
    if not outages or not isinstance(live, Started) or live.row.status != "running":
        return False
    caught_up = live.notes.book.caught_up
    return caught_up is None or caught_up < outages[-1][1]


def caught_up(live: Started, outages: Sequence[Span], people: People) -> Started:
    """Return the table with clocks and votes extended by the outages."""
    for began, ended in outages:
        book = live.notes.book
        if book.caught_up is None or book.caught_up < ended:
            begins = began if book.caught_up is None else max(began, book.caught_up)
            live = ballots.after_outage(live, begins, ended)
            live = live.noting(book=after_outage(book, people, live.notes.pace, begins, ended))
    return live


def reached_again(live: Started, people: People, now: datetime) -> Started:
    """Return the table after its channel became reachable again, with clocks and votes extended by that time."""
    book = live.notes.book
    if book.cut is None:
        return live
    live = live.noting(book=reached(book, people, live.notes.pace, now))
    return ballots.after_outage(live, book.cut, now)


def left_late(live: Started, seat: Seat) -> Started:
    """Return a table with a late turn counted for the user of a seat who gives up or lends it although their time is up."""
    wait = live.notes.book.wait(seat)
    if wait is None or wait.late is None or wait.user is None or wait.is_window:
        return live
    old = live.notes.turns.get(wait.user, Turns())
    return live.noting(turns={**live.notes.turns, wait.user: Turns(old.had + 1, old.late + 1)})


def due_now(live: Started, people: People, now: datetime) -> tuple[Started, tuple[Due, ...]]:
    """Return the table with everything due recorded and its next `wake` set, and the things due.

    Seats whose time is up get a substitute from now on, unless the host decides.
    """
    plan = decide(live.notes.book, people, live.notes.pace, now)
    stands: dict[Seat, Stand] = {
        due.seat: due.then for due in plan.due if due.kind == "deadline" and due.then != "host"
    }
    after = live.noting(book=plan.book, away={**live.notes.away, **stands})
    return after.with_row(wake=plan.wake), plan.due


def waiting_words(live: Started) -> str:
    """Return who must act and on what question, or that the game is over."""
    if live.is_over:
        return live.words("table-over")
    who = ", ".join(live.names[seat] for seat in live.table.waiting())
    return live.words("waiting-for", who=who, asked=step_words(live.table, live.words))


def state_words(live: LiveTable) -> str:
    """Return a table's state in words, for the list of a user's tables."""
    if isinstance(live, Started):
        return waiting_words(live)
    return live.words(live.sentence if isinstance(live, Frozen) else "in-lobby")
