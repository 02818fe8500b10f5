"""What a robot needs to look ahead: a state behind a view, and how good a state is for a seat."""

from random import Random

from games.core import Hidden, Seat, known
from games.core import view as seen
from games.mundus_novus.advice import best_combinations
from games.mundus_novus.progress import Develop
from games.mundus_novus.rounds import income
from games.mundus_novus.state import MundusNovus, caravels, development_deck_size


def imagine(view: MundusNovus, seat: Seat, luck: Random) -> MundusNovus:
    """Deal the resources that the seat cannot see to the hands and warehouses of the others and to the deck.

    In a view of what is public, the seat's own are dealt, too.
    """
    view = seen(view, seat)
    unseen = _unseen(view)
    luck.shuffle(unseen)
    for player in view.players:
        if isinstance(player.hand, Hidden):
            player.hand = [unseen.pop() for _ in range(len(player.hand))]
        if isinstance(player.stored, Hidden):
            player.stored = [unseen.pop() for _ in range(len(player.stored))]
        if isinstance(player.doubloons, Hidden):
            player.doubloons = known(view.players[seat].doubloons) or 0
            player.from_income = player.from_market = player.spent = 0
    view.deck = {name: unseen.count(name) for name in view.box.resources}
    for step in view.agenda:
        if isinstance(step, Develop) and isinstance(step.conversions, Hidden):
            step.conversions, step.recalled = [], False
    return view


def _unseen(view: MundusNovus) -> list[str]:
    """Return every resource that lies where the owner of the view cannot look."""
    left = {name: row.count for name, row in view.box.resources.items()}
    seen = [*view.market, *view.pool, *(name for player in view.players for name in player.offer)]
    for player in view.players:
        for cards in (player.hand, player.stored):
            seen += [] if isinstance(cards, Hidden) else cards
    for name in seen:
        left[name] -= 1
    return [name for name, count in left.items() for _ in range(count - view.discard[name])]


def value(state: MundusNovus) -> list[float]:
    """Return how far each seat is ahead of the best other one, in doubloons or what may become some."""
    if state.winners:
        return [1000.0 if seat in state.winners else -1000.0 for seat in range(state.seats)]
    left = rounds_left(state)
    prospects = [prospect(state, other, left) for other in range(state.seats)]
    best, second = sorted(prospects, reverse=True)[:2]
    return [one - (second if one == best else best) for one in prospects]


def rounds_left(state: MundusNovus) -> float:
    """Return about how many rounds are still to come."""
    richest = max(player.doubloons for player in state.players)
    by_doubloons = (state.box.win_doubloons - richest) / (8 + state.round)
    by_queue = development_deck_size(state) / (0.7 * state.seats) + 1
    return max(1.0, min(by_doubloons, by_queue))


def prospect(state: MundusNovus, seat: Seat, left: float) -> float:
    """Return a player's doubloons, with what developments and hand may still bring."""
    player = state.players[seat]
    kinds = [state.box.developments[name] for name in player.developments]
    merchants = sum(bool(row.converts_to) for row in kinds)
    places = sum(row.capacity for row in kinds)
    abilities = sum(bool(row.ability) for row in kinds)
    each_round = (
        income(state, seat)
        + 1.6 * len(caravels(state, seat))
        + 2.0 * merchants
        + 1.0 * places
        + 0.8 * abilities
    )
    return player.doubloons + left * each_round + hand_worth(state, seat, left)


def hand_worth(state: MundusNovus, seat: Seat, left: float) -> float:
    """Return about what the hand will bring in the next progress phase, or in the warehouse."""
    player = state.players[seat]
    worth = 0.4 * len(player.stored) + 0.2 * len(player.hand) + 1.5 * player.hand.count(state.box.relic)
    for advice in best_combinations(state, seat):
        if advice.kind == "perfect":
            worth += 60
        elif advice.kind == "identical":
            worth += min(left, 5) * (1.2 + 0.25 * advice.worth)
        else:
            worth += 0.8 * advice.worth
    return worth
