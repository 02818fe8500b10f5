"""What Discord allows: the bot where it is to post, a user who moves a table or sets what holds for a server."""

import discord

from bot.errors import PlayerError

NEEDED = ("view_channel", "send_messages", "attach_files")
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files")


def require_permissions(channel: object, allowed: discord.Permissions) -> None:
    """Refuse where the bot may not post: it would be a table that nobody hears of."""
    needed = NEEDED_IN_THREADS if isinstance(channel, discord.Thread) else NEEDED
    missing = [name.replace("_", " ").title() for name in needed if not getattr(allowed, name)]
    if missing:
        raise PlayerError("permissions-missing", names=", ".join(missing))


def require_own_right(
    channel: discord.TextChannel | discord.Thread, user: discord.User | discord.Member
) -> None:
    """Raise `PlayerError` where a user may not write himself: nor may he then let the bot write."""
    assert isinstance(user, discord.Member)
    allowed = channel.permissions_for(user)
    writes = (
        allowed.send_messages_in_threads if isinstance(channel, discord.Thread) else allowed.send_messages
    )
    if not (allowed.view_channel and writes):
        raise PlayerError("may-not-write-there")


def may_manage(interaction: discord.Interaction) -> bool:
    """Say whether somebody may manage the server that he is on."""
    return interaction.guild_id is not None and interaction.permissions.manage_guild


def managed_server(interaction: discord.Interaction) -> int:
    """Return the server that the user manages and asks on; raises `PlayerError` if they manage none here."""
    if not may_manage(interaction) or interaction.guild_id is None:
        raise PlayerError("manager-only")
    return interaction.guild_id
