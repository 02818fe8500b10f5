"""Seats of a started table that change hands: given up, offered, kept warm by a robot, taken. Pure functions.

Every function that changes something returns the changed table. Its notes also hold the access to the table: `Doors`.
"""

from collections.abc import Mapping
from dataclasses import replace

from bot.errors import PlayerError
from bot.menus.parts import CHOICE, short
from bot.storage import SeatRow, TableRow
from bot.table.live import LiveTable, Started
from bot.table.notes import Doors
from bot.time import Book
from games.core.moves import Seat
from games.words.finding import is_meant

Named = str | Seat
"""A seat: as typed by a user, its number from 1 or its player's name; or the seat itself, from a control."""

# Who may come in


def is_welcome(row: TableRow, doors: Doors, user: int) -> bool:
    """Whether a user may watch a table and take a seat there: it is public, or they are known there or invited."""
    if not doors.private:
        return True
    known = {seat.user for seat in row.seats} | {former for seat in row.seats for former in seat.former}
    return user in {row.host, *known, *doors.invited, *doors.offers.values()}


def require_welcome(live: LiveTable, user: int) -> None:
    """Raise `PlayerError` unless the user may enter the table: it is public, or they are invited."""
    if not is_welcome(live.row, live.notes.doors, user):
        raise PlayerError("private-table")


def free_seats(row: TableRow, doors: Doors) -> list[SeatRow]:
    """Return the open seats of a started table: those that are empty, and those that a robot keeps warm."""
    return [
        seat for seat in row.seats if seat.user is None and (seat.robot is None or seat.seat in doors.warm)
    ]


def is_promised(doors: Doors, seat: Seat) -> bool:
    """Whether a seat is offered to a user. An offer to a forgotten user, who has a negative id, does not count."""
    return doors.offers.get(seat, 0) > 0


def seat_for(live: Started, user: int, wanted: Named | None) -> Seat:
    """Return the seat that a user takes: the wanted one, else one offered to them, else the first open one.

    Raise `PlayerError` if there is none, or if the user has seen another player's hand.
    """
    require_welcome(live, user)
    if live.seats_of(user):
        raise PlayerError("already-joined")
    row, doors = live.row, live.notes.doors
    offered = [seat for seat, to in doors.offers.items() if to == user]
    # An open seat that is offered to one user is closed to all others.
    possible = [
        *offered,
        *(seat.seat for seat in free_seats(row, doors) if not is_promised(doors, seat.seat)),
    ]
    if wanted is not None:
        possible = [seat for seat in possible if seat == find_seat(live, wanted)]
    if not possible:
        raise PlayerError("no-open-seat")
    own = [seat for seat in possible if not _knows_another(row, user, seat)]
    if not own:
        raise PlayerError("knows-a-hand")
    return own[0]


def _knows_another(row: TableRow, user: int, seat: Seat) -> bool:
    return any(user in other.former for other in row.seats if other.seat != seat)


# Changing hands


def opened(live: Started, seat: Seat, robot: str | None) -> Started:
    """Open a seat, so that anybody may take it. `robot` keeps it warm. If its user was the host, another user becomes the host."""
    old, doors = live.seats[seat], live.notes.doors
    warm = {*doors.warm, seat} if robot is not None else {*doors.warm} - {seat}
    new = with_seat(_with_first(live, old), replace(old, user=None, robot=robot, former=_former(old)))
    offers = doors.offers if old.user is None else _without(doors.offers, seat)
    doors = replace(doors, warm=tuple(sorted(warm)), offers=offers)
    return _hosted_on(new.noting(doors=doors), old.user)


def conceded(live: Started, seat: Seat, robot: str) -> Started:
    """Give up the game for a seat: a robot plays it to the end, and no user may take it."""
    new = opened(live, seat, robot)
    doors = replace(new.notes.doors, warm=tuple(one for one in new.notes.doors.warm if one != seat))
    return new.noting(doors=doors, conceded=(*new.notes.conceded, seat))


def taken(live: Started, seat: Seat, user: int, name: str) -> Started:
    """Give a seat to a user. If no other user is at the table, they become its host."""
    old, doors = live.seats[seat], live.notes.doors
    new = with_seat(
        _with_first(live, old), replace(old, user=user, robot=None, name=name, former=_former(old))
    )
    warm = tuple(other for other in doors.warm if other != seat)
    doors = replace(doors, warm=warm, offers=_without(doors.offers, seat))
    new = new.noting(doors=doors, sat={**live.notes.sat, seat: len(live.table.log.entries)})
    is_alone = all(one.user is None for one in live.seats)
    return new.with_row(host=user) if is_alone else _hosted_on(new, old.user)


def offered(live: Started, seat: Seat, user: int) -> Started:
    """Offer a seat to one user; until they take it, nothing changes."""
    doors = live.notes.doors
    return live.noting(doors=replace(doors, offers={**doors.offers, seat: user}))


def kept_warm(live: Started, seat: Seat, robot: str | None) -> Started:
    """Make a robot of level `robot` play for a seat's user; None: the user plays again."""
    return with_seat(live, replace(live.seats[seat], robot=robot))


def is_last(live: LiveTable, seat: Seat) -> bool:
    """Whether the seat's user is the only one who plays: all other seats are robots', lent or open."""
    playing = [row.seat for row in live.seats if row.user is not None and row.robot is None]
    return playing == [seat]


def with_seat(live: Started, new: SeatRow) -> Started:
    """Return the table with one seat replaced."""
    return live.with_row(seats=tuple(new if seat.seat == new.seat else seat for seat in live.seats))


