"""`/move`, and one command group per game, derived from its moves."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.acts.answers import Answer
from bot.acts.choosing import Choosing
from bot.discord.answering import Cog, Interactions, answered
from bot.discord.describing import describe
from bot.discord.move_commands import game_group
from bot.errors import PlayerError
from bot.menus.autocomplete import Offer, choices
from bot.menus.plain import require_text
from bot.menus.typed import Values, possible
from bot.storage import StorageError
from bot.table.seats import own_seat
from bot.table.tables import Tables
from games import all_games
from games.core.game import Game
from games.core.moves import FieldKind, Move
from games.core.notation import NotationError
from games.words.phrases import Phrases


class PlayCommands(Cog):
    """Commands that make moves."""

    def __init__(
        self,
        answering: Interactions,
        tables: Tables,
        choosing: Choosing,
        tree: app_commands.CommandTree[Any],
    ) -> None:
        super().__init__(answering)
        self.tables = tables
        self.choosing = choosing
        for game in all_games().values():
            tree.add_command(_commands_of(game.key, tables.command_words(tables.language, game.key)))

    @app_commands.command(name="move")
    @app_commands.guild_only()
    @answered
    async def move(self, interaction: discord.Interaction) -> Answer:
        """Show the menu privately."""
        table = await self.tables.find(interaction.channel_id)
        return await self.choosing.menu(table, interaction.user.id)

    @answered
    async def typed(
        self, interaction: discord.Interaction, game: Game, kind: type[Move], typed: Values
    ) -> Answer:
        """Make the move of a game's command."""
        require_text(*typed.values())
        table = await self.tables.find(interaction.channel_id)
        return await self.choosing.typed(table, interaction.user.id, game.key, kind, typed)

    async def offers(
        self, interaction: discord.Interaction, kind: type[Move], field: FieldKind, typed: str
    ) -> list[Offer]:
        """Offer the values on the seat's own menu; nothing to other users."""
        try:
            await self.answering.heard(interaction)
            number = await self.tables.find(interaction.channel_id)
            async with self.tables.hold(number, interaction.user.id) as held:
                live = held.own_started
                menu = live.table.menu(own_seat(live, interaction.user.id, None))
            typed_before = {
                name: value
                for name, value in vars(interaction.namespace).items()
                if name != field.name and value is not None
            }
            chosen = possible(menu, kind, typed_before, live.words, live.names)
            return choices(menu, kind, field, typed, chosen, live.words, live.names)
        except (PlayerError, NotationError, StorageError):
            return []


@lru_cache(maxsize=64)
def _commands_of(key: str, words: Phrases) -> app_commands.Group:
    """Return a game's commands, described in these words. All clients share them, since they take long to build."""
    group = game_group(all_games()[key], _run, _complete)
    for command in (group, *group.walk_commands()):
        describe(command, words)
    return group


def _cog(interaction: discord.Interaction) -> PlayCommands:
    """Return the cog of the client that received an interaction."""
    client = interaction.client
    assert isinstance(client, commands.Bot)
    cog = client.get_cog(PlayCommands.__cog_name__)
    assert isinstance(cog, PlayCommands)
    return cog


async def _run(interaction: discord.Interaction, game: Game, kind: type[Move], typed: Values) -> None:
    await _cog(interaction).typed(interaction, game, kind, typed)


async def _complete(
    interaction: discord.Interaction, kind: type[Move], field: FieldKind, typed: str
) -> Iterable[Offer]:
    return await _cog(interaction).offers(interaction, kind, field, typed)
