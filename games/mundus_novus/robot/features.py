"""What a robot weighs to judge a state: features by name, their weights in `data/mundus_novus_robot.toml`."""

from games.core import Outlook, Seat
from games.mundus_novus.robot.holding import RECKONING, rounds_left
from games.mundus_novus.rounds import income
from games.mundus_novus.state import MundusNovus


def features(state: MundusNovus) -> Outlook:
    """Return what each player has, and how much of the game is left."""
    left = min(1.0, rounds_left(state, RECKONING) / 8)
    return Outlook(left, tuple([_features(state, seat) for seat in range(state.seats)]))


def _features(state: MundusNovus, seat: Seat) -> dict[str, float]:
    player, rows = state.players[seat], state.box.developments
    found: dict[str, float] = {
        "doubloons": player.doubloons,
        "nearly_won": max(0, player.doubloons - 0.7 * state.box.win_doubloons),
        "income": income(state, seat),
        "developments": len(player.developments),
        "trade_master": float(state.trade_master == seat),
    }
    for name in player.developments:
        row = rows[name]
        found[row.type] = found.get(row.type, 0.0) + 1
        found["capacity"] = found.get("capacity", 0.0) + row.capacity
        if row.type == "caravel":
            found["caravel_values"] = found.get("caravel_values", 0.0) + row.value
        if row.ability:
            found[row.ability] = 1.0
    cards = [*player.hand, *player.stored]
    if cards:
        counts = [cards.count(name) for name in set(cards) if name != state.box.relic]
        found["cards"] = len(cards)
        found["relics"] = cards.count(state.box.relic)
        found["most_equal"] = max(counts, default=0)
        found["different"] = len(counts)
    found["second_caravel"] = float(found.get("caravel", 0) >= 2)
    return found
