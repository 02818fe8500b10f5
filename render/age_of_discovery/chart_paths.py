"""The chart as paths, in one projection of a fixed size, so that all sheets refer to the same definitions.

A definition has no widths of strokes: they are given with each reference, for its sheet.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise
from math import cos, hypot, pi, sin

from render.acts import Icon, Point
from render.age_of_discovery.chart import DEGREES, NAMES, Fills, Sheet, Spot, shores, steps, whole
from render.age_of_discovery.coast import BEYOND, BORDERS, COASTS, ISLANDS, LAKES, MOUNTAINS, RIVERS, Line
from render.age_of_discovery.ornaments import (
    FAINT,
    LETTERS,
    RADIUS,
    ROSE,
    SHIP,
    SHIP_SIZE,
    seas,
)
from render.palette import COAST, GOLD, HATCH, LAND, OUTLINE, SEA_LINE, SEA_TONES, UNKNOWN, WAX, Role
from render.pen import regular
from render.svg.markup import content, element, path
from render.svg.painter import Svg
from render.svg.symbols import Definition, define

FIXED = replace(whole(1160, 920), x=0, y=0)
"""The projection of all definitions; nothing is shifted at its middle."""
_FINE = 0.75
"""Maximum distance of a simplified line from its original points, in units of that projection."""
_BANDS: tuple[tuple[Role, float], ...] = (
    *((SEA_TONES[1], 98), (SEA_TONES[2], 47), (SEA_LINE, 27.5), (SEA_TONES[2], 24.5)),
    *((SEA_TONES[3], 16), (SEA_LINE, 12), (SEA_TONES[3], 9.5)),
)
"""The tones of the sea near the coasts, as strokes upon each other, each with its width."""


_KEPT = {whole(width, 920): f"{width}" for width in (1160, 860)}
"""The sheets that every board has, in each layout: their unchanging parts are shared, too."""


def write_chart(svg: Svg, sheet: Sheet, fills: Fills, at: Point) -> None:
    """Write a sheet of the chart; the point is the middle of its upper edge."""
    left, top = at[0] - sheet.width // 2, at[1]
    inner, scale = Svg(), sheet.radius / FIXED.radius
    if sheet in _KEPT:
        inner.use(f"aod-under-{_KEPT[sheet]}")
    else:
        _ground(inner, sheet, scale)
    coasts = Svg()
    _land(coasts, fills)
    inner.embed(coasts, "g", transform=_placed(sheet, scale))
    if sheet in _KEPT:
        inner.use(f"aod-over-{_KEPT[sheet]}")
    else:
        _pen(inner, sheet, scale)
    view = f"0 0 {sheet.width} {sheet.height}"
    svg.embed(inner, "svg", x=left, y=top, width=sheet.width, height=sheet.height, viewBox=view)


def _pen(svg: Svg, sheet: Sheet, scale: float) -> None:
    """Write what lies over the land: lakes, rivers, borders, coasts, mountains, and the sheet's edge."""
    inner = Svg()
    inner.use("aod-lakes", class_=inner.role("f", SEA_TONES[-1]))
    ink = inner.role("s", COAST)
    inner.use("aod-rivers", class_=f"l ornament {ink}", stroke_width=2 / scale, opacity=0.35)
    dashes = f"{9 / scale:.2f} {6 / scale:.2f}"
    inner.use(
        "aod-borders", class_=f"n {ink}", stroke_width=2.5 / scale, opacity=0.82, stroke_dasharray=dashes
    )
    for name in ("coasts", "islands"):
        inner.use(f"aod-{name}", class_=f"l {ink}", stroke_width=2 / scale)
    svg.embed(inner, "g", transform=_placed(sheet, scale))
    # Peaks have the same size on every sheet.
    peaks = "".join(path(peak) for peak in _peaks(sheet))
    svg.add("path", class_=f"l ornament {svg.role('s', COAST)} w2", opacity=0.45, d=peaks)
    _edge(svg, sheet)


def _kept(sheet: Sheet, write: Callable[[Svg, Sheet, float], None], id_: str) -> Definition:
    """Return the output of one of these writers for a sheet that every board has, as a definition."""
    svg = Svg()
    write(svg, sheet, sheet.radius / FIXED.radius)
    return Definition(element("g", svg.markup, id=id_), svg.roles, frozenset(svg.uses))


def _placed(sheet: Sheet, scale: float) -> str:
    moved = f"translate({sheet.x:.1f} {sheet.y:.1f})"
    return moved if scale == 1 else f"{moved} scale({scale:.3f})"


