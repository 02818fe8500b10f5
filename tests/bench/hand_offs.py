"""Figures of hand-offs: how long until what was done can be seen, and how many requests that takes, under real buckets."""

import asyncio
import sqlite3
import tempfile
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter
from typing import Any

from bot.local.ground import Exchange
from bot.posts.table_posts import HandOff
from bot.rehearsal.rehearsal import Rehearsal
from bot.rehearsal.selfplay import Players
from bot.storage import Becomes, NewPost
from tests.bench._measuring import figure

MOVES = 40
PACE = 1.0
"""Seconds from one person's move to the next one's."""
TABLES = (("puerto_rico", 4), ("mundus_novus", 6))


async def figures() -> list[dict[str, Any]]:
    """Measure a table of each game, at which somebody acts each second."""
    found: list[dict[str, Any]] = []
    for game, seats in TABLES:
        with tempfile.TemporaryDirectory(prefix="caravel-bench-") as folder:
            waited, requests, hand_offs = await _watched(Path(folder), game, seats)
        name = f"hand-offs: {seats} people at {game}, a move a second"
        p90 = quantiles(waited, n=10)[8]
        found.append(figure(f"{name}, seen, p90", p90, "s", "3 s", 3))
        found.append(
            figure(f"{name}, requests of the channel per hand-off", requests / hand_offs, "requests", "2", 2)
        )
    return found


async def _watched(folder: Path, game: str, seats: int) -> tuple[list[float], int, int]:
    """Play some moves; returns how long each took to be seen, and how many requests and hand-offs there were."""
    async with Rehearsal(folder) as rehearsal:
        players = Players(rehearsal, seats, seed=5)
        await players.open(game)
        await rehearsal.settled()
        sights = _Sights(rehearsal)
        rehearsal.server.limits.on = True
        rng = Random(5)
        for _ in range(MOVES):
            begin = perf_counter()
            live = await players.live()
            if live.table.is_over():
                break
            seat = rng.choice(live.table.waiting())
            move = live.table.menu(seat).sample(rng)
            user = live.seats[seat].user
            assert user is not None
            await rehearsal.acts.play.move(live.row.id, user, seat, lambda *_, move=move: move)
            sights.await_newest(begin)
            await asyncio.sleep(max(0.0, PACE - (perf_counter() - begin)))
        await rehearsal.settled()
        return sights.waited(), sights.requests, len(sights.rows)


class _Sights:
    """Notes when each hand-off was committed and when it, or a newer one, was seen; counts the channel's requests."""

    def __init__(self, rehearsal: Rehearsal) -> None:
        self.rows: dict[int, float] = {}
        self.requests = 0
        self._seen: list[tuple[int, float]] = []
        self._database = rehearsal.database
        self._newest = self._last_row()
        storage, tick_off = rehearsal.storage, rehearsal.storage.tick_off
        rehearsal.server.watchers.append(self._count)

        async def noted(
            post: int, message: int | None, becomes: Becomes | None = None, then: Sequence[NewPost] = ()
        ) -> None:
            self._seen.append((post, perf_counter()))
            await tick_off(post, message, becomes, then)

        # The sender's door is watched, not replaced: it does all that it did.
        storage.tick_off = noted

    def _count(self, exchange: Exchange) -> None:
        self.requests += exchange.method in ("POST", "PATCH") and "messages" in exchange.route

    def _last_row(self) -> int:
        with closing(sqlite3.connect(self._database)) as db:
            (row,) = db.execute("SELECT max(id) FROM outbox WHERE kind = ?", (HandOff.kind,)).fetchone()
        return row or 0

    def await_newest(self, since: float) -> None:
        """Wait for what was just committed, if anything was."""
        if (row := self._last_row()) > self._newest:
            self._newest = row
            self.rows[row] = since

    def waited(self) -> list[float]:
        """Return how long each hand-off was waited for."""
        return [
            min(at for row, at in self._seen if row >= number) - since for number, since in self.rows.items()
        ]
