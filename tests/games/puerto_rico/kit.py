"""What Puerto Rico adds to the conformance kit."""

from collections import Counter

from games.puerto_rico.state import PuertoRico, colonist_count


def census(state: PuertoRico) -> dict[str, int]:
    """All barrels, tiles, buildings, colonists and victory points, wherever they are."""
    players = state.players
    found: Counter[str] = Counter()
    for pieces in (state.goods, state.stack, state.discards, state.buildings):
        found.update(pieces)
    for player in players:
        found.update(player.goods)
        found.update(player.tiles)
        found.update(player.buildings.keys())
    for ship in state.ships.values():
        found.update({ship.good: ship.load} if ship.good else {})
    found.update([*state.house, *state.row])
    found["quarry"] += state.quarries
    found["colonist"] = (
        state.colonists + state.colonist_ship + state.removed + sum(map(colonist_count, players))
    )
    found["vp"] = state.vp + sum(player.vp for player in players)
    return dict(sorted(found.items()))
