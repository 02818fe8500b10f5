"""The map on the sheet: the chart, and for each region one plate in the sea beside it."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Literal

from games.age_of_discovery.scoring import land_points
from games.age_of_discovery.state import AgeOfDiscovery, Land
from games.core import record
from games.words.age_of_discovery import word
from render.age_of_discovery.chart import DEGREES, NAMES, Fills, Sheet, whole
from render.age_of_discovery.coast import Place
from render.age_of_discovery.drawing import ChartDrawing
from render.age_of_discovery.icons import number
from render.boxes import GAP, Column, Icon, Marked, Own, Part, Price, Row, Space, Words, put
from render.canvas import LABEL, Box, Canvas, Point
from render.kit import grid, seat_icon
from render.noted import At
from render.palette import HATCH, INK, LAND, NAVY, PANEL, UNKNOWN, Colour, led
from render.picture import Look
from render.places import before, own
from render.plates import Plate

HEIGHT = 920
PLATE = 264
_GAP = 10
_EDGE = DEGREES + 8
"""Margin beside the plates, in units, so that rings around them stay clear of the graduated edge."""

ColumnOfPlates = Literal["left", "middle", "right"]


@record
class _Berth:
    """The position of a region's plate: its column, its wanted middle (a share of the height), its target."""

    column: ColumnOfPlates
    middle: float
    points_at: Place


BERTHS: dict[str, _Berth] = {
    "canada": _Berth("left", 0.16, (-112, 58)),
    "new_spain": _Berth("left", 0.38, (-107, 33)),
    "new_granada": _Berth("left", 0.56, (-74, 5)),
    "peru": _Berth("middle", 0.7, (-75.2, -10)),
    "argentina": _Berth("middle", 0.87, (-67, -35)),
    "new_england": _Berth("right", 0.17, (-80, 41)),
    "florida": _Berth("right", 0.37, (-84.5, 33)),
    "caribbean": _Berth("right", 0.56, (-70.5, 19)),
    "brazil": _Berth("right", 0.8, (-48, -10)),
}
_TOP: dict[ColumnOfPlates, float] = {"left": 0.115, "middle": 0.575, "right": 0.03}
_FOOT: dict[ColumnOfPlates, float] = {"left": 0.81, "middle": 0.985, "right": 0.985}
"""The heights of the chart between which a column's plates stand, clear of Alaska, the rose and pointers."""


class Chart:
    """The map of one look: the chart, the regions' plates in the sea beside it, and below a key to the tints.

    In large type there is no room for the plates there: they stand below, and numbers on the chart refer to
    them.
    """

    def __init__(self, look: Look[AgeOfDiscovery]) -> None:
        self.look = look
        self.state = look.view

    def parts(self) -> list[Part]:
        """Return the chart with its legend; in large type also the plates, on the sheet of their numbers."""
        fills = tuple((region, fill(self.state, region)) for region in NAMES)
        if not self.look.mode.large:
            leaders = tuple((region, leader(self.state, region)) for region in NAMES)
            chart = partial(_lay, fills, tuple(self._plates().items()), leaders)
            return [Column([Own(0, HEIGHT, chart), self._legend()], 14)]
        plates = [self._plate(region, place) for place, region in enumerate(NAMES, 1)]
        # A plate's pennant reaches above it.
        below = Space(high=8)
        chart = Column([Own(0, HEIGHT, partial(_lay_numbers, fills)), self._legend(), below], 14)
        return [Column([chart, *grid(plates, 3)], GAP)]

    def _plates(self) -> dict[str, Plate]:
        """Return every region's plate; in a column that is too full, the highest ones omit the soldiers."""
        plates = {region: self._plate(region) for region in NAMES}
        highs = {region: plate.height(PLATE) for region, plate in plates.items()}
        for column in _TOP:
            regions, (top, foot) = _of_column(column), _span(column, (0, 0, 0, HEIGHT))
            for region in sorted(regions, key=lambda region: -highs[region]):
                if sum(highs[region] + _GAP for region in regions) - _GAP > foot - top:
                    plates[region] = self._plate(region, soldiers=False)
                    highs[region] = plates[region].height(PLATE)
        return plates

    def _plate(self, region: str, place: int = 0, *, soldiers: bool = True) -> Plate:
        land = self.state.lands[region]
        return region_plate(
            self.look,
            region,
            fill=PANEL if land.discovered else UNKNOWN,
            place=place,
            soldiers=soldiers,
        )

    def _legend(self) -> Row:
        """Return the legend below the frame: the tints of the land, and the points at stake in a region."""
        parts: list[Part] = []
        for sign, words in (("leader", "picture-discovery-leads"), ("unknown", "picture-discovery-unknown")):
            parts.append(Row([Own(46, 36, partial(_swatch, sign)), Words(self.look.words(words))], 10))
        rules = self.state.box.scoring
        stake = self.look.words(
            "picture-discovery-stake", first=rules.first, second=rules.second, pieces=rules.threshold
        )
        parts.append(Row([Icon("victory", 38), Words(stake, lines=2)], 10))
        return Row(parts, 28, wrap=True)