def _with_first(live: Started, old: SeatRow) -> Started:
    """Note the seat's user as its first one, unless it has one: the result counts for the first user."""
    if old.user is None or old.seat in live.notes.began:
        return live
    return live.noting(began={**live.notes.began, old.seat: old.user})


def _former(seat: SeatRow) -> tuple[int, ...]:
    """Return the former users of a seat, including its present user, who leaves it."""
    if seat.user is None:
        return seat.former
    return (*(user for user in seat.former if user != seat.user), seat.user)


def _without(offers: Mapping[Seat, int], seat: Seat) -> dict[Seat, int]:
    return {other: user for other, user in offers.items() if other != seat}


def _hosted_on(live: Started, left: int | None) -> Started:
    """Return the table with the next player as its host, if the host has left."""
    people = [seat.user for seat in live.seats if seat.user is not None]
    return live.with_row(host=people[0]) if left == live.row.host and people else live


# Late, and acting for others


def is_late(book: Book, seat: Seat) -> bool:
    """Whether a seat's time is up and no move was made for it, so that other users may act."""
    wait = book.wait(seat)
    return wait is not None and wait.late is not None


def require_seat(row: TableRow, seat: Seat) -> None:
    """Raise `PlayerError` unless the table has this seat: a control's id may be forged."""
    if not 0 <= seat < len(row.seats):
        raise PlayerError("old-control")


def may_act_for(live: LiveTable, user: int, seat: Seat) -> bool:
    """Whether the host may act for a seat, with the standing permission of its user."""
    return user == live.row.host and live.notes.permits.get(seat) == user


def permitting(live: Started, seat: Seat, user: int | None) -> Started:
    """Permit a user to act for a seat; None: end the permission."""
    permits = {other: to for other, to in live.notes.permits.items() if other != seat}
    return live.noting(permits=permits if user is None else {**permits, seat: user})


def require_unrated(live: LiveTable) -> None:
    """Raise `PlayerError` if ratings count: a user may not let a robot play for them then."""
    if live.notes.rated:
        raise PlayerError("rated-no-robot")


def offered_names(live: LiveTable) -> list[str]:
    """Return the seats' names for autocomplete, such as "2. ben"."""
    return [short(f"{number}. {name}", CHOICE) for number, name in enumerate(live.called, 1)]


def find_seat(live: LiveTable, named: Named) -> Seat:
    """Return the seat with a number or name. Raise `PlayerError` if none or several match."""
    if not isinstance(named, str):
        return named
    # A player's name may equal the number or offered name of another seat; these take precedence.
    numbered = [
        row.seat
        for row, name in zip(live.seats, offered_names(live), strict=True)
        if is_meant(named, (row.seat + 1, name))
    ]
    called = [
        row.seat
        for row, name in zip(live.seats, live.called, strict=True)
        if is_meant(named, (row.name, name))
    ]
    found = numbered or called
    if len(found) > 1:
        raise PlayerError("which-player", names=", ".join(live.names[seat] for seat in found))
    if not found:
        raise PlayerError("no-such-player", names=", ".join(live.names))
    return found[0]


# Who may do what


def last_made(live: Started, user: int) -> int:
    """Return the newest entry that a user has made, else the last one before they took their seat. Later entries are news to them.

    Raise `PlayerError` if they have no seat.
    """
    sat = {seat: live.notes.sat.get(seat, 0) for seat in live.seats_of(user)}
    if not sat:
        raise PlayerError("not-seated")
    for entry in reversed(live.table.log.entries):
        if entry.by == "person" and entry.n >= sat.get(entry.seat, entry.n + 1):
            return entry.n
    return min(sat.values()) - 1


NOT_THEIRS = frozenset({"not-seated", "not-your-control"})
"""The errors of a user who has no seat at the table, or not the seat that the controls belong to."""


def own_seat(live: Started, user: int, seat: Seat | None) -> Seat:
    """Return the seat for which a user acts: the given one if it is theirs, else the one that is asked.

    The host may name a seat whose user permits it. Raise `PlayerError` if the user has no seat, or not this one, or the table was
    ended or archived.
    """
    if live.row.status == "archived" and live.notes.archived == "running":
        raise PlayerError("table-archived")
    if live.row.status in ("ended", "archived"):
        raise PlayerError("table-ended-already")
    if seat is not None:
        require_seat(live.row, seat)
    if seat is not None and may_act_for(live, user, seat):
        return seat
    seats = live.seats_of(user)
    if not seats:
        raise PlayerError("not-seated")
    if seat is not None and seat not in seats:
        raise PlayerError("not-your-control", names=live.names[seat])
    waiting = live.table.waiting()
    return seat if seat is not None else next((own for own in seats if own in waiting), seats[0])


def require_host(live: LiveTable, user: int) -> None:
    """Raise `PlayerError` unless the user is the table's host."""
    if live.row.host != user:
        raise PlayerError("host-only")


def require_running(live: Started) -> None:
    """Raise `PlayerError` unless the table is running."""
    if live.row.status != "running" or live.table.is_over():
        raise PlayerError("table-ended-already")


def require_right(live: Started, user: int, named: Named | None) -> Seat:
    """Return the seat that a user decides about: their own if none is named. Raise `PlayerError` if it is another's, unless they host."""
    require_running(live)
    own = live.seats_of(user)
    if named is None and own:
        return own[0]
    if named is None:
        raise PlayerError("not-seated")
    seat = find_seat(live, named)
    if seat not in own and user != live.row.host:
        raise PlayerError("host-only")
    return seat
