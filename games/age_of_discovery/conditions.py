"""What a player of Age of Discovery may wait for before deciding again."""

from games.age_of_discovery.state import AgeOfDiscovery
from games.core import Seat


def turn_ends(view: AgeOfDiscovery, _seat: Seat) -> int:
    """Return the turn."""
    return view.turn


def next_box(view: AgeOfDiscovery, _seat: Seat) -> str:
    """Return which box of which turn is being resolved."""
    return f"{view.turn}.{view.stage}"


def discovered(view: AgeOfDiscovery, _seat: Seat) -> int:
    """Return how many regions have been discovered."""
    return len(view.discovered())


def built(view: AgeOfDiscovery, _seat: Seat) -> int:
    """Return how many buildings have been bought."""
    return sum(len(player.buildings) for player in view.players)


UNTIL = {"turn": turn_ends, "box": next_box, "discovered": discovered, "built": built}
