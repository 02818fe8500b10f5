"""Writes the records of a display list as elements of SVG."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Protocol, cast

from games.core import record
from render.acts import (
    Act,
    Acts,
    Anchor,
    Box,
    Fill,
    Frame,
    Icon,
    Line,
    Piece,
    Point,
    Raster,
    Shared,
    Slip,
    Text,
)
from render.noted import Place
from render.palette import FADED, INK, PANEL, Role
from render.sprites import find
from render.svg.markup import content, element, number, path, value
from render.svg.symbols import Definition, define, definition, sprite_id, whole
from render.text import LABEL, Face

SMALL = 40
"""Units; below them a sprite has thicker outlines and no details."""
STROKE = 2
"""Width of the rule of most slips, in pixels."""
_ANCHORS: dict[Anchor, str] = {"ls": "", "ms": "m", "rs": "e"}
_FACES: dict[Face, str] = {"serif": "serif", "regular": "regular", "semibold": "", "bold": "bold"}


class Vector(Protocol):
    """A picture that can write itself; every drawing of `render.acts` is one."""

    def write(self, svg: "Svg", at: Point) -> None:
        """Write it; the point is the middle of its upper edge."""
        ...


class Svg:
    """Elements in drawing order, with the ids that they use and their colour roles.

    The most common attributes are left out: the style sheet or the symbol sets them.

    origin: The point of the sheet that becomes 0, 0. Equal parts of two strips then have equal markup, which compresses well.
    """

    def __init__(self, origin: Point = (0, 0)) -> None:
        self.elements: list[str] = []
        self.uses: set[str] = set()
        self._shown: set[Role] = {FADED, INK, PANEL}
        self._x, self._y = origin

    @property
    def markup(self) -> str:
        """All that has been written."""
        return "".join(self.elements)

    @property
    def roles(self) -> frozenset[Role]:
        """The roles that are shown, including those of the definitions referred to."""
        return frozenset(self._shown).union(*(definition(id_).roles for id_ in whole(self.uses)))

    def add(self, tag: str, inner: str | None = None, /, **attributes: float | str | None) -> None:
        """Write an element; see `markup.element`."""
        self.elements.append(element(tag, inner, **attributes))

    def role(self, kind: str, role: Role) -> str:
        """Return the class that gives something a role's colour: as `f`ill, as `s`troke or as `c`urrent colour."""
        self._shown.add(role)
        return f"{kind}-{role.name}"

    def use(self, id_: str, /, **attributes: float | str | None) -> None:
        """Write a reference to a shared definition."""
        self.uses.add(id_)
        self.add("use", href=f"#{id_}", **attributes)

    def embed(self, inner: "Svg", tag: str, /, **attributes: float | str | None) -> None:
        """Write all of another one as one element with these attributes."""
        self.uses |= inner.uses
        self._shown |= inner._shown  # noqa: SLF001 (of its own kind)
        self.add(tag, inner.markup, **attributes)

    def paint(self, acts: Iterable[Act]) -> None:
        """Write records one upon the other."""
        for act in acts:
            self._paint(act)

    def _paint(self, act: Act) -> None:
        match act:
            case Text():
                self._text(act)
            case Icon():
                self._icon(act)
            case Slip():
                self._slip(act)
            case Piece():
                self._piece(act)
            case Fill():
                self._rect(act.box, self.role("f", act.colour))
            case Frame():
                self._frame(act)
            case Line():
                classes = f"l {self.role('s', act.colour)} w{act.width}"
                points = [(x - self._x, y - self._y) for x, y in act.points]
                self.add("path", class_=classes, d=path(points))
            case Raster():
                cast("Vector", act.drawing).write(self, (act.at[0] - self._x, act.at[1] - self._y))
            case Shared():
                self._put_shared(act)

    def _put_shared(self, act: Shared) -> None:
        corner = act.corner[0] - self._x, act.corner[1] - self._y
        if act.name:
            self.use(_shared(act.name, act.acts), x=corner[0], y=corner[1])
            return
        inner = _in_place(act.acts, corner)
        self.elements += inner.elements
        self.uses |= inner.uses
        self._shown |= inner._shown  # noqa: SLF001 (of its own kind)

    def _piece(self, act: Piece) -> None:
        x, y = self._x, self._y
        self._x, self._y = x - act.box[0], y - act.box[1]
        self.paint(act.acts)
        self._x, self._y = x, y

    def _rect(self, box: Box, class_: str, inset: float = 0, radius: float = 0) -> None:
        left, top, right, bottom = box
        x, y = number(left - self._x + inset), number(top - self._y + inset)
        wide, high = number(right - left - 2 * inset), number(bottom - top - 2 * inset)
        rounded = f' rx="{number(radius - inset)}"' if radius > inset else ""
        self.elements.append(
            f'<rect x="{x}" y="{y}" width="{wide}" height="{high}"{rounded} class="{class_}"/>'
        )

    def _slip(self, act: Slip) -> None:
        """Write a slip. The box is inset, because a stroke extends to both sides of its line."""
        classes = "slip"
        if act.fill != PANEL:
            classes += f" {self.role('f', act.fill)}"
        if act.rule != INK:
            classes += f" {self.role('s', act.rule)}"
        if act.stroke != STROKE:
            classes += f" w{act.stroke}"
        self._rect(act.box, classes, act.stroke / 2, act.radius)

    def _frame(self, act: Frame) -> None:
        inset = 0.0
        for width, role in act.stripes:
            classes = "frame" if role == FADED else f"frame {self.role('s', role)}"
            if width != STROKE:
                classes += f" w{width}"
            self._rect(act.box, classes, inset + width / 2, act.radius)
            inset += width

    # Slips, type and sprites are most of a picture. Formatting them here takes half the time of `add`. The order of their
    # attributes is the one that compresses best: equal type stands on the same line, not in the same column.

    def _text(self, act: Text) -> None:
        if not act.words:
            return
        classes = _FACES[act.face]
        if act.colour != INK:
            classes += f" {self.role('f', act.colour)}"
        if act.anchor != "ls":
            classes += f" {_ANCHORS[act.anchor]}"
        said = f' class="{classes.lstrip()}"' if classes else ""
        if act.size != LABEL:
            said += f' font-size="{act.size}"'
        (x, y), words = act.at, content(act.words)
        self.elements.append(f'<text y="{y - self._y}"{said} x="{x - self._x}">{words}</text>')

    def _icon(self, act: Icon) -> None:
        # A symbol is a square, so its width is enough.
        classes = "small" if act.size < SMALL else ""
        # What is used up has no colour of its own.
        if act.colour is not None and not act.hollow and act.colour != find(act.name)[1]:
            classes = f"{self.role('c', act.colour)} {classes}".rstrip()
        (x, y), id_ = act.corner, sprite_id(act.name, hollow=act.hollow)
        self.uses.add(id_)
        said = f' class="{classes}"' if classes else ""
        self.elements.append(
            f'<use href="#{id_}"{said} x="{x - self._x}" y="{y - self._y}" width="{act.size}"/>'
        )


