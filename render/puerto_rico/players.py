"""All players: island, city, money and goods, one strip each, from the player to act."""

from games.core import Hidden
from games.puerto_rico.state import Player, PuertoRico
from render.canvas import LABEL, MARGIN, RIBBON, WIDTH, Box, Canvas
from render.palette import PANEL, SEATS, tint
from render.picture import Look
from render.puerto_rico.icons import TILE_FILL, building_fill, building_icon, role_icon
from render.puerto_rico.layout import plots_of, printed_points, tiles_of
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
        self.canvas.seat(player.seat, (left, top + 40), 56, side="left")
        self.canvas.name(self.look.names[player.seat], (left + 68, top + 40), 232)
        self.canvas.count("doubloon", player.doubloons, (left, top + 104), room=116)
        self._mark(player, "doubloons", (left - 6, top + 76, left + 122, top + 132))
        self.canvas.count("colonist", player.san_juan, (left + 160, top + 104), room=110)
        self._mark(player, "colonists", (left + 154, top + 76, left + 276, top + 132))
        self.canvas.icon("victory", (left, top + 164), 46, side="left")
        self.canvas.text((left + 56, top + 164), self._points(player), face="bold", room=244)
        self._mark(player, "vp", (left - 6, top + 138, left + 300, top + 190))
        self._offices(player, (left, top + 224))

    def _points(self, player: Player) -> str:
        printed, chips = printed_points(self.state, player), player.vp
        known = "?" if isinstance(chips, Hidden) else chips
        return self.look.words("picture-puerto-rico-points", printed=printed, chips=known)

    def _offices(self, player: Player, at: tuple[int, int]) -> None:
        """The governor's hat, in outline for who has it next; and the roles taken in this round."""
        x, y = at
        table = list(self.state.clockwise(max(self.state.governor, 0)))
        if player.seat in table[:2]:
            following = player.seat == table[1]
            self.canvas.icon("governor", (x, y), 60, side="left", hollow=following)
            self._mark(player, "governor", (x - 4, y - 32, x + 64, y + 32))
            x += 70
            if following:
                x += self.canvas.text((x, y), self.look.words("picture-puerto-rico-next"), room=90) + 16
        for role in [role for role, taker in self.state.taken.items() if taker == player.seat]:
            self.canvas.icon(role_icon(role), (x, y), 54, side="left")
            x += 60

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
            self.canvas.icon("disc", (left + 52, top + 52), 30, hollow=not manned)
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
            building_icon(self.canvas, row.id, (middle - 6, top + 32), 46)
            self._circles(player.buildings[row.id], row.circles, (box[2] - 16, top))
            self._mark(player, f"building {row.id}", box)
            taken |= {(column + step, line) for step in range(row.spaces)}
        for space in range(self.state.box.city_spaces):
            column, line = space % _COLUMNS, space // _COLUMNS
            if (column, line) not in taken:
                left, top = at[0] + column * _HOUSE, at[1] + line * _TILE
                self.canvas.empty((left + 2, top + 2, left + _HOUSE - 2, top + _TILE - 2), radius=6)

    def _circles(self, manned: int, circles: int, at: tuple[int, int]) -> None:
        """The circles of a building, those with a colonist filled."""
        spots = {1: ((0, 35),), 2: ((0, 19), (0, 51)), 3: ((0, 19), (0, 51), (-30, 51))}
        for circle, (x, y) in enumerate(spots[circles]):
            self.canvas.icon("disc", (at[0] - 2 + x, at[1] + y), 28, hollow=circle >= manned)

    def _goods(self, player: Player, at: tuple[int, int]) -> None:
        for place, good in enumerate(self.state.box.goods):
            y = at[1] + 16 + place * 42
            self.canvas.count(good, player.goods.get(good, 0), (at[0], y), room=96, size=LABEL)
            self._mark(player, f"good {good}", (at[0] - 4, y - 19, at[0] + 102, y + 21))


def lay_players(look: Look[PuertoRico]) -> Canvas:
    """The picture `players`."""
    return Players(look).lay()
