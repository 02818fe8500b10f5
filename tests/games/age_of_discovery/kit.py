"""What Age of Discovery adds to the conformance kit."""

from collections import Counter
from collections.abc import Iterator

from games.age_of_discovery.state import AgeOfDiscovery


def census(state: AgeOfDiscovery) -> dict[str, int]:
    """All goods, ships, counters and discovery cards, wherever they are; buildings leave the game with their age."""
    found = Counter(state.deck) + Counter(state.counters) + Counter(state.pool)
    found.update(state.goods_display)
    for player in state.players:
        found.update(player.goods)
        found.update(player.discoveries)
    for land in state.lands.values():
        found.update(piece for piece in (land.good, None if land.discovered else land.seen) if piece)
    found["ship"] = state.ships_left + state.ship_in_box + sum(player.ships for player in state.players)
    return dict(sorted((piece, count) for piece, count in found.items() if count))


def impossible(state: AgeOfDiscovery) -> Iterator[str]:
    """What no table can show: buildings twice, more soldiers than there are, settlers where nobody has been."""
    buildings = Counter(state.display)
    for player in state.players:
        buildings.update(player.buildings)
        if state.soldiers_left(player.seat) < 0:
            yield f"seat {player.seat} has more soldiers than the box holds"
    for stack in state.stacks:
        buildings.update(stack)
    for building, count in buildings.items():
        if count > (copies := state.box.buildings[building].copies):
            yield f"{count} of the building {building!r}, the box has {copies}"
    for region, land in state.lands.items():
        if not land.discovered and any(land.pieces(seat) for seat in range(state.seats)):
            yield f"somebody has settled in {region!r}, which is not discovered"
