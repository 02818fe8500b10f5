"""Figures of pictures: laid out, drawn and encoded in the palette, against encoding the finished picture alone.

Each is drawn at successive decisions of a play, once at each: what has not changed since may be kept, as at a table. Two ratios are
printed: our encoder is about twice as fast as Pillow's defaults, and the strict one grows by as much as encoding becomes quicker.
"""

from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from statistics import median
from time import thread_time
from typing import Any

from PIL import Image

from games import all_games
from games.core import view
from games.words.phrases import phrases
from render.encode import png
from render.gallery import pictures
from render.picture import Look, Picture
from tests.bench._measuring import figure
from tests.conformance.plays import VARIANTS, Moment, play

WARM, ROUNDS = 5, 25
NAMES = ["Anna", "Ben", "Clara", "David", "Eve", "Flo"]
LARGEST = 200


def figures() -> Iterator[dict[str, Any]]:
    """Measure each picture of every game in the middle of a random play: time, and size."""
    for key in all_games():
        played = play(next(variant for variant in VARIANTS if variant.key == key and variant.seats == 4))
        first = max(0, len(played.moments) // 2 - WARM)
        moments = played.moments[first : first + WARM + ROUNDS]
        for picture in pictures(key).values():
            looks = [_look(key, moment, picture) for moment in moments]
            yield from picture_figures(f"pictures: {key}, {picture.name}", picture, looks)


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
    quicker = f"encoding it as we do, {plain / alone:.1f} times as fast as at the defaults"
    yield figure(f"{name}, drawn and encoded, strictly", took, "ms", quicker, alone)
    yield figure(f"{name}, its largest file", max(sizes), "KiB", f"{LARGEST} KiB", LARGEST)


def _at_defaults(image: Image.Image) -> None:
    image.save(BytesIO(), "PNG")


def _seconds(work: Callable[[], object]) -> float:
    begin = thread_time()
    work()
    return thread_time() - begin
