"""All players: island, city, money and goods, one strip each, from the player to act."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from games.core import Hidden
from games.puerto_rico.scoring import scores
from games.puerto_rico.state import Player, PuertoRico
from games.words.puerto_rico import where
from games.words.view import Words as TableWords
from render.acts import Point
from render.boxes import Column, Icon, Marked, Own, Part, Row, Space, Words
from render.canvas import LABEL, MARGIN, NUMBER, WIDTH, Box, Canvas
from render.kit import Laid, Piece, count, in_turn, is_over, player_plate, seat_icon, sheet
from render.mode import LARGE
from render.picture import Look
from render.places import own
from render.puerto_rico.icons import TILE_FILL, building_fill, building_icon, role_icon
from render.puerto_rico.layout import plots_of, printed_points, rows_of, shown_goods, tiles_of
from render.text import name_fits

_COLUMNS = 4
_TILE = 70
_HOUSE = 92
_CIRCLES = {1: ((0, 35),), 2: ((0, 19), (0, 51)), 3: ((0, 19), (0, 51), (-28, 51))}
"""Positions of a building's circles, from the middle of its right edge."""
_WIDE = WIDTH - 2 * MARGIN - 32
"""Width of the inside of a strip, in units."""
_WIDE_LARGE = round(WIDTH / LARGE) - 2 * MARGIN - 32
_HAT, _ROLE = 56, 50
_TWO_DIGITS = 116
"""Width of an icon with a number of two digits, in units, so that columns do not move."""


class _House(NamedTuple):
    """A building on its plot."""

    column: int
    line: int
    building: str
    spaces: int
    good: str
    circles: int
    manned: int


