"""`/rules GAME`: chapters and components, from the texts."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.client import Caravel
from bot.discord.replies import Reply
from bot.errors import PlayerError
from bot.menus.controls import short
from games import all_games
from games.core.game import Game
from games.core.moves import hyphened
from games.words.phrases import Phrases

MOST_NAMED = 20


class Rules(commands.Cog):
    """Looking up a rule in the middle of a game."""

    def __init__(self, bot: Caravel) -> None:
        self.bot = bot
        group = app_commands.Group(name="rules", description="Look up a rule or a component")
        for game in all_games().values():
            group.add_command(self._command(game))
        bot.tree.add_command(group)

    def _command(self, game: Game) -> app_commands.Command:
        words = self.bot.tables.game_words(game)

        async def callback(interaction: discord.Interaction, topic: str | None = None) -> None:
            async def work(_: discord.Interaction, reply: Reply) -> None:
                await reply.send(contents(words) if topic is None else rule_text(words, topic))

            await self.bot.answer(interaction, work)

        async def complete(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
            return [
                app_commands.Choice(name=short(title, 100), value=name)
                for name, title in topics(words).items()
                if typed.lower() in title.lower()
            ][:25]

        command = app_commands.Command(
            name=hyphened(game.key),
            description=short(words("command-rules", game=words("game-name")), 100),
            callback=callback,
        )
        command.autocomplete("topic")(complete)
        return command


def topics(words: Phrases) -> dict[str, str]:
    """Return what can be looked up in a game: message id → its name, chapters first."""
    chapters = {name: words.title(name) for name in words.messages("rules-") if words.has(name, "title")}
    components = {
        name: words(name)
        for name in words.messages("")
        if words.has(name, "about") and not name.startswith(("option-", "move-", "rules-", "event-"))
    }
    return chapters | {name: text[:1].upper() + text[1:] for name, text in components.items()}


def contents(words: Phrases) -> str:
    """Return which chapters there are, and how to read one."""
    found = topics(words)
    chapters = ", ".join(title for name, title in found.items() if name.startswith("rules-"))
    parts = sum(not name.startswith("rules-") for name in found)
    return words("rule-list", game=words("game-name"), chapters=chapters, parts=parts)


def rule_text(words: Phrases, topic: str) -> str:
    """Return a chapter or a component's effect, also by a part of its name; raises `PlayerError` if none is meant."""
    typed, found = topic.strip().lower(), topics(words)
    exact = [name for name, title in found.items() if typed in (name, title.lower())]
    close = exact or [name for name, title in found.items() if typed in title.lower()]
    if not close:
        raise PlayerError("no-such-rule", text=topic)
    if len({found[name] for name in close}) > 1:
        names = ", ".join(dict.fromkeys(found[name] for name in close[:MOST_NAMED]))
        raise PlayerError("many-such-rules", text=topic, names=names)
    name = close[0]
    text = words(name) if name.startswith("rules-") else words.about(name)
    return f"**{found[name]}**\n{text}"


async def setup(bot: Caravel) -> None:
    """Add the cog."""
    await bot.add_cog(Rules(bot))
