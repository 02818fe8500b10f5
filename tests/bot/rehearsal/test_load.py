"""The bench of the bot under load, in its short size."""

import pytest

from tests.bench.load import SHORT, measured

pytestmark = pytest.mark.soak


async def test_the_load_bench_has_people_move_at_tables_and_counts_what_that_takes():
    found = [one async for one in measured(SHORT)]
    values = {one["name"].rpartition(": ")[2]: one["value"] for one in found}
    assert len(found) == len(values) * len(SHORT.stages)
    for name in ("moves made a second", "requests that count, a move", "processor time of the bot a move"):
        assert values[name] > 0
