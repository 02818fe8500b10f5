"""The common board: roles, plantations, ships, trading house, supplies, buildings left."""

from functools import cache, partial

from games.puerto_rico.box import BuildingRow
from games.puerto_rico.state import CargoShip, PuertoRico
from games.words.phrases import component_id
from games.words.puerto_rico import where
from games.words.view import capital
from render.boxes import Column, Icon, Marked, Own, Part, Price, Row, Space, Split, Words
from render.canvas import LABEL, NUMBER, Box, Canvas
from render.choices import choices
from render.kit import beside, count, grid, middle, seat_icon, sheet
from render.noted import At
from render.palette import FADED, GOLD, INK, PANEL, PAPER, POINTS, SEA, tint
from render.picture import Look
from render.plates import Plate
from render.puerto_rico.icons import TILE_FILL, building_fill, building_icon, role_icon

_GAP = 16
_FLAG = 26
_SIGN = 42


class Board:
    """The parts of one look's board."""

    def __init__(self, look: Look[PuertoRico]) -> None:
        self.look = look
        self.state = look.view
        self.choices = choices(look)
        self.has_flags = any(place.startswith("buildings/") for place in self.choices)
        """Whether any building can be chosen, so that all have room for a pennant."""
        self.playing = next(reversed(self.state.taken), None)

    def parts(self) -> list[Part]:
        """Everything, from top to bottom; in large type with fewer columns."""
        columns = 3 if self.look.mode.large else 4 if len(self.state.roles) > 6 else 3
        wide = 3 if self.look.mode.large else 5
        goods = grid([self._good(good) for good in self.state.goods], wide, gap=_GAP)
        roles, *more = grid([self._role(role) for role in self.state.roles], columns)
        buildings, *others = self._shelf()
        return [
            self._named("roles", roles),
            *more,
            *beside(self.look, [self._named("row", self._row()), self._stacks()], (7, 5), _GAP),
            self._named("ships", Split([self._ship(*one) for one in self.state.ships.items()], gap=_GAP)),
            *beside(
                self.look,
                [self._named("house", self._house()), self._named("supply", self._supplies())],
                (2, 3),
                _GAP,
            ),
            self._named("goods", goods[0]),
            *goods[1:],
            self._named("buildings", buildings),
            *others,
        ]

    def _named(self, what: str, part: Part) -> Marked:
        return Marked(part, area=f"alt-puerto-rico-{what}")

    def _role(self, role: str) -> Plate:
        """Return a role card: its sign, the money on it or its taker, and its name below in full width."""
        taker = self.state.taken.get(role)
        playing = role == self.playing
        gone = taker is not None and not playing
        name = capital(self.look.words(component_id("roles", role)))
        below: Part = Space(_SIGN, _SIGN)
        if taker is not None:
            below = seat_icon(taker, _SIGN)
        elif self.state.roles[role]:
            below = Price(self.state.roles[role], _SIGN + 2)
        sign = Row([Icon(role_icon(role), 60, hollow=gone), below], 14)
        return Plate(
            Column([sign, Words(name, LABEL, colour=FADED if gone else INK, lines=3)], 2),
            (8, 6),
            tint(GOLD) if playing else PAPER if gone else PANEL,
            FADED if gone else INK,
            stroke=4 if playing else 2,
            place=At(f"roles/{role}", key=f"roles/{role}"),
        )

    def _row(self) -> Row:
        """Return the face-up plantations."""
        tiles = [
            Plate(Icon(tile, 72), (14, 14), TILE_FILL[tile], place=At(f"tiles/{tile}", within="row"))
            for tile in self.state.row
        ]
        return Row(tiles or [Space(0, 100)], 8, wrap=True)

    def _stacks(self) -> Split:
        """Return the quarries, and the numbers of face-down and discarded plantations."""
        number = self.state.quarries
        sign = Row([Icon("quarry", 58, hollow=not number), Words(str(number), NUMBER, "bold")], 6)
        fill = TILE_FILL["quarry"] if number else PAPER
        quarries = Plate(middle(sign), (8, 6), fill, place=At("tiles/quarry"))
        stacks = (("face-down", self.state.stack), ("discarded", self.state.discards))
        lines = [
            Words(self.look.words(f"picture-puerto-rico-{key}", tiles=sum(tiles.values())), LABEL, lines=2)
            for key, tiles in stacks
        ]
        hidden = Plate(Row([Icon("tile_back", 50), Column(lines, 0)], 12), (12, 6), place=At("stack"))
        return Split([self._named("quarries", quarries), self._named("stack", hidden)], (2, 5), 8)

    def _ship(self, name: str, ship: CargoShip) -> Plate:
        """A cargo ship with its holds, full ones first, and their number."""
        capacity = self.state.box.ships[name].capacity
        load = Words(f"{ship.load}/{capacity}", LABEL, "bold", side="middle")
        holds = [_space(ship.good if hold < ship.load else None) for hold in range(capacity)]
        return Plate(
            Row([Column([Icon("cargo_ship", 80), load], 0), Row(holds, 6, wrap=True)], 10),
            (12, 8),
            tint(SEA),
            place=At(f"ships/{name}", key=f"ships/{name}"),
        )

    def _house(self) -> Plate:
        """The trading house with its places."""
        goods = [*self.state.house, *[None] * self.state.box.house_spaces]
        places = [_space(good) for good in goods[: self.state.box.house_spaces]]
        return Plate(
            Row([Icon("trader", 64), Space(6), *places], 10),
            (14, 12),
            tint(GOLD),
            place=At("house"),
        )

    def _supplies(self) -> Plate:
        """Points and colonists left, and the colonists on their ship."""
        ship = Row([Icon("caravel", 70), count("colonist", self.state.colonist_ship)], 8)
        parts: list[Part] = [
            count("victory", max(self.state.vp, 0)),
            count("colonist", self.state.colonists),
            Marked(ship, At("colonist-ship")),
        ]
        return Plate(Row([part for one in parts for part in (one, Space(grow=True))][:-1], 8), (24, 12))

    def _good(self, good: str) -> Plate:
        """Barrels left of a good, and its price at the trading house."""
        price = Price(self.state.box.goods[good].price)
        return Plate(
            Row([count(good, self.state.goods[good], room=112), Space(grow=True), price], 6),
            (12, 14),
            place=At(f"goods/{good}"),
        )

    def _shelf(self) -> list[Part]:
        """The buildings left in two columns of two groups; in large type group by group."""
        rows = self.state.box.buildings.values()
        groups: list[Part] = [self._group(column) for column in sorted({row.column for row in rows})]
        if self.look.mode.large:
            return groups
        return [Split(pair, gap=_GAP) for pair in zip(groups[:2], groups[2:], strict=True)]

    def _group(self, column: int) -> Plate:
        """Buildings that are worth as many points, the cheapest first."""
        rows = sorted(
            (row for row in self.state.box.buildings.values() if row.column == column),
            key=lambda row: row.cost,
        )
        worth = Column([middle(Icon("victory", 46)), Words(str(column), LABEL, "bold", side="middle")], 2)
        seal = Plate(worth, (6, 12), POINTS)
        parts = Column([Space(high=4), *(self._building(row) for row in rows), Space(high=6)], 0)
        return Plate(Split([seal, parts], (1, 8), 4), (0, 0))

    def _building(self, row: BuildingRow) -> Part:
        """Return a building: a pennant if it can be chosen, its sign, its name, its cost, the copies left.

        A changed one has room for its ring, because names of two lines fill a row from edge to edge.
        """
        copies = self.state.buildings[row.id]
        ink = INK if copies else FADED
        sign = Own(56, 50, partial(_building_sign, row, copies))
        name = Words(capital(self.look.words(component_id("buildings", row.id))), colour=ink, lines=2)
        cost = Price(row.cost, 46, hollow=not copies)
        left = Words(f"×{copies}", colour=ink)
        place = f"buildings/{row.id}"
        flags: list[Part] = []
        if self.has_flags:
            flags.append(Own(_FLAG, 50, partial(_flag, can_be_chosen=place in self.choices)))
        line = Row([*flags, sign, name, Space(grow=True), cost, Space(2), left, Space(2)], 6)
        marked = Marked(line, At(place, flag=False))
        if place not in self.look.changed:
            return marked
        room = Space(high=8)
        return Column([room, marked, room], 0)


def _space(good: str | None) -> Icon:
    """Return a place for a barrel, with its good if there is one."""
    return Icon(good, 54) if good else Icon("hold", 54, hollow=True)


def _flag(canvas: Canvas, box: Box, *, can_be_chosen: bool) -> None:
    if can_be_chosen:
        canvas.flag((box[0] + 14, (box[1] + box[3]) // 2))


def _building_sign(row: BuildingRow, copies: int, canvas: Canvas, box: Box) -> None:
    name = f"shelf-{row.id}{'' if copies else '.used'}"
    canvas.shared(
        name, box[:2], _drawn_sign(row.id, row.good, box[2] - box[0], box[3] - box[1], bool(copies))
    )


@cache
def _drawn_sign(building: str, good: str | None, wide: int, high: int, is_left: bool) -> Canvas:  # noqa: FBT001 (there are only two)
    canvas = Canvas()
    if is_left:
        canvas.fill((0, 1, wide, high - 1), building_fill(good))
    building_icon(canvas, building, (wide // 2, high // 2), 46, hollow=not is_left)
    return canvas


def lay_board(look: Look[PuertoRico]) -> Canvas:
    """The picture `board`."""
    return sheet(look, where(look), Board(look).parts())
