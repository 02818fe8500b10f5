from bot.storage import Change, NewTimer, open_storage
from tests.bot.storage.tables import NOON, after, started


async def test_due_timers_come_longest_overdue_first_with_the_moment_of_the_next(storage):
    table = await started(storage)
    timers = [NewTimer("late", after(2)), NewTimer("first", after(1)), NewTimer("next", after(9))]
    await storage.commit(Change(table.id, NOON, timers=timers))
    due, later = await storage.due_timers(after(3))
    assert [timer.kind for timer in due] == ["first", "late"]
    assert later == after(9)


async def test_a_timer_of_the_same_kind_and_key_is_moved(storage):
    table = await started(storage)
    await storage.commit(
        Change(table.id, NOON, timers=[NewTimer("r", after(1), "0"), NewTimer("r", after(2), "1")])
    )
    await storage.commit(Change(table.id, NOON, timers=[NewTimer("r", after(5), "0", {"rung": 2})]))
    assert [(t.key, t.due, t.payload) for t in await storage.timers(table.id)] == [
        ("1", after(2), {}),
        ("0", after(5), {"rung": 2}),
    ]


async def test_a_due_timer_stays_until_a_change_drops_it_also_over_a_restart(file):
    async with await open_storage(file) as storage:
        table = await started(storage)
        await storage.commit(Change(table.id, NOON, timers=[NewTimer("reminder", after(1))]))
        assert len((await storage.due_timers(after(2)))[0]) == 1
    async with await open_storage(file) as storage:
        assert len((await storage.due_timers(after(2)))[0]) == 1
        await storage.commit(Change(table.id, NOON, drop_timers=[("reminder", "")]))
        assert await storage.due_timers(after(2)) == ([], None)


async def test_what_exceeds_the_limit_comes_with_the_next_call(storage):
    table = await started(storage)
    await storage.commit(Change(table.id, NOON, timers=[NewTimer("t", after(n), str(n)) for n in range(5)]))
    due, later = await storage.due_timers(after(9), limit=2)
    assert [timer.key for timer in due] == ["0", "1"]
    assert later is None
