"""Tables in the middle of play: set what matters, give the luck that comes, play named moves, look."""

from collections.abc import Mapping
from typing import Any

from games.core import Move, Pass, Score, Step, engine
from games.pizarro_and_co import GAME
from games.pizarro_and_co.moves import Bid
from games.pizarro_and_co.purchase import buy
from games.pizarro_and_co.state import Lot, Offer, Pizarro, Player, Ship
from games.pizarro_and_co.year import NextCard
from tests.games.position import Luck, check, missing
from tests.games.position import Position as BasePosition

RED, BLUE, GREEN, YELLOW = range(4)


class Position(BasePosition[Pizarro]):
    """A table that is set up piece by piece, then started; gold comes from the stock, but from one that is named.

    `unlike_the_box` says why it is not held against the box.
    """

    def __init__(
        self, players: int = 4, *, year: int = 1, leader: int = 0, unlike_the_box: str = "", **options: Any
    ) -> None:
        chosen = GAME.read_options(options)
        self.box = GAME.open_box(GAME.rules, chosen, {})
        super().__init__(GAME, GAME.setup(self.box, chosen, GAME.rules, players))
        self.state.agenda.clear()
        self.state.year = year
        self.state.leader = leader
        if year > 1:
            for player in self.state.players:
                player.unplaced = 0
        self._stock = self.state.stock
        self._unlike_the_box = unlike_the_box

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def hand(self, seat: int, cards: str) -> None:
        self.player(seat).hand = sorted(cards.split())

    def ship(self, seat: int, explorer: str, space: int, half: str = "", pile: str = "") -> Ship:
        ship = Ship(seat, explorer, space, half, face_up=False, pile=pile.split())
        self.player(seat).ships.append(ship)
        self.player(seat).unplaced = max(0, self.player(seat).unplaced - 1)
        return ship

    def _lay_out(self) -> None:
        """Take what was laid before the players from the stock, and hold all against the box."""
        if self._unlike_the_box:
            return
        named = self.state.stock is not self._stock
        for card, count in {} if named else missing(GAME, self.state).items():
            self.state.stock.extend([card] * count)
            for _ in range(-count):
                self.state.stock.remove(card)
        check(GAME, self.state, short="the stock is as it is named" if named else "")

    def start(self, *steps: Step[Any], luck: Luck = ()) -> "Position":
        self._lay_out()
        super().start(*steps, luck=luck)
        return self

    def turn_up(self, explorer: str, *, left: int = 1) -> None:
        """Turn up a card of this explorer; `left` other cards stay in the year's deck."""
        other = next(name for name in self.box.explorers if name != explorer)
        self.state.deck = {explorer: 1, other: left}
        self.start(NextCard(), luck=[(explorer,)])

    def auction(self, explorer: str, limits: Mapping[int, int], *, left: int = 1) -> None:
        """Auction a card of this explorer: each seat goes on bidding 1 more up to its limit, the others pass."""
        self.turn_up(explorer, left=left)
        while self.asked() == "Auction":
            seat, bid = self.waiting()[0], self.state.lot.price + 1
            self.play(seat, Bid(bid) if bid <= limits.get(seat, 0) else Pass())

    def buy(self, seat: int, explorer: str, amount: int, *moves: Move, luck: Luck = ()) -> None:
        """Let the seat have won this explorer's card; then it makes these moves."""
        self._lay_out()
        self.state.lot = Lot(explorer, [seat], [Offer(seat, amount)], buyer=seat)
        self.latest, self._luck = [], list(luck)
        for event in buy(self.state, seat, explorer, amount):
            self._tell(event)
        engine.start(self.state, self._tell)
        self._go_on()
        self.play(seat, *moves, luck=self._luck)

    def scores(self) -> tuple[Score, ...]:
        return GAME.scores(self.state)
