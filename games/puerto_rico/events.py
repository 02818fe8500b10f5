"""The events of Puerto Rico, in the order of a round."""

from typing import Annotated

from games.core import Event, Ids, Seat, record
from games.puerto_rico.moves import Building, Circle, Good, Role, Ship, Tile

Trigger = Annotated[str, Ids("triggers")]


@record
class RoundBegan(Event):
    """A round begins with its governor."""

    round: int
    governor: Seat


@record
class RoleTaken(Event):
    """A player took a role card and the doubloons on it."""

    seat: Seat
    role: Role
    doubloons: int
    privilege: bool
    """False if the privilege was declined."""


@record
class Passed(Event):
    """A player passed."""

    seat: Seat


# Settler


@record
class TileDrawn(Event):
    """A hacienda brought a face-down tile."""

    seat: Seat
    tile: Tile


@record
class TileTaken(Event):
    """A player settled a plantation or a quarry."""

    seat: Seat
    tile: Tile
    colonist: bool
    """True if the hospice put a colonist on it."""


@record
class StackShuffled(Event):
    """The discarded tiles became the new stack."""

    count: int


@record
class RowLaid(Event):
    """New plantations were turned up."""

    tiles: tuple[Tile, ...]


# Mayor


@record
class ColonistTaken(Event):
    """The mayor took a colonist from the supply."""

    seat: Seat


@record
class ColonistsDealt(Event):
    """A player got colonists from the ship."""

    seat: Seat
    count: int


@record
class ColonistsRefused(Event):
    """A player refused colonists; they left the game."""

    seat: Seat
    count: int


@record
class ColonistsPlaced(Event):
    """A player arranged the colonists: one entry per occupied circle, the rest in San Juan."""

    seat: Seat
    circles: tuple[Circle, ...]
    san_juan: int


@record
class ColonistShipFilled(Event):
    """The colonist ship was filled from the supply."""

    count: int
    supply: int


# Builder


@record
class Built(Event):
    """A player built a building."""

    seat: Seat
    building: Building
    price: int
    colonist: bool
    """True if the university put a colonist on it."""


# Craftsman


@record
class GoodsProduced(Event):
    """A player produced barrels, perhaps none."""

    seat: Seat
    goods: tuple[Good, ...]


@record
class FactoryPaid(Event):
    """A factory paid for the kinds produced."""

    seat: Seat
    doubloons: int


@record
class BonusTaken(Event):
    """The craftsman took the extra barrel."""

    seat: Seat
    good: Good


# Trader


@record
class GoodSold(Event):
    """A player sold a barrel to the trading house."""

    seat: Seat
    good: Good
    doubloons: int


@record
class HouseEmptied(Event):
    """The full trading house was emptied into the supply."""

    goods: tuple[Good, ...]


# Captain


@record
class GoodsLoaded(Event):
    """A player loaded a cargo ship."""

    seat: Seat
    good: Good
    count: int
    ship: Ship
    vp: int


@record
class WharfUsed(Event):
    """A player shipped with a wharf."""

    seat: Seat
    good: Good
    count: int
    vp: int


@record
class GoodsStored(Event):
    """A player kept some barrels and returned the others to the supply."""

    seat: Seat
    kept: tuple[Good, ...]
    returned: tuple[Good, ...]


@record
class ShipEmptied(Event):
    """A full cargo ship was emptied into the supply."""

    ship: Ship
    good: Good
    count: int


# Prospector, end of the round, end of the game


@record
class GoldFound(Event):
    """The prospector took doubloons from the bank."""

    seat: Seat
    doubloons: int


@record
class RolesSweetened(Event):
    """Each unused role card got doubloons."""

    roles: tuple[Role, ...]
    doubloons: int


@record
class EndCaused(Event):
    """The first trigger of the end of the game. It is shown with the result and is in no log."""

    trigger: Trigger


@record
class LastRoundCalled(Event):
    """The round is the last one."""

    trigger: Trigger
