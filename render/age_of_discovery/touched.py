"""Which places on the pictures an event has changed."""

from collections.abc import Iterable

from games.age_of_discovery import events
from games.core import Event

_PLACES: dict[type[Event], tuple[str, ...]] = {
    events.TurnOrderSet: ("box turn_order",),
    events.BidPaid: ("seat {seat} money",),
    events.BuildingsTurnedUp: ("box capital",),
    events.GoodsTurnedUp: ("box trade_goods",),
    events.ShipArrived: ("box shipping",),
    events.WorkerPlaced: ("box {box}",),
    events.FavourUsed: ("box {box}",),
    events.InitiativePaid: ("seat {seat} money",),
    events.Settled: ("region {region}",),
    events.RegionGoodWon: ("region {region}", "seat {seat} good {good}"),
    events.GoodTaken: ("box trade_goods", "seat {seat} good {good}"),
    events.ShipWon: ("box shipping", "seat {seat} ships"),
    events.BuildingBought: ("box capital", "seat {seat} building {building}", "seat {seat} money"),
    events.RegionDiscovered: ("region {region}", "seat {seat} money", "seat {seat} discoveries"),
    events.RegionCharted: ("region {region}", "seat {seat} money", "seat {seat} discoveries"),
    events.ExpeditionFailed: ("region {region}",),
    events.LandDiscovered: ("seat {seat} money", "seat {seat} discoveries"),
    events.SpecialistJoined: ("seat {seat} hand",),
    events.SpecialistTrained: ("seat {seat} hand", "seat {seat} money"),
    events.SoldierDemoted: ("region {region}",),
    events.SoldierArrived: ("region {region}",),
    events.PiecesLost: ("region {region}",),
    events.IncomeReceived: ("seat {seat} money",),
    events.BuildingPaid: ("seat {seat} money",),
    events.PrivateersPaid: ("seat {seat} money", "seat {payer} money"),
    events.GoodDrawn: ("seat {seat} good {good}",),
    events.PieceRecruited: ("seat {seat} hand",),
    events.DiscoveryReinforced: ("box discovery",),
    events.DockReinforced: ("box dock",),
    events.SoldierMoved: ("region {source}", "region {target}"),
    events.ColonistsMigrated: ("region {source}", "region {target}"),
    events.ColonyScored: ("region {region}", "seat {seat} points"),
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
        yield f"seat {event.seat} money"
