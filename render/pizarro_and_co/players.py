"""The picture `players`: points by explorer, cards, vetoes and Magellan's piles, one strip each; gold below."""

from collections import Counter

from games.core import Hidden, Score
from games.pizarro_and_co import scores
from games.pizarro_and_co.scoring import HAND
from games.pizarro_and_co.state import Pizarro, Player, Ship
from render.canvas import LABEL, MARGIN, NUMBER, RIBBON, WIDTH, Box, Canvas
from render.palette import FADED, GOLD, INK, PANEL, SAIL, SEATS, mix, tint
from render.picture import Look
from render.pizarro_and_co.common import GAP, head

STRIP = 196
GOLD_ROW = 140
RIGHT = WIDTH - MARGIN
_WHO = 304
_SOURCE = 102
_CARD = 46


class Players:
    """Draws the strips of one look, from the player to act."""

    def __init__(self, look: Look[Pizarro]) -> None:
        self.look = look
        self.state = look.view
        self.gold_top = RIBBON + 8 + self.state.seats * (STRIP + GAP)
        self.canvas = Canvas(self.gold_top + GOLD_ROW + MARGIN)

    def lay(self) -> Canvas:
        """The finished picture."""
        head(self.canvas, self.look)
        table = scores(self.state)
        first = self.look.waiting[0] if self.look.waiting else self.state.leader
        for place, seat in enumerate(self.state.clockwise(max(first, 0))):
            self._strip(self.state.players[seat], table[seat], RIBBON + 8 + place * (STRIP + GAP))
        self._gold(self.gold_top)
        return self.canvas

    def _strip(self, player: Player, score: Score, top: int) -> None:
        box = (MARGIN, top, RIGHT, top + STRIP)
        waiting = player.seat in self.look.waiting
        fill = tint(SEATS[player.seat].colour) if waiting else PANEL
        self.canvas.slip(box, fill, stroke=4 if waiting else 2)
        self._who(player, (MARGIN + 16, top))
        self._points(score, (MARGIN + _WHO, top + 50))
        self._cards(player, (MARGIN + _WHO, top + 142))
        if f"seat {player.seat}" in self.look.changed:
            self.canvas.ring(box)

    def _who(self, player: Player, at: tuple[int, int]) -> None:
        left, top = at
        self.canvas.seat(player.seat, (left, top + 52), 64, side="left")
        self.canvas.name(self.look.names[player.seat], (left + 76, top + 52), _WHO - 100)
        x = left
        held = [("cards", len(player.hand)), ("caravel", player.unplaced), ("pizarro_veto", player.vetoes)]
        for icon, number in held:
            if number or icon == "cards":
                self.canvas.icon(icon, (x, top + 142), 48, side="left")
                x += 62 + self.canvas.text((x + 52, top + 142), str(number), NUMBER, face="bold")
        if player.seat == self.state.leader:
            self.canvas.icon("hammer", (left + _WHO - 30, top + 142), 48, side="right")

    def _points(self, score: Score, at: tuple[int, int]) -> None:
        """Points from each explorer and from the hand; a question mark where they are secret."""
        x, y = at
        for source, points in score.sources:
            self.canvas.icon("cards" if source == HAND else f"ship_{source}", (x, y), 48, side="left")
            shown = "?" if points is None else str(points)
            ink = FADED if points == 0 else INK
            self.canvas.text((x + 52, y), shown, LABEL, face="bold", colour=ink)
            x += _SOURCE
        known = sum(points for _, points in score.sources if points is not None)
        total = str(known) if score.total is not None else f"{known}+?"
        self.canvas.text((RIGHT - 14, y), total, NUMBER, face="bold", side="right")

    def _cards(self, player: Player, at: tuple[int, int]) -> None:
        """Magellan's piles, then the hand as far as it lies open."""
        x, y = at
        piles = [ship for ship in player.ships if len(ship.pile)]
        for number, ship in enumerate(player.ships, start=1):
            if ship in piles:
                x = self._pile(ship, (x, y), changed=f"pile {player.seat} {number}" in self.look.changed)
        if not isinstance(player.hand, Hidden):
            step = min(_CARD + 4, (RIGHT - 20 - x) // max(1, len(player.hand)))
            for place, card in enumerate(player.hand):
                self._card(card, (x + place * step, y))

    def _pile(self, ship: Ship, at: tuple[int, int], *, changed: bool) -> int:
        """A ship's pile with its multiplier; returns where the next thing begins."""
        x, y = at
        begin = x
        space = self.state.box.space(ship.explorer, ship.space, ship.half)
        self.canvas.icon("ship_magellan", (x, y), 52, side="left")
        x += 54 + self.canvas.text((x + 54, y), f"×{space.multiplier}", face="bold") + 6
        cards = [""] * len(ship.pile) if isinstance(ship.pile, Hidden) else sorted(ship.pile)
        for card in cards:
            self._card(card, (x, y))
            x += _CARD + 4
        if changed:
            self.canvas.ring((begin, y - 36, x, y + 36))
        return x + 22

    def _card(self, card: str, at: tuple[int, int]) -> None:
        """A small gold card, face down where its number is not known."""
        x, y = at
        box: Box = (x, y - 32, x + _CARD, y + 32)
        if card:
            self.canvas.slip(box, SAIL, radius=5)
            self.canvas.text((x + _CARD // 2, y), card, LABEL, face="bold", side="middle")
        else:
            self.canvas.slip(box, mix(FADED, PANEL, 0.3), radius=5)

    def _gold(self, top: int) -> None:
        """The discards by value, and the size of the stock."""
        words, discards = self.look.words, Counter(self.state.discards)
        self.canvas.slip((MARGIN, top, RIGHT, top + GOLD_ROW), tint(GOLD))
        stock = f"{words('picture-pizarro-stock')} {len(self.state.stock)}"
        self.canvas.text((MARGIN + 20, top + 108), stock, face="bold", room=_WHO - 30)
        self.canvas.text((MARGIN + 20, top + 46), words("picture-pizarro-discards"), room=_WHO - 30)
        for place, card in enumerate(self.state.box.gold):
            x = MARGIN + _WHO + place * 90
            self._card(card, (x, top + 46))
            count = discards.get(card, 0)
            ink = INK if count else FADED
            self.canvas.text((x + _CARD // 2, top + 108), f"×{count}", LABEL, colour=ink, side="middle")


def lay_players(look: Look[Pizarro]) -> Canvas:
    """The picture `players`."""
    return Players(look).lay()
