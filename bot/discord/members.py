"""Membership of users on servers. The bot asks Discord, because without the members intent it is not told when a user leaves."""

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime, timedelta

import aiohttp
import discord

log = logging.getLogger(__name__)

KEPT = timedelta(minutes=10)
"""Time for which an answer is cached."""
PATIENCE = 5.0
"""Timeout of the request, in seconds; after it the membership is not known."""
UNKNOWN_MEMBER = 10007


class Members:
    """Asks Discord for members, and caches the answers."""

    def __init__(self, client: discord.Client, now: Callable[[], datetime]) -> None:
        self._client = client
        self._now = now
        self._known: dict[tuple[int, int], tuple[datetime, bool]] = {}

    async def is_there(self, guild: int | None, user: int) -> bool:
        """Whether a user is on a server. True if that is not known."""
        if guild is None:
            return True
        now = self._now()
        self._forget(now - KEPT)
        if (guild, user) not in self._known:
            is_there = await self._ask(guild, user)
            self._known[guild, user] = (now, is_there)
            return is_there
        return self._known[guild, user][1]

    def _forget(self, before: datetime) -> None:
        """Drop the answers from before this moment; the oldest are first."""
        while self._known:
            oldest = next(iter(self._known))
            if self._known[oldest][0] > before:
                return
            del self._known[oldest]

    async def _ask(self, guild: int, user: int) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                # Only the server's id is known, and discord.py asks for members only through a full server.
                await self._client.http.get_member(guild, user)
        except discord.NotFound as error:
            return error.code != UNKNOWN_MEMBER
        except (
            discord.HTTPException,
            discord.RateLimited,
            aiohttp.ClientError,
            OSError,
            TimeoutError,
        ) as error:
            log.info("whether somebody has left a server is not known: %s", error)
        return True
