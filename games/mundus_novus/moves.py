"""The moves of *Mundus Novus*, in the order of the rulebook (§12)."""

from typing import Annotated

from games.core import Few, Move, Seat, record
from games.mundus_novus.box import Development, EventToken, Resource


@record
class Trigger(Move):
    """Coronado's owner pays for an event of their choice."""

    event: EventToken


@record
class Split(Move):
    """Ponce de León splits the caravels: these are the first fleet, the others the second."""

    caravels: tuple[Development, ...]


@record
class Pick(Move):
    """A fleet takes these resources from the pool, one for each caravel."""

    resources: tuple[Resource, ...]


@record
class Buy(Move):
    """Sergio pays for a resource of the market."""

    resource: Resource


@record
class Lose(Move):
    """Discard these resources to the pirates."""

    resources: tuple[Resource, ...]


@record
class Announce(Move):
    """The Trade Master announces the number of resources that each player offers."""

    number: Annotated[int, Few()]


@record
class Offer(Move):
    """The resources that a player offers for trade, secret until all have chosen."""

    resources: tuple[Resource, ...]


@record
class Name(Move):
    """The old Trade Master names one of the tied players as successor."""

    player: Seat


@record
class Take(Move):
    """Take an offered resource from a player into the hand."""

    player: Seat
    resource: Resource


@record
class Swap(Move):
    """Take an offered resource from a player, put it into the market and take `market` from there."""

    player: Seat
    resource: Resource
    market: Resource


@record
class Compensate(Move):
    """The Trade Master gives a resource to the player who is one card short."""

    resource: Resource


@record
class First(Move):
    """The Trade Master names the first player of the progress phase."""

    player: Seat


@record
class Convert(Move):
    """A merchant lets a resource count as this number in the next combination."""

    resource: Resource
    number: Resource


@record
class Recall(Move):
    """Take back the merchants' conversions that no combination has used."""


@record
class Same(Move):
    """An identical combination, `relics` of its cards being jokers, for a face-up development."""

    number: Resource
    size: Annotated[int, Few()]
    development: Development
    relics: Annotated[int, Few()] = 0


@record
class Blind(Move):
    """An identical combination for the top card of the development deck, with Almagro."""

    number: Resource
    size: Annotated[int, Few()]
    relics: Annotated[int, Few()] = 0


@record
class Cash(Move):
    """An identical combination of three for doubloons, with Vicente."""

    number: Resource
    relics: Annotated[int, Few()] = 0


@record
class Different(Move):
    """A combination of different numbers for doubloons."""

    numbers: tuple[Resource, ...]


@record
class Relics(Move):
    """Sell this many relics."""

    count: Annotated[int, Few()]


@record
class Perfect(Move):
    """All nine numbers and a relic; the necessary merchants are used automatically."""


@record
class Done(Move):
    """End the turn of the progress phase."""


@record
class Store(Move):
    """Keep these resources in the warehouses; the rest of the hand is discarded."""

    resources: tuple[Resource, ...]
