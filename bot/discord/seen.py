"""The newest message of each channel, as far as interactions tell it. The bot reads no messages of others."""

import discord


class SeenMessages:
    """Notes the newest message of each channel in which the bot was used."""

    def __init__(self) -> None:
        self._newest: dict[int, int] = {}

    def note(self, interaction: discord.Interaction) -> None:
        """Note the newest message of an interaction's channel, by any author."""
        newest = getattr(interaction.channel, "last_message_id", None)
        if interaction.channel_id is not None and newest is not None:
            self._newest[interaction.channel_id] = newest

    def newest(self, channel: int) -> int:
        """Return the newest known message of a channel, or 0."""
        return self._newest.get(channel, 0)
