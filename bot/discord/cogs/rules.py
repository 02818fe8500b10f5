"""`/rules`: chapters and components, from the texts."""

import discord
from discord import app_commands

from bot.acts.answers import Answer
from bot.acts.lobby import find_game
from bot.acts.look import Looking
from bot.acts.way_back import WayBack
from bot.discord.answering import Cog, Interactions, answered
from bot.discord.offers import offered
from bot.discord.options import game_offers
from bot.errors import PlayerError
from bot.menus.autocomplete import Offer
from bot.posts.rules import topics
from bot.table.tables import Tables
from games import all_games


class RuleCommands(Cog):
    """The command that looks up rules."""

    def __init__(self, answering: Interactions, tables: Tables, looking: Looking, way_back: WayBack) -> None:
        super().__init__(answering)
        self.tables = tables
        self.looking = looking
        self.way_back = way_back

    @app_commands.command(name="rules")
    @answered
    async def rules(
        self, interaction: discord.Interaction, topic: str | None = None, game: str | None = None
    ) -> Answer:
        """Look up a rule; without a topic that of the present question here."""
        return await self.looking.look_up(interaction.channel_id, interaction.user.id, game, topic)

    @offered(rules, "topic")
    async def topics(self, interaction: discord.Interaction, _: str) -> list[Offer]:
        """Offer the chapters and components of the game that is named or played here."""
        language = await self.tables.languages.of(interaction.user.id)
        try:
            named = getattr(interaction.namespace, "game", None)
            key = find_game(named, language) if named else await self._played(interaction)
        except PlayerError:
            return []
        words = self.tables.game_words(all_games()[key], language)
        english = topics(words.english)
        return [Offer(title, name, (english.get(name, title),)) for name, title in topics(words).items()]

    @offered(rules, "game")
    async def games(self, _: discord.Interaction, __: str) -> list[Offer]:
        """Offer the games by name."""
        return game_offers(self.tables)

    async def _played(self, interaction: discord.Interaction) -> str:
        """Return the game of the channel's table. Raise `PlayerError` if there is none."""
        async with self.tables.hold(await self.tables.find(interaction.channel_id)) as held:
            key = held.live.row.game
        return find_game(key, self.tables.language)