@cache
def _shared(name: str, acts: Acts) -> str:
    """Define the shared records of a name, and return their id."""
    svg, id_ = Svg(), f"k-{name}"
    svg.paint(acts)
    made = Definition(element("g", svg.markup, id=id_), svg.roles, frozenset(svg.uses))
    define(id_, lambda _: made)
    return id_


@lru_cache(maxsize=512)
def _in_place(acts: Acts, corner: Point) -> Svg:
    """Write records with their origin at a corner."""
    svg = Svg((-corner[0], -corner[1]))
    svg.paint(acts)
    return svg


@record
class Drawn:
    """A picture as markup without ids of its own, its size in units, the ids that it refers to, and the roles that it shows."""

    markup: str
    width: int
    height: int
    uses: frozenset[str]
    roles: frozenset[Role]


def drawn(acts: Iterable[Act], view: Box, places: Sequence[Place] = (), label: str = "") -> Drawn:
    """Return the drawing of this box of the sheet, with a label for readers who cannot see it."""
    left, top, right, bottom = view
    svg = Svg((left, top))
    svg.paint(acts)
    return Drawn(
        _framed(svg, view, places, label), right - left, bottom - top, frozenset(whole(svg.uses)), svg.roles
    )


def _framed(svg: Svg, view: Box, places: Sequence[Place], label: str) -> str:
    """Return an SVG element: the hit areas of places, the drawing, and an empty group for outlines above it.

    A page copies the hit areas that it shows there: written twice, they would take as much as a third of the
    drawing.
    """
    left, top, right, bottom = view
    hits = "".join(_hit(place, left, top) for place in places)
    inner = [
        element("g", hits, class_="hits") if hits else "",
        element("g", svg.markup, class_="drawn", aria_hidden="true"),
        element("g", class_="outlines", aria_hidden="true") if hits else "",
    ]
    return element(
        "svg",
        "".join(inner),
        xmlns="http://www.w3.org/2000/svg",
        class_="cv",
        viewBox=f"0 0 {right - left} {bottom - top}",
        role="group",
        aria_label=label,
    )


def _hit(place: Place, x: int, y: int) -> str:
    left, top, right, bottom = place.box
    size = f'x="{left - x}" y="{top - y}" width="{right - left}" height="{bottom - top}"'
    key = f' data-key="{value(place.key)}"' if place.key else ""
    label = f' aria-label="{value(place.label)}"' if place.label else ""
    return f'<rect {size} data-place="{value(place.name)}"{key}{label}/>'
