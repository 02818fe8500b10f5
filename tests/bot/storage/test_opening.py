import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage import Storage, StorageError, open_storage
from bot.storage.migrations import scripts
from bot.storage.sqlite.engine import Sqlite
from bot.storage.sqlite.opening import APPLICATION, PATIENCE, Lock, connect
from bot.storage.sqlite.thread import OneHop
from tests.bot.storage.tables import change, lobby, passed, say, started

NEWEST = len(scripts("sqlite"))


async def filled(file):
    """A database with a table and a log of several pages, closed."""
    async with await open_storage(file) as storage:
        table = await started(storage)
        await storage.commit(change(table, entries=[passed(n) for n in range(500)]))


def everything(folder):
    """All files of the folder with their bytes, but for what processes share: the bot's lock, SQLite's marks."""
    return {
        path.name: path.read_bytes()
        for path in folder.iterdir()
        if path.is_file() and not path.name.endswith(("-lock", "-shm"))
    }


async def refused(file, **rest):
    """Try to open the file: it is refused in one line that names it, and nothing of it has changed."""
    before = everything(file.parent)
    with pytest.raises(StorageError) as error:
        await open_storage(file, patience=0.05, **rest)
    assert everything(file.parent) == before
    sentence = str(error.value)
    assert sentence.startswith(f"{file}: ")
    assert "\n" not in sentence
    wrong, _, remedy = sentence.removeprefix(f"{file}: ").partition("; ")
    assert remedy
    return wrong


def test_a_new_file_is_durable_before_it_is_fast(file):
    with closing(connect(file, scripts("sqlite"), PATIENCE)) as db:
        pragmas = [
            db.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("journal_mode", "synchronous", "foreign_keys", "application_id", "user_version")
        ]
    assert pragmas == ["wal", 2, 1, APPLICATION, NEWEST]


async def test_an_empty_file_is_refused_for_it_was_a_database_once(file):
    file.touch()
    with pytest.raises(StorageError, match="is empty; put back"):
        await open_storage(file)
    assert file.stat().st_size == 0


async def test_a_database_without_its_tables_is_refused(file):
    async with await open_storage(file):
        pass
    with closing(sqlite3.connect(file)) as db:
        db.execute("DROP TABLE outbox")
    with pytest.raises(StorageError, match="half empty"):
        await open_storage(file)


async def test_a_database_that_nobody_filled_is_refused(file):
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA user_version = 0")
        db.execute("VACUUM")
    with pytest.raises(StorageError, match="is half empty"):
        await open_storage(file)


async def test_a_first_start_that_was_cut_short_leaves_nothing_in_the_way(file):
    file.with_name(file.name + ".new").write_bytes(b"half a database")
    async with await open_storage(file) as storage:
        assert await storage.live_tables() == []


@pytest.mark.parametrize("ending", ["-wal", "-shm"])
async def test_no_database_is_made_beside_the_log_of_one_that_was_moved_away(file, ending):
    beside = file.with_name(file.name + ending)
    beside.write_bytes(b"old tables")
    wrong = await refused(file)
    assert wrong == f"is not there, but its {beside.name} is"
    beside.rename(file.with_name(f"moved{ending}"))
    async with await open_storage(file) as storage:
        assert await storage.live_tables() == []


async def test_the_advice_for_a_damaged_file_names_all_its_files(file):
    file.touch()
    with pytest.raises(StorageError, match=r"python -m bot restore, .* with its -wal and -shm files"):
        await open_storage(file)


@pytest.mark.parametrize("ending", [".part", ".replaced-1", ".replaced-12-wal"])
async def test_no_database_is_made_where_a_restore_has_left_files(file, ending):
    file.with_name(file.name + ending).write_bytes(b"old tables")
    assert await refused(file) == f"is not there, but {file.name}{ending} of a restore is"


@pytest.mark.parametrize("link", [Path.symlink_to, Path.hardlink_to])
async def test_a_second_bot_by_another_name_of_the_file_is_refused(file, tmp_path, link):
    async with await open_storage(file):
        other = tmp_path / "other.sqlite"
        link(other, file)
        with pytest.raises(StorageError, match="locked by another Caravel"):
            await open_storage(other)


async def test_a_second_bot_is_refused_and_named_the_first(file):
    async with await open_storage(file):
        before = everything(file.parent)
        with pytest.raises(StorageError, match=rf"locked by another Caravel \(process {os.getpid()}\)"):
            await open_storage(file)
        assert everything(file.parent) == before
    async with await open_storage(file) as again:
        assert await again.live_tables() == []


async def test_tools_may_look_beside_a_running_bot(file):
    async with await open_storage(file) as bot, await open_storage(file, shared=True) as tool:
        await bot.create_table(lobby())
        assert len(await tool.live_tables()) == 1


