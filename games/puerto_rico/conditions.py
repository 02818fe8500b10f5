"""The conditions on which a player of Puerto Rico may decide again."""

from games.core import Seat
from games.puerto_rico.state import PuertoRico


def round_ends(view: PuertoRico, _seat: Seat) -> int:
    """Return the number of the round."""
    return view.round


def role_taken(view: PuertoRico, _seat: Seat) -> str:
    """Return the round and the number of roles taken in it."""
    return f"{view.round}.{len(view.taken)}"


def shipped(view: PuertoRico, _seat: Seat) -> int:
    """Return the remaining victory points: only shipping takes any."""
    return view.vp


def sold(view: PuertoRico, _seat: Seat) -> int:
    """Return the number of goods in the trading house."""
    return len(view.house)


UNTIL = {"round": round_ends, "role": role_taken, "shipped": shipped, "sold": sold}
