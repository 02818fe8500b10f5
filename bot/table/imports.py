"""Imports of saves: reading a save, replaying it with every digest compared, opening a table from it.

A process of its own replays it first (`examined`) and is killed if it takes too much time or memory. A malicious file can
harm only that process.
"""

import asyncio
import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from bot.errors import PlayerError
from bot.storage import SeatRow
from bot.table.live import Lobby, Started
from bot.table.notes import Posted
from games import all_games
from games.core.box import DataError
from games.core.header import Renewal
from games.core.saves import save_from_data
from games.core.table import DamagedSave, Table

MOST_BYTES = 1024 * 1024
MOST_ENTRIES = 4_000
"""Maximum number of entries of a save, four times as many as in a long game."""
FINE = "fine"
DEEPEST = 12
"""Maximum nesting depth of a save's data, far beyond that of any game's moves."""


LONGEST = 20.0
"""Maximum seconds for replaying a save, including the start of the process; a long game takes two."""
MOST_MEMORY = 2 << 30
"""Maximum bytes of address space of the process, if the system supports that limit."""

FOLDER = str(Path(__file__).parents[2])
"""Folder that contains `bot`."""
PROGRAM = "import sys; sys.path.append(sys.argv[1]); from bot.table.imports import examine; examine()"
COMMAND = (sys.executable, "-P", "-c", PROGRAM, FOLDER)
"""Command that works in any folder, even if `bot` is not installed. It imports nothing from the current folder (`-P`)."""


async def examined(
    data: bytes,
    overrides: Mapping[str, Any],
    seconds: float = LONGEST,
    command: Sequence[str] = COMMAND,
) -> None:
    """Replay a save in a separate process. Raise `PlayerError` with one sentence if it cannot be played on."""
    if len(data) > MOST_BYTES:
        raise PlayerError("save-too-long")
    pipe, nothing = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=nothing)
    try:
        async with asyncio.timeout(seconds):
            said, _ = await process.communicate(json.dumps(overrides).encode() + b"\n" + data)
    except TimeoutError:
        raise PlayerError("save-too-slow") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if said.decode() != FINE:
        # A process that has died prints nothing.
        raise PlayerError(said.decode() or "save-too-slow")


def examine() -> None:
    """Replay the save on standard input, whose first line has the operator's numbers. Print the reason for a refusal, or `FINE`."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415  # not on every system

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    overrides, data = sys.stdin.buffer.readline(), sys.stdin.buffer.read()
    try:
        read_import(data, json.loads(overrides), "0" * 32)
        said = FINE
    except PlayerError as error:
        said = error.words
    sys.stdout.write(said)


def read_import(data: bytes, overrides: Mapping[str, Any], secret: str) -> Table:
    """Return the table of a save file. Raise `PlayerError` with one sentence if it cannot be played on.

    Of the numbers in a save, keep only the operator's own, in `overrides` by game: a component count from a file could
    fill the memory. Luck comes from the new `secret` from here on, because everybody with the file knows the old one. What
    was due when the save was made is played. This takes as long as replaying does, so do not call it on the event loop.
    """
    if len(data) > MOST_BYTES:
        raise PlayerError("save-too-long")
    try:
        saved = json.loads(data)
        _require_modest(saved)
        game, header, entries = save_from_data(all_games(), saved)
        own = overrides.get(game.key, {})
        renewals = (*header.renewals, Renewal(len(entries), secret))
        header = replace(header, overrides=own if header.overrides == own else {}, renewals=renewals)
        table = Table.replay(game, header, entries, check_all=True)
        table.adopt(table.going_on())
    except (DamagedSave, DataError, ValueError, RecursionError, AssertionError) as error:
        raise PlayerError("save-damaged") from error
    if table.is_over():
        raise PlayerError("save-over")
    return table


def _require_modest(saved: Any) -> None:
    """Raise `PlayerError` for a save larger than any game's, before anything of it is built."""
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
    """Return a new table with a save's play, all its seats open."""
    seats = tuple(
        SeatRow(seat, None, None, lobby.words("seat-name", number=seat + 1))
        for seat in range(table.header.seats)
    )
    row = replace(lobby.row, seats=seats, status="running", header=asdict(table.header))
    told = len(table.log.entries) - 1
    notes = replace(lobby.notes, posted=Posted(first=told + 1, last=told))
    return Started(row, notes, lobby.words, lobby.game, table)
