"""Visibility of channels for users. The bot fetches a server's channels and roles from Discord, and computes the permissions."""

import logging
from collections.abc import Callable, Collection, Mapping
from datetime import datetime, timedelta

import aiohttp
import discord

from games.core import record

log = logging.getLogger(__name__)

KEPT = timedelta(minutes=1)
"""Time for which a server's channels and roles are cached."""


@record
class _Server:
    at: datetime
    guild: discord.Guild
    channels: Mapping[int, discord.abc.GuildChannel]


class Seeing:
    """Asks Discord which channels users see. A channel counts as hidden if that is not known."""

    def __init__(self, client: discord.Client, now: Callable[[], datetime]) -> None:
        self._client = client
        self._now = now
        self._servers: dict[int, _Server] = {}

    async def sees(self, interaction: discord.Interaction, channel: int) -> bool:
        """Whether the user may see a channel or thread of their server."""
        return bool(await self.visible(interaction, {channel}))

    async def visible(self, interaction: discord.Interaction, channels: Collection[int]) -> set[int]:
        """Return those of the channels and threads that the user may see on their server; none outside of servers."""
        member = interaction.user
        others = {channel for channel in channels if channel != interaction.channel_id}
        own = set(channels) - others
        if not others or interaction.guild_id is None or not isinstance(member, discord.Member):
            return own
        try:
            server = await self._server(interaction.guild_id)
            return own | {channel for channel in others if await self._sees(server, member, channel)}
        except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError) as error:
            log.info("what a user may see on a server is not known: %s", error)
            return own

    async def _server(self, guild: int) -> _Server:
        now = self._now()
        self._servers = {key: one for key, one in self._servers.items() if one.at + KEPT > now}
        if guild not in self._servers:
            fetched = await self._client.fetch_guild(guild, with_counts=False)
            channels = {channel.id: channel for channel in await fetched.fetch_channels()}
            self._servers[guild] = _Server(now, fetched, channels)
        return self._servers[guild]

    async def _sees(self, server: _Server, member: discord.Member, channel: int) -> bool:
        place = server.channels.get(channel)
        if place is not None:
            return place.permissions_for(member).view_channel
        thread = await self._thread(server, channel)
        parent = server.channels.get(thread.parent_id) if thread is not None else None
        if thread is None or parent is None:
            return False
        allowed = parent.permissions_for(member)
        if thread.type is not discord.ChannelType.private_thread or allowed.manage_threads:
            return allowed.view_channel
        return allowed.view_channel and await self._is_in(thread, member)

    async def _thread(self, server: _Server, channel: int) -> discord.Thread | None:
        try:
            found = await server.guild.fetch_channel(channel)
        except (discord.NotFound, discord.Forbidden, discord.InvalidData):
            return None
        return found if isinstance(found, discord.Thread) else None

    async def _is_in(self, thread: discord.Thread, member: discord.Member) -> bool:
        try:
            await thread.fetch_member(member.id)
        except (discord.NotFound, discord.Forbidden):
            return False
        return True
