"""The sheet that every picture is laid out on: ground, slips, type, icons with numbers, and the signs of a turn.

Nothing is drawn while a picture is laid out: the canvas keeps what is to be drawn, so that a layout can be
checked without drawing it (`render.layout`), its height can follow from what stands on it, and the signs of
change can be joined where they touch.
"""

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from PIL import Image

from render import drawings, slips, text
from render.marks import Ring, joined
from render.mode import PLAIN, Mode
from render.painter import Box, Painter, Point
from render.palette import CORAL, FADED, GOLD, INK, NAVY, PANEL, SEATS, Colour
from render.text import LABEL, NUMBER, TITLE, Face

WIDTH = 1200
MARGIN = 40
GRID = 20
RIBBON = 200

__all__ = ["GRID", "LABEL", "MARGIN", "NUMBER", "RIBBON", "TITLE", "WIDTH", "Box", "Canvas", "drawings"]

Side = Literal["left", "middle", "right"]
Kind = Literal["ground", "mark", "text"]
_ANCHOR: dict[Side, str] = {"left": "l", "middle": "m", "right": "r"}
_PENNANT = 40


class Written(NamedTuple):
    """A line of type as it was laid out: where it stands, and whether it had to be cut."""

    words: str
    box: Box
    colour: Colour
    cut: bool = False
    on_icon: bool = False
    """A number on its coin: it belongs to the icon beneath it."""


class Stamped(NamedTuple):
    """An icon as it was laid out; the colour is that of its outline."""

    name: str
    box: Box
    colour: Colour


