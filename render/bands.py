"""A sheet as a PNG file, band by band. A band that was drawn before with the same content is copied from the cache."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple, cast

from render.acts import Act, Acts, Point, span
from render.encode import Squeezed, joined, lines, squeezed
from render.kept import TABLES
from render.mode import Mode
from render.painter import painted
from render.slips import FOOT

HIGH = 36
"""Height of a band, in units; a whole number of pixels also in large type."""


class _Band(NamedTuple):
    """A band of a sheet: its heights, its records, and the foot of the sheet if the band reaches it."""

    mode: Mode
    width: int
    top: int
    bottom: int
    foot: int
    acts: Acts


def file(mode: Mode, size: Point, acts: Sequence[Act]) -> bytes:
    """Return the PNG file of a sheet of this size, in units, with these acts on it."""
    spans = [span(act) for act in acts]
    bands = _bands(mode, size, acts, spans)
    kept = [TABLES.find(band) for band in bands]
    found: list[Squeezed] = []
    for is_new, places in groupby(range(len(bands)), lambda place: kept[place] is None):
        if is_new:
            found += _drawn(mode, size, acts, spans, [bands[place] for place in places])
        else:
            found += (cast("Squeezed", kept[place]) for place in places)
    width, height = (round(units * mode.scale) for units in size)
    return joined(width, height, found, mode.theme.palette)


def _bands(mode: Mode, size: Point, acts: Iterable[Act], spans: Iterable[Point]) -> list[_Band]:
    width, height = size
    lying: list[list[Act]] = [[] for _ in range(0, height, HIGH)]
    for act, (above, below) in zip(acts, spans, strict=True):
        for place in range(max(0, above) // HIGH, min(len(lying), below // HIGH + 1)):
            lying[place].append(act)
    foot = height - FOOT
    found: list[_Band] = []
    for top, here in zip(range(0, height, HIGH), lying, strict=True):
        bottom = min(top + HIGH, height)
        found.append(_Band(mode, width, top, bottom, height if bottom > foot else 0, Acts(here)))
    return found


def _drawn(
    mode: Mode, size: Point, acts: Iterable[Act], spans: Iterable[Point], bands: Sequence[_Band]
) -> Iterator[Squeezed]:
    """Draw consecutive bands, and cache them."""
    top, bottom = bands[0].top, bands[-1].bottom
    lying = (act for act, (above, below) in zip(acts, spans, strict=True) if above < bottom and below >= top)
    sheet = painted(mode, size, lying, (top, bottom))
    data, long = lines(sheet), sheet.width + 1
    for band in bands:
        above, below = (round((units - top) * mode.scale) for units in (band.top, band.bottom))
        made = squeezed(data[above * long : below * long])
        yield TABLES.keep(band, made, band.acts.held)
