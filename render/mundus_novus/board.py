"""The board: market, event, pool, queue, fleets in picking order, and what everybody has."""

from games.core import Hidden
from games.mundus_novus.box import NO_EVENT
from games.mundus_novus.state import (
    Fleet,
    MundusNovus,
    Player,
    development_deck_size,
)
from games.mundus_novus.supply import picking_order
from games.words.phrases import component_id
from games.words.view import capital
from render import text
from render.boxes import Column, Icon, Own, Part, Plate, Row, Words, put
from render.canvas import LABEL, MARGIN, RIBBON, WIDTH, Box, Canvas
from render.choices import choices
from render.mundus_novus.cards import (
    CHIP,
    TOKEN_HEIGHT,
    chip,
    development_card,
    money,
    resource_card,
    token,
    token_width,
)
from render.mundus_novus.icons import EVENTS, development_icon
from render.mundus_novus.ribbon import head
from render.palette import FADED, GOLD, PANEL, SEA, SEATS, WOOD, tint
from render.picture import Look

RIGHT = WIDTH - MARGIN
GAP = 14
_QUEUE = 274
_LINE = TOKEN_HEIGHT + 6
_NAMES = 330
"""How wide the part of a strip is that says who it is and what they hold."""


class Board:
    """Draws the board of one look, from top to bottom."""

    def __init__(self, look: Look[MundusNovus]) -> None:
        self.look = look
        self.state = look.view
        self.choices = choices(look)
        self.order = picking_order(self.state)
        self.lines = {player.seat: self._lines(player) for player in self.state.players}
        self.canvas = Canvas(self._height())

    def _height(self) -> int:
        strips = sum(self._strip_height(player) + GAP for player in self.state.players)
        return RIBBON + 172 + _QUEUE + GAP + (124 if self.order else 0) + strips + MARGIN - GAP

    def lay(self) -> Canvas:
        """The finished board."""
        head(self.canvas, self.look)
        self._market(RIBBON + 8)
        self._middle(RIBBON + 8)
        top = RIBBON + 172
        self._queue(top)
        top += _QUEUE + GAP
        if self.order:
            self._order(top)
            top += 124
        first = self.look.waiting[0] if self.look.waiting else max(self.state.trade_master, 0)
        for seat in self.state.clockwise(first):
            player = self.state.players[seat]
            self._strip(player, top)
            top += self._strip_height(player) + GAP
        self._persons(top)
        return self.canvas

    def _persons(self, top: int) -> None:
        """What the persons in play do, those on sale first."""
        rows = self.state.box.developments
        owned = [name for player in self.state.players for name in player.developments]
        shown = [name for name in (*self.state.queue, *owned) if rows[name].type == "character"]
        if not shown:
            return
        parts: list[Part] = []
        for name in shown:
            sign = Icon(development_icon(rows[name]), 48)
            who = Words(self.look.words(component_id("picture-mundus-novus", name)), LABEL, "bold")
            does = self.look.words(component_id("picture-mundus-novus", f"{name}-does"))
            parts.append(Row([sign, Own(232, 42, who.put), Words(does, LABEL, "regular", lines=3)], 14))
        plate = Plate(Column(parts, 6), (16, 10))
        self.canvas.height = put(plate, self.canvas, (MARGIN, top), RIGHT - MARGIN) + MARGIN

    def _mark(self, box: Box, *, changed: str, choice: str = "") -> None:
        if changed in self.look.changed:
            self.canvas.ring(box)
        if choice in self.choices:
            self.canvas.pennant(box)

    # The market, the event, the pool

    def _market(self, top: int) -> None:
        """Three crates."""
        for place, resource in enumerate(self.state.market):
            left = MARGIN + place * 148
            crate = (left, top, left + 132, top + 148)
            self.canvas.slip(crate, tint(WOOD), stroke=4)
            resource_card(self.canvas, self.state.box, resource, (left + 10, top + 10, left + 122, top + 138))
            self._mark(crate, changed="market", choice=f"market {resource}")

    def _middle(self, top: int) -> None:
        left = MARGIN + 3 * 148
        if self.state.pool:
            self._pool((left, top, RIGHT, top + 148))
            return
        self._event((left, top, RIGHT - 140, top + 148))
        deck = (RIGHT - 124, top, RIGHT, top + 148)
        self.canvas.slip(deck)
        self.canvas.icon("card_back", (RIGHT - 62, top + 54), 88)
        left_over = development_deck_size(self.state)
        self.canvas.text((RIGHT - 62, top + 122), str(left_over), face="bold", side="middle")

    def _event(self, box: Box) -> None:
        left, top, right, bottom = box
        self.canvas.slip(box, PANEL if self.state.event == NO_EVENT else tint(GOLD))
        name = capital(self.look.words(component_id("events", self.state.event)))
        if self.state.event == NO_EVENT:
            middle = (top + bottom) // 2
            self.canvas.text(((left + right) // 2, middle), name, colour=FADED, side="middle")
        else:
            self.canvas.icon(EVENTS[self.state.event], (left + 66, top + 74), 104)
            room = right - left - 140
            effect = self.look.words(component_id("picture-mundus-novus", self.state.event))
            self.canvas.text((left + 130, top + 30), name, face="bold", room=room)
            for index, line in enumerate(text.lines(effect, "semibold", LABEL, room)[:2]):
                self.canvas.text((left + 130, top + 74 + index * 42), line, room=room)
        self._mark(box, changed="event")

    def _pool(self, box: Box) -> None:
        """What the fleets are picking from."""
        left, top, right, _ = box
        self.canvas.slip(box, tint(SEA))
        room = (right - left - 20) // (CHIP + 8)
        for place, resource in enumerate(self.state.pool[: 2 * room]):
            at = (left + 14 + place % room * (CHIP + 8), top + 40 + place // room * 68)
            chip(self.canvas, self.state.box, resource, at)
        self._mark(box, changed="pool")

    # The queue

    def _queue(self, top: int) -> None:
        size = self.state.box.queue_size
        width = (RIGHT - MARGIN - GAP * (size - 1)) // size
        for place in range(size):
            left = MARGIN + place * (width + GAP)
            self._development(place, (left, top, left + width, top + _QUEUE))

    def _development(self, place: int, box: Box) -> None:
        queue = self.state.queue
        if place < len(queue):
            row = self.state.box.developments[queue[place]]
            development_card(self.canvas, self.look.words, row, place + 1, box)
            self._mark(box, changed=f"development {row.id}", choice=f"development {row.id}")
        elif place < len(queue) + self.state.face_down:
            self.canvas.slip(box)
            self.canvas.icon("card_back", ((box[0] + box[2]) // 2, (box[1] + box[3]) // 2), 150)
        else:
            self.canvas.empty(box)

    # The fleets

    def _order(self, top: int) -> None:
        """Fleets from the first to pick to the last: whose, how many caravels, worth what."""
        self.canvas.text(
            (MARGIN, top + 20), self.look.words("picture-mundus-novus-order"), room=RIGHT - MARGIN
        )
        top += 44
        self.canvas.icon("caravel", (MARGIN, top + 32), 64, side="left")
        width = min(200, (RIGHT - MARGIN - 66) // len(self.order))
        for place, fleet in enumerate(self.order):
            left = MARGIN + 76 + place * width
            self._fleet(fleet, (left, top, left + width - 10, top + 64))

    def _fleet(self, fleet: Fleet, box: Box) -> None:
        left, top, right, _ = box
        self.canvas.slip(box, tint(SEA))
        self.canvas.seat(fleet.seat, (left + 6, top + 32), 44, side="left")
        if len(fleet.caravels) > 1:
            self.canvas.text((left + 54, top + 32), f"×{len(fleet.caravels)}")
        self.canvas.text((right - 8, top + 32), str(fleet.value), face="bold", side="right")

    # The players

    def _lines(self, player: Player) -> list[list[str]]:
        """A player's developments, broken into the lines of their strip; equal types side by side."""
        rows = [self.state.box.developments[name] for name in player.developments]
        types = ["caravel", "merchant", "warehouse", "shipyard", "building", "character"]
        rows.sort(key=lambda row: (types.index(row.type), row.value))
        room = RIGHT - MARGIN - _NAMES - 20
        lines: list[list[str]] = [[]]
        used = 0
        for row in rows:
            width = token_width(self.look.words, row) + 10
            if used + width > room and lines[-1]:
                lines.append([])
                used = 0
            lines[-1].append(row.id)
            used += width
        return lines

    def _strip_height(self, player: Player) -> int:
        return max(2, len(self.lines[player.seat])) * _LINE + 10

    def _strip(self, player: Player, top: int) -> None:
        box = (MARGIN, top, RIGHT, top + self._strip_height(player))
        waiting = player.seat in self.look.waiting
        fill = tint(SEATS[player.seat].colour) if waiting else PANEL
        self.canvas.slip(box, fill, stroke=4 if waiting else 2)
        self._who(player, (MARGIN + 14, top + 38))
        for index, line in enumerate(self.lines[player.seat]):
            left, middle = MARGIN + _NAMES + 10, top + 38 + index * _LINE
            for name in line:
                place = token(self.canvas, self.look.words, self.state.box.developments[name], (left, middle))
                self._mark(place, changed=f"seat {player.seat} {name}")
                left = place[2] + 10
        if f"player {player.seat}" in self.choices:
            self.canvas.pennant(box)

    def _who(self, player: Player, at: tuple[int, int]) -> None:
        left, middle = at
        self.canvas.seat(player.seat, (left, middle), 52, side="left")
        is_master = player.seat == self.state.trade_master
        self.canvas.name(
            self.look.names[player.seat], (left + 64, middle), 180 if is_master else 244, size=LABEL
        )
        if is_master:
            self.canvas.icon("trader", (left + 280, middle), 56)
            self._mark((left + 248, middle - 30, left + 312, middle + 30), changed="trade master")
        doubloons = "?" if isinstance(player.doubloons, Hidden) else player.doubloons
        box = money(self.canvas, doubloons, (left, middle + _LINE))
        self._mark(box, changed=f"seat {player.seat} doubloons")
        self.canvas.count("cards", len(player.hand), (left + 144, middle + _LINE), room=84, size=LABEL)
        if player.stored:
            self.canvas.count("barrel", len(player.stored), (left + 242, middle + _LINE), room=70, size=LABEL)


def lay_board(look: Look[MundusNovus]) -> Canvas:
    """The picture `board`."""
    return Board(look).lay()
