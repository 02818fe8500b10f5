"""The pen that writes sprites as paths. It draws one form for all sizes; variables of CSS depend on the size.

An outline is a stroke below its fill. Below 40 units it is thicker (`--edge`) and details are left out
(`--details`), as with the pen for pixels.
"""

from collections.abc import Sequence

from render.curves import Point
from render.palette import Colour, Role
from render.pen import Pen
from render.svg.markup import element, path

CURRENT = Role("current", (0, 0, 0))
"""The colour requested where a sprite is used."""
_SIZE = 64


class PathPen(Pen):
    """Writes one sprite as elements in a square of 100 by 100, with the classes of its roles."""

    def __init__(self, *, hollow: bool = False) -> None:
        self.size = _SIZE
        self.colour = CURRENT
        self.hollow = hollow
        self.stroke = 4
        self.elements: list[str] = []
        self.roles: set[Role] = set()
        self._class = ""

    def shape(self, points: Sequence[Point], fill: Colour | None = None, *, outline: bool = True) -> None:
        """A filled shape with an outline."""
        classes = [self._role("f", self._filling(fill))]
        if outline:
            classes += ["o", self._role("s", self.ink)]
        self._write(path(points, closed=True), classes)

    def line(self, points: Sequence[Point], width: float, colour: Colour | None = None) -> None:
        """A line with round ends and corners."""
        ink = self.ink if self.hollow else colour or self.ink
        self._write(path(points), ["l", self._role("s", ink)], width)

    def detail(self, points: Sequence[Point], width: float = 3, colour: Colour | None = None) -> None:
        """A line that small sprites do not show."""
        self._class = "d"
        self.line(points, width, colour)
        self._class = ""

    def _role(self, kind: str, role: Role) -> str:
        self.roles.add(role)
        return f"{kind}-{role.name}"

    def _write(self, data: str, classes: Sequence[str], width: float | None = None) -> None:
        class_ = " ".join([*classes, *([self._class] if self._class else [])])
        self.elements.append(element("path", class_=class_, stroke_width=width, d=data))
