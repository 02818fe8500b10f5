"""What a robot weighs to judge a state: features by name, their weights in `data/pizarro_and_co_robot.toml`."""

from collections import Counter
from collections.abc import Mapping

from games.core import Outlook
from games.pizarro_and_co.moves import Explorer
from games.pizarro_and_co.robot.outlook import LUCK_HOPE, luck_worth, means, purse_worth
from games.pizarro_and_co.state import Pizarro, Player, Ship, space_of


def features(state: Pizarro) -> Outlook:
    """Return what each player has and may reach, and how much of the game is left."""
    explorers = len(state.box.explorers)
    rows = {int(year): row.cards * explorers for year, row in state.box.years.items()}
    later = sum(cards for year, cards in rows.items() if year > state.year)
    left = (state.cards_left() + later) / sum(rows.values())
    coming = Counter(state.deck_bottom)
    coming.update(state.deck)
    afloat = Counter((ship.explorer, ship.space) for player in state.players for ship in player.ships)
    return Outlook(left, tuple([_features(state, player, coming, afloat) for player in state.players]))


def _features(
    state: Pizarro,
    player: Player,
    coming: Mapping[Explorer, int],
    afloat: Mapping[tuple[Explorer, int], int],
) -> dict[str, float]:
    gold, room = means(state, player)
    found: dict[str, float] = {
        "crowns": sum(state.box.crowns[card] for card in player.hand),
        "gold": gold,
        "useful_gold": purse_worth(gold, room),
        "spare_gold": max(0.0, gold - room),
        "room": room,
        "vetoes": player.vetoes,
        "open_hand": player.open_hand,
        "unplaced": player.unplaced,
    }
    for ship in player.ships:
        space = space_of(state.box, ship)
        pile = sum(state.box.crowns[card] for card in ship.pile)
        luck = luck_worth(state) if space.ability == "press_luck" else 0.0
        _add(found, "points", space.crowns + space.multiplier * pile + luck)
        if ship.space == state.year:
            _add(found, "sacks", space.sacks)
            _add(found, "exchanges", space.ability == "exchange")
        for step in range(1, len(state.box.years) + 1 - ship.space):
            share = _share(state, ship, step, coming, afloat)
            if not share:
                break
            half = state.box.halves_of(ship.explorer, ship.space + step)[-1]
            target = state.box.space(ship.explorer, ship.space + step, half)
            when = f"{ship.space + step - state.year}_{step}"
            crowns = target.crowns + LUCK_HOPE * (target.ability == "press_luck")
            _add(found, f"crowns_{when}", share * (crowns - space.crowns))
            _add(found, f"pile_{when}", share * (target.multiplier - space.multiplier) * (pile + step))
            _add(found, f"cards_{when}", share * (target.sacks + target.draw))
    return found


def _share(
    state: Pizarro,
    ship: Ship,
    step: int,
    coming: Mapping[Explorer, int],
    afloat: Mapping[tuple[Explorer, int], int],
) -> float:
    """Return the cards for each ship of the space that may still sail so many steps on."""
    year = ship.space + step
    if year < state.year or (step > 1 and ship.space < state.year - 1):
        return 0.0
    cards = coming[ship.explorer] if year == state.year else state.box.years[str(year)].cards
    return min(1.0, cards / afloat[ship.explorer, ship.space])


def _add(found: dict[str, float], name: str, count: float) -> None:
    found[name] = found.get(name, 0.0) + count
