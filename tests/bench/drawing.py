"""Figures of clicks while the pictures of ten tables are drawn at once: by a process of its own, as the program does it, and here.

No two pictures have the same names on them, so that not all is copied of the one before.
"""

import asyncio
import tempfile
from contextlib import closing
from dataclasses import replace
from itertools import count
from pathlib import Path
from statistics import quantiles
from time import process_time
from typing import Any

from bot.posts.drawing import Illustrator, Paint, PictureWanted
from bot.posts.painters import Painters
from bot.table.live import Started
from render.gallery import public
from render.mode import PLAIN
from render.picture import Picture
from tests.bench._measuring import figure
from tests.bench.bot import Clicker, clicking

TABLES, ROUNDS, CLICKS = 10, 6, 40


async def figures() -> list[dict[str, Any]]:
    """Measure clicks on the moves of one table, in turns alone and while ten others' posts are drawn over and over."""
    alone: list[tuple[float, float]] = []
    apart: list[tuple[float, float]] = []
    here: list[tuple[float, float]] = []
    with tempfile.TemporaryDirectory(prefix="caravel-bench-") as folder, closing(Painters()) as painters:
        async with clicking(Path(folder), TABLES + 1) as people:
            lives = [await _live(people, table) for table in range(2, TABLES + 2)]
            ways = [(apart, _anew(painters)), (here, _anew(Picture.files))]
            for _, illustrator in ways:
                await _draw(illustrator, lives)
            await _clicks(people)
            for _ in range(ROUNDS):
                alone += await _clicks(people)
                for found, illustrator in ways:
                    drawing = asyncio.create_task(_draw_for_ever(illustrator, lives))
                    found.extend(await _clicks(people))
                    drawing.cancel()
                    await _draw(illustrator, lives[:1])
    return [
        *_figures("a click", alone),
        *_figures(f"a click while {TABLES} tables are drawn", apart),
        *_figures(f"a click while {TABLES} tables are drawn in the bot's own process", here),
    ]


def _anew(paint: Paint) -> Illustrator:
    number = count()
    return Illustrator(
        lambda picture, look: paint(
            picture, replace(look, names=[f"{name} {next(number)}" for name in look.names])
        )
    )


async def _live(people: Clicker, table: int) -> Started:
    async with people.rehearsal.tables.hold(table) as held:
        return held.started


async def _draw_for_ever(illustrator: Illustrator, lives: list[Started]) -> None:
    while True:
        await _draw(illustrator, lives)


async def _draw(illustrator: Illustrator, lives: list[Started]) -> None:
    await asyncio.gather(*(illustrator.of_post(live, _wanted(live), PLAIN) for live in lives))


def _wanted(live: Started) -> list[PictureWanted]:
    tip = live.table.log.tip
    return [PictureWanted(name, tip, 0) for name in public(live.game.key, live.table.view(None))]


async def _clicks(people: Clicker) -> list[tuple[float, float]]:
    """Click moves, and where a game is over the button that only answers; by the wall's clock and by the process's own.

    The process's counts what drawing takes meanwhile, and not what other programs take: no load changes it.
    """
    found: list[tuple[float, float]] = []
    while len(found) < CLICKS:
        begin = process_time()
        took = await people.move(1)
        if took is None:
            begin = process_time()
            took = await people.answer_only()
        found.append((took, process_time() - begin))
    return found


def _figures(name: str, found: list[tuple[float, float]]) -> list[dict[str, Any]]:
    walls, own = ([pair[clock] for pair in found] for clock in (0, 1))
    return [
        figure(f"drawing: {name}, p99", _p99(walls), "ms", "20 ms", 20),
        figure(f"drawing: {name}, p99 of the process's time", _p99(own), "ms", "20 ms", 20),
    ]


def _p99(seconds: list[float]) -> float:
    return quantiles(seconds, n=100)[98] * 1e3
