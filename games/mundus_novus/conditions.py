"""What a player of *Mundus Novus* may wait for before deciding again."""

from games.core import Seat
from games.mundus_novus.state import MundusNovus


def round_ends(view: MundusNovus, _seat: Seat) -> int:
    """Return the round."""
    return view.round


def developed(view: MundusNovus, _seat: Seat) -> int:
    """Return how many developments the players have."""
    return sum(len(player.developments) for player in view.players)


def traded(view: MundusNovus, _seat: Seat) -> str:
    """Return how far the trade of the round has come."""
    return f"{view.round}.{len(view.operations)}"


UNTIL = {"round": round_ends, "developed": developed, "traded": traded}
