"""A plate: the paper slip around a part. On the page equal plates are laid out once."""

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import cast

from games.core import record
from render.boxes import Part
from render.canvas import Box, Canvas
from render.kept import TABLES
from render.measured import Measured, once
from render.mode import Mode
from render.noted import At
from render.palette import INK, PANEL, Colour


def is_value(part: Part) -> bool:
    """Say whether a part's drawing depends on its fields only, so that equal parts can share it."""
    try:
        hash(part)
    except TypeError:
        return False
    return True


def reused(key: Hashable, mode: Mode, lay: Callable[[Canvas], None]) -> Canvas:
    """Return the layout cached under a key, which must determine it; if there is none, `lay` makes it."""
    found = TABLES.find(key)
    if found is None:
        found = Canvas(mode=mode)
        lay(found)
        # Before threads share it.
        _ = found.noted
        TABLES.keep(key, found, found.held)
    return cast("Canvas", found)


def strip(part: Part, width: int, mode: Mode) -> Canvas:
    """Return a part of a page laid out at this width; equal parts are laid out once."""

    def lay(canvas: Canvas) -> None:
        canvas.keeps_groups = True
        canvas.height = part.height(width)
        part.put(canvas, (0, 0, width, canvas.height))

    if is_value(part):
        return reused((part, width, mode), mode, lay)
    canvas = Canvas(mode=mode)
    lay(canvas)
    return canvas


@lru_cache(maxsize=2048)
def _height(plate: "Plate", width: int) -> int:
    return plate.measured_height(width)


@record
class Plate(Measured):
    """A paper slip around a part; as a `place` it has a ring when it has changed and a pennant when it can be chosen."""

    part: Part
    padding: tuple[int, int] = (14, 10)
    fill: Colour = PANEL
    rule: Colour = INK
    stroke: int = 2
    radius: int = 10
    place: At | None = None
    seat: int | None = None
    """The player whose possessions it shows."""

    __hash__ = Measured.kept_hash

    @once
    def width(self, room: int) -> int:
        """As wide as the part, with the padding at both sides."""
        return self.part.width(room - 2 * self.padding[0]) + 2 * self.padding[0]

    @once
    def height(self, width: int) -> int:
        """As high as the part, with the padding above and below."""
        return _height(self, width) if is_value(self) else self.measured_height(width)

    def measured_height(self, width: int) -> int:
        """The height at this width, without the cache."""
        return self.part.height(width - 2 * self.padding[0]) + 2 * self.padding[1]

    def put(self, canvas: Canvas, box: Box) -> None:
        """Lay it out in the box. A canvas that keeps groups reuses the layout of an equal plate."""
        if not canvas.keeps_groups or not is_value(self):
            self._lay(canvas, box)
            return
        size = box[2] - box[0], box[3] - box[1]
        laid = reused((self, size, canvas.mode), canvas.mode, lambda new: self._lay(new, (0, 0, *size)))
        canvas.group(laid, box[0], box[1])

    def _lay(self, canvas: Canvas, box: Box) -> None:
        left, top, right, bottom = box
        across, down = self.padding
        canvas.slip(box, self.fill, self.rule, stroke=self.stroke, radius=self.radius)
        if self.seat is not None:
            canvas.owned.append((self.seat, box))
        if self.place:
            canvas.place(self.place, box, ring=box, flag=(right - 14, top - 8))
        self.part.put(canvas, (left + across, top + down, right - across, bottom - down))
