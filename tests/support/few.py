"""A plugin of pytest: marks as `rest` what `make test` leaves to `make soak`.

`make test` runs one case of each test, and one test of each file whose tests start browsers or programs or play whole games. It runs no test that
is marked `rest` by hand, because it takes more than half a second. Of the other tests of rules, words, storage and source files all cases run.
"""

from collections import defaultdict
from pathlib import Path
from zlib import crc32

import pytest

SPREAD = {"bot", "conformance", "local", "render"}
"""Folders of `tests` whose tests run alike for several games, sizes, languages or layouts."""
WHOLE = {
    ("bot", "storage"),
    *(("conformance", f"test_{what}.py") for what in ("citations", "imports", "shape", "tests")),
}
"""Folders and files within these whose cases all run: each folder of the source is a case of its own fault."""
EXPENSIVE = {("bot", "program"), ("bot", "rehearsal")}
"""Folders of tests that start programs or play whole games; files that need Chromium cost as much."""


def group(path: Path, module: object, name: str) -> str | None:
    """Return what a test stands in one group with, of which `make test` runs one; None if it always runs.

    `path` is the file, from the folder `tests` on; `name` is the test without its parameters.
    """
    folders = path.parts[1:]
    if folders[0] not in SPREAD or folders[:2] in WHOLE:
        return None
    if folders[:2] in EXPENSIVE or hasattr(module, "needs_chromium"):
        return str(path)
    return f"{path}::{name}"


# After `longer`, before pytest chooses tests by their marks.
@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark all but one of each group."""
    groups: defaultdict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        path = item.path.relative_to(config.rootpath)
        found = group(path, getattr(item, "module", None), getattr(item, "originalname", item.name))
        if found and not any(item.get_closest_marker(mark) for mark in ("soak", "rest")):
            groups[found].append(item)
    for name, found in groups.items():
        # Not always the first one: each game is the case of some tests.
        kept = crc32(name.encode()) % len(found)
        for item in found[:kept] + found[kept + 1 :]:
            item.add_marker(pytest.mark.rest)
