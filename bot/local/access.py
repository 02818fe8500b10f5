"""Permissions of users, as Discord computes them: the base of the roles, then the channel's overwrites."""

from bot.local.permissions import (
    ADMINISTRATOR,
    ALL,
    DIRECT_PERMISSIONS,
    MANAGE_THREADS,
    SEND_MESSAGES,
    SEND_MESSAGES_IN_THREADS,
    VIEW_CHANNEL,
)
from bot.local.things import Channel, ChannelType
from bot.local.world import World


def in_guild(world: World, user: int, guild: int) -> int:
    """Permissions of a member, regardless of any channel; 0 for a user who is no member."""
    member = world.members.get((guild, user))
    if member is None:
        return 0
    if world.guilds[guild].owner_id == user:
        return ALL
    permissions = world.roles[guild].permissions
    for role in member.roles:
        permissions |= world.roles[role].permissions if role in world.roles else 0
    return ALL if permissions & ADMINISTRATOR else permissions


def in_channel(world: World, user: int, channel: Channel) -> int:
    """Permissions of a user in a channel, thread or direct conversation."""
    if channel.is_direct:
        return DIRECT_PERMISSIONS if user in channel.people else 0
    assert channel.guild_id is not None
    base = in_guild(world, user, channel.guild_id)
    if base in (0, ALL):
        return base
    place = world.channels.get(channel.parent_id or 0) if channel.is_thread else channel
    permissions = _overwritten(world, user, place or channel, base)
    if channel.is_thread:
        permissions = _in_thread(user, channel, permissions)
    return permissions if permissions & VIEW_CHANNEL else 0


def _overwritten(world: World, user: int, channel: Channel, permissions: int) -> int:
    guild = channel.guild_id or 0
    member = world.members[guild, user]

    def overwrite(key: int) -> tuple[int, int]:
        _, allow, deny = channel.overwrites.get(str(key), (0, 0, 0))
        return allow, deny

    roles = [overwrite(role) for role in member.roles]
    allowed, denied = 0, 0
    for allow, deny in roles:
        allowed, denied = allowed | allow, denied | deny
    for allow, deny in (overwrite(guild), (allowed, denied), overwrite(user)):
        permissions = permissions & ~deny | allow
    return permissions


def _in_thread(user: int, thread: Channel, permissions: int) -> int:
    inside = user in thread.people or permissions & MANAGE_THREADS
    if thread.type == ChannelType.PRIVATE_THREAD and not inside:
        return 0
    # In a thread, a separate permission governs sending.
    sending = SEND_MESSAGES if permissions & SEND_MESSAGES_IN_THREADS else 0
    return permissions & ~SEND_MESSAGES | sending


def may_message(world: World, user: int) -> bool:
    """Whether the bot can send this user a direct message: they allow them, and share a guild with it."""
    person = world.users.get(user)
    shared = any((guild, user) in world.members for guild in world.guilds)
    return bool(person and person.direct_messages_open and shared)
