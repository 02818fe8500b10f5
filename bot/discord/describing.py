"""Names and descriptions of commands in every language: `commands.ftl`, `host.ftl` and games' files in `data/texts/<language>/`."""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

import discord
from discord import app_commands

from bot.discord.move_commands import GAME, MESSAGE, UNDESCRIBED
from bot.menus.parts import short
from games.core.moves import hyphened
from games.words.files import language_of
from games.words.phrases import Phrases

DESCRIPTION = 100
NAME = "name"
"""The attribute of a message that says how a command or an option is typed."""

_NAMED = re.compile("`/([a-z-]+(?: [a-z-]+)*)`")

WordsOf = Callable[[str, str | None], Phrases]
"""(language, key of a game) → the texts for that game; the bot's own texts if the key is None."""
Described = app_commands.Command[Any, ..., Any] | app_commands.Group


def clickable(text: str, ids: Mapping[str, int]) -> str:
    """Return a text in which each command with a known id, written `/like this`, is a link to the command."""

    def mention(found: re.Match[str]) -> str:
        root, _, _ = found[1].partition(" ")
        return f"</{found[1]}:{ids[root]}>" if root in ids else found[0]

    return _NAMED.sub(mention, text)


def server_group(name: str, seen_by: discord.Permissions | None = None) -> app_commands.Group:
    """Return a group of commands for servers. `describe_commands` adds its description.

    seen_by: The permissions that a user needs to see the group; None if everybody sees it.
    """
    return app_commands.Group(
        name=name, description=UNDESCRIBED, guild_only=True, default_permissions=seen_by
    )


def unnamed(values: Iterable[str]) -> list[app_commands.Choice[str]]:
    """Return the choices of an option. `describe_commands` adds their names."""
    return [app_commands.Choice(name=value, value=value) for value in values]


def describe_commands(tree: app_commands.CommandTree[Any], words_of: WordsOf, language: str) -> None:
    """Describe every command, option and choice in the bot's own language. Commands of games have descriptions already."""
    words = words_of(language, None)
    for command in tree.walk_commands(type=discord.AppCommandType.chat_input):
        if GAME not in command.extras:
            describe(command, words)


def describe(command: Described, words: Phrases) -> None:
    """Describe a command, its options and their choices in these words."""
    command.description = description(words, message_of(command))
    if isinstance(command, app_commands.Command):
        _describe_options(command, words)


def _describe_options(command: app_commands.Command[Any, ..., Any], words: Phrases) -> None:
    texts = {
        option.name: app_commands.locale_str(description(words, message_of(option)))
        for option in command.parameters
    }
    app_commands.describe(**texts)(command)
    for option in command.parameters:
        if option.choices:
            named = [
                app_commands.Choice(name=_choice(words, option, choice), value=choice.value)
                for choice in option.choices
            ]
            app_commands.choices(**{option.name: named})(command)


def _choice(
    words: Phrases, option: app_commands.Parameter, choice: app_commands.Choice[Any]
) -> app_commands.locale_str:
    message = f"{message_of(option)}-{choice.value}"
    return app_commands.locale_str(words(message), **{MESSAGE: message})


def message_of(one: Described | app_commands.Parameter) -> str:
    """Return the id of the message that describes a command, a group or an option."""
    if isinstance(one, app_commands.Parameter):
        return f"{message_of(one.command)}-{hyphened(one.name)}"
    return one.extras.get(MESSAGE) or f"command-{one.qualified_name.replace(' ', '-')}"


def description(words: Phrases, message: str) -> str:
    """Return a command's description from a message: its attribute `about` if it has one, else its value."""
    text = words.about(message) if words.has(message, "about") else words(message)
    return short(text, DESCRIPTION)


class Localised(app_commands.Translator):
    """Gives Discord the commands' names in all languages that have texts.

    Users see and type the names in their own language. The bot gets the English ones.
    """

    def __init__(self, words_of: WordsOf, language: str) -> None:
        self._words_of = words_of
        self._language = language
        # Asked for each string in each of Discord's languages.
        self._language_of = cache(language_of)

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return a name or a description in one of Discord's languages; None to show the bot's own."""
        language = self._language_of(str(locale))
        named = context.location.name.endswith("_name") and not isinstance(context.data, app_commands.Choice)
        if language is None or (language == self._language and not named):
            # Descriptions and choices are in the bot's own language already; names are English.
            return None
        text = self._say(string, language, context)
        return None if text == string.message else text

    def _say(
        self, string: app_commands.locale_str, language: str, context: app_commands.TranslationContextTypes
    ) -> str | None:
        where, one = context.location, context.data
        if isinstance(one, app_commands.Choice):
            return self._words_of(language, None)(string.extras[MESSAGE])
        assert not isinstance(one, app_commands.ContextMenu)
        command = one.command if isinstance(one, app_commands.Parameter) else one
        assert not isinstance(command, app_commands.ContextMenu)
        words, message = self._words_of(language, command.extras.get(GAME)), message_of(one)
        if where.name.endswith("_description"):
            return description(words, message)
        return words.attribute(message, NAME) if words.has(message, NAME) else None
