"""Tables that no longer replay, as far as their people decide about them. Pure."""

from bot.storage import LIVE
from bot.table.live import Frozen, LiveTable


def is_wreck(live: LiveTable) -> bool:
    """Say whether a table cannot be played on, and still holds its people up."""
    return isinstance(live, Frozen) and live.row.status in LIVE and not live.notes.stopped


def wreck_voters(live: LiveTable) -> set[int]:
    """Return the users who may vote to end a table that cannot be played on: all who sit there but its host, who ends it alone."""
    return {row.user for row in live.seats if row.user is not None} - {live.row.host}


def needed_to_end(live: LiveTable) -> int:
    """Return how many of them end it: more than half."""
    return len(wreck_voters(live)) // 2 + 1
