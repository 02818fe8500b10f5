"""`/order give | pass | list | drop`: what a player leaves for later. Everything here is answered privately."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.client import Caravel
from bot.discord.describing import server_group, unnamed
from bot.discord.replies import Reply
from bot.errors import PlayerError
from bot.menus.order_texts import TypedOrder, completions
from games.core.moves import hyphened

LASTS = unnamed(("once", "step", "dropped"))


class OrderCommands(commands.Cog):
    """Standing orders."""

    group = server_group("order")

    def __init__(self, bot: Caravel) -> None:
        self.bot = bot

    @group.command(name="give")
    @app_commands.choices(lasts=LASTS)
    async def give(  # one parameter per option that can be typed
        self,
        interaction: discord.Interaction,
        moves: str,
        step: str = "",
        about: str = "",
        unless: str = "",
        lasts: app_commands.Choice[str] | None = None,
    ) -> None:
        """Leave an order."""
        how_long: Any = lasts.value if lasts else "once"

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            table = await self.bot.tables.find(interaction.channel_id)
            typed = TypedOrder(moves, step, how_long, about, unless)
            await reply.send(await self.bot.orders.give(table, interaction.user.id, typed))

        await self.bot.answer(interaction, work)

    @give.autocomplete("moves")
    async def moves_so_far(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Complete the last move of the list."""
        try:
            async with self.bot.tables.hold(await self.bot.tables.find(interaction.channel_id)) as held:
                found = completions(held.started.game, held.table.box, typed)
        except PlayerError:
            return []
        return [app_commands.Choice(name=text, value=text) for text in found]

    @give.autocomplete("step")
    async def steps(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer what the game may ask."""
        try:
            async with self.bot.tables.hold(await self.bot.tables.find(interaction.channel_id)) as held:
                names = [hyphened(step.__name__) for step in held.started.game.steps]
                asked = {
                    name: held.live.words(f"step-{name}")
                    for name in names
                    if held.live.words.has(f"step-{name}")
                }
        except PlayerError:
            return []
        return [
            app_commands.Choice(name=f"{name}: {text}"[:100], value=name)
            for name, text in asked.items()
            if typed.lower() in name or typed.lower() in text.lower()
        ][:25]

    @group.command(name="pass")
    @app_commands.choices(lasts=LASTS)
    async def auto_pass(
        self,
        interaction: discord.Interaction,
        step: str = "",
        unless: str = "",
        lasts: app_commands.Choice[str] | None = None,
    ) -> None:
        """Leave an order to pass."""
        how_long: Any = lasts.value if lasts else "step"

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            table = await self.bot.tables.find(interaction.channel_id)
            typed = TypedOrder("pass", step, how_long, unless=unless)
            await reply.send(await self.bot.orders.give(table, interaction.user.id, typed))

        await self.bot.answer(interaction, work)

    @group.command(name="list")
    async def list(self, interaction: discord.Interaction) -> None:
        """Show one's own orders."""

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            table = await self.bot.tables.find(interaction.channel_id)
            await reply.send(await self.bot.orders.list(table, interaction.user.id))

        await self.bot.answer(interaction, work)

    @group.command(name="drop")
    async def drop(self, interaction: discord.Interaction, number: int | None = None) -> None:
        """Drop orders."""

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            table = await self.bot.tables.find(interaction.channel_id)
            await reply.send(await self.bot.orders.drop(table, interaction.user.id, number))

        await self.bot.answer(interaction, work)


async def setup(bot: Caravel) -> None:
    """Add the cog."""
    await bot.add_cog(OrderCommands(bot))
