"""The moves of Pizarro & Co.: every decision that a player makes (§11)."""

from typing import Annotated

from games.core import Ids, Move, Rising, record

Gold = Annotated[str, Ids("gold")]
Explorer = Annotated[str, Ids("explorers")]
ShipNumber = Annotated[str, Ids("ships")]
Half = Annotated[str, Ids("halves")]


@record
class Veto(Move):
    """Put the card just turned up under its deck, once for each Columbus card of year 1."""


@record
class Allow(Move):
    """Let the card just turned up be auctioned."""


@record
class Bid(Move):
    """Bid more than the bid before."""

    amount: Annotated[int, Rising()]


@record
class Limit(Move):
    """Seal the most that one would bid for this card; 0 stays out."""

    amount: int


@record
class Pay(Move):
    """Pay the bid; no change is given."""

    cards: tuple[Gold, ...]


@record
class Sail(Move):
    """Choose which ship sails on."""

    ship: ShipNumber


@record
class SailTo(Move):
    """Choose which ship sails on, and to which half of the space."""

    ship: ShipNumber
    half: Half


@record
class Tuck(Move):
    """Put a gold card under the player's Magellan cards."""

    card: Gold


@record
class Exchange(Move):
    """Discard gold cards and draw as many."""

    cards: tuple[Gold, ...]


@record
class DrawOne(Move):
    """Turn up one more gold card for Pizarro."""


@record
class Stop(Move):
    """Score what Pizarro has turned up so far."""
