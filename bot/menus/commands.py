"""Moves → slash-commands: one group per game, an option per field, autocomplete from the seat's menu."""

import inspect
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.menus.controls import CHOICE, short
from bot.menus.typed import Values
from games.core.domains import Between, Several
from games.core.game import Game
from games.core.menus import Menu
from games.core.moves import FieldKind, Move, field_kinds, hyphened, move_name
from games.core.notation import NotationError, pieces_text, read_pieces
from games.words.finding import may_mean
from games.words.phrases import Phrases, kind_id

Run = Callable[[discord.Interaction, Game, type[Move], Values], Awaitable[None]]
Complete = Callable[
    [discord.Interaction, type[Move], FieldKind, str], Awaitable[list[app_commands.Choice[Any]]]
]

MOST_CHOICES = 25

GAME, MESSAGE = "game", "message"
"""A command's extras: the game whose words describe it, and the id of the message that does."""
UNDESCRIBED = "…"
"""Stands where discord.py asks for a description, until the words give it."""


def game_group(game: Game, run: Run, complete: Complete) -> app_commands.Group:
    """Return the command group of a game: `/puerto-rico sell good:corn`, a command per kind of move.

    `run` is called with the typed values of the fields that were given, `complete` for autocomplete.
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
        return await complete(interaction, kind, field, str(typed))

    return autocomplete


def choices(
    menu: Menu,
    kind: type[Move],
    field: FieldKind,
    typed: str,
    chosen: Values,
    words: Phrases,
    names: list[str],
) -> list[app_commands.Choice[Any]]:
    """Return what autocomplete offers for a field, given what is typed in it and the other fields."""
    domain = menu.domain(kind, field, chosen) or menu.domain(kind, field, {})
    if domain is None:
        return []
    if isinstance(domain, Several):
        return _piece_choices(domain, field, typed, words, names)
    if isinstance(domain, Between):
        return _number_choices(domain, typed)
    found: list[app_commands.Choice[Any]] = []
    for value in domain:
        name = short(str(words.value(field, value, names)), CHOICE)
        if may_mean(typed, words.called(field, value, names)):
            found.append(app_commands.Choice(name=name, value=value if field.is_number else str(value)))
    return found[:MOST_CHOICES]


def _number_choices(domain: Between, typed: str) -> list[app_commands.Choice[Any]]:
    numbers = [n for n in domain if str(n).startswith(typed)] if typed else list(domain)
    if len(numbers) > MOST_CHOICES:
        numbers = [*numbers[: MOST_CHOICES - 1], numbers[-1]]
    return [app_commands.Choice(name=str(n), value=n) for n in numbers]


def _piece_choices(
    domain: Several, field: FieldKind, typed: str, words: Phrases, names: list[str]
) -> list[app_commands.Choice[Any]]:
    """Complete the last item of a list; what is typed so far stands in front, up to Discord's 100 characters."""
    before, _, last = typed.rpartition(" ")
    try:
        chosen = list(read_pieces(before)) if before else []
    except NotationError:
        return []
    found: list[app_commands.Choice[Any]] = []
    for kind, count in domain.pool.items():
        left = count - chosen.count(kind)
        called = words.called(replace(field, is_several=False), kind, names)
        if left > 0 and may_mean(last.partition("=")[0], called):
            for number in dict.fromkeys((1, left)):
                text = f"{before} {pieces_text((kind,) * number)}".strip()
                if len(text) <= CHOICE:
                    found.append(app_commands.Choice(name=text, value=text))
    return found[:MOST_CHOICES]
