"""The conditions on which a player of Pizarro & Co. may decide again."""

from games.core import Seat
from games.pizarro_and_co.state import Pizarro


def year_ends(view: Pizarro, _seat: Seat) -> int:
    """Return the number of the year."""
    return view.year


def next_card(view: Pizarro, _seat: Seat) -> str:
    """Return a text that differs for each card up for auction.

    It includes the number of vetoes, because a vetoed card goes back under its deck.
    """
    vetoes = sum(player.vetoes for player in view.players)
    return f"{view.year}.{view.cards_left()}.{vetoes}"


UNTIL = {"year": year_ends, "card": next_card}
