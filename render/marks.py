"""The rings around what has changed: those that would touch become one, which follows the edge of all of them."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

Ring = tuple[int, int, int, int]

_OUTSIDE = 6
_NEAR = 5
"""Rings that come as near as this are joined: the paper between them would look like a line."""


def joined(boxes: Iterable[Ring], sheet: Ring) -> list[list[Ring]]:
    """The rings around these boxes, within the sheet; those that touch are a group."""
    groups: list[list[Ring]] = []
    for box in boxes:
        ring = _around(box, sheet)
        touching = [group for group in groups if any(_touch(ring, other) for other in group)]
        groups = [group for group in groups if group not in touching]
        groups.append([other for group in touching for other in group] + [ring])
    return [[*group, *_bridges(group)] for group in groups]


def edge(group: list[Ring], thick: int) -> list[Ring]:
    """The patches that a line as thick as this takes along the edge of a group, inside of it."""
    inside, outside = _cells(group)
    patches = (
        _common(one, (other[0] - thick, other[1] - thick, other[2] + thick, other[3] + thick))
        for other in outside
        for one in inside
    )
    return [patch for patch in patches if patch[0] < patch[2] and patch[1] < patch[3]]


def _cells(group: list[Ring]) -> tuple[list[Ring], list[Ring]]:
    """The grid of all the group's edges, with a margin: what lies in a ring, and what does not."""
    across = sorted({x for left, _, right, _ in group for x in (left, right)})
    down = sorted({y for _, top, _, bottom in group for y in (top, bottom)})
    across, down = [across[0] - 99, *across, across[-1] + 99], [down[0] - 99, *down, down[-1] + 99]
    columns, rows = list(pairwise(across)), list(pairwise(down))
    cells = {
        (column, row): (x, y, x_end, y_end)
        for column, (x, x_end) in enumerate(columns)
        for row, (y, y_end) in enumerate(rows)
    }
    covered = {at for at, cell in cells.items() if any(_common(cell, ring) == cell for ring in group)}
    gaps = {at for at, cell in cells.items() if _is_gap(cell)} - covered
    while loose := {at for at in gaps if not _beside(at) <= covered | gaps}:
        gaps -= loose
    covered |= gaps
    inside = [cell for at, cell in cells.items() if at in covered]
    return inside, [cell for at, cell in cells.items() if at not in covered]


def _is_gap(cell: Ring) -> bool:
    """Say whether a cell is the crossing of two gaps between rings that are near each other."""
    return cell[2] - cell[0] <= _NEAR and cell[3] - cell[1] <= _NEAR


def _beside(at: tuple[int, int]) -> set[tuple[int, int]]:
    """The places of the grid beside a place: a crossing that borders on the outside lies there, too."""
    column, row = at
    return {(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)}


def _around(box: Ring, sheet: Ring) -> Ring:
    left, top, right, bottom = box
    return (
        max(left - _OUTSIDE, sheet[0]),
        max(top - _OUTSIDE, sheet[1]),
        min(right + _OUTSIDE, sheet[2]),
        min(bottom + _OUTSIDE, sheet[3]),
    )


def _touch(one: Ring, other: Ring) -> bool:
    left, top, right, bottom = _common(one, other)
    return left <= right + _NEAR and top <= bottom + _NEAR


def _common(one: Ring, other: Ring) -> Ring:
    return max(one[0], other[0]), max(one[1], other[1]), min(one[2], other[2]), min(one[3], other[3])


def _bridges(group: list[Ring]) -> Iterator[Ring]:
    """What lies between two rings that are near and do not meet."""
    for place, one in enumerate(group):
        for other in group[place + 1 :]:
            left, top, right, bottom = _common(one, other)
            if right < left <= right + _NEAR and top < bottom:
                yield right, top, left, bottom
            if bottom < top <= bottom + _NEAR and left < right:
                yield left, bottom, right, top
