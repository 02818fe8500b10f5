"""The event boxes as plates: each with its number in the order of resolution, its name, and its pieces."""

from collections.abc import Sequence
from functools import cache, partial

from games.age_of_discovery.boxes import standing
from games.age_of_discovery.placement import PlaceWorkers
from games.age_of_discovery.setup import Auction
from games.age_of_discovery.state import AgeOfDiscovery, Worker
from games.core import record
from games.core.moves import hyphened
from games.words.age_of_discovery import word
from render.age_of_discovery.icons import BOXES, building_key, building_tile, number, piece_in_place
from render.boxes import Column, Icon, Marked, Own, Part, Price, Row, Space, Split, Words
from render.canvas import LABEL, Box, Canvas
from render.choices import choices
from render.kit import grid, seat_icon
from render.noted import At
from render.palette import FADED, GOLD, INK, NAVY, PANEL, PAPER, SEA, WOOD, mix, tint
from render.picture import Look
from render.places import before, own
from render.plates import Plate

PLACE = 58
_SALE = 46
"""Size of a building on sale."""
_TWO_LINES = 82
"""Height of a name on two lines, in units."""
_PIER = mix(WOOD, PANEL, 0.5)
_PLANK = mix(WOOD, PANEL, 0.25)
SPECIALISTS = ("captain", "merchant", "missionary", "soldier", "training")
_ORDER = tuple(box for box in BOXES if box != "turn_order")


