"""The PostgreSQL server that tests start."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.support.postgres import PATIENCE

ROOT = Path(__file__).parents[3]
WAITS = """
from tests.support.postgres import running
with running() as server:
    print(server.folder, flush=True)
    input()
"""


@pytest.mark.rest
def test_a_server_ends_with_the_tests_that_want_it_however_they_end(postgres):
    process = subprocess.Popen(
        [sys.executable, "-c", WAITS], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    folder = Path(process.stdout.readline().strip())
    assert (folder / "data" / "postmaster.pid").exists()
    process.kill()
    process.communicate()
    begun = time.monotonic()
    while folder.exists():
        assert time.monotonic() - begun < PATIENCE
        time.sleep(0.02)


def test_a_server_keeps_its_data_when_it_is_started_again(postgres):
    name = postgres.database().split("/")[3].partition("?")[0]
    postgres.execute("CREATE TABLE boats (name text)", name)
    postgres.execute("INSERT INTO boats VALUES ('Pinta')", name)
    postgres.stop()
    postgres.start()
    assert postgres.execute("SELECT name FROM boats", name) == [("Pinta",)]
