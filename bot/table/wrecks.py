"""Votes of the players of a damaged table, one that no longer replays. Pure."""

from bot.storage import LIVE
from bot.table.live import Frozen, LiveTable
from bot.table.powers import is_shared


def is_wreck(live: LiveTable) -> bool:
    """Whether a damaged table still blocks its players."""
    return isinstance(live, Frozen) and live.row.status in LIVE and not live.notes.stopped


def wreck_voters(live: LiveTable) -> set[int]:
    """Return the users who may vote to end a damaged table: its players, except a host who can end it alone."""
    players = {row.user for row in live.seats if row.user is not None}
    return players if is_shared(live) else players - {live.row.host}


def may_end_alone(live: LiveTable, user: int) -> bool:
    """Whether a user can end a damaged table without a vote: its host, unless the result counts."""
    return user == live.row.host and not is_shared(live)


def needed_to_end(live: LiveTable) -> int:
    """Return the number of votes that end it: more than half."""
    return len(wreck_voters(live)) // 2 + 1
