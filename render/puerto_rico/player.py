"""One player large: every tile and building with its name."""

from games.puerto_rico.box import BuildingRow
from games.puerto_rico.state import Player, PuertoRico
from games.words.phrases import component_id
from games.words.puerto_rico import tile_word
from games.words.view import capital
from render import text
from render.canvas import LABEL, MARGIN, NUMBER, RIBBON, TITLE, WIDTH, Box, Canvas
from render.palette import SEATS, tint
from render.picture import Look
from render.puerto_rico.icons import TILE_FILL, building_fill, building_icon, role_icon
from render.puerto_rico.layout import plots_of, points, tiles_of
from render.puerto_rico.ribbon import head

HEIGHT = 1380
GAP = 10
_COLUMNS = 4
_CELL = (WIDTH - 2 * MARGIN + GAP) // _COLUMNS
_TILE = 84
_HOUSE = 168


class PlayerSheet:
    """Draws one player's sheet; the look's argument is the seat."""

    def __init__(self, look: Look[PuertoRico]) -> None:
        assert isinstance(look.argument, int)
        self.look = look
        self.state = look.view
        self.player: Player = look.view.players[look.argument]
        self.canvas = Canvas(HEIGHT)

    def lay(self) -> Canvas:
        """The finished picture."""
        head(self.canvas, self.look)
        self._who(RIBBON + 8)
        self._goods(RIBBON + 240)
        self._island(RIBBON + 340)
        self._city(RIBBON + 340 + 3 * (_TILE + GAP) + 20)
        return self.canvas

    def _mark(self, place: str, box: Box) -> None:
        if f"seat {self.player.seat} {place}" in self.look.changed:
            self.canvas.ring(box)

    def _who(self, top: int) -> None:
        player, right = self.player, WIDTH - MARGIN
        self.canvas.slip((MARGIN, top, right, top + 212), tint(SEATS[player.seat].colour))
        self.canvas.seat(player.seat, (MARGIN + 20, top + 62), 88, side="left")
        self.canvas.name(self.look.names[player.seat], (MARGIN + 130, top + 62), 700, size=TITLE)
        self._roles(right - 16, top + 62)
        middle = top + 158
        self.canvas.count("doubloon", player.doubloons, (MARGIN + 24, middle), room=140)
        self._mark("doubloons", (MARGIN + 16, middle - 32, MARGIN + 172, middle + 32))
        self.canvas.icon("victory", (MARGIN + 300, middle), 56, side="left")
        self.canvas.text(
            (MARGIN + 520, middle), points(self.state, player), NUMBER, face="bold", side="right"
        )
        self._mark("vp", (MARGIN + 292, middle - 32, MARGIN + 528, middle + 32))
        self.canvas.count("colonist", player.san_juan, (MARGIN + 640, middle), room=130)
        self.canvas.text((MARGIN + 786, middle), self.look.words("picture-san-juan"), room=310)
        self._mark("colonists", (MARGIN + 632, middle - 32, MARGIN + 778, middle + 32))

    def _roles(self, right: int, middle: int) -> None:
        """The governor's hat and the roles taken in this round, from the right."""
        icons = [role_icon(role) for role, taker in self.state.taken.items() if taker == self.player.seat]
        if self.player.seat == self.state.governor:
            icons.append("governor")
        for place, icon in enumerate(reversed(icons)):
            self.canvas.icon(icon, (right - place * 84, middle), 76, side="right")

    def _goods(self, top: int) -> None:
        goods = self.state.box.goods
        width = (WIDTH - 2 * MARGIN + GAP) // len(goods)
        for place, good in enumerate(goods):
            left = MARGIN + place * width
            box = (left, top, left + width - GAP, top + 80)
            self.canvas.slip(box)
            self.canvas.count(good, self.player.goods.get(good, 0), (left + 30, top + 40), room=width - 70)
            self._mark(f"good {good}", box)

    def _island(self, top: int) -> None:
        tiles = tiles_of(self.player)
        for place in range(self.state.box.island_spaces):
            left, y = MARGIN + place % _COLUMNS * _CELL, top + place // _COLUMNS * (_TILE + GAP)
            box = (left, y, left + _CELL - GAP, y + _TILE)
            if place >= len(tiles):
                self.canvas.empty(box)
                continue
            kind, manned = tiles[place]
            self.canvas.slip(box, TILE_FILL[kind])
            self.canvas.icon(kind, (left + 44, y + 42), 66)
            self.canvas.text(
                (left + 88, y + 42), capital(tile_word(self.look.words, self.state.box, kind)), room=130
            )
            self.canvas.icon("disc", (box[2] - 30, y + 42), 40, hollow=not manned)
            if place + 1 == len(tiles) or tiles[place + 1][0] != kind:
                self._mark(f"tile {kind}", box)

    def _city(self, top: int) -> None:
        taken: set[tuple[int, int]] = set()
        for column, line, row in plots_of(self.state, self.player):
            left, y = MARGIN + column * _CELL, top + line * (_HOUSE + GAP)
            self._building(row, (left, y, left + row.spaces * _CELL - GAP, y + _HOUSE))
            taken |= {(column + step, line) for step in range(row.spaces)}
        for space in range(self.state.box.city_spaces):
            column, line = space % _COLUMNS, space // _COLUMNS
            if (column, line) not in taken:
                left, y = MARGIN + column * _CELL, top + line * (_HOUSE + GAP)
                self.canvas.empty((left, y, left + _CELL - GAP, y + _HOUSE))

    def _building(self, row: BuildingRow, box: Box) -> None:
        left, top, right, _ = box
        self.canvas.slip(box, building_fill(row.good))
        building_icon(self.canvas, row.id, (left + 48, top + 46), 72)
        for circle in range(row.circles):
            at = (right - 30 - circle * 44, top + 44)
            self.canvas.icon("disc", at, 40, hollow=circle >= self.player.buildings[row.id])
        name = capital(self.look.words(component_id("buildings", row.id)))
        lines = text.lines(name, "semibold", LABEL, right - left - 24)[:2]
        first = top + (126 if len(lines) == 1 else 106)
        for index, line in enumerate(lines):
            self.canvas.text((left + 14, first + index * 38), line)
        self._mark(f"building {row.id}", box)


def lay_player(look: Look[PuertoRico]) -> Canvas:
    """The picture `player` of the seat in the look's argument."""
    return PlayerSheet(look).lay()
