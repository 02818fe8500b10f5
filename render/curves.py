"""Curves as points, for painting pixels. They also keep their Béziers and arcs, for writing paths."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

Point = tuple[float, float]


class Straight(NamedTuple):
    """A straight line to its end."""

    end: Point


class Cubic(NamedTuple):
    """A Bézier curve to its end, with its two control points."""

    first: Point
    second: Point
    end: Point


class Arc(NamedTuple):
    """An arc of an ellipse to its end: its radii, its rotation in degrees, and SVG's two flags for which of four arcs it is."""

    across: float
    high: float
    turn: float
    large: bool
    clockwise: bool
    end: Point


Segment = Straight | Cubic | Arc


class Curve(list[Point]):
    """The points of a curve as a polygon has them; its segments begin at the first of them."""

    def __init__(self, points: Iterable[Point], segments: Sequence[Segment]) -> None:
        super().__init__(points)
        self.segments = tuple(segments)

    def turned(self, points: Iterable[Point], place: Callable[[Point], Point], degrees: float) -> "Curve":
        """Return the curve of these points, with segments moved by `place` and turned by `degrees`."""
        return Curve(points, [_turned(segment, place, degrees) for segment in self.segments])


def _turned(segment: Segment, place: Callable[[Point], Point], degrees: float) -> Segment:
    match segment:
        case Straight(end):
            return Straight(place(end))
        case Cubic(first, second, end):
            return Cubic(place(first), place(second), place(end))
        case Arc():
            return segment._replace(turn=segment.turn + degrees, end=place(segment.end))


def segments_of(points: Sequence[Point]) -> tuple[Segment, ...]:
    """Return the segments of a line through the points: its own, if it is a curve."""
    return points.segments if isinstance(points, Curve) else tuple(Straight(point) for point in points[1:])


def joined(*lines: Sequence[Point]) -> Curve:
    """Return one line that runs along each of these in turn, straight from the end of one to the begin of the next."""
    segments = list(segments_of(lines[0]))
    for line in lines[1:]:
        segments += [Straight(line[0]), *segments_of(line)]
    return Curve((point for line in lines for point in line), segments)
