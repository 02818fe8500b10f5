"""The state of a table of Pizarro & Co.: players, ships, the card up for auction, gold."""

from bisect import insort
from collections.abc import Iterable
from dataclasses import field
from typing import Annotated

from games.core import NOBODY, OWNER, Mutable, Seat, State, mutable, record, unless
from games.pizarro_and_co.box import PizarroBox, SpaceRow
from games.pizarro_and_co.moves import Explorer, Gold, Half
from games.pizarro_and_co.options import PizarroOptions


@mutable
class Ship(Mutable):
    """A ship on the boards, with the gold cards tucked under its Magellan cards."""

    seat: Seat
    explorer: Explorer
    space: int
    half: Half = ""
    face_up: bool = False
    """Whether everybody sees the pile."""
    pile: Annotated[list[Gold], unless(OWNER, "face_up")] = field(default_factory=list[Gold])


@mutable
class Player(Mutable):
    """The possessions of one player. The first ship of `ships` is the player's ship 1."""

    seat: Seat
    hand: Annotated[list[Gold], unless(OWNER, "open_hand")]
    """Sorted by value, so that the order does not show when the cards came."""
    unplaced: int
    open_hand: bool = False
    vetoes: int = 0
    ships: list[Ship] = field(default_factory=list[Ship])


@record
class Offer:
    """A bid."""

    seat: Seat
    amount: int


@mutable
class Lot(Mutable):
    """The card up for auction and the state of its auction; before a year's first card `explorer` is ""."""

    explorer: Explorer = ""
    eligible: list[Seat] = field(default_factory=list[Seat])
    bids: list[Offer] = field(default_factory=list[Offer])
    passed: list[Seat] = field(default_factory=list[Seat])
    buyer: Seat | None = None

    @property
    def price(self) -> int:
        """The high bid, 0 before the first."""
        return self.bids[-1].amount if self.bids else 0


@mutable
class Pizarro(State[PizarroBox, PizarroOptions]):
    """A whole table of Pizarro & Co."""

    players: list[Player]
    stock: Annotated[list[Gold], NOBODY]
    discards: list[Gold] = field(default_factory=list[Gold])
    paid: list[Gold] = field(default_factory=list[Gold])
    """A payment of which one card goes under Magellan."""
    luck: list[Gold] = field(default_factory=list[Gold])
    """The cards turned up for Pizarro in the final scoring."""
    start_player: Seat = 0
    leader: Seat = 0
    year: int = 0
    deck: dict[Explorer, int] = field(default_factory=dict[Explorer, int])
    """The cards of the year's deck that nobody has seen."""
    deck_bottom: list[Explorer] = field(default_factory=list[Explorer])
    """The vetoed cards beneath them, the next one first."""
    lot: Lot = field(default_factory=Lot)

    def cards_left(self) -> int:
        """Return the number of cards in the year's deck."""
        return sum(self.deck.values()) + len(self.deck_bottom)


def counted(cards: Iterable[Gold]) -> dict[Gold, int]:
    """Return the number of cards of each value."""
    numbers: dict[Gold, int] = {}
    for card in cards:
        numbers[card] = numbers.get(card, 0) + 1
    return numbers


def gain(player: Player, cards: Iterable[Gold]) -> None:
    """Put cards into a hand."""
    for card in cards:
        insort(player.hand, card)


def lose(player: Player, cards: Iterable[Gold]) -> None:
    """Take cards out of a hand."""
    for card in cards:
        player.hand.remove(card)


def space_of(box: PizarroBox, ship: Ship) -> SpaceRow:
    """Return the space, or the half of one, on which a ship is."""
    return box.space(ship.explorer, ship.space, ship.half)


def ships_on(player: Player, explorer: Explorer, space: int) -> list[int]:
    """Return the indices of the player's ships on a space (0 is ship 1)."""
    return [
        number
        for number, ship in enumerate(player.ships)
        if ship.space == space and ship.explorer == explorer
    ]


def clock(state: Pizarro) -> int:
    """Return the number of cards revealed so far."""
    rows = state.box.years
    dealt = sum(row.cards for year, row in rows.items() if int(year) <= state.year) * len(state.box.explorers)
    return dealt - state.cards_left()
