"""A loop of plain Python, measured in the same run: what a figure is held against on whatever machine."""

import statistics
from collections.abc import Callable, Iterator
from functools import cache
from platform import python_implementation, python_version
from sysconfig import get_config_var
from time import process_time
from typing import Any


def seconds(work: Callable[[], object], *, rounds: int = 15, times: int = 1) -> float:
    """Return how many seconds of this process one piece of work takes, in the median of some rounds."""
    found: list[float] = []
    work()
    for _ in range(rounds):
        begin = process_time()
        for _ in range(times):
            work()
        found.append((process_time() - begin) / times)
    return statistics.median(found)


def _loop() -> int:
    """Do what rules do: look things up, compare, build small lists and dicts."""
    goods = {"corn": 3, "indigo": 2, "sugar": 1}
    total = 0
    for n in range(10_000):
        kept = {good: count for good, count in goods.items() if count > n % 3}
        total += len([good for good in kept if good != "corn"])
    return total


@cache
def loop() -> float:
    """Return the seconds of the calibration loop, measured once in a run."""
    return seconds(_loop)


def figures() -> Iterator[dict[str, Any]]:
    """Yield the loop itself, and which Python runs it."""
    optimised = "--enable-optimizations" in (get_config_var("CONFIG_ARGS") or "")
    yield {
        "name": "interpreter",
        "value": f"{python_implementation()} {python_version()}",
        "unit": "built with optimisation" if optimised else "built without optimisation",
        "against": "one built with it is 1.2 to 1.3 times as fast",
        "ratio": None,
    }
    yield {
        "name": "calibration loop",
        "value": round(loop() * 1e3, 3),
        "unit": "ms",
        "against": "itself",
        "ratio": 1.0,
    }


def against_loop(name: str, spent: float, unit: str) -> dict[str, Any]:
    """Return a figure for some seconds, in ms or µs, held against the calibration loop."""
    value = spent * {"ms": 1e3, "µs": 1e6}[unit]
    ratio = float(f"{spent / loop():.3g}")
    return {
        "name": name,
        "value": round(value, 3),
        "unit": unit,
        "against": "the calibration loop",
        "ratio": ratio,
    }
