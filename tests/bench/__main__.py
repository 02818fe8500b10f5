"""Collects `figures()` of every module beside this one and prints one JSON object per line.

`python -m tests.bench` measures all, `python -m tests.bench core storage` these modules. A figure has a name,
a value with its unit, what it is held against, and the ratio of the two.
"""

import asyncio
import inspect
import json
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

KEYS = ("name", "value", "unit", "against", "ratio")


def modules(names: list[str]) -> list[str]:
    """Return the modules to measure: those named, or all."""
    found = sorted(path.stem for path in Path(__file__).parent.glob("*.py") if path.stem[0] != "_")
    return [name for name in found if name in names or not names]


def figures(module: str) -> Iterator[dict[str, Any]]:
    """Yield the figures of a module, each as soon as it is measured."""
    measure = import_module(f"tests.bench.{module}").figures
    result = measure()
    yield from asyncio.run(result) if inspect.iscoroutine(result) else result


def measure(module: str) -> int:
    """Print the figures of one module; returns 1 when it could not be measured."""
    try:
        for figure in figures(module):
            print(json.dumps({key: figure[key] for key in KEYS}), flush=True)
    except Exception as error:  # noqa: BLE001  # the other modules' figures are still wanted
        print(f"{module}: {error!r}", file=sys.stderr)
        return 1
    return 0


def main(names: list[str]) -> int:
    """Print every figure; returns 1 when a module could not be measured, after all others were."""
    wanted = modules(names)
    if len(wanted) == 1:
        return measure(wanted[0])
    # Each in a process of its own: what one has filled the memory with is no figure of the next.
    return max(subprocess.call([sys.executable, "-m", "tests.bench", module]) for module in wanted)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
