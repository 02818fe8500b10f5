"""The places on the pictures that an event has changed, and those that a move is about."""

from collections.abc import Iterable

from games.core import Event, Move, Pass, Seat
from games.core.moves import values_of
from games.puerto_rico import events, moves
from games.puerto_rico.craftsman import Craftsman
from games.puerto_rico.state import PuertoRico
from render.places import Names, before, named

_PLACES: dict[type[Event], tuple[str, ...]] = {
    events.RoundBegan: ("seat-{governor}/governor",),
    events.RoleTaken: ("roles/{role}", "seat-{seat}/doubloons"),
    events.TileDrawn: ("seat-{seat}/tiles/{tile}",),
    events.TileTaken: ("seat-{seat}/tiles/{tile}",),
    events.RowLaid: ("row",),
    events.ColonistTaken: ("seat-{seat}/colonists",),
    events.ColonistsDealt: ("seat-{seat}/colonists",),
    events.ColonistsRefused: ("seat-{seat}/colonists",),
    events.ColonistsPlaced: ("seat-{seat}/colonists",),
    events.ColonistShipFilled: ("colonist-ship",),
    events.Built: ("buildings/{building}", "seat-{seat}/buildings/{building}", "seat-{seat}/doubloons"),
    events.FactoryPaid: ("seat-{seat}/doubloons",),
    events.BonusTaken: ("seat-{seat}/goods/{good}",),
    events.GoodSold: ("house", "seat-{seat}/goods/{good}", "seat-{seat}/doubloons"),
    events.HouseEmptied: ("house",),
    events.GoodsLoaded: ("ships/{ship}", "seat-{seat}/goods/{good}", "seat-{seat}/vp"),
    events.WharfUsed: ("seat-{seat}/goods/{good}", "seat-{seat}/vp"),
    events.ShipEmptied: ("ships/{ship}",),
    events.GoldFound: ("seat-{seat}/doubloons",),
}

# Events with several pieces: the field that holds them, and the place of each.
_PLACES_OF_EACH: dict[type[Event], tuple[str, str]] = {
    events.GoodsProduced: ("goods", "seat-{seat}/goods/{piece}"),
    events.GoodsStored: ("returned", "seat-{seat}/goods/{piece}"),
    events.RolesSweetened: ("roles", "roles/{piece}"),
}


def touched(event: Event) -> Iterable[str]:
    """Yield the names of the places that get a ring."""
    kind = type(event)
    fields = {name: getattr(event, name) for name in kind.__dataclass_fields__}
    for place in _PLACES.get(kind, ()):
        if not (place.endswith("doubloons") and fields.get("doubloons") == 0):
            yield place.format(**fields)
    if kind in _PLACES_OF_EACH:
        field, place = _PLACES_OF_EACH[kind]
        yield from {place.format(piece=piece, **fields) for piece in fields[field]}


_OWN: Names = {"good": "{own}/goods/{it}", "single": "{own}/goods/{it}"}
_MORE: dict[type[Move], str] = {
    moves.DrawTile: "stack",
    # The colonists that have just been dealt.
    moves.Refuse: "{own}/colonists",
    # The role card being played is used.
    moves.Produce: "roles/craftsman",
    # The board shows the price of the good.
    moves.Sell: "goods/{good}",
    moves.UseWharf: "{own}/buildings/wharf",
}
"""The places of a move besides those of its fields."""


def meant(view: PuertoRico, seat: Seat, move: Move) -> Iterable[str]:
    """Yield the names of the places that a move is about.

    Barrels are the seat's own, except the craftsman's bonus. A pass is about the role being played, unless
    the seat may also produce, because that is about the role, too.
    """
    if isinstance(move, Pass) and not isinstance(view.agenda[-1], Craftsman):
        yield f"roles/{list(view.taken)[-1]}"
    yield from named(move, seat, {} if isinstance(move, moves.TakeBonus) else _OWN)
    if more := _MORE.get(type(move)):
        yield more.format(**values_of(move), own=before(seat))
