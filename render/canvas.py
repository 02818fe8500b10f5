"""The sheet on which every picture is laid out: ground, slips, type, icons with numbers, signs of a turn.

Laying out draws nothing: the canvas keeps records. So a layout can be checked without drawing it
(`render.layout`), its height can depend on its content, and rings of changes can be joined where they touch.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Literal

from PIL import Image

from render import bands, drawings, ribbon, text
from render.acts import (
    Act,
    Acts,
    Anchor,
    Box,
    Drawing,
    Fill,
    Frame,
    Icon,
    Line,
    Piece,
    Point,
    Raster,
    Shared,
    Slip,
    Stripes,
    Text,
    held,
    shifted,
    without_type,
)
from render.encode import png
from render.marks import signs
from render.mode import PLAIN, Mode
from render.noted import At, Notes, Place, Stamped, Written
from render.painter import Painter, painted
from render.palette import FADED, GOLD, INK, NAVY, ON_NAVY, PANEL, RIM, SEATS, USED, Colour
from render.text import LABEL, NUMBER, TITLE, Face

WIDTH = 1200
MARGIN = 40
GRID = 20
RIBBON = 200
TALLEST = 1400
"""Maximum height of one sheet with large type, in units; a phone would show a taller one smaller."""

__all__ = ["GRID", "LABEL", "MARGIN", "NUMBER", "RIBBON", "TITLE", "WIDTH", "Box", "Canvas", "drawings"]

Side = Literal["left", "middle", "right"]
_ANCHOR: dict[Side, Anchor] = {"left": "ls", "middle": "ms", "right": "rs"}
_BLEED = 8
"""Maximum width of a slip's shadow beyond the slip, in units."""


def _row(place: int, rows: int) -> int:
    """Return the height of a line beside the signs of the seats to act: two are centred, others go below."""
    return 154 - 21 * (min(rows, 2) - 1) + 42 * place


