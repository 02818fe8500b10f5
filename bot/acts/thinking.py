"""Robots at their tables: their moves, and the typing indicator while they think."""

import asyncio
import logging
import traceback
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import PurePath
from random import Random

from bot.health.figures import CUT_SHORT
from bot.table.automation import RobotsTurn
from bot.table.fairness import promise
from bot.table.lessons import written
from bot.table.live import Started
from games.ai import QUICK, ROBOTS
from games.ai.workers import Workers
from games.core.chance import keyed
from games.core.moves import Move, Seat
from games.core.steps import Together
from games.core.table import Table

log = logging.getLogger(__name__)

ATTEMPTS = 2
"""Maximum number of times that a robot is asked the same question."""
FIRST = 1.0
"""Seconds a robot thinks before the typing indicator appears."""
AGAIN = 8.0
"""Seconds until the indicator is shown again; Discord removes it after ten."""

Show = Callable[[int], Awaitable[bool]]
"""(channel id) → whether the typing indicator could be shown there."""


class Thinking:
    """Shows the typing indicator while robots think. A failure to show it has no effect."""

    def __init__(
        self, show: Show | None = None, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    ) -> None:
        self._show = show
        self._sleep = sleep
        self._where: dict[int, int | None] = {}
        self._signs: dict[int, asyncio.Task[None]] = {}

    def begin(self, table: int, channel: int | None) -> None:
        """Note that a robot thinks at a table, and show it in the channel; None to show it nowhere."""
        if self._show is None:
            return
        if channel is not None and self._where.get(table, channel) is None:
            # The robot thought unseen until now, so `FIRST` starts over.
            self.end(table)
        self._where[table] = channel
        if table not in self._signs:
            self._signs[table] = asyncio.create_task(self._shown(table, self._show), name="a sign")

    def end(self, table: int) -> None:
        """Note that no robot thinks there any more."""
        self._where.pop(table, None)
        if (sign := self._signs.pop(table, None)) is not None:
            sign.cancel()

    async def _shown(self, table: int, show: Show) -> None:
        await self._sleep(FIRST)
        while True:
            channel = self._where.get(table)
            # If Discord refuses, asking again would only count against the bot.
            if channel is not None and not await show(channel):
                return
            await self._sleep(AGAIN)


def robots(count: int | None = None, niceness: int = 10) -> Workers:
    """Return the workers in which robots think. They count the decisions that the time limit has cut short."""
    return Workers(count, told=lambda _: CUT_SHORT.inc(), niceness=niceness)


def is_together(table: Table) -> bool:
    """Whether the current step takes the answers of several seats at once."""
    return bool(table.state.agenda) and isinstance(table.state.agenda[-1], Together)


async def answer_of(workers: Workers, live: Started, todo: RobotsTurn, usual: str) -> Move:
    """Return the move for a robot's seat: the robot's answer, if it is on the menu.

    If the robot raises an exception or answers with another move, ask once more with another seed. If that fails too, return
    the game's default move and log it. Raise `BrokenProcessPool` if workers die.
    """
    menu = live.table.open_menu(todo.seat)
    taught = written(live, todo.seat)
    failure = ""
    for attempt in range(ATTEMPTS):
        try:
            move = taught.move if taught is not None and not attempt else None
            move = move or await robots_move(workers, live.table, todo, usual, attempt=attempt)
            if move in menu:
                return move
            failure = "a move that is not possible"
        except BrokenProcessPool:
            raise
        except Exception as error:  # noqa: BLE001  # a robot may fail in any way; the table goes on
            # Not the error itself: it may contain what only the robot sees.
            failure = f"{type(error).__name__} in {_where(error)}"
    log.error(
        "table %d: the robot on seat %d failed twice (%s): the default is played for it",
        live.row.id,
        todo.seat + 1,
        failure,
    )
    return default_of(live.table, todo.seat)


def _where(error: Exception) -> str:
    """Return the module and line that raised an error."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{PurePath(frame.filename).name} line {frame.lineno}"


def default_of(table: Table, seat: Seat) -> Move:
    """Return the default move of the game for a seat, or any possible move if there is none."""
    menu = table.open_menu(seat)
    return table.game.default(table.view(seat), seat, menu) or menu.sample(Random(len(table.log.entries)))


async def robots_move(
    workers: Workers, table: Table, todo: RobotsTurn, usual: str, *, attempt: int = 0
) -> Move:
    """Return a robot's move, computed from its seat's view and menu. A robot without a level of its own plays at level `usual`.

    Each `attempt` at the same question uses another seed.
    """
    # The seed uses a public value derived from the table's secret: only the dealer may use the secret itself.
    public = promise(table.header.secret)
    about = (len(table.log.entries), attempt) if attempt else len(table.log.entries)
    seed = int.from_bytes(keyed(public, "robot", todo.seat, about)[:8])
    kind = todo.kind if todo.kind in ROBOTS else usual
    view, menu = table.view(todo.seat), table.open_menu(todo.seat)
    move = menu.only()
    if move is not None:
        return move
    if kind in QUICK:
        # This mostly takes a millisecond, so it neither queues for a worker nor blocks the loop.
        move = await asyncio.to_thread(ROBOTS[kind](seed), view, todo.seat, menu)
    else:
        # A strong robot thinks for longer than a click may wait.
        move = await workers.think(kind, seed, view, todo.seat, menu)
    return move or menu.sample(Random(seed))
