"""What Pizarro & Co. adds to the conformance kit."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from games.pizarro_and_co.auction import highest_bid
from games.pizarro_and_co.state import Pizarro, Ship


def census(state: Pizarro) -> dict[str, int]:
    """All gold cards, wherever they are."""
    found = Counter([*state.stock, *state.discards, *state.paid, *state.luck])
    for player in state.players:
        found.update(player.hand)
        for ship in player.ships:
            found.update(ship.pile)
    return dict(sorted((str(card), count) for card, count in found.items()))


def impossible(state: Pizarro) -> Iterator[str]:
    """What no table can show: too many ships, ships and piles beyond the year, bids that nobody could make."""
    for player in state.players:
        if len(player.ships) + player.unplaced > state.box.ships_per_player:
            yield f"seat {player.seat} has more ships than the box holds"
        for ship in player.ships:
            yield from (f"seat {player.seat}: {what}" for what in _misplaced(state, ship))
    yield from _misbid(state)


def _misplaced(state: Pizarro, ship: Ship) -> Iterator[str]:
    where = f"{ship.explorer} {ship.space}"
    if not 1 <= ship.space <= state.year:
        yield f"a ship on {where} in year {state.year}"
    elif ship.half not in state.box.halves_of(ship.explorer, ship.space):
        yield f"no half {ship.half!r} of {where}"
    if len(ship.pile) > (ship.space if ship.explorer == "magellan" else 0):
        yield f"{len(ship.pile)} cards under a ship on {where}"


def _misbid(state: Pizarro) -> Iterator[str]:
    lot = state.lot
    if any(low.amount >= high.amount for low, high in pairwise(lot.bids)):
        yield "bids that do not rise"
    for seat in {*lot.passed, *(bid.seat for bid in lot.bids)} - {*lot.eligible}:
        yield f"seat {seat} at an auction without a ship for it"
    if lot.bids and lot.buyer is None and lot.price > highest_bid(state, lot.bids[-1].seat):
        yield f"seat {lot.bids[-1].seat} bids {lot.price} and cannot pay"
