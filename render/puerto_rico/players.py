"""All players: island, city, money and goods, one strip each, from the player to act."""

from functools import partial

from games.core import Hidden
from games.puerto_rico.state import Player, PuertoRico
from games.words.puerto_rico import where
from render.boxes import Column, Icon, Marked, Own, Part, Plate, Row, Space, Words
from render.canvas import LABEL, NUMBER, Box, Canvas
from render.kit import Piece, count, player_plate, seat_icon, sheet
from render.picture import Look
from render.puerto_rico.icons import TILE_FILL, building_fill, building_icon, role_icon
from render.puerto_rico.layout import plots_of, printed_points, rows_of, shown_goods, tiles_of
from render.text import clean_name

_COLUMNS = 4
_TILE = 70
_HOUSE = 92


class Players:
    """The strips of one look."""

    def __init__(self, look: Look[PuertoRico]) -> None:
        self.look = look
        self.state = look.view

    def parts(self) -> list[Part]:
        """A strip for each player."""
        first = self.look.waiting[0] if self.look.waiting else self.state.governor
        return [self._strip(self.state.players[seat]) for seat in self.state.clockwise(max(first, 0))]

    def _strip(self, player: Player) -> Plate:
        """Who it is with offices, money and points; below island, city and goods."""
        name = Words(clean_name(self.look.names[player.seat]), NUMBER, "bold", name=True)
        who: list[Part] = [seat_icon(player.seat, 56), name, *self._offices(player)]
        land = Row([Piece(self._island(player)), Piece(self._city(player))], 14)
        goods = Piece(Row(self._goods(player), 28, wrap=True))
        rows: list[Part]
        if self.look.mode.large:
            rows = [Row(who, 14), Row(self._numbers(player), 24), land, goods]
        else:
            rows = [Row([*who, Space(grow=True), *self._numbers(player)], 18), Row([land, goods], 24)]
        return player_plate(Column(rows, 8), player.seat, waiting=player.seat in self.look.waiting)

    def _marked(self, player: Player, place: str, part: Part) -> Marked:
        return Marked(part, f"seat {player.seat} {place}" in self.look.changed)

    def _numbers(self, player: Player) -> list[Part]:
        points = Row([Icon("victory", 46), Words(self._points(player), LABEL, "bold")], 8)
        return [
            self._marked(player, "doubloons", count("doubloon", player.doubloons, room=106)),
            self._marked(player, "colonists", count("colonist", player.san_juan, room=84)),
            self._marked(player, "vp", points),
        ]

    def _points(self, player: Player) -> str:
        printed, chips = printed_points(self.state, player), player.vp
        known = "?" if isinstance(chips, Hidden) else chips
        return self.look.words("picture-puerto-rico-points", printed=printed, chips=known)

    def _offices(self, player: Player) -> list[Part]:
        """The governor's hat, in outline for who has it next; and the roles taken in this round."""
        found: list[Part] = []
        table = list(self.state.clockwise(max(self.state.governor, 0)))
        if player.seat in table[:2]:
            following = player.seat == table[1]
            found.append(self._marked(player, "governor", Icon("governor", 56, hollow=following)))
            if following:
                found.append(Words(self.look.words("picture-puerto-rico-next"), LABEL, "regular"))
        taken = self.state.taken.items()
        return [*found, *(Icon(role_icon(role), 50) for role, taker in taken if taker == player.seat)]

    def _goods(self, player: Player) -> list[Part]:
        goods = shown_goods(self.look, player)
        return [self._marked(player, f"good {good}", count(good, number)) for good, number in goods]

    def _island(self, player: Player) -> Own:
        """The tiles, and the free spaces of the rows that have begun."""
        rows = rows_of(len(player.tiles and tiles_of(player)), _COLUMNS)
        return Own(_COLUMNS * _TILE, rows * _TILE, partial(self._lay_island, player, rows))

    def _lay_island(self, player: Player, rows: int, canvas: Canvas, at: Box) -> None:
        tiles = tiles_of(player)
        for place in range(min(rows * _COLUMNS, self.state.box.island_spaces)):
            left, top = at[0] + place % _COLUMNS * _TILE, at[1] + place // _COLUMNS * _TILE
            box = (left + 2, top + 2, left + _TILE - 2, top + _TILE - 2)
            if place >= len(tiles):
                canvas.empty(box, radius=6)
                continue
            kind, manned = tiles[place]
            canvas.slip(box, TILE_FILL[kind], radius=6)
            canvas.icon(kind, (left + 28, top + 30), 46)
            canvas.icon("disc", (left + 52, top + 52), 30, hollow=not manned)
            is_last_of_kind = place + 1 == len(tiles) or tiles[place + 1][0] != kind
            if is_last_of_kind and f"seat {player.seat} tile {kind}" in self.look.changed:
                canvas.ring(box)

    def _city(self, player: Player) -> Own:
        """The buildings, and the free spaces of the rows that have begun."""
        spaces = sum(self.state.box.buildings[building].spaces for building in player.buildings)
        rows = rows_of(spaces, _COLUMNS)
        return Own(_COLUMNS * _HOUSE, rows * _TILE, partial(self._lay_city, player, rows))

    def _lay_city(self, player: Player, rows: int, canvas: Canvas, at: Box) -> None:
        free = {(space % _COLUMNS, space // _COLUMNS) for space in range(rows * _COLUMNS)}
        for column, line, row in plots_of(self.state, player, rows):
            left, top = at[0] + column * _HOUSE, at[1] + line * _TILE
            box = (left + 2, top + 2, left + row.spaces * _HOUSE - 2, top + _TILE - 2)
            canvas.slip(box, building_fill(row.good), radius=6)
            middle = left + 36 if row.spaces == 1 else left + _HOUSE - 20
            building_icon(canvas, row.id, (middle - 6, top + 32), 46)
            _circles(canvas, player.buildings[row.id], row.circles, (box[2] - 16, top))
            if f"seat {player.seat} building {row.id}" in self.look.changed:
                canvas.ring(box)
            free -= {(column + step, line) for step in range(row.spaces)}
        for column, line in sorted(free):
            left, top = at[0] + column * _HOUSE, at[1] + line * _TILE
            canvas.empty((left + 2, top + 2, left + _HOUSE - 2, top + _TILE - 2), radius=6)


def _circles(canvas: Canvas, manned: int, circles: int, at: tuple[int, int]) -> None:
    """The circles of a building, those with a colonist filled."""
    spots = {1: ((0, 35),), 2: ((0, 19), (0, 51)), 3: ((0, 19), (0, 51), (-30, 51))}
    for circle, (x, y) in enumerate(spots[circles]):
        canvas.icon("disc", (at[0] - 2 + x, at[1] + y), 28, hollow=circle >= manned)


def lay_players(look: Look[PuertoRico]) -> Canvas:
    """The picture `players`."""
    return sheet(look, where(look), Players(look).parts())
