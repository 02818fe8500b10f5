"""What a canvas notes of a layout, so that it can be checked and told without being drawn."""

from dataclasses import dataclass, field
from typing import Generic, NamedTuple, TypeVar

from render.acts import Box, Point, moved
from render.marks import PENNANT
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


@dataclass(slots=True)
class Lists:
    """The notes of a layout, in the order in which they were laid out."""

    written: list[Written] = field(default_factory=list[Written])
    stamped: list[Stamped] = field(default_factory=list[Stamped])
    slips: list[tuple[Box, int]] = field(default_factory=list[tuple[Box, int]])
    """Each slip with the number of lines of type that were there before it."""
    pennants: list[Box] = field(default_factory=list[Box])
    areas: dict[str, Box] = field(default_factory=dict[str, Box])
    """Where what has no name on the picture stands, by the message that tells it in the picture's words."""
    places: list[Place] = field(default_factory=list[Place])
    """Places that a move can refer to; one that lies within another comes after it."""
    owned: list[tuple[int, Box]] = field(default_factory=list[tuple[int, Box]])
    """Where what a player has stands, with the seat."""
    rings: list[Box] = field(default_factory=list[Box])
    """Around what has changed."""


T = TypeVar("T")


class _Noted(Generic[T]):
    """One of the lists of `Notes.noted`."""

    def __set_name__(self, _: type, name: str) -> None:
        self._name = name

    def __get__(self, notes: "Notes", _: type) -> T:
        return getattr(notes.noted, self._name)

    def __set__(self, notes: "Notes", value: T) -> None:
        setattr(notes.noted, self._name, value)


class Notes:
    """All that is noted of a layout.

    What is noted of its groups is added when somebody asks for it: a page, whose strips are groups, never does.
    """

    written = _Noted[list[Written]]()
    stamped = _Noted[list[Stamped]]()
    slips = _Noted[list[tuple[Box, int]]]()
    pennants = _Noted[list[Box]]()
    areas = _Noted[dict[str, Box]]()
    places = _Noted[list[Place]]()
    owned = _Noted[list[tuple[int, Box]]]()
    rings = _Noted[list[Box]]()

    def __init__(self) -> None:
        self.changed: frozenset[str] = frozenset()
        """The names of places that get a ring."""
        self.choices: frozenset[str] = frozenset()
        """The names of places that get a pennant."""
        self._lists = Lists()
        self._groups: list[tuple[Notes, int, int]] = []
        """Those that are not noted yet, with where they stand."""

    @property
    def noted(self) -> Lists:
        """All of it. Threads that share a layout must not be the first to ask."""
        groups, self._groups = self._groups, []
        for group in groups:
            self.note(*group)
        return self._lists

    def note_later(self, laid: "Notes", x: int, y: int) -> None:
        """Note all of another layout, which does not change any more, when somebody asks for it."""
        self._groups.append((laid, x, y))

    def note(self, laid: "Notes", x: int, y: int) -> None:
        """Say of this sheet what is said of one that is put on it, so far to the right and down."""
        own, new = self.noted, laid.noted
        before = len(own.written)
        own.written += [line.moved(x, y) for line in new.written]
        own.stamped += [icon.moved(x, y) for icon in new.stamped]
        own.slips += [(moved(slip, x, y), before + under) for slip, under in new.slips]
        own.pennants += [moved(flag, x, y) for flag in new.pennants]
        own.rings += [moved(ring, x, y) for ring in new.rings]
        own.owned += [(seat, moved(box, x, y)) for seat, box in new.owned]
        for place in new.places:
            self.note_place(place.moved(x, y))
        for message, area in new.areas.items():
            own.areas.setdefault(message, moved(area, x, y))

    def note_place(self, place: Place) -> None:
        """Note a place, with a ring around it if it has changed and a pennant if it can be chosen."""
        self.places.append(place)
        if place.ring and not self.changed.isdisjoint((place.name, place.within)):
            self.ring(place.ring)
        if place.flag and place.name in self.choices:
            self.flag(place.flag)

    def ring(self, box: Box) -> None:
        """A coral ring just outside the box: this has changed. It leaves out pennants, and neighbours share the room."""
        self.rings.append(box)

    def flag(self, at: Point) -> None:
        """A small pennant around the point: this can be chosen now."""
        half = PENNANT // 2
        self.pennants.append((at[0] - half, at[1] - half, at[0] + half, at[1] + half))
