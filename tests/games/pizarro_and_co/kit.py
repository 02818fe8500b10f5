"""What Pizarro & Co. adds to the conformance kit."""

from collections import Counter

from games.pizarro_and_co.state import Pizarro


def census(state: Pizarro) -> dict[str, int]:
    """All gold cards, wherever they are."""
    found = Counter([*state.stock, *state.discards, *state.paid, *state.luck])
    for player in state.players:
        found.update(player.hand)
        for ship in player.ships:
            found.update(ship.pile)
    return dict(sorted((str(card), count) for card, count in found.items()))
