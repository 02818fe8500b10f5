import asyncio
import errno
import os
import shutil
from contextlib import asynccontextmanager, suppress
from datetime import timedelta

import pytest

from bot.storage import StorageError, open_storage
from bot.storage.sqlite import backups
from tests.bot.clocks import HandClock
from tests.bot.storage.tables import ANNA, HARBOUR, NOON, TAVERN, change, passed, say, started, texts


@pytest.fixture
def address(file):
    """PostgreSQL is backed up by its own tools."""
    return file


async def test_a_back_up_can_be_put_in_the_place_of_the_lost_file(file, tmp_path):
    async with await open_storage(file) as storage:
        table = await started(storage)
        table = await storage.commit(change(table, entries=[passed(0)], outbox=[say("turn")]))
        await storage.set_user_settings(ANNA, {"zone": "Europe/Berlin"})
        copy = await backups.back_up(storage, tmp_path / "copies", NOON, timedelta(days=7))
        await storage.commit(change(table, entries=[passed(1)]))
    file.unlink()
    shutil.copy(copy, file)
    async with await open_storage(file) as storage:
        assert [entry["n"] for entry in await storage.load_log(table.id)] == [0]
        assert await storage.user_settings(ANNA) == {"zone": "Europe/Berlin"}
        assert texts(await storage.take_outbox(NOON)) == ["turn"]
        await storage.commit(change(table, entries=[passed(1)]))


async def test_moves_go_on_while_a_back_up_is_made(storage, tmp_path):
    table = await started(storage)
    copying = asyncio.create_task(storage.back_up(tmp_path / "copy.sqlite"))
    for n in range(20):
        table = await storage.commit(change(table, entries=[passed(n)]))
    await copying
    async with await open_storage(tmp_path / "copy.sqlite") as copy:
        log = await copy.load_log(table.id)
        assert [entry["n"] for entry in log] == list(range(len(log)))
        assert (await copy.table(table.id)).entries == len(log)


async def test_a_back_up_replaces_nothing(storage, tmp_path):
    target = tmp_path / "copy.sqlite"
    target.write_text("holiday pictures", encoding="utf-8")
    with pytest.raises(StorageError, match="is there already"):
        await storage.back_up(target)
    assert target.read_text(encoding="utf-8") == "holiday pictures"


async def test_a_back_up_that_fails_leaves_nothing_behind(storage, tmp_path):
    with pytest.raises(StorageError):
        await storage.back_up(tmp_path / "nowhere" / "copy.sqlite")
    assert not [path for path in tmp_path.iterdir() if "copy" in path.name]


async def test_an_interrupted_back_up_is_overwritten(storage, tmp_path):
    (tmp_path / "copy.sqlite.part").write_text("half", encoding="utf-8")
    await storage.back_up(tmp_path / "copy.sqlite")
    assert not (tmp_path / "copy.sqlite.part").exists()
    async with await open_storage(tmp_path / "copy.sqlite") as copy:
        assert await copy.live_tables() == []


async def test_old_back_ups_are_deleted_and_other_files_are_not(storage, tmp_path):
    folder = tmp_path / "copies"
    folder.mkdir()
    for name in ("caravel-before-the-move.sqlite", "notes.txt"):
        (folder / name).write_text("mine", encoding="utf-8")
    for day in range(5):
        await backups.back_up(storage, folder, NOON + timedelta(days=day), keep=timedelta(days=2))
    assert [made for made, _ in backups.stored(folder)] == [NOON + timedelta(days=day) for day in (2, 3, 4)]
    assert (folder / "caravel-before-the-move.sqlite").exists()
    assert (folder / "notes.txt").exists()


def copies_of(folder, *moments):
    """Files named like the back-ups of these moments."""
    folder.mkdir(exist_ok=True)
    for moment in moments:
        (folder / moment.strftime("caravel-%Y-%m-%dT%H%MZ.sqlite")).touch()


async def test_the_newest_back_ups_are_kept_however_old(storage, tmp_path):
    copies_of(tmp_path / "copies", *(NOON - timedelta(days=day) for day in range(100, 105)))
    await backups.back_up(storage, tmp_path / "copies", NOON, keep=timedelta(0))
    kept = [NOON - timedelta(days=day) for day in (101, 100, 0)]
    assert [made for made, _ in backups.stored(tmp_path / "copies")] == kept


async def test_back_ups_from_the_future_do_not_make_good_ones_old(storage, tmp_path):
    good = [NOON - timedelta(days=day) for day in (30, 29, 28)]
    copies_of(tmp_path / "copies", *good[:2], *(NOON + timedelta(days=day) for day in range(900, 905)))
    await backups.back_up(storage, tmp_path / "copies", good[2], keep=timedelta(0))
    assert [made for made, _ in backups.stored(tmp_path / "copies")][:3] == good


