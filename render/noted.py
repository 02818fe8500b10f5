"""What a canvas notes of a layout, so that it can be checked and told without being drawn."""

from typing import NamedTuple

from render.painter import Box
from render.palette import Colour


def moved(box: Box, x: int, y: int) -> Box:
    """The box so far to the right and down."""
    return box[0] + x, box[1] + y, box[2] + x, box[3] + y


class Written(NamedTuple):
    """A line of type as it was laid out: where it stands, and whether it had to be cut."""

    words: str
    box: Box
    colour: Colour
    cut: bool = False
    on_icon: bool = False
    """A number on its coin: it belongs to the icon beneath it."""


class Stamped(NamedTuple):
    """An icon as it was laid out; the colour is that of its outline, the fill what it was asked to have."""

    name: str
    box: Box
    colour: Colour
    fill: Colour | None = None

    def moved(self, x: int, y: int) -> "Stamped":
        """The same so far to the right and down."""
        return Stamped(self.name, moved(self.box, x, y), self.colour, self.fill)
