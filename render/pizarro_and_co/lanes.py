"""Both boards as six lanes of three harbours; ships sail from left to right as the years pass."""

from collections.abc import Sequence
from functools import partial

from games.pizarro_and_co.box import SpaceRow
from games.pizarro_and_co.state import Pizarro, Ship
from games.words.pizarro_and_co import explorer_name, ships_at, space_place
from render.boxes import Column, Icon, Own, Part, Row, Space, Split, Words
from render.canvas import LABEL, Box, Canvas
from render.choices import choices
from render.kit import middle
from render.noted import At
from render.palette import FADED, GOLD, INK, ON_SAIL, PANEL, PAPER, SAIL, SEA, SILVER, Colour, mix, tint
from render.picture import Look
from render.pizarro_and_co.common import GAP, ability_signs, draw_ship
from render.places import before
from render.plates import Plate

_SHARES, _LARGE_SHARES = (5, 6, 6, 6), (19, 20, 20, 20)
_SHIP = 66
_ICON = 40
_PAST = mix(PAPER, SILVER, 0.4)


class Lanes:
    """The lanes of one look."""

    def __init__(self, look: Look[Pizarro]) -> None:
        self.look = look
        self.state = look.view
        self.choices = choices(look)
        self.shares = _LARGE_SHARES if look.mode.large else _SHARES

    def parts(self) -> list[Part]:
        """Return one lane for each explorer and the years above; in large type two halves, for two sheets."""
        lanes = [self._lane(explorer) for explorer in self.state.box.explorers]
        if not self.look.mode.large:
            return [self._with_years(lanes)]
        half = len(lanes) // 2
        return [self._with_years(lanes[:half]), self._with_years(lanes[half:])]

    def _with_years(self, lanes: Sequence[Part]) -> Column:
        return Column([self._years(), Column(lanes, GAP)], 4)

    def _years(self) -> Split:
        heads: list[Part] = []
        for year in range(1, len(self.state.box.years) + 1):
            face = "bold" if year == self.state.year else "semibold"
            word = self.look.words("picture-pizarro-year", year=year)
            heads.append(Words(word, LABEL, face, side="middle"))
        return Split([Space(), *heads], self.shares)

    def _lane(self, explorer: str) -> Split:
        at_auction = explorer == self.state.lot.explorer
        name = Words(explorer_name(self.look, explorer), side="middle", lines=2)
        sign = Plate(
            Column([middle(Icon(f"ship_{explorer}", 64)), name], 0),
            (2, 6),
            tint(GOLD) if at_auction else PANEL,
            stroke=4 if at_auction else 2,
            place=At(f"explorers/{explorer}", flag=False),
        )
        years = range(1, len(self.state.box.years) + 1)
        return Split([sign, *(self._harbour(explorer, year) for year in years)], self.shares)

    def _harbour(self, explorer: str, space: int) -> Part:
        """Return a harbour, or its two halves side by side; in large type one below the other."""
        halves = [self._half(explorer, space, half) for half in self.state.box.halves_of(explorer, space)]
        return Column(halves, stretch=True) if self.look.mode.large else Split(halves, gap=4)

    def _half(self, explorer: str, space: int, half: str) -> Plate:
        """Return a space with its gains, and below them the ships in it."""
        row = self.state.box.space(explorer, space, half)
        ships = [self._ship(number, ship) for number, ship in ships_at(self.state, explorer, space, half)]
        return Plate(
            Column([self._legend(row), Row(ships or [Space(0, _SHIP)], 10, wrap=True, line_gap=12)], 2),
            (6 if self.look.mode.large else 10, 5),
            self._water(space),
            INK if space == self.state.year else FADED,
            place=At(space_place(self.state, explorer, space, half)),
        )

    def _water(self, space: int) -> Colour:
        if space == self.state.year:
            return tint(SEA)
        return PAPER if space > self.state.year else _PAST

    def _legend(self, space: SpaceRow) -> Row:
        """Return the gains of the space: crowns, sacks, its ability."""
        signs: list[tuple[str, str]] = []
        if space.crowns:
            signs.append(("crown", str(space.crowns)))
        if space.sacks:
            signs.append(("sack", f"+{space.sacks}"))
        signs += ability_signs(self.state.box, space)
        parts = [
            Row([Icon(icon, _ICON), *([Words(words, LABEL, "bold")] if words else [])], 5)
            for icon, words in signs
        ]
        return Row(parts or [Space(0, _ICON)], 8, wrap=True, line_gap=0)

    def _ship(self, number: int, ship: Ship) -> Own:
        can_be_chosen = f"{before(ship.seat)}/ships/{number}" in self.choices
        return Own(_SHIP, _SHIP, partial(_lay_ship, ship.seat, number, can_be_chosen))


def _lay_ship(seat: int, number: int, can_be_chosen: bool, canvas: Canvas, box: Box) -> None:  # noqa: FBT001  # bound by position, before what a part is laid out with
    """Draw a ship; one that can be chosen has its number on the hull, and a pennant at its mast."""
    x, y = (box[0] + box[2]) // 2, (box[1] + box[3]) // 2
    place = f"{before(seat)}/ships/{number}"
    draw_ship(canvas, seat, (x, y), _SHIP)
    canvas.place(At(place, key=place), box, ring=box, flag=(x + 26, y - 24))
    if can_be_chosen:
        canvas.slip((x - 15, y - 2, x + 15, y + 38), SAIL, radius=5)
        canvas.text((x, y + 18), str(number), face="bold", colour=ON_SAIL, side="middle")
