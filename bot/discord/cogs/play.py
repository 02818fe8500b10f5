"""`/move`, and one command group per game, derived from its moves."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.client import Caravel
from bot.discord.replies import Reply
from bot.errors import PlayerError
from bot.menus.buttons import OpenMenu
from bot.menus.commands import choices, game_group
from bot.menus.typed import possible
from bot.table.seats import own_seat
from games import all_games
from games.core.moves import FieldKind, Move
from games.core.notation import NotationError


class PlayCommands(commands.Cog):
    """Making moves by typing."""

    def __init__(self, bot: Caravel) -> None:
        self.bot = bot
        bot.clicks.on(OpenMenu, self._menu)
        for game in all_games().values():
            bot.tree.add_command(game_group(game, self._run(game.key), self._complete))

    @app_commands.command(name="move")
    @app_commands.guild_only()
    async def move(self, interaction: discord.Interaction) -> None:
        """Show the menu privately."""

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            await self._menu(interaction, reply, await self.bot.tables.find(interaction.channel_id))

        await self.bot.answer(interaction, work)

    async def _menu(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        await reply.answer(await self.bot.play.menu(table, interaction.user.id))

    def _run(self, key: str) -> Any:
        async def run(interaction: discord.Interaction, kind: type[Move], typed: dict[str, Any]) -> None:
            async def work(interaction: discord.Interaction, reply: Reply) -> None:
                table = await self.bot.tables.find(interaction.channel_id)
                await reply.answer(await self.bot.play.typed(table, interaction.user.id, key, kind, typed))

            await self.bot.answer(interaction, work)

        return run

    async def _complete(
        self, interaction: discord.Interaction, kind: type[Move], field: FieldKind, typed: str
    ) -> list[app_commands.Choice[Any]]:
        """Offer what the seat's own menu holds; nothing to anybody else."""
        try:
            number = await self.bot.tables.find(interaction.channel_id)
            async with self.bot.tables.hold(number) as held:
                live = held.started
                menu = live.table.menu(own_seat(live, interaction.user.id, None))
            typed_before = {
                name: value
                for name, value in vars(interaction.namespace).items()
                if name != field.name and value is not None
            }
            chosen = possible(menu, kind, typed_before, live.words, live.names)
            return choices(menu, kind, field, typed, chosen, live.words, live.names)
        except (PlayerError, NotationError):
            return []


async def setup(bot: Caravel) -> None:
    """Add the cog."""
    await bot.add_cog(PlayCommands(bot))
