"""The board: market, event, pool, queue, fleets in picking order, and all players' possessions."""

from functools import partial

from games.core import Hidden
from games.mundus_novus.box import NO_EVENT
from games.mundus_novus.setup import scores
from games.mundus_novus.state import (
    Fleet,
    MundusNovus,
    Player,
    development_deck_size,
)
from games.mundus_novus.supply import picking_order
from games.words.mundus_novus import where
from games.words.phrases import component_id
from games.words.view import capital
from render.boxes import Column, Icon, Marked, Own, Part, Row, Space, Split, Words
from render.canvas import LABEL, Box, Canvas
from render.kit import count, grid, heading, in_turn, middle, seat_icon, sheet, strip
from render.mundus_novus.cards import chips, development_card, resource_card, token
from render.mundus_novus.icons import EVENTS, development_icon
from render.noted import At
from render.palette import FADED, GOLD, SEA, WOOD, tint
from render.picture import Look
from render.places import own
from render.plates import Plate

_TYPES = ("caravel", "merchant", "warehouse", "shipyard", "building", "character")
_NAMES = 232
_TRADER, _BARREL, _CARDS, _MONEY = 56, 70, 84, 116
"""Width of each item at the right end of a strip, in units."""
_WIDEST = tuple(map(Space, (_TRADER, _BARREL, _CARDS, _MONEY)))


