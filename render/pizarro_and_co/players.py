"""The picture `players`: points by explorer in named columns, cards, vetoes and Magellan's piles; gold below."""

from collections import Counter
from functools import partial

from games.core import Hidden, Score
from games.pizarro_and_co import scores
from games.pizarro_and_co.scoring import HAND
from games.pizarro_and_co.state import Pizarro, Player, Ship
from games.words.pizarro_and_co import explorer_name, where
from render.boxes import Column, Icon, Marked, Own, Part, Row, Space, Split, Words
from render.canvas import LABEL, NUMBER, Box, Canvas
from render.kit import beside, count, in_turn, known_points, middle, sheet, strip
from render.palette import GOLD, ON_SAIL, PENCIL, SAIL, mix, tint
from render.picture import Look
from render.places import own
from render.plates import Plate

_CARD = (46, 62)
_FACE_DOWN = mix(PENCIL, SAIL, 0.3)
_COLUMNS = (2, 2, 2, 2, 2, 2, 2, 3)
_WIDEST = (count("cards", 88), count("caravel", 8), count("pizarro_veto", 8), Icon("hammer"))
"""The maximum at the right end of a strip."""


class Players:
    """The plates of one look, from the player to act."""

    def __init__(self, look: Look[Pizarro]) -> None:
        self.look = look
        self.state = look.view
        self.table = scores(self.state)

    def parts(self) -> list[Part]:
        """Return a strip for each player, and the gold, unless the page's board shows all of it."""
        seats = in_turn(self.look, list(self.state.clockwise(0)), max(self.state.leader, 0), self.table)
        strips = [self._strip(self.state.players[seat], self.table[seat]) for seat in seats]
        return strips if self.look.page and not self.state.discards else [*strips, self._gold()]

    def heads(self) -> Plate:
        """Each column's sign, and its name on one of two levels, so that there is room for it."""
        score = self.table[0]
        icons: list[Part] = [middle(Icon(_sign(source), 60)) for source, _ in score.sources]
        names = [
            self.look.words("picture-pizarro-hand") if source == HAND else explorer_name(self.look, source)
            for source, _ in score.sources
        ]
        upper = [Words(name, LABEL, "semibold", side="middle", lines=2) for name in names[::2]]
        lower = [Words(name, LABEL, "semibold", side="middle", lines=2) for name in names[1::2]]
        total = Words(self.look.words("picture-total"), LABEL, "bold", side="right")
        rows: list[Part] = [
            Split([*upper, Space()], (4, 4, 4, 4, 1), 0),
            Split([Space(), *lower, total], (2, 4, 4, 4, 3), 0),
            Split([*icons, Space()], _COLUMNS, 0),
        ]
        return Plate(Column(rows, 0), (16, 6))

    def _strip(self, player: Player, score: Score) -> Part:
        cells: list[Part] = [self._worth(source, value) for source, value in score.sources]
        size = LABEL if score.total is None else NUMBER
        cells.append(Words(known_points(self.look, score), size, "bold", side="right", lines=2))
        cards = self._cards(player)
        rows: list[Part] = [Split(cells, _COLUMNS, 0), *([Row(cards, 6, wrap=True)] if cards else [])]
        return strip(self.look, player.seat, self._held(player), rows, _WIDEST)

    def _worth(self, source: str, points: int | None) -> Part:
        """Return points beside the sign of their source; empty space for 0."""
        if points == 0:
            return Space()
        number = Words("?" if points is None else str(points), LABEL, "bold")
        return middle(Row([Icon(_sign(source), 44), number], 4))

    def _held(self, player: Player) -> list[Part]:
        """Cards in hand, ships to place, vetoes, the auctioneer's hammer."""
        held = [("cards", len(player.hand)), ("caravel", player.unplaced), ("pizarro_veto", player.vetoes)]
        parts: list[Part] = [count(icon, number) for icon, number in held if number or icon == "cards"]
        return [*parts, *([Icon("hammer")] if player.seat == self.state.leader else [])]

    def _cards(self, player: Player) -> list[Part]:
        """Return Magellan's piles, then the hand if it is open."""
        found: list[Part] = []
        for number, ship in enumerate(player.ships, start=1):
            if len(ship.pile):
                found += [Marked(self._pile(ship), own(player.seat, f"piles/{number}")), Space(14)]
        if not isinstance(player.hand, Hidden):
            found += [Marked(_card(card), own(player.seat, f"gold/{card}")) for card in player.hand]
        return found

    def _pile(self, ship: Ship) -> Row:
        """A ship's pile with its multiplier."""
        space = self.state.box.space(ship.explorer, ship.space, ship.half)
        cards = [""] * len(ship.pile) if isinstance(ship.pile, Hidden) else sorted(ship.pile)
        factor = Words(f"×{space.multiplier}", LABEL, "bold")
        return Row([Icon("ship_magellan", 52), Icon("crown", 40), factor, *map(_card, cards)], 6)

    def _gold(self) -> Plate:
        """The discards by value, those that there are, and the numbers of cards, which the page shows beside the auction."""
        words, discards = self.look.words, Counter(self.state.discards)
        stock = Words(f"{words('picture-pizarro-stock')}: {len(self.state.stock)}", LABEL, "bold", lines=2)
        name = words("picture-pizarro-discards")
        number = name if self.look.page else f"{name}: {len(self.state.discards)}"
        left = Column([Words(number, LABEL, "bold", lines=2), *([] if self.look.page else [stock])], 18)
        cards = [self._times(card, discards[card]) for card in self.state.box.gold if discards[card]]
        parts = [left, Row(cards, 24, wrap=True)] if cards else [left]
        return Plate(Column(beside(self.look, parts, (1, 2)[: len(parts)], 16), 12), (20, 12), tint(GOLD))

    def _times(self, card: str, number: int) -> Column:
        """A card, and below it how many of it there are."""
        return Column([middle(_card(card)), Words(f"×{number}", LABEL, "semibold", side="middle")], 6)


def _sign(source: str) -> str:
    """Return the sprite of a source of points."""
    return "cards" if source == HAND else f"ship_{source}"


def _card(card: str) -> Own:
    """Return a small gold card, face down if its number is not known."""
    return Own(*_CARD, partial(_lay_card, card))


def _lay_card(card: str, canvas: Canvas, box: Box) -> None:
    canvas.slip(box, SAIL if card else _FACE_DOWN, radius=5)
    if card:
        at = ((box[0] + box[2]) // 2, (box[1] + box[3]) // 2)
        canvas.text(at, card, LABEL, face="bold", colour=ON_SAIL, side="middle")


def lay_players(look: Look[Pizarro]) -> Canvas:
    """The picture `players`."""
    players = Players(look)
    return sheet(look, where(look), players.parts(), heads=players.heads(), gap=10)
