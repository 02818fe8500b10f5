"""What a robot weighs to judge a state: features by name, their weights in `data/pizarro_and_co_robot.toml`."""

from games.core import Outlook
from games.pizarro_and_co.outlook import card_worth, gold_worth, ship_worth
from games.pizarro_and_co.scoring import scores
from games.pizarro_and_co.script import clock
from games.pizarro_and_co.state import Pizarro, Player


def features(state: Pizarro) -> Outlook:
    """Return what each player has, and how much of the game is left."""
    rows = state.box.years
    cards = sum(row.cards for row in rows.values()) * len(state.box.explorers)
    gold = gold_worth(state)
    found = [_features(state, player, gold) for player in state.players]
    for score in scores(state):
        found[score.seat]["points"] = score.total or 0
    lot = state.lot
    if lot.bids and lot.buyer is None:
        seat = lot.bids[-1].seat
        found[seat]["winning"] = card_worth(state, seat, lot.explorer, gold)
        found[seat]["bid"] = lot.price
    return Outlook(max(0.0, 1 - clock(state) / cards), tuple(found))


def _features(state: Pizarro, player: Player, gold: float) -> dict[str, float]:
    worth, crowns = state.box.worth, state.box.crowns
    purse = sum([worth[card] for card in player.hand])
    found: dict[str, float] = {
        "gold": purse,
        "rich": max(0, purse - 25),
        "cards": len(player.hand),
        "crowns": sum([crowns[card] for card in player.hand]),
        "vetoes": player.vetoes,
        "unplaced": player.unplaced,
        "open_hand": float(player.open_hand),
        "ships": sum([ship_worth(state, ship, gold) for ship in player.ships]),
    }
    for ship in player.ships:
        current = ship.space >= state.year - 1
        name = f"ship_{ship.explorer}_{ship.space}" if current else "left_behind"
        found[name] = found.get(name, 0.0) + 1
        if ship.pile:
            found["pile"] = found.get("pile", 0.0) + len(ship.pile)
    return found
