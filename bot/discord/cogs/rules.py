"""`/rules GAME`: chapters and components, from the texts."""

from typing import Any

import discord
from discord import app_commands

from bot.discord.answering import Answering, Cog
from bot.menus.commands import GAME, MESSAGE, UNDESCRIBED
from bot.menus.controls import short
from bot.posts.rules import contents, rule_text, topics
from bot.table.tables import Tables
from games import all_games
from games.core.game import Game
from games.core.moves import hyphened
from games.words.finding import may_mean


class RuleCommands(Cog):
    """Looking up a rule in the middle of a game."""

    def __init__(self, answering: Answering, tables: Tables, tree: app_commands.CommandTree[Any]) -> None:
        super().__init__(answering)
        self.tables = tables
        group = app_commands.Group(name="rules", description=UNDESCRIBED)
        for game in all_games().values():
            group.add_command(self._command(game))
        tree.add_command(group)

    def _command(self, game: Game) -> app_commands.Command[Any, ..., None]:
        async def callback(interaction: discord.Interaction, topic: str | None = None) -> None:
            await self.answering.answer(interaction, lambda: self._look_up(interaction, game, topic))

        async def complete(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
            words = self.tables.game_words(game, await self.tables.languages.of(interaction.user.id))
            english = topics(words.english)
            return [
                app_commands.Choice(name=short(title, 100), value=name)
                for name, title in topics(words).items()
                if may_mean(typed, (title, english.get(name, title)))
            ][:25]

        command = app_commands.Command(
            name=hyphened(game.key),
            description=UNDESCRIBED,
            callback=callback,
            extras={GAME: game.key, MESSAGE: "command-rules-of"},
        )
        command.autocomplete("topic")(complete)
        return command

    async def _look_up(self, interaction: discord.Interaction, game: Game, topic: str | None) -> str:
        here = await self.tables.words_at(interaction.channel_id, game, interaction.user.id)
        return contents(here) if topic is None else rule_text(here, topic)
