"""Figures of storage: a move committed, alone and among ten thousand tables, on either engine; start-up; the tick of the timers."""

import asyncio
import sqlite3
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import perf_counter
from typing import Any

from bot.storage import Change, NewPost, NewTable, SeatRow, Storage, TableRow, open_storage
from games.core.log import Entry
from games.core.moves import Pass
from tests.bench._measuring import figure, peak_memory
from tests.bench._stored import Stored, store_tables
from tests.support.postgres import binaries, running

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
HEADER = {"game": "puerto_rico", "rules": 1, "seats": 4, "options": {"buildings": "old"}, "secret": "00" * 16}
ROOT = Path(__file__).parents[2]


def figures() -> Iterator[dict[str, Any]]:
    """Measure everything, one figure at a time."""
    with tempfile.TemporaryDirectory(prefix="caravel-bench-") as folder:
        yield from asyncio.run(_moves(Path(folder)))
        yield from _on_postgresql(Path(folder))
        yield from _stored(Path(folder), 1_000, 300, 2)
        yield from _stored(Path(folder), 10_000, 60, 3)


def _figure(name: str, value: float, unit: str, against: str, base: float) -> dict[str, Any]:
    return figure(f"storage: {name}", value, unit, against, base)


async def _moves(folder: Path) -> list[dict[str, Any]]:
    bare = _bare_insert(folder / "bare.sqlite")
    alone, early, late = folder / "alone.sqlite", [], []
    _fill(alone, 1, 0)
    async with await open_storage(alone) as storage:
        times = [await _move(storage, 1, n) for n in range(1_200)]
        early, late = times[5:105], times[1_000:1_100]
    only = statistics.median(times)
    _fill(folder / "10000.sqlite", 10_000, 0)
    async with await open_storage(folder / "10000.sqlite") as storage:
        crowded = statistics.median([await _move(storage, 10_000, n) for n in range(300)])
        tick = statistics.median([await _tick(storage) for _ in range(20)])
    return [
        _figure("a move committed", only * 1e3, "ms", "a bare INSERT and COMMIT", bare * 1e3),
        _figure(
            "a move at entry 1,000",
            statistics.median(late) * 1e3,
            "ms",
            "at entry 10",
            statistics.median(early) * 1e3,
        ),
        _figure("a move on table 10,000", crowded * 1e3, "ms", "on the only table", only * 1e3),
        _figure("tick of 10,000 pending reminders", tick * 1e3, "ms", "50 ms", 50),
    ]


def _bare_insert(path: Path) -> float:
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("CREATE TABLE entries (n INTEGER PRIMARY KEY, data TEXT)")
    times = []
    for n in range(500):
        start = perf_counter()
        db.execute("BEGIN IMMEDIATE")
        db.execute("INSERT INTO entries VALUES (?, ?)", (n, "x" * 90))
        db.execute("COMMIT")
        times.append(perf_counter() - start)
    db.close()
    return statistics.median(times)


AT_ONCE, MOVES, ROUNDS = 100, 10, 3
"""How many tables are written at once, how often each, and how often that is measured."""


def _on_postgresql(folder: Path) -> Iterator[dict[str, Any]]:
    """Hold a server that waits for its disk against a file that does; they take turns, for disks have their moods."""
    if binaries() is None:
        return
    with running(durable=True) as server:
        yield from asyncio.run(_side_by_side(folder / "beside.sqlite", server.database()))


async def _side_by_side(file: Path, server: str) -> list[dict[str, Any]]:
    async with await open_storage(file) as ours, await open_storage(server) as theirs:
        for storage in (ours, theirs):
            for channel in range(1, AT_ONCE + 1):
                table = await storage.create_table(_begun(channel, []).new)
                await storage.commit(Change(table, replace(table, status="running", header=HEADER), NOON))
        one = [(await _move(ours, 1, n), await _move(theirs, 1, n)) for n in range(300)]
        many = [(await _at_once(ours), await _at_once(theirs)) for _ in range(ROUNDS)]
    (on_file, on_server), (crowd, on_both) = (
        map(statistics.median, zip(*found, strict=True)) for found in (one, many)
    )
    about = f"{AT_ONCE} tables written at once on PostgreSQL"
    return [
        _figure("a move committed on PostgreSQL", on_server * 1e3, "ms", "on SQLite", on_file * 1e3),
        _figure(about, AT_ONCE * MOVES / on_both, "moves/s", "on SQLite", AT_ONCE * MOVES / crowd),
    ]


async def _at_once(storage: Storage) -> float:
    async def play(row: TableRow) -> None:
        for _ in range(MOVES):
            row = await storage.commit(_moved(row, row.entries))

    tables = await storage.live_tables()
    start = perf_counter()
    await asyncio.gather(*map(play, tables))
    return perf_counter() - start


async def _move(storage: Storage, table: int, n: int) -> float:
    before = await storage.table(table)
    assert before is not None
    change = _moved(before, n)
    start = perf_counter()
    await storage.commit(change)
    return perf_counter() - start


def _moved(before: TableRow, n: int) -> Change:
    after = replace(before, wake=NOON + timedelta(hours=12, seconds=n))
    post = NewPost("turn", "x" * 300, channel=before.channel)
    return Change(before, after, NOON, [_entry(n)], [post])


async def _tick(storage: Storage) -> float:
    start = perf_counter()
    await storage.due_tables(NOON)
    return perf_counter() - start


def _entry(n: int) -> Entry:
    return Entry(n, n % 4, "person", Pass(), digest=f"{n:016x}")


def _fill(file: Path, tables: int, entries: int) -> None:
    log = [_entry(n) for n in range(entries)]
    store_tables(file, (_begun(channel, log) for channel in range(1, tables + 1)))


def _begun(channel: int, log: list[Entry]) -> Stored:
    seats = [SeatRow(seat, channel * 4 + seat, None, f"player {seat}") for seat in range(4)]
    row = {"status": "running", "header": HEADER, "wake": NOON + timedelta(seconds=channel)}
    return Stored(NewTable(channel, 1, channel, "puerto_rico", NOON, seats=seats), row, log)


def _stored(folder: Path, tables: int, entries: int, seconds: float) -> Iterator[dict[str, Any]]:
    """Start in a process of its own: open, list the running tables; then read every log once."""
    path = folder / f"stored-{tables}.sqlite"
    _fill(path, tables, entries)
    child = [sys.executable, "-m", "tests.bench.storage", str(path)]
    started, read, memory = map(
        float, subprocess.run(child, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split()
    )
    yield _figure(f"start-up with {tables:,} running tables", started, "s", f"{seconds:.0f} s", seconds)
    yield _figure(f"reading {tables:,} logs of {entries} entries", read, "s", f"{seconds:.0f} s", seconds)
    yield _figure(f"memory after reading {tables:,} tables", memory, "MiB", "200 MiB", 200)


async def _start(path: str) -> None:
    start = perf_counter()
    async with await open_storage(path) as storage:
        tables = await storage.live_tables()
        opened = perf_counter()
        for table in tables:
            await storage.load_log(table.id)
        read = perf_counter()
    memory = peak_memory()
    sys.stdout.write(f"{opened - start} {read - opened} {memory}\n")


if __name__ == "__main__":
    asyncio.run(_start(sys.argv[1]))
