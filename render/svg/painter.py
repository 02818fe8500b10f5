"""Writes the records of a display list as elements of SVG."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol, cast

from render.acts import Act, Anchor, Box, Fill, Frame, Icon, Line, Piece, Point, Raster, Slip, Text
from render.noted import Place
from render.palette import Role
from render.sprites import find
from render.svg.markup import content, element, path
from render.svg.symbols import definition, sprite_id, whole

SMALL = 40
"""Units; below them a sprite has thicker outlines and no details."""
_ANCHORS: dict[Anchor, str] = {"ls": "", "ms": ' text-anchor="middle"', "rs": ' text-anchor="end"'}


class Vector(Protocol):
    """A picture that can write itself; every drawing of `render.acts` is one."""

    def write(self, svg: "Svg", at: Point) -> None:
        """Write it; the point is the middle of its upper edge."""
        ...


class Svg:
    """Elements one upon the other, with the ids that they refer to and the roles that they show."""

    def __init__(self) -> None:
        self.elements: list[str] = []
        self.uses: set[str] = set()
        self._shown: set[Role] = set()

    @property
    def markup(self) -> str:
        """All that has been written."""
        return "".join(self.elements)

    @property
    def roles(self) -> frozenset[Role]:
        """The roles that are shown, those of what is referred to, too."""
        return frozenset(self._shown).union(*(definition(id_).roles for id_ in whole(self.uses)))

    def add(self, tag: str, inner: str | None = None, /, **attributes: float | str | None) -> None:
        """Write an element of one's own; see `markup.element`."""
        self.elements.append(element(tag, inner, **attributes))

    def role(self, kind: str, role: Role) -> str:
        """Return the class that gives something a role's colour: as `f`ill, as `s`troke or as `c`urrent colour."""
        self._shown.add(role)
        return f"{kind}-{role.name}"

    def use(self, id_: str, /, **attributes: float | str | None) -> None:
        """Write a reference to what all pictures share."""
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
                inner = Svg()
                inner.paint(act.acts)
                self.embed(inner, "g", transform=f"translate({act.box[0]} {act.box[1]})")
            case Fill():
                self._rect(act.box, self.role("f", act.colour))
            case Frame():
                self._frame(act)
            case Line():
                classes = f"l {self.role('s', act.colour)} w{act.width}"
                self.add("path", class_=classes, d=path(act.points))
            case Raster():
                cast("Vector", act.drawing).write(self, act.at)

    def _rect(self, box: Box, class_: str, inset: float = 0, radius: float = 0) -> None:
        left, top, right, bottom = box
        self.add(
            "rect",
            class_=class_,
            x=left + inset,
            y=top + inset,
            width=right - left - 2 * inset,
            height=bottom - top - 2 * inset,
            rx=max(radius - inset, 0) or None,
        )

    def _slip(self, act: Slip) -> None:
        """A rule lies within its box, a stroke to both sides of its line."""
        classes = f"slip {self.role('f', act.fill)} {self.role('s', act.rule)} w{act.stroke}"
        self._rect(act.box, classes, act.stroke / 2, act.radius)

    def _frame(self, act: Frame) -> None:
        inset = 0.0
        for width, role in act.stripes:
            self._rect(act.box, f"n {self.role('s', role)} w{width}", inset + width / 2, act.radius)
            inset += width

    # Type and sprites are most of a picture: written out, they take half the time that `add` does.

    def _text(self, act: Text) -> None:
        if act.words:
            x, y = act.at
            anchor, role = _ANCHORS[act.anchor], self.role("f", act.colour)
            self.elements.append(
                f'<text class="{act.face} {role}" font-size="{act.size}" x="{x}" y="{y}"{anchor}>'
                f"{content(act.words)}</text>"
            )

    def _icon(self, act: Icon) -> None:
        # What is used up has no colour of its own.
        role = self.role("c", act.colour or find(act.name)[1]) if not act.hollow else ""
        classes = f"{role} small".strip() if act.size < SMALL else role
        (x, y), size, id_ = act.corner, act.size, sprite_id(act.name, hollow=act.hollow)
        self.uses.add(id_)
        said = f' class="{classes}"' if classes else ""
        self.elements.append(f'<use href="#{id_}"{said} x="{x}" y="{y}" width="{size}" height="{size}"/>')


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture as markup without ids of its own, its size in units, the ids that it refers to, and the roles that it shows."""

    markup: str
    width: int
    height: int
    uses: frozenset[str]
    roles: frozenset[Role]


def drawn(acts: Iterable[Act], view: Box, places: Sequence[Place] = (), label: str = "") -> Drawn:
    """Return a picture of what lies in this box of the sheet; a label tells what it shows to whoever cannot see it."""
    svg = Svg()
    svg.paint(acts)
    left, top, right, bottom = view
    return Drawn(
        _framed(svg, view, places, label), right - left, bottom - top, frozenset(whole(svg.uses)), svg.roles
    )


def _framed(svg: Svg, view: Box, places: Sequence[Place], label: str) -> str:
    """The hit areas of places lie below what is drawn. Above it there is room for the outlines of those that a page shows.

    A page copies a hit area there: written twice, all of them would take as much as a third of what is drawn.
    """
    left, top, right, bottom = view
    hits = "".join(map(_hit, places))
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
        viewBox=f"{left} {top} {right - left} {bottom - top}",
        role="group",
        aria_label=label,
    )


def _hit(place: Place) -> str:
    left, top, right, bottom = place.box
    size = {"x": left, "y": top, "width": right - left, "height": bottom - top}
    return element("rect", data_place=place.name, data_key=place.key, aria_label=place.label, **size)
