"""Pictures for the page, cut into strips that flow in columns. Each player has strips of their own."""

from collections.abc import Hashable, Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any
from weakref import WeakKeyDictionary

from games.core import record
from render.acts import Box, span
from render.canvas import Canvas
from render.gallery import pictures, public
from render.labels import Labels
from render.picture import Look, Picture
from render.svg.document import document
from render.svg.painter import Drawn, drawn

_BLEED = 7
"""Units of space around the drawing for shadows and for outlines of places at the edge. Half of the gap between two strips of a sheet."""


@record
class Strip:
    """A strip of a picture.

    name: Unique at the table. It stays the same from position to position if possible. `…/heads` holds the
        column heads of the players' strips.
    seat: The owner, if the strip holds one player's possessions.
    """

    name: str
    seat: int | None
    drawn: Drawn


def strips(picture: Picture[Any], look: Look[Any]) -> list[Strip]:
    """Lay a picture out for the page and cut it. The layout is the large one if the look's mode has large type."""
    canvas = picture.lay(replace(look, page=True, changed=frozenset()))
    return list(_cut(picture.name, canvas, Labels(picture, look)))


def public_strips(key: str, look: Look[Any]) -> list[Strip]:
    """Return the strips of all public pictures of a table.

    Those of players come last, by seat, right below their column heads. `look.view` must be the public view.
    """
    offered = pictures(key)
    found = [strip for name in public(key, look.view) for strip in strips(offered[name], look)]
    return sorted(
        found, key=lambda strip: (strip.seat if strip.seat is not None else -1, strip.name.endswith("/heads"))
    )


def table_file(key: str, look: Look[Any]) -> str:
    """Return an SVG file with all pictures of a table that the look's viewer sees: the public ones, and their own."""
    found = public_strips(key, look)
    if look.viewer is not None:
        own = (picture for picture in pictures(key).values() if picture.private)
        found += (strip for picture in own for strip in strips(picture, look))
    return document([strip.drawn for strip in found], look.mode.theme)


def _cut(name: str, canvas: Canvas, labels: Labels) -> Iterator[Strip]:
    """Yield the strips of a sheet for the page: its groups, each with half of the gaps beside it."""
    edges = pairwise([0, *canvas.breaks, canvas.height - canvas.margin + _BLEED])
    number = 0
    for (laid, (_, y)), (above, below) in zip(canvas.groups, edges, strict=False):
        part = _part(laid)
        wide = canvas.width - 2 * canvas.margin
        view = -_BLEED, max(above - y, part.top), wide + _BLEED, min(below - y, part.bottom)
        shown = part.drawn(view, labels)
        if len(part.seats) == 1:
            yield Strip(f"{name}/seat-{part.seats[0]}", part.seats[0], shown)
        else:
            heads = canvas.is_headed and not number
            number += 1
            yield Strip(f"{name}/{'heads' if heads else number}", None, shown)


class _Part:
    """A part of a sheet that is laid out, and the last strip that was written of it: most do not change with a move."""

    def __init__(self, laid: Canvas) -> None:
        spans = [span(act) for act in laid.acts]
        spans += [(place.box[1] - _BLEED, place.box[3] + _BLEED) for place in laid.places]
        self.top = min((above for above, _ in spans), default=0)
        self.bottom = max((below for _, below in spans), default=0)
        self.seats = [seat for seat, _ in laid.owned]
        self._acts, self._places = laid.acts, laid.places
        self._names = [place.name for place in laid.places]
        self._last: tuple[Hashable, Drawn] | None = None

    def drawn(self, view: Box, labels: Labels) -> Drawn:
        """Return the drawing of this box of the part."""
        key, last = (view, labels.key(self._names)), self._last
        if last is None or last[0] != key:
            last = self._last = key, drawn(self._acts, view, labels.on(self._places))
        return last[1]


_PARTS: WeakKeyDictionary[Canvas, _Part] = WeakKeyDictionary()


def _part(laid: Canvas) -> _Part:
    found = _PARTS.get(laid)
    if found is None:
        found = _PARTS[laid] = _Part(laid)
    return found
