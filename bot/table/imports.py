"""A save that a user hands in: read, replayed with every digest compared, put on a table. Pure."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, replace
from typing import Any

from bot.errors import PlayerError
from bot.storage import SeatRow
from bot.table.live import Lobby, Started
from bot.table.notes import Posted
from games import all_games
from games.core.box import DataError
from games.core.saves import save_from_data
from games.core.table import DamagedSave, Table

MOST_BYTES = 1024 * 1024
MOST_ENTRIES = 4_000
"""Four times as many as in a long game."""
DEEPEST = 12
"""How deep a save's data may be nested; no move of any game comes near it."""


def read_import(data: bytes, overrides: Mapping[str, Any] | None = None) -> Table:
    """Return the table of a save file; raises `PlayerError` with one sentence if it cannot be played on.

    Of the numbers that a save brings along it keeps only those that are the operator's own, in `overrides` by game:
    a number of a box may be a pile that fills the machine. Takes as long as replaying does, and must not be done on
    the event loop.
    """
    if len(data) > MOST_BYTES:
        raise PlayerError("save-too-long")
    try:
        saved = json.loads(data)
        _require_modest(saved)
        game, header, entries = save_from_data(all_games(), saved)
        own = (overrides or {}).get(game.key, {})
        header = replace(header, overrides=own if header.overrides == own else {})
        table = Table.replay(game, header, entries, check_all=True)
    except (DamagedSave, DataError, ValueError, RecursionError) as error:
        raise PlayerError("save-damaged") from error
    if table.is_over():
        raise PlayerError("save-over")
    return table


def _require_modest(saved: Any) -> None:
    """Raise `PlayerError` for a save that is larger than any game's, before anything of it is built."""
    entries = saved.get("entries") if isinstance(saved, dict) else None
    if isinstance(entries, list) and len(entries) > MOST_ENTRIES:
        raise PlayerError("save-too-long")
    level = [saved]
    for _ in range(DEEPEST):
        level = [inner for outer in level for inner in _inside(outer)]
    if level:
        raise PlayerError("save-damaged")


def _inside(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


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
