"""The events of *Mundus Novus*."""

from typing import Annotated

from games.core import OWNER, Event, Seat, record, seen_by
from games.mundus_novus.box import Development, EventToken, Resource


@record
class RoundBegan(Event):
    """A new round, with the event of its first development."""

    number: int
    event: EventToken


@record
class EventTriggered(Event):
    """Coronado's owner paid for an event."""

    seat: Seat
    event: EventToken
    cost: int


@record
class StoredReturned(Event):
    """Stored resources came back to their owner's hand."""

    seat: Seat
    count: int
    resources: Annotated[tuple[Resource, ...], OWNER]


@record
class HandsDealt(Event):
    """Every player was dealt `count` resources."""

    count: int


@record
class DeckShuffled(Event):
    """The resource deck was empty; the discard pile became the new one."""


@record
class PoolTurnedUp(Event):
    """The resources that the fleets will share."""

    resources: tuple[Resource, ...]


@record
class FleetSplit(Event):
    """Ponce de León's owner has two fleets this round."""

    seat: Seat
    first: tuple[Development, ...]
    second: tuple[Development, ...]


@record
class ResourcesPicked(Event):
    """A fleet took resources from the pool."""

    seat: Seat
    resources: tuple[Resource, ...]


@record
class ResourceBought(Event):
    """Sergio's owner paid for a resource of the market."""

    seat: Seat
    resource: Resource
    cost: int


@record
class MarketTurnedUp(Event):
    """Resources came to the market from the deck."""

    resources: tuple[Resource, ...]


@record
class MarketCleared(Event):
    """The market was discarded at the end of the round (a table option)."""

    resources: tuple[Resource, ...]


@record
class PiratesTook(Event):
    """Pirates made a player discard resources."""

    seat: Seat
    resources: tuple[Resource, ...]


@record
class TradeAnnounced(Event):
    """The Trade Master announced the number of resources that each player offers."""

    seat: Seat
    number: int


@record
class OfferRevealed(Event):
    """The resources that a player offered, and their total value."""

    seat: Seat
    resources: tuple[Resource, ...]
    total: int


@record
class TradeMasterNamed(Event):
    """The Trade Master, who `kept` the office or is new."""

    seat: Seat
    kept: bool


@record
class ResourceTaken(Event):
    """An offered resource went into another player's hand."""

    seat: Seat
    owner: Seat
    resource: Resource


@record
class ResourceSwapped(Event):
    """An offered resource went to the market, and one from the market into the taker's hand."""

    seat: Seat
    owner: Seat
    resource: Resource
    market: Resource


@record
class MarketBonus(Event):
    """Orellana's owner made three equal resources or a run in the market."""

    seat: Seat
    doubloons: int


@record
class ResourcesTakenBack(Event):
    """The trade is over; a player took back the offered resources that nobody had taken."""

    seat: Seat
    resources: tuple[Resource, ...]


@record
class Compensated(Event):
    """The Trade Master secretly gave a resource to the player who was one card short."""

    giver: Seat
    receiver: Seat
    resource: Annotated[Resource, seen_by("giver", "receiver")]


@record
class FirstNamed(Event):
    """The first player of the progress phase."""

    seat: Seat


@record
class ResourceConverted(Event):
    """A merchant made a resource count as another number in the next combination."""

    seat: Seat
    resource: Resource
    number: Resource


@record
class CombinationShown(Event):
    """The resources that a player used."""

    seat: Seat
    resources: tuple[Resource, ...]
    counted: tuple[Resource, ...]
    """The numbers of the combination, including merchants' changes."""
    changed: bool


@record
class DevelopmentTaken(Event):
    """A player took a development, from the queue or unseen from the deck."""

    seat: Seat
    development: Development
    blind: bool


@record
class DoubloonsGained(Event):
    """A combination paid doubloons."""

    seat: Seat
    doubloons: int


@record
class PerfectShown(Event):
    """A player has the perfect combination."""

    seat: Seat


@record
class QueueTurnedUp(Event):
    """New developments at the end of the queue."""

    developments: tuple[Development, ...]


@record
class IncomePaid(Event):
    """The payment for a player's developments at the end of the round."""

    seat: Seat
    doubloons: int


@record
class ResourcesStored(Event):
    """A player put resources into the warehouses."""

    seat: Seat
    count: int
    resources: Annotated[tuple[Resource, ...], OWNER]


@record
class ResourcesDiscarded(Event):
    """The resources that a player could not keep."""

    seat: Seat
    resources: tuple[Resource, ...]


@record
class EndCaused(Event):
    """The condition that ended the game: perfect, doubloons or queue. The result shows it, no log does."""

    reason: str


@record
class Won(Event):
    """A player won, alone or together with others; `reason` is perfect, doubloons or queue."""

    seat: Seat
    reason: str
