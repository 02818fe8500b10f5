"""A region close by: its coast, what is known of it, what it is worth, everybody's pieces, what one more would change."""

from games.age_of_discovery.scoring import colony_points, land_points
from games.age_of_discovery.state import AgeOfDiscovery, Land
from games.words.age_of_discovery import where, word
from render.age_of_discovery.chart import NAMES, chart, close_up
from render.age_of_discovery.land import fill, leader, neatline
from render.boxes import Column, Icon, Own, Part, Plate, Row, Split, Words
from render.canvas import LABEL, NUMBER, TITLE, Box, Canvas
from render.kit import heading, middle, seat_icon, sheet
from render.palette import FADED, INK, PANEL, SEATS, tint
from render.picture import Look
from render.text import clean_name

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
        """Chart and facts side by side, below them the settlers."""
        close = Own(_CHART, _CHART, self._chart)
        if self.look.mode.large:
            return [middle(close), self._facts(), *self._settlers()]
        return [Row([close, self._facts()], 36), *self._settlers()]

    @property
    def _shares(self) -> tuple[int, ...]:
        return (13, 9, 9, 10, 9) if self.look.mode.large else (13, 4, 4, 4, 5)

    def _chart(self, canvas: Canvas, box: Box) -> None:
        sheet = close_up(self.region, _CHART - 24, _CHART - 24)
        fills = tuple((region, fill(self.state, region)) for region in NAMES)
        inner = (box[0] + 12, box[1] + 12, box[0] + _CHART - 12, box[1] + _CHART - 12)
        canvas.picture(chart, ((inner[0] + inner[2]) // 2, inner[1]), _CHART, sheet, fills)
        neatline(canvas, inner)

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
        """Who discovered it, if anybody did."""
        seat, words = self.land.discoverer, self.look.words
        known = words("picture-discovery-known" if seat is None else "picture-discovery-by")
        lines: list[Part] = [Words(known, LABEL, "regular", lines=2)]
        if seat is not None:
            name = Words(clean_name(self.look.names[seat]), LABEL, "bold", name=True)
            lines.append(Row([seat_icon(seat, 40), name], 10))
        return Row([Icon("spyglass", 56), Column(lines)], 16)

    def _natives(self) -> Row:
        """What lies under the seal, as far as it is known."""
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
        """A line of heads, then a strip for each seat, whoever has most first."""
        keys = ("pieces", "soldiers", "now", "one-more")
        heads = [heading(self.look.words(f"picture-discovery-{key}"), colour=FADED, lines=3) for key in keys]
        top = Plate(Split([Words(""), *heads], self._shares), (16, 0), PANEL)
        points = land_points(self.state, self.land)
        seats = sorted(self.state.order, key=lambda seat: -self.land.pieces(seat))
        return [top, *(self._strip(seat, points[seat]) for seat in seats)]

    def _strip(self, seat: int, points: int) -> Plate:
        pieces = [self.land.pieces(other) for other in range(self.state.seats)]
        pieces[seat] += 1
        more = colony_points(self.state.box.scoring, pieces)[seat]
        name = Words(clean_name(self.look.names[seat]), NUMBER, "bold", name=True)
        leads = [Icon("crown", 40)] if leader(self.state, self.region) == seat else []
        cells: list[Part] = [
            Row([seat_icon(seat, 54), name], 14),
            Row([_cell(self.land.pieces(seat)), *leads], 12),
            _cell(self.land.soldiers[seat]),
            _cell(points),
            _cell(more, plain=more == points),
        ]
        waiting = seat in self.look.waiting
        fill_ = tint(SEATS[seat].colour) if waiting else PANEL
        return Plate(Split(cells, self._shares), (16, 10), fill_, stroke=4 if waiting else 2)


def _cell(number: int, *, plain: bool = False) -> Words:
    return Words(str(number), NUMBER, "bold", FADED if plain or not number else INK)


def lay_region(look: Look[AgeOfDiscovery]) -> Canvas:
    """The picture `region` of the region in the look's argument."""
    return sheet(look, where(look), RegionSheet(look).parts())
