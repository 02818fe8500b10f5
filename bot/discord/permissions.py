"""Discord's permissions: the bot's own where it is to post, and a user's for moving a table or changing a server's settings."""

from typing import Any

import discord
from discord import app_commands

from bot.acts.requests import Rights
from bot.errors import PlayerError

NEEDED = ("view_channel", "send_messages", "attach_files")
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files")
NEEDED_FOR_THREADS = ("create_public_threads", "send_messages_in_threads", "read_message_history")

Place = app_commands.AppCommandChannel | app_commands.AppCommandThread


class TextPlace(app_commands.Transformer):
    """A command option that takes a text channel or thread, read from the interaction alone."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """The option's type for Discord: a channel."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """The channels that are offered."""
        kinds = discord.ChannelType
        return [kinds.text, kinds.news, kinds.news_thread, kinds.public_thread, kinds.private_thread]

    async def transform(
        self, interaction: discord.Interaction, value: Any, /
    ) -> Place:  # discord.py says Any
        """Return the channel from the interaction, because the bot caches no channels."""
        return value


def missing_permissions(channel: object, allowed: discord.Permissions) -> list[str]:
    """Return the permissions that the bot lacks to post there, as Discord names them."""
    threaded = isinstance(channel, discord.Thread | app_commands.AppCommandThread)
    needed = NEEDED_IN_THREADS if threaded else NEEDED
    return [title(name) for name in needed if not getattr(allowed, name)]


def require_thread_rights(channel: object, allowed: discord.Permissions) -> None:
    """Raise `PlayerError`, naming what is missing, if the bot may not begin a thread there and post in it."""
    if not isinstance(channel, discord.TextChannel):
        raise PlayerError("no-thread-here")
    missing = [title(name) for name in NEEDED_FOR_THREADS if not getattr(allowed, name)]
    if missing:
        raise PlayerError("permissions-missing", names=", ".join(missing))


def title(permission: str) -> str:
    """Return a permission as Discord names it."""
    return permission.replace("_", " ").title()


def require_permissions(channel: object, allowed: discord.Permissions) -> None:
    """Raise `PlayerError` if the bot may not post there."""
    missing = missing_permissions(channel, allowed)
    if missing:
        raise PlayerError("permissions-missing", names=", ".join(missing))


def rights_of(interaction: discord.Interaction) -> Rights:
    """Return the user's and the bot's rights in the channel of an interaction."""
    channel, own, allowed = interaction.channel, interaction.permissions, interaction.app_permissions
    threaded = isinstance(channel, discord.Thread)
    writes = own.send_messages_in_threads if threaded else own.send_messages
    parent = channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id
    return Rights(
        lacking=tuple(missing_permissions(channel, allowed)),
        may_manage=own.manage_guild,
        may_write=interaction.guild_id is not None and interaction.is_guild_integration() and writes,
        parent=parent if interaction.guild_id is not None and allowed.create_private_threads else None,
    )


def require_own_right(channel: Place) -> None:
    """Raise `PlayerError` if the user may not write there: then they may not make the bot write there either."""
    allowed = channel.permissions
    threaded = isinstance(channel, app_commands.AppCommandThread)
    writes = allowed.send_messages_in_threads if threaded else allowed.send_messages
    if not (allowed.view_channel and writes):
        raise PlayerError("may-not-write-there")


def require_person(user: discord.Member) -> None:
    """Raise `PlayerError` for a bot: it cannot host or play."""
    if user.bot:
        raise PlayerError("no-bots")


async def require_right_there(bot: discord.Client, channel: Place) -> None:
    """Raise `PlayerError` if the bot may not post in a channel. This asks Discord, because the bot caches no permissions."""
    try:
        guild = await bot.fetch_guild(channel.guild_id, with_counts=False)
        place = await guild.fetch_channel(channel.id)
        if isinstance(channel, app_commands.AppCommandThread):
            place = await guild.fetch_channel(channel.parent_id)
        own = await guild.fetch_member(bot.application_id or 0)
    except discord.Forbidden:
        raise PlayerError("permissions-missing", names="View Channel") from None
    assert isinstance(place, discord.abc.GuildChannel)
    require_permissions(channel, place.permissions_for(own))


def may_manage(interaction: discord.Interaction) -> bool:
    """Whether the user may manage the server where they asked."""
    return interaction.guild_id is not None and interaction.permissions.manage_guild


def managed(interaction: discord.Interaction) -> int | None:
    """Return the server where the user asks, if they manage it."""
    return interaction.guild_id if may_manage(interaction) else None
