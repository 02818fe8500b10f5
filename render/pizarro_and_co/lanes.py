"""Both boards as six lanes of three harbours; ships sail from left to right as the years pass."""

from games.pizarro_and_co.box import SpaceRow
from games.pizarro_and_co.state import Pizarro
from games.words.pizarro_and_co import explorer_name, ships_at
from render import text
from render.canvas import LABEL, MARGIN, WIDTH, Canvas
from render.choices import choices
from render.palette import FADED, GOLD, INK, PANEL, PAPER, SAIL, SEA, SILVER, Colour, mix, tint
from render.picture import Look
from render.pizarro_and_co.common import GAP, ability_signs, draw_ship

HEADER = 44
LANE = 138
HEIGHT = HEADER + 6 * LANE
_NAME = 236
_LEFT = MARGIN + _NAME + GAP
_HARBOUR = (WIDTH - MARGIN - _LEFT + GAP) // 3
_SHIP = 72
_ICON = 40


class Lanes:
    """Draws the lanes of one look on a canvas, from `top` down."""

    def __init__(self, canvas: Canvas, look: Look[Pizarro], top: int) -> None:
        self.canvas = canvas
        self.look = look
        self.state = look.view
        self.top = top
        self.choices = choices(look)

    def draw(self) -> None:
        """Years above, then one lane for each explorer."""
        for year in range(1, len(self.state.box.years) + 1):
            middle = _LEFT + (year - 1) * _HARBOUR + (_HARBOUR - GAP) // 2
            now = year == self.state.year
            word = self.look.words("picture-pizarro-year", year=year)
            face = "bold" if now else "semibold"
            self.canvas.text((middle, self.top + 20), word, face=face, side="middle")
        for place, explorer in enumerate(self.state.box.explorers):
            self._lane(explorer, self.top + HEADER + place * LANE)

    def _lane(self, explorer: str, top: int) -> None:
        at_auction = explorer == self.state.lot.explorer
        box = (MARGIN, top, MARGIN + _NAME, top + LANE - GAP)
        self.canvas.slip(box, tint(GOLD) if at_auction else PANEL, stroke=4 if at_auction else 2)
        name = explorer_name(self.look, explorer)
        lines = text.lines(name, "semibold", LABEL, _NAME - 12)[:2]
        self.canvas.icon(
            f"ship_{explorer}", (MARGIN + _NAME // 2, top + 46 - 6 * len(lines)), 84 - 16 * len(lines)
        )
        for line, words in enumerate(lines):
            y = top + 98 + 34 * line - 18 * (len(lines) - 1)
            self.canvas.text((MARGIN + _NAME // 2, y), words, side="middle", room=_NAME - 12)
        for space in range(1, len(self.state.box.years) + 1):
            self._harbour(explorer, space, (_LEFT + (space - 1) * _HARBOUR, top))

    def _harbour(self, explorer: str, space: int, at: tuple[int, int]) -> None:
        halves = self.state.box.halves_of(explorer, space)
        width = (_HARBOUR - GAP) // len(halves)
        for place, half in enumerate(halves):
            left = at[0] + place * width
            right = left + width - (4 if place + 1 < len(halves) else 0)
            box = (left, at[1], right, at[1] + LANE - GAP)
            self.canvas.slip(box, self._water(space), INK if space == self.state.year else FADED)
            self._legend(self.state.box.space(explorer, space, half), (left + 10, at[1] + 28))
            self._ships(explorer, space, half, box)
            new = explorer == self.state.lot.explorer and space == self.state.year
            if new and f"half {half}" in self.choices:
                self.canvas.flag((right - 20, at[1] - 8))

    def _water(self, space: int) -> Colour:
        if space == self.state.year:
            return tint(SEA)
        return PAPER if space > self.state.year else mix(PAPER, SILVER, 0.4)

    def _legend(self, space: SpaceRow, at: tuple[int, int]) -> None:
        """What the space brings: crowns, sacks, its ability."""
        x, y = at
        if space.crowns:
            x = self._sign("crown", str(space.crowns), (x, y))
        if space.sacks:
            x = self._sign("sack", f"+{space.sacks}", (x, y))
        for icon, words in ability_signs(self.state.box, space):
            x = self._sign(icon, words, (x, y))

    def _plate(self, number: int, at: tuple[int, int], size: int) -> None:
        """The number of a ship that can be chosen, on its hull, and a pennant."""
        x, y = at
        self.canvas.flag((x - size // 2 + 2, y + 8))
        self.canvas.slip((x - 15, y - 2, x + 15, y + 38), SAIL, radius=5)
        self.canvas.text((x, y + 18), str(number), face="bold", side="middle")

    def _sign(self, icon: str, words: str, at: tuple[int, int]) -> int:
        """An icon with what stands behind it; returns where the next one begins."""
        self.canvas.icon(icon, at, _ICON, side="left")
        x = at[0] + _ICON + 6
        if words:
            x += self.canvas.text((x, at[1]), words, LABEL, face="bold")
        return x + 14

    def _ships(self, explorer: str, space: int, half: str, box: tuple[int, int, int, int]) -> None:
        ships = list(ships_at(self.state, explorer, space, half))
        if not ships:
            return
        room = box[2] - box[0] - 12
        step = min(_SHIP + 18, room // len(ships))
        size = min(_SHIP, step - 2)
        y = box[3] - 4 - size // 2
        for place, (number, ship) in enumerate(ships):
            x = box[0] + 8 + place * step + size // 2
            draw_ship(self.canvas, ship.seat, (x, y), size)
            if f"ship {ship.seat} {number}" in self.look.changed:
                self.canvas.ring((x - size // 2, y - size // 2, x + size // 2, y + size // 2))
            if ship.seat in self.look.waiting and f"ship {number}" in self.choices:
                self._plate(number, (x, y), size)
