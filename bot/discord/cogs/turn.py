"""`/turn mute | until | robot`, and the buttons of reminders: what to do about one's own turn but play it."""

from zoneinfo import ZoneInfo

import discord
from discord import app_commands
from discord.ext import commands

from bot.acts.time import require_waited_for
from bot.discord.clicks import chosen
from bot.discord.client import Caravel
from bot.discord.replies import Reply
from bot.discord.widgets import form_values
from bot.errors import PlayerError
from bot.menus.control_ids import SEAT
from bot.menus.controls import Choice, Controls, Form, Select, TextField
from bot.menus.plain import refusal
from bot.posts.pings import stamp
from bot.table.live import Started
from bot.table.notes import Stand
from bot.table.seats import own_seat, require_host
from bot.time import mute, need_until
from bot.time.moments import read_moment
from games.core.moves import Seat

HOURS = (1, 3, 6, 12, 24, 48)
OTHER = "other"


class TurnCommands(commands.Cog):
    """Being reminded later or not at all, and letting a robot play a turn."""

    group = app_commands.Group(
        name="turn", description="About your turn at this channel's table", guild_only=True
    )

    def __init__(self, bot: Caravel) -> None:
        self.bot = bot
        bot.clicks.on("t:mute", self._mute, f"(:{SEAT})?")
        bot.clicks.on("t:until", self._until, f"(:{SEAT})?")
        bot.clicks.on("t:until-at", self._until_chosen, f":{SEAT}")
        bot.clicks.on("t:until-form", self._until_typed, f":{SEAT}")
        bot.clicks.on("t:robot-turn", self._robot, f"(:{SEAT})?")
        bot.clicks.on("t:stand-in", self._stand_in, f":{SEAT}:(default|robot)")

    @group.command(name="mute", description="Send me no more reminders this turn")
    async def mute(self, interaction: discord.Interaction) -> None:
        """Send no more reminders this turn."""

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            await self._mute(interaction, reply, await self._here(interaction))

        await self.bot.answer(interaction, work)

    @group.command(name="until", description="Remind me at another time, and not before")
    @app_commands.describe(moment="18:30, 3h, 2d, or 2026-12-24 18:30 (a list if left out)")
    async def until(self, interaction: discord.Interaction, moment: str = "") -> None:
        """Be reminded later."""

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            table = await self._here(interaction)
            if moment:
                await self._need(interaction, reply, table, None, moment)
            else:
                await self._until(interaction, reply, table)

        await self.bot.answer(interaction, work)

    @group.command(name="robot", description="Let a robot play this turn for me")
    async def robot(self, interaction: discord.Interaction) -> None:
        """Let a robot play this turn."""

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            await self._robot(interaction, reply, await self._here(interaction))

        await self.bot.answer(interaction, work)

    async def _here(self, interaction: discord.Interaction) -> int:
        return await self.bot.tables.find(interaction.channel_id)

    # Buttons

    async def _mute(
        self, interaction: discord.Interaction, reply: Reply, table: int, seat: str | None = None
    ) -> None:
        async with self.bot.tables.hold(table) as held:
            own = own_turn(held.started, interaction.user.id, seat)
            await self.bot.time.rebook(held, lambda book, _, __: mute(book, own))
        await reply.send(held.live.words("muted"))

    async def _until(
        self, interaction: discord.Interaction, reply: Reply, table: int, seat: str | None = None
    ) -> None:
        zone = await self._zone(interaction)
        async with self.bot.tables.hold(table) as held:
            live = held.started
            own = own_turn(live, interaction.user.id, seat)
        await reply.send(live.words("until-which", zone=zone.key), until_controls(live, own))

    async def _until_chosen(
        self, interaction: discord.Interaction, reply: Reply, table: int, seat: str
    ) -> None:
        value = chosen(interaction)
        if value != OTHER:
            await self._need(interaction, reply, table, seat, value)
            return
        async with self.bot.tables.hold(table) as held:
            words = held.live.words
        form = Form(
            f"t:{table}:until-form:{seat}",
            words("until-form"),
            ((words("until-form-field"), TextField("text")),),
        )
        await reply.open(form, words("form-late"), ())

    async def _until_typed(
        self, interaction: discord.Interaction, reply: Reply, table: int, seat: str
    ) -> None:
        typed = "".join(form_values(interaction).get("text", []))
        try:
            await self._need(interaction, reply, table, seat, typed)
        except PlayerError as error:
            async with self.bot.tables.hold(table) as held:
                live = held.started
            await reply.send(refusal(error, live.words), until_controls(live, int(seat)))

    async def _need(
        self, interaction: discord.Interaction, reply: Reply, table: int, seat: str | None, typed: str
    ) -> None:
        now = self.bot.tables.now()
        until = read_moment(typed, now, await self._zone(interaction))
        if until is None:
            raise PlayerError("not-a-moment", text=typed)
        async with self.bot.tables.hold(table) as held:
            own = own_turn(held.started, interaction.user.id, seat)
            await self.bot.time.rebook(held, lambda book, _, __: need_until(book, own, until))
        await reply.send(held.live.words("needed-until", at=stamp(until, "f"), left=stamp(until)))

    async def _robot(
        self, interaction: discord.Interaction, reply: Reply, table: int, seat: str | None = None
    ) -> None:
        async with self.bot.tables.hold(table) as held:
            own = own_turn(held.started, interaction.user.id, seat)
            await self.bot.time.stand_in(held, own, "robot")
        await reply.send(held.live.words("robot-plays"))

    async def _stand_in(
        self, interaction: discord.Interaction, reply: Reply, table: int, seat: str, stand: Stand
    ) -> None:
        """Let the host decide what is played for somebody whose time is up."""
        async with self.bot.tables.hold(table) as held:
            require_host(held.live, interaction.user.id)
            require_late(held.started, int(seat))
            await self.bot.time.stand_in(held, int(seat), stand)
        await reply.send(held.live.words("played-for", name=held.live.names[int(seat)]))

    async def _zone(self, interaction: discord.Interaction) -> ZoneInfo:
        return ZoneInfo((await self.bot.tables.wishes(interaction.user.id)).zone)


def own_turn(live: Started, user: int, seat: str | None) -> Seat:
    """Return the user's seat that is waited for; raises `PlayerError` if there is none."""
    own = own_seat(live, user, None if seat is None else int(seat))
    require_waited_for(live, own)
    return own


def require_late(live: Started, seat: Seat) -> None:
    """Raise `PlayerError` unless the seat's time is up."""
    require_waited_for(live, seat)
    wait = live.notes.book.wait(seat)
    if wait is None or wait.late is None:
        raise PlayerError("is-not-late", name=live.names[seat])


def until_controls(live: Started, seat: Seat) -> Controls:
    """Return the list of moments to be reminded at."""
    choices = [Choice(f"{hours}h", live.words("until-hours", count=hours)) for hours in HOURS]
    choices.append(Choice(OTHER, live.words("until-other")))
    return ((Select(f"t:{live.row.id}:until-at:{seat}", live.words("choose-until"), tuple(choices)),),)


async def setup(bot: Caravel) -> None:
    """Add the cog."""
    await bot.add_cog(TurnCommands(bot))