class Canvas:
    """A sheet of warm paper, 1,200 pixels wide. Boxes are (left, top, right, bottom) in units.

    A unit is a pixel, but with large type, where the sheet is 900 units wide. Points of `text`, `icon` and
    `count` are the left end, the middle or the right end (`side`) of what is drawn, at half its height.
    """

    def __init__(self, height: int = 0, *, mode: Mode = PLAIN, width: int = WIDTH) -> None:
        self.mode = mode
        self.width = round(width / mode.scale)
        self.height = height
        self.written: list[Written] = []
        self.stamped: list[Stamped] = []
        self.slips: list[tuple[Box, int]] = []
        """Each slip with the number of lines of type that were there before it."""
        self.pennants: list[Box] = []
        self._rings: list[Ring] = []
        self._later: list[tuple[Kind, Callable[[Painter], None]]] = []

    @property
    def right(self) -> int:
        """Where the margin begins at the right."""
        return self.width - MARGIN

    def _do(self, paint: Callable[[Painter], None], kind: Kind = "ground") -> None:
        self._later.append((kind, paint))

    # Slips and signs

    def slip(
        self, box: Box, fill: Colour = PANEL, rule: Colour = INK, *, stroke: int = 2, radius: int = 10
    ) -> None:
        """A paper slip with an ink rule and a soft shadow."""
        self.slips.append((box, len(self.written)))
        self._do(lambda painter: painter.slip(box, fill, rule, stroke, radius))

    def fill(self, box: Box, colour: Colour) -> None:
        """A plain patch of colour without a rule."""
        self._do(lambda painter: painter.fill(box, colour))

    def empty(self, box: Box, *, radius: int = 10) -> None:
        """An outline only: a place with nothing on it, or what is used up."""
        self._do(lambda painter: painter.frame(box, ((2, FADED),), radius))

    def frame(self, box: Box, stripes: tuple[tuple[int, Colour], ...], radius: int) -> None:
        """Stripes (width, colour) around a box, from the outside inwards."""
        self._do(lambda painter: painter.frame(box, stripes, radius))

    def ring(self, box: Box) -> None:
        """A coral ring just outside the box: this has changed. Rings that touch become one."""
        self._rings.append(box)

    def pennant(self, box: Box) -> None:
        """A small pennant on the box's upper right corner: this can be chosen now."""
        self.flag((box[2] - 16, box[1] + 2))

    def flag(self, at: Point) -> None:
        """A small pennant around the point: this can be chosen now."""
        half = _PENNANT // 2
        self.pennants.append((at[0] - half, at[1] - half, at[0] + half, at[1] + half))

    def rule(self, start: Point, end: Point, colour: Colour = INK, *, width: int = 2) -> None:
        """A straight line."""
        self.path((start, end), colour, width=width)

    def path(self, points: tuple[Point, ...], colour: Colour = INK, *, width: int = 2) -> None:
        """A line through the points."""
        self._do(lambda painter: painter.line(points, colour, width))

    def picture(self, make: Callable[[float], Image.Image], top: Point) -> None:
        """A picture made from the pixels a unit has when the sheet is drawn; the point is the middle of its upper edge."""
        scale = self.mode.scale
        self._do(lambda painter: painter.picture(make(scale), top))

    # Type and icons

    def text(
        self,
        at: Point,
        words: str,
        size: int = LABEL,
        *,
        face: Face = "semibold",
        colour: Colour = INK,
        side: Side = "left",
        room: int | None = None,
    ) -> int:
        """One line of type; what is wider than `room` is set smaller, then cut. Returns the width laid out."""
        assert size >= LABEL, "smaller type cannot be read on a phone"
        if room is not None:
            size = text.shrunk(words, face, size, room)
        shown = words if room is None else text.fit(words, face, size, room)
        wide = text.width(shown, face, size)
        left = at[0] - {"left": 0, "middle": wide // 2, "right": wide}[side]
        # Anchored on the capitals' middle, so that lines with and without descenders stand level.
        baseline = (at[0], at[1] + round(size * 0.33))
        half = round(size * 0.42)
        box = (left, at[1] - half, left + wide, at[1] + half)
        if shown:
            self.written.append(Written(shown, box, colour, cut=shown != words))
        anchor = _ANCHOR[side] + "s"
        self._do(lambda painter: painter.text(baseline, shown, size, face, colour, anchor), "text")
        return wide

    def icon(
        self,
        name: str,
        at: Point,
        size: int,
        *,
        colour: Colour | None = None,
        hollow: bool = False,
        side: Side = "middle",
    ) -> None:
        """A sprite; hollow: in outline only, because it is used up."""
        left = at[0] - {"left": 0, "middle": size // 2, "right": size}[side]
        corner = (left, at[1] - size // 2)
        box = (left, corner[1], left + size, corner[1] + size)
        self.stamped.append(Stamped(name, box, FADED if hollow else INK))
        self._do(lambda painter: painter.icon(name, corner, size, colour, hollow=hollow), "mark")

    def seat(self, seat: int, at: Point, size: int, *, hollow: bool = False, side: Side = "middle") -> None:
        """A seat's symbol in its colour."""
        mark = SEATS[seat]
        self.icon(mark.symbol, at, size, colour=mark.colour, hollow=hollow, side=side)

    def count(
        self,
        name: str,
        number: int | str,
        at: Point,
        *,
        room: int,
        size: int = NUMBER,
        colour: Colour | None = None,
        hollow: bool = False,
    ) -> None:
        """An icon at the left of the room and its number at the right, so that columns can be compared.

        A zero is drawn faded; `hollow` makes the icon an outline.
        """
        none = number == 0
        self.icon(name, at, size, colour=colour, hollow=hollow or none, side="left")
        ink = FADED if none else INK
        self.text((at[0] + room, at[1]), str(number), size, face="bold", colour=ink, side="right")

    def price(self, number: int | str, at: Point, size: int = 52, *, hollow: bool = False) -> None:
        """A coin with the number on it, around the point: what something costs or brings."""
        self.icon("coin", at, size, hollow=hollow)
        colour = FADED if hollow else INK
        self.text(at, str(number), LABEL, face="bold", colour=colour, side="middle")
        self._restate(on_icon=True)

    def name(self, words: str, at: Point, room: int, *, size: int = NUMBER, side: Side = "left") -> int:
        """A player's display name, cleaned; smaller, then cut, if it is wider than the room. Returns the width."""
        used = self.text(at, text.clean_name(words), size, face="bold", side=side, room=room)
        self._restate(cut=False)
        return used

    def _restate(self, **differently: bool) -> None:
        """Say more of the line of type that was laid out last."""
        if self.written:
            self.written[-1] = self.written[-1]._replace(**differently)

    # The ribbon

    def ribbon(self, title: str, round_and_phase: str) -> None:
        """The band at the top: the game, and where in it we are."""
        self.fill((0, 0, self.width, 104), NAVY)
        self.fill((0, 103, self.width, 107), GOLD)
        room = self.width - 3 * MARGIN
        size = text.shrunk(
            title, "serif", TITLE, max(room - text.width(round_and_phase, "semibold", LABEL), 0)
        )
        if size < NUMBER:
            size = text.shrunk(title, "serif", NUMBER, room // 2)
        room -= self.text((MARGIN, 50), title, size, face="serif", colour=PANEL)
        lines = text.lines(round_and_phase, "semibold", LABEL, room)
        shown = [*lines[:1], " ".join(lines[1:])] if len(lines) > 2 else lines
        for place, line in enumerate(shown):
            y = 52 - 20 * (len(shown) - 1) + 40 * place
            self.text((self.right, y), line, LABEL, colour=PANEL, side="right", room=room)

    def turn(self, waiting: Sequence[int], names: Sequence[str], asked: str) -> None:
        """The line under the ribbon: who is waited for, and for what. With nobody, only the words."""
        middle, x = 154, MARGIN
        for seat in waiting:
            self.seat(seat, (x, middle), 64, side="left")
            x += 76
        if len(waiting) == 1:
            wanted = text.width(asked, "semibold", LABEL)
            room = max(self.right - x - 24 - wanted, (self.right - x) * 2 // 5)
            x += self.name(names[waiting[0]], (x, middle), room) + 24
        lines = text.lines(asked, "semibold", LABEL, self.right - x)
        shown = [*lines[:1], " ".join(lines[1:])] if len(lines) > 2 else lines
        for place, line in enumerate(shown):
            self.text((x, middle - 21 * (len(shown) - 1) + 42 * place), line, room=self.right - x)

    # The picture

    def finished(self, *, type_too: bool = True) -> Image.Image:
        """The picture; `type_too=False` leaves the letters out, for tests of what they stand on."""
        width, height = round(self.width * self.mode.scale), round(self.height * self.mode.scale)
        image = slips.ground(width, height, strong=self.mode.contrast)
        painter = Painter(image, self.mode.scale, strong=self.mode.contrast)
        for kind, paint in self._later:
            if type_too or kind != "text":
                paint(painter)
        sheet = (4, 4, self.width - 4, self.height - 4)
        for left, top, right, bottom in joined(self._rings, sheet):
            painter.frame((left, top, right, bottom), ((2, INK), (6, CORAL), (2, PANEL)), 16)
        for left, top, _, _ in self.pennants:
            painter.icon("pennant", (left, top), _PENNANT, None, hollow=False)
        return image
