"""What only PostgreSQL does: connections that break, who else is there, several processes on one outbox."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from bot.storage import Hint, NewPost, Outdated, Shard, StorageError, open_storage
from bot.storage.migrations import scripts
from bot.storage.postgres.dialect import translated
from bot.storage.postgres.engine import Postgres
from bot.storage.sqlite.database import Database
from tests.bot.storage.tables import (
    ANNA,
    BERTA,
    HARBOUR,
    NOON,
    breaking,
    change,
    lobby,
    opened,
    passed,
    put,
    say,
    started,
    stored,
    texts,
)
from tests.support.postgres import ASKED_FOR_A_PASSWORD, PATIENCE, name_of

ROOT = Path(__file__).parents[3]
NORTH, SOUTH = 4 << 22, 7 << 22
"""Servers of the first of two shards and of the second."""


# Opening


async def refused(address, **rest):
    """Try to open a database: it is refused in one line; returns it."""
    with pytest.raises(StorageError) as error:
        await open_storage(address, patience=0.05, **rest)
    sentence = str(error.value)
    assert "\n" not in sentence
    assert sentence.partition("; ")[2]
    assert "hunter2" not in sentence
    return sentence


def as_user(address, user):
    return address.replace("postgres@", f"{user}@")


async def test_a_server_that_does_not_run_cannot_be_reached(tmp_path):
    assert "cannot be reached" in await refused(f"postgresql://x:hunter2@/caravel?host={tmp_path}")


async def test_a_wrong_password_is_said_and_not_shown(laid_out, postgres):
    if not postgres.execute(f"SELECT 1 FROM pg_roles WHERE rolname = '{ASKED_FOR_A_PASSWORD}'"):
        postgres.execute(f"CREATE ROLE {ASKED_FOR_A_PASSWORD} LOGIN PASSWORD 'other'")
    said = await refused(as_user(laid_out, f"{ASKED_FOR_A_PASSWORD}:hunter2"))
    assert "refuses the password" in said
    assert f"{ASKED_FOR_A_PASSWORD}@" in said


async def test_a_database_or_a_user_that_is_not_there_is_said(postgres, laid_out):
    assert "does not exist; create it (createdb)" in await refused(postgres.url("nowhere"))
    assert "does not know the user" in await refused(as_user(laid_out, "nobody_we_know"))


async def test_too_many_connections_are_said(postgres, laid_out):
    postgres.execute("CREATE ROLE crowd LOGIN CONNECTION LIMIT 0")
    assert "has too many connections" in await refused(as_user(laid_out, "crowd"))
    postgres.execute("DROP ROLE crowd")


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://x:hunter2@a@b/c",
        "postgresql://x:hun/ter2@host/c",
        "postgresql://x:hunter2%@host/c",
        "mysql://x:hunter2@host/c",
    ],
)
async def test_a_password_with_signs_that_mislead_is_not_shown(address):
    assert "is no address of a database; expected" in await refused(address)


@pytest.mark.rest
async def test_without_psycopg_it_is_said_what_to_install():
    code = """
import asyncio, sys
sys.modules["psycopg"] = None
from bot.storage import StorageError, open_storage
try:
    asyncio.run(open_storage("postgresql://x/y"))
except StorageError as error:
    print(error)
