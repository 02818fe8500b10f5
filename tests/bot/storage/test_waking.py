from datetime import timedelta

from bot.storage import Shard, open_storage
from tests.bot.storage.tables import NOON, after, change, started


async def test_tables_that_are_due_come_longest_overdue_first_with_the_moment_of_the_next(storage):
    late, first, later = [await started(storage, channel) for channel in (11, 12, 13)]
    await storage.commit(change(late, wake=after(2)))
    await storage.commit(change(first, wake=after(1)))
    await storage.commit(change(later, wake=after(9)))
    assert await storage.due_tables(after(3)) == ([first.id, late.id], after(9))


async def test_a_table_stays_due_until_a_change_moves_it_also_over_a_restart(address):
    async with await open_storage(address) as storage:
        table = await started(storage)
        table = await storage.commit(change(table, wake=after(1)))
        assert await storage.due_tables(after(2)) == ([table.id], None)
    async with await open_storage(address) as storage:
        assert await storage.due_tables(after(2)) == ([table.id], None)
        await storage.commit(change(table, wake=None))
        assert await storage.due_tables(after(2)) == ([], None)


async def test_after_an_outage_running_tables_that_wait_for_a_moment_are_looked_at(storage):
    waits, _ = await started(storage, 11), await started(storage, 12)
    await storage.commit(change(waits, wake=after(9)))
    assert (await storage.last_seen(), await storage.outages()) == (None, [])
    await storage.see(NOON)
    assert await storage.last_seen() == NOON
    await storage.add_outage(NOON, after(2), since=NOON, wakes=True)
    assert await storage.last_seen() == after(2)
    assert await storage.outages() == [(NOON, after(2))]
    assert await storage.due_tables(after(2)) == ([waits.id], None)


async def test_outages_that_ended_long_ago_are_forgotten(storage):
    await storage.add_outage(NOON, after(2), since=NOON)
    await storage.add_outage(after(3), after(4), since=after(3))
    assert await storage.outages() == [(after(3), after(4))]


async def test_a_shard_that_is_new_begins_where_others_were_last_seen(storage):
    await storage.see(after(1))
    other = storage.of(Shard(1, 2))
    assert await other.last_seen() == after(1)
    await other.add_outage(after(1), after(2), since=NOON)
    assert await storage.outages() == []


async def test_a_table_that_cannot_be_looked_at_is_put_off(storage):
    table = await started(storage)
    await storage.commit(change(table, wake=after(1)))
    await storage.put_off(table.id, after(5))
    assert await storage.wake_of(table.id) == after(5)
    assert await storage.due_tables(after(2)) == ([], after(5))


async def test_what_exceeds_the_limit_comes_with_the_next_call(storage):
    for n in range(5):
        table = await started(storage, channel=100 + n)
        await storage.commit(change(table, wake=NOON + timedelta(minutes=n)))
    assert await storage.due_tables(after(9), limit=2) == ([1, 2], None)


async def test_a_table_that_is_gone_is_never_due(storage):
    table = await started(storage)
    table = await storage.commit(change(table, wake=NOON))
    await storage.forget_table(table.id)
    assert await storage.due_tables(after(1)) == ([], None)
    assert await storage.wake_of(table.id) is None


async def test_tables_where_the_program_is_to_move_are_found(storage):
    await started(storage, 11)
    working = await storage.commit(change(await started(storage, 12), is_working=True))
    assert await storage.working_tables() == [working.id]
    await storage.commit(change(working, is_working=False))
    assert await storage.working_tables() == []
