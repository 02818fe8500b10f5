"""Everything goes from one engine to another and back."""

import sqlite3
from contextlib import closing

import pytest

from bot.storage import NEW, NewPost, OrderRow, ResultRow, StorageError, open_storage
from bot.storage.copying import BATCH, copy, digest
from tests.bot.storage.tables import (
    ANNA,
    BERTA,
    HARBOUR,
    NOON,
    TAVERN,
    after,
    change,
    passed,
    put,
    say,
    started,
    stored,
)


@pytest.fixture
async def filled(file):
    """A file with something in every table, and a number of a table that is not given again."""
    async with await open_storage(file, durable=False) as storage:
        table = await started(storage)
        orders = (OrderRow(NEW, 0, {"a": 1}),)
        result = ResultRow(table.id, 1, "puerto_rico", after(9), (ANNA, BERTA), {"seats": []})
        entries = [passed(n) for n in range(BATCH + 10)]
        post = NewPost("say", "ünd 100 %", user=ANNA, optional=True)
        written = change(table, entries=entries, orders=orders, outbox=[say("x"), post], is_working=True)
        await storage.commit(written)
        await storage.write_result(result)
        (row, _) = (await storage.take_outbox(NOON)).posts
        await storage.hush(row.id, 50013, NOON, after(5))
        await storage.set_user_settings(ANNA, {"zone": "UTC"})
        await storage.set_server_settings(1, {"language": "it"})
        await storage.write_jotting(table.id, ANNA, "corn")
        await storage.write_try(table.id, ANNA, {"log": []}, NOON)
        await storage.ask_review(table.id, 0, ANNA)
        await storage.remember_launch("i-1-gc-1-11", HARBOUR, 1, NOON, NOON)
        await storage.sign_in(ANNA, 7)
        await storage.replace_page_key("key", NOON, NOON)
        await storage.add_outage(NOON, after(5), since=NOON)
        await storage.create_league(HARBOUR, 1, {"name": "spring"}, [], NOON)
        gone = await started(storage, TAVERN)
        await storage.forget_table(gone.id)
    return file


def everything(address, names):
    return {name: sorted(map(repr, stored(address, f"SELECT * FROM {name}"))) for name in names}


async def digest_of(address):
    async with await open_storage(address, shared=True) as storage:
        return await digest(storage)


@pytest.mark.rest
async def test_everything_goes_to_the_other_engine_and_back(filled, laid_out, tmp_path):
    back = tmp_path / "back.sqlite"
    names = [name for (name,) in stored(filled, "SELECT name FROM sqlite_master WHERE type = 'table'")]
    before = everything(filled, names)
    assert all(before.values()), "something is in every table"
    rows = sum(len(found) for name, found in before.items() if not name.startswith("sqlite_"))
    assert await copy(filled, laid_out) == rows
    assert await copy(laid_out, back) == rows
    assert everything(back, names) == before
    assert await digest_of(filled) == await digest_of(laid_out) == await digest_of(back)


@pytest.mark.rest
async def test_what_was_copied_is_played_on_and_no_number_is_given_twice(filled, laid_out):
    await copy(str(filled), laid_out)
    async with await open_storage(laid_out, durable=False) as storage:
        (table,) = await storage.live_tables()
        table = await storage.commit(change(table, entries=[passed(table.entries)]))
        assert (await started(storage, TAVERN)).id == table.id + 2
        await put(storage, table, say("more"))


async def test_another_log_has_another_digest(filled):
    before = await digest_of(filled)
    async with await open_storage(filled) as storage:
        (table,) = await storage.live_tables()
        await storage.commit(change(table, entries=[passed(table.entries)]))
    assert await digest_of(filled) != before


@pytest.mark.rest
async def test_nothing_is_copied_into_what_is_not_empty(filled, laid_out, tmp_path):
    await copy(filled, laid_out)
    before = stored(laid_out, "SELECT count(*) FROM outbox")
    with pytest.raises(StorageError, match="is not empty"):
        await copy(filled, laid_out)
    with pytest.raises(StorageError, match="is not empty"):
        await copy(laid_out, filled)
    assert stored(laid_out, "SELECT count(*) FROM outbox") == before


@pytest.mark.rest
async def test_nothing_is_copied_while_a_bot_has_either(filled, laid_out, tmp_path):
    async with await open_storage(laid_out):
        with pytest.raises(StorageError, match="is in use"):
            await copy(filled, laid_out, patience=0.05)
        with pytest.raises(StorageError, match="is in use"):
            await copy(laid_out, tmp_path / "new.sqlite", patience=0.05)
    async with await open_storage(filled):
        with pytest.raises(StorageError, match="is locked by another Caravel"):
            await copy(filled, laid_out, patience=0.05)


@pytest.mark.rest
async def test_only_todays_tables_are_copied(filled, laid_out, tmp_path):
    with closing(sqlite3.connect(filled)) as db:
        db.execute("PRAGMA user_version = 12")
    with pytest.raises(StorageError, match="is of version 12"):
        await copy(filled, laid_out)
    with pytest.raises(StorageError, match="is not there"):
        await copy(tmp_path / "nowhere.sqlite", laid_out)


DAMAGE = {
    "UPDATE jottings SET text = 'a' || char(0)": ("jottings", "text"),
    "UPDATE users SET settings = CAST(x'ff' AS BLOB)": ("users", "settings"),
    "UPDATE results SET ended = 'once'": ("results", "ended"),
    "UPDATE seats SET name = CAST(x'ff' AS BLOB) WHERE seat = 1": ("seats", "name"),
}


@pytest.mark.parametrize("damage", DAMAGE)
@pytest.mark.rest
async def test_a_row_that_the_other_engine_does_not_take_is_named_and_nothing_is_left(
    filled, laid_out, damage
):
    with closing(sqlite3.connect(filled)) as db, db:
        db.execute(damage)
    table, column = DAMAGE[damage]
    with pytest.raises(
        StorageError, match=rf"a row of {table} \(\w+ \d.*\) is damaged in the column {column};"
    ):
        await copy(filled, laid_out)
    assert stored(laid_out, "SELECT count(*) FROM tables") == [(0,)]
