"""What the bot knows of a channel's other messages, which it does not read: the newest that an interaction told of."""

import discord


class SeenMessages:
    """Notes the newest message of each channel that somebody used the bot in."""

    def __init__(self) -> None:
        self._newest: dict[int, int] = {}

    def note(self, interaction: discord.Interaction) -> None:
        """Take what an interaction says of its channel: the newest message there, whoever wrote it."""
        newest = getattr(interaction.channel, "last_message_id", None)
        if interaction.channel_id is not None and newest is not None:
            self._newest[interaction.channel_id] = newest

    def newest(self, channel: int) -> int:
        """Return the newest message that is known of, 0 if none is."""
        return self._newest.get(channel, 0)
