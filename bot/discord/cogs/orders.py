"""`/order give | pass | list | drop`: what a player leaves for later. Everything here is answered privately."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.client import Caravel
from bot.discord.replies import Reply
from bot.errors import PlayerError
from bot.menus.order_texts import Lasts, completions, order_words, read_order
from bot.storage import NEW, OrderRow
from bot.table.automation import order_from_data, order_to_data
from bot.table.live import Started
from bot.table.seats import own_seat
from games.core.moves import Seat, hyphened
from games.core.orders import Order

LASTS = [
    app_commands.Choice(name="once", value="once"),
    app_commands.Choice(name="while this question lasts", value="step"),
    app_commands.Choice(name="until I drop it", value="dropped"),
]


class Orders(commands.Cog):
    """Standing orders."""

    group = app_commands.Group(name="order", description="Leave a move for later, privately", guild_only=True)

    def __init__(self, bot: Caravel) -> None:
        self.bot = bot

    @group.command(name="give", description="Play this when I am asked and it is legal; else ask me")
    @app_commands.describe(
        moves="Moves in order of preference: sell sugar; sell corn; pass",
        step="What it is for (any question if left out)",
        about="Only if the question is about this: explorer=cook",
        unless="Moves that stop it when they are possible",
        lasts="How long it lasts",
    )
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
            await self._give(interaction, reply, (moves, step, about, unless), how_long)

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

    async def _give(
        self, interaction: discord.Interaction, reply: Reply, texts: tuple[str, str, str, str], lasts: Lasts
    ) -> None:
        moves, step, about, unless = texts
        table = await self.bot.tables.find(interaction.channel_id)
        async with self.bot.tables.hold(table) as held:
            order = read_order(
                held.started.game, held.table.box, moves, step, lasts, about=about, unless=unless
            )
        await self._leave(interaction, reply, table, order)

    @group.command(name="pass", description="Pass for me whenever I may")
    @app_commands.describe(
        step="What it is for (any question if left out)", unless="Moves that stop it when they are possible"
    )
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
            await self._give(interaction, reply, ("pass", step, "", unless), how_long)

        await self.bot.answer(interaction, work)

    async def _leave(self, interaction: discord.Interaction, reply: Reply, table: int, order: Order) -> None:
        async with self.bot.tables.hold(table) as held:
            live = held.started
            seat = own_seat(live, interaction.user.id, None)
            new = OrderRow(NEW, seat, order_to_data(order, live.table))
            # It may answer at once, also if the program ends before it does.
            await held.commit(live.with_row(orders=(*live.row.orders, new), is_working=True))
            self.bot.play.drive(table)
            text = order_words(order, live.game, live.words, live.names)
        await reply.send(live.words("order-left", order=text))

    @group.command(name="list", description="Show the orders that you have left at this table")
    async def list(self, interaction: discord.Interaction) -> None:
        """Show one's own orders."""

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            async with self.bot.tables.hold(await self.bot.tables.find(interaction.channel_id)) as held:
                live = held.started
                seat = own_seat(live, interaction.user.id, None)
                lines = [
                    f"{number}. {order_words(order_from_data(row.data), live.game, live.words, live.names)}"
                    for number, row in enumerate(own_orders(live, seat), 1)
                ]
            await reply.send("\n".join(lines) or live.words("no-orders"))

        await self.bot.answer(interaction, work)

    @group.command(name="drop", description="Drop one of your orders, or all of them")
    @app_commands.describe(number="Which one (all if left out)")
    async def drop(self, interaction: discord.Interaction, number: int | None = None) -> None:
        """Drop orders."""

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            async with self.bot.tables.hold(await self.bot.tables.find(interaction.channel_id)) as held:
                live = held.started
                orders = enumerate(own_orders(live, own_seat(live, interaction.user.id, None)), 1)
                own = [row for place, row in orders if number in (None, place)]
                if not own:
                    raise PlayerError("no-such-order")
                kept = tuple(row for row in live.row.orders if row not in own)
                await held.commit(live.with_row(orders=kept))
            await reply.send(held.live.words("orders-dropped", count=len(own)))

        await self.bot.answer(interaction, work)


def own_orders(live: Started, seat: Seat) -> Sequence[OrderRow]:
    """Return a seat's orders as its user counts them: their ids would tell how many others have left meanwhile."""
    return [row for row in live.row.orders if row.seat == seat]


async def setup(bot: Caravel) -> None:
    """Add the cog."""
    await bot.add_cog(Orders(bot))
