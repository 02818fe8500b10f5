"""Checks of a layout: type over type, over an edge, under a slip, an icon or a pennant, or cut."""

from collections.abc import Iterator

from render.canvas import Box, Canvas
from render.noted import Written

_SLACK = 3


def faults(canvas: Canvas) -> list[str]:
    """Return every fault of the layout, as a sentence; nothing is drawn."""
    return [
        *_cut(canvas),
        *_over_type(canvas),
        *_over_the_edge(canvas),
        *_covered(canvas),
        *_under_icons(canvas),
    ]


def _cut(canvas: Canvas) -> Iterator[str]:
    for line in canvas.written:
        if line.cut:
            yield f"cut: {line.words!r} at {line.box}"


def _over_type(canvas: Canvas) -> Iterator[str]:
    lines = sorted(canvas.written, key=lambda line: line.box[1])
    for place, line in enumerate(lines):
        for other in lines[place + 1 :]:
            if other.box[1] >= line.box[3] - _SLACK:
                break
            if _overlap(line.box, other.box):
                yield f"type over type: {line.words!r} at {line.box}, {other.words!r} at {other.box}"


def _over_the_edge(canvas: Canvas) -> Iterator[str]:
    sheet = (0, 0, canvas.width, canvas.height)
    for place, line in enumerate(canvas.written):
        if not _within(line.box, sheet):
            yield f"over the edge of the sheet: {line.words!r} at {line.box}"
        under = [box for box, before in canvas.slips if before <= place and _overlap(box, line.box)]
        if not line.on_icon and under and not any(_within(line.box, box) for box in under[-1:]):
            yield f"over the edge of its slip: {line.words!r} at {line.box}, the slip {under[-1]}"


def _covered(canvas: Canvas) -> Iterator[str]:
    for box, before in canvas.slips:
        for line in canvas.written[:before]:
            if _overlap(line.box, box):
                yield f"under a slip: {line.words!r} at {line.box}, the slip {box}"
    for flag in canvas.pennants:
        for line in canvas.written:
            if _overlap(line.box, _core(flag)):
                yield f"under a pennant: {line.words!r} at {line.box}"


def _under_icons(canvas: Canvas) -> Iterator[str]:
    """Yield overlaps of type and icons, except for an icon that extends beyond the slip with the type."""
    for place, line in enumerate(canvas.written):
        own = [box for box, before in canvas.slips if before <= place and _overlap(box, line.box)]
        for icon in [] if line.on_icon else canvas.stamped:
            left, top, right, bottom = icon.box
            # The corners of an icon are empty.
            inset = (right - left) // 8
            core = (left + inset, top + inset, right - inset, bottom - inset)
            if _overlap(line.box, core) and all(_within(core, box) for box in own[-1:]):
                yield f"with an icon: {line.words!r} at {line.box}, {icon.name} at {icon.box}"


def _core(flag: Box) -> Box:
    """Return the box of a pennant's cloth; the rest of the icon is empty."""
    left, top, right, bottom = flag
    return left + 6, top + 4, right - 4, bottom - 6


def _overlap(one: Box, other: Box) -> bool:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > _SLACK and down > _SLACK


def _within(inner: Box, outer: Box) -> bool:
    return (
        inner[0] >= outer[0] - _SLACK
        and inner[1] >= outer[1] - _SLACK
        and inner[2] <= outer[2] + _SLACK
        and inner[3] <= outer[3] + _SLACK
    )


__all__ = ["Written", "faults"]