async def test_the_next_back_up_is_due_by_the_date_of_the_newest(storage, tmp_path):
    day = timedelta(days=1)
    assert backups.next_due(tmp_path, day, NOON) is None
    await backups.back_up(storage, tmp_path, NOON, timedelta(days=7))
    assert backups.next_due(tmp_path, day, NOON) == NOON + day


def test_a_back_up_from_the_future_delays_no_other_and_is_not_the_newest(tmp_path):
    copies_of(tmp_path, NOON, NOON + timedelta(days=900))
    assert backups.newest(tmp_path, NOON) == NOON
    assert backups.next_due(tmp_path, timedelta(days=1), NOON) == NOON + timedelta(days=1)


async def test_a_corrected_clock_counts_within_the_hour(storage, tmp_path, caplog):
    clock, folder = HandClock(NOON + timedelta(days=900)), tmp_path / "copies"
    work = backups.keep_backing_up(storage, folder, timedelta(days=1), timedelta(days=7), clock)
    task = asyncio.create_task(work)
    await clock.asleep.wait()
    assert clock.until == clock.now() + timedelta(hours=1)
    for moment in (NOON, NOON + timedelta(hours=1)):
        clock.asleep.clear()
        clock.advance(clock.until)
        clock.set(moment)
        await clock.asleep.wait()
    task.cancel()
    assert [made for made, _ in backups.stored(folder)] == [NOON, NOON + timedelta(days=900)]
    assert caplog.text.count("is dated after now and does not count") == 1


async def test_back_ups_are_made_on_schedule_also_over_restarts(storage, tmp_path):
    clock, folder, day = HandClock(NOON), tmp_path / "copies", timedelta(days=1)

    @asynccontextmanager
    async def running():
        work = backups.keep_backing_up(storage, folder, day, timedelta(days=7), clock)
        task = asyncio.create_task(work)
        await clock.asleep.wait()
        yield
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task

    async with running():
        assert clock.until == NOON + timedelta(hours=1)
        clock.asleep.clear()
        clock.advance(NOON + day)
        await clock.asleep.wait()
    clock.set(NOON + 1.5 * day)
    async with running():
        assert clock.until == NOON + 1.5 * day + timedelta(hours=1)
    assert [made for made, _ in backups.stored(folder)] == [NOON, NOON + day]


async def test_a_back_up_that_fails_is_tried_again_and_said(storage, tmp_path, caplog):
    clock, folder = HandClock(NOON), tmp_path / "copies"
    folder.write_text("in the way", encoding="utf-8")
    work = backups.keep_backing_up(storage, folder, timedelta(days=1), timedelta(days=7), clock)
    task = asyncio.create_task(work)
    await clock.asleep.wait()
    assert clock.until == NOON + backups.RETRY
    assert "no back-up was written" in caplog.text
    folder.unlink()
    clock.asleep.clear()
    clock.advance(clock.until)
    await clock.asleep.wait()
    assert len(backups.stored(folder)) == 1
    task.cancel()


async def test_nobody_else_may_read_the_database_or_a_back_up(storage, file, tmp_path):
    await storage.back_up(tmp_path / "copy.sqlite")
    for path in (file, tmp_path / "copy.sqlite"):
        assert path.stat().st_mode & 0o077 == 0


async def test_a_restored_back_up_goes_on_and_what_it_replaces_is_put_aside(file, tmp_path):
    async with await open_storage(file) as storage:
        table = await started(storage)
        table = await storage.commit(change(table, entries=[passed(0)]))
        copy = await backups.back_up(storage, tmp_path / "copies", NOON, timedelta(days=7))
        await storage.commit(change(table, entries=[passed(1)]))
    aside = backups.restore(copy, file, NOON)
    async with await open_storage(file) as storage:
        assert len(await storage.load_log(table.id)) == 1
        await storage.commit(change(table, entries=[passed(1)]))
    async with await open_storage(aside) as storage:
        assert len(await storage.load_log(table.id)) == 2
    assert copy.exists()


async def test_a_back_up_is_restored_where_nothing_is_left(storage, tmp_path):
    await started(storage)
    copy = await backups.back_up(storage, tmp_path / "copies", NOON, timedelta(days=7))
    assert backups.restore(copy, tmp_path / "new.sqlite", NOON) is None
    async with await open_storage(tmp_path / "new.sqlite") as restored:
        assert len(await restored.live_tables()) == 1


