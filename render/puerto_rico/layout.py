"""The arrangement of a player's tiles and buildings on the picture."""

from games.puerto_rico.box import BuildingRow
from games.puerto_rico.scoring import printed_points
from games.puerto_rico.state import Player, PuertoRico
from render.picture import Look
from render.places import before

__all__ = ["plots_of", "printed_points", "rows_of", "shown_goods", "tiles_of"]


def tiles_of(player: Player) -> list[tuple[str, bool]]:
    """Return each tile of the island, and whether a colonist is on it; tiles of a kind are side by side."""
    return [
        (kind, place < player.manned.get(kind, 0))
        for kind, count in player.tiles.items()
        for place in range(count)
    ]


def shown_goods(look: Look[PuertoRico], player: Player) -> list[tuple[str, int]]:
    """Return each good of which the player has barrels, and how many; 0 if the last has just gone."""
    barrels = {good: player.goods.get(good, 0) for good in look.view.box.goods}
    return [
        (good, number)
        for good, number in barrels.items()
        if number or f"{before(player.seat)}/goods/{good}" in look.changed
    ]


def rows_of(pieces: int, columns: int) -> int:
    """Return the number of rows for these pieces, at least 1."""
    return max(1, -(-pieces // columns))


def plots_of(state: PuertoRico, player: Player, rows: int) -> list[tuple[int, int, BuildingRow]]:
    """Return each building's plot in this number of rows, as (column, row, building); large ones end a row.

    Positions have no meaning in the game, so large buildings are moved to two adjacent free spaces.
    """
    buildings = [state.box.buildings[building] for building in player.buildings]
    columns = state.box.city_columns
    free = [(space % columns, space // columns) for space in range(rows * columns)]
    plots: list[tuple[int, int, BuildingRow]] = []
    for row in sorted(buildings, key=lambda row: -row.spaces):
        wide = [spot for spot in free if row.spaces == 1 or (spot[0] + 1, spot[1]) in free]
        column, line = wide[-1] if row.spaces > 1 else wide[0]
        plots.append((column, line, row))
        for step in range(row.spaces):
            free.remove((column + step, line))
    return plots
