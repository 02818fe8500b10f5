"""The places on the pictures that an event has changed, and those that a move is about."""

from collections.abc import Iterable

from games.core import Event, Move, Seat
from games.pizarro_and_co import events, moves
from games.pizarro_and_co.state import Pizarro
from render.places import Names, named

_PLACES: dict[type[Event], tuple[str, ...]] = {
    events.ShipPlaced: ("seat-{seat}/ships/{ship}",),
    events.ShipMoved: ("seat-{seat}/ships/{ship}",),
    events.BidPaid: ("seat-{seat}",),
    events.GoldDrawn: ("seat-{seat}",),
    events.GoldExchanged: ("seat-{seat}",),
    events.CardLost: ("seat-{seat}",),
    events.HandOpened: ("seat-{seat}",),
    events.VetoGained: ("seat-{seat}",),
    events.CardVetoed: ("seat-{seat}",),
    events.CardTucked: ("seat-{seat}/ships/{ship}", "seat-{seat}/piles/{ship}"),
}


def touched(event: Event) -> Iterable[str]:
    """Return the names of the places that get a ring."""
    fields = {name: getattr(event, name) for name in type(event).__dataclass_fields__}
    return [place.format(**fields) for place in _PLACES.get(type(event), ())]


_OWN: Names = {"ship": "{own}/ships/{it}", "card": "{own}/gold/{it}"}
_MORE: dict[type[Move], str] = {moves.Veto: "lot", moves.DrawOne: "stock"}
"""The place of a move without fields."""


def meant(_: Pizarro, seat: Seat, move: Move) -> Iterable[str]:
    """Return the names of the places that a move is about; ships and gold are the seat's own."""
    more = _MORE.get(type(move))
    return [more] if more else named(move, seat, _OWN)
