"""Private notice to users who act in a channel where the bot may not post, because the table cannot answer them there."""

import logging
from collections.abc import Awaitable, Callable

import aiohttp
import discord

from bot.discord.permissions import missing_permissions
from bot.discord.refusals import NO_ACCESS
from bot.discord.sender import Sender
from bot.table.languages import Languages
from games.words.phrases import phrases

log = logging.getLogger(__name__)

Aside = Callable[[discord.Interaction], Awaitable[None]]


def silent(sender: Sender, languages: Languages) -> Aside:
    """Return a function that adds the notice to an answer in such a channel, and makes the sender retry there."""

    async def tell(interaction: discord.Interaction) -> None:
        silence = sender.silence(interaction.channel_id)
        if silence is None or interaction.channel_id is None:
            return
        await sender.listen(interaction.channel_id)
        words = phrases(await languages.of(interaction.user.id))
        names = missing_permissions(interaction.channel, interaction.app_permissions)
        since = f"<t:{silence.since.timestamp():.0f}:R>"
        channel = interaction.channel
        is_private = isinstance(channel, discord.Thread) and channel.is_private() and not channel.locked
        if is_private and (not names or silence.code == NO_ACCESS):
            # A bot that is not in a private thread has no rights there, whatever its permissions in the parent channel.
            me = f"<@{interaction.application_id}>"
            text = words("could-not-post-unless-added", since=since, me=me)
        else:
            text = words("could-not-post", since=since, names=", ".join(names) or "Manage Threads")
        try:
            await interaction.followup.send(text, ephemeral=True)
        except (discord.HTTPException, aiohttp.ClientError) as error:
            log.info("a user did not hear that nothing can be posted: %s", error)

    return tell
