"""Victory points at the end, source by source (§9)."""

from collections.abc import Iterable

from games.core import Score, known
from games.puerto_rico.box import BuildingRow
from games.puerto_rico.events import EndCaused
from games.puerto_rico.state import Player, PuertoRico, colonist_count, tile_count, works


def scores(state: PuertoRico) -> tuple[Score, ...]:
    """Return each seat's score as if the game were over now; doubloons and goods break ties (R28)."""
    return tuple(score(state, player) for player in state.players)


def ending(state: PuertoRico) -> EndCaused | None:
    """Return the first trigger of the end of the game, None if there is none (§8)."""
    return EndCaused(state.triggers[0]) if state.triggers else None


def score(state: PuertoRico, player: Player) -> Score:
    """Return the score of one player; points that depend on hidden chips are None."""
    sources = (
        ("chips", known(player.vp)),
        ("buildings", printed_points(state, player)),
        *bonuses(state, player),
    )
    return Score(player.seat, sources, (player.doubloons + sum(player.goods.values()),))


def printed_points(state: PuertoRico, player: Player) -> int:
    """Return the points printed on a player's buildings, which everybody sees."""
    rows = state.box.buildings
    return sum([rows[building].vp for building in player.buildings])


def bonuses(state: PuertoRico, player: Player) -> Iterable[tuple[str, int | None]]:
    """Return the extra points of each large building, 0 unless the player has it and it is occupied."""
    large = state.box.large_buildings
    if large.keys().isdisjoint(player.buildings):
        return dict.fromkeys(large, 0).items()
    return [(row.id, bonus(state, player, row) if works(player, row.id) else 0) for row in large.values()]


def bonus(state: PuertoRico, player: Player, row: BuildingRow) -> int | None:
    """Return the extra points of an occupied large building."""
    match row.id:
        case "guild_hall":
            return guild_hall(state, player, row)
        case "residence":
            return row.vp_by_tiles[tile_count(player)]
        case "fortress":
            return colonist_count(player) // row.colonists_per_vp
        case "customs_house":
            chips = known(player.vp)
            return None if chips is None else chips // row.chips_per_vp
        case _:
            return row.vp_per_violet * sum(state.box.buildings[b].is_violet for b in player.buildings)


def guild_hall(state: PuertoRico, player: Player, row: BuildingRow) -> int:
    """Return the guild hall's points for small and large production buildings, occupied or not."""
    kinds = [state.box.buildings[building].kind for building in player.buildings]
    small, large = kinds.count("small_production"), kinds.count("large_production")
    return small * row.vp_per_small_production + large * row.vp_per_large_production
