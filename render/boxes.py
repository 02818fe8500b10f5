"""A small box model: parts with a wanted width and height, in rows and columns.

A part is asked for its width in a room, then for its height at a width, then put into a box on the canvas.
Type that does not fit is broken into more lines, then set smaller, then cut.
"""

from collections.abc import Callable, Sequence
from dataclasses import field
from functools import lru_cache, partial
from types import FunctionType
from typing import Protocol

from games.core import record
from render import text
from render.canvas import Box, Canvas, Side
from render.coins import price
from render.measured import Measured, once
from render.noted import At
from render.palette import INK, Colour
from render.text import LABEL, NUMBER, Face

GAP = 12


class Part(Protocol):
    """An element that can be put into a box."""

    def width(self, room: int) -> int:
        """Return the wanted width, at most the room."""
        ...

    def height(self, width: int) -> int:
        """Return the height at this width."""
        ...

    def put(self, canvas: Canvas, box: Box) -> None:
        """Lay it out in the box."""
        ...


def put(part: Part, canvas: Canvas, at: tuple[int, int], width: int) -> int:
    """Lay a part out from this corner at this width; return the height of its lower edge."""
    bottom = at[1] + part.height(width)
    part.put(canvas, (at[0], at[1], at[0] + width, bottom))
    return bottom


@lru_cache(maxsize=4096)
def _broken(words: str, face: Face, size: int, most: int, width: int) -> tuple[int, tuple[str, ...]]:
    """Return the size and the lines of words; lines beyond `most` are joined to the last one, to be cut."""
    size = text.shrunk(words, face, size, width)
    if most == 1 or text.width(words, face, size) <= width:
        return size, (words,)
    broken = text.lines(words, face, size, width)
    kept = broken[:most]
    if len(broken) > most:
        kept[-1] = " ".join(broken[most - 1 :])
    return size, tuple(kept)


