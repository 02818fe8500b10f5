"""The clock that leaps: it waits for what threads do, so that how long a test's hours are does not go by the machine."""

import asyncio
import time
from contextlib import closing
from sqlite3 import connect

import pytest

from tests.support.leaping import THREADS, run_leaping

REAL = 0.1


def busy():
    until = time.monotonic() + REAL
    while time.monotonic() < until:
        pass


def querying():
    with closing(connect(":memory:")) as db:
        until = time.monotonic() + REAL
        numbers = (
            "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n LIMIT 20000) SELECT sum(x) FROM n"
        )
        while time.monotonic() < until:
            db.execute(numbers).fetchone()


@pytest.mark.skipif(not THREADS.exists(), reason="only Linux says what threads do")
@pytest.mark.parametrize("work", [busy, querying])
def test_time_does_not_leap_while_a_thread_works(work):
    async def waits():
        sleeper = asyncio.create_task(asyncio.sleep(60))
        await asyncio.to_thread(work)
        passed = asyncio.get_running_loop().time()
        sleeper.cancel()
        return passed

    assert run_leaping(waits(), grace=REAL / 50) == 0


def test_time_leaps_past_a_thread_that_waits():
    async def waits():
        await asyncio.gather(asyncio.to_thread(time.sleep, REAL), asyncio.sleep(60))
        return asyncio.get_running_loop().time()

    assert run_leaping(waits(), grace=REAL / 50) == 60
