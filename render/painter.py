"""The painter: it draws the records of a canvas, laid out in units, on a sheet, in pixels.

A sheet has one byte for each pixel, an index into the palette. Type, sprites and slips have soft edges: they
are blended once with the ground beneath them. The result is cached and copied if the same stands on the same
ground again.
"""

from collections.abc import Hashable, Iterable
from functools import partial
from hashlib import sha1
from struct import pack
from typing import cast

from PIL import Image, ImageDraw

from render import slips, text
from render.acts import Act, Box, Fill, Frame, Icon, Line, Piece, Point, Raster, Shared, Slip, Text, shifted
from render.kept import MATERIAL, TABLES
from render.mode import Mode
from render.palette import RGB, SHADOW, Colour
from render.sprites import margin, sprite
from render.text import Face


class Painter:
    """Draws on a sheet in its mode: larger in large type; black on white with thicker rules in high contrast.

    `top` is the height in the layout at which the sheet begins. Nothing above the sheet or below its end is
    drawn.
    """

    def __init__(self, sheet: Image.Image, mode: Mode, *, top: int = 0) -> None:
        self._sheet = sheet
        self._draw = ImageDraw.Draw(sheet)
        self._mode = mode
        self._theme, self._palette = mode.theme, mode.theme.palette
        self._top = top

    def paint(self, acts: Iterable[Act]) -> None:
        """Draw these records in order, each over the ones before."""
        for act in acts:
            self._draw_act(act)

    def _draw_act(self, act: Act) -> None:
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
                self._fill(act)
            case Frame():
                self._frame(act)
            case Line():
                self._line(act)
            case Raster():
                self._raster(act)
            case Shared():
                self.paint(shifted(one, *act.corner) for one in act.acts)

    def _px(self, units: float) -> int:
        return round(units * self._mode.scale)

    def _at(self, point: Point) -> Point:
        return self._px(point[0]), self._px(point[1] - self._top)

    def _box(self, box: Box) -> Box:
        return *self._at((box[0], box[1])), *self._at((box[2], box[3]))

    def _rgb(self, colour: Colour) -> RGB:
        """Return the value of a role on this sheet."""
        return self._theme.rgb(colour)

    def _place(self, colour: Colour) -> int:
        """Return the index of that value in the palette."""
        return self._palette.index(self._rgb(colour))

    def _stroke(self, units: int) -> int:
        return self._px(units) + self._theme.strong

    def _slip(self, act: Slip) -> None:
        left, top, right, bottom = self._box(act.box)
        radius = self._px(act.radius)
        colours = self._rgb(act.fill), self._rgb(act.rule), self._rgb(SHADOW)
        inset = slips.slip_depth(radius) - slips.SHADOW
        if min(right - left, bottom - top) > 2 * inset:
            inner = (left + inset, top + inset, right - inset, bottom - inset)
            self._sheet.paste(self._place(act.fill), inner)
        look = (right - left, bottom - top, *colours, self._stroke(act.stroke), radius)
        self._pieces(slips.slip_rim(*look), look, (left - slips.SHADOW, top - slips.SHADOW))

    def _pieces(self, pieces: tuple[slips.Piece, ...], look: Hashable, corner: Point) -> None:
        for place, (image, (x, y)) in enumerate(pieces):
            self._stamp((look, place), image, (corner[0] + x, corner[1] + y))

    def _stamp(self, key: Hashable, image: Image.Image, at: Point, colour: RGB | None = None) -> None:
        """Draw an image on the sheet, blended with the ground; a mask (one band) is filled with the colour.

        The key identifies the content of the image.
        """
        box = (*at, at[0] + image.width, at[1] + image.height)
        if self._is_off(box):
            return
        seen = self._seen(box)
        blend = partial(self._blended, seen, box, image, colour)
        # Words, and drawings on ground that is a picture itself, belong to a single table.
        shelf = MATERIAL if colour is None and isinstance(seen, int) else TABLES
        self._sheet.paste(shelf.get((key, colour, seen, self._palette), blend), box)

    def _is_off(self, box: Box) -> bool:
        return box[3] <= 0 or box[1] >= self._sheet.height

    def _seen(self, box: Box) -> int | bytes:
        """Return a key of the ground in a box: its index in the palette if it is flat, else a digest.

        The key of flat ground does not depend on how much of the box lies on the sheet.
        """
        left, top, right, bottom = box
        shown = self._sheet.crop((left, max(top, 0), right, min(bottom, self._sheet.height)))
        low, high = cast("tuple[int, int]", shown.getextrema())
        if low == high:
            return low
        return sha1(shown.tobytes(), usedforsecurity=False).digest() + pack(">i", min(top, 0))

    def _ground(self, seen: int | bytes, box: Box) -> Image.Image:
        """Return the ground in a box, given its key."""
        if isinstance(seen, int):
            return Image.new("L", (box[2] - box[0], box[3] - box[1]), seen)
        return self._sheet.crop(box)

    def _blended(self, seen: int | bytes, box: Box, image: Image.Image, colour: RGB | None) -> Image.Image:
        shown = self._palette.coloured(self._ground(seen, box)).convert("RGB")
        shown.paste(colour or image, (0, 0), image)
        return self._palette.indexes(shown)

    def _piece(self, act: Piece) -> None:
        """Draw several records as one image, which is cached for this ground."""
        pixels = self._box(act.box)
        if self._is_off(pixels):
            return
        seen = self._seen(pixels)
        key = (self._mode, pixels[2] - pixels[0], pixels[3] - pixels[1], act.acts, seen)
        drawn = TABLES.find(key)
        if drawn is None:
            drawn = self._ground(seen, pixels)
            Painter(drawn, self._mode).paint(act.acts)
            TABLES.keep(key, drawn, act.acts.held)
        self._sheet.paste(cast("Image.Image", drawn), pixels)

    def _fill(self, act: Fill) -> None:
        left, top, right, bottom = self._box(act.box)
        if left < right and top < bottom:
            self._sheet.paste(self._place(act.colour), (left, top, right, bottom))

    def _frame(self, act: Frame) -> None:
        left, top, right, bottom = self._box(act.box)
        drawn = tuple((self._px(width), self._rgb(colour)) for width, colour in act.stripes)
        look = (right - left, bottom - top, drawn, self._px(act.radius))
        self._pieces(slips.frame_rim(*look), look, (left, top))

    def _line(self, act: Line) -> None:
        pixels = [self._at(point) for point in act.points]
        self._draw.line(pixels, fill=self._place(act.colour), width=max(1, self._px(act.width)))

    def _text(self, act: Text) -> None:
        if not act.words:
            return
        look = (act.words, act.face, self._px(act.size), act.anchor)
        mask, (across, down) = _letters(*look)
        x, y = self._at(act.at)
        self._stamp(look, mask, (x + across, y + down), self._rgb(act.colour))

    def _icon(self, act: Icon) -> None:
        pixels = self._px(act.size)
        image = sprite(act.name, pixels, act.colour, hollow=act.hollow, theme=self._theme)
        (x, y), beyond = self._at(act.corner), margin(image, pixels)
        look = (act.name, pixels, act.colour, act.hollow, self._theme)
        self._stamp(look, image, (x - beyond, y - beyond))

    def _raster(self, act: Raster) -> None:
        image = act.drawing.pixels(self._mode)
        x, y = self._at(act.at)
        corner = (x - image.width // 2, y)
        if image.mode == "L":
            self._sheet.paste(image, corner)
        else:
            self._stamp((act.drawing, self._mode), image, corner)


def painted(mode: Mode, size: Point, acts: Iterable[Act], span: Point, offset: int = 0) -> Image.Image:
    """Return the part of a sheet between two heights (`span`), as palette indices.

    The sheet has this size and begins at the height `offset` of the layout.
    """
    width, height, top, bottom = (round(units * mode.scale) for units in (*size, *span))
    sheet = slips.ground(width, height, top, bottom, mode.theme)
    Painter(sheet, mode, top=span[0] + offset).paint(acts)
    return sheet


def _letters(words: str, face: Face, size: int, anchor: str) -> tuple[Image.Image, Point]:
    """Return a line of type as a mask, and the mask's position relative to its point on the baseline."""
    look = (words, face, size, anchor)
    return TABLES.get(look, lambda: _set(*look))


def _set(words: str, face: Face, size: int, anchor: str) -> tuple[Image.Image, Point]:
    font = text.font(face, size)
    left, top, right, bottom = (round(edge) for edge in font.getbbox(words, anchor=anchor))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), words, font=font, fill=255, anchor=anchor)
    return mask, (left, top)
