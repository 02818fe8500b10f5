"""Figures of pictures: laid out, drawn and encoded in the palette, against encoding the finished picture alone.

Each is drawn at successive decisions of a play, once at each: bands that have not changed since are copied, encoded as they are, as
at a table. What is compared with it encodes the whole finished picture, with nothing kept: once by Pillow at its defaults, and
strictly as we do, which is about twice as fast. The time of a first picture is printed beside: with nothing kept at all, and with
material in the disk cache, as in the process that draws.
"""

import tempfile
from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from pathlib import Path
from statistics import median
from time import thread_time
from typing import Any

from PIL import Image

from games import all_games
from games.core import view
from games.words.phrases import phrases
from render import drawn
from render.encode import png
from render.gallery import pictures
from render.kept import MATERIAL, TABLES, Shelf
from render.picture import Look, Picture
from render.strips import public_strips
from tests.bench._measuring import figure
from tests.conformance.plays import VARIANTS, Moment, play

WARM, ROUNDS, FIRST = 5, 25, 3
NAMES = ["Anna", "Ben", "Clara", "David", "Eve", "Flo"]
LARGEST = 200
STRIPS = 6
"""Milliseconds that the public pictures of a table may take as SVG."""


def figures() -> Iterator[dict[str, Any]]:
    """Measure each picture of every game in the middle of a random play: time, and size."""
    for key in all_games():
        played = play(next(variant for variant in VARIANTS if variant.key == key and variant.seats == 4))
        first = max(0, len(played.moments) // 2 - WARM)
        moments = played.moments[first : first + WARM + ROUNDS]
        for picture in pictures(key).values():
            looks = [_look(key, moment, picture) for moment in moments]
            yield from picture_figures(f"pictures: {key}, {picture.name}", picture, looks)
        yield _strips_figure(key, moments)


def _strips_figure(key: str, moments: Sequence[Moment]) -> dict[str, Any]:
    """Measure how long the public pictures of a table take as SVG: laid out, with words for places, written."""
    looks = [Look(view(moment.state, None), phrases("en", key), NAMES, page=True) for moment in moments]
    took = [_seconds(lambda look=look: public_strips(key, look)) for look in looks]
    name = f"pictures: {key}, all public ones laid out and written as SVG"
    return figure(name, median(took[WARM:]) * 1e3, "ms", f"{STRIPS} ms", STRIPS)


def _look(key: str, moment: Moment, picture: Picture[Any]) -> Look[Any]:
    seat = moment.waiting()[0]
    viewer = seat if picture.private else None
    words = phrases("en", key)
    return Look(
        view(moment.state, viewer),
        words,
        NAMES,
        viewer,
        argument=seat if picture.argument == "seat" else (picture.argument or (None,))[0],
        waiting=(seat,),
        asked=words("picture-last-round"),
    )


def picture_figures(name: str, picture: Picture[Any], looks: Sequence[Look[Any]]) -> Iterator[dict[str, Any]]:
    """Measure one picture of any game: how long it takes against encoding alone, and how large it is."""
    whole: list[float] = []
    ours: list[float] = []
    defaults: list[float] = []
    sizes: list[float] = []
    for look in looks:
        whole.append(_seconds(lambda look=look: picture.png(look)))
        finished = picture.lay(look).whole()
        ours.append(_seconds(lambda done=finished: png(done)))
        defaults.append(_seconds(lambda done=finished: _at_defaults(done)))
        sizes.append(len(png(finished)) / 1024)
    took = median(whole[WARM:]) * 1e3
    alone, plain = median(ours[WARM:]) * 1e3, median(defaults[WARM:]) * 1e3
    yield figure(f"{name}, drawn and encoded", took, "ms", "encoding it at Pillow's defaults", plain)
    quicker = f"encoding all of it as we do, {plain / alone:.1f} times as fast as at the defaults"
    yield figure(f"{name}, drawn and encoded, strictly", took, "ms", quicker, alone)
    first = median(_seconds(lambda look=look: picture.png(look)) for look in looks[:FIRST] if _forgotten())
    yield figure(
        f"{name}, drawn and encoded for the first time",
        first * 1e3,
        "ms",
        "encoding it at Pillow's defaults",
        plain,
    )
    with tempfile.TemporaryDirectory(prefix="caravel-bench-") as folder:
        drawn.use(Path(folder))
        for look in looks[:FIRST]:
            _forgotten()
            picture.png(look)
        stored = median(
            _seconds(lambda look=look: picture.png(look)) for look in looks[:FIRST] if _forgotten()
        )
        drawn.use(None)
    yield figure(
        f"{name}, drawn and encoded for the first time with its material on disk",
        stored * 1e3,
        "ms",
        "without",
        first * 1e3,
    )
    yield figure(f"{name}, its largest file", max(sizes), "KiB", f"{LARGEST} KiB", LARGEST)


def _forgotten() -> bool:
    """Let go of all that is kept of pictures."""
    return _emptied(MATERIAL) and _emptied(TABLES)


def _emptied(shelf: Shelf) -> bool:
    bound, shelf.bound = shelf.bound, 0
    shelf.keep("nothing", None)
    shelf.bound = bound
    return shelf.held == 0


def _at_defaults(image: Image.Image) -> None:
    image.save(BytesIO(), "PNG")


def _seconds(work: Callable[[], object]) -> float:
    begin = thread_time()
    work()
    return thread_time() - begin
