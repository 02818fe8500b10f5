"""Puts on a sheet, pixel by pixel, what a canvas has laid out in units."""

from PIL import Image, ImageDraw

from render import slips, text
from render.palette import FADED, INK, PANEL, PAPER_TONES, Colour
from render.sprites import sprite
from render.text import Face

Box = tuple[int, int, int, int]
Point = tuple[int, int]

STRONG: dict[Colour, Colour] = {
    INK: (0, 0, 0),
    PANEL: (255, 255, 255),
    FADED: (64, 56, 48),
    **dict.fromkeys(PAPER_TONES, (255, 255, 255)),
}
"""What high contrast puts in the place of ink, faded ink and the papers."""


class Painter:
    """A sheet being drawn: `scale` pixels for a unit; `strong` for high contrast: black on white, thicker rules."""

    def __init__(self, image: Image.Image, scale: float, *, strong: bool) -> None:
        self.image = image
        self._draw = ImageDraw.Draw(image)
        self._scale = scale
        self._strong = strong

    def _px(self, units: float) -> int:
        return round(units * self._scale)

    def _box(self, box: Box) -> Box:
        left, top, right, bottom = box
        return self._px(left), self._px(top), self._px(right), self._px(bottom)

    def colour(self, colour: Colour) -> Colour:
        """The colour as this sheet shows it."""
        return STRONG.get(colour, colour) if self._strong else colour

    def _stroke(self, units: int) -> int:
        return self._px(units) + self._strong

    def slip(self, box: Box, fill: Colour, rule: Colour, stroke: int, radius: int) -> None:
        """A slip of paper with its shadow."""
        left, top, right, bottom = self._box(box)
        radius = self._px(radius)
        inset = slips.slip_depth(radius) - slips.SHADOW
        if min(right - left, bottom - top) > 2 * inset:
            inner = (left + inset, top + inset, right - inset - 1, bottom - inset - 1)
            self._draw.rectangle(inner, fill=self.colour(fill))
        rim = slips.slip_rim(
            right - left,
            bottom - top,
            self.colour(fill),
            self.colour(rule),
            stroke=self._stroke(stroke),
            radius=radius,
        )
        self._pieces(rim, (left - slips.SHADOW, top - slips.SHADOW))

    def _pieces(self, pieces: tuple[slips.Piece, ...], corner: Point) -> None:
        for image, (x, y) in pieces:
            self.image.paste(image, (corner[0] + x, corner[1] + y), image)

    def fill(self, box: Box, colour: Colour) -> None:
        """A plain patch."""
        left, top, right, bottom = self._box(box)
        self._draw.rectangle((left, top, right - 1, bottom - 1), fill=self.colour(colour))

    def frame(self, box: Box, stripes: tuple[tuple[int, Colour], ...], radius: int) -> None:
        """Stripes around a box, from the outside inwards."""
        left, top, right, bottom = self._box(box)
        drawn = tuple((self._px(width), self.colour(colour)) for width, colour in stripes)
        self._pieces(slips.frame_rim(right - left, bottom - top, drawn, self._px(radius)), (left, top))

    def line(self, points: tuple[Point, ...], colour: Colour, width: int) -> None:
        """A line through the points."""
        pixels = [(self._px(x), self._px(y)) for x, y in points]
        self._draw.line(pixels, fill=self.colour(colour), width=max(1, self._px(width)))

    def text(self, at: Point, words: str, size: int, face: Face, colour: Colour, anchor: str) -> None:
        """A line of type; the point is on its baseline."""
        font = text.font(face, self._px(size))
        self._draw.text(
            (self._px(at[0]), self._px(at[1])), words, font=font, fill=self.colour(colour), anchor=anchor
        )

    def icon(self, name: str, corner: Point, size: int, colour: Colour | None, *, hollow: bool) -> None:
        """A sprite; the point is its upper left corner."""
        image = sprite(name, self._px(size), colour, hollow=hollow)
        self.image.paste(image, (self._px(corner[0]), self._px(corner[1])), image)

    def picture(self, image: Image.Image, top: Point) -> None:
        """A picture made elsewhere at the sheet's scale; the point is the middle of its upper edge."""
        at = (self._px(top[0]) - image.width // 2, self._px(top[1]))
        self.image.paste(image, at, image if image.mode == "RGBA" else None)
