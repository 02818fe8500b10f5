"""Elements, attributes and paths as text."""

import re
from collections.abc import Sequence
from functools import cache
from xml.sax.saxutils import escape

from render.curves import Cubic, Point, Segment, Straight, segments_of

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
    """Return a line through the points as the data of a path; curves stay curves."""
    parts = [f"M{_at(points[0])}"]
    last = ""
    for segment in segments_of(points):
        letter, written = _segment(segment)
        # The same letter again is understood.
        parts.append(f" {written}" if letter == last else letter + written)
        last = letter
    return "".join(parts) + ("Z" if closed else "")


def _segment(segment: Segment) -> tuple[str, str]:
    match segment:
        case Straight(end):
            return "L", _at(end)
        case Cubic(first, second, end):
            return "C", f"{_at(first)} {_at(second)} {_at(end)}"
        case _:
            radii = f"{number(segment.across)} {number(segment.high)} {number(segment.turn)}"
            return "A", f"{radii} {segment.large:d} {segment.clockwise:d} {_at(segment.end)}"


def _at(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"
