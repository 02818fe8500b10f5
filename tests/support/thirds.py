"""A plugin of pytest: with `CARAVEL_THIRD` 0, 1 or 2 a third of all cases run, each case in one of the thirds.

`.ci/run` takes the third that the commit's id names, so the same commit runs the same cases again. Without the variable all cases run.
"""

import os
from collections import defaultdict
from zlib import crc32

import pytest

VARIABLE = "CARAVEL_THIRD"


def third_of(name: str, cases: int, third: int) -> range:
    """Return the positions of a test's cases that run in a third; none for some thirds if there are fewer than three cases.

    name: The test without its parameters. It decides which third has the first case, so that the thirds take about as long.
    cases: Number of its cases, at least one.
    third: 0, 1 or 2.
    """
    return range((third + crc32(name.encode())) % 3, cases, 3)


def chosen(value: str) -> int | None:
    """Return the third that the variable names; None if it is empty. Raise `pytest.UsageError` for anything else."""
    if value not in ("", "0", "1", "2"):
        raise pytest.UsageError(f"{VARIABLE}={value}: give 0, 1 or 2, or leave it out to run all cases")
    return int(value) if value else None


def pytest_configure() -> None:
    """Refuse a wrong value before anything is collected."""
    chosen(os.environ.get(VARIABLE, ""))


# After pytest has chosen tests by their marks.
@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the cases of the other thirds."""
    third = chosen(os.environ.get(VARIABLE, ""))
    if third is None:
        return
    tests: defaultdict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        tests[item.nodeid.partition("[")[0]].append(item)
    runs = {
        cases[number].nodeid for name, cases in tests.items() for number in third_of(name, len(cases), third)
    }
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in runs])
    items[:] = [item for item in items if item.nodeid in runs]
