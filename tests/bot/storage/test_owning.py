import asyncio
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from bot.storage.line import Rhythm
from bot.storage.owning import OwnsAll
from tests.support.leaping import run_leaping

ROOT = Path(__file__).parents[3]


async def test_alone_all_shards_are_ours_and_stay_so():
    shards, owner = [], OwnsAll(3)

    async def gained(shard):
        shards.append(shard)

    running = asyncio.create_task(owner.run(gained, gained))
    for _ in range(10):
        await asyncio.sleep(0)
    assert shards == [0, 1, 2]
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    await owner.aclose()


def test_alone_one_identifies_at_a_time_and_bucket():
    async def play():
        owner, loop, turns = OwnsAll(4), asyncio.get_running_loop(), []

        async def identify(bucket):
            await owner.identifying(bucket)
            turns.append((loop.time() - begun, bucket))

        begun = loop.time()
        await asyncio.gather(*(identify(bucket) for bucket in (0, 0, 1, 0, 1)))
        return turns

    turns = run_leaping(play())
    for bucket, count in ((0, 3), (1, 2)):
        moments = [moment for moment, which in turns if which == bucket]
        assert len(moments) == count
        assert moments[0] < 1
        assert all(later - earlier >= 5 for earlier, later in pairwise(moments))


def test_a_rhythm_in_which_the_server_would_free_locks_of_whom_still_acts_is_none():
    with pytest.raises(AssertionError):
        Rhythm(patience=9)


def test_the_shards_of_a_process_that_stands_still_are_taken_over_within_five_seconds():
    rhythm = Rhythm()
    assert rhythm.timeout + rhythm.beat < 5


def test_an_answer_may_be_as_late_as_two_seconds_and_writing_stops_before_others_begin():
    rhythm = Rhythm()
    assert rhythm.patience - rhythm.beat > 2
    assert rhythm.timeout - rhythm.patience >= 1


@pytest.mark.rest
def test_whoever_stays_on_sqlite_needs_no_psycopg():
    program = "import sys; sys.modules['psycopg'] = None; import bot.storage; bot.storage.OwnsAll(1)"
    subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True)
