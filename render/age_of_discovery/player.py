"""One player's sheet: everything with its name, the sets of goods, the discoveries, the points by source."""

from PIL import Image

from games.age_of_discovery.scoring import scores
from games.age_of_discovery.sets import GoodsSet, best_sets
from games.age_of_discovery.state import AgeOfDiscovery, Player
from games.words.age_of_discovery import word
from render.age_of_discovery.icons import BUILDINGS, building_fill, building_icon, head
from render.canvas import LABEL, MARGIN, RIBBON, TITLE, WIDTH, Box, Canvas
from render.palette import SEATS, tint
from render.picture import Look

RIGHT = WIDTH - MARGIN
_LINE = 60
_LEAST_LINES, _MOST_LINES = 6, 9
_SOURCES = {"discoveries": "compass", "buildings": "hall", "economy": "sack"}
"""The sprites of the sources of points that are no building; the rest are colonies."""


class PlayerSheet:
    """Draws one player's sheet; the look's argument is the seat."""

    def __init__(self, look: Look[AgeOfDiscovery]) -> None:
        assert isinstance(look.argument, int)
        self.look = look
        self.state = look.view
        self.player: Player = look.view.players[look.argument]
        self.lines = min(max(_LEAST_LINES, -(-len(self.player.buildings) // 2)), _MOST_LINES)
        self.canvas = Canvas(RIBBON + 748 + self.lines * (_LINE + 10) + 20)

    def draw(self) -> Image.Image:
        """The finished picture."""
        head(self.canvas, self.look)
        self._who(RIBBON + 8)
        self._goods(RIBBON + 228)
        self._sets(RIBBON + 408)
        self._points(RIBBON + 578)
        self._buildings(RIBBON + 748)
        return self.canvas.finished()

    def _mark(self, place: str, box: Box) -> None:
        if f"seat {self.player.seat} {place}" in self.look.changed:
            self.canvas.ring(box)

    def _who(self, top: int) -> None:
        player = self.player
        self.canvas.slip((MARGIN, top, RIGHT, top + 204), tint(SEATS[player.seat].colour))
        self.canvas.seat(player.seat, (MARGIN + 20, top + 58), 84, side="left")
        self.canvas.name(self.look.names[player.seat], (MARGIN + 126, top + 58), 760, size=TITLE)
        place = self.state.order.index(player.seat) + 1
        self.canvas.count("hourglass", place, (RIGHT - 130, top + 58), room=110)
        points = scores(self.state)[player.seat].total or 0
        middle = top + 154
        for x, room, icon, number, key in (
            (MARGIN + 20, 150, "doubloon", player.money, "money"),
            (MARGIN + 210, 150, "victory", points, "points"),
            (MARGIN + 400, 110, "caravel", player.ships, "ships"),
        ):
            self.canvas.count(icon, number, (x, middle), room=room)
            self._mark(key, (x - 6, middle - 32, x + room + 6, middle + 32))
        x = MARGIN + 566
        for piece in self.state.box.pieces:
            self.canvas.count(piece, player.hand.get(piece, 0), (x, middle), room=92)
            x += 108
        self._mark("hand", (MARGIN + 558, middle - 32, x - 8, middle + 32))

    def _goods(self, top: int) -> None:
        self.canvas.slip((MARGIN, top, RIGHT, top + 164))
        width = (RIGHT - MARGIN - 20) // 6
        for place, good in enumerate(self.state.box.goods):
            x, y = MARGIN + 30 + place % 6 * width, top + 44 + place // 6 * 76
            self.canvas.count(good, self.player.goods.get(good, 0), (x, y), room=120)
            self._mark(f"good {good}", (x - 6, y - 30, x + 126, y + 30))

    def _sets(self, top: int) -> None:
        """The arrangement that pays most: each set as goods, a ship, and what it pays."""
        self.canvas.slip((MARGIN, top, RIGHT, top + 154))
        found = best_sets(self.state.box.sets, self.player.goods, self.player.ships)
        total = sum(row.money for row in found)
        self.canvas.text((MARGIN + 20, top + 42), self.look.words("picture-income", money=total))
        x, y = MARGIN + 330, top + 42
        for row in found:
            goods = list(dict.fromkeys(row.goods))
            alike = len(goods) == 1
            width = 46 * (len(goods) + row.ships) + (48 if alike else 0) + 76
            if x + width > RIGHT:
                if y > top + 42:
                    self.canvas.text((x, y), "…")
                    break
                x, y = MARGIN + 20, y + 70
            self._set(row, goods, (x, y))
            x += width

    def _set(self, row: GoodsSet, goods: list[str], at: tuple[int, int]) -> None:
        """One set: its goods, those alike as one with their number, a ship, and the coin."""
        x, y = at
        for good in goods:
            self.canvas.icon(good, (x, y), 44, side="left")
            x += 46
        if len(goods) == 1:
            self.canvas.text((x, y), f"×{len(row.goods)}", LABEL)
            x += 48
        for _ in range(row.ships):
            self.canvas.icon("caravel", (x, y), 44, side="left")
            x += 46
        self.canvas.price(row.money, (x + 28, y), 48)

    def _points(self, top: int) -> None:
        """Where the points come from; below, the counters and cards won with theirs."""
        self.canvas.slip((MARGIN, top, RIGHT, top + 154))
        x, y = MARGIN + 20, top + 42
        for source, points in scores(self.state)[self.player.seat].sources:
            self._source(source.replace("-", "_"), points or 0, (x, y))
            x += 120
        box, x, y = self.state.box, MARGIN + 20, top + 112
        for found in self.player.discoveries:
            row = box.counters.get(found) or box.cards[found]
            self.canvas.count("roll", row.vp, (x, y), room=84)
            x += 106
        if not self.player.discoveries:
            self.canvas.icon("roll", (x, y), 48, hollow=True, side="left")
        self._mark("discoveries", (MARGIN + 12, y - 34, max(x, MARGIN + 80), y + 34))

    def _source(self, source: str, points: int, at: tuple[int, int]) -> None:
        if source in BUILDINGS:
            building_icon(self.canvas, source, (at[0] + 24, at[1]), 48)
            self.canvas.text((at[0] + 96, at[1]), str(points), LABEL, face="bold", side="right")
        else:
            self.canvas.count(_SOURCES.get(source, "island"), points, at, room=96, size=LABEL)

    def _buildings(self, top: int) -> None:
        rows = self.state.box.buildings
        width = (RIGHT - MARGIN - 16) // 2
        for place, building in enumerate(self.player.buildings[: 2 * self.lines]):
            left = MARGIN + place // self.lines * (width + 16)
            y = top + place % self.lines * (_LINE + 10)
            box = (left, y, left + width, y + _LINE)
            self.canvas.slip(box, building_fill(rows[building].age))
            building_icon(self.canvas, building, (left + 36, y + _LINE // 2 - 2), 48)
            self.canvas.text(
                (left + 80, y + _LINE // 2),
                word(self.look, "buildings", building),
                LABEL,
                room=width - 90,
            )
            self._mark(f"building {building}", box)


def draw_player(look: Look[AgeOfDiscovery]) -> Image.Image:
    """The picture `player` of the seat in the look's argument."""
    return PlayerSheet(look).draw()
