"""Where a player's tiles and buildings lie on the picture, and what can be said of the points."""

from games.core import Hidden
from games.puerto_rico.box import BuildingRow
from games.puerto_rico.scoring import printed_points
from games.puerto_rico.state import Player, PuertoRico


def tiles_of(player: Player) -> list[tuple[str, bool]]:
    """Each tile of the island, and whether a colonist is on it; those of a kind side by side."""
    return [
        (kind, place < player.manned.get(kind, 0))
        for kind, count in player.tiles.items()
        for place in range(count)
    ]


def plots_of(state: PuertoRico, player: Player) -> list[tuple[int, int, BuildingRow]]:
    """Where each building stands in the city, as (column, row, building); the large ones at the end of a row.

    Where they stand is of no importance, so large buildings are moved to where two spaces are free.
    """
    rows = [state.box.buildings[building] for building in player.buildings]
    columns = state.box.city_columns
    free = [(space % columns, space // columns) for space in range(state.box.city_spaces)]
    plots: list[tuple[int, int, BuildingRow]] = []
    for row in sorted(rows, key=lambda row: -row.spaces):
        wide = [spot for spot in free if row.spaces == 1 or (spot[0] + 1, spot[1]) in free]
        column, line = wide[-1] if row.spaces > 1 else wide[0]
        plots.append((column, line, row))
        for step in range(row.spaces):
            free.remove((column + step, line))
    return plots


def points(state: PuertoRico, player: Player) -> str:
    """Points printed on the player's buildings, and those of the chips as far as the viewer knows them."""
    printed = printed_points(state, player)
    return f"{printed}+?" if isinstance(player.vp, Hidden) else f"{printed}+{player.vp}"
