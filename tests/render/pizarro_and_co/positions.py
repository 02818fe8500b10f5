"""Moments of a game of Pizarro & Co. for its pictures."""

from typing import Any

from games.pizarro_and_co import GAME
from games.pizarro_and_co.auction import Auction
from games.pizarro_and_co.purchase import ChooseShip, Payment
from games.pizarro_and_co.state import Lot, Offer, Pizarro, Ship
from tests.games.pizarro_and_co.positions import take_from_stock

NAMES = ["Anna", "Bartholomew the Magnificent", "Chloé", "\u674e\u660e Ming \u202e", "Eve", "Finn"]


def beginning(seats: int, **options: Any) -> Pizarro:
    """The first card of the first year is up for auction."""
    chosen = GAME.read_options(options)
    state: Pizarro = GAME.setup(GAME.open_box(1, chosen, {}), chosen, 1, seats)
    state.agenda.clear()
    state.year = 1
    state.deck = dict.fromkeys(state.box.explorers, 3) | {"magellan": 2}
    state.lot = Lot("magellan", list(range(seats)))
    state.agenda.append(Auction(list(range(seats))))
    take_from_stock(state)
    return state


def fleet(state: Pizarro, year: int) -> None:
    """Spread ships over all explorers, as after many auctions of this year."""
    seat = 0
    for explorer in state.box.explorers:
        for number, space in enumerate({1: (1, 1, 1), 2: (2, 2, 1), 3: (3, 2, 1)}[year]):
            half = state.box.halves_of(explorer, space)[number % len(state.box.halves_of(explorer, space))]
            pile = ["1", "4", "5"][:space] if explorer == "magellan" else []
            ship = Ship(seat % state.seats, explorer, space, half, state.options.board1 == "B", pile)
            state.players[seat % state.seats].ships.append(ship)
            seat += 2 if number else 1
    for player in state.players:
        player.unplaced = max(0, 6 - len(player.ships)) if year == 1 else 0


def auction(seats: int = 4, year: int = 2, *bids: tuple[int, int], **options: Any) -> Pizarro:
    """An auction of this year, with these bids."""
    state = beginning(seats, **options)
    state.year = year
    fleet(state, year)
    state.deck = dict.fromkeys(state.box.explorers, 1)
    state.discards = sorted("1234567899")
    state.leader = 1
    for player in state.players:
        player.hand = player.hand[player.seat :: 2]
    state.players[1].vetoes = 1
    state.players[2].hand = ["1", "3", "3", "8"]
    state.lot = Lot("james_cook", list(range(seats)), [Offer(*bid) for bid in bids], [0])
    state.agenda[:] = [Auction([2, 1])]
    take_from_stock(state)
    return state


def payment(seats: int = 4, price: int = 13) -> Pizarro:
    """The third player has won the card and pays."""
    state = auction(seats, 2, (1, 5), (2, price))
    state.lot.buyer = 2
    state.players[2].hand = sorted("112345567899")
    state.agenda[:] = [Payment([2])]
    take_from_stock(state)
    return state


def choosing(**options: Any) -> Pizarro:
    """The third player chooses the ship for the card just won."""
    explorer = "vasco_da_gama" if options.get("board2") == "B" else "magellan"
    state = auction(4, 2, (2, 4), **options)
    state.players[2].ships = [
        Ship(
            2, explorer, 1, state.box.halves_of(explorer, 1)[0], pile=["1"] if explorer == "magellan" else []
        )
        for _ in "12"
    ]
    state.lot = Lot(explorer, [2, 1], [Offer(2, 4)], [1], buyer=2)
    state.agenda[:] = [ChooseShip([2])]
    take_from_stock(state)
    return state


def end(*, luck: str = "562") -> Pizarro:
    """The final scoring with Pizarro's cards."""
    state = auction(4, 3, board1="B", board2="B")
    state.lot = Lot()
    state.deck = {}
    state.luck = list(luck)
    for player in state.players:
        player.open_hand = True
        for ship in player.ships:
            ship.face_up = True
    take_from_stock(state)
    return state
