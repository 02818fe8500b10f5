"""What a player of Pizarro & Co. may wait for before deciding again."""

from games.core import Seat
from games.pizarro_and_co.state import Pizarro


def year_ends(view: Pizarro, _seat: Seat) -> int:
    """Return the year."""
    return view.year


def next_card(view: Pizarro, _seat: Seat) -> str:
    """Return what tells the card up for auction from every other one: a vetoed card goes back under its deck."""
    vetoes = sum(player.vetoes for player in view.players)
    return f"{view.year}.{view.cards_left()}.{vetoes}"


UNTIL = {"year": year_ends, "card": next_card}
