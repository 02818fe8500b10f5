"""What every module of figures needs: a figure in the form that is printed, and the middle of many times."""

import statistics
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any


def figure(name: str, value: float, unit: str, against: str, base: float) -> dict[str, Any]:
    """Return a figure, held against `base` (in the same unit), which `against` says in words."""
    return {
        "name": name,
        "value": round(value, 4),
        "unit": unit,
        "against": against,
        "ratio": round(value / base, 4),
    }


def peak_memory() -> float:
    """Return the most memory that this process has had in use at a time, in MiB.

    `getrusage` tells the larger value of the process that started this one, if that was larger then.
    """
    status = dict(line.split(":", 1) for line in Path("/proc/self/status").read_text().splitlines())
    return int(status["VmHWM"].split()[0]) / 1024


def median(work: Callable[[], object], rounds: int = 25, clock: Callable[[], float] = process_time) -> float:
    """Return the middle of the seconds that the work took, once it is warm."""
    work()
    times: list[float] = []
    for _ in range(rounds):
        begin = clock()
        work()
        times.append(clock() - begin)
    return statistics.median(times)
