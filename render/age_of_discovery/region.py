"""A close-up of a region: its coast, its known counter, its points, all pieces, the effect of one more."""

from collections.abc import Sequence

from games.age_of_discovery.scoring import colony_points, land_points
from games.age_of_discovery.state import AgeOfDiscovery, Land
from games.words.age_of_discovery import where, word
from render.age_of_discovery.chart import NAMES, Sheet, close_up, shores
from render.age_of_discovery.drawing import ChartDrawing
from render.age_of_discovery.event_boxes import worth
from render.age_of_discovery.land import BERTHS, fill, leader, neatline
from render.boxes import Column, Icon, Own, Part, Row, Split, Words, put
from render.canvas import LABEL, NUMBER, TITLE, Box, Canvas
from render.kit import heading, middle, seat_icon, sheet
from render.palette import FADED, INK, LAND, PANEL, SEATS, UNKNOWN, tint
from render.picture import Look
from render.places import own
from render.plates import Plate

_CHART = 500


class RegionSheet:
    """The parts of one region's picture."""

    def __init__(self, look: Look[AgeOfDiscovery]) -> None:
        assert isinstance(look.argument, str)
        self.look = look
        self.state = look.view
        self.region = look.argument
        self.land: Land = look.view.lands[look.argument]

    def parts(self) -> list[Part]:
        """Return chart and facts side by side, and the settlers below."""
        close = Own(_CHART, _CHART, self._chart)
        if self.look.mode.large:
            return [middle(close), self._facts(), *self._settlers()]
        return [Row([close, self._facts()], 36), *self._settlers()]

    def _chart(self, canvas: Canvas, box: Box) -> None:
        sheet = close_up(self.region, _CHART - 24, _CHART - 24)
        own = fill(self.state, self.region) if leader(self.state, self.region) is not None else PANEL
        fills = tuple((region, LAND) for region in NAMES if region != self.region)
        fills = (*fills, (self.region, own if self.land.discovered else None))
        inner = (box[0] + 12, box[1] + 12, box[0] + _CHART - 12, box[1] + _CHART - 12)
        canvas.picture(ChartDrawing(sheet, fills), ((inner[0] + inner[2]) // 2, inner[1]), _CHART)
        for line in shores(self.region):
            spots = [sheet.spot(place) for place in (*line, line[0])]
            canvas.path(tuple((round(inner[0] + x), round(inner[1] + y)) for x, y in spots), width=3)
        neatline(canvas, inner)
        if not self.land.discovered:
            self._unknown(canvas, inner, sheet)

    def _unknown(self, canvas: Canvas, box: Box, sheet: Sheet) -> None:
        """Draw a question mark on the land, and below it a plate that says that it is undiscovered."""
        x, y = sheet.spot(BERTHS[self.region].points_at)
        at = (round(box[0] + x), round(box[1] + y))
        canvas.slip((at[0] - 32, at[1] - 36, at[0] + 32, at[1] + 36), UNKNOWN, radius=16)
        canvas.text(at, "?", TITLE, face="serif", side="middle")
        words = Words(self.look.words("picture-discovery-unknown"), LABEL, "semibold")
        plate = Plate(Row([Icon("roll", 40), words], 10), (14, 6), UNKNOWN)
        wide = plate.width(box[2] - box[0] - 60)
        put(plate, canvas, ((box[0] + box[2] - wide) // 2, box[3] - plate.height(wide) - 24), wide)

    def _facts(self) -> Column:
        row, words = self.state.box.regions[self.region], self.look.words
        taken = "" if self.land.good else f" ({words('picture-discovery-taken')})"
        good = Words(word(self.look, "goods", row.good) + taken, LABEL, lines=2)
        rules = self.state.box.scoring
        worth = words(
            "picture-discovery-first",
            first=rules.first,
            second=rules.second,
            two=rules.two_first,
            pieces=rules.threshold,
        )
        next_to = ", ".join(word(self.look, "regions", other) for other in row.adjacent)
        parts: list[Part] = [
            Words(word(self.look, "regions", self.region), TITLE, "serif", lines=2),
            Row([Icon(row.good, 64, hollow=self.land.good is None), good], 16),
            Row([Icon("victory", 56), Words(worth, LABEL, "regular", lines=6)], 16),
            Words(f"{words('picture-next-to')} {next_to}", LABEL, "regular", lines=4),
        ]
        parts.append(self._discoverer() if self.land.discovered else self._natives())
        return Column(parts, 14)

    def _discoverer(self) -> Row:
        """Return the player who discovered it, if any."""
        seat, words = self.land.discoverer, self.look.words
        known = words("picture-discovery-known" if seat is None else "picture-discovery-by")
        lines: list[Part] = [Words(known, LABEL, "regular", lines=2)]
        if seat is not None:
            name = Words(self.look.shown(seat), LABEL, "bold", name=True)
            lines.append(Row([seat_icon(seat, 40), name], 10))
        return Row([Icon("spyglass", 56), Column(lines)], 16)

    def _natives(self) -> Row:
        """Return the known content of the sealed roll."""
        words = self.look.words("picture-discovery-sealed")
        if self.land.seen:
            found = self.state.box.counters[self.land.seen]
            words = self.look.words(
                "picture-discovery-found",
                natives=found.natives,
                coins=found.coins,
                plunder=found.plunder,
                points=found.vp,
            )
        icon = "native" if self.land.seen else "roll"
        return Row([Icon(icon, 56), Words(words, LABEL, "regular", lines=4)], 16)

    def _settlers(self) -> list[Part]:
        """Return a line of heads, then a strip for each seat, most pieces first."""
        if not self.land.discovered:
            return self._expeditions()
        points = land_points(self.state, self.land)
        seats = sorted(self.state.order, key=lambda seat: -self.land.pieces(seat))
        strips = [self._strip(seat, self._pieces(seat, points[seat])) for seat in seats]
        return [self._heads("pieces", "soldiers", "now", "one-more"), *strips]

    def _expeditions(self) -> list[Part]:
        """Return the strength of each player's expedition, which decides a landing, the strongest first."""
        strong = worth(self.state, "discovery")
        seats = sorted(self.state.order, key=lambda seat: -strong.get(seat, 0))
        soldiers = {seat: self.state.bank(seat).get("soldier", 0) for seat in seats}
        strips = [self._strip(seat, [_cell(strong.get(seat, 0)), _cell(soldiers[seat])]) for seat in seats]
        return [self._heads("expedition", "soldiers"), *strips]

    def _heads(self, *keys: str) -> Plate:
        heads = [heading(self.look.words(f"picture-discovery-{key}"), colour=FADED, lines=3) for key in keys]
        return Plate(self._line([], heads), (16, 6), PANEL)

    def _line(self, who: Sequence[Part], cells: Sequence[Part]) -> Part:
        """Return a player and the columns beside; in large type below."""
        if self.look.mode.large:
            return Column([*who, Split(cells)], 4)
        return Split([Row(who, 14), *cells], (len(cells) + 8, *(5,) * len(cells)))

    def _pieces(self, seat: int, points: int) -> list[Part]:
        pieces = [self.land.pieces(other) for other in range(self.state.seats)]
        pieces[seat] += 1
        more = colony_points(self.state.box.scoring, pieces)[seat]
        leads = [Icon("crown", 40)] if leader(self.state, self.region) == seat else []
        return [
            Row([_cell(self.land.pieces(seat)), *leads], 12),
            _cell(self.land.soldiers[seat]),
            _cell(points),
            _cell(more, plain=more == points),
        ]

    def _strip(self, seat: int, cells: Sequence[Part]) -> Plate:
        name = Words(self.look.shown(seat), NUMBER, "bold", name=True)
        waiting = seat in self.look.waiting
        fill_ = tint(SEATS[seat].colour) if waiting else PANEL
        line = self._line([Row([seat_icon(seat, 54), name], 14)], cells)
        place = own(seat, f"regions/{self.region}")
        return Plate(line, (16, 10), fill_, stroke=4 if waiting else 2, place=place)


def _cell(number: int, *, plain: bool = False) -> Words:
    """Return a number; a dash for none."""
    return Words(str(number) if number else "–", NUMBER, "bold", FADED if plain or not number else INK)


def lay_region(look: Look[AgeOfDiscovery]) -> Canvas:
    """The picture `region` of the region in the look's argument."""
    return sheet(look, where(look), RegionSheet(look).parts())
