"""The moves of Age of Discovery (§15)."""

from typing import Annotated

from games.core import Few, Ids, Move, Rising, Seat, record

Piece = Annotated[str, Ids("pieces")]
EventBox = Annotated[str, Ids("boxes")]
Region = Annotated[str, Ids("regions")]
Good = Annotated[str, Ids("goods")]
Building = Annotated[str, Ids("buildings")]
DiscoveryCounter = Annotated[str, Ids("counters")]
Card = Annotated[str, Ids("cards")]
Enemy = Annotated[str, Ids("enemies")]


@record
class PlaceWorker(Move):
    """Put a piece from the hand into an event box, on its first free space."""

    box: EventBox
    piece: Piece


@record
class UseFavour(Move):
    """Royal Favour: swap the player's piece on this space with the one in front of it."""

    box: EventBox
    space: Annotated[int, Few()]


@record
class Settle(Move):
    """Send the piece on the dock to a discovered region."""

    region: Region


@record
class TakeGood(Move):
    """Take a good from the display."""

    good: Annotated[Good, Few()]


@record
class Build(Move):
    """Buy a capital building from the display."""

    building: Building


@record
class Chart(Move):
    """New World Cartography: discover this region for free."""

    region: Region


@record
class Ally(Move):
    """Indian Allies: put the soldiers into this colony."""

    region: Region


@record
class Explore(Move):
    """Send these pieces from the discovery box to an undiscovered region."""

    region: Region
    pieces: tuple[Piece, ...]


@record
class ExploreBeyond(Move):
    """Send these pieces beyond the map: draw a discovery card."""

    pieces: tuple[Piece, ...]


@record
class Train(Move):
    """Pay for a specialist of any kind."""

    piece: Piece


@record
class Battle(Move):
    """Fight one opponent in one region, for free."""

    region: Region
    opponent: Seat


@record
class War(Move):
    """Pay for a battle against one opponent in every region where both have pieces and one has a soldier."""

    opponent: Seat


@record
class KillEnemies(Move):
    """Choose which enemy pieces die in this region."""

    region: Region
    enemies: tuple[Enemy, ...]


@record
class Demote(Move):
    """Turn the player's soldier in this region into a colonist, to free a soldier for the supply."""

    region: Region


@record
class MoveSoldier(Move):
    """Cavalry: move a soldier to an adjacent region."""

    source: Region
    target: Region


@record
class Migrate(Move):
    """Migration: move colonists from one region to another."""

    source: Region
    target: Region
    colonists: Annotated[int, Few()]


@record
class Bid(Move):
    """Bid for the first place in the turn order."""

    amount: Annotated[int, Rising()]


@record
class TakeSpecialist(Move):
    """Take the specialist that a high second bid brings."""

    piece: Piece
