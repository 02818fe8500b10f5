"""Who is still on a server: without the members intent nobody tells the bot that somebody has left, so it asks."""

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime, timedelta

import aiohttp
import discord

log = logging.getLogger(__name__)

KEPT = timedelta(minutes=10)
"""How long an answer counts."""
PATIENCE = 5.0
"""Seconds after which nothing is known."""
UNKNOWN_MEMBER = 10007


class Members:
    """Asks Discord for members, each at most once in a while."""

    def __init__(self, client: discord.Client, now: Callable[[], datetime]) -> None:
        self._client = client
        self._now = now
        self._known: dict[tuple[int, int], tuple[datetime, bool]] = {}

    async def is_there(self, guild: int | None, user: int) -> bool:
        """Say whether a user is on a server; in doubt they are."""
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
        """Forget the answers of before this moment; the oldest stand first."""
        while self._known:
            oldest = next(iter(self._known))
            if self._known[oldest][0] > before:
                return
            del self._known[oldest]

    async def _ask(self, guild: int, user: int) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                # Nothing is known of the server but its id: discord.py asks members of whole ones only.
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
