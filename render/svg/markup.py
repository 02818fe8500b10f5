"""Elements, attributes and paths as text."""

import re
from collections.abc import Sequence
from functools import cache
from xml.sax.saxutils import escape

from render.curves import Cubic, Point, Segment, Straight, segments_of

Tenths = tuple[int, int]
"""A point in tenths of a unit."""

# Named one by one: a negated class of nearly all characters takes 12 ms longer to compile, at each start.
_FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
"""The characters that XML forbids."""
_SPECIAL = re.compile("[^-\\w .,:;#/()]", re.ASCII)
"""The characters that may need escaping."""


def content(words: str) -> str:
    """Return words escaped for text between two tags."""
    return escape(_FORBIDDEN.sub("", words))


def element(tag: str, inner: str | None = None, /, **attributes: float | str | None) -> str:
    """Return an element without attributes that are None or empty.

    In names of attributes, `_` becomes `-`, and is dropped at the end (`class_`).
    """
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

    Points are relative to the one before, in tenths of a unit: equal forms give equal text at any position,
    so they compress well.
    """
    here = _tenths(points[0])
    parts = [f"M{_joined(here)}"]
    last = ""
    for segment in segments_of(points):
        letter, figures, end = _segment(segment, here)
        # SVG lets a repeated letter be omitted.
        gap = "" if figures[0] < 0 else " "
        parts.append((gap if letter == last else letter) + _joined(figures))
        last, here = letter, end
    return "".join(parts) + ("Z" if closed else "")


def _segment(segment: Segment, here: Tenths) -> tuple[str, Sequence[int], Tenths]:
    """Return the letter of a segment, its numbers in tenths, and its end."""
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
    """Return numbers as text; a minus sign replaces the space before it."""
    return " ".join(map(_number, tenths)).replace(" -", "-")


def _number(tenths: int) -> str:
    whole, rest = divmod(abs(tenths), 10)
    sign = "-" if tenths < 0 else ""
    return f"{sign}{whole or ''}.{rest}" if rest else f"{sign}{whole}"
