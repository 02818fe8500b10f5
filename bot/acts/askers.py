"""Who asks for something at a table, as far as it matters for what they may decide there."""

from bot.acts.league_data import read_league
from bot.errors import PlayerError
from bot.table.live import LiveTable
from bot.table.powers import Asker
from bot.table.tables import Tables


async def asker_at(tables: Tables, live: LiveTable, user: int, manages: int | None) -> Asker:
    """Return who a user is at a table; `manages` is the server that they manage where they ask, if any."""
    sits = bool(live.seats_of(user))
    has_sat = any(user in row.former for row in live.seats)
    is_manager = manages is not None and manages == live.row.guild
    plays = sits or has_sat
    if is_manager and not plays and live.notes.league is not None:
        plays = await _plays_in_league(tables, live.notes.league.league, user)
    return Asker(live.row.host == user, sits, is_manager, plays)


async def _plays_in_league(tables: Tables, number: int, user: int) -> bool:
    """Say whether a user plays in a league, or has; of one that cannot be read nobody knows, so they may."""
    data = await tables.storage.league(number)
    if data is None:
        return False
    try:
        return user in read_league(data).players
    except PlayerError:
        return True
