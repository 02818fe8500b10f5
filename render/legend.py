"""A legend: a picture with a number on each area that has no name there, and below it what its symbols mean.

The description of an area comes from the picture's text for this view, so that the two agree.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from games.words.phrases import Phrases
from games.words.view import Words as Speaks
from games.words.view import capital
from render.boxes import Icon, Row, Words, put
from render.canvas import LABEL, MARGIN, Box, Canvas
from render.palette import NAVY, ON_NAVY
from render.picture import Look, Picture
from render.plates import Plate

_BADGE = 46
_APART = 30
"""Minimum distance between badges if there is room for it, in units; closer ones read as one number."""
_TABLES = ("symbol", "goods", "tiles", "pieces")
"""Prefixes of the messages that may hold the word for a symbol, in this order."""


class Legend(NamedTuple):
    """A picture with its numbers and symbols, and the description of each."""

    canvas: Canvas
    areas: tuple[str, ...]
    symbols: tuple[str, ...]


@dataclass(slots=True)
class _Listener:
    """Words that remember the sentence for each message."""

    words: Speaks
    heard: dict[str, str] = field(default_factory=dict[str, str])

    def __call__(self, message: str, /, **arguments: str | int) -> str:
        said = self.words(message, **arguments)
        self.heard.setdefault(message, said)
        return said


def lay_legend(picture: Picture[Any], look: Look[Any], words: Phrases) -> Legend:
    """Lay a picture out with its legend."""
    listener = _Listener(look.words)
    picture.alt(replace(look, words=listener))
    canvas = picture.lay(look)
    found = sorted(canvas.areas.items(), key=lambda area: (area[1][1], area[1][0]))
    told = [(listener.heard[message], box) for message, box in found if message in listener.heard]
    symbols = dict(_meanings(words, [one.name for one in canvas.stamped]))
    before: list[Box] = []
    for number, (_, area) in enumerate(told, 1):
        before.append(_free(canvas, area, before))
        _badge(canvas, number, before[-1])
    if symbols:
        _key(canvas, symbols)
    return Legend(canvas, tuple(said for said, _ in told), tuple(symbols.values()))


def _meanings(words: Phrases, names: Iterable[str]) -> Iterable[tuple[str, str]]:
    """Yield each symbol that has a word, once, in the order of the picture."""
    for name in dict.fromkeys(names):
        called = (f"{table}-{name.replace('_', '-')}" for table in _TABLES)
        message = next((one for one in called if words.has(one)), None)
        if message is not None:
            yield name, words(words.origin(message))


def _free(canvas: Canvas, area: Box, badges: Sequence[Box]) -> Box:
    """Return the box for a badge on the edge of an area.

    It covers as little as possible of, in this order: other badges, type, the space near badges, icons.
    """
    left, top, right, bottom = area
    across = (left - 6, (left + right - _BADGE) // 2, right + 6 - _BADGE)
    down = (top - 10, bottom + 10 - _BADGE, (top + bottom - _BADGE) // 2)
    spots = [(max(2, min(x, canvas.width - 2 - _BADGE)), y) for y in down for x in across]
    found = [(x, y, x + _BADGE, y + _BADGE) for x, y in spots]
    types, icons = [line.box for line in canvas.written], [icon.box for icon in canvas.stamped]
    near = [(box[0] - _APART, box[1] - _APART, box[2] + _APART, box[3] + _APART) for box in badges]
    return min(found, key=lambda box: [_covered(box, others) for others in (badges, types, near, icons)])


def _covered(box: Box, others: Iterable[Box]) -> int:
    """Return the area of these boxes that a box covers."""
    found = 0
    for left, top, right, bottom in others:
        across, down = min(box[2], right) - max(box[0], left), min(box[3], bottom) - max(box[1], top)
        found += max(across, 0) * max(down, 0)
    return found


def _badge(canvas: Canvas, number: int, box: Box) -> None:
    canvas.slip(box, NAVY, ON_NAVY, stroke=3, radius=_BADGE // 2)
    middle = (box[0] + _BADGE // 2, box[1] + _BADGE // 2)
    canvas.text(middle, str(number), LABEL, face="bold", colour=ON_NAVY, side="middle")


def _key(canvas: Canvas, symbols: dict[str, str]) -> None:
    """Add the meaning of the symbols below the picture."""
    parts = [Row([Icon(name, 48), Words(capital(word), LABEL, lines=2)], 8) for name, word in symbols.items()]
    top = canvas.height - 10
    canvas.breaks.append(top - 5)
    key = Plate(Row(parts, 28, wrap=True), (16, 12))
    canvas.height = put(key, canvas, (MARGIN, top), canvas.width - 2 * MARGIN) + MARGIN
