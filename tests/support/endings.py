"""Tables brought to their last move in one commit, for tests of what comes after the end."""

from copy import copy
from dataclasses import replace
from random import Random

from bot.local.things import Channel
from bot.table.results import read_results
from games.core.moves import Move, Seat
from games.core.table import Table
from games.results.result import Result
from tests.support.bot import World


async def results(world: World) -> list[Result]:
    """Return what is kept of all tables that are over."""
    return read_results(await world.storage.results())


async def nearly_over(world: World, channel: Channel | None = None, seed: int = 1) -> tuple[Seat, Move]:
    """Play a table at random until one move is left, behind Discord's back; returns whose it is, and the move."""
    tables = world.tables
    async with tables.hold(await tables.find((channel or world.general).id)) as held:
        live = held.started
        table, before = live.table, live.table.log.entries
        # A cached table keeps its game, so that no other game has that id.
        key = repr((id(table.game), table.header, before, table.state, seed))
        if key not in _PLAYED:
            _PLAYED[key] = _played(table, Random(seed))
        played, seat, move = _PLAYED[key]
        await held.commit(replace(live, table=_own(played)), entries=played.log.entries[len(before) :])
    return seat, move


_PLAYED: dict[str, tuple[Table, Seat, Move]] = {}
"""By a table as it stands, and a seed: the table with one move left, whose it is, and the move. Many tests begin the same table."""


def _played(table: Table, rng: Random) -> tuple[Table, Seat, Move]:
    while True:
        seat = rng.choice(table.waiting())
        move = table.open_menu(seat).sample(rng)
        after = table.after(table.ahead(seat, move))
        if after.is_over():
            return table, seat, move
        table = after


def _own(table: Table) -> Table:
    """Return a table that shares no log with this one."""
    other = copy(table)
    other.log = table.log.at(table.log.tip)
    return other


async def over(world: World, channel: Channel | None = None, seed: int = 1) -> None:
    """Play a table to its end; what is left after all but one move goes through the bot, robots' moves by themselves."""
    await nearly_over(world, channel, seed)
    rng = Random(seed)
    world.acts.play.drive((await world.live(channel)).row.id)
    await world.settled()
    while (live := await world.live(channel)).row.status == "running":
        seat = rng.choice(live.table.waiting())
        await world.played(seat, live.table.open_menu(seat).sample(rng), channel)
