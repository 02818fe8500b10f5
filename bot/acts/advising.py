"""What the normal robot would play in the place of those who are asked, thought of in a worker before they are asked."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from bot.menus.advice import advice_button, with_advice
from bot.menus.control_ids import ControlId, question, read_control_id
from bot.menus.controls import Controls
from bot.posts.hand_off import move_controls
from bot.table.fairness import promise, promised
from bot.table.live import Started
from games.ai import ROBOTS
from games.core.chance import keyed
from games.core.menus import Menu
from games.core.moves import Move, Seat

log = logging.getLogger(__name__)

Think = Callable[[str, int, Any, Seat, Menu], Awaitable[Move | None]]
"""(robot, seed, view, seat, menu) → its move, thought of elsewhere."""

WAIT = 1.5
"""Seconds that a post waits for a suggestion; later ones are left out."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What is thought about for a seat: the question, whether by what is public alone, and the work."""

    question: str
    public: bool
    work: "asyncio.Task[Move | None]"


class Adviser:
    """Remembers for each table what a robot would play now; whoever asks too early goes without."""

    def __init__(self, think: Think, wait: float = WAIT) -> None:
        self._think = think
        self._wait = wait
        self._thoughts: dict[int, dict[Seat, Thought]] = {}

    def begin(self, live: Started) -> None:
        """Think about what people are asked at a table; what was thought of other questions is forgotten."""
        before = self._thoughts.pop(live.row.id, {})
        now: dict[Seat, Thought] = {}
        for seat in sorted(live.people_waited_for()) if live.notes.suggests else ():
            asked, old = question(live.table, seat), before.get(seat)
            if old is not None and old.question == asked:
                now[seat] = before.pop(seat)
            elif live.table.menu(seat).only() is None:
                public = len(live.table.waiting()) == 1 and not live.table.is_private(seat)
                work = asyncio.create_task(self._thought(live, seat, public=public), name="a suggestion")
                now[seat] = Thought(asked, public, work)
        for thought in before.values():
            thought.work.cancel()
        if now:
            self._thoughts[live.row.id] = now

    async def close(self) -> None:
        """Think no more."""
        works = [thought.work for thoughts in self._thoughts.values() for thought in thoughts.values()]
        self._thoughts.clear()
        for work in works:
            work.cancel()
        await asyncio.gather(*works, return_exceptions=True)

    async def in_public(self, live: Started, controls: Controls) -> Controls:
        """Return a turn post's controls with the suggestion above the table's own row, waiting for it a moment."""
        found = (read_control_id(item.custom_id) for row in controls for item in row)
        asked = next((control for control in found if control is not None), None)
        thought = None if asked is None else self._thoughts.get(live.row.id, {}).get(asked.seat)
        if asked is None or thought is None or not thought.public or thought.question != asked.question:
            return controls
        await asyncio.wait({thought.work}, timeout=self._wait)
        return (*self._advised(live, asked.seat, controls[:-1], public=True), controls[-1])

    def in_private(self, live: Started, seat: Seat, controls: Controls) -> Controls:
        """Return a menu's controls as its user alone sees them, with the suggestion if it is ready."""
        return self._advised(live, seat, controls, public=False)

    def _advised(self, live: Started, seat: Seat, controls: Controls, *, public: bool) -> Controls:
        thought = self._thoughts.get(live.row.id, {}).get(seat)
        move = None if thought is None else finished(thought.work)
        if thought is None or move is None or thought.question != question(live.table, seat):
            return controls
        if move not in live.table.open_menu(seat):
            log.warning("no suggestion: a robot suggests what is not possible")
            return controls
        root = ControlId("choose", live.row.id, seat, thought.question)
        maker = move_controls(root, live.table, live.words, live.names, public=public)
        button = advice_button(maker, move)
        return controls if button is None else with_advice(controls, button)

    async def _thought(self, live: Started, seat: Seat, *, public: bool) -> Move | None:
        view = live.table.view(None if public else seat)
        seed = seed_for(live, "suggestion", seat, question(live.table, seat))
        return await self._think(next(iter(ROBOTS)), seed, view, seat, live.table.open_menu(seat))


def seed_for(live: Started, what: str, seat: Seat, about: object) -> int:
    """Return the randomness for what a robot thinks of beside the game: it follows from what is public of the table's secret."""
    known = promise(promised(live.table.header))
    return int.from_bytes(keyed(known, what, seat, about)[:8])


def finished(work: "asyncio.Task[Move | None]") -> Move | None:
    """Return what has been thought of; None if it is not ready, or went wrong."""
    if not work.done() or work.cancelled():
        return None
    if (error := work.exception()) is not None:
        log.warning("no suggestion: %r", error)
        return None
    return work.result()
