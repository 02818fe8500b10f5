"""Robots at their tables: a move of theirs, and the sign in the channel once thinking takes longer than a second."""

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
"""How often a robot is asked the same question."""
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


async def answer_of(workers: Workers, live: Started, todo: RobotsTurn, usual: str) -> Move:
    """Return what is played for a robot's seat: its answer if that is possible.

    If the robot raises or answers what is not on its menu, it is asked once more, in other luck; then its game's default is
    played, and logged. Raises `BrokenProcessPool` if workers die on it.
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
            # Not the error itself: it may tell what only the robot sees.
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
    """Return what is played for a seat that does not answer: the default of its game, else anything possible."""
    menu = table.open_menu(seat)
    return table.game.default(table.view(seat), seat, menu) or menu.sample(Random(len(table.log.entries)))


async def robots_move(
    workers: Workers, table: Table, todo: RobotsTurn, usual: str, *, attempt: int = 0
) -> Move:
    """Return a robot's move for its seat; it knows the seat's view and menu. One of no level plays as usual.

    Each `attempt` at the same question has another luck.
    """
    # From what is public of the table's secret: the secret itself is for its dealer alone.
    public = promise(table.header.secret)
    about = (len(table.log.entries), attempt) if attempt else len(table.log.entries)
    seed = int.from_bytes(keyed(public, "robot", todo.seat, about)[:8])
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
