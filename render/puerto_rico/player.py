"""A large view of one player: every tile, every building with its effect, and the sources of the points."""

from functools import partial

from games.core.moves import hyphened
from games.puerto_rico.box import BuildingRow
from games.puerto_rico.scoring import scores
from games.puerto_rico.state import Player, PuertoRico
from games.words.phrases import component_id
from games.words.puerto_rico import tile_word, where
from games.words.view import capital
from render.boxes import Column, Icon, Marked, Own, Part, Row, Space, Split, Words
from render.canvas import LABEL, TITLE, Box, Canvas
from render.kit import beside, count, grid, seat_icon, sheet
from render.palette import SEATS, tint
from render.picture import Look
from render.places import own
from render.plates import Plate
from render.puerto_rico.icons import TILE_FILL, building_fill, building_icon, role_icon
from render.puerto_rico.layout import shown_goods, tiles_of

_COLUMNS = 4


class PlayerSheet:
    """The plates of one player; the look's argument is the seat."""

    def __init__(self, look: Look[PuertoRico]) -> None:
        assert isinstance(look.argument, int)
        self.look = look
        self.state = look.view
        self.player: Player = look.view.players[look.argument]

    def parts(self) -> list[Part]:
        """Return everything, from top to bottom; empty rows are left out."""
        return [*self._who(), *self._goods(), *self._island(), *self._city()]

    def _marked(self, place: str, part: Part, *, ring: bool = True) -> Marked:
        return Marked(part, own(self.player.seat, place, ring=ring))

    def _who(self) -> list[Part]:
        """Return name and numbers, and beside them the points."""
        player = self.player
        name = Words(self.look.shown(player.seat), TITLE, "bold", name=True)
        san_juan = Words(self.look.words("picture-san-juan"), LABEL)
        top = Row([seat_icon(player.seat, 84), name], 20)
        numbers: list[Part] = [
            self._marked("doubloons", count("doubloon", player.doubloons)),
            self._marked("colonists", Row([count("colonist", player.san_juan), san_juan], 12)),
            *(Icon(icon, 64) for icon in self._roles()),
        ]
        left = Column([top, Row(numbers, 36, wrap=True)], 16)
        parts = Column(beside(self.look, [left, self._points()], (3, 2), 24), 14)
        return [Plate(parts, (20, 14), tint(SEATS[player.seat].colour))]

    def _roles(self) -> list[str]:
        """Return the roles taken in this round, and the governor's hat."""
        icons = [role_icon(role) for role, taker in self.state.taken.items() if taker == self.player.seat]
        return [*icons, *(["governor"] if self.player.seat == self.state.governor else [])]

    def _points(self) -> Marked:
        """Return the sources of the points, as far as the viewer knows them."""
        lines: list[Part] = []
        for source, points in scores(self.state)[self.player.seat].sources:
            if points == 0 and source not in ("chips", "buildings"):
                continue
            name = Words(capital(self.look.words(f"score-{hyphened(source)}")), LABEL, "semibold", lines=2)
            value = Words("?" if points is None else str(points), LABEL, "bold")
            lines.append(Split([name, Row([Space(grow=True), value], 0)], (4, 1), 6))
        return self._marked("vp", Row([Icon("victory", 56), Column(lines, 2)], 14))

    def _goods(self) -> list[Part]:
        """Return the barrels, with a zero if the last one of a good has just gone."""
        goods = shown_goods(self.look, self.player)
        cells: list[Part] = [self._marked(f"goods/{good}", count(good, number)) for good, number in goods]
        return [Plate(Row(cells, 60, wrap=True), (26, 12))] if cells else []

    def _island(self) -> list[Part]:
        tiles = tiles_of(self.player)
        cells: list[Part] = []
        for place, (kind, manned) in enumerate(tiles):
            last = place + 1 == len(tiles) or tiles[place + 1][0] != kind
            name = Words(capital(tile_word(self.look.words, self.state.box, kind)), LABEL, lines=2)
            disc = self._marked(f"circles/{kind}", Icon("disc", 36, hollow=not manned))
            cell = Plate(Row([Icon(kind, 44), name, Space(grow=True), disc], 4), (6, 12), TILE_FILL[kind])
            cells.append(self._marked(f"tiles/{kind}", cell, ring=last))
        return grid(cells, _COLUMNS - 1 if self.look.mode.large else _COLUMNS)

    def _city(self) -> list[Part]:
        """Return every building; in large type all on one sheet."""
        rows = [self.state.box.buildings[building] for building in self.player.buildings]
        cells = grid([self._building(row) for row in rows], 1 if self.look.mode.large else 2)
        return [Column(cells, 12)] if cells else []

    def _building(self, row: BuildingRow) -> Part:
        """Return a building with its name, its effect in a few words, and its circles."""
        words = self.look.words
        name = Words(capital(words(component_id("buildings", row.id))), LABEL, "bold", lines=2)
        does = Words(words(component_id("picture-puerto-rico", row.id)), LABEL, "regular", lines=3)
        manned = self.player.buildings[row.id]
        discs = Row(
            [
                self._marked(f"circles/{row.id}", Icon("disc", 34, hollow=circle >= manned))
                for circle in range(row.circles)
            ],
            2,
        )
        sign = Column(
            [Own(100, 66, partial(_sign, row.id)), Row([Space(grow=True), discs, Space(grow=True)], 0)]
        )
        cell = Plate(
            Row([Own(104, sign.height(104), sign.put), Column([name, does], 2)], 16),
            (12, 10),
            building_fill(row.good),
        )
        return self._marked(f"buildings/{row.id}", cell)


def _sign(building: str, canvas: Canvas, box: Box) -> None:
    building_icon(canvas, building, ((box[0] + box[2]) // 2, (box[1] + box[3]) // 2), 64)


def lay_player(look: Look[PuertoRico]) -> Canvas:
    """The picture `player` of the seat in the look's argument."""
    return sheet(look, where(look), PlayerSheet(look).parts(), gap=12)
