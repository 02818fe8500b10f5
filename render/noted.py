"""The notes of a layout, so that it can be checked and described without being drawn."""

from dataclasses import dataclass, field
from typing import Generic, NamedTuple, TypeVar

from render.acts import Box, Point, moved
from render.marks import PENNANT
from render.palette import Colour


class Written(NamedTuple):
    """A line of type in a layout: its box, and whether it had to be cut."""

    words: str
    box: Box
    colour: Colour
    cut: bool = False
    on_icon: bool = False
    """Whether it is a number on an icon, as on a coin."""

    def moved(self, x: int, y: int) -> "Written":
        """Return the same, moved by `x` units to the right and `y` down."""
        return Written(self.words, moved(self.box, x, y), self.colour, self.cut, self.on_icon)


class Stamped(NamedTuple):
    """An icon in a layout; `colour` is that of its outline, `fill` the requested one."""

    name: str
    box: Box
    colour: Colour
    fill: Colour | None = None

    def moved(self, x: int, y: int) -> "Stamped":
        """Return the same, moved by `x` units to the right and `y` down."""
        return Stamped(self.name, moved(self.box, x, y), self.colour, self.fill)


class At(NamedTuple):
    """The place of a part.

    name: The name of the place (`render.places`).
    within: The area that contains it. If the area has changed, so have all places in it.
    key: An identifier, if the piece exists once: it is the same wherever the piece lies.
    ring, flag: False if a ring or pennant on it would cover something.
    """

    name: str
    within: str = ""
    key: str = ""
    ring: bool = True
    flag: bool = True


class Place(NamedTuple):
    """An object on a sheet that a move can refer to or an event has changed (`render.places`).

    label: Its description in the reader's language.
    ring: The box for a ring, None if a ring would cover something.
    flag: The point for a pennant, None if a pennant would cover something.
    """

    name: str
    box: Box
    label: str = ""
    key: str = ""
    within: str = ""
    ring: Box | None = None
    flag: Point | None = None

    def moved(self, x: int, y: int) -> "Place":
        """Return the same, moved by `x` units to the right and `y` down."""
        ring = self.ring and moved(self.ring, x, y)
        flag = self.flag and (self.flag[0] + x, self.flag[1] + y)
        return Place(self.name, moved(self.box, x, y), self.label, self.key, self.within, ring, flag)

    def labelled(self, label: str) -> "Place":
        """Return the same place with a label."""
        return Place(self.name, self.box, label, self.key, self.within, self.ring, self.flag)


@dataclass(slots=True)
class Lists:
    """The notes of a layout, in order."""

    written: list[Written] = field(default_factory=list[Written])
    stamped: list[Stamped] = field(default_factory=list[Stamped])
    slips: list[tuple[Box, int]] = field(default_factory=list[tuple[Box, int]])
    """Each slip with the number of lines of type that were laid out before it."""
    pennants: list[Box] = field(default_factory=list[Box])
    areas: dict[str, Box] = field(default_factory=dict[str, Box])
    """The boxes of areas without a name on the picture, by the message for them in the picture's text."""
    places: list[Place] = field(default_factory=list[Place])
    """Places that a move can refer to; one that lies within another comes after it."""
    owned: list[tuple[int, Box]] = field(default_factory=list[tuple[int, Box]])
    """The boxes of players' possessions, with the seat."""
    rings: list[Box] = field(default_factory=list[Box])
    """The boxes of rings around changed places."""


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
    """The notes of a layout, including those of its groups.

    The groups' notes are added at the first request, because a page, whose strips are groups, never needs
    them.
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
        """Groups whose notes are not added yet, with their positions."""

    @property
    def noted(self) -> Lists:
        """All notes. Threads that share a layout must not be the first to request them."""
        groups, self._groups = self._groups, []
        for group in groups:
            self.note(*group)
        return self._lists

    def note_later(self, laid: "Notes", x: int, y: int) -> None:
        """Add the notes of another, finished layout at the first request."""
        self._groups.append((laid, x, y))

    def note(self, laid: "Notes", x: int, y: int) -> None:
        """Add the notes of a layout that is put on this sheet, `x` units to the right and `y` down."""
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
        """Note a ring just outside a changed box. Rings leave out pennants; neighbours share the room."""
        self.rings.append(box)

    def flag(self, at: Point) -> None:
        """Note a small pennant around the point, for a possible choice."""
        half = PENNANT // 2
        self.pennants.append((at[0] - half, at[1] - half, at[0] + half, at[1] + half))
