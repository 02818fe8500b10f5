"""What a robot weighs to judge a state: features by name, their weights in `data/age_of_discovery_robot.toml`."""

from games.age_of_discovery.boxes import price
from games.age_of_discovery.robot.script import POLICY
from games.age_of_discovery.robot.worth import (
    GROWTH,
    SPENT_EACH_TURN,
    SPENT_LATE,
    building_rating,
    mind_of,
    pieces_of,
    rewards,
    scorings_left,
    standing,
    turns_left,
    until_scorings,
)
from games.age_of_discovery.scoring import colony_points, scores
from games.age_of_discovery.sets import income
from games.age_of_discovery.state import AgeOfDiscovery
from games.core import Outlook, Seat


def features(state: AgeOfDiscovery) -> Outlook:
    """Return what each player has, and how much of the game is left."""
    count = state.box.turns.count
    left = (count - state.turn + (state.stage in ("setup", "placement"))) / count
    found = [_holdings(state, seat) for seat in range(state.seats)]
    for score in scores(state):
        found[score.seat]["points"] = score.total or 0
        found[score.seat] |= _prospects(state, score.seat)
    _colonies(state, found)
    _boxes(state, found)
    return Outlook(left, tuple(found))


def _prospects(state: AgeOfDiscovery, seat: Seat) -> dict[str, float]:
    """Note what the script expects: of colonies, of sets that grow, of buildings and of money that it can spend."""
    mind = mind_of(state, POLICY.factors)
    until, worth = until_scorings(state), rewards(state)
    works = [
        building_rating(state, seat, row.id, mind) - row.vp
        for row in state.owned(seat)
        if row.trigger != "end"
    ]
    player = state.players[seat]
    return {
        "colonies": sum([standing(until, worth, pieces_of(land), seat) for land in state.lands.values()]),
        "hope": sum([sum(GROWTH[: count % len(GROWTH)]) for count in player.goods.values()]),
        "works": sum(works),
        "spendable": min(player.money, SPENT_LATE + SPENT_EACH_TURN * (turns_left(state) + 1)),
        "incomes": income(state.box.sets, player.goods, player.ships) * (turns_left(state) + 1),
    }


def _holdings(state: AgeOfDiscovery, seat: Seat) -> dict[str, float]:
    """Note money, goods, ships, buildings and pieces in hand."""
    player = state.players[seat]
    found: dict[str, float] = {
        "money": player.money,
        "buys": player.money // price(state),
        "goods": sum(player.goods.values()),
        "income": income(state.box.sets, player.goods, player.ships),
        "ships": player.ships,
        "buildings": len(player.buildings),
        "place": state.order.index(seat),
        "favour": float(state.favour == seat),
    }
    for piece, count in player.hand.items():
        found[f"hand_{piece}"] = count
    for row in state.owned(seat):
        found[row.trigger] = found.get(row.trigger, 0.0) + 1
        if row.trigger == "each_turn":
            found["paid_each_turn"] = found.get("paid_each_turn", 0.0) + row.money
            more = sum(row.pieces.values()) + sum(row.discovery_pieces.values())
            found["pieces_each_turn"] = found.get("pieces_each_turn", 0.0) + more
    return found


def _colonies(state: AgeOfDiscovery, found: list[dict[str, float]]) -> None:
    """Note what colonies would score as they stand, and how near the others are."""
    left = scorings_left(state)
    for land in state.lands.values():
        pieces = [land.pieces(seat) for seat in range(state.seats)]
        if not any(pieces):
            continue
        points = colony_points(state.box.scoring, pieces)
        best = max(pieces)
        for seat, own in enumerate(pieces):
            if own:
                one = found[seat]
                more = {
                    "colony_points": left * points[seat],
                    "colonists": own,
                    "regions": 1,
                    "soldiers": land.soldiers[seat],
                    "first_by": max(0, own - max(pieces[:seat] + pieces[seat + 1 :])),
                    "almost": left * (0 < best - own <= 1 or own == state.box.scoring.threshold - 1),
                }
                for name, count in more.items():
                    one[name] = one.get(name, 0.0) + count


def _boxes(state: AgeOfDiscovery, found: list[dict[str, float]]) -> None:
    """Note the pieces that stand in boxes; those of the discovery box by their strength."""
    for box, line in state.boxes.items():
        for space, worker in enumerate(line):
            if worker:
                one = found[worker.seat]
                one[f"in_{box}"] = one.get(f"in_{box}", 0.0) + 1
                if space == 0 and box in ("trade_goods", "capital"):
                    one[f"first_in_{box}"] = 1.0
    for seat in range(state.seats):
        strength = sum(state.box.pieces[piece].discovery * n for piece, n in state.bank(seat).items())
        if strength:
            found[seat]["expedition"] = min(strength, 5)