"""
    said = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert said.stdout == "CARAVEL_DATABASE: psycopg is not installed; pip install '.[postgres]'\n"


async def test_a_database_that_cannot_hold_all_names_is_refused(postgres):
    postgres.execute("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0")
    assert "is written in LATIN1" in await refused(postgres.url("latin"))
    postgres.execute("DROP DATABASE latin")


async def test_the_database_of_another_program_is_refused(database, postgres):
    postgres.execute("CREATE TABLE moz_places (id int)", name_of(database))
    assert "is the database of another program" in await refused(database)


async def test_steps_are_taken_in_order_and_once_and_newer_ones_are_refused(database):
    steps = (*scripts("postgres"), "ALTER TABLE tables ADD COLUMN colour TEXT NOT NULL DEFAULT 'blue'")
    async with opened(database):
        pass
    assert "is of version" in await refused(database, steps=steps, shared=True)
    for _ in range(2):
        async with opened(database, steps=steps) as (storage,):
            await storage.set_user_settings(ANNA, {})
    assert stored(database, "SELECT version FROM caravel_version") == [(len(steps),)]
    assert "newer Caravel" in await refused(database)


async def test_a_step_that_fails_leaves_the_database_of_the_old_version(laid_out):
    steps = (*scripts("postgres"), "CREATE TABLE x (id int)", "ALTER TABLE nowhere ADD COLUMN x int")
    await refused(laid_out, steps=steps)
    async with opened(laid_out) as (storage,):
        assert await storage.live_tables() == []
    assert stored(laid_out, "SELECT to_regclass('x')") == [(None,)]


async def test_bots_that_are_started_at_once_lay_the_database_out_once(database):
    storages = await asyncio.gather(*(open_storage(database) for _ in range(3)))
    try:
        assert [await storage.live_tables() for storage in storages] == [[]] * 3
    finally:
        for storage in storages:
            await storage.close()


async def test_who_must_be_alone_is_told_who_is_in_the_way(laid_out):
    async with opened(laid_out):
        assert "is in use (caravel, process " in await refused(laid_out, alone=True)
    async with opened(laid_out, alone=True):
        assert "is in use" in await refused(laid_out)
        async with opened(laid_out, shared=True) as (tool,):
            assert await tool.live_tables() == []
    async with opened(laid_out):
        pass


async def test_both_engines_lay_out_the_same_tables(file, engine):
    async with await open_storage(file):
        pass
    with closing(sqlite3.connect(file, factory=Database)) as db:
        ours = {laid.name: (set(laid.columns), set(laid.texts), laid.key) for laid in db.layout()}
    theirs = await engine.read(lambda db: db.layout())
    assert ours == {laid.name: (set(laid.columns), set(laid.texts), laid.key) for laid in theirs}


# Connections that break


@pytest.mark.rest
async def test_a_server_that_was_started_again_is_found_by_the_next_call(database, postgres):
    async with opened(database, patience=1) as (storage,):
        table = await started(storage)
        postgres.stop()
        with pytest.raises(StorageError):
            await storage.commit(change(table, entries=[passed(0)]))
        with pytest.raises(StorageError):
            await storage.table(table.id)
        postgres.start()
        assert await storage.table(table.id) == table
        await storage.commit(change(table, entries=[passed(0)]))
        postgres.stop()
        postgres.start()
        assert len(await storage.load_log(table.id)) == 1


async def test_a_read_whose_connection_breaks_is_repeated_and_a_write_is_not(engine: Postgres):
    times = []
    assert (await engine.read(breaking(times))) == (7,)
    assert times == ["tried"] * 2
    times.clear()
    with pytest.raises(StorageError, match="the connection was lost"):
        (await engine.write(breaking(times)))
    assert times == ["tried"]
    assert (await engine.write(lambda db: db.execute("SELECT 8").fetchone())) == (8,)


async def test_what_the_server_says_of_values_is_not_repeated(engine: Postgres):
    with pytest.raises(
        StorageError, match=r"the database refuses \(InvalidTextRepresentation 22P02\)"
    ) as error:
        (await engine.read(lambda db: db.execute("SELECT 'the secret'::bigint").fetchone()))
    assert "secret" not in str(error.value)


# Statements


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ("WHERE id = ? AND n % 4 = 2", "WHERE id = %s AND n %% 4 = 2"),
        ("due <= :now OR due > :far", "due <= %(now)s OR due > %(far)s"),
        ("'a ? :b 100%' || ?::text", "'a ? :b 100%%' || %s::text"),
        (
            """SELECT "at?" FROM x WHERE y = 'it''s ?' AND z = ?""",
            """SELECT "at?" FROM x WHERE y = 'it''s ?' AND z = %s""",
        ),
    ],
)
def test_values_are_marked_as_psycopg_wants_it(ours, theirs):
    assert translated(ours) == theirs


# Several processes


async def test_of_two_processes_that_change_a_table_one_is_outdated(laid_out):
    async with opened(laid_out, laid_out) as (one, other):
        table = await started(one)
        for n in range(20):
            moves = [storage.commit(change(table, entries=[passed(n)])) for storage in (one, other)]
            done = await asyncio.gather(*moves, return_exceptions=True)
            assert sum(isinstance(row, Outdated) for row in done) == 1
            table = await one.table(table.id)
        assert table.entries == 20


async def test_a_row_that_two_processes_tick_off_is_followed_by_what_follows_once(laid_out):
    async with opened(laid_out, laid_out) as (one, other):
        await put(one, await started(one), say("first"))
        (row,) = (await one.take_outbox(NOON)).posts
        await asyncio.gather(
            *(storage.tick_off(row.id, 900, None, [say("then")]) for storage in (one, other))
        )
        assert texts(await one.take_outbox(NOON)) == ["then"]
        assert texts(await other.take_outbox(NOON)) == []


async def test_of_two_reviews_asked_for_at_once_one_is_begun(laid_out):
    async with opened(laid_out, laid_out) as (one, other):
        table = await started(one)
        await asyncio.gather(*(storage.ask_review(table.id, 0, ANNA) for storage in (one, other)))
        assert len(await one.reviews_begun()) == 1


async def test_a_channel_gets_one_table_whoever_opens_it(laid_out):
    async with opened(laid_out, laid_out) as (one, other):
        done = await asyncio.gather(*(s.create_table(lobby()) for s in (one, other)), return_exceptions=True)
        assert sum(isinstance(row, Exception) for row in done) == 1


async def test_nobody_writes_the_id_back_of_a_user_who_is_being_forgotten(laid_out):
    async with opened(laid_out, laid_out) as (one, other):
        tables = [await started(one, HARBOUR + n) for n in range(20)]
        commits = [other.commit(change(table, notes=f"ask {ANNA}")) for table in tables]
        await asyncio.gather(
            *commits[:10], one.forget_user(ANNA, -5, str), *commits[10:], return_exceptions=True
        )
        for table in await one.live_tables():
            assert ANNA not in (table.host, *(seat.user for seat in table.seats))
            assert str(ANNA) not in table.notes


async def test_the_settings_that_another_process_writes_are_read_when_it_has_said_so(laid_out):
    async with opened(laid_out, laid_out) as (one, other):
        assert await one.user_settings(ANNA) == {}
        await other.set_user_settings(ANNA, {"zone": "UTC"})
        assert await one.user_settings(ANNA) == {}
        one.heard(f"user {ANNA}")
        assert await one.user_settings(ANNA) == {"zone": "UTC"}
        await other.set_user_settings(ANNA, {"zone": "Europe/Berlin"})
        one.forget_cached()
        assert await one.user_settings(ANNA) == {"zone": "Europe/Berlin"}


async def test_other_processes_hear_of_what_was_committed_and_of_nothing_else(laid_out):
    async with (
        opened(laid_out) as (storage,),
        await psycopg.AsyncConnection.connect(laid_out, autocommit=True) as ear,
    ):
        await ear.execute("LISTEN caravel")
        first = storage.of(Shard(0, 2))
        table = await started(storage, guild=SOUTH)
        await first.commit(change(table))
        with pytest.raises(Outdated):
            await first.commit(change(table))
        own = await started(storage, HARBOUR + 1, guild=NORTH)
        await first.commit(change(own))
        await first.announce({table.id: say("hello")}, NOON)
        await first.set_user_settings(BERTA, {})
        heard = [note.payload async for note in ear.notifies(timeout=PATIENCE, stop_after=3)]
    hints = [Hint("table", table.id), Hint("outbox", SOUTH), Hint("user", BERTA)]
    assert heard == [str(hint) for hint in hints]


async def taking(storage, taken, until):
    """Take and tick off until so many rows were taken by everybody; `taken` gets each with its target."""
    while len(taken) < until:
        rows = (await storage.take_outbox(NOON)).posts
        taken += [(row.channel or row.user, row.id) for row in rows]
        await asyncio.gather(*(storage.tick_off(row.id, 900) for row in rows))


async def emptied(laid_out, rows, shards):
    """Let a taker of each of these shards empty an outbox of many rows; returns what was taken, in order."""
    targets = [{"channel": 1000 + n} if n % 2 else {"user": 1000 + n} for n in range(40)]
    taken = []
    async with opened(*[laid_out] * len(shards)) as storages:
        for guild in (NORTH, SOUTH):
            table = await started(storages[0], guild, guild=guild)
            mine = [target for target in targets if "user" in target or guild == NORTH]
            await put(
                storages[0], table, *(NewPost("say", "", **mine[n % len(mine)]) for n in range(rows // 2))
            )
        takers = [storage.of(shard) for storage, shard in zip(storages, shards, strict=True)]
        async with asyncio.timeout(600):
            await asyncio.gather(*(taking(taker, taken, rows) for taker in takers))
    return taken


SAME, OF_EACH = (Shard.ALONE, Shard.ALONE), (Shard(0, 2), Shard(1, 2))


@pytest.mark.parametrize(
    ("rows", "shards"),
    [
        pytest.param(200, SAME, id="200 of the same"),
        pytest.param(200, OF_EACH, id="200 of two shards"),
        pytest.param(3_000, SAME, id="3000 of the same", marks=pytest.mark.soak),
    ],
)
@pytest.mark.rest
async def test_two_takers_never_take_a_row_twice_and_keep_the_order_of_each_target(laid_out, rows, shards):
    taken = await emptied(laid_out, rows, shards)
    assert len(taken) == len(set(taken)) == rows
    for target in {target for target, _ in taken}:
        mine = [number for one, number in taken if one == target]
        assert mine == sorted(mine)
