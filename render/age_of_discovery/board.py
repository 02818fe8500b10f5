"""The board: the map on the left, the event boxes on the right in the order in which they are resolved."""

from collections.abc import Sequence

from PIL import Image

from games.age_of_discovery.placement import PlaceWorkers
from games.age_of_discovery.state import AgeOfDiscovery, Worker
from games.words.age_of_discovery import word
from render.age_of_discovery.icons import BOXES, building_fill, building_icon, head, piece_in_place
from render.age_of_discovery.land import draw_land
from render.canvas import LABEL, MARGIN, RIBBON, WIDTH, Box, Canvas
from render.choices import choices
from render.palette import FADED, GOLD, INK, PANEL, PAPER, tint
from render.picture import Look

HEIGHT = 1600
LEFT, RIGHT = 676, WIDTH - MARGIN
_CELL = 66
_ROW = 86
_GAP = 12
_IN_A_ROW = 6
_SPECIALISTS = ("captain", "merchant", "missionary", "soldier", "training")


class Board:
    """Draws the board of one look."""

    def __init__(self, look: Look[AgeOfDiscovery]) -> None:
        self.look = look
        self.state = look.view
        self.canvas = Canvas(HEIGHT)
        self.choices = choices(look)

    def draw(self) -> Image.Image:
        """The finished board."""
        head(self.canvas, self.look)
        draw_land(self.canvas, self.look, self.choices, (20, RIBBON + 16))
        top = RIBBON + 10
        for part in (
            self._turn_order,
            self._initiative,
            self._dock,
            self._trade_goods,
            self._shipping,
            self._capital,
            self._discovery,
            self._specialists,
            self._warfare,
        ):
            top = part(top) + _GAP
        return self.canvas.finished()

    # What all boxes share

    def _slip(self, box: str, top: int, height: int) -> Box:
        """The slip of a box, its sign at the left; the one being resolved is gilded, those done are faded."""
        place = (LEFT, top, RIGHT, top + height)
        order = list(BOXES)
        stage = "specialists" if self.state.stage == "training" else self.state.stage
        now = order.index(stage) if stage in order else None
        over = self.state.stage in ("income", "benefits", "end")
        done = box != "turn_order" and (over or (now is not None and order.index(box) < now))
        if box == stage:
            self.canvas.slip(place, tint(GOLD), stroke=4)
        else:
            self.canvas.slip(place, PAPER if done else PANEL)
        self.canvas.icon(BOXES[box], (LEFT + 38, top + min(height, _ROW) // 2), 60, hollow=done)
        if f"box {box}" in self.look.changed:
            self.canvas.ring(place)
        if f"box {box}" in self.choices:
            self.canvas.pennant(place)
        return place

    def _places(self, at: tuple[int, int], line: Sequence[Worker | None], labels: Sequence[str]) -> None:
        """Numbered places, six in a row, with who stands there."""
        for index, label in enumerate(labels):
            x = at[0] + index % _IN_A_ROW * _CELL + _CELL // 2
            y = at[1] + index // _IN_A_ROW * _CELL
            worker = line[index] if index < len(line) else None
            self.canvas.empty((x - 29, y - 29, x + 29, y + 29))
            if worker is None:
                self.canvas.text((x, y), label, LABEL, colour=FADED, side="middle")
            else:
                piece_in_place(self.canvas, worker, (x, y), 62)

    # The boxes

    def _turn_order(self, top: int) -> int:
        """The order, with the pieces that each has in hand; a tick for those who have placed in this round."""
        box = self._slip("turn_order", top, _ROW)
        placed = next((step.acted for step in self.state.agenda if isinstance(step, PlaceWorkers)), ())
        for place, seat in enumerate(self.state.order):
            x = LEFT + 82 + place * 80
            self.canvas.seat(seat, (x, top + _ROW // 2), 46, side="left")
            pieces = sum(self.state.players[seat].hand.values())
            ink = INK if pieces else FADED
            self.canvas.text((x + 50, top + _ROW // 2), str(pieces), LABEL, face="bold", colour=ink)
            if seat in placed:
                self.canvas.icon("done", (x + 6, top + _ROW - 20), 30)
        return box[3]

    def _initiative(self, top: int) -> int:
        box = self._slip("initiative", top, _ROW)
        spaces = min(self.state.seats, self.state.box.boxes["initiative"].spaces)
        labels = [f"${space}" for space in range(1, spaces + 1)]
        self._places((LEFT + 76, top + _ROW // 2), self.state.boxes["initiative"], labels)
        return box[3]

    def _dock(self, top: int) -> int:
        boxes, spaces = self.state.boxes, self.state.box.boxes["dock"].room(self.state.seats)
        line = [*boxes["dock"], *[None] * (spaces - len(boxes["dock"]))]
        line += [boxes[extra][0] if boxes[extra] else None for extra in ("dock_x", "dock_y")]
        labels = [*map(str, range(1, spaces + 1)), "X", "Y"]
        rows = -(-len(labels) // _IN_A_ROW)
        box = self._slip("dock", top, _ROW + (rows - 1) * _CELL)
        self._places((LEFT + 76, top + _ROW // 2), line, labels)
        return box[3]

    def _trade_goods(self, top: int) -> int:
        box = self._slip("trade_goods", top, _ROW + _CELL)
        spaces = self.state.box.boxes["trade_goods"].spaces
        self._places(
            (LEFT + 76, top + _ROW // 2), self.state.boxes["trade_goods"], [*map(str, range(1, spaces + 1))]
        )
        for place, good in enumerate(self.state.goods_display):
            at = (LEFT + 76 + place * 92 + 46, top + _ROW // 2 + _CELL)
            self.canvas.icon(good, at, 58)
            if f"good {good}" in self.choices:
                self.canvas.icon("pennant", (at[0] + 34, at[1] - 14), 34)
        return box[3]

    def _shipping(self, top: int) -> int:
        box = self._slip("shipping", top, _ROW)
        for place, (seat, value) in enumerate(self._values("shipping").items()):
            x = LEFT + 82 + place * 80
            self.canvas.seat(seat, (x, top + _ROW // 2), 42, side="left")
            self.canvas.text((x + 46, top + _ROW // 2), str(value), LABEL, face="bold")
        if not self.state.ship_in_box:
            self.canvas.icon("crossed", (LEFT + 38, top + _ROW // 2), 44)
        return box[3]

    def _values(self, box: str) -> dict[int, int]:
        """What each seat's pieces in an open area are worth, in turn order."""
        kinds, found = self.state.box.pieces, dict.fromkeys(self.state.order, 0)
        for worker in self.state.boxes[box]:
            if worker:
                kind = kinds[worker.piece]
                found[worker.seat] += kind.shipping if box == "shipping" else kind.discovery
        return {seat: value for seat, value in found.items() if value}

    def _capital(self, top: int) -> int:
        display = self.state.display
        box = self._slip("capital", top, _ROW + len(display) * 52 + 4)
        spaces = self.state.box.boxes["capital"].spaces
        self._places(
            (LEFT + 76, top + _ROW // 2), self.state.boxes["capital"], [*map(str, range(1, spaces + 1))]
        )
        price = self.state.box.turns.building_cost[self.state.age - 1]
        self.canvas.price(price, (RIGHT - 40, top + _ROW // 2), 60)
        for line, building in enumerate(display):
            y = top + _ROW + line * 52 + 22
            age = self.state.box.buildings[building].age
            self.canvas.fill((LEFT + 10, y - 23, LEFT + 66, y + 23), building_fill(age))
            building_icon(self.canvas, building, (LEFT + 36, y), 42)
            room = RIGHT - LEFT - 120
            self.canvas.text((LEFT + 76, y), word(self.look, "buildings", building), LABEL, room=room)
            if f"building {building}" in self.choices:
                self.canvas.icon("pennant", (RIGHT - 22, y), 36)
        return box[3]

    def _discovery(self, top: int) -> int:
        values = self._values("discovery")
        box = self._slip("discovery", top, _ROW + (_CELL if len(values) > 3 else 0))
        for place, (seat, value) in enumerate(values.items()):
            x = LEFT + 82 + place % 3 * 130
            y = top + _ROW // 2 + place // 3 * _CELL
            self.canvas.seat(seat, (x, y), 38, side="left")
            self.canvas.text((x + 42, y), str(value), LABEL, face="bold")
            soldiers = self.state.bank(seat).get("soldier", 0)
            if soldiers:
                self.canvas.icon("soldier", (x + 80, y), 34, side="left")
                self.canvas.text((x + 114, y), str(soldiers), LABEL, face="bold")
        return box[3]

    def _specialists(self, top: int) -> int:
        box = self._slip("specialists", top, _ROW)
        for place, space in enumerate(_SPECIALISTS):
            x, y = LEFT + 76 + place * 80 + 40, top + _ROW // 2
            line = self.state.boxes[space]
            self.canvas.empty((x - 36, y - 32, x + 36, y + 32))
            if line and line[0]:
                piece_in_place(self.canvas, line[0], (x, y), 62)
            elif space == "training":
                self.canvas.price(self.state.box.boxes[space].cost, (x, y))
            else:
                self.canvas.icon(space, (x, y), 50, hollow=True)
            if f"box {space}" in self.choices:
                self.canvas.icon("pennant", (x + 28, y - 28), 30)
        return box[3]

    def _warfare(self, top: int) -> int:
        box = self._slip("warfare", top, _ROW)
        spaces = self.state.box.boxes["warfare"].spaces
        self._places(
            (LEFT + 76, top + _ROW // 2), self.state.boxes["warfare"], [*map(str, range(1, spaces + 1))]
        )
        return box[3]


def draw_board(look: Look[AgeOfDiscovery]) -> Image.Image:
    """The picture `board`."""
    return Board(look).draw()
