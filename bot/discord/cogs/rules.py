"""`/rules GAME`: chapters and components, from the texts."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.client import Caravel
from bot.discord.replies import Reply
from bot.menus.commands import GAME, MESSAGE, UNDESCRIBED
from bot.menus.controls import short
from bot.posts.rules import contents, rule_text, topics
from games import all_games
from games.core.game import Game
from games.core.moves import hyphened


class Rules(commands.Cog):
    """Looking up a rule in the middle of a game."""

    def __init__(self, bot: Caravel) -> None:
        self.bot = bot
        group = app_commands.Group(name="rules", description=UNDESCRIBED)
        for game in all_games().values():
            group.add_command(self._command(game))
        bot.tree.add_command(group)

    def _command(self, game: Game) -> app_commands.Command:
        words = self.bot.tables.game_words(game)

        async def callback(interaction: discord.Interaction, topic: str | None = None) -> None:
            async def work(_: discord.Interaction, reply: Reply) -> None:
                here = await self.bot.tables.words_at(interaction.channel_id, game)
                await reply.send(contents(here) if topic is None else rule_text(here, topic))

            await self.bot.answer(interaction, work)

        async def complete(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
            return [
                app_commands.Choice(name=short(title, 100), value=name)
                for name, title in topics(words).items()
                if typed.lower() in title.lower()
            ][:25]

        command = app_commands.Command(
            name=hyphened(game.key),
            description=UNDESCRIBED,
            callback=callback,
            extras={GAME: game.key, MESSAGE: "command-rules-of"},
        )
        command.autocomplete("topic")(complete)
        return command


async def setup(bot: Caravel) -> None:
    """Add the cog."""
    await bot.add_cog(Rules(bot))
