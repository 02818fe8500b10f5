"""The events of Pizarro & Co., in the past tense."""

from typing import Annotated

from games.core import OWNER, Event, Seat, record, unless
from games.pizarro_and_co.moves import Explorer, Gold, Half, ShipNumber


@record
class StartPlayerChosen(Event):
    """Chance chose the player who opens the first auction."""

    seat: Seat


@record
class YearStarted(Event):
    """A year's deck is ready."""

    year: int


@record
class CardTurned(Event):
    """An explorer card was turned up; `left` are still in the deck."""

    explorer: Explorer
    left: int


@record
class CardVetoed(Event):
    """A veto put the card under its deck."""

    seat: Seat
    explorer: Explorer


@record
class NobodyEligible(Event):
    """The card left the game at once, because no player could use it."""

    explorer: Explorer


@record
class BidMade(Event):
    """A player bid."""

    seat: Seat
    amount: int


@record
class BidderPassed(Event):
    """A player is out of this auction."""

    seat: Seat


@record
class CardUnsold(Event):
    """Nobody bid; the card left the game."""

    explorer: Explorer


@record
class CardSold(Event):
    """The auction was won."""

    seat: Seat
    explorer: Explorer
    amount: int


@record
class BidPaid(Event):
    """The winner showed the cards of the payment."""

    seat: Seat
    cards: tuple[Gold, ...]


@record
class ShipPlaced(Event):
    """A ship began an explorer's voyage on space 1."""

    seat: Seat
    ship: ShipNumber
    explorer: Explorer


@record
class ShipMoved(Event):
    """A ship sailed on to an explorer's next space."""

    seat: Seat
    ship: ShipNumber
    explorer: Explorer
    space: int


@record
class HalfTaken(Event):
    """A ship came to one half of a divided space."""

    seat: Seat
    ship: ShipNumber
    half: Half


@record
class VetoGained(Event):
    """A Columbus card of year 1 gave its owner a veto."""

    seat: Seat


@record
class CardTucked(Event):
    """A gold card went under a Magellan ship's cards."""

    seat: Seat
    ship: ShipNumber
    card: Annotated[Gold, unless(OWNER, "face_up")]
    face_up: bool


@record
class GoldDrawn(Event):
    """A player drew gold cards; everybody sees them if the hand is open."""

    seat: Seat
    count: int
    cards: Annotated[tuple[Gold, ...], unless(OWNER, "face_up")]
    face_up: bool


@record
class HandOpened(Event):
    """Cook opened a hand until the end of the year."""

    seat: Seat
    cards: tuple[Gold, ...]


@record
class CardLost(Event):
    """Cook cost a random card from the hand."""

    seat: Seat
    card: Gold


@record
class StockShuffled(Event):
    """The discards became part of the stock, which now has `count` cards."""

    count: int


@record
class HandClosed(Event):
    """An open hand is secret again."""

    seat: Seat


@record
class ShipsRemoved(Event):
    """Ships not placed in year 1 left the game."""

    seat: Seat
    count: int


@record
class GoldExchanged(Event):
    """Marco Polo exchanged gold cards: these were discarded, and as many will be drawn."""

    seat: Seat
    cards: tuple[Gold, ...]


@record
class HandShown(Event):
    """A hand was shown for the final scoring."""

    seat: Seat
    cards: tuple[Gold, ...]


@record
class PileShown(Event):
    """The cards under a Magellan ship's cards were shown for the final scoring."""

    seat: Seat
    ship: ShipNumber
    cards: tuple[Gold, ...]


@record
class PileCounted(Event):
    """The score of a Magellan ship: the crowns under its cards, times its space's multiplier."""

    seat: Seat
    ship: ShipNumber
    crowns: int
    multiplier: int


@record
class LuckPressed(Event):
    """Pizarro turned up one more card; `total` is the sum so far."""

    seat: Seat
    card: Gold
    total: int


@record
class LuckScored(Event):
    """Pizarro's points are final: 0 if the sum is above the limit."""

    seat: Seat
    points: int
