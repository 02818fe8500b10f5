"""Figures of notifications: deciding at one table; start-up and tick with ten thousand tables."""

import asyncio
import statistics
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, time, timedelta
from pathlib import Path
from time import perf_counter
from typing import Any

from bot.acts.sleeper import SeeTo, Sleeper
from bot.storage import Change, NewTable, Storage, open_storage
from bot.table.notes import Notes, notes_text, read_notes
from bot.time import (
    PACES,
    Book,
    Recipient,
    Wishes,
    decide,
    with_waits,
)
from tests.bench._measuring import figure
from tests.bench._stored import Stored, store_tables

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
NIGHT = Wishes(zone="Europe/Berlin", quiet_from=time(3), quiet_until=time(8))
PEOPLE = {seat: Recipient(100 + seat, NIGHT) for seat in range(4)}
STRICT = PACES["strict"]
TABLES = 10_000


def figures() -> Iterator[dict[str, Any]]:
    """Measure everything, one figure at a time."""
    yield _figure("deciding after a hand-off", _deciding() * 1e6, "µs", "1,000 µs", 1_000)
    with tempfile.TemporaryDirectory(prefix="caravel-bench-") as folder:
        yield from asyncio.run(_many(Path(folder) / "many.sqlite"))


def _figure(name: str, value: float, unit: str, against: str, base: float) -> dict[str, Any]:
    return figure(f"notifications: {name}", value, unit, against, base)


def _deciding() -> float:
    """One hand-off with everything that belongs to it: the book read, changed, decided about and written."""
    text, times = notes_text(Notes(book=with_waits(Book(), [0], PEOPLE, STRICT, NOON))), []
    for _ in range(500):
        start = perf_counter()
        book = with_waits(read_notes(text).book, [1], PEOPLE, STRICT, NOON + timedelta(hours=1), moved=0)
        notes_text(Notes(book=decide(book, PEOPLE, STRICT, NOON + timedelta(hours=1)).book))
        times.append(perf_counter() - start)
    return statistics.median(times)


class _Clock:
    """Stands at a moment."""

    def __init__(self, moment: datetime) -> None:
        self.moment = moment

    def now(self) -> datetime:
        return self.moment

    async def sleep_until(self, moment: datetime, sooner: asyncio.Event) -> None:
        raise AssertionError("nobody sleeps in a bench")


async def _many(path: Path) -> list[dict[str, Any]]:
    store_tables(path, (_begun(channel) for channel in range(TABLES)))
    start = perf_counter()
    async with await open_storage(path) as storage:
        clock = _Clock(NOON)
        sleeper, look = Sleeper(storage, clock), _looker(storage, clock)
        await sleeper.tick(look)
        started = perf_counter() - start
        idle = [await _timed(sleeper, look) for _ in range(20)]
        # The reminders of the first hundred tables fall due at once.
        clock.moment = NOON + timedelta(hours=12, seconds=99.5)
        busy = await _timed(sleeper, look)
    return [
        _figure(f"start-up with {TABLES:,} tables", started, "s", "3 s", 3),
        _figure(f"a tick with {TABLES:,} pending", statistics.median(idle) * 1e3, "ms", "50 ms", 50),
        _figure("one reminder in a tick with 100 due", busy * 1e3 / 100, "ms", "50 ms", 50),
    ]


def _begun(channel: int) -> Stored:
    at = NOON + timedelta(seconds=channel)
    plan = decide(with_waits(Book(), [0], PEOPLE, STRICT, at), PEOPLE, STRICT, at)
    row = {"status": "running", "header": {}, "wake": plan.wake, "notes": notes_text(Notes(book=plan.book))}
    return Stored(NewTable(channel, 1, 100, "puerto_rico", at), row)


def _looker(storage: Storage, clock: _Clock) -> SeeTo:
    async def look(table: int) -> None:
        row = await storage.table(table)
        assert row is not None
        plan = decide(read_notes(row.notes).book, PEOPLE, STRICT, clock.now())
        after = replace(row, wake=plan.wake, notes=notes_text(Notes(book=plan.book)))
        await storage.commit(Change(row, after, clock.now()))

    return look


async def _timed(sleeper: Sleeper, look: SeeTo) -> float:
    start = perf_counter()
    await sleeper.tick(look)
    return perf_counter() - start
