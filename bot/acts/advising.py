"""The adviser: the strong robot's ratings of a seat's moves, from the seat's view. A worker computes them once per question."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from bot.errors import PlayerError
from bot.menus.control_ids import question
from bot.table.fairness import promise, promised
from bot.table.live import Started
from games.ai.planner import Rated
from games.core.chance import keyed
from games.core.log import Entry
from games.core.menus import Menu
from games.core.moves import Move, Seat
from games.core.table import Table

ROBOT = "strong"
"""The robot level that advises and reviews."""

MAX_KEPT = 500
"""Maximum number of cached answers; the least recently used is dropped first."""

Rate = Callable[[str, int, Any, Seat, Menu, Sequence[Move]], Awaitable[list[Rated]]]
"""(robot, seed, view, seat, menu, moves to rate as well) → rated moves, the best first. It runs outside the event loop."""


class Adviser:
    """Rates the moves of a question on demand and caches the answers."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._kept: OrderedDict[tuple[int, Seat, str], asyncio.Task[list[Rated]]] = OrderedDict()

    async def rated(self, live: Started, seat: Seat) -> list[Rated]:
        """Return the candidate moves for a seat's question with their ratings, the best first.

        The same position gives the same answer, after an undo and in a review too. Raise `PlayerError` if no worker can think.
        """
        key = (live.row.id, seat, question(live.table, seat))
        if key not in self._kept:
            menu = live.table.open_menu(seat)
            seed = advice_seed(live.table, seat, live.table.log.live_line(), menu)
            work = self._rate(ROBOT, seed, live.table.view(seat), seat, menu, ())
            self._kept[key] = asyncio.create_task(_all_of(work), name=f"advice at table {live.row.id}")
        self._kept.move_to_end(key)
        while len(self._kept) > MAX_KEPT:
            self._kept.popitem(last=False)
        try:
            # Another user may wait for the same answer, so cancelling this click must not cancel the computation.
            return await asyncio.shield(self._kept[key])
        except BrokenProcessPool:
            self._kept.pop(key, None)
            raise PlayerError("no-hint-now") from None

    async def close(self) -> None:
        """Cancel all computations and wait until they have ended."""
        works = [*self._kept.values()]
        self._kept.clear()
        for work in works:
            work.cancel()
        await asyncio.gather(*works, return_exceptions=True)


async def _all_of(work: Awaitable[list[Rated]]) -> list[Rated]:
    return await work


def advice_seed(table: Table, seat: Seat, before: Sequence[Entry], menu: Menu) -> int:
    """Return the adviser's random seed for a question.

    It depends only on the public promise of the table's secret, the number of the seat's own entries on the live line `before`
    the question, and its menu. So the same position always gives the same advice, and nothing hidden from the seat changes it.
    """
    own = sum(entry.seat == seat for entry in before)
    known = promise(promised(table.header))
    return int.from_bytes(keyed(known, "advice", seat, own, menu.fingerprint())[:8])