def _ground(svg: Svg, sheet: Sheet, scale: float) -> None:
    """Write the sea: rhumb lines, then the tones near the coasts, the lands beyond, and the ornaments."""
    svg.role("f", SEA_TONES[0])
    svg.add("rect", class_="sea", width=sheet.width, height=sheet.height)
    svg.add("path", class_=f"l ornament {svg.role('s', SEA_LINE)} w1", d="".join(_rhumbs(sheet)))
    for role, wide in _BANDS:
        svg.use(
            "aod-shore",
            class_=f"l ornament {svg.role('s', role)}",
            stroke_width=wide / scale,
            transform=_placed(sheet, scale),
        )
    svg.use("aod-beyond", class_=svg.role("f", LAND), transform=_placed(sheet, scale))
    if sheet.ornaments:
        _ornaments(svg, sheet)


def _rhumbs(sheet: Sheet) -> Iterator[str]:
    reach = 2 * (sheet.width + sheet.height)
    for x, y in (ROSE, (0.86, 0.5)):
        middle = (sheet.width * x, sheet.height * y)
        for turn in range(0, 16, 2):
            across, down = reach * cos(turn * pi / 16), reach * sin(turn * pi / 16)
            yield path([(middle[0] - across, middle[1] - down), (middle[0] + across, middle[1] + down)])


def _land(svg: Svg, fills: Fills) -> None:
    """Write the regions in their fills."""
    known = dict(fills)
    for region in NAMES:
        role = known.get(region, LAND)
        svg.use(f"aod-{region}", class_=svg.role("f", role or UNKNOWN))
        if role is None:
            svg.use(f"aod-{region}", fill="url(#aod-hatch)")
            svg.uses.add("aod-hatch")


def _peaks(sheet: Sheet) -> Iterator[list[Spot]]:
    """Yield small mountains along their lines, on the sheet."""
    for line in MOUNTAINS:
        last = -20.0
        for (x, y), _, gone in steps([sheet.spot(place) for place in line], 2):
            if gone - last >= 20:
                last = gone
                if 0 <= x <= sheet.width and 0 <= y <= sheet.height:
                    yield [(x - 7, y + 5), (x, y - 5.5), (x + 7, y + 5)]


def _edge(svg: Svg, sheet: Sheet) -> None:
    """Write the graduated edge, alternately black and gold."""
    wide, half = DEGREES, DEGREES / 2
    inner = Svg()
    ink, gold = inner.role("s", OUTLINE), inner.role("s", GOLD)
    size = {"x": half, "y": half, "width": sheet.width - wide, "height": sheet.height - wide}
    inner.add("rect", class_=f"n {ink}", stroke_width=wide, **size)
    inner.add("rect", class_=f"n {gold}", stroke_width=wide - 4, **size)
    for length, start, end in (
        (sheet.width, (0, half), (sheet.width, half)),
        (sheet.width, (0, sheet.height - half), (sheet.width, sheet.height - half)),
        (sheet.height, (half, 0), (half, sheet.height)),
        (sheet.height, (sheet.width - half, 0), (sheet.width - half, sheet.height)),
    ):
        step = length / (round(length / (4 * wide)) | 1)
        dashes = f"0 {step:.2f} {step:.2f} 0"
        inner.add("path", class_=f"n {ink}", stroke_width=wide, stroke_dasharray=dashes, d=path([start, end]))
    svg.embed(inner, "g", class_="ornament")


def _ornaments(svg: Svg, sheet: Sheet) -> None:
    """Write the rose, the old names of the seas, and a ship under way; on a narrow sheet they are smaller."""
    inner, share = Svg(), sheet.width / 1160
    rose = f"translate({sheet.width * ROSE[0]:.0f} {sheet.height * ROSE[1]:.0f})"
    inner.use("aod-rose", transform=rose if share == 1 else f"{rose} scale({share:.2f})")
    letters = inner.role("f", LETTERS)
    for words, (across, down), turn, full in seas((sheet.width, sheet.height)):
        size = round(full * share)
        inner.add(
            "text",
            content(words),
            class_=f"serif {letters}",
            font_size=size,
            x=across + size // 6,
            y=down + size * 0.4,
            letter_spacing=size // 3,
            text_anchor="middle",
            transform=f"rotate({-turn} {across} {down})" if turn else None,
        )
    ship = round(sheet.width * SHIP[0]), round(sheet.height * SHIP[1])
    inner.paint([Icon("caravel", ship, round(SHIP_SIZE * share), None, hollow=True)])
    svg.embed(inner, "g", class_="ornament")


# What all sheets share


def _thinned(line: Sequence[Spot]) -> list[Spot]:
    """Return the line without points that it hardly needs (the Douglas–Peucker algorithm)."""
    if len(line) < 3:
        return list(line)
    (x, y), (to_x, to_y) = line[0], line[-1]
    long = hypot(to_x - x, to_y - y)

    def off(spot: Spot) -> float:
        if long < 0.01:
            return hypot(spot[0] - x, spot[1] - y)
        return abs((to_x - x) * (spot[1] - y) - (to_y - y) * (spot[0] - x)) / long

    far = max(range(1, len(line) - 1), key=lambda place: off(line[place]))
    if off(line[far]) < _FINE:
        return [line[0], line[-1]]
    return [*_thinned(line[: far + 1])[:-1], *_thinned(line[far:])]


