"""`/play`: the quickest way to a game, and its buttons."""

from collections.abc import Callable
from datetime import datetime

import discord
from discord import app_commands

from bot.acts.answers import Answer
from bot.acts.quick import Quick
from bot.discord.answering import Answering, Cog, answered
from bot.discord.clicks import Clicks
from bot.discord.permissions import require_permissions
from bot.errors import PlayerError
from bot.menus.newcomers import QuickGame, QuickLobby, QuickStart
from bot.storage import NewTable, SeatRow


class QuickCommand(Cog):
    """From an empty channel to the first decision."""

    def __init__(
        self, answering: Answering, clicks: Clicks, quick: Quick, now: Callable[[], datetime]
    ) -> None:
        super().__init__(answering)
        self.quick = quick
        self.now = now
        clicks.on(QuickGame, self._game)
        clicks.on(QuickStart, self._start)
        clicks.on(QuickLobby, self._lobby)

    @app_commands.command(name="play")
    @app_commands.guild_only()
    @answered
    async def play(self, interaction: discord.Interaction) -> Answer:
        """Offer what leads on in this channel."""
        return await self.quick.here(interaction.channel_id, interaction.user.id)

    async def _game(self, interaction: discord.Interaction, table: int, game: str) -> Answer:
        return await self.quick.ready(interaction.user.id, game)

    async def _start(self, interaction: discord.Interaction, table: int, game: str) -> str:
        return await self.quick.start(self._new(interaction, game))

    async def _lobby(self, interaction: discord.Interaction, table: int, game: str) -> str:
        return await self.quick.lobby(self._new(interaction, game))

    def _new(self, interaction: discord.Interaction, game: str) -> NewTable:
        """Return a table where somebody asks for it, who sits there; raises `PlayerError` where the bot may not post."""
        if interaction.channel_id is None or interaction.guild_id is None:
            raise PlayerError("old-control")
        require_permissions(interaction.channel, interaction.app_permissions)
        user = interaction.user
        return NewTable(
            channel=interaction.channel_id,
            guild=interaction.guild_id,
            host=user.id,
            game=game,
            at=self.now(),
            seats=(SeatRow(0, user.id, None, user.display_name),),
        )
