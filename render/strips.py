"""Pictures as the page shows them: cut into strips that flow in columns, what a player has in strips of its own."""

from bisect import bisect
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from render.acts import Act, Box, span
from render.canvas import Canvas
from render.gallery import pictures, public
from render.labels import labelled
from render.noted import Place
from render.picture import Look, Picture
from render.svg.document import document
from render.svg.painter import Drawn, drawn

_BLEED = 7
"""Units of space around the drawing for shadows and for outlines of places at the edge. Half of the gap between two strips of a sheet."""


@dataclass(frozen=True, slots=True)
class Strip:
    """A strip of a picture.

    `name` tells it from all others of a table and stays the same from position to position where that is possible;
    `seat` is whose it is, if it holds what one player has. One called `…/heads` names the columns of the strips of players.
    """

    name: str
    seat: int | None
    drawn: Drawn


def strips(picture: Picture[Any], look: Look[Any]) -> list[Strip]:
    """Lay a picture out for the page and cut it. The layout is the large one if the look's mode has large type."""
    canvas = picture.lay(replace(look, page=True, changed=frozenset()))
    canvas.places = labelled(picture, look, canvas.places)
    return list(_cut(picture.name, canvas))


def public_strips(key: str, look: Look[Any]) -> list[Strip]:
    """Return the strips of all pictures of a table that everybody sees, those of players after the others, by seat.

    What names their columns stands right above them.

    `look.view` must be what nobody in particular sees.
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


def _cut(name: str, canvas: Canvas) -> Iterator[Strip]:
    """Yield the strips between the sheet's breaks."""
    breaks = sorted(canvas.breaks)
    acts: list[list[Act]] = [[] for _ in range(len(breaks) + 1)]
    heights: list[list[int]] = [[] for _ in acts]
    places: list[list[Place]] = [[] for _ in acts]
    owners: list[list[int]] = [[] for _ in acts]
    for act in canvas.acts:
        top, bottom = span(act)
        here = bisect(breaks, (top + bottom) // 2)
        acts[here].append(act)
        heights[here] += (top, bottom)
    for place in canvas.places:
        here = bisect(breaks, _middle(place.box))
        places[here].append(place)
        heights[here] += (place.box[1] - _BLEED, place.box[3] + _BLEED)
    for seat, box in canvas.owned:
        owners[bisect(breaks, _middle(box))].append(seat)
    edges = pairwise([0, *breaks, canvas.height - canvas.margin + _BLEED])
    number = 0
    for drawn_here, high, places_here, seats, between in zip(
        acts, heights, places, owners, edges, strict=True
    ):
        view = _view(canvas, high, between)
        shown = drawn(drawn_here, view, places_here)
        if len(seats) == 1:
            yield Strip(f"{name}/seat-{seats[0]}", seats[0], shown)
        else:
            heads = canvas.is_headed and not number
            number += 1
            yield Strip(f"{name}/{'heads' if heads else number}", None, shown)


def _middle(box: Box) -> int:
    return (box[1] + box[3]) // 2


def _view(canvas: Canvas, heights: list[int], between: tuple[int, int]) -> Box:
    """The box that a strip shows: as wide as the sheet between its margins, as high as what is drawn between two breaks."""
    above, below = between
    inset = canvas.margin - _BLEED
    top, bottom = max(above, min(heights, default=0)), min(below, max(heights, default=0))
    return inset, top, canvas.width - inset, bottom
