"""The pen that sprites are drawn with: shapes with an ink outline in a square of 100 by 100."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import cos, pi, sin

from PIL import Image, ImageDraw

from render.curves import Arc, Cubic, Curve, Point
from render.palette import OUTLINE, RGB, USED, USED_UP, Colour
from render.pixels import resize
from render.theme import LIGHT, Theme

OVERSAMPLING = 4
_DETAIL_FROM = 40  # pixels; below this only the silhouette is drawn


def smooth(points: Sequence[Point], *, closed: bool = True) -> Curve:
    """A curve through the points (Catmull-Rom)."""
    count = len(points)
    curve: list[Point] = []
    segments: list[Cubic] = []
    for index in range(count if closed else count - 1):
        if closed:
            a, b, c, d = (points[(index + step) % count] for step in (-1, 0, 1, 2))
        else:
            a, b, c, d = (points[min(max(index + step, 0), count - 1)] for step in (-1, 0, 1, 2))
        curve += [_between(a, b, c, d, step / 8) for step in range(8)]
        segments.append(Cubic(_ahead(a, b, c), _ahead(d, c, b), c))
    return Curve(curve if closed else [*curve, points[-1]], segments)


def _ahead(last: Point, here: Point, following: Point) -> Point:
    """The control point of a Bézier curve that leaves `here` as the curve through the three does."""
    return here[0] + (following[0] - last[0]) / 6, here[1] + (following[1] - last[1]) / 6


def _between(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    def along(p: float, q: float, r: float, s: float) -> float:
        return q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)))

    return along(a[0], b[0], c[0], d[0]), along(a[1], b[1], c[1], d[1])


def oval(
    centre: Point, across: float, high: float | None = None, *, start: float = 0, end: float = 360
) -> Curve:
    """An ellipse with these diameters, or its arc from start to end (degrees, 0 = east)."""
    high = across if high is None else high
    steps = 48
    turns = [(start + (end - start) * step / steps) * pi / 180 for step in range(steps + 1)]
    points = [(centre[0] + across / 2 * cos(turn), centre[1] + high / 2 * sin(turn)) for turn in turns]
    # A single arc cannot draw a whole ellipse, because it would end where it begins.
    ends = [steps // 2, steps] if abs(end - start) > 350 else [steps]
    large = len(ends) == 1 and abs(end - start) > 180
    arcs = [Arc(across / 2, high / 2, 0, large, end > start, points[place]) for place in ends]
    return Curve(points, arcs)


def path(points: str) -> list[Point]:
    """The points written as "x,y x,y …"."""
    pairs = (pair.split(",") for pair in points.split())
    return [(float(x), float(y)) for x, y in pairs]


def box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    """The corners of a rectangle."""
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def regular(corners: int, radius: float, *, turn: float = -90, centre: Point = (50, 50)) -> list[Point]:
    """The corners of a regular polygon, the first one at the top."""
    turns = [(turn + 360 * corner / corners) * pi / 180 for corner in range(corners)]
    return [(centre[0] + radius * cos(angle), centre[1] + radius * sin(angle)) for angle in turns]


def rotate(points: Sequence[Point], degrees: float, centre: Point = (50, 50)) -> list[Point]:
    """The points turned clockwise around the centre."""
    turn = degrees * pi / 180
    x0, y0 = centre

    def place(point: Point) -> Point:
        x, y = point
        return x0 + (x - x0) * cos(turn) - (y - y0) * sin(turn), y0 + (x - x0) * sin(turn) + (y - y0) * cos(
            turn
        )

    turned = [place(point) for point in points]
    return points.turned(turned, place, degrees) if isinstance(points, Curve) else turned


@dataclass
class Pen:
    """Draws one sprite at a size in pixels; `colour` is the requested colour or the sprite's own.

    A hollow pen draws the outline only, for a used-up component.
    """

    size: int
    colour: Colour
    theme: Theme = LIGHT
    hollow: bool = False
    image: Image.Image = field(init=False)

    def __post_init__(self) -> None:
        full = self.size * OVERSAMPLING
        self.image = Image.new("RGBA", (full, full), (*self._rgb(self.ink), 0))
        self._draw = ImageDraw.Draw(self.image)
        self._scale = full / 100
        # Outlines must stay visible at 24 px and fine at 96 px.
        self.stroke = max(1.8, 0.04 * self.size) * 100 / self.size

    @property
    def ink(self) -> Colour:
        """The colour of outlines."""
        return USED if self.hollow else OUTLINE

    def shape(self, points: Sequence[Point], fill: Colour | None = None, *, outline: bool = True) -> None:
        """A filled polygon with an ink outline; without a fill, in the sprite's colour."""
        if outline:
            self.line([*points, points[0]], self.stroke * 1.5)
        colour = self._rgb(self._filling(fill))
        self._draw.polygon(self._scaled(points), fill=(*colour, 255))

    def line(self, points: Sequence[Point], width: float, colour: Colour | None = None) -> None:
        """A line with round ends and corners."""
        scaled = self._scaled(points)
        thick = max(1, round(width * self._scale))
        ink = self._rgb(self.ink if self.hollow else colour or self.ink)
        self._draw.line(scaled, fill=(*ink, 255), width=thick)
        half = thick / 2
        for x, y in scaled:
            self._draw.ellipse((x - half, y - half, x + half, y + half), fill=(*ink, 255))

    def detail(self, points: Sequence[Point], width: float = 3, colour: Colour | None = None) -> None:
        """Draw a line that is left out at sizes at which it would only blur the silhouette."""
        if self.size >= _DETAIL_FROM:
            self.line(points, width, colour)

    def bar(self, points: Sequence[Point], width: float, fill: Colour | None = None) -> None:
        """A thick line with an ink outline."""
        self.line(points, width + self.stroke)
        self.line(points, width - self.stroke * 0.3, self._filling(fill))

    def _filling(self, fill: Colour | None) -> Colour:
        """The colour of a surface that is to have this one, or the sprite's own."""
        return USED_UP if self.hollow else fill or self.colour

    def finished(self) -> Image.Image:
        """The sprite at its size, with soft edges."""
        return resize(self.image, (self.size, self.size), Image.Resampling.LANCZOS)

    def _rgb(self, colour: Colour) -> RGB:
        return self.theme.rgb(colour)

    def _scaled(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self._scale, y * self._scale) for x, y in points]