class Board:
    """The parts of one look's board."""

    def __init__(self, look: Look[MundusNovus]) -> None:
        self.look = look
        self.state = look.view

    def parts(self) -> list[Part]:
        """Return market and event, queue, fleets, players, and the powers of the characters in play."""
        table, first = list(self.state.clockwise(0)), max(self.state.trade_master, 0)
        seats = in_turn(self.look, table, first, scores(self.state))
        order, persons = picking_order(self.state), self._persons()
        return [
            *self._top(),
            *grid(self._queue(), 3 if self.look.mode.large else self.state.box.queue_size, gap=14),
            *([self._order(order)] if order else []),
            *(self._strip(self.state.players[seat]) for seat in seats),
            *([persons] if persons else []),
        ]

    # The market, the event, the pool

    def _top(self) -> list[Part]:
        """Return three crates, and beside them the pool of the fleets, or the event and the deck."""
        crates = [Marked(self._crate(one), area="alt-mundus-novus-market") for one in self.state.market]
        pool, deck = (
            Marked(self._pool(), area="alt-mundus-novus-pool"),
            Marked(self._deck(), area="alt-mundus-novus-deck"),
        )
        rest = [pool] if self.state.pool else [self._event(), deck]
        shares = (13,) if self.state.pool else (10, 3)
        if self.look.mode.large:
            return [*([Split(crates, gap=14)] if crates else []), Split(rest, shares, 14)]
        return [Split([*crates, *rest], (*[3] * len(crates), *shares), 14)]

    def _crate(self, resource: str) -> Plate:
        return Plate(
            resource_card(self.state.box, resource, 64),
            (10, 10),
            tint(WOOD),
            stroke=4,
            place=At(f"market/resources/{resource}", within="market"),
        )

    def _deck(self) -> Plate:
        number = Words(str(development_deck_size(self.state)), LABEL, "bold", side="middle")
        return Plate(Column([middle(Icon("card_back", 84)), number], 4), (10, 10), place=At("deck"))

    def _event(self) -> Plate:
        """Return the round's event and its effect."""
        name = capital(self.look.words(component_id("events", self.state.event)))
        if self.state.event == NO_EVENT:
            words = Words(name, colour=FADED, side="middle", lines=2)
            return Plate(words, (14, 50), place=At("event"))
        effect = self.look.words(component_id("picture-mundus-novus", self.state.event))
        said = Column([Words(name, LABEL, "bold", lines=2), Words(effect, lines=3)], 4)
        return Plate(
            Row([Icon(EVENTS[self.state.event], 96), said], 14), (14, 12), tint(GOLD), place=At("event")
        )

    def _pool(self) -> Plate:
        """Return the resources from which the fleets pick."""
        parts = chips(self.state.box, self.state.pool, "pool")
        return Plate(Row(parts, 8, wrap=True), (12, 12), tint(SEA), place=At("pool"))

    # The queue and the fleets

    def _queue(self) -> list[Part]:
        """Return the developments on sale, face-down cards, and empty places."""
        found: list[Part] = []
        for number, name in enumerate(self.state.queue, 1):
            row = self.state.box.developments[name]
            card = development_card(self.look.words, row, number)
            found.append(Marked(card, area="alt-mundus-novus-queue"))
        found += [Plate(middle(Icon("card_back", 150)), (10, 40)) for _ in range(self.state.face_down)]
        size = self.state.box.queue_size
        empty = Own(0, 200, Canvas.empty)
        return [*found, *[empty] * (size - len(found))][:size]

    def _order(self, order: list[Fleet]) -> Column:
        """Return the fleets in picking order: owner, number of caravels, value."""
        fleets = Row([Icon("caravel", 64), *map(self._fleet, order)], 10, wrap=True)
        return Column([heading(self.look.words("picture-mundus-novus-order"), lines=2), fleets], 4)

    def _fleet(self, fleet: Fleet) -> Plate:
        several = [Words(f"×{len(fleet.caravels)}")] if len(fleet.caravels) > 1 else []
        value = Words(str(fleet.value), LABEL, "bold")
        return Plate(Row([seat_icon(fleet.seat, 44), *several, Space(20), value], 8), (10, 8), tint(SEA))

    # The players

    def _strip(self, player: Player) -> Plate:
        """Return a player's doubloons and cards, and their developments, equal types side by side."""
        rows = [self.state.box.developments[name] for name in player.developments]
        rows.sort(key=lambda row: (_TYPES.index(row.type), row.value))
        tokens = [token(self.look.words, row, player.seat) for row in rows]
        lines = [Row(tokens, 10, wrap=True, line_gap=8)] if tokens else []
        return strip(self.look, player.seat, self._holds(player), lines, _WIDEST)

    def _holds(self, player: Player) -> list[Part]:
        doubloons = "?" if isinstance(player.doubloons, Hidden) else player.doubloons
        parts: list[Part] = []
        if player.seat == self.state.trade_master:
            parts.append(Marked(Icon("trader", _TRADER), At("trade-master", flag=False)))
        if player.stored:
            parts.append(count("barrel", len(player.stored), size=LABEL, room=_BARREL))
        parts.append(
            Marked(count("cards", len(player.hand), size=LABEL, room=_CARDS), own(player.seat, "hand"))
        )
        money = count("doubloon", doubloons, room=_MONEY)
        return [*parts, Marked(money, own(player.seat, "doubloons"))]

    def _persons(self) -> Plate | None:
        """Return the powers of the characters in play, those on sale first."""
        rows = self.state.box.developments
        owned = [name for player in self.state.players for name in player.developments]
        parts: list[Part] = []
        for name in (*self.state.queue, *owned):
            if rows[name].type == "character":
                who = Words(self.look.words(component_id("picture-mundus-novus", name)), LABEL, "bold")
                does = self.look.words(component_id("picture-mundus-novus", f"{name}-does"))
                sign = Icon(development_icon(rows[name]), 48)
                parts.append(
                    Row(
                        [
                            sign,
                            Own(_NAMES, 42, partial(_lay_name, who)),
                            Words(does, LABEL, "regular", lines=3),
                        ],
                        14,
                    )
                )
        return Plate(Column(parts, 6), (16, 10)) if parts else None


def _lay_name(name: Words, canvas: Canvas, box: Box) -> None:
    name.put(canvas, box)


def lay_board(look: Look[MundusNovus]) -> Canvas:
    """The picture `board`."""
    return sheet(look, where(look), Board(look).parts())
