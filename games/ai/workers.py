"""Worker processes in which robots think, so that whoever asks stays free meanwhile."""

import asyncio
import logging
import os
from collections.abc import Callable, Generator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, ParamSpec, TypeVar

from games.ai.planner import Planner, Rated
from games.ai.players import EFFORTS, ROBOTS
from games.core import Menu, Move, Seat
from games.processes import ATTEMPTS, Processes

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")


class Workers:
    """A pool of processes that is started when the first robot thinks, and anew when it breaks.

    `told` hears of each decision that the clock has ended early. The nicer they are, the more they yield to others.
    """

    def __init__(
        self, count: int | None = None, told: Callable[[str], None] = lambda _: None, niceness: int = 10
    ) -> None:
        self._processes = Processes(count or max(1, (os.cpu_count() or 2) - 1), niceness)
        self._told = told

    async def think(self, robot: str, seed: int, view: Any, seat: Seat, menu: Menu) -> Move | None:
        """Return a robot's move; the same seed, view and menu give the same one.

        Raises `BrokenProcessPool` when workers have died on it again and again.
        """
        return await self._asked(think, robot, seed, view, seat, menu)

    async def rate(
        self, robot: str, seed: int, view: Any, seat: Seat, menu: Menu, also: Sequence[Move] = ()
    ) -> list[Rated]:
        """Return the moves that a robot thinks of, the best first; `also` are thought of, too. Raises like `think`."""
        return await self._asked(rate, robot, seed, view, seat, menu, also)

    async def _asked(self, work: Callable[P, tuple[T, list[str]]], *args: P.args, **kwargs: P.kwargs) -> T:
        for attempt in range(1, ATTEMPTS + 1):
            pool = self._processes.open()
            try:
                found, notes = await asyncio.wrap_future(pool.submit(work, *args, **kwargs))
            except BrokenProcessPool:
                self._processes.drop(pool)
                log.exception("a robot's worker has died, attempt %d of %d", attempt, ATTEMPTS)
                if attempt == ATTEMPTS:
                    raise
            else:
                for note in notes:
                    log.warning("%s", note)
                    self._told(note)
                return found
        raise AssertionError("the last attempt returns or raises")

    def close(self) -> None:
        """End the workers; who still thinks is not waited for."""
        self._processes.close()


def think(robot: str, seed: int, view: Any, seat: Seat, menu: Menu) -> tuple[Move | None, list[str]]:
    """Let a robot decide, in whatever process this is; returns its move and what it would have logged."""
    with _noted() as lines:
        return ROBOTS[robot](seed)(view, seat, menu), lines


def rate(
    robot: str, seed: int, view: Any, seat: Seat, menu: Menu, also: Sequence[Move] = ()
) -> tuple[list[Rated], list[str]]:
    """Let a robot rate moves, as `think` lets it decide; `robot` is one that plays moves out."""
    with _noted() as lines:
        return Planner(seed, EFFORTS[robot]).rated(view, seat, menu, also), lines


@contextmanager
def _noted() -> Generator[list[str]]:
    """Keep what a robot logs meanwhile."""
    notes = _Notes()
    logger = logging.getLogger("games.ai.planner")
    logger.addHandler(notes)
    try:
        yield notes.lines
    finally:
        logger.removeHandler(notes)


class _Notes(logging.Handler):
    """Keeps what is logged, for the process that asked."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep one line."""
        self.lines.append(record.getMessage())
