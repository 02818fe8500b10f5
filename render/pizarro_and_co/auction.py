"""The card up for auction, large, with the bids as a rising ladder; and what lies beside the boards."""

from games.pizarro_and_co.scoring import luck_points, luck_total
from games.pizarro_and_co.state import Pizarro
from games.words.pizarro_and_co import explorer_name
from render import text
from render.canvas import LABEL, MARGIN, NUMBER, TITLE, WIDTH, Canvas
from render.palette import GOLD, PANEL, SAIL, SEATS, tint
from render.picture import Look
from render.pizarro_and_co.common import GAP

HEIGHT = 264
_CARD = 236
_TABLE = 330
_MOST_BIDS = 5
_RISE = 24
_MOST_LUCK = 6


class AuctionPanel:
    """Draws the panel of one look on a canvas, from `top` down."""

    def __init__(self, canvas: Canvas, look: Look[Pizarro], top: int) -> None:
        self.canvas = canvas
        self.look = look
        self.state = look.view
        self.top = top
        self.bottom = top + HEIGHT - GAP

    def draw(self) -> None:
        """Card, ladder, and the table's counts; in the final scoring Pizarro's cards."""
        if self.state.luck:
            self._luck()
        elif self.state.lot.explorer:
            self._card()
            self._ladder()
        else:
            self.canvas.empty((MARGIN, self.top, WIDTH - MARGIN - _TABLE - GAP, self.bottom))
        self._table()

    def _card(self) -> None:
        explorer = self.state.lot.explorer
        box = (MARGIN, self.top, MARGIN + _CARD, self.bottom)
        self.canvas.slip(box, SAIL, stroke=4)
        middle = MARGIN + _CARD // 2
        self.canvas.icon(f"ship_{explorer}", (middle, self.top + 88), 140)
        name = explorer_name(self.look, explorer)
        room = _CARD - 16
        lines = text.lines(name, "bold", LABEL, room)[:2]
        for place, line in enumerate(lines):
            y = self.bottom - 38 - 38 * (len(lines) - 1 - place)
            self.canvas.text((middle, y), line, LABEL, face="bold", side="middle", room=room)
        if "lot" in self.look.changed:
            self.canvas.ring(box)

    def _ladder(self) -> None:
        """The last bids, each a step higher; who has the highest may win it."""
        lot = self.state.lot
        left, right = MARGIN + _CARD + GAP, WIDTH - MARGIN - _TABLE - GAP
        self.canvas.slip((left, self.top, right, self.bottom))
        if not lot.bids:
            self.canvas.text((left + 20, self.top + 40), self.look.words("picture-pizarro-no-bid"))
            return
        bids = lot.bids[-_MOST_BIDS:]
        step = (right - left - 24) // _MOST_BIDS
        for place, bid in enumerate(bids):
            last = place + 1 == len(bids)
            x = left + 12 + place * step
            y = self.bottom - 78 - place * _RISE
            box = (x + 4, y, x + step - 4, self.bottom - 12)
            self.canvas.slip(box, GOLD if last else tint(SEATS[bid.seat].colour), radius=6)
            size = TITLE if last else NUMBER
            self.canvas.text((x + step // 2, y + 34), str(bid.amount), size, face="bold", side="middle")
            self.canvas.seat(bid.seat, (x + step // 2, y - 38), 64)
        if lot.buyer is not None:
            self.canvas.icon("hammer", (left + 64, self.top + 56), 84)

    def _luck(self) -> None:
        """The cards turned up for Pizarro, and their sum."""
        right = WIDTH - MARGIN - _TABLE - GAP
        self.canvas.slip((MARGIN, self.top, right, self.bottom), tint(GOLD))
        self.canvas.icon("ship_pizarro", (MARGIN + 16, self.top + 60), 84, side="left")
        total = luck_total(self.state)
        bust = luck_points(self.state) < total
        self.canvas.text(
            (MARGIN + 120, self.top + 62), f"{total} / {self.state.box.luck_limit}", TITLE, face="bold"
        )
        if bust:
            self.canvas.icon("crossed", (right - 70, self.top + 62), 84)
        for place, card in enumerate(self.state.luck[-_MOST_LUCK:]):
            x = MARGIN + 20 + place * 104
            self.canvas.slip((x, self.bottom - 138, x + 94, self.bottom - 14), SAIL)
            self.canvas.text((x + 47, self.bottom - 76), card, TITLE, face="bold", side="middle")

    def _table(self) -> None:
        """Who is still in, and how many cards lie where."""
        left = WIDTH - MARGIN - _TABLE
        self.canvas.slip((left, self.top, WIDTH - MARGIN, self.bottom), PANEL)
        lot, state = self.state.lot, self.state
        seats = lot.eligible if lot.explorer else []
        for place, seat in enumerate(seats):
            x = left + 34 + place * 52
            passed = seat in lot.passed or (lot.buyer is not None and seat != lot.buyer)
            self.canvas.seat(seat, (x, self.top + 38), 46, hollow=passed)
        rows = (
            ("picture-pizarro-deck", state.cards_left()),
            ("picture-pizarro-stock", len(state.stock)),
            ("picture-pizarro-discards", len(state.discards)),
        )
        for place, (message, count) in enumerate(rows):
            y = self.top + 100 + place * 58
            self.canvas.text((left + 20, y), self.look.words(message), room=_TABLE - 100)
            self.canvas.text((left + _TABLE - 20, y), str(count), NUMBER, face="bold", side="right")
