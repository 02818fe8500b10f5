"""Which places on the pictures an event has changed, and which a move is about."""

from collections.abc import Iterable

from games.age_of_discovery import events, moves
from games.age_of_discovery.state import AgeOfDiscovery
from games.age_of_discovery.warfare import Casualties
from games.core import Event, Move, Seat
from render.places import Names, before, named

_PLACES: dict[type[Event], tuple[str, ...]] = {
    events.TurnOrderSet: ("boxes/turn_order",),
    events.BidPaid: ("seat-{seat}/money",),
    events.BuildingsTurnedUp: ("boxes/capital",),
    events.GoodsTurnedUp: ("boxes/trade_goods",),
    events.ShipArrived: ("boxes/shipping",),
    events.WorkerPlaced: ("boxes/{box}",),
    events.FavourUsed: ("boxes/{box}",),
    events.InitiativePaid: ("seat-{seat}/money",),
    events.Settled: ("regions/{region}",),
    events.RegionGoodWon: ("regions/{region}", "seat-{seat}/goods/{good}"),
    events.GoodTaken: ("boxes/trade_goods", "seat-{seat}/goods/{good}"),
    events.ShipWon: ("boxes/shipping", "seat-{seat}/ships"),
    events.BuildingBought: ("boxes/capital", "seat-{seat}/buildings/{building}", "seat-{seat}/money"),
    events.RegionDiscovered: ("regions/{region}", "seat-{seat}/money", "seat-{seat}/discoveries"),
    events.RegionCharted: ("regions/{region}", "seat-{seat}/money", "seat-{seat}/discoveries"),
    events.ExpeditionFailed: ("regions/{region}",),
    events.LandDiscovered: ("seat-{seat}/money", "seat-{seat}/discoveries"),
    events.SpecialistJoined: ("seat-{seat}/hand",),
    events.SpecialistTrained: ("seat-{seat}/hand", "seat-{seat}/money"),
    events.SoldierDemoted: ("regions/{region}",),
    events.SoldierArrived: ("regions/{region}",),
    events.PiecesLost: ("regions/{region}",),
    events.IncomeReceived: ("seat-{seat}/money",),
    events.BuildingPaid: ("seat-{seat}/money",),
    events.PrivateersPaid: ("seat-{seat}/money", "seat-{payer}/money"),
    events.GoodDrawn: ("seat-{seat}/goods/{good}",),
    events.PieceRecruited: ("seat-{seat}/hand",),
    events.DiscoveryReinforced: ("boxes/discovery",),
    events.DockReinforced: ("boxes/dock",),
    events.SoldierMoved: ("regions/{source}", "regions/{target}"),
    events.ColonistsMigrated: ("regions/{source}", "regions/{target}"),
    events.ColonyScored: ("regions/{region}", "seat-{seat}/points"),
}
_SPECIALISTS = ("captain", "merchant", "missionary", "soldier", "training")


def touched(event: Event) -> Iterable[str]:
    """The names of the places that get a ring."""
    fields = {name: getattr(event, name) for name in type(event).__dataclass_fields__}
    if fields.get("box") in _SPECIALISTS:
        fields["box"] = "specialists"
    for place in _PLACES.get(type(event), ()):
        yield place.format(**fields)
    if isinstance(event, events.Settled) and event.money:
        yield f"seat-{event.seat}/money"


_MEANT: dict[type[Move], Names] = {
    moves.PlaceWorker: {"piece": "{own}/pieces/{it}"},
    moves.UseFavour: {"space": "boxes/{box}/{it}"},
    moves.Explore: {"pieces": "{own}/boxes/discovery/pieces/{it}"},
    moves.ExploreBeyond: {"pieces": "{own}/boxes/discovery/pieces/{it}"},
    moves.Train: {"piece": "boxes/{it}"},
    moves.TakeSpecialist: {"piece": "boxes/{it}"},
    moves.Battle: {"opponent": "seat-{it}/regions/{region}"},
    moves.MoveSoldier: {"source": "{own}/regions/{it}"},
    moves.Migrate: {"source": "{own}/regions/{it}"},
}


def meant(view: AgeOfDiscovery, seat: Seat, move: Move) -> Iterable[str]:
    """The names of the places that a move is about."""
    match move:
        case moves.KillEnemies():
            yield f"regions/{move.region}"
            yield from (_enemy(view, seat, move.region, enemy) for enemy in move.enemies)
        case moves.UseFavour(box="turn_order"):
            yield from named(move, seat, {"space": "{own}"})
        case _:
            yield from named(move, seat, _MEANT.get(type(move)))
            if isinstance(move, moves.ExploreBeyond):
                yield "boxes/discovery"


def _enemy(view: AgeOfDiscovery, seat: Seat, region: str, enemy: str) -> str:
    """The place of an enemy whom a soldier may kill: colonists have none of their own, a fort is its building."""
    step = view.agenda[-1]
    assert isinstance(step, Casualties)
    front = next(front for front in step.fronts if front.region == region)
    other = before(front.enemy(seat))
    if enemy == "fort":
        return f"{other}/buildings/fortifications"
    return f"{other}/regions/{region}/pieces/soldier" if enemy == "soldier" else f"{other}/regions/{region}"
