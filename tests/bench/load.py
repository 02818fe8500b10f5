"""Figures of the bot under load: hundreds of tables of all games, people who take turns, Discord's limits.

`python -m tests.bench.load --tables 40 --seconds 10 --against FOLDER` plays fewer tables for less long and holds the figures against the
bot of another checkout in FOLDER, which plays by turns with this one in the same run.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from typing import Any

from tests.bench._crowd import Crowd, Tally, crowd
from tests.bench._measuring import figure

ROOT = Path(__file__).parents[2]
ROUNDS = 4
"""How many times each side plays in a stage, by turns with the other."""


@dataclass(frozen=True)
class Stage:
    """A way to play: with so many moves a second; people who `wait` move when the post of the last move is there."""

    rate: float
    waits: bool
    typed: bool

    @property
    def name(self) -> str:
        """What it is called in figures."""
        how = "typed" if self.typed else "clicked"
        return f"{self.rate:g} {how} moves a second that {'wait' if self.waits else 'do not wait'} for posts"


STAGES = (
    Stage(15, waits=True, typed=True),
    Stage(15, waits=True, typed=False),
    Stage(45, waits=False, typed=True),
    Stage(70, waits=False, typed=False),
)


@dataclass(frozen=True)
class Size:
    """How many tables are played, in which stages, and how many seconds each side plays in each of them."""

    tables: int = 500
    seconds: float = 60.0
    stages: tuple[Stage, ...] = STAGES


SHORT = Size(8, 2.0, (Stage(8, waits=True, typed=True), Stage(8, waits=False, typed=False)))


async def figures() -> list[dict[str, Any]]:
    """Measure all stages."""
    return [one async for one in measured(Size())]


async def measured(size: Size, against: Path | None = None) -> AsyncIterator[dict[str, Any]]:
    """Yield the figures of each stage as soon as it is over."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="caravel-bench-")))
        roots = [ROOT] if against is None else [ROOT, against]
        sides = [
            await stack.enter_async_context(crowd(root, folder / str(n), size.tables))
            for n, root in enumerate(roots)
        ]
        for stage in size.stages:
            tallies = await _played(sides, stage, size.seconds)
            for one in _figures(size, stage, sides, tallies):
                yield one


async def _played(sides: list[Crowd], stage: Stage, seconds: float) -> list[Tally]:
    tallies = [Tally() for _ in sides]
    for number in range(ROUNDS):
        for side, tally in list(zip(sides, tallies, strict=True))[:: (-1) ** number]:
            await side.play(seconds / ROUNDS, stage.rate, waits=stage.waits, typed=stage.typed, into=tally)
    return tallies


AIMS = {
    "answers, p99": 1.0,
    "unanswered": 1.0,
    "seen, p90": 3.0,
    "requests that count, a move": 2.0,
    "processor time of the bot a move": 20.0,
    "processor time of the picture process a move": 35.0,
    "memory of the picture process": 220.0,
}
"""What figures are held against where there is no other side, in their unit."""


def _figures(size: Size, stage: Stage, sides: list[Crowd], tallies: list[Tally]) -> list[dict[str, Any]]:
    found = [_values(side, tally) for side, tally in zip(sides, tallies, strict=True)]
    about = f"load: {size.tables} tables, {stage.name}, load average {os.getloadavg()[0]:.1f}"
    said: list[dict[str, Any]] = []
    for name, (value, unit) in found[0].items():
        base, held = value, "itself"
        if name in AIMS:
            base, held = AIMS[name], f"{AIMS[name]:g} {unit}"
        if len(found) > 1:
            base, held = found[1][name][0], "the other side"
        said.append(figure(f"{about}: {name}", value, unit, held, base or 1.0))
    return said


def _values(side: Crowd, tally: Tally) -> dict[str, tuple[float, str]]:
    moves, memory = max(1, tally.moves), side.bot.memory()

    def each(count: float) -> float:
        return count / moves

    return {
        "moves made a second": (tally.moves / tally.seconds, "1/s"),
        "answers, p50": (_quantile(tally.answers, 50), "s"),
        "answers, p99": (_quantile(tally.answers, 99), "s"),
        "unanswered": (tally.unanswered, "moves"),
        "refused": (tally.refused, "moves"),
        "seen, p90": (_quantile(tally.seen, 90), "s"),
        "outbox when the moves end, at most": (tally.outbox, "rows"),
        "requests that count, a move": (each(tally.requests), "requests"),
        "boards drawn, a move": (each(tally.counts["boards"]), "pictures"),
        "hands drawn, a move": (each(tally.counts["hands"]), "pictures"),
        "tables loaded, a move": (each(tally.counts["loads"]), "tables"),
        "processor time of the bot a move": (each(tally.spent["bot"]) / 1e6, "ms"),
        "processor time of its event loop a move": (each(tally.spent["loop"]) / 1e6, "ms"),
        "processor time of the picture process a move": (each(tally.spent["pictures"]) / 1e6, "ms"),
        "memory of the bot": (memory["bot"], "MiB"),
        "memory of the picture process": (memory["pictures"], "MiB"),
    }


def _quantile(values: list[float], percent: int) -> float:
    return quantiles(values, n=100)[percent - 1] if len(values) > 1 else 0.0


async def _main(arguments: argparse.Namespace) -> None:
    size = Size(arguments.tables, arguments.seconds, tuple(STAGES[n] for n in arguments.stages))
    async for one in measured(size, arguments.against):
        sys.stdout.write(f"{json.dumps(one)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Measure the bot under load.")
    parser.add_argument("--tables", type=int, default=Size.tables)
    parser.add_argument("--seconds", type=float, default=Size.seconds)
    parser.add_argument(
        "--stages", type=int, nargs="+", default=range(len(STAGES)), help="numbers of stages, from 0"
    )
    parser.add_argument("--against", type=Path, help="a folder with another checkout")
    asyncio.run(_main(parser.parse_args()))
