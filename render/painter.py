"""Puts on a sheet, pixel by pixel, what a canvas has laid out in units.

A sheet has one byte for each pixel, a place in the palette. What has soft edges (type, sprites, slips) is blended
once with the ground that it stands on; the outcome is kept, and where the same stands on the same ground again it is
only copied.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import cached_property, partial
from hashlib import sha1
from struct import pack
from typing import NamedTuple, cast

from PIL import Image, ImageDraw

from render import slips, text
from render.encode import coloured, index, indexes
from render.kept import SHELF, kept
from render.mode import Mode
from render.palette import FADED, INK, PANEL, PAPER_TONES, Colour
from render.sprites import sprite
from render.text import Face

Box = tuple[int, int, int, int]
Point = tuple[int, int]
Make = Callable[..., Image.Image]
"""Draws from a mode, and what it is given beside it: places in the palette (one band), or what is blended (RGBA)."""


class Act(NamedTuple):
    """One thing to be drawn, nowhere but between two heights: a method of `Painter` and what it is called with.

    Two that are equal draw the same.
    """

    top: int
    bottom: int
    paint: Callable[..., None]
    args: tuple[Hashable, ...]
    options: tuple[tuple[str, Hashable], ...]
    origin: Point = (0, 0)
    """Where the points begin that it is called with."""

    def moved(self, x: int, y: int) -> "Act":
        """The same so far to the right and down."""
        top, bottom, paint, args, options, (right, down) = self
        return Act(top + y, bottom + y, paint, args, options, (right + x, down + y))


_EACH = 400


class Acts(tuple[Act, ...]):  # noqa: SLOT001 (what is kept of it needs a place)
    """Several acts that are drawn as one; they are looked up so often that their hash is kept."""

    @cached_property
    def _hash(self) -> int:
        return super().__hash__()

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def held(self) -> int:
        """How many bytes they take, more or less."""
        return held(self)


def held(acts: Iterable[Act]) -> int:
    """How many bytes acts take in a key, more or less."""
    return sum(_EACH + (_inner(act).held if act.paint is Painter.piece else 0) for act in acts)


def _inner(piece: Act) -> Acts:
    """The acts of a piece."""
    return cast("Acts", piece.args[1])


def without_type(acts: Iterable[Act]) -> Iterator[Act]:
    """The acts but those that set type."""
    for act in acts:
        if act.paint is Painter.piece:
            yield act._replace(args=(act.args[0], Acts(without_type(_inner(act)))))
        elif act.paint is not Painter.text:
            yield act


STRONG: dict[Colour, Colour] = {
    INK: (0, 0, 0),
    PANEL: (255, 255, 255),
    FADED: (64, 56, 48),
    **dict.fromkeys(PAPER_TONES, (255, 255, 255)),
}
"""What high contrast puts in the place of ink, faded ink and the papers."""


class Painter:
    """A sheet being drawn as its mode wants: larger in large type; in high contrast black on white, thicker rules.

    `top` is where in the layout the sheet begins; what stands above it or below its end is not drawn.
    """

    def __init__(self, sheet: Image.Image, mode: Mode, *, top: int = 0) -> None:
        self._sheet = sheet
        self._draw = ImageDraw.Draw(sheet)
        self._mode = mode
        self._top = top
        self._origin = (0, 0)

    def paint(self, acts: Iterable[Act]) -> None:
        """Draw these one upon the other."""
        for act in acts:
            self._origin = act.origin
            act.paint(self, *act.args, **dict(act.options))

    def _px(self, units: float) -> int:
        return round(units * self._mode.scale)

    def _at(self, point: Point) -> Point:
        x, y = self._origin
        return self._px(point[0] + x), self._px(point[1] + y - self._top)

    def _box(self, box: Box) -> Box:
        return *self._at((box[0], box[1])), *self._at((box[2], box[3]))

    def colour(self, colour: Colour) -> Colour:
        """The colour as this sheet shows it."""
        return STRONG.get(colour, colour) if self._mode.contrast else colour

    def _stroke(self, units: int) -> int:
        return self._px(units) + self._mode.contrast

    def slip(self, box: Box, fill: Colour, rule: Colour, stroke: int, radius: int) -> None:
        """A slip of paper with its shadow."""
        left, top, right, bottom = self._box(box)
        radius = self._px(radius)
        inset = slips.slip_depth(radius) - slips.SHADOW
        if min(right - left, bottom - top) > 2 * inset:
            inner = (left + inset, top + inset, right - inset, bottom - inset)
            self._sheet.paste(index(self.colour(fill)), inner)
        look = (
            right - left,
            bottom - top,
            self.colour(fill),
            self.colour(rule),
            self._stroke(stroke),
            radius,
        )
        self._pieces(slips.slip_rim(*look), look, (left - slips.SHADOW, top - slips.SHADOW))

    def _pieces(self, pieces: tuple[slips.Piece, ...], look: Hashable, corner: Point) -> None:
        for place, (image, (x, y)) in enumerate(pieces):
            self._stamp((look, place), image, (corner[0] + x, corner[1] + y))

    def _stamp(self, key: Hashable, image: Image.Image, at: Point, colour: Colour | None = None) -> None:
        """Put an image on the sheet, blended with what is there; a mask, of one band, is filled with the colour.

        The key says what the image shows.
        """
        box = (*at, at[0] + image.width, at[1] + image.height)
        if self._is_off(box):
            return
        seen = self._seen(box)
        blend = partial(self._blended, seen, box, image, colour)
        self._sheet.paste(SHELF.get((key, colour, seen), blend), box)

    def _is_off(self, box: Box) -> bool:
        return box[3] <= 0 or box[1] >= self._sheet.height

    def _seen(self, box: Box) -> int | bytes:
        """What tells the ground in a box from any other: if it is flat its place in the palette, else a digest.

        How much of a flat ground lies on the sheet is of no importance.
        """
        left, top, right, bottom = box
        shown = self._sheet.crop((left, max(top, 0), right, min(bottom, self._sheet.height)))
        low, high = cast("tuple[int, int]", shown.getextrema())
        if low == high:
            return low
        return sha1(shown.tobytes(), usedforsecurity=False).digest() + pack(">i", min(top, 0))

    def _ground(self, seen: int | bytes, box: Box) -> Image.Image:
        """The ground in a box, of which this is what tells it from any other."""
        if isinstance(seen, int):
            return Image.new("L", (box[2] - box[0], box[3] - box[1]), seen)
        return self._sheet.crop(box)

    def _blended(self, seen: int | bytes, box: Box, image: Image.Image, colour: Colour | None) -> Image.Image:
        shown = coloured(self._ground(seen, box)).convert("RGB")
        shown.paste(colour or image, (0, 0), image)
        return indexes(shown)

    def piece(self, box: Box, acts: Acts) -> None:
        """Several acts as one, kept for this ground: they are told from the upper left corner of the box."""
        pixels = self._box(box)
        if self._is_off(pixels):
            return
        seen = self._seen(pixels)
        key = (self._mode, pixels[2] - pixels[0], pixels[3] - pixels[1], acts, seen)
        drawn = SHELF.find(key)
        if drawn is None:
            drawn = self._ground(seen, pixels)
            Painter(drawn, self._mode).paint(acts)
            SHELF.keep(key, drawn, acts.held)
        self._sheet.paste(cast("Image.Image", drawn), pixels)

    def fill(self, box: Box, colour: Colour) -> None:
        """A plain patch."""
        left, top, right, bottom = self._box(box)
        if left < right and top < bottom:
            self._sheet.paste(index(self.colour(colour)), (left, top, right, bottom))

    def frame(self, box: Box, stripes: tuple[tuple[int, Colour], ...], radius: int) -> None:
        """Stripes around a box, from the outside inwards."""
        left, top, right, bottom = self._box(box)
        drawn = tuple((self._px(width), self.colour(colour)) for width, colour in stripes)
        look = (right - left, bottom - top, drawn, self._px(radius))
        self._pieces(slips.frame_rim(*look), look, (left, top))

    def line(self, points: tuple[Point, ...], colour: Colour, width: int) -> None:
        """A line through the points."""
        pixels = [self._at(point) for point in points]
        self._draw.line(pixels, fill=index(self.colour(colour)), width=max(1, self._px(width)))

    def text(self, at: Point, words: str, size: int, face: Face, colour: Colour, anchor: str) -> None:
        """A line of type; the point is on its baseline."""
        if not words:
            return
        look = (words, face, self._px(size), anchor)
        mask, (across, down) = _letters(*look)
        x, y = self._at(at)
        self._stamp(look, mask, (x + across, y + down), self.colour(colour))

    def icon(self, name: str, corner: Point, size: int, colour: Colour | None, *, hollow: bool) -> None:
        """A sprite; the point is its upper left corner."""
        pixels = self._px(size)
        image = sprite(name, pixels, colour, hollow=hollow)
        self._stamp((name, pixels, colour, hollow), image, self._at(corner))

    def picture(self, make: Make, look: tuple[Hashable, ...], top: Point) -> None:
        """A picture made elsewhere for the sheet's mode; the point is the middle of its upper edge."""
        image = make(self._mode, *look)
        x, y = self._at(top)
        corner = (x - image.width // 2, y)
        if image.mode == "L":
            self._sheet.paste(image, corner)
        else:
            self._stamp((make, self._mode, look), image, corner)


def painted(mode: Mode, size: Point, acts: Iterable[Act], span: Point, offset: int = 0) -> Image.Image:
    """What lies between two heights of a sheet of this size, in palette places; its upper edge is `offset` of the layout."""
    width, height, top, bottom = (round(units * mode.scale) for units in (*size, *span))
    sheet = slips.ground(width, height, top, bottom, strong=mode.contrast)
    Painter(sheet, mode, top=span[0] + offset).paint(acts)
    return sheet


@kept
def _letters(words: str, face: Face, size: int, anchor: str) -> tuple[Image.Image, Point]:
    """A line of type as a mask, and where it lies from its point on the baseline."""
    font = text.font(face, size)
    left, top, right, bottom = (round(edge) for edge in font.getbbox(words, anchor=anchor))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), words, font=font, fill=255, anchor=anchor)
    return mask, (left, top)