async def test_tools_make_no_database(file):
    assert await refused(file, shared=True) == "there is no database"
    assert not file.exists()


async def test_a_locked_file_is_refused(file):
    await filled(file)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        assert await refused(file) == "is locked by another program"
    finally:
        other.close()


async def test_a_file_that_another_program_keeps_for_itself_is_refused(file):
    await filled(file)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    try:
        assert await refused(file) == "is locked by another program"
    finally:
        other.close()


async def test_a_read_only_file_is_refused(file):
    await filled(file)
    file.chmod(0o444)
    assert await refused(file) == "is read-only"


async def test_a_read_only_folder_is_refused(file):
    await filled(file)
    file.parent.chmod(0o555)
    try:
        assert await refused(file) == f"the folder {file.parent} is read-only"
    finally:
        file.parent.chmod(0o755)


async def test_a_file_newer_than_the_program_is_refused(file):
    await filled(file)
    newer = sqlite3.connect(file)
    newer.execute(f"PRAGMA user_version = {len(scripts('sqlite')) + 1}")
    newer.close()
    assert await refused(file) == (
        f"was written by a newer Caravel (version {len(scripts('sqlite')) + 1}, this one knows {len(scripts('sqlite'))})"
    )


async def test_a_newer_version_that_stands_only_in_the_write_ahead_log_is_seen(file):
    await filled(file)
    newer = sqlite3.connect(file)
    try:
        newer.execute(f"PRAGMA user_version = {len(scripts('sqlite')) + 1}")
        assert "newer Caravel" in await refused(file, shared=True)
    finally:
        newer.close()


async def test_a_text_file_is_refused(file):
    file.write_text("DISCORD_TOKEN=\n", encoding="utf-8")
    assert await refused(file) == "is not a database"


async def test_the_database_of_another_program_is_refused(file):
    other = sqlite3.connect(file)
    other.execute("CREATE TABLE moz_places (id)")
    other.close()
    assert await refused(file) == "is the database of another program"


async def test_a_damaged_file_is_refused(file):
    await filled(file)
    data = bytearray(file.read_bytes())
    for start in range(4096, len(data), 4096):
        data[start : start + 64] = b"\xa5" * 64
    file.write_bytes(data)
    assert (await refused(file)).startswith("is damaged (")


async def test_a_file_that_was_cut_off_is_refused(file):
    await filled(file)
    with file.open("r+b") as handle:
        handle.truncate(file.stat().st_size // 2)
    assert (await refused(file)).startswith("is damaged (")


async def test_a_folder_is_refused(file):
    file.mkdir()
    assert await refused(file) == "is not a file"


async def test_a_file_in_no_folder_is_refused(tmp_path):
    file = tmp_path / "nowhere" / "caravel.sqlite"
    with pytest.raises(StorageError, match="there is no folder"):
        await open_storage(file)
    assert not file.parent.exists()


@pytest.mark.parametrize("shared", [False, True])
async def test_a_name_that_is_too_long_or_a_link_to_itself_is_refused(tmp_path, shared):
    loop = tmp_path / "loop.sqlite"
    loop.symlink_to(loop)
    for file, said in (
        (tmp_path / ("x" * 300), "File name too long"),
        (loop, "leads to itself|symbolic links"),
    ):
        with pytest.raises(StorageError, match=said):
            await open_storage(file, shared=shared)
    assert [*tmp_path.iterdir()] == [loop]


async def test_a_tool_that_runs_alone_creates_no_database(file):
    with pytest.raises(StorageError, match="there is no database"):
        await open_storage(file, alone=True, create=False)
    assert not [*file.parent.iterdir()]


async def test_a_full_disk_is_said_and_changes_nothing(file):
    db = connect(file, scripts("sqlite"), PATIENCE)
    async with Storage(Sqlite(file, await OneHop.open(lambda: db), Lock(file))) as storage:
        table = await started(storage)
        db.execute("PRAGMA max_page_count = 1")
        with pytest.raises(StorageError, match="the disk is full"):
            await storage.commit(change(table, outbox=[say("x" * 100_000)], status="finished"))
        assert "the disk is full" in str(storage.refused())
        db.execute("PRAGMA max_page_count = 1000000")
        assert await storage.table(table.id) == table
        assert storage.refused()
        await storage.commit(change(table, status="finished"))
        assert storage.refused() is None


async def test_a_writer_that_does_not_let_go_is_said_and_the_next_call_works(file):
    async with await open_storage(file, patience=0.05) as storage:
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError, match="is locked by another program"):
            await storage.create_table(lobby())
        other.close()
        assert (await storage.create_table(lobby())).id == 1
