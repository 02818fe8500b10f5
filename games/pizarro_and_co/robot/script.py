"""A fast player by rules of thumb: robots roll games out with it, and are measured against it."""

from collections.abc import Mapping
from random import Random

from games.core import Menu, Move, Pass, Seat
from games.pizarro_and_co.auction import highest_bid, lowest_bid
from games.pizarro_and_co.defaults import default
from games.pizarro_and_co.moves import Bid, Limit, Sail, SailTo, Veto
from games.pizarro_and_co.robot.outlook import LIKINGS, card_worth, cost, highest_price, last_piece, means
from games.pizarro_and_co.state import Pizarro


class Script:
    """Bids as long as the card is worth it to this seat; `noise` blurs what it is worth."""

    def __init__(self, likings: Mapping[str, float], noise: float = 0.25) -> None:
        self.likings = likings
        self.noise = noise

    def __call__(self, state: Pizarro, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Return a move of the menu; works on a view as well."""
        kind = menu.sets[0].kind
        if kind is Bid or kind is Limit:
            return self.bid(state, seat, rng, sealed=kind is Limit)
        if kind is Veto:
            return default(state, seat, menu)
        if kind in (Sail, SailTo) and rng.random() < self.noise / 3:
            return menu.sample(rng)
        return default(state, seat, menu)

    def bid(self, state: Pizarro, seat: Seat, rng: Random, *, sealed: bool) -> Move:
        """Bid one more, or seal the most that the card is worth."""
        explorer = state.lot.explorer
        gold, room = means(state, state.players[seat])
        worth = card_worth(state, seat, explorer, last_piece(gold, room))
        liking = self.likings.get(explorer, self.likings.get("all", 1.0))
        worth *= liking * (1 + self.noise * (rng.random() - 0.5))
        if sealed:
            return Limit(min(highest_price(worth, gold, room), highest_bid(state, seat)))
        lowest = lowest_bid(state)
        return Bid(lowest) if cost(lowest, gold, room) <= worth else Pass()


POLICY = Script({})
"""What robots expect of everybody."""


def _with_likings(seed: int) -> Script:
    """Return a script with its own over- and undervaluations throughout the game."""
    luck = Random(seed)
    return Script({explorer: luck.choice((0.6, 0.8, 1.0, 1.25, 1.6)) for explorer in LIKINGS})


POPULATION = tuple(_with_likings(seed) for seed in range(101, 125))
"""Opponents in the robots' playouts. Robots are not measured against them."""

STYLES: Mapping[str, Script] = {
    "spender": Script({"all": 1.3}),
    "saver": Script({"all": 0.8}),
    "favourites": Script({"columbus": 1.4, "james_cook": 1.4, "all": 0.9}),
}
"""Opponents to measure robots against."""
