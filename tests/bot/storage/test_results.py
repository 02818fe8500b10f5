"""Results of finished games, which are kept when their tables are deleted."""

from dataclasses import replace
from datetime import timedelta

from bot.storage import ResultRow
from tests.bot.storage.tables import ANNA, BERTA, CLARA, NOON

HERE, ELSEWHERE = 11, 12


def result(table: int, *users: int, guild: int | None = HERE, hours: int = 0) -> ResultRow:
    """A result that ended so many hours after noon."""
    ended = NOON + timedelta(hours=hours)
    return ResultRow(table, guild, "puerto_rico", ended, users, {"table": table, "points": [4, 2]})


def tables(rows: list[ResultRow]) -> list[int]:
    return [row.table for row in rows]


async def kept(storage):
    for row in (
        result(3, ANNA, BERTA, hours=2),
        result(1, BERTA, CLARA, hours=1),
        result(2, ANNA, guild=ELSEWHERE, hours=1),
    ):
        await storage.write_result(row)


async def test_a_result_is_read_as_it_was_written_but_for_whom_it_names(storage):
    await storage.write_result(result(1, ANNA, BERTA))
    assert await storage.results() == [replace(result(1), users=())]


async def test_results_come_in_the_order_of_their_ends_and_of_one_server_alone_if_it_is_named(storage):
    await kept(storage)
    assert tables(await storage.results()) == [1, 2, 3]
    assert tables(await storage.results(HERE)) == [1, 3]
    assert await storage.count_results() == 3


async def test_results_after_an_end_and_its_table_are_those_that_have_not_been_read(storage):
    await kept(storage)
    (first, *rest) = await storage.results()
    assert await storage.results(after=(first.ended, first.table)) == rest


async def test_results_of_users_are_those_that_name_any_of_them(storage):
    await kept(storage)
    assert tables(await storage.results_of([ANNA])) == [2, 3]
    assert tables(await storage.results_of([ANNA, CLARA])) == [1, 2, 3]
    assert await storage.results_of([]) == []


async def test_results_of_tables_are_found_and_those_of_others_are_not(storage):
    await kept(storage)
    assert tables(await storage.results_of_tables([3, 1, 9])) == [1, 3]
    assert await storage.results_of_tables([]) == []


async def test_a_result_that_is_completed_keeps_its_end_and_names_its_users_anew(storage):
    await kept(storage)
    await storage.write_result(replace(result(3, CLARA, hours=9), data={"points": [5]}))
    (row,) = await storage.results_of_tables([3])
    assert (row.ended, row.data) == (NOON + timedelta(hours=2), {"points": [5]})
    assert tables(await storage.results_of([CLARA])) == [1, 3]
    assert tables(await storage.results_of([ANNA])) == [2]


async def test_a_damaged_result_is_read_without_data_and_the_others_whole(storage, monkeypatch):
    await storage.write_result(result(2))
    with monkeypatch.context() as damaged:
        damaged.setattr("bot.storage.results.dumps", lambda data: "{")
        await storage.write_result(result(1))
    assert [row.data for row in await storage.results()] == [{}, result(2).data]