class _Strip(NamedTuple):
    """The content of a player's strip, and all that its drawing depends on."""

    seat: int
    name: str
    is_governor: bool
    is_next: bool
    """Whether the player is governor in the next round, if there is one."""
    roles: tuple[str, ...]
    doubloons: int
    colonists: int
    printed: int
    """Points printed on the buildings."""
    chips: int | str
    total: int | None
    """All points, if the game is over."""
    points_room: int
    """Width of the widest points at the table, in units."""
    room_to_come: int
    """Maximum growth of that width during the game, in units."""
    tiles: tuple[tuple[str, bool], ...]
    island: int
    """Number of spaces of the island that are shown, including free ones."""
    houses: tuple[_House, ...]
    city: int
    """Number of rows of the city that are shown."""
    goods: tuple[tuple[str, int], ...]
    picks: int
    """Number of roles that each player takes in a round."""
    words: TableWords
    large: bool

    def part(self) -> Part:
        """Return the name with offices, money and points, and below them island, city and goods."""
        offices, numbers = self._offices(), self._numbers()
        land = Row([Piece(self._island()), Piece(self._city())], 14)
        barrels = [self._marked(f"goods/{good}", count(good, number)) for good, number in self.goods]
        goods = Piece(Row(barrels, 28, wrap=True))
        # The name is set as if the most offices stood beside it. Beside the numbers it may take two lines, too.
        widest = self._widest_offices()
        room = _WIDE - 56 - 3 * 18 - Row([*widest, *numbers], 18).width(_WIDE) - self.room_to_come
        if not self.large and name_fits(self.name, room):
            top = [Row([*self._who(room), *offices, Space(grow=True), *numbers], 18)]
        else:
            wide = _WIDE_LARGE if self.large else _WIDE
            who = self._who(wide - 56 - 2 * 14 - Row(widest, 14).width(wide))
            below = Row(numbers, 24) if self.large else Row([Space(grow=True), *numbers], 18)
            top = [Row([*who, *offices], 14), below]
        rows = [*top, land, goods] if self.large else [*top, Row([land, goods], 24)]
        return Column(rows, 8)

    def _marked(self, place: str, part: Part) -> Marked:
        return Marked(part, own(self.seat, place))

    def _who(self, room: int) -> list[Part]:
        return [seat_icon(self.seat, 56), Words(self.name, NUMBER, "bold", name=True, most=room)]

    def _widest_offices(self) -> list[Part]:
        """Return the maximum beside the name: the next governor's hat, with all roles of a round."""
        hat = [Space(_HAT), Words(self.words("picture-puerto-rico-next"), LABEL, "regular")]
        return [*hat, *[Space(_ROLE)] * self.picks]

    def _numbers(self) -> list[Part]:
        told = _points(self.words, self.printed, self.chips, self.total)
        doubloons = count("doubloon", self.doubloons, room=_TWO_DIGITS)
        # As wide as everybody's, and as high as the numbers, so that joined rings have one edge.
        wide = 0 if self.large else self.points_room - told.width(WIDTH)
        sign = Row([Icon("victory", 46), Space(wide, doubloons.height(WIDTH))], 0)
        return [
            self._marked("doubloons", doubloons),
            self._marked("colonists", Row(self._colonists(), 8)),
            self._marked("vp", Row([sign, told], 8)),
        ]

    def _colonists(self) -> list[Part]:
        """Return the number of all colonists, and beside it, as loose discs, of those without a circle."""
        placed = sum(manned for _, manned in self.tiles) + sum(house.manned for house in self.houses)
        loose = count("disc", self.colonists, size=LABEL, room=84)
        return [count("colonist", placed + self.colonists, room=_TWO_DIGITS), loose]

    def _offices(self) -> list[Part]:
        """Return the governor's hat, in outline for the next governor, and the roles taken in this round."""
        found: list[Part] = []
        if self.is_governor or self.is_next:
            hat = Icon("governor", _HAT, hollow=not self.is_governor)
            found.append(self._marked("governor", hat))
        if self.is_next:
            found.append(Words(self.words("picture-puerto-rico-next"), LABEL, "regular"))
        cards = (
            Marked(Icon(role_icon(role), _ROLE), own(self.seat, f"roles/{role}", key=f"roles/{role}"))
            for role in self.roles
        )
        return [*found, *cards]

    def _island(self) -> Own:
        """Return the tiles, and the free spaces of the rows that have begun."""
        return Own(_COLUMNS * _TILE, rows_of(len(self.tiles), _COLUMNS) * _TILE, self._lay_island)

    def _lay_island(self, canvas: Canvas, at: Box) -> None:
        for place in range(self.island):
            left, top = at[0] + place % _COLUMNS * _TILE, at[1] + place // _COLUMNS * _TILE
            box = (left + 2, top + 2, left + _TILE - 2, top + _TILE - 2)
            if place >= len(self.tiles):
                canvas.shared("plot", box[:2], _plot(_TILE))
                continue
            kind, manned = self.tiles[place]
            is_last_of_kind = place + 1 == len(self.tiles) or self.tiles[place + 1][0] != kind
            canvas.place(own(self.seat, f"tiles/{kind}", ring=is_last_of_kind), box, ring=box)
            canvas.place(own(self.seat, f"circles/{kind}"), _around((left + 52, top + 52), 30))
            name = f"tile-{kind}{'' if manned else '.free'}"
            canvas.shared(name, box[:2], _tile(kind, manned))

    def _city(self) -> Own:
        """Return the buildings, and the free spaces of the rows that have begun."""
        return Own(_COLUMNS * _HOUSE, self.city * _TILE, self._lay_city)

    def _lay_city(self, canvas: Canvas, at: Box) -> None:
        free = {(space % _COLUMNS, space // _COLUMNS) for space in range(self.city * _COLUMNS)}
        for house in self.houses:
            left, top = at[0] + house.column * _HOUSE, at[1] + house.line * _TILE
            box = (left + 2, top + 2, left + house.spaces * _HOUSE - 2, top + _TILE - 2)
            canvas.place(own(self.seat, f"buildings/{house.building}"), box, ring=box)
            for x, y in _CIRCLES[house.circles]:
                circle = _around((box[2] - 18 + x, top + y), 28)
                canvas.place(own(self.seat, f"circles/{house.building}"), circle)
            canvas.shared(
                f"house-{house.building}.{house.manned}",
                box[:2],
                _house(house.building, house.spaces, house.good, house.circles, house.manned),
            )
            free -= {(house.column + step, house.line) for step in range(house.spaces)}
        for column, line in sorted(free):
            left, top = at[0] + column * _HOUSE, at[1] + line * _TILE
            canvas.shared("house", (left + 2, top + 2), _plot(_HOUSE))


def _around(at: Point, size: int) -> Box:
    """Return the square around a point."""
    half = size // 2
    return at[0] - half, at[1] - half, at[0] + half, at[1] + half


@cache
def _tile(kind: str, manned: bool) -> Canvas:  # noqa: FBT001 (there are only two)
    """Return a tile with its circle, which is filled if a colonist occupies it."""
    canvas, side = Canvas(), _TILE - 4
    canvas.slip((0, 0, side, side), TILE_FILL[kind], radius=6)
    canvas.icon(kind, (26, 28), 46)
    canvas.icon("disc", (50, 50), 30, hollow=not manned)
    return canvas


@cache
def _plot(wide: int) -> Canvas:
    """Return a free space of the island or the city."""
    canvas = Canvas()
    canvas.empty((0, 0, wide - 4, _TILE - 4), radius=6)
    return canvas


@cache
def _house(building: str, spaces: int, good: str, circles: int, manned: int) -> Canvas:
    """Return a building with its circles."""
    canvas, right = Canvas(), spaces * _HOUSE - 4
    canvas.slip((0, 0, right, _TILE - 4), building_fill(good), radius=6)
    middle = 34 if spaces == 1 else _HOUSE - 22
    # A third circle takes the badge's usual place.
    building_icon(canvas, building, (middle - 6, 30), 46, badge_left=circles > 2)
    for circle, (x, y) in enumerate(_CIRCLES[circles]):
        canvas.icon("disc", (right - 18 + x, y - 2), 28, hollow=circle >= manned)
    return canvas


@lru_cache(maxsize=512)
def _points(words: TableWords, printed: int, chips: int | str, total: int | None) -> Words:
    """Return the points on buildings and, if known, those of chips; all points if the game is over."""
    if total is not None:
        return Words(str(total), NUMBER, "bold")
    return Words(words("picture-puerto-rico-points", printed=printed, chips=chips), LABEL, "bold")


def _chips(player: Player) -> int | str:
    return "?" if isinstance(player.vp, Hidden) else player.vp


def _strip(
    look: Look[PuertoRico], player: Player, table: Sequence[int], rooms: tuple[int, int], total: int | None
) -> _Strip:
    """Return a player's strip; `table` begins with the governor, `rooms`: the points' width and maximum."""
    state, seat, tiles = look.view, player.seat, tiles_of(player)
    spaces = sum(state.box.buildings[building].spaces for building in player.buildings)
    city = rows_of(spaces, _COLUMNS)
    plots = plots_of(state, player, city)
    goes_on = not state.is_last_round and bool(state.agenda or look.asked)
    return _Strip(
        seat=seat,
        name=look.shown(seat),
        is_governor=seat == table[0],
        is_next=seat == table[1] and goes_on,
        roles=tuple(role for role, taker in state.taken.items() if taker == seat),
        doubloons=player.doubloons,
        colonists=player.san_juan,
        printed=printed_points(state, player),
        chips=_chips(player),
        total=total,
        points_room=rooms[0],
        room_to_come=max(0, rooms[1] - rooms[0]),
        tiles=tuple(tiles),
        island=min(rows_of(len(tiles), _COLUMNS) * _COLUMNS, state.box.island_spaces),
        houses=tuple(
            _House(plot[0], plot[1], row.id, row.spaces, row.good, row.circles, player.buildings[row.id])
            for *plot, row in plots
        ),
        city=city,
        goods=tuple(shown_goods(look, player)),
        picks=state.box.players[state.seats].picks,
        words=look.words,
        large=look.mode.large,
    )


def lay_players(look: Look[PuertoRico]) -> Canvas:
    """The picture `players`."""
    state = look.view
    table = list(state.clockwise(max(state.governor, 0)))
    ended, total = scores(state), [one.total if is_over(look) else None for one in scores(state)]
    points = [
        _points(look.words, printed_points(state, one), _chips(one), total[one.seat]) for one in state.players
    ]
    # There is room for two digits from the start, so that no column moves.
    hidden = any(isinstance(one.vp, Hidden) for one in state.players)
    widest = _points(look.words, 88, "?" if hidden else 88, None)
    room = max(words.width(WIDTH) for words in (points if is_over(look) else [*points, widest]))
    rooms = room, widest.width(WIDTH)
    return sheet(
        look,
        where(look),
        (
            player_plate(
                Laid(_Strip.part, _strip(look, state.players[seat], table, rooms, total[seat])),
                seat,
                waiting=seat in look.waiting,
            )
            for seat in in_turn(look, list(state.clockwise(0)), max(state.governor, 0), ended)
        ),
    )
