"""What a robot needs to look ahead: a state behind a view, and how good a state is for a seat."""

from games.core import Hidden, Seat
from games.puerto_rico.craftsman import capacity
from games.puerto_rico.scoring import score
from games.puerto_rico.state import Player, PuertoRico, tile_count, works


def imagine(view: PuertoRico, seat: Seat, luck: object) -> PuertoRico:  # noqa: ARG001  # all games imagine alike
    """Fill in the points that the others have shipped: equally many each."""
    hidden = [player for player in view.players if isinstance(player.vp, Hidden)]
    known = sum(player.vp for player in view.players if not isinstance(player.vp, Hidden))
    for player in hidden:
        player.vp = (view.box.players[view.seats].vp - view.vp - known) // len(hidden)
    return view


def value(state: PuertoRico, seat: Seat) -> float:
    """Return how far the seat is ahead of the average of the others, in victory points or what may become some."""
    left = time_left(state)
    prospects = [prospect(state, player, left) for player in state.players]
    others = (sum(prospects) - prospects[seat]) / (state.seats - 1)
    return prospects[seat] - others


def time_left(state: PuertoRico) -> float:
    """Return how much of the game is still to come, from 1 at the start to 0 in the last round."""
    if state.is_last_round:
        return 0
    start = state.box.players[state.seats]
    fullest = max(len(player.buildings) for player in state.players)
    return max(
        0.05, min(state.vp / start.vp, state.colonists / start.colonists, 1 - fullest / state.box.city_spaces)
    )


def prospect(state: PuertoRico, player: Player, left: float) -> float:
    """Return a player's score with what money, goods, production and effects may still bring."""
    points = float(score(state, player).total or 0)
    money = player.doubloons * (0.15 + 0.5 * left)
    goods = sum(
        count * 0.5 + (state.box.goods[good].price * 0.3 * left) for good, count in player.goods.items()
    )
    able = capacity(state, player)
    production = sum(count * (1.6 + 0.3 * state.box.goods[good].price) for good, count in able.items())
    variety = 0.8 * len(able)
    effects = sum(
        0.35 * state.box.buildings[building].cost for building in player.buildings if works(player, building)
    )
    quarries = 1.8 * player.manned.get("quarry", 0)
    promise = 0.6 * tile_count(player) + 0.3 * player.san_juan
    unused = sum(
        0.5 * state.box.buildings[building].circles
        for building in player.buildings
        if not works(player, building)
    )
    return (
        points + money + goods + left * (2.5 * (production + variety) + effects + quarries + promise + unused)
    )
