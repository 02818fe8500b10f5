import asyncio
from contextlib import asynccontextmanager, suppress

import pytest

from bot.storage import Change, NewTimer, open_storage
from bot.time import Sleeper
from bot.time.clock import SystemClock
from bot.time.sleeper import LONGEST, RETRY
from tests.bot.clocks import HandClock
from tests.bot.storage.tables import NOON, after, started


@pytest.fixture
async def storage(tmp_path):
    async with await open_storage(tmp_path / "caravel.sqlite") as opened:
        yield opened


class Table:
    """A table with timers, and what its handler was called for."""

    def __init__(self, storage, number):
        self.storage, self.number, self.calls = storage, number, []

    async def sets(self, *minutes, kind="waits"):
        timers = [NewTimer(kind, after(minute), str(minute)) for minute in minutes]
        await self.storage.commit(Change(self.number, NOON, timers=timers))

    async def handle(self, timer):
        self.calls.append(int(timer.key))
        await self.storage.commit(Change(timer.table, NOON, drop_timers=[(timer.kind, timer.key)]))


@pytest.fixture
async def table(storage):
    return Table(storage, (await started(storage)).id)


@asynccontextmanager
async def running(sleeper, clock):
    task = asyncio.create_task(sleeper.run())
    await clock.asleep.wait()
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def fails(timer):
    raise RuntimeError("a bug")


async def test_what_fell_due_while_the_program_was_off_is_seen_to_once_in_order(storage, table):
    await table.sets(3, 1, 2, 9)
    sleeper = Sleeper(storage, {"waits": table.handle}, HandClock(after(5)))
    assert await sleeper.tick() == after(9)
    assert await sleeper.tick() == after(9)
    assert table.calls == [1, 2, 3]


async def test_it_sleeps_until_the_next_timer(storage, table):
    clock = HandClock(NOON)
    await table.sets(10, 20)
    async with running(Sleeper(storage, {"waits": table.handle}, clock), clock):
        assert clock.until == after(10)
        clock.asleep.clear()
        clock.advance(after(10))
        await clock.asleep.wait()
        assert (table.calls, clock.until) == ([10], after(20))


async def test_it_is_woken_for_an_earlier_timer(storage, table):
    clock = HandClock(NOON)
    sleeper = Sleeper(storage, {"waits": table.handle}, clock)
    async with running(sleeper, clock):
        assert clock.until == NOON + LONGEST
        await table.sets(5)
        clock.asleep.clear()
        sleeper.wake()
        await clock.asleep.wait()
        assert clock.until == after(5)


async def test_a_timer_whose_handler_fails_rests_and_stops_no_other(storage, table, caplog):
    clock = HandClock(after(5))
    await table.sets(1, kind="broken")
    await table.sets(2)
    sleeper = Sleeper(storage, {"broken": fails, "waits": table.handle}, clock)
    assert await sleeper.tick() == clock.now() + RETRY
    assert table.calls == [2]
    assert "timer broken of table 1 failed" in caplog.text


async def test_a_timer_of_a_kind_that_nobody_knows_rests(storage, table, caplog):
    await table.sets(1, kind="from another version")
    assert await Sleeper(storage, {}, HandClock(after(5))).tick() == after(5) + RETRY


async def test_a_timer_that_its_handler_leaves_alone_does_not_come_at_once_again(storage, table, caplog):
    calls = []

    async def forgets(timer):
        calls.append(timer)

    await table.sets(1)
    assert await Sleeper(storage, {"waits": forgets}, HandClock(after(5))).tick() == after(5) + RETRY
    assert len(calls) == 1
    assert "neither dropped nor moved" in caplog.text


async def test_a_table_that_is_deleted_meanwhile_is_no_trouble(storage, table):
    async def deletes(timer):
        await storage.forget_table(timer.table)
        raise RuntimeError("and fails")

    await table.sets(1)
    assert await Sleeper(storage, {"waits": deletes}, HandClock(after(5))).tick() is None


async def test_more_timers_than_are_read_at_once_are_all_seen_to(storage, table):
    await table.sets(*range(250))
    await Sleeper(storage, {"waits": table.handle}, HandClock(after(300))).tick()
    assert table.calls == list(range(250))


async def test_it_goes_on_when_the_file_could_not_be_read(storage, table, tmp_path, monkeypatch, caplog):
    clock = HandClock(after(5))
    sleeper = Sleeper(storage, {"waits": table.handle}, clock)
    read = storage.due_timers

    async def locked(now):
        from bot.storage import StorageError

        raise StorageError(tmp_path, "is locked", "wait")

    monkeypatch.setattr(storage, "due_timers", locked)
    await table.sets(1)
    async with running(sleeper, clock):
        assert clock.until == after(5) + RETRY
        monkeypatch.setattr(storage, "due_timers", read)
        clock.asleep.clear()
        clock.advance(clock.until)
        await clock.asleep.wait()
    assert table.calls == [1]


async def test_the_machines_clock_does_not_wait_for_the_past_or_when_woken():
    clock, woken = SystemClock(), asyncio.Event()
    await clock.sleep_until(NOON.replace(year=2020), woken)
    woken.set()
    await clock.sleep_until(NOON.replace(year=2999), woken)
    assert clock.now().tzinfo is not None
