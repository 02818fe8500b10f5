"""Asks Discord for a page user's rights in a channel, because no interaction brings them."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from datetime import datetime, timedelta

import aiohttp
import discord

from bot.acts.fronts import NotKnown, Visit
from bot.acts.requests import Rights
from bot.discord.permissions import missing_permissions
from games.core import record

log = logging.getLogger(__name__)

KEPT = timedelta(seconds=5)
"""Time for which a server's channels and roles, and the bot's own rights there, are cached."""
TIMEOUT = 5.0
"""Seconds to wait for Discord before `NotKnown`."""


@record
class _Server:
    at: datetime
    guild: discord.Guild
    channels: Mapping[int, discord.abc.GuildChannel]
    own: discord.Member


class Visiting:
    """Asks Discord about members and channels. Concurrent requests about one server share its fetched data."""

    def __init__(self, client: discord.Client, now: Callable[[], datetime]) -> None:
        self._client = client
        self._now = now
        self._servers: dict[int, _Server] = {}
        self._locks: dict[int, asyncio.Lock] = {}

    async def visit(self, guild: int | None, channel: int, user: int) -> Visit | None:
        """Return a user's name and rights in a channel; None if they may not see it. Raise `NotKnown`.

        In direct messages (`guild` None) signing in has checked the user; nobody joins or leaves them.
        """
        try:
            async with asyncio.timeout(TIMEOUT):
                if guild is None:
                    found = await self._client.fetch_user(user)
                    return Visit(found.display_name, Rights())
                return await self._on_server(guild, channel, user)
        except (discord.NotFound, discord.Forbidden):
            return None
        except (
            discord.HTTPException,
            discord.RateLimited,
            aiohttp.ClientError,
            OSError,
            TimeoutError,
        ) as error:
            log.info("cannot read a user's rights in a channel: %s", type(error).__name__)
            raise NotKnown from error

    async def _on_server(self, guild: int, channel: int, user: int) -> Visit | None:
        server = await self._server(guild)
        member = await server.guild.fetch_member(user)
        place: discord.abc.GuildChannel | discord.Thread | None = server.channels.get(channel)
        if place is None:
            thread = await server.guild.fetch_channel(channel)
            place = thread if isinstance(thread, discord.Thread) else None
        above = server.channels.get(place.parent_id or 0) if isinstance(place, discord.Thread) else place
        if place is None or above is None:
            return None
        allowed = above.permissions_for(member)
        if not allowed.view_channel or (
            isinstance(place, discord.Thread) and not await _may_enter(place, member, allowed)
        ):
            return None
        return Visit(
            member.display_name, _rights(place, allowed, above.permissions_for(server.own), above.id)
        )

    async def _server(self, guild: int) -> _Server:
        async with self._locks.setdefault(guild, asyncio.Lock()):
            now = self._now()
            # The clock may have been set back.
            self._servers = {key: one for key, one in self._servers.items() if one.at <= now < one.at + KEPT}
            if guild not in self._servers:
                fetched = await self._client.fetch_guild(guild, with_counts=False)
                channels = {one.id: one for one in await fetched.fetch_channels()}
                own = await fetched.fetch_member(self._client.application_id or 0)
                self._servers[guild] = _Server(now, fetched, channels, own)
            return self._servers[guild]


async def _may_enter(thread: discord.Thread, member: discord.Member, allowed: discord.Permissions) -> bool:
    """Whether a member of the server sees a thread below a channel that they see."""
    if thread.type is not discord.ChannelType.private_thread or allowed.manage_threads:
        return True
    try:
        await thread.fetch_member(member.id)
    except discord.NotFound:
        return False
    return True


def _rights(
    place: discord.abc.GuildChannel | discord.Thread,
    allowed: discord.Permissions,
    own: discord.Permissions,
    above: int,
) -> Rights:
    """Return the rights in a channel or thread, as `permissions.rights_of` does for an interaction."""
    threaded = isinstance(place, discord.Thread)
    return Rights(
        lacking=tuple(missing_permissions(place, own)),
        may_manage=allowed.manage_guild,
        may_write=allowed.send_messages_in_threads if threaded else allowed.send_messages,
        parent=above if own.create_private_threads else None,
    )
