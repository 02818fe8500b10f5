"""What a robot weighs to judge a state: features by name, their weights in `data/puerto_rico_robot.toml`."""

from games.core import Outlook
from games.puerto_rico.craftsman import capacity
from games.puerto_rico.robot.worth import time_left
from games.puerto_rico.scoring import bonus
from games.puerto_rico.state import Player, PuertoRico
from games.puerto_rico.storage import warehouse_kinds


def features(state: PuertoRico) -> Outlook:
    """Return what each player has, and how much of the game is left."""
    return Outlook(time_left(state), tuple([_features(state, player) for player in state.players]))


def _features(state: PuertoRico, player: Player) -> dict[str, float]:
    able = capacity(state, player)
    found: dict[str, float] = {
        "chips": player.vp,
        "doubloons": player.doubloons,
        "rich": max(0, player.doubloons - 7),
        "san_juan": player.san_juan,
        "variety": len(able),
        "barrels": sum(able.values()),
        f"turn_{(player.seat - state.governor) % state.seats}": 1.0,
    }
    _land(player, found)
    _city(state, player, found, len(able), sum(able.values()))
    for good, count in able.items():
        found[f"makes_{good}"] = count
    if player.goods:
        prices = state.box.goods
        counts = player.goods.values()
        found["goods"] = sum(counts)
        found["most_of_a_good"] = max(counts)
        found["goods_worth"] = sum([prices[good].price for good in player.goods])
        found["perishable"] = max(0, sum(counts) - 1 - 3 * warehouse_kinds(state, player))
    return found


def _land(player: Player, found: dict[str, float]) -> None:
    """Note the island: tiles, quarries, plantations without colonists."""
    tiles = sum(player.tiles.values())
    found["tiles"] = tiles
    found["tiles_beyond_nine"] = max(0, tiles - 9)
    quarries, manned = player.tiles.get("quarry", 0), player.manned.get("quarry", 0)
    found["quarries"] = manned
    found["many_quarries"] = max(0, manned - 2)
    found["idle_quarries"] = quarries - manned
    found["idle_tiles"] = tiles - quarries - sum(player.manned.values()) + manned


def _city(state: PuertoRico, player: Player, found: dict[str, float], kinds: int, barrels: int) -> None:
    """Note the city: points, plants, each violet building that works, those that do not."""
    rows = state.box.buildings
    points = spaces = idle = idle_violet = idle_large = 0
    extra = 0
    for building, colonists in player.buildings.items():
        row = rows[building]
        points += row.vp
        spaces += row.spaces
        if row.good:
            idle += row.circles - colonists
        elif row.is_large:
            found[building] = 1.0
            idle_large += not colonists
            extra += bonus(state, player, row) or 0
        elif colonists:
            found[building] = 1.0
        else:
            idle_violet += 1
    found |= {
        "points": points,
        "spaces": spaces,
        "idle_plants": idle,
        "idle_violet": idle_violet,
        "idle_large": idle_large,
        "large_extra": extra,
    }
    if "harbor" in found:
        found["harbor_kinds"] = kinds
    if "wharf" in found:
        found["wharf_barrels"] = barrels
    if "factory" in found:
        found["factory_kinds"] = kinds
