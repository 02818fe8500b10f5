"""The viewer's own hand and warehouse, as cards on the table, with the best combinations framed. Private."""

from functools import partial

from games.core import Hidden
from games.mundus_novus.advice import Advice, best_combinations, turn_of
from games.mundus_novus.state import MundusNovus, Player, capacity, counted
from games.words.mundus_novus import where
from render.boxes import Column, Icon, Marked, Own, Part, Row, Space, Words
from render.canvas import LABEL, Box, Canvas
from render.kit import count, grid, sheet, who
from render.mundus_novus.cards import CHIP, CHIP_HEIGHT, chip, chips, merchant, resource_card
from render.palette import GOLD, PANEL, STONE, tint
from render.picture import Look
from render.places import before, own
from render.plates import Plate

_SILHOUETTE = 116
_CARD_HEIGHT = 200
_SHIFT = 10
"""Offset of a card from the one above it, in units."""


class Hand:
    """The parts of a hand. There is none for the public."""

    def __init__(self, look: Look[MundusNovus], seat: int) -> None:
        self.look = look
        self.state = look.view
        self.seat = seat
        self.player: Player = self.state.players[seat]

    def parts(self) -> list[Part]:
        """Return the player, the cards, the merchants if one is in use, the warehouse, the best combinations."""
        cards = [self._stack(*card) for card in counted(self.state, self.player.hand).items()]
        return [
            self._purse(),
            *grid(cards, 4 if self.look.mode.large else 6, gap=20),
            *self._merchants(),
            *self._warehouse(),
            *map(self._combination, best_combinations(self.state, self.seat)),
        ]

    def _purse(self) -> Row:
        """Return the player's name, number of cards and doubloons."""
        assert not isinstance(self.player.doubloons, Hidden)
        cards = Marked(count("cards", len(self.player.hand)), own(self.seat, "hand"))
        money = count("doubloon", self.player.doubloons)
        return Row([who(self.seat, self.look.shown(self.seat)), Space(grow=True), cards, money], 36)

    def _stack(self, resource: str, number: int) -> Own:
        """Return equal cards, one upon the other."""
        return Own(0, _CARD_HEIGHT + 2 * _SHIFT, partial(self._lay_stack, resource, number))

    def _lay_stack(self, resource: str, number: int, canvas: Canvas, place: Box) -> None:
        left, top, right, bottom = place
        canvas.place(own(self.seat, f"resources/{resource}"), place)
        for shift in range(_SHIFT * (min(number, 3) - 1), 0, -_SHIFT):
            canvas.slip((left + shift, top + shift, right - 20 + shift, bottom - 20 + shift))
        card = resource_card(self.state.box, resource, _SILHOUETTE)
        card.put(canvas, (left, top, right - 20, bottom - 20))
        if number > 1:
            canvas.text((right - 32, top + 36), f"×{number}", face="bold", side="right")

    def _merchants(self) -> list[Part]:
        """Return, once one is in use, every merchant: with its change, free, or in outline if it has worked."""
        turn = turn_of(self.state, self.seat)
        changes = {one.merchant: one for one in turn.conversions}
        if not changes and not turn.used:
            return []
        rows = [self.state.box.developments[name] for name in self.player.developments]
        parts = [
            self._laid(changes[row.id].resource, changes[row.id].number)
            if row.id in changes
            else merchant(self.look.words, row, used=row.id in turn.used)
            for row in rows
            if row.converts_to
        ]
        return [Row(parts, 10, wrap=True)]

    def _warehouse(self) -> list[Part]:
        """Return the stored cards and the free places."""
        stored = self.state.box.ordered(self.player.stored)
        free = max(0, capacity(self.state, self.seat) - len(stored))
        if not stored and not free:
            return []
        empty = Own(CHIP, CHIP_HEIGHT, Canvas.empty)
        kept = chips(self.state.box, stored, f"{before(self.seat)}/stored")
        return [Row([Icon("warehouse", 68), *kept, *[empty] * free], 10, wrap=True)]

    def _combination(self, advice: Advice) -> Plate:
        """Return one of the best combinations in a frame: its cards with conversions, and its gain."""
        words = self.look.words
        kind = Words(words(f"picture-mundus-novus-{advice.kind}"), LABEL, "bold", lines=2)
        brings = words(f"picture-mundus-novus-{advice.kind}-brings", worth=advice.worth)
        head = Row([kind, Space(grow=True), Words(brings, side="right", lines=2)], 20)
        fill = tint(GOLD) if advice.kind == "perfect" else PANEL
        return Plate(
            Column([head, Row([self._laid(*card) for card in self._cards(advice)], 8, wrap=True)], 10),
            (20, 14),
            fill,
            stroke=5,
        )

    def _cards(self, advice: Advice) -> list[tuple[str, str]]:
        """Return the cards of a combination, each with the number that it counts as, by that number."""
        natural = list(advice.resources)
        for conversion in advice.conversions:
            natural.remove(conversion.resource)
        laid = [(name, name) for name in natural]
        laid += [(conversion.resource, conversion.number) for conversion in advice.conversions]
        return sorted(laid, key=lambda pair: self.state.box.value[pair[1]])

    def _laid(self, resource: str, number: str) -> Part:
        """Return a card of a combination; if a merchant converts it, with the number that it counts as."""
        if number == resource:
            return chip(self.state.box, resource)
        turned = [
            Words(resource, LABEL, "bold"),
            Icon("arrow", 40),
            Words(number, LABEL, "bold"),
            Icon("merchant", 44),
        ]
        return Plate(Row(turned, 8), (12, 6), tint(STONE))


def lay_hand(look: Look[MundusNovus]) -> Canvas:
    """The picture `hand`."""
    return sheet(look, where(look), [] if look.viewer is None else Hand(look, look.viewer).parts(), gap=18)
