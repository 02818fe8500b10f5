"""The private picture `hand`: the viewer's own gold cards, fanned on the table."""

from functools import partial

from games.core import Menu, Several
from games.pizarro_and_co.defaults import cheapest_payment
from games.pizarro_and_co.moves import Pay
from games.pizarro_and_co.purchase import Payment
from games.pizarro_and_co.state import Pizarro, Player, Ship
from games.words.pizarro_and_co import where
from render.boxes import Column, Icon, Own, Part, Row, Words
from render.canvas import NUMBER, Box, Canvas
from render.kit import sheet, who
from render.palette import ACCENT, ON_SAIL, OUTLINE, SAIL, SEATS, tint
from render.picture import Look
from render.pizarro_and_co.gold_card import CARD, CardDrawing
from render.places import own
from render.plates import Plate

_LIFT = 44
_FAN_HEIGHT = 380
_TILT = 2.2


class HandSheet:
    """The hand of the viewer; if a payment is asked for, the cheapest one is lifted out."""

    def __init__(self, look: Look[Pizarro]) -> None:
        assert look.viewer is not None, "a hand is its owner's"
        self.look = look
        self.state = look.view
        self.player: Player = look.view.players[look.viewer]

    def parts(self) -> list[Part]:
        """Return totals, the cards in fans, Magellan's piles."""
        # On the page, the lifted cards are those that the player has picked.
        suggested = [] if self.look.page else list(suggested_payment(self.state, self.player.seat))
        fans = [self._fan(cards, suggested) for cards in self._rows()]
        piles = [
            self._pile(number, ship) for number, ship in enumerate(self.player.ships, start=1) if ship.pile
        ]
        return [self._totals(), *fans, *([Row(piles, 30, wrap=True)] if piles else [])]

    def _rows(self) -> list[list[str]]:
        """Return the cards in as few rows of equal length as have room for them."""
        hand, most = self.player.hand, 7 if self.look.mode.large else 10
        row = max(1, -(-len(hand) // max(1, -(-len(hand) // most))))
        return [hand[first : first + row] for first in range(0, len(hand), row)]

    def _totals(self) -> Plate:
        """Return the buying value and the score of the hand."""
        box, seat = self.state.box, self.player.seat
        gold = sum(box.worth[card] for card in self.player.hand)
        crowns = sum(box.crowns[card] for card in self.player.hand)
        said = self.look.words("picture-pizarro-holds", cards=len(self.player.hand), gold=gold, crowns=crowns)
        parts = Column([who(seat, self.look.shown(seat)), Words(said, NUMBER, lines=2)], 8)
        return Plate(parts, (20, 14), tint(SEATS[seat].colour))

    def _fan(self, cards: list[str], suggested: list[str]) -> Own:
        """Return cards side by side; suggested ones are lifted and removed from `suggested`."""
        lifted: list[bool] = []
        for card in cards:
            lifted.append(card in suggested)
            if lifted[-1]:
                suggested.remove(card)
        return Own(0, _FAN_HEIGHT, partial(self._lay_fan, list(zip(cards, lifted, strict=True))))

    def _lay_fan(self, cards: list[tuple[str, bool]], canvas: Canvas, box: Box) -> None:
        room = box[2] - box[0]
        step = min(CARD[0] + 8, (room - CARD[0] - 20) // max(1, len(cards) - 1))
        begin = box[0] + (room - (len(cards) - 1) * step - CARD[0]) // 2
        for place, (card, lifted) in enumerate(cards):
            off_middle = place - (len(cards) - 1) / 2
            y = box[1] + 50 + round(abs(off_middle) ** 1.7 * 1.6) - (_LIFT if lifted else 0)
            tenths, rule = round(-off_middle * _TILT * 10), ACCENT if lifted else OUTLINE
            left = begin + place * step
            at = (left + CARD[0] // 2, y)
            # The next card covers the rest of this one.
            wide = step if place + 1 < len(cards) else CARD[0]
            shown = (left, y, left + min(wide, CARD[0]), y + CARD[1])
            canvas.place(own(self.player.seat, f"gold/{card}"), shown)
            canvas.picture(CardDrawing(card, self.state.box.crowns[card], tenths, rule), at, 2 * CARD[1])

    def _pile(self, number: int, ship: Ship) -> Row:
        """Return the cards under one of the viewer's own Magellan ships."""
        space = self.state.box.space(ship.explorer, ship.space, ship.half)
        said = self.look.words("picture-pizarro-pile", ship=number, factor=space.multiplier)
        cards = [Plate(Words(card, NUMBER, "bold", ON_SAIL), (22, 20), SAIL) for card in sorted(ship.pile)]
        return Row([Icon("ship_magellan", 84), Words(said, NUMBER, lines=2), *cards], 8)


def suggested_payment(state: Pizarro, seat: int) -> tuple[str, ...]:
    """Return the cheapest payment if the seat is asked for one."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, Payment) or seat not in step.queue:
        return ()
    moves = next(moves for moves in Menu(step.menu(state, seat)).sets if moves.kind is Pay)
    cards = moves.domains["cards"]
    assert isinstance(cards, Several)
    return cheapest_payment(state.box, cards)


def lay_hand(look: Look[Pizarro]) -> Canvas:
    """The picture `hand`."""
    return sheet(look, where(look), HandSheet(look).parts())
