"""Tables in the middle of play: set what matters, give the luck that comes, play named moves, look."""

from typing import Any

from games.core import CHANCE, Drawn, Event, Menu, Move, Score, Step, engine
from games.pizarro_and_co import GAME
from games.pizarro_and_co.purchase import buy
from games.pizarro_and_co.state import Lot, Offer, Pizarro, Player, Ship
from games.pizarro_and_co.year import NextCard

RED, BLUE, GREEN, YELLOW = range(4)


class Position:
    """One table without a save: stops where luck is needed and none is given."""

    def __init__(self, players: int = 4, *, year: int = 1, leader: int = 0, **options: Any) -> None:
        chosen = GAME.read_options(options)
        self.box = GAME.open_box(1, chosen, {})
        self.state: Pizarro = GAME.setup(self.box, chosen, 1, players)
        self.state.agenda.clear()
        self.state.year = year
        self.state.leader = leader
        if year > 1:
            for player in self.state.players:
                player.unplaced = 0
        self.luck: list[tuple[Any, ...]] = []
        self.events: list[Event] = []

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def hand(self, seat: int, cards: str) -> None:
        self.player(seat).hand = sorted(cards.split())

    def ship(self, seat: int, explorer: str, space: int, half: str = "", pile: str = "") -> Ship:
        ship = Ship(seat, explorer, space, half, face_up=False, pile=pile.split())
        self.player(seat).ships.append(ship)
        self.player(seat).unplaced = max(0, self.player(seat).unplaced - 1)
        return ship

    def start(self, *steps: Step[Any], luck: list[tuple[Any, ...]] | None = None) -> None:
        self.luck = luck or []
        self.state.then(*steps)
        engine.start(self.state, self.events.append)
        self._go_on()

    def turn_up(self, explorer: str, *, left: int = 1) -> None:
        """Turn up a card of this explorer; `left` other cards stay in the year's deck."""
        other = next(name for name in self.box.explorers if name != explorer)
        self.state.deck = {explorer: 1, other: left}
        self.start(NextCard(), luck=[(explorer,)])

    def buy(
        self, seat: int, explorer: str, amount: int, *moves: Move, luck: list[tuple[Any, ...]] | None = None
    ) -> None:
        """Let the seat have won this explorer's card; then it makes these moves."""
        self.state.lot = Lot(explorer, [seat], [Offer(seat, amount)], buyer=seat)
        self.luck = luck or []
        self.events.extend(buy(self.state, seat, explorer, amount))
        engine.start(self.state, self.events.append)
        self._go_on()
        self.play(seat, *moves, luck=self.luck)

    def play(self, seat: int, *moves: Move, luck: list[tuple[Any, ...]] | None = None) -> None:
        self.luck = luck or []
        self._go_on()
        for move in moves:
            engine.play(self.state, seat, move, self.events.append)
            self._go_on()
        assert not self.luck, f"luck not needed: {self.luck}"

    def _go_on(self) -> None:
        while self.state.agenda:
            if self.waiting() == [CHANCE]:
                if not self.luck:
                    return
                engine.play(self.state, CHANCE, Drawn(self.luck.pop(0)), self.events.append)
            elif move := engine.forced(self.state, {}):
                engine.apply(self.state, *move, self.events.append)
            else:
                return

    def waiting(self) -> list[int]:
        return list(engine.waits_for(self.state))

    def menu(self, seat: int) -> Menu:
        return engine.menu(self.state, seat)

    def asked(self) -> str:
        """Return the class name of the step that waits."""
        return type(self.state.agenda[-1]).__name__

    def told(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.events if type(event) is kind]

    def scores(self) -> tuple[Score, ...]:
        return GAME.scores(self.state)

    def points(self, seat: int) -> dict[str, int | None]:
        return dict(self.scores()[seat].sources)

    def total(self, seat: int) -> int | None:
        return self.scores()[seat].total