def _lay(
    fills: Fills,
    plates: Sequence[tuple[str, Plate]],
    leaders: Sequence[tuple[str, int | None]],
    canvas: Canvas,
    box: Box,
) -> None:
    """Draw the chart with the regions' plates, each with a pointer to its region."""
    sheet, by_region, leads = _ground(fills, canvas, box), dict(plates), dict(leaders)
    boxes = _boxes(by_region, box)
    for region in boxes:
        x, y = sheet.spot(BERTHS[region].points_at)
        _pointer(canvas, region, boxes, (box[0] + round(x), box[1] + round(y)), leads[region])
    for region, (left, top, _, _) in boxes.items():
        put(by_region[region], canvas, (left, top), PLATE)


def _lay_numbers(fills: Fills, canvas: Canvas, box: Box) -> None:
    """Draw the chart with a number on each region."""
    sheet = _ground(fills, canvas, box)
    for place, region in enumerate(NAMES, 1):
        spot = sheet.spot(BERTHS[region].points_at)
        x, y = box[0] + round(spot[0]), box[1] + round(spot[1])
        _spot(canvas, region, (x, y))
        number(place, NAVY, canvas, (x - 20, y - 20, x + 20, y + 20))


def _ground(fills: Fills, canvas: Canvas, box: Box) -> Sheet:
    """Draw the chart itself in its frame, and return its sheet."""
    sheet = whole(box[2] - box[0], HEIGHT)
    canvas.picture(ChartDrawing(sheet, fills), ((box[0] + box[2]) // 2, box[1]), HEIGHT)
    neatline(canvas, box)
    return sheet


def _pointer(canvas: Canvas, region: str, boxes: Mapping[str, Box], end: Point, leads: int | None) -> None:
    """Draw a line from the plate to the region, which ends in the symbol of the leading player there."""
    start = _start(region, boxes, end)
    canvas.path((start, end), PANEL, width=5)
    canvas.path((start, end), INK, width=2)
    _spot(canvas, region, end)
    if leads is None:
        canvas.icon("disc", end, 20)
    else:
        canvas.seat(leads, end, 40)


def _of_column(column: ColumnOfPlates) -> list[str]:
    return [region for region in BERTHS if BERTHS[region].column == column]


def _span(column: ColumnOfPlates, box: Box) -> tuple[int, int]:
    """Return the minimum and maximum height of a column of plates on the chart."""
    high = box[3] - box[1]
    return box[1] + round(_TOP[column] * high), box[1] + round(_FOOT[column] * high)


def _boxes(plates: Mapping[str, Plate], box: Box) -> dict[str, Box]:
    """Return the boxes of the plates: near the places that they point at, without overlaps."""
    columns: dict[ColumnOfPlates, int] = {
        "left": box[0] + _EDGE,
        "middle": box[0] + _EDGE + PLATE + 6,
        "right": box[2] - PLATE - _EDGE,
    }
    highs = {region: plate.height(PLATE) for region, plate in plates.items()}
    found: dict[str, Box] = {}
    for column, x in columns.items():
        regions, (y, limit) = _of_column(column), _span(column, box)
        tops: list[int] = []
        for region in regions:
            wanted = box[1] + round(BERTHS[region].middle * HEIGHT) - highs[region] // 2
            tops.append(max(y, wanted))
            y = tops[-1] + highs[region] + _GAP
        for region, wanted in reversed(list(zip(regions, tops, strict=True))):
            y = min(wanted, limit - highs[region])
            found[region] = (x, y, x + PLATE, y + highs[region])
            limit = y - _GAP
    return found


def _start(region: str, boxes: Mapping[str, Box], end: Point) -> Point:
    """Return the start of a pointer at its plate, near the middle but clear of other plates."""
    left, top, right, bottom = boxes[region]
    x, middle = left if BERTHS[region].column == "right" else right, (top + bottom) // 2
    others = [box for other, box in boxes.items() if other != region]
    heights = sorted(range(top + 8, bottom - 7), key=lambda y: abs(y - middle))
    free = (y for y in heights if not any(_crosses((x, y), end, box) for box in others))
    return x, next(free, middle)


def _crosses(start: Point, end: Point, box: Box) -> bool:
    """Say whether a line touches a box."""
    (left, first), (right, last) = sorted((start, end))
    spots = max(left, box[0] - 4), min(right, box[2] + 4)
    heights = [first + (last - first) * (x - left) / max(right - left, 1) for x in spots]
    return spots[0] <= spots[1] and min(heights) <= box[3] + 4 and max(heights) >= box[1] - 4


def _spot(canvas: Canvas, region: str, at: Point) -> None:
    """Note the region's land, at its pointer, as another box of the region's place."""
    canvas.place(At(f"regions/{region}", flag=False), (at[0] - 20, at[1] - 20, at[0] + 20, at[1] + 20))


def _swatch(sign: str, canvas: Canvas, box: Box) -> None:
    left, top, right, bottom = box
    canvas.slip((left, top + 3, right, bottom - 3), led(1) if sign == "leader" else UNKNOWN, radius=4)
    if sign == "leader":
        canvas.seat(1, ((left + right) // 2, (top + bottom) // 2), 26)
    else:
        for x in range(left + 6, right - 22, 9):
            canvas.path(((x, bottom - 6), (x + 20, top + 6)), HATCH, width=2)


def neatline(canvas: Canvas, box: Box) -> None:
    """Draw the frame of a chart outside of its graduated edge: ink and white; in high contrast a rule."""
    # On two sheets the head is drawn over anything above the first part.
    rise = 0 if canvas.mode.large else 4 if canvas.mode.contrast else 6
    if canvas.mode.contrast:
        canvas.frame((box[0] - 4, box[1] - rise, box[2] + 4, box[3] + 4), ((4, INK),), 4)
        return
    canvas.frame((box[0] - 6, box[1] - rise, box[2] + 6, box[3] + 6), ((2, INK), (4, PANEL)), 6)


def leader(state: AgeOfDiscovery, region: str) -> int | None:
    """Return the seat with more pieces in the region than every other, if there is one."""
    pieces = [state.lands[region].pieces(seat) for seat in range(state.seats)]
    best = max(pieces)
    return pieces.index(best) if best and pieces.count(best) == 1 else None


def fill(state: AgeOfDiscovery, region: str) -> Colour | None:
    """Return the colour of the land: its leader's, the plain one, or None for an undiscovered region."""
    if not state.lands[region].discovered:
        return None
    seat = leader(state, region)
    return LAND if seat is None else led(seat)


def region_plate(
    look: Look[AgeOfDiscovery],
    region: str,
    *,
    fill: Colour = PANEL,
    place: int = 0,
    soldiers: bool = True,
) -> Plate:
    """Return a region in a few lines: its name, its good while it is there, and its settlers or its seal.

    `place` is its number on the chart, if it has one there. Without `soldiers` only the total of pieces is
    shown.
    """
    land, row = look.view.lands[region], look.view.box.regions[region]
    name = Words(word(look, "regions", region), LABEL, "bold", lines=2)
    good = Icon(row.good, 42, hollow=land.good is None)
    below = _settlers(look, region, soldiers=soldiers) if land.discovered else [_sealed(look, land)]
    if place:
        head, below = Row([Own(40, 40, partial(number, place, NAVY)), name], 8), [good, *below]
    else:
        head = Row([good, name], 8)
    parts = [head, Row(below, 10, wrap=True, line_gap=2)]
    return Plate(Column(parts, 2), (14, 4), fill, place=At(f"regions/{region}"))


def _sealed(look: Look[AgeOfDiscovery], land: Land) -> Row:
    """Return the sealed roll; after a failed expedition also the natives and coins, which are public then."""
    parts: list[Part] = [Icon("roll", 40)]
    if land.seen:
        finding = look.view.box.counters[land.seen]
        parts += [Icon("native", 38), Words(str(finding.natives), LABEL, "bold")]
        parts += [Price(finding.coins, 44)] if finding.coins else []
    return Row(parts, 10)


def _settlers(look: Look[AgeOfDiscovery], region: str, *, soldiers: bool) -> list[Part]:
    """Return all players' pieces, most first, with soldiers and the points that they would score now."""
    land = look.view.lands[region]
    points = land_points(look.view, land)
    seats = [seat for seat in look.view.order if land.pieces(seat)]
    seats.sort(key=lambda seat: -land.pieces(seat))
    return [_settler(seat, region, land, points[seat], soldiers=soldiers, page=look.page) for seat in seats]


def _with_helmet(seat: int, at: At, canvas: Canvas, box: Box) -> None:
    """Draw a seat's symbol with a small helmet over its corner."""
    left, top, right, bottom = box
    canvas.seat(seat, ((left + right) // 2, (top + bottom) // 2), right - left)
    helmet = (right - 20, bottom - 22, right + 4, bottom + 2)
    canvas.icon("soldier", (right - 8, bottom - 10), 24)
    canvas.place(at, helmet)


def _settler(seat: int, region: str, land: Land, points: int, *, soldiers: bool, page: bool) -> Marked:
    """Return a seat's symbol and pieces, a helmet with the number of soldiers, a shield with the points.

    If there is no room for soldiers, the page shows a helmet on the symbol, because players can point at soldiers there.
    """
    place = f"regions/{region}"
    parts: list[Part] = [seat_icon(seat, 34), Words(str(land.pieces(seat)), LABEL, "bold")]
    if land.soldiers[seat]:
        at = own(seat, f"{place}/pieces/soldier")
        if soldiers:
            helmet = [Icon("soldier", 32), Words(str(land.soldiers[seat]), LABEL, "semibold")]
            parts.append(Marked(Row(helmet, 4), at))
        elif page:
            parts[0] = Own(34, 34, partial(_with_helmet, seat, at))
    if points:
        parts += [Icon("victory", 34), Words(str(points), LABEL, "bold")]
    return Marked(Row(parts, 4), own(seat, place, key=f"{before(seat)}/{place}"))
