"""The sheet that every picture is drawn on: ground, slips, type, icons with numbers, and the signs of a turn."""

from collections.abc import Sequence
from typing import Literal

from PIL import Image, ImageDraw

from render import drawings, slips, text
from render.palette import CORAL, FADED, GOLD, INK, NAVY, PANEL, SEATS, Colour
from render.sprites import sprite
from render.text import LABEL, NUMBER, TITLE, Face

WIDTH = 1200
MARGIN = 40
GRID = 20
RIBBON = 200

__all__ = ["GRID", "LABEL", "MARGIN", "NUMBER", "RIBBON", "TITLE", "WIDTH", "Canvas", "drawings"]

Box = tuple[int, int, int, int]
Side = Literal["left", "middle", "right"]
_ANCHOR: dict[Side, str] = {"left": "l", "middle": "m", "right": "r"}


class Canvas:
    """A sheet of warm paper, 1,200 pixels wide. Boxes are (left, top, right, bottom) in pixels.

    Points of `text`, `icon` and `count` are the left end, the middle or the right end (`side`) of what is
    drawn, at half its height.
    """

    def __init__(self, height: int, *, width: int = WIDTH) -> None:
        self.image = slips.ground(width, height).copy()
        self._draw = ImageDraw.Draw(self.image)

    # Slips and signs

    def slip(
        self, box: Box, fill: Colour = PANEL, rule: Colour = INK, *, stroke: int = 2, radius: int = 10
    ) -> None:
        """A paper slip with an ink rule and a soft shadow."""
        left, top, right, bottom = box
        image = slips.slip(right - left, bottom - top, fill, rule, stroke=stroke, radius=radius)
        self.image.paste(image, (left - slips.SHADOW, top - slips.SHADOW), image)

    def fill(self, box: Box, colour: Colour) -> None:
        """A plain patch of colour without a rule."""
        left, top, right, bottom = box
        self._draw.rectangle((left, top, right - 1, bottom - 1), fill=colour)

    def empty(self, box: Box, *, radius: int = 10) -> None:
        """An outline only: a place with nothing on it, or what is used up."""
        self._frame(box, ((2, FADED),), radius)

    def ring(self, box: Box) -> None:
        """A coral ring just outside the box: this has changed since the last picture."""
        left, top, right, bottom = box
        self._frame((left - 6, top - 6, right + 6, bottom + 6), ((2, INK), (6, CORAL), (2, PANEL)), 16)

    def _frame(self, box: Box, stripes: tuple[tuple[int, Colour], ...], radius: int) -> None:
        left, top, right, bottom = box
        image = slips.frame(right - left, bottom - top, stripes, radius)
        self.image.paste(image, (left, top), image)

    def pennant(self, box: Box) -> None:
        """A small pennant on the box's upper right corner: this can be chosen now."""
        self.icon("pennant", (box[2] - 16, box[1] + 2), 40)

    def rule(
        self, start: tuple[int, int], end: tuple[int, int], colour: Colour = INK, *, width: int = 2
    ) -> None:
        """A straight line, level or plumb."""
        self._draw.line((*start, *end), fill=colour, width=width)

    # Type and icons

    def text(
        self,
        at: tuple[int, int],
        words: str,
        size: int = LABEL,
        *,
        face: Face = "semibold",
        colour: Colour = INK,
        side: Side = "left",
        room: int | None = None,
    ) -> int:
        """One line of type; what is wider than `room` ends in an ellipsis. Returns the width drawn."""
        assert size >= LABEL, "smaller type cannot be read on a phone"
        shown = words if room is None else text.fit(words, face, size, room)
        # Anchored on the capitals' middle, so that lines with and without descenders stand level.
        baseline = at[1] + round(size * 0.33)
        font = text.font(face, size)
        self._draw.text((at[0], baseline), shown, font=font, fill=colour, anchor=_ANCHOR[side] + "s")
        return text.width(shown, face, size)

    def icon(
        self,
        name: str,
        at: tuple[int, int],
        size: int,
        *,
        colour: Colour | None = None,
        hollow: bool = False,
        side: Side = "middle",
    ) -> None:
        """A sprite; hollow: in outline only, because it is used up."""
        image = sprite(name, size, colour, hollow=hollow)
        shift = {"left": 0, "middle": size // 2, "right": size}[side]
        self.image.paste(image, (at[0] - shift, at[1] - size // 2), image)

    def seat(
        self, seat: int, at: tuple[int, int], size: int, *, hollow: bool = False, side: Side = "middle"
    ) -> None:
        """A seat's symbol in its colour."""
        mark = SEATS[seat]
        self.icon(mark.symbol, at, size, colour=mark.colour, hollow=hollow, side=side)

    def count(
        self,
        name: str,
        number: int | str,
        at: tuple[int, int],
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

    def price(self, number: int, at: tuple[int, int], size: int = 52, *, hollow: bool = False) -> None:
        """A coin with the number on it, around the point: what something costs or brings."""
        self.icon("coin", at, size, hollow=hollow)
        self.text(at, str(number), LABEL, face="bold", colour=FADED if hollow else INK, side="middle")

    def name(self, words: str, at: tuple[int, int], room: int, *, size: int = NUMBER) -> int:
        """A player's display name, cleaned; smaller, then cut, if it is wider than the room. Returns the width."""
        shown = text.clean_name(words)
        sizes = [smaller for smaller in (TITLE, NUMBER, LABEL) if smaller <= size]
        fitting = (one for one in sizes if text.width(shown, "bold", one) <= room)
        return self.text(at, shown, next(fitting, LABEL), face="bold", room=room)

    # The ribbon

    def ribbon(self, title: str, round_and_phase: str) -> None:
        """The band at the top: the game, and where in it we are."""
        self._draw.rectangle((0, 0, self.image.width, 103), fill=NAVY)
        self._draw.rectangle((0, 103, self.image.width, 106), fill=GOLD)
        used = self.text((MARGIN, 50), title, TITLE, face="serif", colour=PANEL)
        room = self.image.width - 3 * MARGIN - used
        right = self.image.width - MARGIN
        self.text((right, 52), round_and_phase, LABEL, colour=PANEL, side="right", room=room)

    def turn(self, waiting: Sequence[int], names: Sequence[str], asked: str) -> None:
        """The line under the ribbon: who is waited for, and for what. With nobody, only the words."""
        left, middle, right = MARGIN, 154, self.image.width - MARGIN
        x = left
        for seat in waiting:
            self.seat(seat, (x, middle), 64, side="left")
            x += 76
        if len(waiting) == 1:
            x += self.name(names[waiting[0]], (x, middle), (right - x) // 2) + 24
        self.text((x, middle), asked, LABEL, room=right - x)

    def finished(self) -> Image.Image:
        """The picture."""
        return self.image
