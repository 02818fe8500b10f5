"""`/order give | pass | list | drop`: standing orders. All answers are private."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.acts.answers import Answer
from bot.acts.orders import Orders
from bot.discord.answering import Cog, Interactions, answered
from bot.discord.describing import server_group, unnamed
from bot.discord.offers import offered
from bot.errors import PlayerError
from bot.menus.autocomplete import Offer
from bot.menus.order_texts import TypedOrder, completions
from bot.table.tables import Tables
from games.core.conditions import conditions
from games.core.moves import hyphened

LASTS = unnamed(("once", "step", "dropped"))


class OrderCommands(Cog):
    """Standing orders."""

    group = server_group("order")

    def __init__(self, answering: Interactions, tables: Tables, orders: Orders) -> None:
        super().__init__(answering)
        self.tables = tables
        self.orders = orders

    @group.command(name="give")
    @app_commands.choices(lasts=LASTS)
    @answered
    async def give(  # one parameter per option that can be typed
        self,
        interaction: discord.Interaction,
        moves: str,
        step: str = "",
        about: str = "",
        unless: str = "",
        until: str = "",
        lasts: app_commands.Choice[str] | None = None,
    ) -> Answer:
        """Leave an order."""
        how_long: Any = lasts.value if lasts else "dropped" if until else "once"
        table = await self.tables.find(interaction.channel_id)
        typed = TypedOrder(moves, step, how_long, about, unless, until)
        return await self.orders.give(table, interaction.user.id, typed)

    @offered(give, "moves")
    async def moves_so_far(self, interaction: discord.Interaction, typed: str) -> Sequence[Offer]:
        """Complete the last move of the list."""
        try:
            async with self.tables.hold(await self.tables.find(interaction.channel_id)) as held:
                found = completions(held.started.game, held.table.box, typed)
        except PlayerError:
            return []
        return [Offer(text, text, (typed,)) for text in found]

    @group.command(name="pass")
    @app_commands.choices(lasts=LASTS)
    @answered
    async def auto_pass(
        self,
        interaction: discord.Interaction,
        step: str = "",
        unless: str = "",
        until: str = "",
        lasts: app_commands.Choice[str] | None = None,
    ) -> Answer:
        """Leave an order to pass."""
        table, user = await self.tables.find(interaction.channel_id), interaction.user.id
        if until and not (step or unless or lasts):
            return await self.orders.pass_until(table, user, None, until)
        how_long: Any = lasts.value if lasts else "dropped" if until else "step"
        typed = TypedOrder("pass", step, how_long, unless=unless, until=until)
        return await self.orders.give(table, user, typed)

    @offered(give, "step")
    @offered(auto_pass, "step")
    async def steps(self, interaction: discord.Interaction, _: str) -> Sequence[Offer]:
        """Offer the game's steps."""
        try:
            number = await self.tables.find(interaction.channel_id)
            async with self.tables.hold(number, interaction.user.id) as held:
                words, steps = held.own.words, held.started.game.steps
        except PlayerError:
            return []
        names = [hyphened(step.__name__) for step in steps]
        return [
            Offer(f"{name}: {words(f'step-{name}')}", name) for name in names if words.has(f"step-{name}")
        ]

    @offered(give, "until")
    @offered(auto_pass, "until")
    async def conditions(self, interaction: discord.Interaction, _: str) -> Sequence[Offer]:
        """Offer the conditions of the game."""
        try:
            number = await self.tables.find(interaction.channel_id)
            async with self.tables.hold(number, interaction.user.id) as held:
                words, names = held.own.words, conditions(held.started.game)
        except PlayerError:
            return []
        return [Offer(words(f"until-{name}"), name, (name,)) for name in names]

    @group.command(name="list")
    @answered
    async def list(self, interaction: discord.Interaction) -> Answer:
        """Show the user's orders."""
        return await self.orders.list(await self.tables.find(interaction.channel_id), interaction.user.id)

    @group.command(name="drop")
    @answered
    async def drop(self, interaction: discord.Interaction, number: int | None = None) -> str:
        """Drop orders."""
        table = await self.tables.find(interaction.channel_id)
        return await self.orders.drop(table, interaction.user.id, number)
