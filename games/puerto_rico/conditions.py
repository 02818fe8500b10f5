"""What a player of Puerto Rico may wait for before deciding again."""

from games.core import Seat
from games.puerto_rico.state import PuertoRico


def round_ends(view: PuertoRico, _seat: Seat) -> int:
    """Return the round."""
    return view.round


def role_taken(view: PuertoRico, _seat: Seat) -> str:
    """Return which role of which round is being played."""
    return f"{view.round}.{len(view.taken)}"


def shipped(view: PuertoRico, _seat: Seat) -> int:
    """Return the victory points that are left: only shipping takes any."""
    return view.vp


def sold(view: PuertoRico, _seat: Seat) -> int:
    """Return how many goods lie in the trading house."""
    return len(view.house)


UNTIL = {"round": round_ends, "role": role_taken, "shipped": shipped, "sold": sold}
