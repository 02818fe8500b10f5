"""The signs on a sheet: pennants, and rings around changed places.

Neighbouring rings share the room between them, and no ring crosses a pennant.
"""

from collections.abc import Iterable, Iterator, Sequence

from render.acts import Act, Box, Fill, Frame, Icon
from render.palette import ACCENT, INK, PANEL

PENNANT = 40
"""Width and height of a pennant, in units."""
_THICK = 10
"""Thickness of a ring with its two edges, in units."""
_OUTSIDE = 6
"""Maximum distance of a ring outside its box, in units."""
_INSIDE = 4
"""Maximum distance of a ring inside its box if neighbours touch, in units."""
_BETWEEN = 3
"""Free space between two rings, in units."""


def signs(rings: Iterable[Box], flags: Iterable[Box], free: Iterable[Box], sheet: Box) -> list[Act]:
    """Return the records that draw rings around boxes and pennants in boxes.

    rings: Boxes that get a ring.
    flags: Boxes that get a pennant.
    free: Boxes of pennants that no ring may cross.
    sheet: Bounds of the rings.
    """
    holes = [(left + 4, above, right - 2, below) for left, above, right, below in free]
    found: list[Act] = []
    for ring in apart(rings, sheet):
        if patches(ring, _THICK, holes) == patches(ring, _THICK, ()):
            found.append(Frame(ring, ((2, INK), (6, ACCENT), (2, PANEL)), 16))
            continue
        for thick, colour in ((_THICK, PANEL), (8, ACCENT), (2, INK)):
            found += [Fill(patch, colour) for patch in patches(ring, thick, holes)]
    found += [Icon("pennant", flag[:2], PENNANT, None, hollow=False) for flag in flags]
    return found


def apart(boxes: Iterable[Box], sheet: Box) -> list[Box]:
    """Return the outer edges of the rings around boxes, within the sheet; those of neighbours do not meet."""
    all_boxes = list(dict.fromkeys(boxes))
    found: list[Box] = []
    for box in all_boxes:
        left, top, right, bottom = box
        reach = [_OUTSIDE] * 4
        for other in all_boxes:
            if other != box and not _holds(box, other) and not _holds(other, box):
                _give_way(reach, box, other)
        ring = left - reach[0], top - reach[1], right + reach[2], bottom + reach[3]
        found.append(
            (
                max(ring[0], sheet[0]),
                max(ring[1], sheet[1]),
                min(ring[2], sheet[2]),
                min(ring[3], sheet[3]),
            )
        )
    return found


def _give_way(reach: list[int], box: Box, other: Box) -> None:
    """Reduce the reach of a box's ring to the left, up, right or down, on the side of the other box."""
    gaps = box[0] - other[2], box[1] - other[3], other[0] - box[2], other[1] - box[3]
    side = max(range(4), key=lambda place: gaps[place])
    reach[side] = min(reach[side], max((gaps[side] - _BETWEEN) // 2, -_INSIDE))


def patches(ring: Box, thick: int, free: Sequence[Box]) -> list[Box]:
    """Return the patches of a line of this thickness along the inside of a ring, without the free boxes."""
    left, top, right, bottom = ring
    found = [
        (left, top, right, top + thick),
        (left, bottom - thick, right, bottom),
        (left, top + thick, left + thick, bottom - thick),
        (right - thick, top + thick, right, bottom - thick),
    ]
    for hole in free:
        found = [rest for patch in found for rest in _without(patch, hole)]
    return found


def _without(patch: Box, hole: Box) -> Iterator[Box]:
    """Yield the rest of a patch around a hole."""
    if not _meet(patch, hole):
        yield patch
        return
    left, top, right, bottom = patch
    inner_top, inner_bottom = max(top, hole[1]), min(bottom, hole[3])
    for rest in (
        (left, top, right, inner_top),
        (left, inner_bottom, right, bottom),
        (left, inner_top, max(left, hole[0]), inner_bottom),
        (min(right, hole[2]), inner_top, right, inner_bottom),
    ):
        if rest[0] < rest[2] and rest[1] < rest[3]:
            yield rest


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _holds(outer: Box, inner: Box) -> bool:
    return outer[0] <= inner[0] and outer[1] <= inner[1] and inner[2] <= outer[2] and inner[3] <= outer[3]