def _drawn(lines: Iterable[Line], *, closed: bool) -> str:
    """Return lines as the data of one path."""
    found: list[str] = []
    for line in lines:
        spots = [FIXED.spot(place) for place in line]
        found.append(_steps(_thinned([*spots, spots[0]] if closed else spots), closed=closed))
    return "".join(found)


def _steps(line: Sequence[Spot], *, closed: bool) -> str:
    """Return a line as the data of a path in whole units, each point relative to the one before it.

    A coast has a thousand points: tenths took 3.7 kB of a page's first view. A unit is at most 0.56 pixels
    wide there.
    """
    spots = [(round(x), round(y)) for x, y in line]
    steps = [(x - from_x, y - from_y) for (from_x, from_y), (x, y) in pairwise(spots)]
    moved = [step for step in steps if step != (0, 0)]
    written = "".join(f"{_signed(x)}{_signed(y)}" for x, y in (moved[:-1] if closed else moved))
    return f"M{spots[0][0]} {spots[0][1]}l{written.removeprefix(' ')}{'z' if closed else ''}"


def _signed(value: int) -> str:
    """Return a number with a sign or a space before it."""
    return f"{value}" if value < 0 else f" {value}"


def _lines(lines: Iterable[Line], id_: str, *, closed: bool) -> Definition:
    return Definition(element("path", id=id_, d=_drawn(lines, closed=closed)))


def _shore(id_: str) -> Definition:
    """Return all land, for strokes around it."""
    ids = [f"aod-{name}" for name in (*NAMES, "beyond")]
    uses = "".join(element("use", href=f"#{one}") for one in ids)
    return Definition(element("g", uses, id=id_), uses=frozenset(ids))


def _hatch(id_: str) -> Definition:
    lines = element("path", class_=f"l s-{HATCH.name} w2", d="M-3 3 3 -3M0 11 11 0M8 14 14 8")
    pattern = element("pattern", lines, id=id_, width=11, height=11, patternUnits="userSpaceOnUse")
    return Definition(pattern, frozenset({HATCH}))


def _rose(id_: str) -> Definition:
    """Return a compass rose of sixteen points, the north in red."""
    svg = Svg()
    faint, dark = svg.role("s", FAINT), svg.role("f", FAINT)
    for share, width in ((0.74, 1.5), (0.66, 0.5)):
        svg.add("circle", class_=f"n {faint}", r=RADIUS * share, stroke_width=width)
    for turn, reach, waist in [
        *((turn, 0.62, 0.1) for turn in range(1, 16, 2)),
        *((turn, 0.78, 0.13) for turn in range(2, 16, 4)),
        *((turn, 1.0, 0.16) for turn in range(0, 16, 4)),
    ]:
        angle = turn * pi / 8
        tip = (RADIUS * reach * sin(angle), -RADIUS * reach * cos(angle))
        for side, fill in ((1, dark), (-1, svg.role("f", LAND))):
            at = angle + side * pi / 4
            corner = (RADIUS * waist * sin(at), -RADIUS * waist * cos(at))
            svg.add(
                "path", class_=f"{fill} {faint}", stroke_width=0.5, d=path([(0, 0), corner, tip], closed=True)
            )
    north = path(regular(4, RADIUS * 0.09, centre=(0, -RADIUS * 1.04)), closed=True)
    svg.add("path", class_=f"{svg.role('f', WAX)} {svg.role('s', COAST)}", stroke_width=0.5, d=north)
    return Definition(element("g", svg.markup, id=id_), svg.roles)


def _register() -> None:
    closed: dict[str, Iterable[Line]] = {region: shores(region) for region in NAMES}
    islands = (island for lines in ISLANDS.values() for island in lines)
    opened: dict[str, Iterable[Line]] = {"rivers": RIVERS, "borders": BORDERS, "coasts": COASTS}
    for name, lines in {
        **closed,
        "beyond": BEYOND,
        "lakes": LAKES,
        "islands": (*islands, *BEYOND, *LAKES),
    }.items():
        define(f"aod-{name}", partial(_lines, tuple(lines), closed=True))
    for name, lines in opened.items():
        define(f"aod-{name}", partial(_lines, tuple(lines), closed=False))
    for sheet, called in _KEPT.items():
        define(f"aod-under-{called}", partial(_kept, sheet, _ground))
        define(f"aod-over-{called}", partial(_kept, sheet, _pen))
    define("aod-shore", _shore)
    define("aod-hatch", _hatch)
    define("aod-rose", _rose)


_register()
