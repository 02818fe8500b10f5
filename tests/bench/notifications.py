"""Figures of notifications: deciding at one table; start-up and tick with ten thousand tables."""

import asyncio
import statistics
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime, time, timedelta
from pathlib import Path
from time import perf_counter
from typing import Any

from bot.storage import Change, NewTable, Storage, TimerRow, open_storage
from bot.time import (
    PACES,
    TIMER,
    Book,
    Person,
    Sleeper,
    Wishes,
    book_from_data,
    book_to_data,
    decide,
    hand_off,
    planned,
)
from tests.bench._measuring import figure
from tests.bench._stored import Begin, store_tables

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
NIGHT = Wishes(zone="Europe/Berlin", quiet_from=time(3), quiet_until=time(8))
PEOPLE = {seat: Person(100 + seat, NIGHT) for seat in range(4)}
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
    data, times = book_to_data(hand_off(Book(), [0], PEOPLE, STRICT, NOON)), []
    for _ in range(500):
        start = perf_counter()
        book = hand_off(book_from_data(data), [1], PEOPLE, STRICT, NOON + timedelta(hours=1), moved=0)
        book_to_data(decide(book, PEOPLE, STRICT, NOON + timedelta(hours=1)).book)
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
    async with await open_storage(path) as storage:
        await store_tables(storage, (_begun(channel) for channel in range(TABLES)))
    start = perf_counter()
    async with await open_storage(path) as storage:
        clock = _Clock(NOON)
        sleeper = Sleeper(storage, {TIMER: _handler(storage, clock)}, clock)
        await sleeper.tick()
        started = perf_counter() - start
        idle = [await _timed(sleeper) for _ in range(20)]
        # The reminders of the first hundred tables fall due at once.
        clock.moment = NOON + timedelta(hours=12, seconds=99.5)
        busy = await _timed(sleeper)
    return [
        _figure(f"start-up with {TABLES:,} tables", started, "s", "3 s", 3),
        _figure(f"a tick with {TABLES:,} pending", statistics.median(idle) * 1e3, "ms", "50 ms", 50),
        _figure("one reminder in a tick with 100 due", busy * 1e3 / 100, "ms", "50 ms", 50),
    ]


def _begun(channel: int) -> tuple[NewTable, Begin]:
    at = NOON + timedelta(seconds=channel)
    plan = decide(hand_off(Book(), [0], PEOPLE, STRICT, at), PEOPLE, STRICT, at)

    def begin(table: int) -> Change:
        return planned(Change(table, at, 0, status="running", header={}), plan)

    return NewTable(channel, 1, 100, "puerto_rico", at), begin


def _handler(storage: Storage, clock: _Clock) -> Any:
    async def handle(timer: TimerRow) -> None:
        book = book_from_data((await storage.notes(timer.table)).get(TIMER))
        plan = decide(book, PEOPLE, STRICT, clock.now())
        await storage.commit(planned(Change(timer.table, clock.now()), plan))

    return handle


async def _timed(sleeper: Sleeper) -> float:
    start = perf_counter()
    await sleeper.tick()
    return perf_counter() - start
