"""Robots at their tables: a move of theirs, and the sign in the channel once thinking takes longer than a second."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

from bot.health.figures import CUT_SHORT
from bot.table.automation import RobotsTurn
from bot.table.fairness import promise
from games.ai import QUICK, ROBOTS
from games.ai.workers import Workers
from games.core.chance import keyed
from games.core.moves import Move
from games.core.steps import Together
from games.core.table import Table

FIRST = 1.0
"""Seconds after which the sign comes: whatever is quicker needs none."""
AGAIN = 8.0
"""Seconds after which it is shown again: Discord takes it off after ten."""

Show = Callable[[int], Awaitable[bool]]
"""Shows in a channel, by its id, that something is on its way; says whether it could."""


class Thinking:
    """Shows the sign where robots think. It is a courtesy: where it cannot be shown, nothing else goes wrong."""

    def __init__(
        self, show: Show | None = None, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    ) -> None:
        self._show = show
        self._sleep = sleep
        self._where: dict[int, int | None] = {}
        self._signs: dict[int, asyncio.Task[None]] = {}

    def begin(self, table: int, channel: int | None) -> None:
        """Note that a robot thinks at a table, and in which channel that may be seen; None where it is nobody's business."""
        if self._show is None:
            return
        if channel is not None and self._where.get(table, channel) is None:
            # What nobody could see does not count: the second begins now.
            self.end(table)
        self._where[table] = channel
        if table not in self._signs:
            self._signs[table] = asyncio.create_task(self._shown(table, self._show), name="a sign")

    def end(self, table: int) -> None:
        """Note that no robot is at it any more."""
        self._where.pop(table, None)
        if (sign := self._signs.pop(table, None)) is not None:
            sign.cancel()

    async def _shown(self, table: int, show: Show) -> None:
        await self._sleep(FIRST)
        while True:
            channel = self._where.get(table)
            # Where it cannot be shown, asking again would only count against the bot.
            if channel is not None and not await show(channel):
                return
            await self._sleep(AGAIN)


def robots(count: int | None = None, niceness: int = 10) -> Workers:
    """Return workers in which robots think, which count the decisions that the clock has ended."""
    return Workers(count, told=lambda _: CUT_SHORT.inc(), niceness=niceness)


def is_together(table: Table) -> bool:
    """Say whether the step that asks takes the answers of several seats at once."""
    return bool(table.state.agenda) and isinstance(table.state.agenda[-1], Together)


async def robots_move(workers: Workers, table: Table, todo: RobotsTurn, usual: str) -> Move:
    """Return a robot's move for its seat; it knows the seat's view and menu. One of no level plays as usual."""
    # From what is public of the table's secret: the secret itself is for its dealer alone.
    public = promise(table.header.secret)
    seed = int.from_bytes(keyed(public, "robot", todo.seat, len(table.log.entries))[:8])
    kind = todo.kind if todo.kind in ROBOTS else usual
    view, menu = table.view(todo.seat), table.open_menu(todo.seat)
    move = menu.only()
    if move is not None:
        return move
    if kind in QUICK:
        # A millisecond, mostly: not worth a place in the queue of those who think for long, nor a stop of the loop.
        move = await asyncio.to_thread(ROBOTS[kind](seed), view, todo.seat, menu)
    else:
        # A strong robot thinks for longer than a click may wait.
        move = await workers.think(kind, seed, view, todo.seat, menu)
    return move or menu.sample(Random(seed))
