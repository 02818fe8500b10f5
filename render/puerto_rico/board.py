"""The common board: roles, plantations, ships, trading house, supplies, buildings left."""

from games.puerto_rico.box import BuildingRow
from games.puerto_rico.state import CargoShip, PuertoRico
from games.words.phrases import component_id
from games.words.view import capital
from render import text
from render.canvas import LABEL, MARGIN, RIBBON, WIDTH, Box, Canvas
from render.choices import choices
from render.palette import FADED, GOLD, INK, PANEL, PAPER, SEA, SILVER, mix, tint
from render.picture import Look
from render.puerto_rico.icons import TILE_FILL, building_fill, building_icon, role_icon
from render.puerto_rico.ribbon import head

GAP = 16
RIGHT = WIDTH - MARGIN
_SHELF_ROW = 52
_SECOND_LINE = 36
_MOST = 6
"""Buildings of a group."""


class Board:
    """Draws the board of one look, from top to bottom."""

    def __init__(self, look: Look[PuertoRico]) -> None:
        self.look = look
        self.state = look.view
        self.canvas = Canvas()
        self.choices = choices(look)

    def lay(self) -> Canvas:
        """The finished board."""
        head(self.canvas, self.look)
        self._roles(RIBBON + 8)
        self._row(RIBBON + 248)
        self._ships(RIBBON + 368)
        self._house_and_supplies(RIBBON + 516)
        self._goods(RIBBON + 620)
        self.canvas.height = self._shelf(RIBBON + 712) + MARGIN
        return self.canvas

    def _mark(self, box: Box, *, changed: str, choice: str = "") -> None:
        if changed in self.look.changed:
            self.canvas.ring(box)
        if choice in self.choices:
            self.canvas.pennant(box)

    # Roles

    def _roles(self, top: int) -> None:
        roles = list(self.state.roles)
        columns = (len(roles) + 1) // 2
        width = (RIGHT - MARGIN - GAP * (columns - 1)) // columns
        for place, role in enumerate(roles):
            left = MARGIN + place % columns * (width + GAP)
            y = top + place // columns * (104 + GAP)
            self._role(role, (left, y, left + width, y + 104))

    def _role(self, role: str, box: Box) -> None:
        left, top, right, _ = box
        taker = self.state.taken.get(role)
        playing = role == next(reversed(self.state.taken), None)
        if taker is None:
            self.canvas.slip(box)
        else:
            fill = tint(GOLD) if playing else PAPER
            self.canvas.slip(box, fill, INK if playing else FADED, stroke=4 if playing else 2)
        hollow = taker is not None and not playing
        self.canvas.icon(role_icon(role), (left + 40, top + 52), 64, hollow=hollow)
        name = capital(self.look.words(component_id("roles", role)))
        room = right - left - 92
        lines = text.lines(name, "semibold", LABEL, room)[:2]
        for place, line in enumerate(lines):
            y = top + 32 + 36 * place
            self.canvas.text((left + 80, y), line, room=room, colour=FADED if hollow else INK)
        at = (left + 80, top + 78) if len(lines) == 1 else (left + 20, top + 92)
        if taker is not None:
            self.canvas.seat(taker, at, 42, side="left")
        elif self.state.roles[role]:
            self.canvas.price(self.state.roles[role], (at[0] + 21, at[1]), 44)
        self._mark(box, changed=f"role {role}", choice=f"role {role}")

    # Plantations

    def _row(self, top: int) -> None:
        bottom = top + 100
        for place, tile in enumerate(self.state.row):
            box = (MARGIN + place * 108, top, MARGIN + place * 108 + 100, bottom)
            self.canvas.slip(box, TILE_FILL[tile])
            self.canvas.icon(tile, (box[0] + 50, top + 50), 72)
            self._mark(box, changed="row", choice=f"tile {tile}")
        box = (708, top, RIGHT, bottom)
        self.canvas.slip(box)
        stack, discards = sum(self.state.stack.values()), sum(self.state.discards.values())
        self.canvas.count("quarry", self.state.quarries, (720, top + 50), room=92)
        words = self.look.words
        self.canvas.icon("tile_back", (826, top + 50), 50, side="left")
        for y, key, tiles in ((28, "face-down", stack), (72, "discarded", discards)):
            said = words(f"picture-puerto-rico-{key}", tiles=tiles)
            self.canvas.text((884, top + y), said, room=RIGHT - 890)
        if "tile quarry" in self.choices:
            self.canvas.pennant((708, top, 790, bottom))

    # Ships

    def _ships(self, top: int) -> None:
        width = (RIGHT - MARGIN - GAP * 2) // 3
        for place, (name, ship) in enumerate(self.state.ships.items()):
            left = MARGIN + place * (width + GAP)
            box = (left, top, left + width, top + 128)
            self.canvas.slip(box, tint(SEA))
            self._ship(name, ship, box)
            self._mark(box, changed=f"ship {name}", choice=f"ship {name}")

    def _ship(self, name: str, ship: CargoShip, box: Box) -> None:
        left, top, _, _ = box
        capacity = self.state.box.ships[name].capacity
        self.canvas.icon("cargo_ship", (left + 54, top + 48), 84)
        self.canvas.text((left + 54, top + 106), f"{ship.load}/{capacity}", face="bold", side="middle")
        for hold in range(capacity):
            at = (left + 132 + hold % 4 * 62, top + 34 + hold // 4 * 60)
            self._space(at, ship.good if hold < ship.load else None)

    def _space(self, at: tuple[int, int], good: str | None) -> None:
        """A place for a barrel, with what lies there."""
        if good:
            self.canvas.icon(good, at, 54)
        else:
            self.canvas.icon("hold", at, 48, hollow=True)

    # Trading house and supplies

    def _house_and_supplies(self, top: int) -> None:
        house = (MARGIN, top, 424, top + 92)
        self.canvas.slip(house, tint(GOLD))
        self.canvas.icon("trader", (house[0] + 48, top + 46), 68)
        for place in range(self.state.box.house_spaces):
            good = self.state.house[place] if place < len(self.state.house) else None
            self._space((house[0] + 130 + place * 68, top + 46), good)
        self._mark(house, changed="house")
        supplies = (440, top, RIGHT, top + 92)
        self.canvas.slip(supplies)
        self.canvas.count("victory", max(self.state.vp, 0), (460, top + 46), room=156)
        self.canvas.count("colonist", self.state.colonists, (660, top + 46), room=146)
        self.canvas.icon("caravel", (852, top + 46), 76, side="left")
        self.canvas.count("colonist", self.state.colonist_ship, (940, top + 46), room=124)
        self._mark((846, top + 6, 1080, top + 86), changed="colonist ship")

    def _goods(self, top: int) -> None:
        """Barrels left of each good, and its price at the trading house."""
        width = (RIGHT - MARGIN - GAP * 4) // 5
        for place, (good, left_over) in enumerate(self.state.goods.items()):
            left = MARGIN + place * (width + GAP)
            box = (left, top, left + width, top + 80)
            self.canvas.slip(box)
            self.canvas.count(good, left_over, (left + 12, top + 40), room=106)
            self.canvas.price(self.state.box.goods[good].price, (left + 172, top + 40))
            if f"good {good}" in self.choices:
                self.canvas.pennant(box)

    # Buildings

    def _shelf(self, top: int) -> int:
        """The buildings left in two columns of two groups; returns where they end."""
        width = (RIGHT - MARGIN - GAP) // 2
        groups = sorted({row.column for row in self.state.box.buildings.values()})
        tops = [top, top]
        for place, column in enumerate(groups):
            rows = [row for row in self.state.box.buildings.values() if row.column == column]
            rows.sort(key=lambda row: row.cost)
            left, y = MARGIN + place // 2 * (width + GAP), tops[place // 2]
            heights = [_SHELF_ROW + _SECOND_LINE * (len(self._lines(row, width - 64)) - 1) for row in rows]
            box = (left, y, left + width, y + max(sum(heights), _SHELF_ROW * _MOST) + 8)
            self._group(column, box)
            y += 4
            for row, high in zip(rows, heights, strict=True):
                self._building(row, (left + 62, y, box[2] - 2, y + high))
                y += high
            tops[place // 2] = box[3] + GAP
        return max(tops) - GAP

    def _group(self, column: int, box: Box) -> None:
        left, top = box[:2]
        self.canvas.slip(box)
        self.canvas.slip((left, top, left + 60, box[3]), mix(PANEL, SILVER, 0.7))
        self.canvas.icon("victory", (left + 30, top + 40), 46)
        self.canvas.text((left + 30, top + 92), str(column), face="bold", side="middle")

    def _lines(self, row: BuildingRow, width: int) -> list[str]:
        name = capital(self.look.words(component_id("buildings", row.id)))
        return text.lines(name, "semibold", LABEL, width - 186)[:2]

    def _building(self, row: BuildingRow, box: Box) -> None:
        left, top, right, bottom = box
        copies = self.state.buildings[row.id]
        middle = (top + bottom) // 2
        ink = INK if copies else FADED
        if copies:
            self.canvas.fill((left, top + 2, left + 56, bottom - 2), building_fill(row.good))
        building_icon(self.canvas, row.id, (left + 28, middle), 46, hollow=not copies)
        lines = self._lines(row, right - left)
        for place, line in enumerate(lines):
            y = middle + _SECOND_LINE * place - _SECOND_LINE // 2 * (len(lines) - 1)
            self.canvas.text((left + 60, y), line, room=right - left - 186, colour=ink)
        self.canvas.price(row.cost, (right - 96, middle), 46, hollow=not copies)
        self.canvas.text((right - 14, middle), f"×{copies}", colour=ink, side="right")
        self._mark((left, top + 2, right - 6, bottom - 2), changed=f"building {row.id}")
        if f"building {row.id}" in self.choices:
            self.canvas.flag((left + 10, middle - 12))


def lay_board(look: Look[PuertoRico]) -> Canvas:
    """The picture `board`."""
    return Board(look).lay()
