"""What a canvas notes of a layout, so that it can be checked and told without being drawn."""

from typing import NamedTuple

from render.acts import Box, Point, moved
from render.palette import Colour


class Written(NamedTuple):
    """A line of type as it was laid out: where it stands, and whether it had to be cut."""

    words: str
    box: Box
    colour: Colour
    cut: bool = False
    on_icon: bool = False
    """A number on its coin: it belongs to the icon beneath it."""

    def moved(self, x: int, y: int) -> "Written":
        """The same, moved by `x` units to the right and `y` down."""
        return Written(self.words, moved(self.box, x, y), self.colour, self.cut, self.on_icon)


class Stamped(NamedTuple):
    """An icon as it was laid out; the colour is that of its outline, the fill what it was asked to have."""

    name: str
    box: Box
    colour: Colour
    fill: Colour | None = None

    def moved(self, x: int, y: int) -> "Stamped":
        """The same, moved by `x` units to the right and `y` down."""
        return Stamped(self.name, moved(self.box, x, y), self.colour, self.fill)


class At(NamedTuple):
    """What a part is the place of: its name (`render.places`), and the area that it lies `within`.

    Where an area has changed all that lies in it has. `key` says which piece it is, if there is only one of it: the same
    wherever it lies. `ring=False`, `flag=False`: a ring or a pennant on it would cover something.
    """

    name: str
    within: str = ""
    key: str = ""
    ring: bool = True
    flag: bool = True


class Place(NamedTuple):
    """Something on a sheet that a move can be about, or that an event has changed, as it was laid out (`render.places`).

    `label` tells what stands there, in the reader's language. A ring goes around `ring`, a pennant stands at `flag`: there
    is none where it would cover something.
    """

    name: str
    box: Box
    label: str = ""
    key: str = ""
    within: str = ""
    ring: Box | None = None
    flag: Point | None = None

    def moved(self, x: int, y: int) -> "Place":
        """The same, moved by `x` units to the right and `y` down."""
        ring = self.ring and moved(self.ring, x, y)
        flag = self.flag and (self.flag[0] + x, self.flag[1] + y)
        return Place(self.name, moved(self.box, x, y), self.label, self.key, self.within, ring, flag)

    def labelled(self, label: str) -> "Place":
        """The same place with a label."""
        return Place(self.name, self.box, label, self.key, self.within, self.ring, self.flag)
