"""All players: money, points, ships, hand, goods and buildings, one strip each, in turn order from the player to act."""

from PIL import Image

from games.age_of_discovery.scoring import scores
from games.age_of_discovery.state import AgeOfDiscovery, Player
from render.age_of_discovery.icons import building_fill, building_icon, head
from render.canvas import LABEL, MARGIN, RIBBON, WIDTH, Box, Canvas
from render.palette import PANEL, SEATS, tint
from render.picture import Look

STRIP = 254
GAP = 16
RIGHT = WIDTH - MARGIN
_TILE = 66


class Players:
    """Draws the strips of one look."""

    def __init__(self, look: Look[AgeOfDiscovery]) -> None:
        self.look = look
        self.state = look.view
        self.points = [score.total for score in scores(look.view)]
        self.canvas = Canvas(RIBBON + 8 + self.state.seats * (STRIP + GAP) + MARGIN - GAP)

    def draw(self) -> Image.Image:
        """The finished picture."""
        head(self.canvas, self.look)
        order = self.state.order
        first = order.index(self.look.waiting[0]) if self.look.waiting else 0
        for place, seat in enumerate([*order[first:], *order[:first]]):
            self._strip(self.state.players[seat], RIBBON + 8 + place * (STRIP + GAP))
        return self.canvas.finished()

    def _strip(self, player: Player, top: int) -> None:
        waiting = player.seat in self.look.waiting
        fill = tint(SEATS[player.seat].colour) if waiting else PANEL
        self.canvas.slip((MARGIN, top, RIGHT, top + STRIP), fill, stroke=4 if waiting else 2)
        self._who(player, top + 48)
        self._goods(player, top + 132)
        self._buildings(player, top + 210)

    def _mark(self, player: Player, place: str, box: Box) -> None:
        if f"seat {player.seat} {place}" in self.look.changed:
            self.canvas.ring(box)

    def _who(self, player: Player, middle: int) -> None:
        left = MARGIN + 16
        self.canvas.seat(player.seat, (left, middle), 60, side="left")
        self.canvas.name(self.look.names[player.seat], (left + 72, middle), 302)
        for x, room, icon, number, place in (
            (left + 384, 124, "doubloon", player.money, "money"),
            (left + 520, 124, "victory", self.points[player.seat] or 0, "points"),
            (left + 656, 90, "caravel", player.ships, "ships"),
        ):
            self.canvas.count(icon, number, (x, middle), room=room)
            self._mark(player, place, (x - 4, middle - 30, x + room + 4, middle + 30))
        x = left + 762
        for piece in self.state.box.pieces:
            count = player.hand.get(piece, 0)
            if count:
                self.canvas.count(piece, count, (x, middle), room=60, size=LABEL)
                x += 67
        if player.hand:
            self._mark(player, "hand", (left + 758, middle - 30, x, middle + 30))

    def _goods(self, player: Player, middle: int) -> None:
        width = (RIGHT - MARGIN - 24) // len(self.state.box.goods)
        for place, good in enumerate(self.state.box.goods):
            x = MARGIN + 16 + place * width
            self.canvas.count(good, player.goods.get(good, 0), (x, middle), room=80, size=LABEL)
            self._mark(player, f"good {good}", (x - 2, middle - 28, x + 82, middle + 28))

    def _buildings(self, player: Player, middle: int) -> None:
        step = min(_TILE, (RIGHT - MARGIN - 90) // max(len(player.buildings) - 1, 1))
        for place, building in enumerate(player.buildings):
            x = MARGIN + 16 + place * step
            box = (x, middle - 30, x + 60, middle + 30)
            self.canvas.slip(box, building_fill(self.state.box.buildings[building].age), radius=6)
            building_icon(self.canvas, building, (x + 28, middle - 2), 46)
            self._mark(player, f"building {building}", box)


def draw_players(look: Look[AgeOfDiscovery]) -> Image.Image:
    """The picture `players`."""
    return Players(look).draw()