class EventBoxes:
    """The plates of one look."""

    def __init__(self, look: Look[AgeOfDiscovery]) -> None:
        self.look = look
        self.state = look.view
        self.choices = choices(look)
        stage = self.state.stage
        self._now = "specialists" if stage == "training" else stage
        over = stage in ("income", "benefits", "end")
        now = _ORDER.index(self._now) if self._now in _ORDER else None
        self._done = _ORDER if over else _ORDER[:now] if now is not None else ()

    def _plate(self, box: str, *parts: Part, aside: Sequence[Part] = ()) -> Plate:
        """Return the plate of a box; the one being resolved is gilded, those done are darker and ticked.

        aside: What stands at the right end of its heading.
        """
        done = box in self._done
        fill = tint(GOLD) if box == self._now else PAPER if done else PANEL
        name = Words(self._name(box), LABEL, "semibold", FADED if done else INK, lines=2)
        head: list[Part] = [Icon(BOXES[box], 44), name]
        if box in _ORDER:
            head.insert(0, Own(36, 40, partial(number, _ORDER.index(box) + 1, NAVY if not done else FADED)))
        if done:
            head.append(Icon("done", 34))
        if aside:
            head += [Space(grow=True), *aside]
        return Plate(
            Column([Row(head, 10), *parts], 8),
            (14, 9),
            fill,
            stroke=4 if box == self._now else 2,
            place=At(f"boxes/{box}"),
        )

    def _name(self, box: str) -> str:
        if box not in _ORDER:
            return word(self.look, "boxes", box)
        stage = "training" if box == "specialists" else hyphened(box)
        return self.look.words(f"picture-stage-{stage}")

    def _kept(self, part: Part, room: Part) -> Part:
        """Return a part that has at least the height of `room` on the page, so that nothing moves later."""
        return _AtLeast(part, room) if self.look.page else part

    def _places(self, box: str, labels: Sequence[str]) -> list[Part]:
        """Return the spaces of a box, with the places `boxes/BOX/1` and so on."""
        line = standing(self.state, box)
        places = (
            Own(PLACE, PLACE, partial(_place, line[index] if index < len(line) else None, label))
            for index, label in enumerate(labels)
        )
        return [
            Marked(place, At(f"boxes/{box}/{space}", flag=False)) for space, place in enumerate(places, 1)
        ]

    def _numbered(self, box: str, spaces: int) -> Row:
        labels = [str(space) for space in range(1, spaces + 1)]
        return Row(self._places(box, labels), 8, wrap=True, line_gap=8)

    # The boxes

    def turn_order(self) -> Plate:
        """Return the turn order, with pieces in hand and ticks for who has placed, or with bids."""
        agenda = self.state.agenda
        placed = next((step.acted for step in agenda if isinstance(step, PlaceWorkers)), ())
        auction = next((step for step in agenda if isinstance(step, Auction)), None)
        parts: list[Part] = []
        most = Row([seat_icon(0, 46), Words("8", LABEL, "bold"), Icon("done", 32)], 6)
        widest = Row([most] * len(self.state.order), 18, wrap=True)
        for seat in self.state.order:
            what: list[Part] = [seat_icon(seat, 46)]
            if auction is None:
                # Without an icon: a colonist's would deny that specialists count as well.
                pieces = sum(self.state.players[seat].hand.values())
                what.append(Words(str(pieces), LABEL, "bold", INK if pieces else FADED))
            elif seat in auction.bids:
                what.append(Price(f"{auction.bids[seat]}", 52))
            if seat in placed:
                what.append(Icon("done", 32))
            parts.append(Marked(Row(what, 6), At(before(seat), ring=False, flag=False)))
        unit = Words(self.look.words("picture-discovery-in-hand"), LABEL, "regular")
        return self._plate(
            "turn_order",
            self._kept(Row(parts, 18, wrap=True), widest),
            aside=[unit] if auction is None else [],
        )

    def initiative(self) -> Plate:
        """Return the spaces of the next turn order with the money that they pay."""
        spaces = min(self.state.seats, self.state.box.boxes["initiative"].spaces)
        labels = [f"${space}" for space in range(1, spaces + 1)]
        return self._plate("initiative", Row(self._places("initiative", labels), 8, wrap=True))

    def dock(self) -> Plate:
        """Return a pier with its spaces, and the two spaces that belong to buildings."""
        spaces = self.state.box.boxes["dock"].room(self.state.seats)
        pier = self._numbered("dock", spaces)
        extra = [self._extra(key) for key in ("dock_x", "dock_y") if self._owner(key) is not None]
        return self._plate("dock", _Pier(pier), *([Split(extra)] if extra else []))

    def _owner(self, space: str) -> int | None:
        """Return the owner of the building of space X or Y; without one, nobody can stand there."""
        building = self._building_of(space)
        return next((player.seat for player in self.state.players if building in player.buildings), None)

    def _building_of(self, space: str) -> str:
        return next(key for key, row in self.state.box.buildings.items() if row.dock_space == space)

    def _extra(self, space: str) -> Row:
        """Return space X or Y: the piece in it, and the building whose owner alone may use it."""
        building = self._building_of(space)
        place = self._places(space, [space[-1].upper()])
        name = Words(word(self.look, "buildings", building), LABEL, lines=2)
        return Row([*place, building_tile(self.state, building, 42), name], 8)

    def trade_goods(self) -> Plate:
        """Return the spaces, and below them the goods on display."""
        spaces = self.state.box.boxes["trade_goods"].spaces
        goods: list[Part] = [Marked(Icon(good, 58), At(f"goods/{good}")) for good in self.state.goods_display]
        return self._plate(
            "trade_goods", self._numbered("trade_goods", spaces), Row(goods or [Space(0, 58)], 8)
        )

    def shipping(self) -> Plate:
        """Return the strengths of the merchant fleets, highest first, and a cross if there is no ship."""
        values = sorted(worth(self.state, "shipping").items(), key=lambda pair: -pair[1])
        parts: list[Part] = [
            Row([seat_icon(seat, 42), Words(str(value), LABEL, "bold")], 6) for seat, value in values
        ]
        if not self.state.ship_in_box:
            parts.append(Icon("crossed", 42))
        return self._plate("shipping", Row(parts or [Space(0, 42)], 18, wrap=True))

    def capital(self) -> Plate:
        """Return the spaces, the price of a building in this age, and the buildings on sale by name."""
        spaces = self.state.box.boxes["capital"].spaces
        price = self.state.box.turns.building_cost[self.state.age - 1]
        each = self.look.words("picture-discovery-each", money=price)
        head = Row([self._numbered("capital", spaces), Space(grow=True), Words(each, LABEL, "bold")], 12)
        sale = Column(grid([self._on_sale(building) for building in self.state.display], 2), 8)
        # A full display in which two rows have names on two lines.
        tile = building_tile(self.state, next(iter(self.state.box.buildings)), _SALE).height(0)
        lines = -(-self.state.box.start.building_display // 2)
        full = Column([*[Space(0, _TWO_LINES)] * 2, *[Space(0, tile)] * (lines - 2)], 8)
        return self._plate("capital", head, self._kept(sale, full))

    def _on_sale(self, building: str) -> Part:
        place = f"buildings/{building}"
        name = Words(word(self.look, "buildings", building), LABEL, lines=3)
        parts: list[Part] = [building_tile(self.state, building, _SALE), name]
        flag = [Space(grow=True), Own(30, 30, _flag)] if place in self.choices else []
        return Marked(Row([*parts, *flag], 12), At(place, key=building_key(self.state, building), flag=False))

    def discovery(self) -> Plate:
        """Return the strength of each player's expedition, and its soldiers, who bring plunder.

        The page shows all its pieces, because players choose an expedition from them.
        """
        parts: list[Part] = []
        for seat, value in worth(self.state, "discovery").items():
            bank = self.state.bank(seat)
            what: list[Part] = [seat_icon(seat, 42), Words(str(value), LABEL, "bold")]
            for kind in bank if self.look.page else {"soldier"} & bank.keys():
                pieces = [Icon(kind, 34), Words(str(bank[kind]), LABEL, "semibold")]
                place = own(seat, f"boxes/discovery/pieces/{kind}")
                what += [Marked(Row(pieces, 6), place)] if self.look.page else pieces
            parts.append(Marked(Row(what, 6), own(seat, "boxes/discovery")))
        row = Row(parts or [Space(0, 42)], 18, wrap=True)
        return self._plate("discovery", self._kept(row, Column([Space(0, 42)] * 3, row.line_gap)))

    def specialists(self) -> Plate:
        """Return each space with the specialist that it brings; the last trains any for its price."""
        parts: list[Part] = []
        for space in SPECIALISTS:
            cost = self.state.box.boxes[space].cost
            sign: Part = Price(f"${cost}", 46) if cost else Icon(space, 44)
            place = Own(PLACE, PLACE, partial(_place, (self.state.boxes[space] or [None])[0], ""))
            parts.append(Marked(Row([sign, place], 6), At(f"boxes/{space}")))
        # Pennants extend above the spaces: keep them clear of the heading.
        return self._plate("specialists", Space(0, 8), Row(parts, 22, wrap=True))

    def warfare(self) -> Plate:
        """Return the spaces in the order of attack."""
        return self._plate("warfare", self._numbered("warfare", self.state.box.boxes["warfare"].spaces))


def worth(state: AgeOfDiscovery, box: str) -> dict[int, int]:
    """Return the strength of each seat in the box of shipping or discovery, in turn order, without zeros."""
    kinds, found = state.box.pieces, dict.fromkeys(state.order, 0)
    for worker in state.boxes[box]:
        if worker:
            kind = kinds[worker.piece]
            found[worker.seat] += kind.shipping if box == "shipping" else kind.discovery
    return {seat: value for seat, value in found.items() if value}


@record
class _AtLeast:
    """A part at least as high as another one, which is not drawn, so that later additions move nothing."""

    part: Part
    other: Part

    def width(self, room: int) -> int:
        """Return the width of the part."""
        return self.part.width(room)

    def height(self, width: int) -> int:
        """Return the greater of both heights."""
        return max(self.part.height(width), self.other.height(width))

    def put(self, canvas: Canvas, box: Box) -> None:
        """Lay the part out at the top."""
        left, top, right, _ = box
        self.part.put(canvas, (left, top, right, top + self.part.height(right - left)))


@record
class _Pier:
    """A pier of planks on its posts above the water, with a part on it."""

    part: Part

    def width(self, room: int) -> int:
        """Return the whole room."""
        return room

    def height(self, width: int) -> int:
        """Return the height of the part, the edge of the planks, and the posts in the water."""
        return self.part.height(width - 24) + 16 + 26

    def put(self, canvas: Canvas, box: Box) -> None:
        """Draw the water, the posts, the planks, then the part."""
        left, top, right, bottom = box
        wide, high = right - left, bottom - top
        canvas.shared(f"pier-{wide}x{high}", (left, top), _pier(wide, high))
        self.part.put(canvas, (left + 12, top + 8, right - 12, bottom - 34))


@cache
def _pier(wide: int, high: int) -> Canvas:
    canvas = Canvas()
    canvas.fill((0, high - 22, wide, high), tint(SEA))
    for x in range(20, wide - 20, 76):
        canvas.fill((x, high - 28, x + 14, high - 5), WOOD)
    for x in range(44, wide - 40, 76):
        canvas.path(((x, high - 10), (x + 10, high - 14), (x + 20, high - 10)), SEA, width=3)
    canvas.slip((0, 0, wide, high - 24), _PIER, WOOD, radius=4)
    for y in range(22, high - 30, 22):
        canvas.rule((2, y), (wide - 3, y), _PLANK, width=2)
    return canvas


def _flag(canvas: Canvas, box: Box) -> None:
    canvas.flag(((box[0] + box[2]) // 2, (box[1] + box[3]) // 2))


def _place(worker: Worker | None, label: str, canvas: Canvas, box: Box) -> None:
    """Draw a space: with its label if it is free, otherwise with the piece in it."""
    middle = ((box[0] + box[2]) // 2, (box[1] + box[3]) // 2)
    canvas.shared("space", box[:2], _space())
    if worker is not None:
        piece_in_place(canvas, worker, middle, 62)
    elif label:
        canvas.text(middle, label, LABEL, colour=FADED, side="middle")


@cache
def _space() -> Canvas:
    canvas = Canvas()
    canvas.fill((3, 3, PLACE - 3, PLACE - 3), PANEL)
    canvas.empty((0, 0, PLACE, PLACE))
    return canvas
