"""What Age of Discovery adds to the conformance kit."""

from collections import Counter

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
