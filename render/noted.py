"""What a canvas notes of a layout, so that it can be checked and told without being drawn."""

from typing import NamedTuple

from render.acts import Box, moved
from render.palette import Colour


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


class Place(NamedTuple):
    """Something on a sheet that a move can refer to, as it was laid out.

    The name is its table of components and its owner's seat, if any: `roles/settler`, `seat-2/resources/5`. `label` tells
    what stands there, in the reader's language; `key` names a piece that exists once, wherever it goes.
    """

    name: str
    box: Box
    label: str = ""
    key: str = ""
