"""Which channels take posts, as far as sending has told: their tables hear of it, and what is due in the others waits."""

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
"""What is of no use any more where the bot may post again: whoever must act is pinged by the table's post."""
LONGEST_REST = timedelta(hours=1)
"""How long a row waits at most, whatever Discord says: what is due later counts as due (see the outbox)."""

LostChannel = Callable[[int, int], Awaitable[None]]
"""Hears of a table whose channel is gone."""

Reach = Callable[[int, int, bool], Awaitable[None]]
"""Hears whether a table's channel can be reached."""


async def nobody(*_: int) -> None:
    """Hear nothing."""


class Patiently(Protocol):
    """Does a piece of work with the database, again and again while that refuses."""

    async def __call__(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do it."""
        ...


class Reaching:
    """Keeps the channels where the bot may not post, and which can be reached. Work with the database is done `patiently`.

    `lost` takes note that a table's channel is gone, or closed to the bot, `opened` that it is not any more, `reach` whether it can
    be reached.
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
        # Channels of which it is known whether they can be reached.
        self._within_reach: dict[int, bool] = {}
        self._silences: dict[int, Silence] = {}

    async def remember(self) -> None:
        """Read in which channels the bot may not post."""
        self._silences = await self._patiently(self._storage.silences)

    def silence(self, channel: int | None) -> Silence | None:
        """Return since when the bot may not post in a channel; None where it may."""
        return self._silences.get(channel or 0)

    async def heard(self, row: PostRow, desk: Desk) -> None:
        """End the silence of a channel where something has arrived."""
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
        """Wait for the right to post, with all that is due in the channel: then it is said once, as things stand then.

        It is tried again after the time that is the `least`.
        """
        now, channel = self._tables.now(), row.channel
        assert channel is not None
        silence = self._silences.get(channel) or Silence(now, error.code)
        if channel not in self._silences:
            log.warning("%s: I may not post there: %s", desk, error, extra=FOR_OPERATORS)
        # The longer it lasts, the rarer it is tried, but for clicks there.
        again = now + min(max(least, (now - silence.since) / 4), LONGEST_REST)
        await self.note(row, can=False)
        self._silences[channel] = Silence(silence.since, error.code)
        await self._patiently(lambda: self._storage.hush(row.id, error.code, now, again))

    async def lost(self, table: int, channel: int) -> None:
        """Let a table know that its channel is gone, or takes no post."""
        try:
            await once_more(lambda: self._lost(table, channel))
        except (PlayerError, StorageError) as unheard:
            log.warning("table %d does not hear that its channel is gone: %s", table, unheard)

    async def note(self, row: PostRow, *, can: bool) -> None:
        """Let a table hear whether its channel can be reached, once each time that this changes."""
        table, channel = row.table, row.channel
        if table is None or channel is None or self._within_reach.get(channel) == can:
            return
        self._within_reach[channel] = can
        try:
            await once_more(lambda: self._reach(table, channel, can))
        except (PlayerError, StorageError) as unheard:
            # It is told again with the next row.
            del self._within_reach[channel]
            log.warning("table %d does not hear whether its channel can be reached: %s", table, unheard)
