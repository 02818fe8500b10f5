"""Tables brought to their last move in one commit, for tests of what comes after the end."""

from dataclasses import replace
from random import Random

from bot.local.things import Channel
from bot.table.results import read_results
from games.core.moves import Move, Seat
from games.results.result import Result
from tests.support.bot import World


async def results(world: World) -> list[Result]:
    """Return what is kept of all tables that are over."""
    return read_results(await world.storage.results())


async def nearly_over(world: World, channel: Channel | None = None, seed: int = 1) -> tuple[Seat, Move]:
    """Play a table at random until one move is left, behind Discord's back; returns whose it is, and the move."""
    tables, rng = world.tables, Random(seed)
    async with tables.hold(await tables.find((channel or world.general).id)) as held:
        live = held.started
        table, entries = live.table, []
        while True:
            seat = rng.choice(table.waiting())
            move = table.open_menu(seat).sample(rng)
            turn = table.ahead(seat, move)
            if table.after(turn).is_over():
                break
            table = table.after(turn)
            entries += turn.entries
        await held.commit(replace(live, table=table), entries=entries)
    return seat, move


async def over(world: World, channel: Channel | None = None, seed: int = 1) -> None:
    """Play a table to its end; what is left after all but one move goes through the bot, robots' moves by themselves."""
    await nearly_over(world, channel, seed)
    rng = Random(seed)
    world.acts.play.drive((await world.live(channel)).row.id)
    await world.settled()
    while (live := await world.live(channel)).row.status == "running":
        seat = rng.choice(live.table.waiting())
        await world.played(seat, live.table.open_menu(seat).sample(rng), channel)
