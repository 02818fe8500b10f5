"""`/move`, and one command group per game, derived from its moves."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.clicks import menu_answer, waiting_words
from bot.discord.client import Caravel
from bot.discord.replies import Reply
from bot.errors import PlayerError
from bot.menus.commands import choices, game_group, read_values
from bot.menus.plain import why_sentence
from bot.table.live import Started
from bot.table.seats import own_seat
from games import all_games
from games.core.menus import Menu
from games.core.moves import FieldKind, Move, Seat, field_kinds
from games.core.notation import NotationError
from games.words.sentences import kinds_sentence


class PlayCommands(commands.Cog):
    """Making moves by typing."""

    def __init__(self, bot: Caravel) -> None:
        self.bot = bot
        bot.clicks.on("t:menu", self._menu)
        for game in all_games().values():
            words = bot.tables.game_words(game)
            bot.tree.add_command(game_group(game, words, self._run(game.key), self._complete))

    @app_commands.command(name="move", description="Show privately what you can do now")
    @app_commands.guild_only()
    async def move(self, interaction: discord.Interaction) -> None:
        """Show the menu privately."""

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            await self._menu(interaction, reply, await self.bot.tables.find(interaction.channel_id))

        await self.bot.answer(interaction, work)

    async def _menu(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        answer = await menu_answer(self.bot, table, interaction.user.id)
        await reply.send(answer.text, answer.controls)

    def _run(self, key: str) -> Any:
        async def run(interaction: discord.Interaction, kind: type[Move], typed: dict[str, Any]) -> None:
            async def work(interaction: discord.Interaction, reply: Reply) -> None:
                number = await self.bot.tables.find(interaction.channel_id)
                find = find_typed(key, kind, typed)
                answer = await self.bot.play.move(number, interaction.user.id, None, find)
                await reply.send(answer.text, answer.controls)

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
                given = {
                    name: value
                    for name, value in vars(interaction.namespace).items()
                    if name != field.name and value is not None
                }
                chosen = {
                    name: value
                    for name, value in read_values(menu, kind, given, live.words, live.names).items()
                    if (domain := menu.domain(kind, _field(kind, name), {})) is not None and value in domain
                }
                return choices(menu, kind, field, typed, chosen, live.words, live.names)
        except (PlayerError, NotationError):
            return []


def _field(kind: type[Move], name: str) -> FieldKind:
    return next(field for field in field_kinds(kind) if field.name == name)


def find_typed(key: str, kind: type[Move], typed: dict[str, Any]) -> Any:
    """Return the function that makes a typed move out of the seat's menu; raises `PlayerError`."""

    def find(live: Started, seat: Seat) -> Move:
        if live.game.key != key:
            raise PlayerError("another-game", game=live.words("game-name"))
        menu = live.table.menu(seat)
        if not menu:
            raise PlayerError("not-asked", asked=waiting_words(live))
        if kind not in menu.kinds():
            raise PlayerError("refused", why=live.words("why-kind", kinds=kinds_sentence(menu, live.words)))
        try:
            values = read_values(menu, kind, typed, live.words, live.names)
        except NotationError as error:
            raise PlayerError(error.words, **error.args_) from None
        return complete(live, menu, kind, values)

    return find


def complete(live: Started, menu: Menu, kind: type[Move], values: dict[str, Any]) -> Move:
    """Fill in the fields with one value left; raises `PlayerError` that says what is wrong or missing."""
    chosen: dict[str, Any] = {}
    for field in field_kinds(kind):
        if field.name not in values:
            continue
        domain = menu.domain(kind, field, chosen)
        if domain is not None and values[field.name] not in domain:
            message, arguments = domain.why_not(values[field.name])
            why = why_sentence((message, {**arguments, "field": field}), live.words, live.names)
            raise PlayerError("refused", why=why)
        chosen[field.name] = values[field.name]
    half = menu.half(kind, chosen)
    if half is None:
        raise PlayerError("refused", why=live.words("why-together"))
    if half.field is not None:
        raise PlayerError(
            "refused", why=live.words("field-open", question=live.words.field(kind, half.field))
        )
    return half.move()


async def setup(bot: Caravel) -> None:
    """Add the cog."""
    await bot.add_cog(PlayCommands(bot))
