"""Calls that wait for PostgreSQL at the same time: the first is under way, and the others are written together."""

import asyncio
import gc

from bot.storage import ChannelTaken, EntryTaken, Outdated, StorageError, TableRow, open_storage
from bot.storage.postgres.engine import Postgres
from tests.bot.storage.tables import HARBOUR, breaking, change, lobby, opened, passed, started, stored


def numbered(db):
    """Return the number of the transaction."""
    return db.execute("SELECT txid_current()").fetchone()


async def test_what_waits_at_the_same_time_is_written_in_one_transaction(engine: Postgres):
    first, *others = await asyncio.gather(*(engine.write(numbered) for _ in range(5)))
    assert len({*others}) == 1
    assert first not in others


async def test_of_what_is_written_together_each_fails_alone(laid_out):
    async with opened(laid_out) as (storage,):
        tables = [await started(storage, HARBOUR + n) for n in range(7)]
        await storage.commit(change(tables[3]))
        taken = await storage.commit(change(tables[4], entries=[passed(0)]))
        changes = [change(table, entries=[passed(0)]) for table in [*tables[:4], taken, *tables[5:]]]
        done = await asyncio.gather(
            *map(storage.commit, changes), storage.create_table(lobby()), return_exceptions=True
        )
        assert [type(row) for row in done] == [
            *[TableRow] * 3,
            Outdated,
            EntryTaken,
            *[TableRow] * 2,
            ChannelTaken,
        ]
        assert [len(await storage.load_log(table.id)) for table in tables] == [1, 1, 1, 0, 1, 1, 1]
        assert [(await storage.table(table.id)).revision for table in tables] == [
            before.revision + 1 for before in [*tables[:4], tables[4], *tables[5:]]
        ]


async def test_what_is_written_together_is_not_repeated_when_the_connection_breaks(engine: Postgres):
    times = []
    asked = [engine.write(query) for query in (numbered, numbered, breaking(times), numbered)]
    first, *others = await asyncio.gather(*asked, return_exceptions=True)
    assert isinstance(first, tuple)
    assert [type(error) for error in others] == [StorageError] * 3
    assert times == ["tried"]


async def test_what_waits_takes_place_though_its_caller_is_cancelled(laid_out):
    async with opened(laid_out) as (storage,):
        tables = [await started(storage, HARBOUR + n) for n in range(3)]
        tasks = [asyncio.create_task(storage.commit(change(table, entries=[passed(0)]))) for table in tables]
        await asyncio.sleep(0)
        tasks[1].cancel()
        done = await asyncio.gather(*tasks, return_exceptions=True)
        assert isinstance(done[1], asyncio.CancelledError)
        assert [len(await storage.load_log(table.id)) for table in tables] == [1, 1, 1]


async def test_nobody_is_told_of_what_fails_when_its_caller_has_been_cancelled_twice(engine: Postgres):
    told = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: told.append(context["message"]))
    first = asyncio.create_task(engine.write(numbered))
    task = asyncio.create_task(engine.write(breaking([])))
    for _ in range(2):
        await asyncio.sleep(0)
        task.cancel()
    await asyncio.wait({task})
    assert task.cancelled()
    del task
    await first
    await asyncio.gather(engine.write(numbered), return_exceptions=True)  # it comes after what fails
    gc.collect()
    assert not told


async def test_what_waits_is_written_before_the_database_is_let_go(laid_out, postgres):
    storage = await open_storage(laid_out, durable=False)
    asked = [asyncio.create_task(storage.set_user_settings(user, {"zone": "UTC"})) for user in (1, 2, 3)]
    await asyncio.sleep(0)
    await storage.close()
    await asyncio.gather(*asked)
    assert stored(laid_out, "SELECT count(*) FROM users") == [(3,)]
