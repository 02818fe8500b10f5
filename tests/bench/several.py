"""Figures of several processes on one PostgreSQL: what a move costs one and two of them; a start among 100,000 tables."""

import asyncio
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.local import LocalDiscord
from bot.storage import Change, open_storage
from bot.storage.engine import Connection
from tests.bench._measuring import figure
from tests.bench.time import begun, position, started_beside
from tests.support.postgres import Server, binaries, running
from tests.support.quays import Quay, at_quays
from tests.support.several import fleet_on

WARM, MOVES = 20, 40
"""How many moves people make at each table before it is measured, and while it is."""
TABLES = 100_000
TICKS = 100
"""The kernel counts processor time in hundredths of a second."""

_COPIED = {
    "tables": {"id": "copy", "channel": "copy", "wake": "wake + copy"},
    "seats": {"table": "copy", "user": '"user" + 10 * copy'},
    "entries": {"table": "copy"},
}
"""What is another value in each copy of a table, by where it stands."""


def figures() -> Iterator[dict[str, Any]]:
    """Measure everything, one figure at a time; nothing where there is no PostgreSQL."""
    if binaries() is None:
        return
    with running() as server:
        alone, shared = asyncio.run(_moves(server))
        about = "several: processor time of a move, two processes"
        yield figure(about, shared * 1e3, "ms", "one process", alone * 1e3)
        seconds, memory = asyncio.run(_start(server))
        about = f"{TABLES:,} running tables on PostgreSQL"
        yield figure(f"several: start-up with {about}", seconds, "s", "3 s", 3)
        yield figure(f"several: memory after a start with {about}", memory, "MiB", "150 MiB", 150)


class _Played:
    """Processes at whose tables people play by turns with others, so that what else the machine does falls on all alike."""

    def __init__(self, quays: Sequence[Quay]) -> None:
        self._quays = quays
        self._fleet = quays[0].fleet

    async def move(self) -> None:
        """Let somebody move at each table, and wait for all that is posted of it: then any number of processes draws the same."""
        await asyncio.gather(*(quay.play(1) for quay in self._quays))
        await self._fleet.rested()

    async def entries(self) -> int:
        """Return how many entries their logs have."""
        return sum([(await quay.look()).row.entries for quay in self._quays])

    def spent(self) -> float:
        """Return the seconds of processor time that the processes have taken, with those who think and draw for them."""
        return sum(_processor(bot.process.pid) for bot in self._fleet.bots.values())


async def _moves(server: Server) -> list[float]:
    """Return what a move costs one process, and what it costs two."""
    async with AsyncExitStack() as stack:
        played: list[_Played] = []
        for names in (("one",), ("one", "two")):
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="caravel-bench-")))
            fleet = await stack.enter_async_context(fleet_on(server.database(), folder))
            played.append(_Played(await at_quays(fleet, *names)))
        await _by_turns(played, WARM)
        before = [(one.spent(), await one.entries()) for one in played]
        await _by_turns(played, MOVES)
        return [
            (one.spent() - spent) / (await one.entries() - entries)
            for one, (spent, entries) in zip(played, before, strict=True)
        ]


async def _by_turns(played: Sequence[_Played], moves: int) -> None:
    for _ in range(moves):
        for one in played:
            await one.move()


def _processor(process: int) -> float:
    """Return the seconds of processor time of a process and of those that it has begun."""
    stat = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    children = [
        int(child)
        for thread in Path(f"/proc/{process}/task").iterdir()
        for child in (thread / "children").read_text(encoding="ascii").split()
    ]
    return (int(stat[11]) + int(stat[12])) / TICKS + sum(map(_processor, children))


async def _start(server: Server) -> list[float]:
    """Return how long the bot takes to be ready, and the most memory that it takes."""
    database = server.database()
    async with await open_storage(database) as storage:
        first = begun(1, position(10))
        row = await storage.create_table(first.new)
        await storage.commit(Change(row, replace(row, **first.row), first.new.at, first.entries))
        await storage.change(_copy, row.id)
    discord = LocalDiscord()
    await discord.start()
    try:
        return await started_beside(discord, database)
    finally:
        await discord.close()


def _copy(db: Connection, table: int) -> None:
    """Make many tables of one."""
    for laid in db.layout():
        if (other := _COPIED.get(laid.name)) is None:
            continue
        names = ", ".join(f'"{column}"' for column in laid.columns)
        values = ", ".join(other.get(column, f'"{column}"') for column in laid.columns)
        key = "id" if laid.name == "tables" else '"table"'
        db.execute(
            f"INSERT INTO {laid.name} ({names}) SELECT {values} FROM {laid.name}, generate_series(?, ?) AS copy WHERE {key} = ?",
            (table + 1, table + TABLES - 1, table),
        )
    db.execute("ANALYZE")
