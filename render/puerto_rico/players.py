"""All players: island, city, money and goods, one strip each, from the player to act."""

from games.puerto_rico.state import Player, PuertoRico
from render.canvas import LABEL, MARGIN, RIBBON, WIDTH, Box, Canvas
from render.palette import PANEL, SEATS, tint
from render.picture import Look
from render.puerto_rico.icons import TILE_FILL, building_fill, building_icon, role_icon
from render.puerto_rico.layout import plots_of, points, tiles_of
from render.puerto_rico.ribbon import head

STRIP = 264
GAP = 16
RIGHT = WIDTH - MARGIN
_COLUMNS = 4
_TILE = 70
_HOUSE = 92


class Players:
    """Draws the strips of one look."""

    def __init__(self, look: Look[PuertoRico]) -> None:
        self.look = look
        self.state = look.view
        self.canvas = Canvas(RIBBON + 8 + self.state.seats * (STRIP + GAP) + MARGIN - GAP)

    def lay(self) -> Canvas:
        """The finished picture."""
        head(self.canvas, self.look)
        first = self.look.waiting[0] if self.look.waiting else self.state.governor
        for place, seat in enumerate(self.state.clockwise(max(first, 0))):
            self._strip(self.state.players[seat], RIBBON + 8 + place * (STRIP + GAP))
        return self.canvas

    def _strip(self, player: Player, top: int) -> None:
        box = (MARGIN, top, RIGHT, top + STRIP)
        waiting = player.seat in self.look.waiting
        self.canvas.slip(
            box, tint(SEATS[player.seat].colour) if waiting else PANEL, stroke=4 if waiting else 2
        )
        self._who(player, (MARGIN + 16, top))
        self._island(player, (MARGIN + 324, top + 27))
        self._city(player, (MARGIN + 324 + 4 * _TILE + 14, top + 27))
        self._goods(player, (RIGHT - 114, top + 32))

    def _mark(self, player: Player, place: str, box: Box) -> None:
        if f"seat {player.seat} {place}" in self.look.changed:
            self.canvas.ring(box)

    def _who(self, player: Player, at: tuple[int, int]) -> None:
        left, top = at
        self.canvas.seat(player.seat, (left, top + 52), 60, side="left")
        self.canvas.name(self.look.names[player.seat], (left + 72, top + 52), 228)
        self.canvas.count("doubloon", player.doubloons, (left, top + 128), room=116)
        self._mark(player, "doubloons", (left - 6, top + 98, left + 122, top + 158))
        self.canvas.icon("victory", (left + 138, top + 128), 48, side="left")
        self.canvas.text((left + 294, top + 128), points(self.state, player), face="bold", side="right")
        self._mark(player, "vp", (left + 132, top + 98, left + 300, top + 158))
        self.canvas.count("colonist", player.san_juan, (left, top + 210), room=116)
        self._mark(player, "colonists", (left - 6, top + 180, left + 122, top + 240))
        x = left + 138
        if player.seat == self.state.governor:
            self.canvas.icon("governor", (x, top + 210), 64, side="left")
            self._mark(player, "governor", (x - 4, top + 176, x + 68, top + 244))
            x += 76
        for role in [role for role, taker in self.state.taken.items() if taker == player.seat]:
            self.canvas.icon(role_icon(role), (x, top + 210), 56, side="left")
            x += 62

    def _island(self, player: Player, at: tuple[int, int]) -> None:
        tiles = tiles_of(player)
        for place in range(self.state.box.island_spaces):
            left, top = at[0] + place % _COLUMNS * _TILE, at[1] + place // _COLUMNS * _TILE
            box = (left + 2, top + 2, left + _TILE - 2, top + _TILE - 2)
            if place >= len(tiles):
                self.canvas.empty(box, radius=6)
                continue
            kind, manned = tiles[place]
            self.canvas.slip(box, TILE_FILL[kind], radius=6)
            self.canvas.icon(kind, (left + 28, top + 30), 46)
            self.canvas.icon("disc", (left + 54, top + 54), 28, hollow=not manned)
            is_last_of_kind = place + 1 == len(tiles) or tiles[place + 1][0] != kind
            if is_last_of_kind:
                self._mark(player, f"tile {kind}", box)

    def _city(self, player: Player, at: tuple[int, int]) -> None:
        taken: set[tuple[int, int]] = set()
        for column, line, row in plots_of(self.state, player):
            left, top = at[0] + column * _HOUSE, at[1] + line * _TILE
            box = (left + 2, top + 2, left + row.spaces * _HOUSE - 2, top + _TILE - 2)
            self.canvas.slip(box, building_fill(row.good), radius=6)
            middle = left + 36 if row.spaces == 1 else left + _HOUSE - 20
            building_icon(self.canvas, row.id, (middle, top + 36), 54)
            self._circles(player.buildings[row.id], row.circles, (box[2] - 16, top))
            self._mark(player, f"building {row.id}", box)
            taken |= {(column + step, line) for step in range(row.spaces)}
        for space in range(self.state.box.city_spaces):
            column, line = space % _COLUMNS, space // _COLUMNS
            if (column, line) not in taken:
                left, top = at[0] + column * _HOUSE, at[1] + line * _TILE
                self.canvas.empty((left + 2, top + 2, left + _HOUSE - 2, top + _TILE - 2), radius=6)

    def _circles(self, manned: int, circles: int, at: tuple[int, int]) -> None:
        """The circles of a building, one under the other, those with a colonist filled."""
        step = 21
        first = at[1] + _TILE // 2 - (circles - 1) * step // 2
        for circle in range(circles):
            self.canvas.icon("disc", (at[0], first + circle * step), 22, hollow=circle >= manned)

    def _goods(self, player: Player, at: tuple[int, int]) -> None:
        for place, good in enumerate(self.state.box.goods):
            y = at[1] + 16 + place * 42
            self.canvas.count(good, player.goods.get(good, 0), (at[0], y), room=96, size=LABEL)
            self._mark(player, f"good {good}", (at[0] - 4, y - 19, at[0] + 102, y + 21))


def lay_players(look: Look[PuertoRico]) -> Canvas:
    """The picture `players`."""
    return Players(look).lay()
