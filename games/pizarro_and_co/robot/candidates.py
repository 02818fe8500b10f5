"""The moves worth a thought: the next bids and a jump, the cheapest payments, everything of short menus."""

from collections.abc import Iterator
from itertools import islice
from random import Random

from games.core import Between, Menu, Move, Pass, Seat, Several
from games.pizarro_and_co.defaults import default
from games.pizarro_and_co.moves import Bid, Gold, Limit, Pay
from games.pizarro_and_co.robot.outlook import card_worth, highest_price, last_piece, means, purse_worth
from games.pizarro_and_co.state import Pizarro

LONG = 12
"""Maximum length of a menu of which all moves are tried; of a longer one, the default and a sample."""
SHARES = (0.5, 0.75, 1.25, 1.5, 2.0)
"""Further limits that are tried, as factors of the highest price that the card is worth."""
PAYMENTS = 6
"""Number of payments that are tried, the cheapest ones."""
MOST = 5000
"""Maximum number of payments that are compared to find these."""


def candidates(state: Pizarro, seat: Seat, menu: Menu, luck: Random) -> list[Move]:
    """Return the moves worth playing out; works on a view as well."""
    for moves in menu.sets:
        if moves.kind in (Bid, Limit):
            amounts = moves.domains["amount"]
            assert isinstance(amounts, Between)
            return [Pass(), *_bids(amounts)] if moves.kind is Bid else _limits(state, seat, amounts)
        if moves.kind is Pay:
            cards = moves.domains["cards"]
            assert isinstance(cards, Several)
            return _payments(state, seat, cards)
    if menu.count() <= LONG:
        return list(menu)
    return [default(state, seat, menu), *(menu.sample(luck) for _ in range(5))]


def _bids(amounts: Between) -> list[Move]:
    """Raise by one, or jump so that others have to think about it."""
    wanted = (amounts.low, amounts.low + 1, amounts.low + 3)
    return [Bid(amount) for amount in wanted if amount in amounts]


def _limits(state: Pizarro, seat: Seat, amounts: Between) -> list[Move]:
    """Seal nothing, or a limit around what the card is worth."""
    gold, room = means(state, state.players[seat])
    fair = highest_price(card_worth(state, seat, state.lot.explorer, last_piece(gold, room)), gold, room)
    wanted = [0, fair, *(round(fair * share) for share in SHARES), fair - 1, fair + 1]
    return [Limit(amount) for amount in dict.fromkeys(wanted) if amount in amounts] or [Limit(amounts.low)]


def _payments(state: Pizarro, seat: Seat, cards: Several) -> list[Move]:
    """Pay with nothing superfluous, what costs least of crowns and of what the purse is worth; and the best card, where one is tucked."""
    box, (gold, room) = state.box, means(state, state.players[seat])

    def loss(paid: tuple[Gold, ...]) -> float:
        total = sum(box.worth[card] for card in paid)
        return sum(box.crowns[card] for card in paid) - purse_worth(gold - total, room)

    found = sorted(islice(minimal(state, cards), MOST), key=loss)
    chosen = found[:PAYMENTS]
    if box.ability(state.lot.explorer, state.year) == "tuck_from_payment":
        best = max(cards.pool, key=box.crowns.__getitem__)
        chosen.append(max(found, key=lambda paid: max(box.crowns[card] for card in paid)))
        chosen += [cards.ordered((*paid, best)) for paid in found[:2] if paid.count(best) < cards.pool[best]]
    return [Pay(paid) for paid in dict.fromkeys(chosen) if paid in cards]


def minimal(state: Pizarro, cards: Several) -> Iterator[tuple[Gold, ...]]:
    """Yield the payments of which no card could be kept."""
    # The dearest first: the last card is the cheapest, and without it the price is not reached.
    return _Ways(state, cards).longer((), cards.at_least, 0)


class _Ways:
    """The ways to pay with some of these cards."""

    def __init__(self, state: Pizarro, cards: Several) -> None:
        self._cards = cards
        self._worth = worth = state.box.worth
        self._kinds = kinds = sorted(cards.pool, key=worth.__getitem__, reverse=True)
        self._rest = [
            sum(worth[kind] * cards.pool[kind] for kind in kinds[number:]) for number in range(len(kinds))
        ]

    def longer(self, paid: tuple[Gold, ...], left: int, place: int) -> Iterator[tuple[Gold, ...]]:
        """Yield the payments that add cards from this kind on to those paid; `left` is still to be paid."""
        cards = self._cards
        if left <= 0:
            yield cards.ordered(paid)
            return
        if place == len(self._kinds) or len(paid) == cards.most:
            return
        kind = self._kinds[place]
        used, worth = paid.count(kind), self._worth[kind]
        if left > self._rest[place] - used * worth:
            return
        if used < cards.pool[kind]:
            yield from self.longer((*paid, kind), left - worth, place)
        yield from self.longer(paid, left, place + 1)
