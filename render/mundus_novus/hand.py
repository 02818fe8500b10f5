"""The own hand and warehouse, as cards on the table, with the best combinations framed. Private."""

from games.core import Hidden
from games.mundus_novus.advice import Advice, best_combinations
from games.mundus_novus.state import MundusNovus, capacity, counted
from render.canvas import LABEL, MARGIN, RIBBON, WIDTH, Canvas
from render.mundus_novus.cards import CHIP, chip, resource_card
from render.mundus_novus.ribbon import head
from render.palette import GOLD, PANEL, STONE, tint
from render.picture import Look

RIGHT = WIDTH - MARGIN
_COLUMNS = 6
_CARD = 170
_CARD_HEIGHT = 214
_GAP = 20
_FRAME = 144
_STEP = CHIP + 8


class Hand:
    """Draws the hand of the viewer; for the public there is none."""

    def __init__(self, look: Look[MundusNovus]) -> None:
        self.look = look
        self.state = look.view
        self.player = self.state.players[look.viewer] if look.viewer is not None else None
        self.cards = counted(self.state, self.player.hand) if self.player else {}
        self.best = best_combinations(self.state, look.viewer) if look.viewer is not None else []
        self.places = capacity(self.state, look.viewer) if look.viewer is not None else 0
        rows = (len(self.cards) + _COLUMNS - 1) // _COLUMNS
        height = RIBBON + 100 + rows * (_CARD_HEIGHT + _GAP) + len(self.best) * (_FRAME + _GAP) + MARGIN
        height += 100 if self.places or (self.player and self.player.stored) else 0
        self.canvas = Canvas(max(height, 560))

    def lay(self) -> Canvas:
        """The finished hand."""
        head(self.canvas, self.look)
        if self.player is None:
            return self.canvas
        top = RIBBON + 8
        self._purse(top)
        top += 84
        top = self._hand(top)
        top = self._warehouse(top)
        for advice in self.best:
            self._combination(advice, top)
            top += _FRAME + _GAP
        return self.canvas

    def _purse(self, top: int) -> None:
        """Whose hand it is, unless the head says so, with their doubloons and the number of their cards."""
        assert self.player is not None
        middle = top + 32
        if self.player.seat not in self.look.waiting:
            self.canvas.seat(self.player.seat, (MARGIN, middle), 60, side="left")
            self.canvas.name(self.look.names[self.player.seat], (MARGIN + 76, middle), 500)
        assert not isinstance(self.player.doubloons, Hidden)
        self.canvas.count("cards", len(self.player.hand), (RIGHT - 330, middle), room=130)
        self.canvas.count("doubloon", self.player.doubloons, (RIGHT - 150, middle), room=150)

    def _hand(self, top: int) -> int:
        for place, (resource, count) in enumerate(self.cards.items()):
            left = MARGIN + place % _COLUMNS * (_CARD + _GAP)
            y = top + place // _COLUMNS * (_CARD_HEIGHT + _GAP)
            for behind in reversed(range(min(count, 3))):
                shift = 10 * behind
                box = (left + shift, y + shift, left + _CARD - 20 + shift, y + _CARD_HEIGHT - 20 + shift)
                self.canvas.slip(box)
            resource_card(
                self.canvas, self.state.box, resource, (left, y, left + _CARD - 20, y + _CARD_HEIGHT - 20)
            )
            if count > 1:
                self.canvas.text((left + _CARD - 32, y + 34), f"×{count}", face="bold", side="right")
        return top + (len(self.cards) + _COLUMNS - 1) // _COLUMNS * (_CARD_HEIGHT + _GAP)

    def _warehouse(self, top: int) -> int:
        """What is stored, and the places that are free."""
        assert self.player is not None
        stored = self.player.stored
        if not self.places and not stored:
            return top
        self.canvas.icon("warehouse", (MARGIN, top + 36), 68, side="left")
        for place in range(max(self.places, len(stored))):
            left = MARGIN + 90 + place * _STEP
            if place < len(stored):
                chip(self.canvas, self.state.box, self.state.box.ordered(stored)[place], (left, top + 36))
            else:
                self.canvas.empty((left, top + 8, left + CHIP, top + 64))
        return top + 100

    def _combination(self, advice: Advice, top: int) -> None:
        """One of the best combinations in a frame: its cards, what merchants make of them, what it brings."""
        perfect = advice.kind == "perfect"
        fill = tint(GOLD) if perfect else PANEL
        self.canvas.slip((MARGIN, top, RIGHT, top + _FRAME), fill, stroke=5)
        words = self.look.words
        self.canvas.text(
            (MARGIN + 20, top + 36),
            words(f"picture-mundus-novus-{advice.kind}"),
            LABEL,
            face="bold",
            room=520,
        )
        brings = words(f"picture-mundus-novus-{advice.kind}-brings", worth=advice.worth)
        self.canvas.text((RIGHT - 20, top + 36), brings, side="right", room=560)
        left = MARGIN + 20
        for resource, number in self._laid(advice):
            if number == resource:
                chip(self.canvas, self.state.box, resource, (left, top + 102))
                left += _STEP
            else:
                left = self._turned(resource, number, (left, top + 102))

    def _laid(self, advice: Advice) -> list[tuple[str, str]]:
        """The cards of a combination, each with what it counts as, in the order of what they count as."""
        natural = list(advice.resources)
        for conversion in advice.conversions:
            natural.remove(conversion.resource)
        laid = [(name, name) for name in natural]
        laid += [(conversion.resource, conversion.number) for conversion in advice.conversions]
        return sorted(laid, key=lambda pair: self.state.box.value[pair[1]])

    def _turned(self, resource: str, number: str, at: tuple[int, int]) -> int:
        left, middle = at
        self.canvas.slip((left, middle - 28, left + 2 * CHIP - 20, middle + 28), tint(STONE))
        self.canvas.text((left + 14, middle), f"{resource}", face="bold")
        self.canvas.icon("arrow", (left + 58, middle), 40)
        self.canvas.text((left + 92, middle), number, face="bold")
        self.canvas.icon("merchant", (left + 136, middle), 44)
        return left + 2 * CHIP - 12


def lay_hand(look: Look[MundusNovus]) -> Canvas:
    """The picture `hand`."""
    return Hand(look).lay()
