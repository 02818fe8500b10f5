import asyncio
from contextlib import asynccontextmanager, suppress

import pytest

from bot.acts.sleeper import LONGEST, RETRY, Sleeper
from bot.storage import StorageError, open_storage
from bot.time.clock import SystemClock
from tests.bot.clocks import HandClock
from tests.bot.storage.tables import NOON, after, change, started


@pytest.fixture
async def storage(tmp_path):
    async with await open_storage(tmp_path / "caravel.sqlite", durable=False) as opened:
        yield opened


class Tables:
    """Tables that are to be looked at, by their numbers from 1, and which were."""

    def __init__(self, storage):
        self.storage, self.looked_at = storage, []

    async def due(self, *minutes):
        """One table for each of these minutes after noon."""
        for minute in minutes:
            table = await started(self.storage, channel=1000 + minute)
            await self.storage.commit(change(table, wake=after(minute)))

    async def look(self, number):
        self.looked_at.append(number)
        await self.storage.commit(change(await self.storage.table(number), wake=None))


@pytest.fixture
async def tables(storage):
    return Tables(storage)


@asynccontextmanager
async def running(sleeper, look, clock):
    task = asyncio.create_task(sleeper.run(look))
    await clock.asleep.wait()
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def test_what_fell_due_while_the_program_was_off_is_seen_to_once_in_order(storage, tables):
    await tables.due(3, 1, 2, 9)
    sleeper = Sleeper(storage, HandClock(after(5)))
    assert await sleeper.tick(tables.look) == after(9)
    assert await sleeper.tick(tables.look) == after(9)
    assert tables.looked_at == [2, 3, 1]


async def test_it_sleeps_until_the_next_table_is_due(storage, tables):
    clock = HandClock(NOON)
    await tables.due(10, 20)
    async with running(Sleeper(storage, clock), tables.look, clock):
        assert clock.until == after(10)
        clock.asleep.clear()
        clock.advance(after(10))
        await clock.asleep.wait()
        assert (tables.looked_at, clock.until) == ([1], after(20))


async def test_it_is_woken_for_an_earlier_one(storage, tables):
    clock = HandClock(NOON)
    sleeper = Sleeper(storage, clock)
    async with running(sleeper, tables.look, clock):
        assert clock.until == NOON + LONGEST
        await tables.due(5)
        clock.asleep.clear()
        sleeper.wake()
        await clock.asleep.wait()
        assert clock.until == after(5)


async def test_a_table_that_cannot_be_looked_at_rests_and_stops_no_other(storage, tables, caplog):
    async def look(number):
        if number == 1:
            raise RuntimeError("a bug")
        await tables.look(number)

    clock = HandClock(after(5))
    await tables.due(1, 2)
    assert await Sleeper(storage, clock).tick(look) == clock.now() + RETRY
    assert tables.looked_at == [2]
    assert "table 1 could not be looked at" in caplog.text


async def test_a_table_that_is_still_due_after_a_look_does_not_come_at_once_again(storage, tables, caplog):
    calls = []

    async def forgets(number):
        calls.append(number)

    await tables.due(1)
    assert await Sleeper(storage, HandClock(after(5))).tick(forgets) == after(5) + RETRY
    assert calls == [1]
    assert "still due" in caplog.text


async def test_a_table_that_is_deleted_meanwhile_is_no_trouble(storage, tables):
    async def deletes(number):
        await storage.forget_table(number)
        raise RuntimeError("and fails")

    await tables.due(1)
    assert await Sleeper(storage, HandClock(after(5))).tick(deletes) is None


@pytest.mark.rest
async def test_more_tables_than_are_read_at_once_are_all_seen_to(storage, tables):
    await tables.due(*range(250))
    await Sleeper(storage, HandClock(after(300))).tick(tables.look)
    assert tables.looked_at == list(range(1, 251))


async def test_clicks_come_between_any_two_tables_for_as_long_as_the_one_before_took(storage, tables):
    pauses: list[tuple[int, float]] = []
    now = 0.0

    async def pause(seconds):
        pauses.append((len(tables.looked_at), seconds))

    async def look(number):
        nonlocal now
        now += number
        await tables.look(number)

    await tables.due(*range(250))
    sleeper = Sleeper(storage, HandClock(after(300)), seconds=lambda: now, pause=pause)
    await sleeper.tick(look)
    assert pauses == [(number, float(number)) for number in range(250)]


async def test_it_goes_on_when_the_file_could_not_be_read(storage, tables, tmp_path, monkeypatch, caplog):
    clock = HandClock(after(5))
    sleeper = Sleeper(storage, clock)
    read = storage.due_tables

    async def locked(now):
        raise StorageError(tmp_path, "is locked", "wait")

    monkeypatch.setattr(storage, "due_tables", locked)
    await tables.due(1)
    async with running(sleeper, tables.look, clock):
        assert clock.until == after(5) + RETRY
        monkeypatch.setattr(storage, "due_tables", read)
        clock.asleep.clear()
        clock.advance(clock.until)
        await clock.asleep.wait()
    assert tables.looked_at == [1]


async def test_the_machines_clock_does_not_wait_for_the_past_or_when_woken():
    clock, woken = SystemClock(), asyncio.Event()
    await clock.sleep_until(NOON.replace(year=2020), woken)
    woken.set()
    await clock.sleep_until(NOON.replace(year=2999), woken)
    assert clock.now().tzinfo is not None
