"""A save that somebody hands in: read, replayed with every digest compared, and set on a table. Pure."""

import json
from dataclasses import asdict, replace

from bot.errors import PlayerError
from bot.storage import SeatRow
from bot.table.live import Lobby, Started
from bot.table.notes import Posted
from games import all_games
from games.core.box import DataError
from games.core.saves import save_from_data
from games.core.table import DamagedSave, Table

MOST_BYTES = 4 * 1024 * 1024
MOST_ENTRIES = 10_000
"""Ten times a long game: what is longer is no game."""


def read_import(data: bytes) -> Table:
    """Return the table of a save file; raises `PlayerError` with one sentence if it cannot be played on.

    Takes as long as replaying does, and must not be done on the event loop.
    """
    if len(data) > MOST_BYTES:
        raise PlayerError("save-too-long")
    try:
        game, header, entries = save_from_data(all_games(), json.loads(data))
        if len(entries) > MOST_ENTRIES:
            raise PlayerError("save-too-long")
        table = Table.replay(game, header, entries, check_all=True)
    except (DamagedSave, DataError, ValueError, RecursionError) as error:
        raise PlayerError("save-damaged") from error
    if table.is_over():
        raise PlayerError("save-over")
    return table


def imported(lobby: Lobby, table: Table) -> Started:
    """Return a fresh table with the play of a save on it, all its seats open."""
    seats = tuple(
        SeatRow(seat, None, None, lobby.words("seat-name", number=seat + 1))
        for seat in range(table.header.seats)
    )
    row = replace(lobby.row, seats=seats, status="running", header=asdict(table.header))
    told = len(table.log.entries) - 1
    notes = replace(lobby.notes, posted=Posted(first=told + 1, last=told))
    return Started(row, notes, lobby.words, lobby.game, table)
