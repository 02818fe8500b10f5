"""Elements, attributes and paths as text."""

import re
from collections.abc import Sequence
from functools import cache
from xml.sax.saxutils import escape

from render.curves import Cubic, Point, Segment, Straight, segments_of

Tenths = tuple[int, int]
"""A point in tenths of a unit."""

_FORBIDDEN = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What no document of XML may contain."""
_SPECIAL = re.compile("[^-\\w .,:;#/()]", re.ASCII)
"""What makes a value worth a closer look."""


def content(words: str) -> str:
    """Return words as they stand between two tags."""
    return escape(_FORBIDDEN.sub("", words))


def element(tag: str, inner: str | None = None, /, **attributes: float | str | None) -> str:
    """Return an element; an attribute that is None or empty is left out, `_` in its name is `-` (`class_` is `class`)."""
    written = [
        f' {_name(name)}="{given if isinstance(given, int) else value(given)}"'
        for name, given in attributes.items()
        if given is not None and given != ""
    ]
    return f"<{tag}{''.join(written)}/>" if inner is None else f"<{tag}{''.join(written)}>{inner}</{tag}>"


@cache
def _name(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


def value(given: float | str) -> str:
    """Return a value as text of an attribute, escaped, without quotes."""
    if not isinstance(given, str):
        return number(given)
    if _SPECIAL.search(given) is None:
        return given
    return escape(_FORBIDDEN.sub("", given), {'"': "&quot;", "\n": "&#10;"})


def number(given: float) -> str:
    """Return a number with at most one decimal."""
    if given == int(given):
        return str(int(given))
    written = f"{given:.1f}".removesuffix(".0")
    return "0" if written == "-0" else written


def path(points: Sequence[Point], *, closed: bool = False) -> str:
    """Return a line through the points as the data of a path; curves stay curves.

    Points are counted from the one before, in tenths of a unit: equal forms are equal text wherever they lie, so they are compressed well.
    """
    here = _tenths(points[0])
    parts = [f"M{_joined(here)}"]
    last = ""
    for segment in segments_of(points):
        letter, figures, end = _segment(segment, here)
        # The same letter again is understood.
        gap = "" if figures[0] < 0 else " "
        parts.append((gap if letter == last else letter) + _joined(figures))
        last, here = letter, end
    return "".join(parts) + ("Z" if closed else "")


def _segment(segment: Segment, here: Tenths) -> tuple[str, Sequence[int], Tenths]:
    """Return the letter of a segment, its figures in tenths, and where it ends."""
    end = _tenths(segment.end)
    match segment:
        case Straight():
            return "l", _from(here, end), end
        case Cubic(first, second):
            return "c", (*_from(here, _tenths(first)), *_from(here, _tenths(second)), *_from(here, end)), end
        case _:
            radii = _tenths((segment.across, segment.high))
            bend = (round(segment.turn * 10), segment.large * 10, segment.clockwise * 10)
            return "a", (*radii, *bend, *_from(here, end)), end


def _tenths(point: Point) -> Tenths:
    return round(point[0] * 10), round(point[1] * 10)


def _from(here: Tenths, point: Tenths) -> Tenths:
    return point[0] - here[0], point[1] - here[1]


def _joined(tenths: Sequence[int]) -> str:
    """Return numbers as text; a sign parts as well as a space does."""
    return " ".join(map(_number, tenths)).replace(" -", "-")


def _number(tenths: int) -> str:
    whole, rest = divmod(abs(tenths), 10)
    sign = "-" if tenths < 0 else ""
    return f"{sign}{whole or ''}.{rest}" if rest else f"{sign}{whole}"
