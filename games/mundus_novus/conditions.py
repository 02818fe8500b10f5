"""The conditions on which a player of *Mundus Novus* may decide again."""

from games.core import Seat
from games.mundus_novus.state import MundusNovus


def round_ends(view: MundusNovus, _seat: Seat) -> int:
    """Return the number of the round."""
    return view.round


def developed(view: MundusNovus, _seat: Seat) -> int:
    """Return the number of the players' developments."""
    return sum(len(player.developments) for player in view.players)


def traded(view: MundusNovus, _seat: Seat) -> str:
    """Return the round and the number of operations of its trade."""
    return f"{view.round}.{len(view.operations)}"


UNTIL = {"round": round_ends, "developed": developed, "traded": traded}
