"""The display list: drawing records for a sheet. Painters match over them (`render.painter`, `render.svg`).

Coordinates are units from the upper left corner of the sheet, or of the `Piece` or `Shared` that contains the record.
Equal records draw the same.
"""

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import replace
from functools import cached_property
from typing import Literal, Protocol

from PIL import Image

from games.core import record
from render.mode import Mode
from render.palette import Colour
from render.text import Face

Box = tuple[int, int, int, int]
Point = tuple[int, int]
Anchor = Literal["ls", "ms", "rs"]
"""The point of a line of type on its baseline: its left end, its middle, its right end."""
Stripes = tuple[tuple[int, Colour], ...]
"""(width, colour) from the outside inwards."""

SHADOW = 6
"""Width of a slip's shadow beyond the slip, in units."""


def moved(box: Box, x: int, y: int) -> Box:
    """Return the box moved by `x` units to the right and `y` down."""
    return box[0] + x, box[1] + y, box[2] + x, box[3] + y


class Drawing(Hashable, Protocol):
    """A picture that draws itself; only its fields determine its content."""

    def pixels(self, mode: Mode) -> Image.Image:
        """Draw it for a mode: palette indices (one band), or an image to blend with its ground (RGBA)."""
        ...


@record
class Fill:
    """A plain patch of colour."""

    box: Box
    colour: Colour


@record
class Line:
    """A line through the points."""

    points: tuple[Point, ...]
    colour: Colour
    width: int


@record
class Text:
    """A line of type; `at` is on its baseline."""

    at: Point
    words: str
    size: int
    face: Face
    colour: Colour
    anchor: Anchor


@record
class Slip:
    """A slip of paper with a rule of the width `stroke` and a soft shadow."""

    box: Box
    fill: Colour
    rule: Colour
    stroke: int
    radius: int


@record
class Frame:
    """Stripes along the inside of a box, whose middle stays free."""

    box: Box
    stripes: Stripes
    radius: int


@record
class Icon:
    """A sprite in a square; `corner` is its upper left one. Hollow: in outline only."""

    name: str
    corner: Point
    size: int
    colour: Colour | None
    hollow: bool


@record
class Raster:
    """A picture that draws itself; `at` is the middle of its upper edge, `high` its maximum height."""

    drawing: Drawing
    at: Point
    high: int


@record
class Piece:
    """Several records drawn as one; their coordinates begin at the upper left corner of the box."""

    box: Box
    acts: "Acts"


@record
class Shared:
    """Records that were laid out once, for several sheets or places. Their coordinates start at the corner.

    Equal names have equal records. SVG sends them once and refers to them by the name; those without a name
    are written in place.
    """

    name: str
    corner: Point
    acts: "Acts"


Act = Fill | Line | Text | Slip | Frame | Icon | Raster | Piece | Shared


def _halo(size: int) -> int:
    """Return the maximum width of the light edge around a sprite, in units, in a theme that has halos."""
    return size // 32 + 2


def span(act: Act) -> tuple[int, int]:
    """Return the minimum and maximum height at which a record draws."""
    match act:
        case Fill() | Frame() | Piece():
            return act.box[1], act.box[3]
        case Slip():
            return act.box[1] - SHADOW, act.box[3] + SHADOW
        case Text():
            return act.at[1] - round(1.2 * act.size), act.at[1] + act.size // 2
        case Icon():
            return act.corner[1] - _halo(act.size), act.corner[1] + act.size + _halo(act.size)
        case Line():
            heights = [y + edge for _, y in act.points for edge in (-act.width, act.width)]
        case Raster():
            return act.at[1], act.at[1] + act.high
        case Shared():
            heights = [act.corner[1] + height for height in act.acts.span]
    return min(heights), max(heights)


def shifted(act: Act, x: int, y: int) -> Act:
    """Return the same record moved by `x` units to the right and `y` down."""
    match act:
        case Text():
            at = act.at[0] + x, act.at[1] + y
            return Text(at, act.words, act.size, act.face, act.colour, act.anchor)
        case Icon():
            corner = act.corner[0] + x, act.corner[1] + y
            return Icon(act.name, corner, act.size, act.colour, act.hollow)
        case Slip() | Fill() | Frame() | Piece():
            return replace(act, box=moved(act.box, x, y))
        case Line():
            points = tuple((right + x, down + y) for right, down in act.points)
            return Line(points, act.colour, act.width)
        case Raster():
            return Raster(act.drawing, (act.at[0] + x, act.at[1] + y), act.high)
        case Shared():
            return Shared(act.name, (act.corner[0] + x, act.corner[1] + y), act.acts)


_EACH = 400


class Acts(tuple[Act, ...]):  # noqa: SLOT001 (what is kept of it needs a place)
    """Several records in order. Their hash is cached because they are looked up often."""

    @cached_property
    def _hash(self) -> int:
        return super().__hash__()

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def span(self) -> tuple[int, int]:
        """The minimum and maximum height at which they draw."""
        spans = [span(act) for act in self]
        return min(above for above, _ in spans), max(below for _, below in spans)

    @cached_property
    def held(self) -> int:
        """Their approximate size in bytes."""
        return held(self)


def held(acts: Iterable[Act]) -> int:
    """Return the approximate size of records in a key, in bytes."""
    return sum(_EACH + (act.acts.held if isinstance(act, Piece | Shared) else 0) for act in acts)


def without_type(acts: Iterable[Act]) -> Iterator[Act]:
    """Yield the records except those that set type."""
    for act in acts:
        if isinstance(act, Piece | Shared):
            yield replace(act, acts=Acts(without_type(act.acts)))
        elif not isinstance(act, Text):
            yield act
