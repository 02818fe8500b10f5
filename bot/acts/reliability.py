"""A user's reliability, looked up when they want to take a seat."""

from bot.errors import PlayerError
from bot.table.live import LiveTable
from bot.table.results import read_results
from bot.table.tables import Tables
from games.results.reliability import Reliability, reliability


async def reliability_of(tables: Tables, user: int) -> Reliability:
    """Return a user's reliability in the last months."""
    rows = await tables.storage.results_of([user])
    return reliability(read_results(rows), user, tables.now())


async def require_reliable(tables: Tables, live: LiveTable, user: int) -> Reliability:
    """Return a user's reliability. Raise `PlayerError` if it is lower than their table requires."""
    found, least = await reliability_of(tables, user), live.notes.least
    if not found.reaches(least):
        raise PlayerError("not-reliable", least=least, in_time=found.in_time, finished=found.finished)
    return found
