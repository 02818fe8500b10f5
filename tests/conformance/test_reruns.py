"""A second try for tests of processes and browsers: `tests/support/reruns.py`."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.reruns import MOST

ROOT = Path(__file__).parents[2]
FLAKY = """
from pathlib import Path
import pytest

@pytest.mark.parametrize("number", range({count}))
def test_flaky(number):
    mark = Path(__file__).with_name(f"mark-{{number}}")
    tries = len(mark.read_text()) if mark.exists() else 0
    mark.write_text("x" * (tries + 1))
    assert tries >= {failures}, "it failed at first"
"""


@pytest.mark.parametrize(
    ("folder", "count", "failures", "code"),
    [("bot", 1, 1, 0), ("bot", MOST, 1, 0), ("bot", MOST + 1, 1, 1), ("bot", 1, 2, 1), ("games", 1, 1, 1)],
    ids=["once", "at most", "too many", "twice", "rules"],
)
@pytest.mark.rest
def test_a_flaky_test_of_a_process_is_named_and_forgiven(tmp_path, folder, count, failures, code):
    place = tmp_path / "tests" / folder
    place.mkdir(parents=True)
    (place / "test_flaky.py").write_text(FLAKY.format(count=count, failures=failures), encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "tests.support.reruns", "--again", "-n", "2", "tests"],
        cwd=tmp_path,
        env={"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stdout
    assert done.stdout.count("flaky: tests/bot") == (count if folder == "bot" else 0)
    assert "it failed at first" in done.stdout
