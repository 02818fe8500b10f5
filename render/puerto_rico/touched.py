"""Which places on the pictures an event has changed."""

from collections.abc import Iterable

from games.core import Event
from games.puerto_rico import events

_PLACES: dict[type[Event], tuple[str, ...]] = {
    events.RoundBegan: ("seat {governor} governor",),
    events.RoleTaken: ("role {role}", "seat {seat} doubloons"),
    events.TileDrawn: ("seat {seat} tile {tile}",),
    events.TileTaken: ("seat {seat} tile {tile}",),
    events.RowLaid: ("row",),
    events.ColonistTaken: ("seat {seat} colonists",),
    events.ColonistsDealt: ("seat {seat} colonists",),
    events.ColonistsRefused: ("seat {seat} colonists",),
    events.ColonistsPlaced: ("seat {seat} colonists",),
    events.ColonistShipFilled: ("colonist ship",),
    events.Built: ("building {building}", "seat {seat} building {building}", "seat {seat} doubloons"),
    events.FactoryPaid: ("seat {seat} doubloons",),
    events.BonusTaken: ("seat {seat} good {good}",),
    events.GoodSold: ("house", "seat {seat} good {good}", "seat {seat} doubloons"),
    events.HouseEmptied: ("house",),
    events.GoodsLoaded: ("ship {ship}", "seat {seat} good {good}", "seat {seat} vp"),
    events.WharfUsed: ("seat {seat} good {good}", "seat {seat} vp"),
    events.ShipEmptied: ("ship {ship}",),
    events.GoldFound: ("seat {seat} doubloons",),
}

# Events with several pieces: the field that holds them, and the place of each.
_PLACES_OF_EACH: dict[type[Event], tuple[str, str]] = {
    events.GoodsProduced: ("goods", "seat {seat} good {piece}"),
    events.GoodsStored: ("returned", "seat {seat} good {piece}"),
    events.RolesSweetened: ("roles", "role {piece}"),
}


def touched(event: Event) -> Iterable[str]:
    """The names of the places that get a ring."""
    kind = type(event)
    fields = {name: getattr(event, name) for name in kind.__dataclass_fields__}
    for place in _PLACES.get(kind, ()):
        if not (place.endswith("doubloons") and fields.get("doubloons") == 0):
            yield place.format(**fields)
    if kind in _PLACES_OF_EACH:
        field, place = _PLACES_OF_EACH[kind]
        yield from {place.format(piece=piece, **fields) for piece in fields[field]}
