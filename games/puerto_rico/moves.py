"""The moves of Puerto Rico (§12)."""

from typing import Annotated

from games.core import Ids, Move, record

Role = Annotated[str, Ids("roles")]
Good = Annotated[str, Ids("goods")]
Tile = Annotated[str, Ids("tiles")]
Ship = Annotated[str, Ids("ships")]
Building = Annotated[str, Ids("buildings")]
Circle = Annotated[str, Ids("circles")]


@record
class TakeRole(Move):
    """Take a role card with the doubloons on it, with or without its privilege."""

    role: Role
    privilege: bool = True


@record
class DrawTile(Move):
    """Use the hacienda: draw a face-down plantation."""


@record
class Settle(Move):
    """Put a plantation of the row or a quarry on the island, with or without the hospice's colonist."""

    tile: Tile
    colonist: bool = True


@record
class Refuse(Move):
    """Refuse some of the colonists just dealt; they leave the game."""

    count: int


@record
class PlaceColonists(Move):
    """Rearrange all colonists: one entry for each occupied circle."""

    circles: tuple[Circle, ...]


@record
class Build(Move):
    """Build, with or without the university's colonist."""

    building: Building
    colonist: bool = True


@record
class Produce(Move):
    """Produce all goods that can be produced."""


@record
class TakeBonus(Move):
    """Take the craftsman's extra barrel."""

    good: Good


@record
class Sell(Move):
    """Sell a barrel to the trading house."""

    good: Good


@record
class Load(Move):
    """Load as many barrels of a good as possible on a cargo ship, with or without the harbor's point."""

    good: Good
    ship: Ship
    harbor: bool = True


@record
class UseWharf(Move):
    """Ship all barrels of a good with the player's own wharf."""

    good: Good
    harbor: bool = True


@record
class FinalPass(Move):
    """Pass, and leave the wharf unused for the rest of the phase."""


@record
class Store(Move):
    """Keep one single barrel of a good, and all barrels of some others in warehouses."""

    single: Good
    whole: tuple[Good, ...]


@record
class StoreOnly(Move):
    """Keep all barrels of some goods in warehouses, and no single barrel."""

    whole: tuple[Good, ...]


@record
class StoreNothing(Move):
    """Return all barrels to the supply."""
