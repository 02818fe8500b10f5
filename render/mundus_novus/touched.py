"""Which places on the pictures an event has changed."""

from collections.abc import Iterable

from games.core import Event
from games.mundus_novus import events

_PLACES: dict[type[Event], tuple[str, ...]] = {
    events.EventTriggered: ("event", "seat {seat} doubloons"),
    events.RoundBegan: ("event",),
    events.PoolTurnedUp: ("pool",),
    events.ResourceBought: ("market", "seat {seat} doubloons"),
    events.ResourceSwapped: ("market",),
    events.MarketTurnedUp: ("market",),
    events.TradeMasterNamed: ("trade master",),
    events.MarketBonus: ("seat {seat} doubloons",),
    events.DevelopmentTaken: ("seat {seat} {development}",),
    events.DoubloonsGained: ("seat {seat} doubloons",),
    events.IncomePaid: ("seat {seat} doubloons",),
}


def touched(event: Event) -> Iterable[str]:
    """The names of the places that get a ring."""
    kind = type(event)
    if kind is events.TradeMasterNamed and getattr(event, "kept", False):
        return
    fields = {name: getattr(event, name) for name in kind.__dataclass_fields__}
    for place in _PLACES.get(kind, ()):
        yield place.format(**fields)
    if isinstance(event, events.QueueTurnedUp):
        yield from (f"development {name}" for name in event.developments)
