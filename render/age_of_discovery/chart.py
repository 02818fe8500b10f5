"""The chart: sea with its depths, land with its coasts.

Parts that never change are drawn once for a sheet and cached.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from itertools import pairwise
from math import ceil, cos, floor, hypot, pi, radians, sin, sqrt

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.core import record
from render.age_of_discovery.coast import (
    BEYOND,
    BORDERS,
    COASTS,
    ISLANDS,
    LAKES,
    MOUNTAINS,
    REGIONS,
    RIVERS,
    Line,
    Place,
)
from render.age_of_discovery.ornaments import RADIUS, ROSE, lettering, rose
from render.kept import kept
from render.mode import Mode
from render.palette import COAST, GOLD, HATCH, LAND, OUTLINE, PAPER, RGB, SEA_LINE, SEA_TONES, UNKNOWN, Colour
from render.pixels import levels, resize
from render.theme import LIGHT, Theme

_FACTOR = 2
DEGREES = 12
"""Width of the graduated edge, in units."""
_MIDDLE: Place = (-83, 12)
"""The place at which the projection touches the globe (Lambert's azimuthal equal-area projection)."""

NAMES = (
    "canada",
    "new_england",
    "florida",
    "caribbean",
    "new_spain",
    "new_granada",
    "peru",
    "brazil",
    "argentina",
)

Spot = tuple[float, float]


@cache
def projected(place: Place) -> Spot:
    """Return a place on the plane, in radii of the globe from the middle; south is down."""
    east, north = radians(place[0] - _MIDDLE[0]), radians(place[1])
    up = radians(_MIDDLE[1])
    far = sqrt(2 / (1 + sin(up) * sin(north) + cos(up) * cos(north) * cos(east)))
    return far * cos(north) * sin(east), far * (sin(up) * cos(north) * cos(east) - cos(up) * sin(north))


@record
class Sheet:
    """A piece of the plane: its size in pixels, the pixels in a radius, and the position of the middle."""

    width: int
    height: int
    radius: float
    x: float
    y: float
    ornaments: bool = False
    theme: Theme = LIGHT
    """A strong theme has coasts and borders on plain ground and no decoration."""

    def rgb(self, role: Colour) -> RGB:
        """Return the value of a role on this sheet."""
        return self.theme.rgb(role)

    def indexes(self, image: Image.Image) -> Image.Image:
        """Return a picture as palette indices."""
        return self.theme.palette.indexes(image)

    def spot(self, place: Place) -> Spot:
        """Return the position of a place, from the upper left corner."""
        x, y = projected(place)
        return self.x + x * self.radius, self.y + y * self.radius

    def outline(self, line: Line) -> list[Spot]:
        """Return a line on the enlarged sheet."""
        spots = (self.spot(place) for place in line)
        return [(x * _FACTOR, y * _FACTOR) for x, y in spots]


def whole(width: int, height: int) -> Sheet:
    """Return the sheet of all the Americas."""
    radius = min(height / 2.4, width / 1.75)
    return Sheet(width, height, radius, width * 0.477, height * 0.505, ornaments=True)


def close_up(region: str, width: int, height: int) -> Sheet:
    """Return the sheet with one region as large as it fits."""
    spots = [projected(place) for line in shores(region) for place in line]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    radius = 0.86 * min(width / (max(xs) - min(xs)), height / (max(ys) - min(ys)))
    return Sheet(
        width,
        height,
        radius,
        width / 2 - radius * (max(xs) + min(xs)) / 2,
        height / 2 - radius * (max(ys) + min(ys)) / 2,
    )


def shores(region: str) -> tuple[Line, ...]:
    """Return the closed lines that bound a region: its mainland, if it has one, and its islands."""
    mainland = (REGIONS[region],) if region in REGIONS else ()
    return (*mainland, *ISLANDS.get(region, ()))


Fills = tuple[tuple[str, Colour | None], ...]
"""Each region with its fill, or None if it is undiscovered."""


def chart(mode: Mode, sheet: Sheet, fills: Fills) -> Image.Image:
    """Return a new picture of the sheet, as palette indices, at the mode's scale; plain in high contrast."""
    if mode.scale != 1:
        sheet = replace(
            sheet,
            width=round(sheet.width * mode.scale),
            height=round(sheet.height * mode.scale),
            radius=sheet.radius * mode.scale,
            x=sheet.x * mode.scale,
            y=sheet.y * mode.scale,
        )
    sheet = replace(sheet, theme=mode.theme)
    image = _plain(sheet).copy()
    for region, fill in fills:
        if (place := _place(sheet, region)) is not None:
            corner, mask = place
            image.paste(_tile(sheet, region, fill), corner, mask)
    for corner, strip in () if sheet.theme.strong else _degrees(sheet, round(DEGREES * mode.scale)):
        image.paste(strip, corner)
    return image


@kept
def _plain(sheet: Sheet) -> Image.Image:
    """Return the sheet without any region's own fill, as palette indices."""
    land, ink = _layers(sheet)
    shown = land.copy()
    shown.paste(sheet.rgb(COAST), (0, 0), ink)
    return sheet.indexes(shown)


@kept
def _degrees(sheet: Sheet, wide: int) -> tuple[tuple[tuple[int, int], Image.Image], ...]:
    """Return the graduated edge of the sheet, in black and gold, as four strips with their corners."""
    right, bottom, rule = sheet.width, sheet.height, wide // 6
    ink, gold = sheet.rgb(OUTLINE), sheet.rgb(GOLD)
    image = Image.new("RGB", (right, bottom), ink)
    draw = ImageDraw.Draw(image)
    draw.rectangle((rule, rule, right - rule - 1, bottom - rule - 1), fill=gold)
    for length, across in ((right, True), (bottom, False)):
        count = round(length / (4 * wide)) | 1
        for step in range(1, count, 2):
            start, end = length * step // count, length * (step + 1) // count
            for edge in (0, (bottom if across else right) - wide):
                box = (start, edge, end, edge + wide - 1)
                draw.rectangle(box if across else (box[1], start, box[3], end), fill=ink)
    draw.rectangle((wide - rule, wide - rule, right - wide + rule - 1, bottom - wide + rule - 1), fill=ink)
    strips = (
        (0, 0, right, wide),
        (0, bottom - wide, right, bottom),
        (0, wide, wide, bottom - wide),
        (right - wide, wide, right, bottom - wide),
    )
    return tuple((box[:2], sheet.indexes(image.crop(box))) for box in strips)


@kept
def _place(sheet: Sheet, region: str) -> tuple[tuple[int, int], Image.Image] | None:
    """Return a region's position on the sheet, and its mask."""
    found = _soft(sheet, region)
    return found and (found[0], found[1].convert("1", dither=Image.Dither.NONE))


@kept
def _soft(sheet: Sheet, region: str) -> tuple[tuple[int, int], Image.Image] | None:
    """Return a region's position on the sheet, and its mask with soft edges."""
    mask = _filled(sheet, shores(region), holes=LAKES)
    box = mask.getbbox()
    return ((box[0], box[1]), mask.crop(box)) if box else None


@kept
def _tile(sheet: Sheet, region: str, fill: Colour | None) -> Image.Image:
    """Return the sheet's picture at a region, in this fill, as palette indices."""
    place = _soft(sheet, region)
    assert place is not None, "the region does not lie on this sheet"
    (left, top), soft = place
    box = (left, top, left + soft.width, top + soft.height)
    land, ink = _layers(sheet)
    shown = land.crop(box)
    shown.paste(sheet.rgb(fill or UNKNOWN), (0, 0), soft)
    if fill is None:
        hatch = _hatching(sheet.width, sheet.height).crop(box)
        shown.paste(sheet.rgb(HATCH), (0, 0), ImageChops.multiply(soft, hatch))
    shown.paste(sheet.rgb(COAST), (0, 0), ink.crop(box))
    return sheet.indexes(shown)


@kept
def _layers(sheet: Sheet) -> tuple[Image.Image, Image.Image]:
    """Return the sea with plain land in it, and the ink."""
    image = _sea(sheet)
    every = [line for region in NAMES for line in shores(region)]
    image.paste(sheet.rgb(LAND), (0, 0), _filled(sheet, every, holes=LAKES))
    return image, _ink(sheet)


def _large(sheet: Sheet) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    image = Image.new("L", (sheet.width * _FACTOR, sheet.height * _FACTOR))
    return image, ImageDraw.Draw(image)


def _reduced(image: Image.Image) -> Image.Image:
    return resize(image, (image.width // _FACTOR, image.height // _FACTOR), Image.Resampling.BOX)


def _filled(sheet: Sheet, lines: Iterable[Line], holes: Iterable[Line] = ()) -> Image.Image:
    """Return the sheet as a mask with these lines filled; only the box around them is drawn enlarged."""
    mask = Image.new("L", (sheet.width, sheet.height))
    outlines = [sheet.outline(line) for line in lines]
    xs, ys = ([spot[place] / _FACTOR for line in outlines for spot in line] for place in (0, 1))
    left, top = max(0, floor(min(xs))), max(0, floor(min(ys)))
    right, bottom = min(sheet.width, ceil(max(xs)) + 1), min(sheet.height, ceil(max(ys)) + 1)
    if left >= right or top >= bottom:
        return mask
    image = Image.new("L", ((right - left) * _FACTOR, (bottom - top) * _FACTOR))
    draw = ImageDraw.Draw(image)
    for fill, found in ((255, outlines), (0, map(sheet.outline, holes))):
        for line in found:
            # Whole pixels, which Pillow uses anyway, so drawing only this box changes nothing.
            draw.polygon([(int(x) - left * _FACTOR, int(y) - top * _FACTOR) for x, y in line], fill=fill)
    mask.paste(_reduced(image), (left, top))
    return mask


@kept
def _hatching(width: int, height: int) -> Image.Image:
    """Return slanting lines all over, for undiscovered land."""
    image = Image.new("L", (width * _FACTOR, height * _FACTOR))
    draw = ImageDraw.Draw(image)
    for x in range(-height * _FACTOR, width * _FACTOR, 11 * _FACTOR):
        draw.line((x, height * _FACTOR, x + height * _FACTOR, 0), fill=210, width=2 * _FACTOR)
    return _reduced(image)


def _sea(sheet: Sheet) -> Image.Image:
    """Return the sea, lighter near the coasts in flat tones, with rhumb lines, the rose and old lettering."""
    if sheet.theme.strong:
        image = Image.new("RGB", (sheet.width, sheet.height), sheet.rgb(PAPER))
        image.paste(sheet.rgb(LAND), (0, 0), _filled(sheet, BEYOND))
        return image
    every = [line for region in NAMES for line in shores(region)]
    land = _filled(sheet, [*every, *BEYOND])
    image = Image.new("RGB", (sheet.width, sheet.height), sheet.rgb(SEA_TONES[0]))
    lines = _rhumbs(sheet)
    image.paste(sheet.rgb(SEA_LINE), (0, 0), lines)
    small = resize(land, (sheet.width // 2, sheet.height // 2), Image.Resampling.BOX)
    for tone, (reach, level) in zip(SEA_TONES[1:], ((16, 16), (9, 24), (4, 40)), strict=True):
        near = small.filter(ImageFilter.GaussianBlur(reach))
        near = resize(near, (sheet.width, sheet.height), Image.Resampling.BICUBIC)
        image.paste(sheet.rgb(tone), (0, 0), levels(near, _threshold(level)))
    _water_lines(image, small, sheet.rgb(SEA_LINE))
    image.paste(sheet.rgb(LAND), (0, 0), _filled(sheet, BEYOND))
    if sheet.ornaments:
        rose(image, (round(sheet.width * ROSE[0]), round(sheet.height * ROSE[1])), RADIUS, sheet.theme)
        lettering(image, sheet.theme)
    return image


def _water_lines(image: Image.Image, land: Image.Image, colour: RGB) -> None:
    """Draw fine lines that follow the coasts, as in engravings; the land is a mask of half the size."""
    near = resize(land.filter(ImageFilter.GaussianBlur(6)), image.size, Image.Resampling.BICUBIC)
    for level, sharp in ((84, 30), (36, 44)):
        image.paste(colour, (0, 0), levels(near, _crest(level, sharp)))


def _crest(level: int, sharp: int) -> Callable[[int], int]:
    """Return a function of levels that makes a line at this level."""
    return lambda value: max(0, 255 - abs(value - level) * sharp)


def _threshold(level: int) -> Callable[[int], int]:
    """Return a function of levels that makes a soft step at this level."""
    return lambda value: max(0, min(255, (value - level) * 48))


def _rhumbs(sheet: Sheet) -> Image.Image:
    image, draw = _large(sheet)
    reach = 2 * (sheet.width + sheet.height)
    for x, y in (ROSE, (0.86, 0.5)):
        middle = (sheet.width * _FACTOR * x, sheet.height * _FACTOR * y)
        for turn in range(0, 16, 2):
            angle = turn * pi / 16
            across, down = reach * cos(angle), reach * sin(angle)
            draw.line(
                (middle[0] - across, middle[1] - down, middle[0] + across, middle[1] + down),
                fill=255 if turn % 4 == 0 else 150,
                width=2 if turn % 4 == 0 else 1,
            )
    return _reduced(image)


def _ink(sheet: Sheet) -> Image.Image:
    """Return everything drawn with the pen: coasts, borders, rivers, mountains."""
    image, draw = _large(sheet)
    coasts = [sheet.outline(line) for line in COASTS]
    closed = (*(island for lines in ISLANDS.values() for island in lines), *BEYOND, *LAKES)
    coasts += [sheet.outline((*line, line[0])) for line in closed]
    for line in () if sheet.theme.strong else RIVERS:
        draw.line(sheet.outline(line), fill=90, width=2 * _FACTOR, joint="curve")
    for line in () if sheet.theme.strong else MOUNTAINS:
        _range(draw, sheet.outline(line))
    for line in BORDERS:
        _dashes(draw, sheet.outline(line))
    for outline in coasts:
        draw.line(outline, fill=255, width=(3 if sheet.theme.strong else 2) * _FACTOR, joint="curve")
    return _reduced(image)


def _dashes(draw: ImageDraw.ImageDraw, outline: list[Spot]) -> None:
    """Draw a border: dashes of the same length along the line."""
    run, gap = 9 * _FACTOR, 6 * _FACTOR
    for start, end, gone in steps(outline, 2 * _FACTOR):
        if gone % (run + gap) < run:
            draw.line((*start, *end), fill=210, width=round(2.5 * _FACTOR))


def _range(draw: ImageDraw.ImageDraw, outline: list[Spot]) -> None:
    """Draw mountains: small peaks along the line, lit from the left."""
    step = 20 * _FACTOR
    last = -step
    for start, _, gone in steps(outline, 2 * _FACTOR):
        if gone - last >= step:
            last = gone
            (x, y), half = start, 7 * _FACTOR
            draw.line(
                (x - half, y + half * 0.7, x, y - half * 0.8, x + half, y + half * 0.7), fill=120, width=3
            )
            draw.line((x, y - half * 0.8, x + half * 0.2, y + half * 0.6), fill=90, width=2)


def steps(outline: list[Spot], size: float) -> Iterable[tuple[Spot, Spot, float]]:
    """Yield small steps along a line, each with its distance from the beginning."""
    gone = 0.0
    for (x, y), (to_x, to_y) in pairwise(outline):
        long = hypot(to_x - x, to_y - y)
        count = max(1, round(long / size))
        for index in range(count):
            share, following = index / count, (index + 1) / count
            yield (
                (x + (to_x - x) * share, y + (to_y - y) * share),
                (x + (to_x - x) * following, y + (to_y - y) * following),
                gone + long * share,
            )
        gone += long
