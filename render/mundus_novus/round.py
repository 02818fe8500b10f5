"""The round: what the fleets picked, what was offered, and the trade as arrows from player to player."""

from games.mundus_novus.state import Fleet, MundusNovus, Operation, Player
from games.mundus_novus.trade import offer_total
from games.words.view import capital
from render.canvas import LABEL, MARGIN, RIBBON, WIDTH, Box, Canvas
from render.choices import choices
from render.mundus_novus.cards import CHIP, chip, chips
from render.mundus_novus.ribbon import head
from render.palette import PANEL, SEA, SEATS, WOOD, tint
from render.picture import Look

RIGHT = WIDTH - MARGIN
GAP = 12
_ROW = 72
_STEP = CHIP + 8
_COLUMN = (RIGHT - MARGIN - 20) // 2


_MOST = 12
"""Takes that are shown: the latest."""


class Round:
    """Draws the round of one look, from top to bottom."""

    def __init__(self, look: Look[MundusNovus]) -> None:
        self.look = look
        self.state = look.view
        self.choices = choices(look)
        self.has_offers = any(player.offered for player in self.state.players)
        self.earlier = max(0, len(self.state.operations) - _MOST)
        self.half = (len(self.state.operations) - self.earlier + 1) // 2
        rows = len(self.state.fleets) + (self.state.seats if self.has_offers else 0)
        height = RIBBON + 8 + 92 + rows * (_ROW + GAP) + self.half * (_ROW + GAP) + 72 + MARGIN
        self.canvas = Canvas(max(height, 620))

    def lay(self) -> Canvas:
        """The finished picture."""
        head(self.canvas, self.look)
        top = RIBBON + 8
        self._market(top)
        top += 92
        for fleet in self.state.fleets:
            self._fleet(fleet, top)
            top += _ROW + GAP
        if not self.has_offers:
            self.canvas.text((MARGIN, top + 40), self.look.words("picture-mundus-novus-no-offers"))
            return self.canvas
        for seat in self.state.clockwise(self.state.trade_master):
            self._offer(self.state.players[seat], top)
            top += _ROW + GAP
        if self.state.operations:
            self._takes_head(top + 30)
        for place, operation in enumerate(self.state.operations[self.earlier :]):
            column, line = divmod(place, self.half)
            self._operation(
                place + self.earlier,
                operation,
                (MARGIN + column * (_COLUMN + 20), top + 64 + line * (_ROW + GAP)),
            )
        return self.canvas

    def _takes_head(self, middle: int) -> None:
        """What the lines below are, and how many older ones are left out."""
        used = self.canvas.text((MARGIN, middle), self.look.words("picture-mundus-novus-takes"), face="bold")
        if self.earlier:
            said = self.look.words("picture-mundus-novus-earlier", number=self.earlier)
            self.canvas.text((RIGHT, middle), said, side="right", room=RIGHT - MARGIN - used - 30)

    def _market(self, top: int) -> None:
        """The market beside the number that was announced."""
        self.canvas.icon("market", (MARGIN, top + 36), 60, side="left")
        for place, resource in enumerate(self.state.market):
            box = chip(self.canvas, self.state.box, resource, (MARGIN + 76 + place * _STEP, top + 36))
            if f"market {resource}" in self.choices:
                self.canvas.pennant(box)
        if self.has_offers:
            said = self.look.words("picture-mundus-novus-announced", number=self.state.offer_size)
            self.canvas.text((RIGHT, top + 36), capital(said), side="right", room=RIGHT - MARGIN - 460)

    def _fleet(self, fleet: Fleet, top: int) -> None:
        box = (MARGIN, top, RIGHT, top + _ROW)
        self.canvas.slip(box, tint(SEA))
        middle = top + _ROW // 2
        self.canvas.seat(fleet.seat, (MARGIN + 14, middle), 52, side="left")
        self.canvas.icon("caravel", (MARGIN + 82, middle), 56, side="left")
        self.canvas.text((MARGIN + 200, middle), str(fleet.value), face="bold", side="right")
        room = RIGHT - MARGIN - 250
        step = min(_STEP, room // max(len(fleet.picked), 1))
        chips(self.canvas, self.state.box, fleet.picked, (MARGIN + 236, middle), step=step)

    def _offer(self, player: Player, top: int) -> None:
        """What a player laid out; in outline what was taken."""
        box = (MARGIN, top, RIGHT, top + _ROW)
        waiting = player.seat in self.look.waiting
        fill = tint(SEATS[player.seat].colour) if waiting else PANEL
        self.canvas.slip(box, fill, stroke=4 if waiting else 2)
        middle = top + _ROW // 2
        self.canvas.seat(player.seat, (MARGIN + 14, middle), 52, side="left")
        self.canvas.name(self.look.names[player.seat], (MARGIN + 80, middle), 290, size=LABEL)
        if player.seat == self.state.trade_master:
            self.canvas.icon("trader", (MARGIN + 416, middle), 58)
        self._offered(player, (MARGIN + 470, middle))
        self.canvas.text((RIGHT - 48, middle), str(offer_total(self.state, player.seat)), side="right")
        self._mark(player, box)

    def _offered(self, player: Player, at: tuple[int, int]) -> None:
        left = list(player.offer)
        if not self.state.operations and not left:
            left = list(player.offered)
        for place, resource in enumerate(player.offered):
            lies = resource in left
            if lies:
                left.remove(resource)
            chip(self.canvas, self.state.box, resource, (at[0] + place * _STEP, at[1]), gone=not lies)

    def _mark(self, player: Player, box: Box) -> None:
        if f"player {player.seat}" in self.choices:
            self.canvas.pennant(box)

    def _operation(self, place: int, operation: Operation, at: tuple[int, int]) -> None:
        """One take: from whom, what, to whom, and what came from the market instead."""
        left, top = at
        middle = top + _ROW // 2
        box = (left, top, left + _COLUMN, top + _ROW)
        self.canvas.slip(box, tint(WOOD) if operation.market else PANEL)
        self.canvas.text((left + 52, middle), str(place + 1), face="bold", side="right")
        self.canvas.seat(operation.owner, (left + 66, middle), 50, side="left")
        chip(self.canvas, self.state.box, operation.resource, (left + 126, middle))
        self.canvas.icon("arrow", (left + 254, middle), 56)
        self.canvas.seat(operation.taker, (left + 292, middle), 50, side="left")
        if operation.market:
            self.canvas.icon("trade", (left + 386, middle), 50)
            chip(self.canvas, self.state.box, operation.market, (left + 424, middle))


def has_round(state: MundusNovus) -> bool:
    """Say whether there is anything to see yet: fleets that have picked or offers."""
    return bool(state.fleets) or any(player.offered for player in state.players)


def lay_round(look: Look[MundusNovus]) -> Canvas:
    """The picture `round`."""
    return Round(look).lay()
