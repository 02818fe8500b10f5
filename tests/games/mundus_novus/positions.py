"""Positions of *Mundus Novus*, built by name, and the census of its pieces."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from games.core import CHANCE, Drawn, Menu, Move, Step, engine, view
from games.core.events import Event
from games.mundus_novus import GAME
from games.mundus_novus.state import MundusNovus, Player

BOX = GAME.open_box(GAME.rules, GAME.read_options({}), {})
ANN, BOB, CY, DAN = 0, 1, 2, 3


class Position:
    """A table set up in the middle of a game; moves are played through the engine, forced ones by themselves."""

    def __init__(self, state: MundusNovus, *steps: Step[Any]) -> None:
        self.state = state
        self.events: list[Event] = []
        state.then(*steps)
        self._go_on(engine.start(state, self.events.append))

    def play(self, seat: int, move: Move) -> list[Event]:
        """Play a legal move; returns what followed. Raises `IllegalMove`."""
        first = len(self.events)
        self._go_on(engine.play(self.state, seat, move, self.events.append))
        return self.events[first:]

    def draw(self, *pieces: str | int) -> list[Event]:
        """Let chance draw these pieces."""
        return self.play(CHANCE, Drawn(pieces))

    def _go_on(self, menus: dict[int, Menu]) -> None:
        while forced := engine.forced(self.state, menus):
            menus = engine.apply(self.state, *forced, self.events.append)

    def may(self, seat: int, move: Move) -> bool:
        """Say whether the move is on the seat's menu."""
        return move in engine.menu(self.state, seat)

    def waiting(self) -> list[int]:
        """Return who must act."""
        return list(engine.waits_for(self.state))

    def step(self) -> Any:
        """Return the step on top of the agenda."""
        return self.state.agenda[-1]

    def player(self, seat: int) -> Player:
        """Return what lies before a seat."""
        return self.state.players[seat]

    def hand(self, seat: int) -> str:
        """Return a hand in order, as "1 2 R"."""
        return " ".join(BOX.ordered(self.player(seat).hand))

    def seen_by(self, viewer: int | None) -> MundusNovus:
        """Return the table as a viewer may see it."""
        return view(self.state, viewer)


def at(  # a position is what lies on the table, all by keyword
    *steps: Step[Any],
    seats: int = 3,
    hands: Mapping[int, str] | None = None,
    offers: Mapping[int, str] | None = None,
    developments: Mapping[int, str] | None = None,
    doubloons: Mapping[int, int] | None = None,
    market: str = "1 4 7",
    pool: str = "",
    queue: str = "cortes merchant_low_1 shipyard_1 warehouse_2_2 caravel_08",
    trade_master: int = ANN,
    event: str = "none",
    game_round: int = 2,
    **options: Any,
) -> Position:
    """Return a position with these cards, as texts "5 5 R"; everything else is in the decks."""
    chosen = GAME.read_options(options)
    state: MundusNovus = GAME.setup(BOX, chosen, GAME.rules, seats)
    state.agenda.clear()
    state.market, state.pool, state.queue = BOX.ordered(market.split()), pool.split(), queue.split()
    state.trade_master, state.event, state.round = trade_master, event, game_round
    for player in state.players:
        player.offer = BOX.ordered((offers or {}).get(player.seat, "").split())
        player.offered = list(player.offer)
        player.hand = (hands or {}).get(player.seat, "").split()
        player.developments = (developments or {}).get(player.seat, "").split()
        player.doubloons = (doubloons or {}).get(player.seat, 0)
        take_out(state, [*player.hand, *player.offer])
    take_out(state, [*state.market, *state.pool])
    for name in [*state.queue, *(name for player in state.players for name in player.developments)]:
        if name in state.development_deck:
            state.development_deck.remove(name)
    return Position(state, *steps)


def take_out(state: MundusNovus, resources: list[str]) -> None:
    """Take resources out of the deck; there must be enough of them."""
    for name, count in Counter(resources).items():
        state.deck[name] -= count
        assert state.deck[name] >= 0, f"there are not so many {name}"
    state.deck_size -= len(resources)


def census(state: MundusNovus) -> Counter[str]:
    """Count every resource of the table, wherever it lies."""
    total = Counter(state.deck) + Counter(state.discard) + Counter(state.market) + Counter(state.pool)
    for player in state.players:
        total += Counter(player.hand) + Counter(player.offer) + Counter(player.stored)
    return total
