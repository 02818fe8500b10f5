"""`/board`, `/hand`, `/log`, `/score`, `/games`, `/help`, and the buttons that show the same."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.client import Caravel
from bot.discord.replies import Reply
from bot.errors import PlayerError
from bot.health.version import version
from bot.menus.buttons import ShowBoard, ShowHand, ShowScore
from bot.table.live import Lobby, Started
from bot.table.seats import is_welcome
from games.core.moves import hyphened
from render.gallery import pictures


class Look(commands.Cog):
    """Looking at a table: everything is shown as the asker's seat may see it."""

    def __init__(self, bot: Caravel) -> None:
        self.bot = bot
        self.looking = bot.looking
        bot.clicks.on(ShowBoard, self._boards)
        bot.clicks.on(ShowHand, self._hand)
        bot.clicks.on(ShowScore, self._score)

    @app_commands.command(name="board")
    @app_commands.guild_only()
    async def board(
        self,
        interaction: discord.Interaction,
        picture: str | None = None,
        seat: str | None = None,
        at: app_commands.Range[int, 1] | None = None,
    ) -> None:
        """Show a picture, today's or that of a past line of the log."""

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            table = await self.bot.tables.find(interaction.channel_id)
            await reply.answer(await self.looking.board(table, interaction.user.id, picture, seat, at))

        await self.bot.answer(interaction, work)

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
            if typed.lower() in word.lower()
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
            if typed.lower() in word.lower()
        ][:25]

    async def _live(self, interaction: discord.Interaction) -> Lobby | Started | None:
        try:
            async with self.bot.tables.hold(await self.bot.tables.find(interaction.channel_id)) as held:
                live = held.live
        except PlayerError:
            return None
        welcome = is_welcome(live.row, live.notes.doors, interaction.user.id)
        return live if welcome and isinstance(live, (Lobby, Started)) else None

    async def _boards(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        await reply.answer(await self.looking.boards(table, interaction.user.id))

    @app_commands.command(name="hand")
    @app_commands.guild_only()
    async def hand(self, interaction: discord.Interaction) -> None:
        """Show the private picture of one's own things."""

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            await self._hand(interaction, reply, await self.bot.tables.find(interaction.channel_id))

        await self.bot.answer(interaction, work)

    async def _hand(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        await reply.answer(await self.looking.hand(table, interaction.user.id))

    @app_commands.command(name="score")
    @app_commands.guild_only()
    async def score(self, interaction: discord.Interaction, why: bool = False) -> None:  # noqa: FBT001, FBT002  # an option of a command is named by who types it
        """Show everybody's score as far as the asker may know it."""

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            table = await self.bot.tables.find(interaction.channel_id)
            await reply.send(await self.looking.score(table, interaction.user.id, why=why))

        await self.bot.answer(interaction, work)

    async def _score(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        await reply.send(await self.looking.score(table, interaction.user.id))

    @app_commands.command(name="games")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def games(self, interaction: discord.Interaction, open: bool = False) -> None:  # noqa: A002, FBT001, FBT002  # an option of a command is named by who types it
        """List the asker's tables, or those where he may sit down."""

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            user = interaction.user.id
            if open:
                await reply.send(await self.looking.open_tables(interaction.guild_id or 0, user))
            else:
                await reply.send(await self.looking.own_tables(user))

        await self.bot.answer(interaction, work)

    @app_commands.command(name="help")
    async def help(self, interaction: discord.Interaction) -> None:
        """Explain how to play here."""

        async def work(_: discord.Interaction, reply: Reply) -> None:
            words = self.bot.tables.words
            await reply.send(f"{words('help')}\n{words('help-more', version=version())}")

        await self.bot.answer(interaction, work)


async def setup(bot: Caravel) -> None:
    """Add the cog."""
    await bot.add_cog(Look(bot))
