"""A fast player by rules of thumb: robots roll games out with it, and are measured against it."""

from collections.abc import Mapping, Sequence
from math import floor
from random import Random

from games.core import Menu, Move, Pass, Seat, Several
from games.pizarro_and_co.auction import highest_bid, lowest_bid
from games.pizarro_and_co.defaults import cheapest_payment, default
from games.pizarro_and_co.moves import Bid, Exchange, Explorer, Limit, Pay, Sail, SailTo
from games.pizarro_and_co.robot.ladders import limit
from games.pizarro_and_co.robot.outlook import (
    LIKINGS,
    card_value,
    card_worth,
    cost,
    highest_price,
    last_piece,
    means,
    purse_worth,
)
from games.pizarro_and_co.state import Pizarro


class Script:
    """Bids as long as the card is worth it to this seat; `noise` blurs what it is worth.

    A careful script pays and exchanges by what gold is worth; another one makes the default move.
    """

    def __init__(self, likings: Mapping[str, float], noise: float = 0.25, *, careful: bool = False) -> None:
        self.likings = likings
        self.noise = noise
        self.careful = careful

    def __call__(self, state: Pizarro, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Return a move of the menu; works on a view as well."""
        kind = menu.sets[0].kind
        if kind is Bid or kind is Limit:
            return self.bid(state, seat, rng, sealed=kind is Limit)
        if kind in (Sail, SailTo) and rng.random() < self.noise / 3:
            return menu.sample(rng)
        if self.careful and kind is Pay:
            return pay(state, seat, menu)
        if self.careful and kind is Exchange:
            return exchange(state, seat, menu)
        return default(state, seat, menu)

    def bid(self, state: Pizarro, seat: Seat, rng: Random, *, sealed: bool) -> Move:
        """Bid one more, or seal the most that the card is worth."""
        explorer = state.lot.explorer
        gold, room = means(state, state.players[seat])
        worth = card_worth(state, seat, explorer, last_piece(gold, room)) * self.factor(explorer, rng)
        if sealed:
            return Limit(min(highest_price(worth, gold, room), highest_bid(state, seat)))
        lowest = lowest_bid(state)
        return Bid(lowest) if cost(lowest, gold, room) <= worth else Pass()

    def factor(self, explorer: Explorer, rng: Random) -> float:
        """Return how much more or less than reckoned the script finds a card worth this time."""
        liking = self.likings.get(explorer, self.likings.get("all", 1.0))
        return liking * (1 + self.noise * (rng.random() - 0.5))


class Counting(Script):
    """A careful script that also counts the cards and rivals still to come: it bids up to a weighted mean of both limits.

    share: Weight of the limit of `ladders`, from 0 to 1; likings do not change that limit.
    """

    def __init__(self, likings: Mapping[str, float], noise: float = 0.25, *, share: float = 0.5) -> None:
        super().__init__(likings, noise, careful=True)
        self.share = share

    def bid(self, state: Pizarro, seat: Seat, rng: Random, *, sealed: bool) -> Move:
        """Bid one more, or seal the most that the card is worth."""
        explorer = state.lot.explorer
        gold, room = means(state, state.players[seat])
        worth = card_worth(state, seat, explorer, last_piece(gold, room)) * self.factor(explorer, rng)
        plain, counted = highest_price(worth, gold, room), limit(state, seat)
        most = floor(plain + self.share * (counted - plain))
        if sealed:
            return Limit(min(most, highest_bid(state, seat)))
        lowest = lowest_bid(state)
        return Bid(lowest) if lowest <= most else Pass()


def pay(state: Pizarro, seat: Seat, menu: Menu) -> Move:
    """Pay with the cards whose crowns and gold are worth least to the player."""
    cards = menu.sets[0].domains["cards"]
    assert isinstance(cards, Several)
    gold, room = means(state, state.players[seat])
    return Pay(cheapest_payment(state.box, cards, lambda paid: -purse_worth(gold - paid, room)))


def exchange(state: Pizarro, seat: Seat, menu: Menu) -> Move:
    """Exchange the cards that are worth less than an unknown one."""
    box, player = state.box, state.players[seat]
    piece = last_piece(*means(state, player))
    worths = sorted((box.crowns[card] + box.worth[card] * piece, card) for card in player.hand)
    poor = [card for worth, card in worths[: box.exchange_cards] if worth < card_value(piece)]
    cards = menu.sets[0].domains["cards"]
    assert isinstance(cards, Several)
    return Exchange(cards.ordered(tuple(poor))) if poor else Pass()


TASTES = (1.12, 1.05, 1.0, 1.0, 0.95, 0.9)
"""Factors of what the six explorers are worth to a seat; each further seat takes them one explorer later."""


class Tastes:
    """A script for each seat: robots that value all cards alike bid each other up for the same ones."""

    def __init__(self, of: Sequence[Script]) -> None:
        self.of = of

    def __call__(self, state: Pizarro, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Return a move of the menu; works on a view as well."""
        return self.of[seat](state, seat, menu, rng)


def _tastes_of(seat: Seat) -> Mapping[str, float]:
    """Return the likings of a seat, none of which is for all cards."""
    return dict(zip(LIKINGS, TASTES[-seat:] + TASTES[:-seat], strict=True))


def _likings(seed: int) -> Mapping[str, float]:
    """Return over- and undervaluations of all explorers, drawn with a seed."""
    luck = Random(seed)
    return {explorer: luck.choice((0.6, 0.8, 1.0, 1.25, 1.6)) for explorer in LIKINGS}


MOST_SEATS = 6

POLICY = Tastes([Counting(_tastes_of(seat)) for seat in range(MOST_SEATS)])
"""What robots bid by, and play by in their playouts."""

NORMAL = Tastes([Counting(_tastes_of(seat), share=0.25) for seat in range(MOST_SEATS)])
"""What the level *normal* plays by: the limit that counts the cards and rivals still to come has less weight."""

PLAIN = Script({})
"""Rules of thumb that weigh no gold against crowns: what easy plays by."""

POPULATION = tuple(Script(_likings(seed), careful=True) for seed in range(101, 125))
"""Opponents in the robots' playouts. Robots are not measured against them."""

STYLES: Mapping[str, Script] = {
    "mixed": PLAIN,
    "spender": Script({"all": 1.3}),
    "saver": Script({"all": 0.8}),
    "favourites": Script({"columbus": 1.4, "james_cook": 1.4, "all": 0.9}),
}
"""Opponents to measure robots against."""
