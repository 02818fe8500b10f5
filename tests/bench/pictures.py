"""Figures of pictures: drawn, quantised and encoded, against encoding the finished palette picture alone."""

import statistics
from collections.abc import Callable, Iterator
from io import BytesIO
from time import perf_counter
from typing import Any

from games.core import view
from games.words.phrases import phrases
from render.encode import quantise
from render.picture import Look, Picture
from render.puerto_rico import PICTURES
from tests.render.puerto_rico.positions import NAMES, midgame

ROUNDS = 15


def figures() -> Iterator[dict[str, Any]]:
    """Measure each picture of a five-player Puerto Rico: time, and size."""
    words = phrases("en", "puerto_rico")
    state = view(midgame(5, "builder", "captain"), None)
    for name, picture in PICTURES.items():
        argument = 1 if picture.argument == "seat" else None
        look = Look(state, words, NAMES, argument=argument, waiting=(1,), asked=words("picture-last-round"))
        yield from picture_figures(name, picture, look)


def picture_figures(name: str, picture: Picture[Any], look: Look[Any]) -> Iterator[dict[str, Any]]:
    """Measure one picture of any game: how long it takes against encoding alone, and how large it is."""
    finished = quantise(picture.draw(look))
    whole = _median(lambda: picture.png(look))
    alone = _median(lambda: finished.save(BytesIO(), "PNG"))
    size = len(picture.png(look)) / 1024
    yield {
        "name": f"pictures: {name} drawn, quantised, encoded",
        "value": round(whole * 1e3, 2),
        "unit": "ms",
        "against": "encoding the finished palette picture at Pillow's defaults",
        "ratio": round(whole / alone, 3),
    }
    yield {
        "name": f"pictures: {name}, size of the file",
        "value": round(size, 1),
        "unit": "KiB",
        "against": "200 KiB",
        "ratio": round(size / 200, 3),
    }


def _median(work: Callable[[], object]) -> float:
    work()
    times: list[float] = []
    for _ in range(ROUNDS):
        begin = perf_counter()
        work()
        times.append(perf_counter() - begin)
    return statistics.median(times)
