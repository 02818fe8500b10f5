"""Tracks, from the results of sending, which channels take posts. It tells their tables, and holds back rows for the others."""

import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Protocol, TypeVar

import discord

from bot.errors import PlayerError, once_more
from bot.health.news import FOR_OPERATORS
from bot.posts.messages import Ping
from bot.posts.outgoing import Desk
from bot.storage import PostRow, Silence, StorageError
from bot.table.tables import Tables

log = logging.getLogger(__name__)

T = TypeVar("T")

STALE = (Ping.kind,)
"""Kinds of rows dropped once the bot may post again: the table's post already pings the players who must act."""
LONGEST_REST = timedelta(hours=1)
"""Maximum wait of a row, whatever Discord says. The outbox treats a later row as due."""

LostChannel = Callable[[int, int], Awaitable[None]]
"""(table, channel) → None; called if the table's channel is gone."""

Reach = Callable[[int, int, bool], Awaitable[None]]
"""(table, channel, whether it is reachable) → None."""


async def nobody(*_: int) -> None:
    """Do nothing."""


class Patiently(Protocol):
    """Runs `work`, retrying with backoff while the database is unavailable."""

    async def __call__(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run `work` and return its result."""
        ...


class Reaching:
    """Tracks the channels where the bot may not post, and whether each is reachable.

    patiently: Retries work with the database.
    lost: Called if a table's channel is gone or closed to the bot.
    reach: Called when a table's channel becomes reachable or unreachable.
    opened: Called with a channel that takes posts again.
    """

    def __init__(
        self,
        tables: Tables,
        patiently: Patiently,
        *,
        lost: LostChannel = nobody,
        reach: Reach = nobody,
        opened: Callable[[int], Awaitable[None]] = nobody,
    ) -> None:
        self._tables = tables
        self._storage = tables.storage
        self._patiently = patiently
        self._lost = lost
        self._reach = reach
        self._opened = opened
        # Whether each channel was reachable at the last attempt.
        self._within_reach: dict[int, bool] = {}
        self._silences: dict[int, Silence] = {}

    async def remember(self) -> None:
        """Load the channels where the bot may not post."""
        self._silences = await self._patiently(self._storage.silences)

    def silence(self, channel: int | None) -> Silence | None:
        """Return the block of a channel where the bot may not post; None if it may."""
        return self._silences.get(channel or 0)

    async def heard(self, row: PostRow, desk: Desk) -> None:
        """Unblock the channel of a row that has arrived."""
        channel = row.channel
        if channel is not None and channel in self._silences:
            await self._patiently(lambda: self._storage.lift(channel, STALE))
            del self._silences[channel]
            log.info("%s: I may post there again", desk)
            try:
                await once_more(lambda: self._opened(channel))
            except (PlayerError, StorageError) as unheard:
                log.warning("a table does not hear that its channel takes posts again: %s", unheard)

    async def hush(self, row: PostRow, desk: Desk, error: discord.HTTPException, least: timedelta) -> None:
        """Block a channel after a refusal, and reschedule its rows; the next success sends the state of that time once.

        least: Minimum time until the next attempt.
        """
        now, channel = self._tables.now(), row.channel
        assert channel is not None
        silence = self._silences.get(channel) or Silence(now, error.code)
        if channel not in self._silences:
            log.warning("%s: I may not post there: %s", desk, error, extra=FOR_OPERATORS)
        # The longer the block lasts, the rarer the attempts. A click in the channel triggers one at once.
        again = now + min(max(least, (now - silence.since) / 4), LONGEST_REST)
        await self.note(row, can=False)
        self._silences[channel] = Silence(silence.since, error.code)
        await self._patiently(lambda: self._storage.hush(row.id, error.code, now, again))

    async def lost(self, table: int, channel: int) -> None:
        """Tell a table that its channel is gone or takes no posts."""
        try:
            await once_more(lambda: self._lost(table, channel))
        except (PlayerError, StorageError) as unheard:
            log.warning("table %d does not hear that its channel is gone: %s", table, unheard)

    async def note(self, row: PostRow, *, can: bool) -> None:
        """Tell a table whether its channel is reachable, once per change."""
        table, channel = row.table, row.channel
        if table is None or channel is None or self._within_reach.get(channel) == can:
            return
        self._within_reach[channel] = can
        try:
            await once_more(lambda: self._reach(table, channel, can))
        except (PlayerError, StorageError) as unheard:
            # The next row tells it again.
            del self._within_reach[channel]
            log.warning("table %d does not hear whether its channel can be reached: %s", table, unheard)
