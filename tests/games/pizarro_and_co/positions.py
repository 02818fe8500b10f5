"""Positions of Pizarro & Co., built by name: set what matters, play named moves, look."""

from collections.abc import Mapping
from random import Random
from typing import Any, Self

from games.core import Menu, Move, Pass, Step, engine
from games.pizarro_and_co import GAME
from games.pizarro_and_co.moves import Bid
from games.pizarro_and_co.purchase import buy
from games.pizarro_and_co.state import Lot, Offer, Pizarro, Player, Ship
from games.pizarro_and_co.year import NextCard
from tests.games.position import Position as BasePosition
from tests.games.position import lay, missing

OPTIONS: list[dict[str, Any]] = [
    {},
    {"board1": "B"},
    {"board2": "B"},
    {"board1": "B", "board2": "B"},
    {"overpay_allowed": False, "exchange_all_spaces": True},
    {"fast_auction": True, "board1": "B", "overpay_allowed": False},
]


def some_move(menu: Menu, rng: Random) -> Move:
    """Bids in small steps, so that many cards are sold; everything else at random."""
    bids = next((moves.domains["amount"] for moves in menu.sets if moves.kind is Bid), None)
    if bids is None:
        return menu.sample(rng)
    lowest = next(iter(bids))
    return Bid(lowest) if rng.random() * 8 > lowest else Pass()


class Position(BasePosition[Pizarro]):
    """A table that is set up piece by piece, then started; gold comes from the stock, but from one that is named."""

    def __init__(
        self,
        players: int = 4,
        *,
        year: int = 1,
        leader: int = 0,
        overrides: Mapping[str, Any] | None = None,
        **options: Any,
    ) -> None:
        chosen = GAME.read_options(options)
        self.box = GAME.open_box(GAME.rules, chosen, overrides or {})
        super().__init__(GAME, GAME.setup(self.box, chosen, GAME.rules, players))
        self.state.agenda.clear()
        self.state.year = year
        self.state.leader = leader
        if year > 1:
            for player in self.state.players:
                player.unplaced = 0

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def hand(self, seat: int, cards: str) -> None:
        self.player(seat).hand = sorted(cards.split())

    def ship(self, seat: int, explorer: str, space: int, half: str = "", pile: str = "") -> Ship:
        ship = Ship(seat, explorer, space, half, face_up=False, pile=pile.split())
        self.player(seat).ships.append(ship)
        self.player(seat).unplaced = max(0, self.player(seat).unplaced - 1)
        return ship

    def gold(self, **piles: list[str]) -> None:
        """Name what lies in the stock and on the discard pile; the rest of the gold is out of the game."""
        self.short = "the stock is as it is named"
        lay(self.state, **piles)

    def start(self, *steps: Step[Any]) -> Self:
        self._take_from_stock()
        return super().start(*steps)

    def _take_from_stock(self) -> None:
        """Take what was laid before the players from the stock, but from one that is named."""
        for card, count in {} if self.short else missing(GAME, self.state).items():
            self.state.stock.extend([card] * count)
            for _ in range(-count):
                assert card in self.state.stock, f"more {card!r} than the box holds"
                self.state.stock.remove(card)

    def turn_up(self, explorer: str, *, left: int = 1) -> Self:
        """Turn up a card of this explorer; `left` other cards stay in the year's deck."""
        other = next(name for name in self.box.explorers if name != explorer)
        self.state.deck = {explorer: 1, other: left}
        return self.start(NextCard()).draw(explorer)

    def auction(self, explorer: str, limits: Mapping[int, int], *, left: int = 1) -> Self:
        """Auction a card of this explorer: each seat goes on bidding 1 more up to its limit, the others pass."""
        self.turn_up(explorer, left=left)
        while self.asked() == "Auction":
            seat, bid = self.waiting()[0], self.state.lot.price + 1
            self.play(seat, Bid(bid) if bid <= limits.get(seat, 0) else Pass())
        return self

    def buy(self, seat: int, explorer: str, amount: int, *moves: Move) -> Self:
        """Let the seat have won this explorer's card; then it makes these moves."""
        self.start()
        self.state.lot = Lot(explorer, [seat], [Offer(seat, amount)], buyer=seat)
        for event in buy(self.state, seat):
            self._tell(event)
        engine.start(self.state, self._tell)
        return self._go_on().play(seat, *moves)
