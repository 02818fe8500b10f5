"""What Soundings adds to the conformance kit."""

from games.soundings import Soundings


def census(state: Soundings) -> dict[str, int]:
    """The dice, under the cups and lost."""
    return {"dice": state.lost + sum(sailor.count for sailor in state.sailors)}
