"""The conditions on which a player of Age of Discovery may decide again."""

from games.age_of_discovery.state import AgeOfDiscovery
from games.core import Seat


def turn_ends(view: AgeOfDiscovery, _seat: Seat) -> int:
    """Return the number of the turn."""
    return view.turn


def next_box(view: AgeOfDiscovery, _seat: Seat) -> str:
    """Return the turn and the box that is being resolved."""
    return f"{view.turn}.{view.stage}"


def discovered(view: AgeOfDiscovery, _seat: Seat) -> int:
    """Return the number of discovered regions."""
    return len(view.discovered())


def built(view: AgeOfDiscovery, _seat: Seat) -> int:
    """Return the number of buildings bought."""
    return sum(len(player.buildings) for player in view.players)


UNTIL = {"turn": turn_ends, "box": next_box, "discovered": discovered, "built": built}