@record
class Words:
    """Type: one line, or up to `lines`; in a wider room it stands at its `side`."""

    words: str
    size: int = LABEL
    face: Face = "semibold"
    colour: Colour = INK
    side: Side = "left"
    lines: int = 1
    name: bool = False
    """Whether it is a display name: it may take two lines and may be cut."""
    most: int = 0
    """If not 0, the maximum width, so that the room left by other parts does not change how it is set."""

    def _set(self, width: int) -> tuple[int, tuple[str, ...]]:
        if self.name and self.lines == 1:
            return text.set_name(self.words, self.face, self.size, width)
        return _broken(self.words, self.face, self.size, self.lines, width)

    def width(self, room: int) -> int:
        room = min(room, self.most or room)
        size, lines = self._set(room)
        return min(room, max([text.width(line, self.face, size) for line in lines]) + 1)

    def height(self, width: int) -> int:
        size, lines = self._set(width)
        return round(size * 1.14) * len(lines)

    def put(self, canvas: Canvas, box: Box) -> None:
        left, top, right, bottom = box
        size, lines = self._set(right - left)
        x = {"left": left, "middle": (left + right) // 2, "right": right}[self.side]
        step = round(size * 1.14)
        y = (top + bottom - step * (len(lines) - 1)) // 2
        for place, line in enumerate(lines):
            at = (x, y + step * place)
            if self.name:
                canvas.name(line, at, right - left, size=size, side=self.side)
            else:
                canvas.text(
                    at,
                    line,
                    size,
                    face=self.face,
                    colour=self.colour,
                    side=self.side,
                    room=right - left,
                )


@record
class Icon:
    """A sprite in its square."""

    name: str
    size: int = NUMBER
    colour: Colour | None = None
    hollow: bool = False

    def width(self, room: int) -> int:
        return self.size

    def height(self, width: int) -> int:
        return self.size

    def put(self, canvas: Canvas, box: Box) -> None:
        at = ((box[0] + box[2]) // 2, (box[1] + box[3]) // 2)
        canvas.icon(self.name, at, self.size, colour=self.colour, hollow=self.hollow)


@record
class Price:
    """A coin with a number on it."""

    number: int | str
    size: int = 52
    hollow: bool = False

    def width(self, room: int) -> int:
        return max(self.size, text.width(str(self.number), "bold", LABEL) + 8)

    def height(self, width: int) -> int:
        return self.size

    def put(self, canvas: Canvas, box: Box) -> None:
        at = ((box[0] + box[2]) // 2, (box[1] + box[3]) // 2)
        price(canvas, self.number, at, self.size, hollow=self.hollow)


@record
class Space:
    """Empty space of a size; in a row `grow` takes the remaining room."""

    wide: int = 0
    high: int = 0
    grow: bool = False

    def width(self, room: int) -> int:
        return self.wide

    def height(self, width: int) -> int:
        return self.high

    def put(self, canvas: Canvas, box: Box) -> None:
        return


def gives_way(part: Part) -> bool:
    """Say whether a part may get less width than it wants: a name, or words on several lines."""
    if isinstance(part, Words):
        return part.lines > 1 or part.name
    return isinstance(part, (Row, Column, Marked)) and part.gives_way()


@record
class Row(Measured):
    """Parts side by side, at half their height; with `wrap` in as many lines as they need."""

    parts: Sequence[Part]
    gap: int = 8
    wrap: bool = False
    line_gap: int = 6

    __hash__ = Measured.kept_hash

    def __post_init__(self) -> None:
        object.__setattr__(self, "parts", tuple(self.parts))

    @once
    def gives_way(self) -> bool:
        """Say whether any of its parts can do with less width than it wants."""
        return any(gives_way(part) for part in self.parts)

    @once
    def _lines(self, width: int) -> list[list[tuple[Part, int]]]:
        """Return each line's parts with their widths."""
        if not self.wrap:
            return [self._one_line(width)]
        lines: list[list[tuple[Part, int]]] = [[]]
        used = 0
        for part in self.parts:
            wanted = part.width(width)
            if lines[-1] and used + wanted > width:
                lines.append([])
                used = 0
            lines[-1].append((part, wanted))
            used += wanted + self.gap
        return lines

    def _one_line(self, width: int) -> list[tuple[Part, int]]:
        """Return the parts with their widths: those that give way get the remaining room."""
        left = width - self.gap * (len(self.parts) - 1)
        giving = [gives_way(part) for part in self.parts]
        found = [0] * len(giving)
        for turn in (False, True):
            for place, gives in enumerate(giving):
                if gives == turn:
                    found[place] = self.parts[place].width(max(left, 0))
                    left -= found[place]
        return list(zip(self.parts, found, strict=True))

    def _grown(self, line: list[tuple[Part, int]], width: int) -> list[tuple[Part, int]]:
        growing = [isinstance(part, Space) and part.grow for part, _ in line]
        if not any(growing):
            return line
        spare = max(0, width - sum(wide for _, wide in line) - self.gap * (len(line) - 1))
        share = spare // sum(growing)
        return [(part, wide + share * grows) for (part, wide), grows in zip(line, growing, strict=True)]

    @once
    def width(self, room: int) -> int:
        wanted = (
            sum(wide for _, wide in line) + self.gap * max(len(line) - 1, 0) for line in self._lines(room)
        )
        return min(room, max(wanted))

    @once
    def _heights(self, width: int) -> list[int]:
        """Return the height of each line."""
        return [max((part.height(wide) for part, wide in line), default=0) for line in self._lines(width)]

    @once
    def height(self, width: int) -> int:
        lines = self._heights(width)
        return sum(lines) + self.line_gap * (len(lines) - 1)

    def put(self, canvas: Canvas, box: Box) -> None:
        left, top, right, bottom = box
        lines = self._lines(right - left)
        spare = bottom - top - self.height(right - left)
        y = top + (spare // 2 if len(lines) == 1 else 0)
        for line, high in zip(lines, self._heights(right - left), strict=True):
            x = left
            for part, wide in self._grown(line, right - left):
                own = part.height(wide)
                above = y + (high - own) // 2
                part.put(canvas, (x, above, x + wide, above + own))
                x += wide + self.gap
            y += high + self.line_gap


@record
class Column(Measured):
    """Parts one below the other, as wide as the column; with `stretch` the last one takes the rest."""

    parts: Sequence[Part]
    gap: int = 4
    stretch: bool = False

    __hash__ = Measured.kept_hash

    def __post_init__(self) -> None:
        object.__setattr__(self, "parts", tuple(self.parts))

    @once
    def gives_way(self) -> bool:
        """Say whether a part of it may get less width than it wants."""
        return any(gives_way(part) for part in self.parts)

    @once
    def width(self, room: int) -> int:
        return max((part.width(room) for part in self.parts), default=0)

    @once
    def height(self, width: int) -> int:
        return sum(part.height(width) for part in self.parts) + self.gap * max(len(self.parts) - 1, 0)

    def put(self, canvas: Canvas, box: Box) -> None:
        left, y, right, bottom = box
        last = len(self.parts) - 1
        for place, part in enumerate(self.parts):
            end = y + part.height(right - left)
            if self.stretch and place == last:
                end = max(end, bottom)
            part.put(canvas, (left, y, right, end))
            y = end + self.gap


@record
class Split(Measured):
    """Parts side by side that divide the width by their shares, all as high as the highest."""

    parts: Sequence[Part]
    shares: Sequence[int] = ()
    gap: int = GAP

    __hash__ = Measured.kept_hash

    def __post_init__(self) -> None:
        object.__setattr__(self, "parts", tuple(self.parts))

    @once
    def _widths(self, width: int) -> list[int]:
        shares = self.shares or [1] * len(self.parts)
        room = width - self.gap * (len(self.parts) - 1)
        return [room * share // sum(shares) for share in shares]

    @once
    def width(self, room: int) -> int:
        return room

    @once
    def height(self, width: int) -> int:
        widths = self._widths(width)
        return max(part.height(wide) for part, wide in zip(self.parts, widths, strict=True))

    def put(self, canvas: Canvas, box: Box) -> None:
        x = box[0]
        for part, wide in zip(self.parts, self._widths(box[2] - box[0]), strict=True):
            part.put(canvas, (x, box[1], x + wide, box[3]))
            x += wide + self.gap


@record
class Marked(Measured):
    """A part that is a place: it has a ring if it has changed and a pennant if it can be chosen.

    `area`: the message that describes it, if it has no name on the picture; a legend gives it a number.
    """

    part: Part
    place: At | None = None
    area: str = ""

    __hash__ = Measured.kept_hash

    def gives_way(self) -> bool:
        """Say whether the marked part may get less width than it wants."""
        return gives_way(self.part)

    @once
    def width(self, room: int) -> int:
        return self.part.width(room)

    @once
    def height(self, width: int) -> int:
        return self.part.height(width)

    def put(self, canvas: Canvas, box: Box) -> None:
        if self.area:
            canvas.area(self.area, box)
        left, top, right, bottom = box
        if self.place:
            ring = (left - 4, top - 2, right + 4, bottom + 2)
            canvas.place(self.place, box, ring=ring, flag=(right - 8, top - 10))
        self.part.put(canvas, box)


@record
class Own:
    """A part with a size and a function that lays it out."""

    wide: int
    high: int
    lay: Callable[[Canvas, Box], None] = field(compare=False)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Own) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[object, ...]:
        """Return the values that determine its drawing. Raise `TypeError` if a method lays it out."""
        lay, given = self.lay, ()
        if isinstance(lay, partial):
            lay, given = lay.func, (lay.args, *lay.keywords.items())
        if not isinstance(lay, FunctionType) or lay.__closure__:
            raise TypeError(f"{lay} may depend on more than its arguments")
        return self.wide, self.high, lay, given

    def width(self, room: int) -> int:
        return self.wide

    def height(self, width: int) -> int:
        return self.high

    def put(self, canvas: Canvas, box: Box) -> None:
        self.lay(canvas, box)
