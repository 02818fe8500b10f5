"""The card up for auction, large, with the bids as a rising ladder, and the counts of the table."""

from collections.abc import Sequence
from functools import partial

from games.pizarro_and_co.scoring import luck_points, luck_total
from games.pizarro_and_co.state import Pizarro
from games.words.pizarro_and_co import explorer_name
from render.boxes import Column, Icon, Marked, Own, Part, Row, Space, Split, Words
from render.canvas import LABEL, NUMBER, TITLE, Box, Canvas
from render.kit import beside, middle, seat_icon
from render.noted import At
from render.palette import FADED, GOLD, INK, ON_GOLD, ON_SAIL, PANEL, SAIL, SEATS, tint
from render.picture import Look
from render.plates import Plate

_HEIGHT = 252
_MOST_BIDS = 5
_RISE = 24
_MOST_LUCK = 6
_WIDE_BIDDERS = 5
_SHARES = (5, 11, 7)


class AuctionPanel:
    """The plates of one look's auction."""

    def __init__(self, look: Look[Pizarro]) -> None:
        self.look = look
        self.state = look.view

    def parts(self) -> list[Part]:
        """Return card, ladder, and the table's counts; in the final scoring Pizarro's cards."""
        if self.state.luck:
            return beside(self.look, [self._luck(), self._table()], (16, 7))
        if not self.state.lot.explorer:
            return [self._table()]
        if self.look.mode.large:
            return [Split([self._card(), self._table()], (2, 3)), self._ladder()]
        return [Split([self._card(), self._ladder(), self._table()], _SHARES)]

    def _card(self) -> Plate:
        explorer = self.state.lot.explorer
        name = Words(explorer_name(self.look, explorer), LABEL, "bold", ON_SAIL, side="middle", lines=2)
        parts = Column([middle(Icon(f"ship_{explorer}", 140)), name], 6)
        return Plate(parts, (8, 12), SAIL, stroke=4, place=At("lot"))

    def _ladder(self) -> Plate:
        """Return the last bids, each a step higher, the highest in gold."""
        if not self.state.lot.bids:
            none = Words(self.look.words("picture-pizarro-no-bid"), colour=FADED, side="middle", lines=2)
            if self.look.mode.large:
                return Plate(none, (12, 20))
            # As high as with bids: otherwise all below moves, and is drawn again, with each first bid.
            return Plate(Row([Space(grow=True), none, Space(0, _HEIGHT, grow=True)]), (12, 0))
        bids = tuple((bid.seat, bid.amount) for bid in self.state.lot.bids[-_MOST_BIDS:])
        return Plate(Own(0, _HEIGHT, partial(_lay_ladder, bids, self.state.lot.buyer is not None)), (12, 0))

    def _luck(self) -> Plate:
        """Return the cards turned up for Pizarro, and their sum."""
        total = luck_total(self.state)
        bust = luck_points(self.state) < total
        said = Words(f"{total} / {self.state.box.luck_limit}", TITLE, "bold")
        head: list[Part] = [Icon("ship_pizarro", 84), said, Space(grow=True)]
        head += [Icon("crossed", 84)] if bust else []
        cards = [
            Plate(Words(card, TITLE, "bold", ON_SAIL), (24, 20), SAIL)
            for card in self.state.luck[-_MOST_LUCK:]
        ]
        return Plate(Column([Row(head, 20), Row(cards, 10, wrap=True)], 14), (16, 14), tint(GOLD))

    def _table(self) -> Plate:
        """Return the remaining bidders, and the numbers of cards in each pile."""
        lot, state = self.state.lot, self.state
        seats: list[Part] = []
        size = 46 if len(lot.eligible) <= _WIDE_BIDDERS else 40
        for seat in lot.eligible if lot.explorer else []:
            passed = seat in lot.passed or (lot.buyer is not None and seat != lot.buyer)
            seats.append(seat_icon(seat, size, hollow=passed))
        rows = (
            ("picture-pizarro-deck", state.cards_left()),
            ("picture-pizarro-stock", len(state.stock)),
            ("picture-pizarro-discards", len(state.discards)),
        )
        lines = [
            Marked(
                Row(
                    [
                        Words(self.look.words(message), lines=2),
                        Space(grow=True),
                        Words(str(number), LABEL, "bold"),
                    ]
                ),
                At(message.removeprefix("picture-pizarro-"), flag=False),
            )
            for message, number in rows
        ]
        said = Words(self.look.words("picture-pizarro-bidders"), lines=2)
        bidders: list[Part] = [said, Row(seats, 5, wrap=True)] if seats else []
        return Plate(Column([*bidders, *lines], 4), (18, 12), PANEL)


def _lay_ladder(bids: Sequence[tuple[int, int]], is_sold: bool, canvas: Canvas, box: Box) -> None:  # noqa: FBT001  # bound by position, before what a part is laid out with
    """Draw bids, each a seat and an amount, as steps of a ladder."""
    left, top, right, bottom = box
    step = (right - left) // _MOST_BIDS
    for place, (seat, amount) in enumerate(bids):
        last = place + 1 == len(bids)
        x, y = left + place * step, bottom - 78 - place * _RISE
        canvas.slip(
            (x + 4, y, x + step - 4, bottom - 12),
            GOLD if last else tint(SEATS[seat].colour),
            radius=6,
        )
        size = TITLE if last else NUMBER
        ink, middle = ON_GOLD if last else INK, (x + step // 2, y + 34)
        canvas.text(middle, str(amount), size, face="bold", colour=ink, side="middle")
        canvas.seat(seat, (x + step // 2, y - 38), 64)
    if is_sold:
        canvas.icon("hammer", (left + 52, top + 56), 84)
