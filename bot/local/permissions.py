"""Who may do what where, as Discord computes it: base of the roles, then the channel's overwrites."""

from typing import TYPE_CHECKING

from bot.local.things import Channel, ChannelType

if TYPE_CHECKING:
    from bot.local.world import World

CREATE_INSTANT_INVITE = 1 << 0
ADMINISTRATOR = 1 << 3
MANAGE_CHANNELS = 1 << 4
MANAGE_GUILD = 1 << 5
ADD_REACTIONS = 1 << 6
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
MENTION_EVERYONE = 1 << 17
MANAGE_ROLES = 1 << 28
USE_APPLICATION_COMMANDS = 1 << 31
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
CREATE_PRIVATE_THREADS = 1 << 36
SEND_MESSAGES_IN_THREADS = 1 << 38
PIN_MESSAGES = 1 << 51
BYPASS_SLOWMODE = 1 << 52

NAMES = {name.lower(): bit for name, bit in globals().items() if name.isupper() and isinstance(bit, int)}
ALL = sum(NAMES.values())
EVERYONE_PERMISSIONS = (
    CREATE_INSTANT_INVITE
    | ADD_REACTIONS
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | CREATE_PRIVATE_THREADS
    | SEND_MESSAGES_IN_THREADS
)
BOT_PERMISSIONS = EVERYONE_PERMISSIONS
DIRECT_PERMISSIONS = (
    ADD_REACTIONS | VIEW_CHANNEL | SEND_MESSAGES | EMBED_LINKS | ATTACH_FILES | READ_MESSAGE_HISTORY
)


def in_guild(world: "World", user: int, guild: int) -> int:
    """Permissions of a member without any channel; 0 for somebody who is not there."""
    member = world.members.get((guild, user))
    if member is None:
        return 0
    if world.guilds[guild].owner_id == user:
        return ALL
    permissions = world.roles[guild].permissions
    for role in member.roles:
        permissions |= world.roles[role].permissions if role in world.roles else 0
    return ALL if permissions & ADMINISTRATOR else permissions


def in_channel(world: "World", user: int, channel: Channel) -> int:
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


def _overwritten(world: "World", user: int, channel: Channel, permissions: int) -> int:
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
    # In a thread, sending is governed by a permission of its own.
    sending = SEND_MESSAGES if permissions & SEND_MESSAGES_IN_THREADS else 0
    return permissions & ~SEND_MESSAGES | sending
