"""`/log`, `/replay`, `/verify`: what has happened, and whether the luck was honest."""

import asyncio
import json

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.clicks import chosen_number
from bot.discord.client import Caravel
from bot.discord.replies import Reply
from bot.errors import PlayerError
from bot.posts.drawing import Drawn, draw_now
from bot.posts.history import as_text, log_page, past, replay
from bot.table.fairness import promise, verify
from bot.table.live import Started
from bot.table.seats import require_welcome
from games.core.moves import Seat
from games.core.saves import save_to_data
from games.core.table import Table
from render.gallery import pictures


class History(commands.Cog):
    """The log, and what can be made of it."""

    def __init__(self, bot: Caravel) -> None:
        self.bot = bot
        bot.clicks.on("t:log", self._page, ":[0-9]{1,6}")
        bot.clicks.on("t:at", self._at)

    @app_commands.command(name="log", description="Show what has happened at this channel's table")
    @app_commands.describe(page="Which page, the newest if left out", file="All of it as a text file")
    @app_commands.guild_only()
    async def log(
        self,
        interaction: discord.Interaction,
        page: app_commands.Range[int, 1] | None = None,
        file: bool = False,  # noqa: FBT001, FBT002  # an option of a command is named by who types it
    ) -> None:
        """Show the log in words."""

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            table = await self.bot.tables.find(interaction.channel_id)
            if file:
                live, viewer = await self._seen(interaction, table)
                text = await asyncio.to_thread(as_text, live, viewer)
                await reply.send(live.words("log-file"), pictures=(Drawn("log.txt", text, ""),))
            else:
                await self._page(interaction, reply, table, str(page or 0))

        await self.bot.answer(interaction, work)

    async def _page(self, interaction: discord.Interaction, reply: Reply, table: int, page: str) -> None:
        live, viewer = await self._seen(interaction, table)
        text, controls = await asyncio.to_thread(log_page, live, viewer, int(page))
        await reply.send(text, controls)

    async def _at(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        """Show the board as it was at the end of the phase that was chosen from the log's list."""
        live, viewer = await self._seen(interaction, table)
        then, text = await asyncio.to_thread(past, live, viewer, chosen_number(interaction))
        name = next(name for name, picture in pictures(live.game.key).items() if not picture.private)
        await reply.send(text, pictures=(await draw_now(live, then, name, viewer),))

    async def _seen(self, interaction: discord.Interaction, table: int) -> tuple[Started, Seat | None]:
        async with self.bot.tables.hold(table) as held:
            require_welcome(held.live, interaction.user.id)
            return held.started, held.live.viewer(interaction.user.id)

    @app_commands.command(name="replay", description="Show a finished table as an animated picture")
    @app_commands.guild_only()
    async def replay(self, interaction: discord.Interaction) -> None:
        """Draw the boards of all phases as one animated picture."""

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            live, _ = await self._seen(interaction, await self.bot.tables.find(interaction.channel_id))
            require_over(live)
            data = await asyncio.to_thread(replay, live)
            await reply.send(
                live.words("replay"), pictures=(Drawn("replay.gif", data, live.words("replay")),)
            )

        await self.bot.answer(interaction, work)

    @app_commands.command(name="verify", description="Deal a finished table's draws again and compare")
    @app_commands.guild_only()
    async def verify(self, interaction: discord.Interaction) -> None:
        """Check every draw against the secret that was promised."""

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            live, _ = await self._seen(interaction, await self.bot.tables.find(interaction.channel_id))
            table = require_over(live)
            verdict = await asyncio.to_thread(verify, table)
            name = "verified" if verdict.is_fair else "not-verified"
            wrong = ", ".join(map(str, verdict.wrong))
            secret = table.header.secret
            text = live.words(name, draws=verdict.draws, secret=secret, promise=promise(secret), wrong=wrong)
            await reply.send(text)

        await self.bot.answer(interaction, work)

    @app_commands.command(
        name="save", description="Get a finished table's save, to keep or to verify elsewhere"
    )
    @app_commands.guild_only()
    async def save(self, interaction: discord.Interaction) -> None:
        """Give a finished table's save to somebody who played in it."""

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            live, viewer = await self._seen(interaction, await self.bot.tables.find(interaction.channel_id))
            table = require_over(live)
            if viewer is None:
                raise PlayerError("not-seated")
            data = json.dumps(save_to_data(table.header, table.log.entries)).encode()
            await reply.send(live.words("the-save"), pictures=(Drawn(f"table-{live.row.id}.json", data, ""),))

        await self.bot.answer(interaction, work)


def require_over(live: Started) -> Table:
    """Return a finished table's play; raises `PlayerError` while it could still be changed."""
    if not live.table.is_over():
        raise PlayerError("not-over-yet")
    return live.table


async def setup(bot: Caravel) -> None:
    """Add the cog."""
    await bot.add_cog(History(bot))
