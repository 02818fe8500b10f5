"""Completing results from the logs of ended tables that can still be replayed; ratings from all results."""

import asyncio
from collections.abc import Collection
from dataclasses import replace
from datetime import UTC, datetime
from typing import get_args

from bot.settings import Settings
from bot.storage import LIVE, Status, Storage, TableRow, open_storage
from bot.table.live import Started
from bot.table.notes import read_notes
from bot.table.replaying import replay
from bot.table.results import read_results, result_of, result_row
from games import all_games
from games.core import record
from games.core.header import DamagedSave
from games.results.ratings import Ratings
from games.results.result import FACTS, Result
from games.words.phrases import phrases

ALWAYS = datetime(9999, 1, 1, tzinfo=UTC)
"""A moment later than every change of a table."""


@record
class Filled:
    """The number of new and of completed results, the tables that cannot be replayed, and since when all results are complete."""

    new: int
    filled: int
    damaged: tuple[int, ...]
    since: datetime | None


async def fill_in(settings: Settings) -> int:
    """Complete the results, and print since when they are complete. Return 0. Raise `StorageError` while a bot runs."""
    async with await open_storage(settings.address, alone=True, create=False) as storage:
        done = await filled(storage)
    print(f"{done.new} results are new, {done.filled} were filled in")
    if done.damaged:
        print(f"{len(done.damaged)} tables do not replay any more: {', '.join(map(str, done.damaged))}")
    if done.since is not None:
        print(f"all games that have ended since {done.since:%Y-%m-%d %H:%M} UTC tell everything")
    return 0


async def filled(storage: Storage) -> Filled:
    """Write the missing results of ended tables, and add the facts that older results lack."""
    known = {result.table: result for result in read_results(await storage.results())}
    over = [status for status in get_args(Status) if status not in LIVE]
    new = changed = 0
    damaged: list[int] = []
    for row in await storage.idle_tables(ALWAYS, *over):
        old = known.get(row.id)
        if row.header is None or (old is not None and old.facts >= FACTS):
            continue
        try:
            found = await _replayed(storage, row)
        except (DamagedSave, ValueError):
            damaged.append(row.id)
            continue
        if found is not None:
            known[row.id] = result = found if old is None else completed(old, found)
            await storage.write_result(result_row(result))
            new, changed = new + (old is None), changed + (old is not None)
    return Filled(new, changed, tuple(damaged), complete_since(known.values()))


async def _replayed(storage: Storage, row: TableRow) -> Result | None:
    """Return the result of a table from its log; None if it was ended without one."""
    game, notes = all_games().get(row.game), read_notes(row.notes)
    if game is None:
        raise DamagedSave(f"there is no game {row.game!r} here")
    table = await asyncio.to_thread(replay, game, row, await storage.load_log(row.id))
    live = Started(row, notes, phrases("en", row.game), game, table)
    if not live.is_over:
        return None
    ended = await storage.last_entry_at(row.id)
    return await asyncio.to_thread(
        result_of, live, "vote" if notes.settled else "rules", ended or row.changed
    )


def completed(old: Result, found: Result) -> Result:
    """Return the result as it was written when the game ended, with the facts that were found since."""
    facts = {seat.seat: seat.favourites for seat in found.seats}
    seats = tuple(replace(seat, favourites=facts[seat.seat]) for seat in old.seats)
    return replace(old, seats=seats, facts=found.facts)


def complete_since(results: Collection[Result]) -> datetime | None:
    """Return the end of the first game from which on every result has every fact; None if there is none."""
    last_poor = max((one.ended for one in results if one.facts < FACTS), default=None)
    rich = [one.ended for one in results if last_poor is None or one.ended > last_poor]
    return min(rich, default=None)


async def rate(settings: Settings) -> int:
    """Compute all ratings from the results alone and print every list. Return 0. A bot may run meanwhile."""
    async with await open_storage(settings.address, shared=True) as storage:
        rows = await storage.results()
    ratings = Ratings(read_results(rows))
    for (rated, game), players in ratings.lists():
        print(f"{rated}, {game or 'all games'}")
        for player, one in players:
            guess = ", provisional" if one.is_provisional else ""
            print(f"  {player}: {one.number} ± {one.uncertainty} ({one.games} games{guess})")
    return 0
