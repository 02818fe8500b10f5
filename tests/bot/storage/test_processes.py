import asyncio
import signal
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.storage import NewPost, open_storage
from games.core.saves import entry_to_data
from tests.bot.storage.tables import HARBOUR, NOON, change, passed, started

ROOT = Path(__file__).parents[3]


@contextmanager
def writer(address, how):
    """A writing process that is ready and waits for the word."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.bot.storage.writer", str(address), how],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout.readline() == "ready\n"
        yield process
    finally:
        process.kill()
        process.communicate()


def go(process):
    process.stdin.write("go\n")
    process.stdin.flush()


@pytest.mark.rest
async def test_killed_at_any_moment_nothing_acknowledged_is_lost(address):
    async with await open_storage(address) as storage:
        table = await started(storage)
    for moves in (1, 7, 40, 3):
        with writer(address, "moves") as process:
            go(process)
            acknowledged = [int(process.stdout.readline()) for _ in range(moves)][-1]
            process.send_signal(signal.SIGKILL)
            rest = process.stdout.read().split()
        acknowledged = int(rest[-1]) if rest else acknowledged
        async with await open_storage(address) as storage:
            now = await storage.table(table.id)
            log = await storage.load_log(table.id)
            assert len(log) - 1 in (acknowledged, acknowledged + 1)
            assert log == [entry_to_data(passed(n)) for n in range(len(log))]
            assert (now.entries, now.revision) == (len(log), len(log) + 1)
            assert now.notes == f"line {len(log) - 1}"


@pytest.mark.rest
async def test_killed_while_writing_every_entry_has_its_post(address):
    async with await open_storage(address) as storage:
        await started(storage)
    with writer(address, "moves") as process:
        go(process)
        for _ in range(20):
            process.stdout.readline()
        process.kill()
        process.communicate()
    async with await open_storage(address) as storage:
        posts = []
        while (taken := await storage.take_outbox(NOON)).posts:
            posts += [post.payload for post in taken.posts]
            await storage.tick_off(taken.posts[0].id, 1)
        assert posts == [f"entry {n}" for n in range((await storage.table(1)).entries)]


@pytest.mark.rest
async def test_a_killed_bot_leaves_no_lock(address):
    async with await open_storage(address) as storage:
        await started(storage)
    with writer(address, "moves") as process:
        go(process)
        process.stdout.readline()
    async with await open_storage(address) as storage:
        assert await storage.find_table(HARBOUR)


@pytest.mark.rest
async def test_two_processes_never_both_write_an_entry(address):
    async with await open_storage(address) as storage:
        await started(storage)
    with writer(address, "0") as first, writer(address, "1") as second:
        go(first)
        go(second)
        won = [set(map(int, process.stdout.read().split())) for process in (first, second)]
    assert not won[0] & won[1]
    assert won[0] | won[1] == set(range(150))
    async with await open_storage(address) as storage:
        log = await storage.load_log(1)
    assert [(entry["n"], entry["seat"]) for entry in log] == [
        (n, 0 if n in won[0] else 1) for n in range(150)
    ]


async def test_a_cancelled_commit_takes_place_as_a_whole_and_the_next_one_works(storage):
    table = await started(storage)
    move = change(table, entries=[passed(0)], outbox=[NewPost("x", "", channel=1)])
    task = asyncio.create_task(storage.commit(move))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert len(await storage.load_log(table.id)) == 1
    table = await storage.table(table.id)
    assert (await storage.commit(change(table, entries=[passed(1)]))).revision == 3


@pytest.mark.rest
async def test_many_commits_at_once_all_take_place(storage):
    tables = [await started(storage, channel) for channel in range(30)]
    moves = [change(table, entries=[passed(0)]) for table in tables]
    assert [row.revision for row in await asyncio.gather(*map(storage.commit, moves))] == [2] * 30
