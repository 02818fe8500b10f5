"""The rings around what has changed: those that would touch become one."""

from collections.abc import Iterable

Ring = tuple[int, int, int, int]

_OUTSIDE = 6


def joined(boxes: Iterable[Ring], sheet: Ring) -> list[Ring]:
    """The rings around these boxes, within the sheet, no two of which touch."""
    found: list[Ring] = []
    for box in boxes:
        ring = _around(box, sheet)
        while touching := [other for other in found if _touch(ring, other)]:
            found = [other for other in found if other not in touching]
            ring = _union([ring, *touching])
        found.append(ring)
    return found


def _around(box: Ring, sheet: Ring) -> Ring:
    left, top, right, bottom = box
    return (
        max(left - _OUTSIDE, sheet[0]),
        max(top - _OUTSIDE, sheet[1]),
        min(right + _OUTSIDE, sheet[2]),
        min(bottom + _OUTSIDE, sheet[3]),
    )


def _touch(one: Ring, other: Ring) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _union(rings: list[Ring]) -> Ring:
    lefts, tops, rights, bottoms = zip(*rings, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)