class Canvas(Notes):
    """A sheet of warm paper, 1,200 pixels wide. Boxes are (left, top, right, bottom) in units.

    A unit is a pixel, except with large type, where the sheet is 900 units wide. Points of `text`, `icon` and
    `count` are the left end, the middle or the right end (`side`) of the drawing, at half its height.
    """

    def __init__(self, height: int = 0, *, mode: Mode = PLAIN, width: int = WIDTH) -> None:
        super().__init__()
        self.mode = mode
        self.width = round(width / mode.scale)
        self.height = height
        self.keeps_groups = False
        """Whether reused layouts stay groups, which SVG writes once. The bands of a PNG need single records."""
        self.is_headed = False
        """Whether its first part holds the column heads of all others."""
        self.margin = MARGIN
        """Width of the margin at both sides, in units."""
        self.breaks: list[int] = []
        """Heights at which the sheet may be cut into pages."""
        self._head = (RIBBON, 0)
        self.groups: list[tuple[Canvas, Point]] = []
        """Parts that were laid out for several sheets, with their positions on this one."""
        self.acts: list[Act] = []
        """The records to draw, in order."""

    @property
    def right(self) -> int:
        """The left edge of the right margin."""
        return self.width - MARGIN

    # Slips and signs

    def slip(
        self, box: Box, fill: Colour = PANEL, rule: Colour = INK, *, stroke: int = 2, radius: int = 10
    ) -> None:
        """A paper slip with an ink rule and a soft shadow."""
        self.slips.append((box, len(self.written)))
        self.acts.append(Slip(box, fill, rule, stroke, radius))

    def area(self, message: str, box: Box) -> None:
        """Note the box of an area that has no name on the picture; of several with one message, the first."""
        self.areas.setdefault(message, box)

    def fill(self, box: Box, colour: Colour) -> None:
        """A plain patch of colour without a rule."""
        self.acts.append(Fill(box, colour))

    def empty(self, box: Box, *, radius: int = 10) -> None:
        """Draw an outline only, for an empty place or a used-up component."""
        self.frame(box, ((2, FADED),), radius)

    def frame(self, box: Box, stripes: Stripes, radius: int) -> None:
        """Draw stripes (width, colour) around a box, from the outside inwards."""
        self.acts.append(Frame(box, stripes, radius))

    def place(self, at: At, box: Box, *, ring: Box | None = None, flag: Point | None = None) -> None:
        """Note a place; `ring` gets a ring if the place has changed, `flag` a pennant if it can be chosen."""
        ring, flag = ring if at.ring else None, flag if at.flag else None
        self.note_place(Place(at.name, box, within=at.within, key=at.key, ring=ring, flag=flag))

    def rule(self, start: Point, end: Point, colour: Colour = INK, *, width: int = 2) -> None:
        """A straight line."""
        self.path((start, end), colour, width=width)

    def path(self, points: tuple[Point, ...], colour: Colour = INK, *, width: int = 2) -> None:
        """A line through the points."""
        self.acts.append(Line(points, colour, width))

    def picture(self, drawing: Drawing, top: Point, high: int) -> None:
        """Add a picture that draws itself; `top` is the middle of its upper edge, `high` its maximum."""
        self.acts.append(Raster(drawing, top, high))

    def piece(self, box: Box, lay: Callable[["Canvas", Box], None]) -> None:
        """Draw all that `lay` puts into the box as one image, which is copied on equal ground."""
        (left, top, right, bottom), inner = box, Canvas(mode=self.mode)
        lay(inner, (_BLEED, _BLEED, right - left + _BLEED, bottom - top + _BLEED))
        x, y = left - _BLEED, top - _BLEED
        self.note(inner, x, y)
        self.acts.append(Piece((x, y, right + _BLEED, bottom + _BLEED), Acts(inner.acts)))

    def shared(self, name: str, corner: Point, laid: "Canvas") -> None:
        """Draw all of another canvas at a corner. All canvases shared under one name must be equal."""
        self.note(laid, *corner)
        self.acts.append(Shared(name, corner, laid._final))  # noqa: SLF001 (of its own kind)

    @cached_property
    def _final(self) -> Acts:
        return Acts(self.acts)

    def insert(self, laid: "Canvas", x: int, y: int) -> None:
        """Copy all of another canvas to this one, `x` units to the right and `y` down."""
        self.note(laid, x, y)
        self.acts += [shifted(act, x, y) for act in laid.acts]

    def group(self, laid: "Canvas", x: int, y: int) -> None:
        """Put all of another canvas on this one as a group, `x` units to the right and `y` down."""
        self.note_later(laid, x, y)
        self.groups.append((laid, (x, y)))
        self.acts.append(Shared("", (x, y), laid._final))  # noqa: SLF001 (of its own kind)

    @property
    def held(self) -> int:
        """The approximate size of this layout in bytes: its records and notes."""
        return 2 * held(self.acts)

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
        """Write one line of type, smaller, then cut, if it is wider than `room`. Return its width."""
        assert size >= LABEL, "smaller type cannot be read on a phone"
        if room is not None:
            size = text.shrunk(words, face, size, room)
        shown = words if room is None else text.fit(words, face, size, room)
        wide = text.width(shown, face, size)
        left = at[0] - {"left": 0, "middle": wide // 2, "right": wide}[side]
        # Anchored on the middle of the capitals, so that lines with and without descenders are level.
        baseline = (at[0], at[1] + round(size * 0.33))
        half = round(size * 0.42)
        box = (left, at[1] - half, left + wide, at[1] + half)
        if shown:
            self.written.append(Written(shown, box, colour, cut=shown != words))
        self.acts.append(Text(baseline, shown, size, face, colour, _ANCHOR[side]))
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
        """Draw a sprite; a hollow one, in outline only, is used up."""
        left = at[0] - {"left": 0, "middle": size // 2, "right": size}[side]
        corner = (left, at[1] - size // 2)
        box = (left, corner[1], left + size, corner[1] + size)
        self.stamped.append(Stamped(name, box, USED if hollow else RIM, colour))
        self.acts.append(Icon(name, corner, size, colour, hollow))

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
        """Draw an icon at the left of the room and its number at the right, so that columns can be compared.

        A zero is drawn faded; `hollow` makes the icon an outline.
        """
        none = number == 0
        self.icon(name, at, size, colour=colour, hollow=hollow or none, side="left")
        ink = FADED if none else INK
        self.text((at[0] + room, at[1]), str(number), size, face="bold", colour=ink, side="right")

    def name(self, words: str, at: Point, room: int, *, size: int = NUMBER, side: Side = "left") -> int:
        """Write a player's display name, cleaned; if too wide, smaller, then cut. Return its width."""
        used = self.text(at, text.clean_name(words), size, face="bold", side=side, room=room)
        self._restate(cut=False)
        return used

    def _restate(self, **differently: bool) -> None:
        """Change the notes of the last line of type."""
        if self.written:
            self.written[-1] = self.written[-1]._replace(**differently)

    # The ribbon

    def ribbon(self, title: str, round_and_phase: str) -> None:
        """Draw the band at the top: the game, its round and phase."""
        self.fill((0, 0, self.width, 104), NAVY)
        self.fill((0, 103, self.width, 107), GOLD)
        across = self.width - 3 * MARGIN
        size, room = ribbon.shared(title, round_and_phase, across)
        for y, line in ribbon.level(text.lines(title, "serif", size, across - room)):
            self.text((MARGIN, y), line, size, face="serif", colour=ON_NAVY)
        for y, line in ribbon.level(ribbon.parted(round_and_phase, room)):
            self.text((self.right, y), line, LABEL, colour=ON_NAVY, side="right", room=room)

    def turn(self, waiting: Sequence[int], names: Sequence[str], asked: str) -> int:
        """Write the lines under the ribbon: who is waited for, and for what. With nobody, only the words.

        Return the height at which the picture may begin.
        """
        if not waiting and not asked:
            return RIBBON - 66
        x = MARGIN
        for seat in waiting:
            self.seat(seat, (x, _row(0, 1)), 64, side="left")
            x += 76
        name = text.clean_name(names[waiting[0]]) if len(waiting) == 1 else ""
        room = self.right - x
        beside = max(room - 24 - text.width(asked, "semibold", LABEL), room * 2 // 5) if name else room
        size, parts = text.set_name(name, "bold", NUMBER, beside)
        below = 0
        if len(parts) > 1:
            # The name is too long to have the question beside it, so it stands above it.
            size, parts = text.set_name(name, "bold", NUMBER, room)
            below = len(parts)
        across = 0 if below or not name else 24 + text.width(name, "bold", size)
        lines = text.lines(asked, "semibold", LABEL, room - across)
        rows = below + len(lines)
        for place, part in enumerate(parts):
            self.name(part, (x, _row(place, rows if below else 1)), room, size=size)
        for place, line in enumerate(lines, below):
            self.text((x + across, _row(place, rows)), line, room=room - across)
        # Below a second line there is room for a pennant.
        return RIBBON + 8 + (42 * (rows - 2) + 14 if rows > 1 else 0)

    # The picture

    def begin(self, top: int) -> None:
        """End the head of the sheet, which is repeated on all its pages, at this height."""
        self._head = (top, len(self.acts))

    def files(self) -> list[bytes]:
        """Return the picture as PNG files: one, or two if it is too tall with large type."""
        if self._fits():
            return [self.file()]
        return [png(page, self.mode.theme.palette) for page in self.pages()]

    def file(self) -> bytes:
        """Return the picture as one PNG file; bands that were drawn before are copied."""
        return bands.file(self.mode, (self.width, self.height), self.shown)

    def pages(self) -> list[Image.Image]:
        """Return the picture in the palette: one sheet, or two if it is too tall with large type.

        It is cut between two parts.
        """
        if self._fits():
            return [self.whole()]
        top, foot = self._head[0], self.height
        cut = min(self.breaks, key=lambda y: abs(y - (top + foot) // 2))
        return [self._page(top, cut), self._page(cut, foot)]

    def _fits(self) -> bool:
        return not self.mode.large or self.height <= TALLEST or not self.breaks

    def _page(self, top: int, bottom: int) -> Image.Image:
        """Return the page with the layout between two heights below the head."""
        head, count = self._head
        high = head + bottom - top + (MARGIN if bottom < self.height else 0)
        size, offset = (self.width, high), top - head
        page = painted(self.mode, size, self.acts, (0, high), offset)
        again = painted(self.mode, size, self.acts[:count], (0, high))
        page.paste(again.crop((0, 0, page.width, round(head * self.mode.scale))))
        if bottom < self.height:
            foot = round((high - MARGIN) * self.mode.scale)
            page.paste(again.crop((0, foot, *page.size)), (0, foot))
        # Last, because the signs extend over the edges of their places.
        Painter(page, self.mode, top=offset).paint(self._signs(top, bottom))
        return self.mode.theme.palette.coloured(page)

    def whole(self, *, type_too: bool = True) -> Image.Image:
        """Return the picture in the palette, on one sheet."""
        acts = self.shown if type_too else without_type(self.shown)
        sheet = painted(self.mode, (self.width, self.height), acts, (0, self.height))
        return self.mode.theme.palette.coloured(sheet)

    def finished(self, *, type_too: bool = True) -> Image.Image:
        """Return the picture in RGB; `type_too=False` leaves out the letters, for tests of their ground."""
        return self.whole(type_too=type_too).convert("RGB")

    @property
    def shown(self) -> list[Act]:
        """All records of one sheet: the layout, and the signs on it."""
        return [*self.acts, *self._signs(0, self.height)]

    def _signs(self, top: int, bottom: int) -> list[Act]:
        """Return the signs between two heights, in units."""
        rings = [ring for ring in self.rings if top <= (ring[1] + ring[3]) // 2 < bottom]
        flags = [flag for flag in self.pennants if top <= flag[3] < bottom]
        return signs(rings, flags, self.pennants, (4, 4, self.width - 4, self.height - 4))
