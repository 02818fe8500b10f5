"""Which places on the pictures an event has changed."""

from collections.abc import Iterable

from games.core import Event
from games.pizarro_and_co import events

_PLACES: dict[type[Event], tuple[str, ...]] = {
    events.ShipPlaced: ("ship {seat} {ship}",),
    events.ShipMoved: ("ship {seat} {ship}",),
    events.BidPaid: ("seat {seat}",),
    events.GoldDrawn: ("seat {seat}",),
    events.GoldExchanged: ("seat {seat}",),
    events.CardLost: ("seat {seat}",),
    events.HandOpened: ("seat {seat}",),
    events.VetoGained: ("seat {seat}",),
    events.CardVetoed: ("seat {seat}",),
    events.CardTucked: ("ship {seat} {ship}", "pile {seat} {ship}"),
}


def touched(event: Event) -> Iterable[str]:
    """The names of the places that get a ring."""
    fields = {name: getattr(event, name) for name in type(event).__dataclass_fields__}
    return [place.format(**fields) for place in _PLACES.get(type(event), ())]
