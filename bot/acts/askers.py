"""Finds out a user's role at a table: host, player, former player or server manager."""

from bot.acts.league_data import read_league
from bot.errors import PlayerError
from bot.table.live import LiveTable
from bot.table.powers import Asker
from bot.table.tables import Tables


async def asker_at(tables: Tables, live: LiveTable, user: int, manages: int | None) -> Asker:
    """Return a user's role at a table.

    manages: The server that the user manages and asks from; None if there is none.
    """
    sits = bool(live.seats_of(user))
    has_sat = any(user in row.former for row in live.seats)
    is_manager = manages is not None and manages == live.row.guild
    plays = sits or has_sat
    if is_manager and not plays and live.notes.league is not None:
        plays = await _plays_in_league(tables, live.notes.league.league, user)
    return Asker(live.row.host == user, sits, is_manager, plays)


async def _plays_in_league(tables: Tables, number: int, user: int) -> bool:
    """Whether a user is or was a player of a league. True if the league cannot be read."""
    data = await tables.storage.league(number)
    if data is None:
        return False
    try:
        return user in read_league(data).players
    except PlayerError:
        return True