async def test_a_log_left_without_its_database_is_not_read_into_the_restored_one(file, tmp_path):
    async with await open_storage(file) as storage:
        copy = await backups.back_up(storage, tmp_path / "copies", NOON, timedelta(days=7))
        await started(storage)
        log = file.with_name(file.name + "-wal").read_bytes()
    file.unlink()
    file.with_name(file.name + "-wal").write_bytes(log)
    assert backups.restore(copy, file, NOON) is None
    async with await open_storage(file) as restored:
        assert await restored.live_tables() == []
    assert file.with_name(file.name + ".replaced-1-wal").read_bytes() == log


async def test_nothing_of_an_interrupted_restore_is_read_into_the_next(file, tmp_path):
    async with await open_storage(file) as storage:
        copy = await backups.back_up(storage, tmp_path / "copies", NOON, timedelta(days=7))
        await started(storage)
        log = file.with_name(file.name + "-wal").read_bytes()
    for ending in ("", "-wal", "-shm", "-journal"):
        file.with_name(f"{file.name}.part{ending}").write_bytes(log)
    backups.restore(copy, file, NOON)
    assert not list(tmp_path.glob("*.part*"))
    async with await open_storage(file) as restored:
        assert await restored.live_tables() == []


async def test_a_restore_onto_a_full_disk_is_refused_and_leaves_the_database(file, tmp_path, monkeypatch):
    async with await open_storage(file) as storage:
        copy = await backups.back_up(storage, tmp_path / "copies", NOON, timedelta(days=7))
        await started(storage)

    def full(*_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(backups.shutil, "copyfile", full)
    with pytest.raises(StorageError, match=r"\.part: cannot be used \(No space left on device\); look at"):
        backups.restore(copy, file, NOON)
    assert not list(tmp_path.glob("*.part*"))
    async with await open_storage(file) as kept:
        assert len(await kept.live_tables()) == 1


async def test_a_lock_that_cannot_be_opened_is_named(file):
    file.with_name(file.name + "-lock").mkdir()
    with pytest.raises(StorageError, match="-lock: cannot be used"):
        await open_storage(file)


class Killed(BaseException):
    """Stands for the end of the process."""


def killed(*_):
    raise Killed


def impossible(*_):
    raise OSError


@pytest.mark.parametrize("links", [True, False])
async def test_a_killed_restore_is_said_and_can_be_run_again(file, tmp_path, monkeypatch, links):
    async with await open_storage(file) as storage:
        copy = await backups.back_up(storage, tmp_path / "copies", NOON, timedelta(days=7))
        await started(storage)
    with monkeypatch.context() as patch:
        patch.setattr("pathlib.Path.replace", killed)
        if not links:
            patch.setattr("os.link", impossible)
        with pytest.raises(Killed):
            backups.restore(copy, file, NOON)
    assert file.exists() == links
    with pytest.raises(StorageError, match="run python -m bot restore again"):
        await open_storage(file)
    backups.restore(copy, file, NOON)
    async with await open_storage(file) as restored:
        assert await restored.live_tables() == []
    async with await open_storage(file.with_name(file.name + ".replaced-1")) as old:
        assert len(await old.live_tables()) == 1


@pytest.mark.parametrize("before", [0, 1])
async def test_no_number_is_given_twice_when_an_older_back_up_is_restored(file, tmp_path, before):
    async with await open_storage(file) as storage:
        if before:
            await started(storage, HARBOUR)
        copy = await backups.back_up(storage, tmp_path / "copies", NOON, timedelta(days=7))
        lost = [(await started(storage, TAVERN + place)).id for place in range(3)]
    backups.restore(copy, file, NOON)
    async with await open_storage(file) as storage:
        assert (await started(storage, TAVERN)).id > max(lost)


async def test_nothing_is_restored_under_a_running_bot(storage, file, tmp_path):
    copy = await backups.back_up(storage, tmp_path / "copies", NOON, timedelta(days=7))
    with pytest.raises(StorageError, match="locked by another Caravel"):
        backups.restore(copy, file, NOON)
    assert await storage.live_tables() == []


@pytest.mark.parametrize("content", [b"", b"holiday pictures", b"SQLite format 3\0" + b"?" * 4096])
async def test_what_is_no_back_up_is_not_restored(file, tmp_path, content):
    async with await open_storage(file) as storage:
        table = await started(storage)
    wrong = tmp_path / "wrong.sqlite"
    wrong.write_bytes(content)
    with pytest.raises(StorageError):
        backups.restore(wrong, file, NOON)
    async with await open_storage(file) as storage:
        assert await storage.table(table.id)
