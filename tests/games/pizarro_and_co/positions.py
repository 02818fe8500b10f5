"""Positions of Pizarro & Co., built by name: set what matters, play named moves, look."""

import dataclasses
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Self

from games.core import Menu, Move, Pass, Step
from games.pizarro_and_co import GAME
from games.pizarro_and_co.auction import Auction, lowest_bid
from games.pizarro_and_co.moves import Bid
from games.pizarro_and_co.state import Lot, Offer, Pizarro, Player, Ship
from games.pizarro_and_co.year import NextCard
from tests.games.position import ANN, lay, missing
from tests.games.position import Position as BasePosition

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
    """A table in the middle of a game."""

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def turn_up(self, explorer: str, *, left: int = 1) -> Self:
        """Turn up a card of this explorer; `left` other cards stay in the year's deck."""
        other = next(name for name in self.state.box.explorers if name != explorer)
        self.state.deck = {explorer: 1, other: left}
        return self.start(NextCard()).draw(explorer)

    def auction(self, explorer: str, limits: Mapping[int, int], *, left: int = 1) -> Self:
        """Auction a card of this explorer: each seat goes on bidding 1 more up to its limit, the others pass."""
        self.turn_up(explorer, left=left)
        while self.asked() == "Auction":
            seat, bid = self.waiting()[0], lowest_bid(self.state)
            self.play(seat, Bid(bid) if bid <= limits.get(seat, 0) else Pass())
        return self

    def buy(self, seat: int, explorer: str, amount: int, *moves: Move) -> Self:
        """Let the seat win this explorer's card; then it makes these moves."""
        self.state.lot = Lot(explorer, [seat], [Offer(seat, amount)])
        return self.start(Auction([seat])).play(seat, *moves)


def at(
    *steps: Step[Any],
    seats: int = 4,
    hands: Mapping[int, str] | None = None,
    ships: Mapping[int, Sequence[Ship]] | None = None,
    players: Mapping[int, Mapping[str, Any]] | None = None,
    overrides: Mapping[str, Any] | None = None,
    **board: Any,
) -> Position:
    """Return a position with these hands, as texts "5 5 9", and ships; a hand that is not named is a new game's.

    `players` may say anything else that lies before a seat, `board` any field of the state, and options. Gold comes
    from the stock; a stock that is named is as it says, and the rest of the gold is out of the game.
    """
    options = {option.key for option in GAME.table_options()}
    chosen = GAME.read_options({name: value for name, value in board.items() if name in options})
    state = GAME.setup(GAME.open_box(GAME.rules, chosen, overrides or {}), chosen, GAME.rules, seats)
    state.agenda.clear()
    lay(state, **{"year": 1, **{name: value for name, value in board.items() if name not in options}})
    for player in state.players:
        if hands and player.seat in hands:
            player.hand = sorted(hands[player.seat].split())
        player.ships = [
            dataclasses.replace(one, seat=player.seat) for one in (ships or {}).get(player.seat, ())
        ]
        player.unplaced = max(0, player.unplaced - len(player.ships)) if state.year <= 1 else 0
        lay(player, **(players or {}).get(player.seat, {}))
    if "stock" not in board:
        take_from_stock(state)
    return Position(GAME, state, short="the stock as named" if "stock" in board else "").start(*steps)


def ship(explorer: str, space: int, half: str = "", *, pile: str = "", face_up: bool = False) -> Ship:
    """A ship for `at`, with the gold under it; whose it is, `at` says."""
    return Ship(ANN, explorer, space, half, face_up, pile.split())


def take_from_stock(state: Pizarro) -> None:
    """Take what lies elsewhere from the stock."""
    for card, count in missing(GAME, state).items():
        state.stock.extend([card] * count)
        for _ in range(min(-count, state.stock.count(card))):
            state.stock.remove(card)
    state.stock.sort()
