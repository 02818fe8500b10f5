"""A legend: a picture with a number on each area that has no name there, and below it what its symbols mean.

What is said of an area is what the picture's words say of it at this moment, so that no legend says anything else.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from games.words.phrases import Phrases
from games.words.view import Words as Speaks
from games.words.view import capital
from render.boxes import Icon, Plate, Row, Words, put
from render.canvas import LABEL, MARGIN, Canvas
from render.palette import NAVY, PANEL
from render.picture import Look, Picture

_BADGE = 46
_TABLES = ("symbol", "goods", "tiles", "pieces")
"""Where the word for a symbol is looked for: its own message first, then that of a component of its name."""


class Legend(NamedTuple):
    """A picture with its numbers and symbols, and what each number is."""

    canvas: Canvas
    areas: tuple[str, ...]
    symbols: tuple[str, ...]


@dataclass(slots=True)
class _Listener:
    """Words that remember the sentence that each message became."""

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
    for number, (_, (left, top, _, _)) in enumerate(told, 1):
        _badge(canvas, number, (left - 6, top - 10))
    if symbols:
        _key(canvas, symbols)
    return Legend(canvas, tuple(said for said, _ in told), tuple(symbols.values()))


def _meanings(words: Phrases, names: Iterable[str]) -> Iterable[tuple[str, str]]:
    """Yield each symbol that has a word, once, in the order in which they stand there."""
    for name in dict.fromkeys(names):
        called = (f"{table}-{name.replace('_', '-')}" for table in _TABLES)
        message = next((one for one in called if words.has(one)), None)
        if message is not None:
            yield name, words(words.origin(message))


def _badge(canvas: Canvas, number: int, at: tuple[int, int]) -> None:
    left, top = max(at[0], 2), at[1]
    canvas.slip((left, top, left + _BADGE, top + _BADGE), NAVY, PANEL, stroke=3, radius=_BADGE // 2)
    middle = (left + _BADGE // 2, top + _BADGE // 2)
    canvas.text(middle, str(number), LABEL, face="bold", colour=PANEL, side="middle")


def _key(canvas: Canvas, symbols: dict[str, str]) -> None:
    """Add what the symbols mean below the picture."""
    parts = [Row([Icon(name, 48), Words(capital(word), LABEL, lines=2)], 8) for name, word in symbols.items()]
    top = canvas.height - 10
    canvas.breaks.append(top - 5)
    key = Plate(Row(parts, 28, wrap=True), (16, 12))
    canvas.height = put(key, canvas, (MARGIN, top), canvas.width - 2 * MARGIN) + MARGIN
