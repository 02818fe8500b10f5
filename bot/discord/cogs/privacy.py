"""`/forget-me`."""

import discord
from discord import app_commands

from bot.acts.answers import Answer
from bot.acts.forgetting import Forgetting
from bot.discord.answering import Cog, Interactions, answered


class PrivacyCommands(Cog):
    """The command that forgets a user."""

    def __init__(self, answering: Interactions, forgetting: Forgetting) -> None:
        super().__init__(answering)
        self.forgetting = forgetting

    @app_commands.command(name="forget-me")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @answered
    async def forget_me(self, _: discord.Interaction) -> Answer:
        """Say what will be forgotten, and ask the user to confirm."""
        return self.forgetting.ask()
