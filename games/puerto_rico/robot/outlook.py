"""What a robot needs to look ahead: a state behind a view, how good a state is, and what is worth a thought."""

from games.core import Hidden, Seat
from games.core import view as seen
from games.puerto_rico.craftsman import capacity
from games.puerto_rico.robot.worth import time_left
from games.puerto_rico.scoring import score
from games.puerto_rico.state import Player, PuertoRico, tile_count, works


def imagine(view: PuertoRico, seat: Seat, luck: object) -> PuertoRico:  # noqa: ARG001  # all games imagine alike
    """Return a copy of the view with the hidden points divided among their players: more for those who can ship more."""
    state = seen(view, seat)
    hidden = [player for player in state.players if isinstance(player.vp, Hidden)]
    if hidden:
        known = sum(player.vp for player in state.players if not isinstance(player.vp, Hidden))
        left = state.box.players[state.seats].vp - state.vp - known
        shares = [2.0 + _ships(state, player) for player in hidden]
        for player, share in zip(hidden[1:], shares[1:], strict=True):
            player.vp = int(left * share / sum(shares))
        hidden[0].vp = left - sum(player.vp for player in hidden[1:])
    return state


def _ships(state: PuertoRico, player: Player) -> float:
    """Return about what a player ships in a captain phase."""
    extra = works(player, "harbor") + works(player, "wharf")
    return sum(capacity(state, player).values()) + 2.0 * extra


def value(state: PuertoRico) -> list[float]:
    """Return how far each seat is ahead of the average of the others, in points or what may become some."""
    left = time_left(state)
    prospects = [prospect(state, player, left) for player in state.players]
    return [one - (sum(prospects) - one) / (state.seats - 1) for one in prospects]


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
