"""The chart: the regions as shapes on the sheet, tinted when discovered; a static layer, drawn once for each map."""

from bisect import bisect_right
from functools import cache, lru_cache
from itertools import pairwise

from PIL import Image, ImageDraw

from render.age_of_discovery.coast import ANTILLES, CANADA_ISLANDS, CARIBBEAN_SEA, REGIONS, Line, Place
from render.palette import (
    BRICK,
    FADED,
    GOLD,
    INK,
    LEAF,
    PAPER_TONES,
    SEA,
    STONE,
    VIOLET,
    WOOD,
    Colour,
    tint,
)
from render.pixels import resize

WIDTH, HEIGHT = 640, 1340
_FACTOR = 2

TINTS: dict[str, Colour] = {
    "canada": tint(STONE),
    "new_england": tint(LEAF),
    "florida": tint(GOLD),
    "caribbean": tint(SEA),
    "new_spain": tint(BRICK),
    "new_granada": tint(LEAF),
    "peru": tint(VIOLET),
    "brazil": tint(GOLD),
    "argentina": tint(WOOD),
}
_UNKNOWN = PAPER_TONES[2]

# The sheet is narrow and tall and must hold numbers in every region: parallels stand where there is room for them,
# and each has its own meridians at the left and the right edge.
_PARALLELS: tuple[tuple[float, float, float, float], ...] = (
    # north, height on the sheet, degrees east at the left and at the right edge
    (75, 0, -172, -50),
    (60, 130, -170, -50),
    (49, 255, -135, -52),
    (37, 450, -129, -62),
    (29, 590, -124, -64),
    (21, 690, -116, -58),
    (8, 815, -104, -54),
    (-4, 975, -88, -32),
    (-23, 1170, -86, -31),
    (-56, 1340, -92, -36),
)


def on_sheet(place: Place) -> tuple[float, float]:
    """Return where a place lies on the chart, from its upper left corner."""
    east, north = place
    souths = [-row[0] for row in _PARALLELS]
    index = min(max(bisect_right(souths, -north) - 1, 0), len(_PARALLELS) - 2)
    above, below = _PARALLELS[index], _PARALLELS[index + 1]
    share = (above[0] - north) / (above[0] - below[0])
    top, left, right = (a + (b - a) * share for a, b in zip(above[1:], below[1:], strict=True))
    return (east - left) / (right - left) * WIDTH, top


@cache
def _outline(line: Line) -> tuple[tuple[float, float], ...]:
    """Return a closed line on the sheet, long straight parts bent like the parallels."""
    points: list[tuple[float, float]] = []
    for (east, north), (to_east, to_north) in pairwise((*line, line[0])):
        points += [
            on_sheet((east + (to_east - east) * step / 2, north + (to_north - north) * step / 2))
            for step in range(2)
        ]
    return tuple((x * _FACTOR, y * _FACTOR) for x, y in points)


@lru_cache(maxsize=64)
def chart(discovered: frozenset[str]) -> Image.Image:
    """Return the map with these regions discovered. It is shared: paste it, do not change it."""
    image = Image.new("RGBA", (WIDTH * _FACTOR, HEIGHT * _FACTOR))
    draw = ImageDraw.Draw(image)
    if "caribbean" in discovered:
        draw.polygon(_outline(CARIBBEAN_SEA), fill=TINTS["caribbean"])
    for region, line in REGIONS.items():
        draw.polygon(_outline(line), fill=TINTS[region] if region in discovered else _UNKNOWN)
    for islands, region in ((CANADA_ISLANDS, "canada"), (ANTILLES, "caribbean")):
        for island in islands:
            fill = TINTS[region] if region in discovered and region != "caribbean" else _UNKNOWN
            draw.polygon(_outline(island), fill=fill)
    for line in (*REGIONS.values(), *CANADA_ISLANDS):
        _coast(draw, line, INK)
    for line in ANTILLES:
        # Faint, because the names of the region and its settlers stand on them.
        _coast(draw, line, FADED)
    _dashes(draw, _outline(CARIBBEAN_SEA))
    return resize(image, (WIDTH, HEIGHT), Image.Resampling.BOX)


def _coast(draw: ImageDraw.ImageDraw, line: Line, colour: Colour) -> None:
    outline = _outline(line)
    draw.line((*outline, outline[0]), fill=colour, width=2 * _FACTOR, joint="curve")


def _dashes(draw: ImageDraw.ImageDraw, outline: tuple[tuple[float, float], ...]) -> None:
    """The border of a region at sea."""
    for index, (start, end) in enumerate(pairwise((*outline, outline[0]))):
        if index % 2:
            draw.line((*start, *end), fill=FADED, width=2 * _FACTOR)


@lru_cache(maxsize=18)
def shape(region: str, *, discovered: bool) -> Image.Image:
    """Return one region alone, as large as fits 500 by 480 pixels. It is shared: paste it, do not change it."""
    lines = {"caribbean": (CARIBBEAN_SEA, *ANTILLES), "canada": (REGIONS["canada"], *CANADA_ISLANDS)}
    outlines = [_outline(line) for line in lines.get(region) or (REGIONS[region],)]
    xs = [x for outline in outlines for x, _ in outline]
    ys = [y for outline in outlines for _, y in outline]
    scale = _FACTOR * min(490 / (max(xs) - min(xs)), 470 / (max(ys) - min(ys)))
    size = (int((max(xs) - min(xs)) * scale) + 10 * _FACTOR, int((max(ys) - min(ys)) * scale) + 10 * _FACTOR)
    image = Image.new("RGBA", size)
    draw = ImageDraw.Draw(image)
    for index, outline in enumerate(outlines):
        points = [
            ((x - min(xs)) * scale + 5 * _FACTOR, (y - min(ys)) * scale + 5 * _FACTOR) for x, y in outline
        ]
        islands = index and region == "caribbean"
        draw.polygon(points, fill=TINTS[region] if discovered and not islands else _UNKNOWN)
        draw.line((*points, points[0]), fill=INK, width=3 * _FACTOR, joint="curve")
    return resize(image, (size[0] // _FACTOR, size[1] // _FACTOR), Image.Resampling.BOX)
