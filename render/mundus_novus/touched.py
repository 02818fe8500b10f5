"""The places on the pictures that an event has changed, and those that a move is about."""

from collections.abc import Iterable

from games.core import Event, Move, Seat
from games.mundus_novus import events, moves
from games.mundus_novus.progress import Develop
from games.mundus_novus.state import MundusNovus
from render.places import Names, before, named

_PLACES: dict[type[Event], tuple[str, ...]] = {
    events.EventTriggered: ("event", "seat-{seat}/doubloons"),
    events.RoundBegan: ("event",),
    events.PoolTurnedUp: ("pool",),
    events.ResourceBought: ("market", "seat-{seat}/doubloons"),
    events.ResourceSwapped: ("market",),
    events.MarketTurnedUp: ("market",),
    events.TradeMasterNamed: ("trade-master",),
    events.MarketBonus: ("seat-{seat}/doubloons",),
    events.DevelopmentTaken: ("seat-{seat}/developments/{development}",),
    events.DoubloonsGained: ("seat-{seat}/doubloons",),
    events.IncomePaid: ("seat-{seat}/doubloons",),
}


def touched(event: Event) -> Iterable[str]:
    """Yield the names of the places that get a ring."""
    kind = type(event)
    if kind is events.TradeMasterNamed and getattr(event, "kept", False):
        return
    fields = {name: getattr(event, name) for name in kind.__dataclass_fields__}
    for place in _PLACES.get(kind, ()):
        yield place.format(**fields)
    if isinstance(event, events.QueueTurnedUp):
        yield from (f"developments/{name}" for name in event.developments)


_OWN = "{own}/resources/{it}"
_THEIRS = "seat-{player}/resources/{it}"
_MARKET = "market/resources/{it}"
_MEANT: dict[type[Move], Names] = {
    moves.Trigger: {"event": ""},
    moves.Pick: {"resources": "pool/resources/{it}"},
    moves.Buy: {"resource": _MARKET},
    moves.Take: {"resource": _THEIRS},
    moves.Swap: {"resource": _THEIRS, "market": _MARKET},
    moves.Compensate: {"resource": _OWN},
    moves.Convert: {"resource": _OWN, "number": ""},
    moves.Same: {"number": ""},
    moves.Blind: {"number": ""},
    moves.Cash: {"number": ""},
    moves.Different: {"numbers": ""},
}


def meant(view: MundusNovus, seat: Seat, move: Move) -> Iterable[str]:
    """Yield the names of the places that a move is about, including a card's destination: hand or market."""
    yield from named(move, seat, _MEANT.get(type(move)))
    for number in _numbers(move):
        yield from _counting_as(view, seat, number)
    match move:
        case moves.Take():
            yield f"{before(seat)}/hand"
        case moves.Blind():
            yield "deck"
        case moves.Cash():
            yield f"{before(seat)}/developments/{view.box.with_ability['sell_identical_three']}"
        case moves.Relics():
            yield f"{before(seat)}/resources/{view.box.relic}"
        case moves.Convert():
            rows = view.box.developments
            for name in view.players[seat].developments:
                if move.number in rows[name].converts_to:
                    yield f"{before(seat)}/developments/{name}"
        case _:
            pass


def _numbers(move: Move) -> tuple[str, ...]:
    """Return the numbers of the cards in a combination, as far as they are chosen."""
    if isinstance(move, moves.Different):
        return move.numbers
    return (move.number,) if isinstance(move, moves.Same | moves.Blind | moves.Cash) and move.number else ()


def _counting_as(view: MundusNovus, seat: Seat, number: str) -> Iterable[str]:
    """Return the places of the cards that count as a number: natural ones and those converted to it."""
    step = view.agenda[-1]
    turned = (
        [one.resource for one in step.conversions if one.number == number]
        if isinstance(step, Develop)
        else []
    )
    natural = [number] if number in view.players[seat].hand or not turned else []
    return {f"{before(seat)}/resources/{resource}" for resource in (*natural, *turned)}
