"""`/board`, `/hand`, `/log`, `/score`, `/games`, `/help`, and the buttons that show the same."""

import discord
from discord import app_commands

from bot.acts.answers import Answer
from bot.acts.look import Looking
from bot.discord.answering import Answering, Cog, answered
from bot.discord.clicks import Clicks
from bot.errors import PlayerError
from bot.health.version import version
from bot.menus.buttons import ShowBoard, ShowHand, ShowScore
from bot.table.live import Lobby, Started
from bot.table.seats import is_welcome
from bot.table.tables import Tables
from games.core.moves import hyphened
from games.words.finding import may_mean
from render.gallery import pictures


class LookCommands(Cog):
    """Looking at a table: everything is shown as the asker's seat may see it."""

    def __init__(self, answering: Answering, clicks: Clicks, tables: Tables, looking: Looking) -> None:
        super().__init__(answering)
        self.tables = tables
        self.looking = looking
        clicks.on(ShowBoard, self._boards)
        clicks.on(ShowHand, self._hand)
        clicks.on(ShowScore, self._score)

    @app_commands.command(name="board")
    @app_commands.guild_only()
    @answered
    async def board(
        self,
        interaction: discord.Interaction,
        picture: str | None = None,
        seat: str | None = None,
        at: app_commands.Range[int, 1] | None = None,
    ) -> Answer:
        """Show a picture, today's or that of a past line of the log."""
        table = await self.tables.find(interaction.channel_id)
        return await self.looking.board(table, interaction.user.id, picture, seat, at)

    @board.autocomplete("picture")
    async def picture_names(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the game's pictures."""
        live = await self._live(interaction)
        if live is None:
            return []
        names = {
            name: live.words(f"picture-called-{hyphened(name)}")
            for name, p in pictures(live.game.key).items()
            if not p.private
        }
        return [
            app_commands.Choice(name=word, value=name)
            for name, word in names.items()
            if may_mean(typed, (word, name))
        ]

    @board.autocomplete("seat")
    async def picture_arguments(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the players, or what else the chosen picture may show."""
        live = await self._live(interaction)
        if live is None:
            return []
        name = getattr(interaction.namespace, "picture", None)
        offered = pictures(live.game.key).get(name or "")
        if offered is not None and isinstance(offered.argument, tuple):
            words = [(value, value.replace("_", " ")) for value in offered.argument]
        else:
            words = [(str(row.seat), row.name) for row in live.seats]
        return [
            app_commands.Choice(name=word[:100], value=value)
            for value, word in words
            if may_mean(typed, (word,))
        ][:25]

    async def _live(self, interaction: discord.Interaction) -> Lobby | Started | None:
        try:
            number = await self.tables.find(interaction.channel_id)
            async with self.tables.hold(number, interaction.user.id) as held:
                live = held.own
        except PlayerError:
            return None
        welcome = is_welcome(live.row, live.notes.doors, interaction.user.id)
        return live if welcome and isinstance(live, (Lobby, Started)) else None

    async def _boards(self, interaction: discord.Interaction, table: int) -> Answer:
        return await self.looking.boards(table, interaction.user.id)

    @app_commands.command(name="hand")
    @app_commands.guild_only()
    @answered
    async def hand(self, interaction: discord.Interaction) -> Answer:
        """Show the private picture of one's own things."""
        return await self._hand(interaction, await self.tables.find(interaction.channel_id))

    async def _hand(self, interaction: discord.Interaction, table: int) -> Answer:
        return await self.looking.hand(table, interaction.user.id)

    @app_commands.command(name="score")
    @app_commands.guild_only()
    @answered
    async def score(self, interaction: discord.Interaction, why: bool = False) -> str:
        """Show everybody's score as far as the asker may know it."""
        table = await self.tables.find(interaction.channel_id)
        return await self.looking.score(table, interaction.user.id, why=why)

    async def _score(self, interaction: discord.Interaction, table: int) -> str:
        return await self.looking.score(table, interaction.user.id)

    @app_commands.command(name="games")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @answered
    async def games(self, interaction: discord.Interaction, open: bool = False) -> str:  # noqa: A002  # an option of a command is named by whoever types it
        """List the asker's tables, or those where they may sit down."""
        if open:
            return await self.looking.open_tables(interaction.guild_id or 0, interaction.user.id)
        return await self.looking.own_tables(interaction.user.id)

    @app_commands.command(name="help")
    @answered
    async def help(self, interaction: discord.Interaction) -> str:
        """Explain how to play here."""
        words = await self.tables.words_for(interaction.user.id)
        return f"{words('help')}\n{words('help-more', version=version())}"
