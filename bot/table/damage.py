"""Damaged rows: what is wrong with one before it is replayed, and how one table is kept from hiding others."""

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from bot.errors import MovedOn, PlayerError
from bot.storage import Json, OrderRow, StorageError, TableRow
from bot.table.automation import order_from_data
from bot.table.notes import Notes, notes_at
from games.core.game import Game
from games.core.header import DamagedSave, Header

log = logging.getLogger(__name__)


def notes_of(row: TableRow) -> Notes | None:
    """Return the notes of a table; None if they cannot be read."""
    notes = notes_at(row.notes)
    return notes if notes.damaged is None else None


def check_lobby(row: TableRow, game: Game) -> None:
    """Raise `DamagedSave` if a table without a header is not a lobby that can be used."""
    if row.status in ("running", "finished"):
        raise DamagedSave("its header is missing")
    try:
        game.seats_for(row.options)
        game.read_options(row.options)
    except ValueError:
        raise DamagedSave("its options cannot be read") from None
    _check_seats(row, len(row.seats))


def check_log(row: TableRow, saved: Sequence[Json], header: Header) -> None:
    """Raise `DamagedSave` if the seats or the number of entries of a started table are wrong, or it is still a lobby.

    The entries' digests do not show whether entries at the end of the log are missing.
    """
    if row.status == "lobby":
        raise DamagedSave("it has a header, but has not started")
    if len(saved) != row.entries:
        raise DamagedSave(f"its log has {len(saved)} entries instead of {row.entries}")
    _check_seats(row, header.seats)


def _check_seats(row: TableRow, count: int) -> None:
    found = [seat.seat for seat in row.seats]
    if lost := sorted({*range(count)} - {*found}):
        raise DamagedSave(f"seat {lost[0] + 1} is missing")
    if found != [*range(count)]:
        raise DamagedSave(f"it has more than {count} seats")


def with_orders_read(row: TableRow) -> TableRow:
    """Return a table without the standing orders that cannot be read: their seats are asked. They are logged."""
    sound = tuple(order for order in row.orders if _is_sound(order, len(row.seats)))
    for order in row.orders:
        if order not in sound:
            log.error("table %d: order %d cannot be read and is left out", row.id, order.id)
    return row if sound == row.orders else replace(row, orders=sound)


def _is_sound(order: OrderRow, seats: int) -> bool:
    try:
        order_from_data(order.data)
    except ValueError:
        return False
    return 0 <= order.seat < seats


@contextmanager
def one_of_several(table: int) -> Iterator[None]:
    """Leave out a table at which something fails, and log it: one damaged row hides no others.

    A player's mistake, a change by others and a database that refuses are raised.
    """
    try:
        yield
    except (PlayerError, MovedOn, StorageError):
        raise
    except Exception as error:  # noqa: BLE001  # whatever is wrong with its data
        # Not the error itself: it may repeat what it could not read, which may be a secret.
        log.error("table %d is left out of a list: %s", table, type(error).__name__)
