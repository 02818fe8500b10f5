"""Figures of robots that think: whether whoever clicks at another table notices it."""

import asyncio
import statistics
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from games import all_games
from games.ai.workers import Workers
from games.core import Header, Table
from tests.bench._measuring import figure
from tests.bench.bot import TABLES, Clicker, clicking

ROBOTS, ROUNDS = 10, 4
GAME = all_games()["puerto_rico"]


async def figures() -> list[dict[str, Any]]:
    """Click at each of many tables in turn, a round without and a round with robots that think at ten others."""
    calm: list[float] = []
    busy: list[float] = []
    with tempfile.TemporaryDirectory(prefix="caravel-bench-") as folder:
        async with clicking(Path(folder), TABLES) as clicker:
            await _clicked(clicker)
            for _ in range(ROUNDS):
                calm += await _clicked(clicker)
                async with thinking(clicker.rehearsal.acts.play.workers) as thought:
                    busy += await _clicked(clicker)
                assert thought, "no robot has come to an end"
    name = f"a click at {TABLES} other tables while {ROBOTS} strong robots think"
    return [
        _figure(f"{name}, median", statistics.median(busy), statistics.median(calm)),
        _figure(f"{name}, p99", _p99(busy), _p99(calm)),
    ]


def _figure(name: str, value: float, base: float) -> dict[str, Any]:
    return figure(f"robots: {name}", value * 1e3, "ms", "the same clicks while none thinks", base * 1e3)


def _p99(seconds: list[float]) -> float:
    return statistics.quantiles(seconds, n=100)[98]


async def _clicked(clicker: Clicker) -> list[float]:
    found = [await clicker.move(table) for table in range(1, TABLES + 1)]
    return [took for took in found if took is not None]


@asynccontextmanager
async def thinking(workers: Workers) -> AsyncIterator[list[int]]:
    """Let so many strong robots think, each again as soon as it has decided, in the bot's own workers; gives whose turn came to an end."""
    thought: list[int] = []
    first = asyncio.Event()
    table = _midgame()
    seat = table.waiting()[0]

    async def one(number: int) -> None:
        for seed in range(number, 10**6, ROBOTS):
            await workers.think("strong", seed, table.view(seat), seat, table.menu(seat))
            thought.append(number)
            first.set()

    tasks = [asyncio.create_task(one(number)) for number in range(ROBOTS)]
    # The first answer brings the workers up: starting them is no part of what is measured.
    await first.wait()
    try:
        yield thought
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _midgame() -> Table:
    """A table where somebody has a choice worth thinking about."""
    rng = Random(3)
    header = Header(GAME.key, GAME.rules, 4, {}, f"{rng.getrandbits(128):032x}")
    table, turn = Table.new(GAME, header)
    table.adopt(turn)
    while len(table.log.entries) < 80 or table.menu(table.waiting()[0]).count() < 5:
        seat = table.waiting()[0]
        table.play(seat, table.menu(seat).sample(rng))
    return table
