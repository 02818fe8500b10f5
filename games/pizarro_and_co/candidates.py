"""The moves worth a thought: the next bids and a jump, the cheapest payments, everything of short menus."""

from random import Random

from games.core import Between, Menu, Move, Pass, Seat
from games.pizarro_and_co.defaults import default
from games.pizarro_and_co.moves import Bid, Limit
from games.pizarro_and_co.state import Pizarro

LONG = 12
"""Of a longer menu some moves are drawn."""


def candidates(state: Pizarro, seat: Seat, menu: Menu, luck: Random) -> list[Move]:
    """Return the moves worth playing out; works on a view as well."""
    for moves in menu.sets:
        if moves.kind in (Bid, Limit):
            amounts = moves.domains["amount"]
            assert isinstance(amounts, Between)
            return [Pass(), *_bids(amounts)] if moves.kind is Bid else _limits(amounts)
    if menu.count() <= LONG:
        return list(menu)
    return [default(state, seat, menu), *(menu.sample(luck) for _ in range(5))]


def _bids(amounts: Between) -> list[Move]:
    """Raise by one, or jump so that others have to think about it."""
    wanted = (amounts.low, amounts.low + 1, amounts.low + 3)
    return [Bid(amount) for amount in wanted if amount in amounts]


def _limits(amounts: Between) -> list[Move]:
    """Seal limits spread over what the purse holds."""
    step = max(1, (amounts.high - amounts.low) // 8)
    return [Limit(amount) for amount in range(amounts.low, amounts.high + 1, step)]
