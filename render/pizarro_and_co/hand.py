"""The private picture `hand`: one's own gold cards, fanned on the table."""

from functools import lru_cache, partial

from PIL import Image, ImageDraw

from games.core import Menu, Several
from games.pizarro_and_co.defaults import cheapest_payment
from games.pizarro_and_co.moves import Pay
from games.pizarro_and_co.purchase import Payment
from games.pizarro_and_co.state import Pizarro, Player
from render import slips
from render.boxes import Column, Plate, Words, put, who
from render.canvas import MARGIN, NUMBER, RIBBON, TITLE, WIDTH, Canvas
from render.mode import Mode
from render.palette import CORAL, INK, SAIL, SEATS, Colour, tint
from render.picture import Look
from render.pixels import resize
from render.pizarro_and_co.common import GAP, head
from render.sprites import sprite
from render.text import font

_CARD = (210, 300)
_TOP = 210
_ROW = 10
_LIFT = 44
_FAN_HEIGHT = 400
_LARGE = 96
_TILT = 2.2
_PILE_HEIGHT = 150


class HandSheet:
    """Draws the hand of the viewer; a payment that would cost least is lifted out when one is asked for."""

    def __init__(self, look: Look[Pizarro]) -> None:
        assert look.viewer is not None, "a hand is its owner's"
        self.look = look
        self.state = look.view
        self.player: Player = look.view.players[look.viewer]
        hand = self.player.hand
        row = -(-len(hand) // max(1, -(-len(hand) // _ROW)))
        self.rows = [hand[at : at + row] for at in range(0, len(hand), max(1, row))]
        self.piles = [(n, ship) for n, ship in enumerate(self.player.ships, start=1) if ship.pile]
        fans = max(1, len(self.rows)) * _FAN_HEIGHT
        self.canvas = Canvas(RIBBON + _TOP + fans + (_PILE_HEIGHT if self.piles else 0) + MARGIN)

    def lay(self) -> Canvas:
        """The finished picture."""
        head(self.canvas, self.look)
        self._totals(RIBBON + 8)
        suggested = list(suggested_payment(self.state, self.player.seat))
        for row, cards in enumerate(self.rows):
            self._fan(cards, RIBBON + _TOP + row * _FAN_HEIGHT, suggested)
        if not self.rows:
            self.canvas.empty((MARGIN, RIBBON + _TOP, WIDTH - MARGIN, RIBBON + _TOP - 40 + _FAN_HEIGHT))
        if self.piles:
            self._piles(RIBBON + _TOP + max(1, len(self.rows)) * _FAN_HEIGHT)
        return self.canvas

    def _totals(self, top: int) -> None:
        """What the hand buys, and what it scores."""
        box = self.state.box
        gold = sum(box.worth[card] for card in self.player.hand)
        crowns = sum(box.crowns[card] for card in self.player.hand)
        said = self.look.words("picture-pizarro-holds", cards=len(self.player.hand), gold=gold, crowns=crowns)
        parts = Column(
            [who(self.player.seat, self.look.names[self.player.seat]), Words(said, NUMBER, lines=2)], 8
        )
        plate = Plate(parts, (20, 14), tint(SEATS[self.player.seat].colour))
        put(plate, self.canvas, (MARGIN, top), WIDTH - 2 * MARGIN)

    def _fan(self, cards: list[str], top: int, suggested: list[str]) -> None:
        step = min(_CARD[0] + 8, (WIDTH - 2 * MARGIN - _CARD[0] - 20) // max(1, len(cards) - 1))
        begin = (WIDTH - (len(cards) - 1) * step - _CARD[0]) // 2
        for place, card in enumerate(cards):
            lifted = card in suggested
            if lifted:
                suggested.remove(card)
            off_middle = place - (len(cards) - 1) / 2
            y = top + 60 + round(abs(off_middle) ** 1.7 * 1.6) - (_LIFT if lifted else 0)
            tenths, rule = round(-off_middle * _TILT * 10), CORAL if lifted else INK
            make = partial(_drawn_card, card, self.state.box.crowns[card], tenths, rule)
            self.canvas.picture(make, (begin + place * step + _CARD[0] // 2, y))

    def _piles(self, top: int) -> None:
        """What lies under one's own Magellan cards."""
        x = MARGIN
        for number, ship in self.piles:
            space = self.state.box.space(ship.explorer, ship.space, ship.half)
            self.canvas.icon("ship_magellan", (x, top + 60), 84, side="left")
            name = f"{number}: ×{space.multiplier}"
            x += 92 + self.canvas.text((x + 92, top + 62), name, NUMBER, face="bold") + GAP
            for card in sorted(ship.pile):
                self.canvas.slip((x, top + 10, x + 70, top + 110), SAIL)
                self.canvas.text((x + 35, top + 60), card, NUMBER, face="bold", side="middle")
                x += 78
            x += 30


def suggested_payment(state: Pizarro, seat: int) -> tuple[str, ...]:
    """The cheapest payment, if the seat is asked for one."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, Payment) or seat not in step.queue:
        return ()
    moves = next(moves for moves in Menu(step.menu(state, seat)).sets if moves.kind is Pay)
    cards = moves.domains["cards"]
    assert isinstance(cards, Several)
    return cheapest_payment(state.box, cards)


@lru_cache(maxsize=64)
def _card(value: str, crowns: int, rule: Colour) -> Image.Image:
    """A gold card: its number and crowns where a fan shows them, a sack in the middle."""
    width, height = _CARD
    image = slips.slip(width, height, SAIL, rule, stroke=8 if rule == CORAL else 3, radius=16).copy()
    left = slips.SHADOW + 50
    draw = ImageDraw.Draw(image)
    draw.text((left, 96), value, font=font("bold", _LARGE), fill=INK, anchor="ms")
    for place in range(crowns):
        icon = sprite("crown", 52)
        image.paste(icon, (left - 26, 116 + place * 56), icon)
    sack = sprite("sack", 118)
    image.paste(sack, (width - 124, height // 2 - 20), sack)
    draw.text((width - 65, height // 2 + 74), value, font=font("bold", TITLE), fill=INK, anchor="ms")
    return image


def _drawn_card(value: str, crowns: int, tenths: int, rule: Colour, mode: Mode) -> Image.Image:
    """A tilted card at the scale of a sheet."""
    scale = mode.scale
    image = tilted_card(value, crowns, tenths, rule)
    if scale == 1:
        return image
    size = (round(image.width * scale), round(image.height * scale))
    return resize(image, size, Image.Resampling.LANCZOS)


@lru_cache(maxsize=64)
def tilted_card(value: str, crowns: int, tenths: int, rule: Colour) -> Image.Image:
    """A card turned by tenths of a degree."""
    return _card(value, crowns, rule).rotate(tenths / 10, Image.Resampling.BICUBIC, expand=True)


def lay_hand(look: Look[Pizarro]) -> Canvas:
    """The picture `hand`."""
    return HandSheet(look).lay()
