"""Makes slash-commands of moves: one group per game, an option per field, autocomplete from the seat's menu."""

import inspect
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import discord
from discord import app_commands

from bot.discord.offers import as_choices
from bot.menus.autocomplete import Offer
from bot.menus.typed import Values
from games.core.game import Game
from games.core.moves import FieldKind, Move, field_kinds, hyphened, move_name
from games.words.phrases import kind_id

Run = Callable[[discord.Interaction, Game, type[Move], Values], Awaitable[None]]
Complete = Callable[[discord.Interaction, type[Move], FieldKind, str], Awaitable[Iterable[Offer]]]

GAME, MESSAGE = "game", "message"
"""A command's extras: the game whose words describe it, and the id of the message that does."""
UNDESCRIBED = "…"
"""Placeholder for a description, which discord.py requires, until `describe_commands` sets it."""


def game_group(game: Game, run: Run, complete: Complete) -> app_commands.Group:
    """Return the command group of a game: `/puerto-rico sell good:corn`, a command per kind of move.

    `run` is called with the typed values of the fields that were given, `complete` for autocomplete. The group may stand in
    the trees of several clients: both find theirs by the interaction.
    """
    group = app_commands.Group(
        name=hyphened(game.key),
        description=UNDESCRIBED,
        guild_only=True,
        extras={GAME: game.key, MESSAGE: "game-commands"},
    )
    for kind in game.moves:
        group.add_command(_command(game, kind, run, complete))
    return group


def _command(
    game: Game, kind: type[Move], run: Run, complete: Complete
) -> app_commands.Command[Any, ..., None]:
    async def callback(interaction: discord.Interaction, **values: Any) -> None:
        typed = {name: value for name, value in values.items() if value is not None}
        await run(interaction, game, kind, typed)

    fields = field_kinds(kind)
    parameters = [
        inspect.Parameter(
            "interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction
        )
    ]
    parameters += [
        # All options are optional for Discord: a field with one value left fills itself.
        inspect.Parameter(
            field.name,
            inspect.Parameter.POSITIONAL_OR_KEYWORD,
            annotation=_option_type(field) | None,
            default=None,
        )
        for field in fields
    ]
    callback.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]  # inspect reads it, typeshed does not know
    command = app_commands.Command(
        name=move_name(kind),
        description=UNDESCRIBED,
        callback=callback,
        extras={GAME: game.key, MESSAGE: kind_id(kind)},
    )
    for field in fields:
        if not field.is_bool:
            command.autocomplete(field.name)(_completer(kind, field, complete))
    return command


def _option_type(field: FieldKind) -> type:
    if field.is_bool:
        return bool
    return int if field.is_number else str


def _completer(kind: type[Move], field: FieldKind, complete: Complete) -> Any:
    async def autocomplete(interaction: discord.Interaction, typed: Any) -> list[app_commands.Choice[Any]]:
        return as_choices(await complete(interaction, kind, field, str(typed)))

    return autocomplete
