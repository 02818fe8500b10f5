"""`/board`, `/hand`, `/log`, `/score`, `/games`, `/help`."""

from collections.abc import Collection, Mapping
from dataclasses import replace

import discord
from discord import app_commands

from bot.acts.answers import Answer
from bot.acts.built import Acts
from bot.discord.answering import Cog, Interactions, answered
from bot.discord.describing import clickable
from bot.discord.offers import offered
from bot.discord.options import phase_offers, read_line
from bot.discord.reading import request_of
from bot.discord.seeing import Seeing
from bot.errors import PlayerError
from bot.health.version import version
from bot.menus.autocomplete import Offer
from bot.posts.pictures import argument_words, public_words
from bot.table.live import Lobby, Started
from bot.table.seats import is_welcome
from bot.table.tables import Tables
from games.words.finding import is_meant
from render.gallery import pictures


class LookCommands(Cog):
    """Commands that show a table, as far as the user's seat may see it."""

    def __init__(
        self,
        answering: Interactions,
        tables: Tables,
        acts: Acts,
        ids: Mapping[str, int],
        seeing: Seeing,
    ) -> None:
        super().__init__(answering)
        self.tables = tables
        self.ids = ids
        self.looking = acts.looking
        self.lists = acts.lists
        self.helping = acts.helping
        self.way_back = acts.way_back
        self.seeing = seeing

    @app_commands.command(name="board")
    @app_commands.guild_only()
    @answered
    async def board(
        self,
        interaction: discord.Interaction,
        picture: str | None = None,
        of: str | None = None,
        at: str | None = None,
    ) -> Answer:
        """Show a picture, of the present table or of that at a past line of the log."""
        table = await self.tables.find(interaction.channel_id)
        return await self.looking.board(table, interaction.user.id, picture, of, read_line(at))

    @offered(board, "picture")
    async def picture_names(self, interaction: discord.Interaction, _: str) -> list[Offer]:
        """Offer the game's pictures."""
        live = await self._live(interaction)
        if live is None:
            return []
        return [Offer(word, name, (name,)) for name, word in public_words(live).items()]

    @offered(board, "of")
    async def picture_arguments(self, interaction: discord.Interaction, _: str) -> list[Offer]:
        """Offer the possible arguments of the chosen picture, such as players; without a picture those of all pictures."""
        live = await self._live(interaction)
        if live is None:
            return []
        offered = pictures(live.game.key)
        named = getattr(interaction.namespace, "picture", None)
        meant = [key for key, word in public_words(live).items() if named and is_meant(named, (key, word))]
        words = {
            value: word
            for key in meant or public_words(live)
            for value, word in argument_words(live, offered[key]).items()
        }
        return [Offer(word, value) for value, word in words.items()]

    @offered(board, "at")
    async def moments(self, interaction: discord.Interaction, _: str) -> list[Offer]:
        """Offer the ends of phases, round by round."""
        return await phase_offers(self.tables, self.looking, interaction)

    async def _live(self, interaction: discord.Interaction) -> Lobby | Started | None:
        try:
            number = await self.tables.find(interaction.channel_id)
            async with self.tables.hold(number, interaction.user.id) as held:
                live = held.own
        except PlayerError:
            return None
        welcome = is_welcome(live.row, live.notes.doors, interaction.user.id)
        return live if welcome and isinstance(live, (Lobby, Started)) else None

    @app_commands.command(name="hand")
    @app_commands.guild_only()
    @answered
    async def hand(self, interaction: discord.Interaction) -> Answer:
        """Show the user's hand."""
        table = await self.tables.find(interaction.channel_id)
        return await self.looking.hand(table, interaction.user.id)

    @app_commands.command(name="score")
    @app_commands.guild_only()
    @answered
    async def score(self, interaction: discord.Interaction, why: bool = False) -> Answer:
        """Show all scores, as far as the user may know them."""
        table = await self.tables.find(interaction.channel_id)
        return await self.looking.score(table, interaction.user.id, why=why)

    @app_commands.command(name="games")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @answered
    async def games(self, interaction: discord.Interaction, open: bool = False) -> Answer:  # noqa: A002  # the parameter's name is the option's name in Discord
        """List the user's tables, or those that they may join."""
        user = interaction.user.id
        if open and interaction.guild_id is not None:

            async def sees(channels: Collection[int]) -> set[int]:
                return await self.seeing.visible(interaction, channels)

            return await self.lists.open(interaction.guild_id, user, sees)
        asked = request_of(interaction)
        return await self.lists.own(user, may_go_on=asked.may_go_on(), manages=asked.managed())

    @app_commands.command(name="help")
    @answered
    async def help(self, interaction: discord.Interaction) -> Answer:
        """Explain how to play here."""
        words = await self.tables.words_for(interaction.user.id)
        page = await self.helping.page(interaction.user.id)
        text = clickable(f"{page.text}\n{words('help-more', version=version())}", self.ids)
        return replace(page, text=text)
