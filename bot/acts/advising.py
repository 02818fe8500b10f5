"""The adviser: what the strong robot thinks of a seat's question, from what the seat sees. Worked out in a worker, once a question."""

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
"""The level that advises and reviews."""

MAX_KEPT = 500
"""How many answers are kept; the one asked for longest ago is dropped first."""

Rate = Callable[[str, int, Any, Seat, Menu, Sequence[Move]], Awaitable[list[Rated]]]
"""(robot, seed, view, seat, menu, moves to rate as well) → moves rated elsewhere, the best first."""


class Adviser:
    """Rates the moves of a question on demand, and keeps the answer while the question lasts."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._kept: OrderedDict[tuple[int, Seat, str], asyncio.Task[list[Rated]]] = OrderedDict()

    async def rated(self, live: Started, seat: Seat) -> list[Rated]:
        """Return the moves of a seat's question that are worth a thought, the best first.

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
            # Another user of the same answer may still wait when this one's click is given up.
            return await asyncio.shield(self._kept[key])
        except BrokenProcessPool:
            self._kept.pop(key, None)
            raise PlayerError("no-hint-now") from None

    async def close(self) -> None:
        """Stop thinking."""
        works = [*self._kept.values()]
        self._kept.clear()
        for work in works:
            work.cancel()
        await asyncio.gather(*works, return_exceptions=True)


async def _all_of(work: Awaitable[list[Rated]]) -> list[Rated]:
    return await work


def advice_seed(table: Table, seat: Seat, before: Sequence[Entry], menu: Menu) -> int:
    """Return the randomness of the adviser for a question.

    It follows from what is public of the table's secret, the seat's own entries on the live line `before` the question, and
    its menu, so the same position always gives the same advice, and nothing hidden from the seat changes it.
    """
    own = sum(entry.seat == seat for entry in before)
    known = promise(promised(table.header))
    return int.from_bytes(keyed(known, "advice", seat, own, menu.fingerprint())[:8])
