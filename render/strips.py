"""Pictures as the page shows them: cut into strips that flow in columns, what a player has in strips of its own."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from render.acts import Act, Box, span
from render.canvas import Canvas
from render.gallery import pictures, public
from render.noted import Place
from render.picture import Look, Picture
from render.svg.painter import Drawn, drawn

_BLEED = 8
"""Units around what is drawn: shadows, and outlines of places at the edge."""


@dataclass(frozen=True, slots=True)
class Strip:
    """A strip of a picture.

    `name` tells it from all others of a table and stays the same from position to position where that is possible;
    `seat` is whose it is, if it holds what one player has.
    """

    name: str
    seat: int | None
    drawn: Drawn


def strips(picture: Picture[Any], look: Look[Any]) -> list[Strip]:
    """Lay a picture out for the page and cut it. The layout is the large one if the look's mode has large type."""
    canvas = picture.lay(replace(look, page=True, changed=frozenset()))
    return [_strip(picture.name, canvas, *part) for part in _parts(canvas)]


def public_strips(key: str, look: Look[Any]) -> list[Strip]:
    """Return the strips of all pictures of a table that everybody sees, those of players after the others, by seat.

    `look.view` must be what nobody in particular sees.
    """
    offered = pictures(key)
    found = [strip for name in public(key, look.view) for strip in strips(offered[name], look)]
    return sorted(found, key=lambda strip: -1 if strip.seat is None else strip.seat)


def _parts(canvas: Canvas) -> Iterator[tuple[int, int | None, tuple[int, int]]]:
    """Yield each part's number among those of nobody, whose it is, and its heights."""
    number = 0
    for above, below in pairwise([0, *sorted(canvas.breaks), canvas.height]):
        owners = [seat for seat, box in canvas.owned if above <= (box[1] + box[3]) // 2 < below]
        seat = owners[0] if len(owners) == 1 else None
        number += seat is None
        yield number, seat, (above, below)


def _strip(name: str, canvas: Canvas, number: int, seat: int | None, between: tuple[int, int]) -> Strip:
    above, below = between
    acts = [act for act in canvas.acts if above <= _middle(act) < below]
    places = [place for place in canvas.places if above <= (place.box[1] + place.box[3]) // 2 < below]
    view = _view(canvas, acts, places)
    called = f"{name}/{number}" if seat is None else f"{name}/seat-{seat}"
    return Strip(called, seat, drawn(acts, view, places))


def _middle(act: Act) -> int:
    return sum(span(act)) // 2


def _view(canvas: Canvas, acts: list[Act], places: list[Place]) -> Box:
    """The box that a strip shows: as wide as the sheet between its margins, as high as what is drawn."""
    heights = [height for act in acts for height in span(act)]
    heights += [height for place in places for height in (place.box[1] - _BLEED, place.box[3] + _BLEED)]
    inset = canvas.margin - _BLEED
    return inset, min(heights, default=0), canvas.width - inset, max(heights, default=0)
