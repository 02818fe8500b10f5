"""Seats of a running table that change hands: given up, offered, kept warm by a robot, taken. Pure.

Every function takes a table's row and returns the row as it is afterwards. Beside who sits where, the row's
settings hold who may come in: `Doors`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from pydantic import TypeAdapter

from bot.errors import PlayerError
from bot.storage import Change, NewPost, SeatRow, TableRow
from bot.table.live import LiveTable
from bot.time import Book
from games.core.moves import Seat

PERMITS = "permits"
"""The note of the seats for which another user may act: his id by seat. It ends when either of them goes."""
VOTE = "vote"
"""The note of a vote on a late seat."""


@dataclass(frozen=True, slots=True)
class Doors:
    """Who may come in.

    At a `private` table only those who are `invited` may sit down or look. `warm` are the seats that a robot
    plays until somebody takes them; `offers` are seats that one user, by id, may take over.
    """

    private: bool = False
    invited: tuple[int, ...] = ()
    warm: tuple[Seat, ...] = ()
    offers: Mapping[Seat, int] = field(default_factory=dict[Seat, int])


_adapter: TypeAdapter[Doors] = TypeAdapter(Doors)


def doors(row: TableRow) -> Doors:
    """Read who may come in from a table's settings."""
    return _adapter.validate_python(row.settings.get("doors", {}))


def with_doors(row: TableRow, **changes: Any) -> TableRow:
    """Return the row with something of its doors changed."""
    data = _adapter.dump_python(replace(doors(row), **changes), mode="json")
    return replace(row, settings={**row.settings, "doors": data})


# Who may come in


def is_welcome(row: TableRow, user: int) -> bool:
    """Say whether a user may look at a table and sit down there, as far as it is private."""
    known = {seat.user for seat in row.seats} | {former for seat in row.seats for former in seat.former}
    found = doors(row)
    return not found.private or user in {row.host, *known, *found.invited, *found.offers.values()}


def require_welcome(row: TableRow, user: int) -> None:
    """Raise `PlayerError` for somebody who is not invited to a private table."""
    if not is_welcome(row, user):
        raise PlayerError("private-table")


def is_free(row: TableRow, seat: SeatRow) -> bool:
    """Say whether a seat of a started table is open: nobody sits there, or a robot that keeps it warm."""
    return seat.user is None and (seat.robot is None or seat.seat in doors(row).warm)


def free_seats(row: TableRow) -> list[SeatRow]:
    """Return the open seats of a started table."""
    return [seat for seat in row.seats if is_free(row, seat)]


def seat_for(row: TableRow, user: int, wanted: Seat | None) -> Seat:
    """Return the seat that a user takes: the wanted one, else one offered to him, else the first open one.

    Raises `PlayerError`: who has seen another player's hand may not sit down beside him.
    """
    require_welcome(row, user)
    if any(seat.user == user for seat in row.seats):
        raise PlayerError("already-joined")
    offered = [seat for seat, to in doors(row).offers.items() if to == user]
    possible = [*offered, *(seat.seat for seat in free_seats(row) if seat.seat not in offered)]
    if wanted is not None:
        possible = [seat for seat in possible if seat == wanted]
    if not possible:
        raise PlayerError("no-open-seat")
    own = [seat for seat in possible if not _knows_another(row, user, seat)]
    if not own:
        raise PlayerError("knows-a-hand")
    return own[0]


def _knows_another(row: TableRow, user: int, seat: Seat) -> bool:
    return any(user in other.former for other in row.seats if other.seat != seat)


# Changing hands


def opened(row: TableRow, seat: Seat, robot: str | None) -> TableRow:
    """Give up a seat: anybody may take it; `robot` keeps it warm. A host who goes hands on the table, too."""
    old = row.seats[seat]
    new = with_seat(row, replace(old, user=None, robot=robot, former=_former(old)))
    found = doors(new)
    warm = {*found.warm, seat} if robot is not None else {*found.warm} - {seat}
    new = with_doors(new, warm=tuple(sorted(warm)), offers=_without(found.offers, seat))
    return replace(new, host=_next_host(new, old.user))


def taken(row: TableRow, seat: Seat, user: int, name: str) -> TableRow:
    """Let a user sit down on a seat."""
    old = row.seats[seat]
    new = with_seat(row, replace(old, user=user, robot=None, name=name, former=_former(old)))
    found = doors(new)
    warm = tuple(other for other in found.warm if other != seat)
    new = with_doors(new, warm=warm, offers=_without(found.offers, seat))
    return replace(new, host=_next_host(new, old.user))


def offered(row: TableRow, seat: Seat, user: int) -> TableRow:
    """Offer a seat to one user; until he takes it, nothing changes."""
    return with_doors(row, offers={**doors(row).offers, seat: user})


def kept_warm(row: TableRow, seat: Seat, robot: str | None) -> TableRow:
    """Let a robot play for a seat's user until he takes it back (None)."""
    return with_seat(row, replace(row.seats[seat], robot=robot))


def with_seat(row: TableRow, new: SeatRow) -> TableRow:
    """Return the row with one seat replaced."""
    return replace(row, seats=tuple(new if seat.seat == new.seat else seat for seat in row.seats))


def _former(seat: SeatRow) -> tuple[int, ...]:
    """Return the users who have sat on a seat once its user has left: storage remembers the same."""
    if seat.user is None:
        return seat.former
    return (*(user for user in seat.former if user != seat.user), seat.user)


def _without(offers: Mapping[Seat, int], seat: Seat) -> dict[Seat, int]:
    return {other: user for other, user in offers.items() if other != seat}


def _next_host(row: TableRow, left: int | None) -> int:
    """Return the host after somebody has left: the next who plays, if it was the host."""
    people = [seat.user for seat in row.seats if seat.user is not None]
    return people[0] if left == row.host and people else row.host


# Late, and acting for others


def is_late(book: Book, seat: Seat) -> bool:
    """Say whether a seat's time is up and nobody has moved for it: then others may act."""
    wait = book.wait(seat)
    return wait is not None and wait.late is not None


def require_seat(row: TableRow, seat: Seat) -> None:
    """Raise `PlayerError` unless the table has this seat: a number in a control's id may be anybody's."""
    if not 0 <= seat < len(row.seats):
        raise PlayerError("old-control")


def voters(row: TableRow, seat: Seat) -> list[int]:
    """Return the users who decide about another one's seat; raises `PlayerError` if there is no such seat."""
    require_seat(row, seat)
    return [other.user for other in row.seats if other.user is not None and other.seat != seat]


def is_carried(votes: Sequence[int], allowed: Sequence[int]) -> bool:
    """Say whether a vote has the majority of those who may vote."""
    return 2 * len({*votes} & {*allowed}) > len(allowed)


def may_act_for(live: LiveTable, user: int, seat: Seat) -> bool:
    """Say whether the host may act for a seat, with the standing permission of its user."""
    return user == live.row.host and live.notes.get(PERMITS, {}).get(str(seat)) == user


def permits(live: LiveTable, seat: Seat, user: int | None) -> dict[str, int] | None:
    """Return the note of permissions with one seat's set, or taken away (None)."""
    found = {key: to for key, to in live.notes.get(PERMITS, {}).items() if key != str(seat)}
    if user is not None:
        found[str(seat)] = user
    return found or None


def acted_for(live: LiveTable, seat: Seat, now: datetime) -> Change:
    """Return the trace that the host has acted for a seat."""
    return said(live, live.words("host-acted", name=live.names[seat]), now)


def said(live: LiveTable, text: str, now: datetime) -> Change:
    """Return a change that says something at the table."""
    return Change(live.row.id, now, outbox=[plain_post(live, text)])


def plain_post(live: LiveTable, text: str, mentions: Sequence[int] = ()) -> NewPost:
    """Return a public sentence for the outbox."""
    return NewPost("plain", {"content": text, "mentions": list(mentions)}, channel=live.row.channel)


def find_seat(live: LiveTable, text: str) -> Seat:
    """Return the seat that is meant by its number from 1, or its player's name; raises `PlayerError`."""
    for row in live.seats:
        if text.strip().lower() in (str(row.seat + 1), row.name.lower()):
            return row.seat
    raise PlayerError("no-such-player", names=", ".join(live.names))
