"""`/settings`: one private message with what is set for the asker, for the channel's table, for the server."""

from collections.abc import Callable, Mapping
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.client import Caravel
from bot.discord.permissions import managed_server, may_manage
from bot.discord.reading import chosen, chosen_among, typed
from bot.discord.replies import Reply
from bot.errors import PlayerError
from bot.menus.buttons import (
    OpenVacation,
    OpenZone,
    QuietTyped,
    SetPace,
    SetQuiet,
    SetReminders,
    SetServerLanguage,
    SetServerPace,
    SetThen,
    SetWays,
    ToggleNext,
    TurnPage,
    VacationTyped,
    ZoneTyped,
)
from bot.menus.plain import refusal
from bot.posts.settings_pages import (
    OTHER,
    REMINDERS,
    WAYS,
    Pages,
    form,
    languages,
    own_page,
    quiet_value,
    quiet_wishes,
    read_zone,
    server_page,
    table_page,
    vacation_wishes,
    zones_like,
)
from bot.time import PACES, Wishes


class SettingsCommand(commands.Cog):
    """Looking at settings, and changing them by clicks."""

    def __init__(self, bot: Caravel) -> None:
        self.bot = bot
        self.preferences = bot.preferences
        bot.clicks.on(TurnPage, self._click_page)
        bot.clicks.on(SetWays, self._click_ways)
        bot.clicks.on(SetQuiet, self._click_quiet)
        bot.clicks.on(QuietTyped, self._click_quiet_form)
        bot.clicks.on(SetReminders, self._click_remind)
        bot.clicks.on(ToggleNext, self._click_next)
        bot.clicks.on(OpenZone, self._click_zone)
        bot.clicks.on(ZoneTyped, self._click_zone_form)
        bot.clicks.on(OpenVacation, self._click_vacation)
        bot.clicks.on(VacationTyped, self._click_vacation_form)
        bot.clicks.on(SetPace, self._click_pace)
        bot.clicks.on(SetThen, self._click_then)
        bot.clicks.on(SetServerPace, self._click_server_pace)
        bot.clicks.on(SetServerLanguage, self._click_server_language)

    @app_commands.command(name="settings")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def settings(self, interaction: discord.Interaction, zone: str = "") -> None:
        """Show the asker's settings, with the way to the others."""

        async def work(interaction: discord.Interaction, reply: Reply) -> None:
            try:
                table = await self.bot.tables.find(interaction.channel_id)
            except PlayerError:
                table = 0
            if zone:
                await self._wish(interaction, reply, table, zone=read_zone(zone))
            else:
                await self._own(interaction, reply, table)

        await self.bot.answer(interaction, work)

    @settings.autocomplete("zone")
    async def zones(self, _: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer time zones by their city."""
        return [app_commands.Choice(name=zone, value=zone) for zone in zones_like(typed)[:25]]

    def _pages(self, interaction: discord.Interaction, table: int) -> Pages:
        return Pages(self.bot.tables.words, table, may_manage(interaction))

    async def _click_page(
        self, interaction: discord.Interaction, reply: Reply, table: int, page: str
    ) -> None:
        await {"me": self._own, "table": self._table, "server": self._server}[page](interaction, reply, table)

    # The asker's own

    async def _own(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        wishes = await self.bot.tables.wishes(interaction.user.id)
        await reply.send(*own_page(self._pages(interaction, table), wishes))

    async def _wish(self, interaction: discord.Interaction, reply: Reply, table: int, **wishes: Any) -> None:
        """Change some of the asker's wishes; their tables hear of it."""
        await self.preferences.wish(interaction.user.id, **wishes)
        await self._own(interaction, reply, table)
        await self.preferences.heed(interaction.user.id)

    async def _click_ways(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        await self._wish(interaction, reply, table, ways=chosen_among(interaction, WAYS), direct_closed=False)

    async def _click_quiet(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        if chosen(interaction) == OTHER:
            await self._open(interaction, reply, table, "quiet")
        else:
            await self._wish(interaction, reply, table, **quiet_wishes(chosen(interaction)))

    async def _click_remind(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        seconds = int(chosen_among(interaction, [*map(str, REMINDERS)])) * 3600
        await self._wish(interaction, reply, table, first_reminder=seconds, next_reminders=seconds)

    async def _click_next(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        wishes = await self.bot.tables.wishes(interaction.user.id)
        await self._wish(interaction, reply, table, you_are_next=not wishes.you_are_next)

    async def _click_zone(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        await self._open(interaction, reply, table, "zone")

    async def _click_vacation(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        await self._open(interaction, reply, table, "vacation")

    async def _open(self, interaction: discord.Interaction, reply: Reply, table: int, name: str) -> None:
        wishes = await self.bot.tables.wishes(interaction.user.id)
        pages = self._pages(interaction, table)
        await reply.open(form(pages, name, typed_now(name, wishes)), pages.words("form-late"), ())

    async def _click_quiet_form(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        await self._typed(interaction, reply, table, lambda text, _: quiet_wishes(text))

    async def _click_zone_form(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        await self._typed(interaction, reply, table, lambda text, _: {"zone": read_zone(text)})

    async def _click_vacation_form(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        now = self.bot.tables.now()
        await self._typed(interaction, reply, table, lambda text, wishes: vacation_wishes(text, wishes, now))

    async def _typed(
        self,
        interaction: discord.Interaction,
        reply: Reply,
        table: int,
        read: Callable[[str, Wishes], Mapping[str, Any]],
    ) -> None:
        """Take what was typed into a form; what cannot be read is said above the settings as they are."""
        wishes = await self.bot.tables.wishes(interaction.user.id)
        try:
            new = read(typed(interaction), wishes)
        except PlayerError as error:
            text, controls = own_page(self._pages(interaction, table), wishes)
            wrong = refusal(error, self.bot.tables.words)
            await reply.send(f"**{wrong}**\n{text}", controls)
            return
        await self._wish(interaction, reply, table, **new)

    # The table's

    async def _table(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        async with self.bot.tables.hold(table) as held:
            live = held.live
        await reply.send(*table_page(self._pages(interaction, table), live))

    async def _click_pace(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        live = await self.preferences.choose_pace(table, interaction.user.id, chosen(interaction))
        await reply.send(*table_page(self._pages(interaction, table), live))

    async def _click_then(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        live = await self.preferences.choose_then(table, interaction.user.id, chosen(interaction))
        await reply.send(*table_page(self._pages(interaction, table), live))

    # The server's

    async def _server(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        settings = await self.preferences.of_server(managed_server(interaction))
        await reply.send(*server_page(self._pages(interaction, table), settings))

    async def _set_server(
        self, interaction: discord.Interaction, reply: Reply, table: int, **settings: Any
    ) -> None:
        settings = await self.preferences.set_for_server(managed_server(interaction), **settings)
        await reply.send(*server_page(self._pages(interaction, table), settings))

    async def _click_server_pace(self, interaction: discord.Interaction, reply: Reply, table: int) -> None:
        await self._set_server(interaction, reply, table, pace=chosen_among(interaction, PACES))

    async def _click_server_language(
        self, interaction: discord.Interaction, reply: Reply, table: int
    ) -> None:
        await self._set_server(interaction, reply, table, language=chosen_among(interaction, languages()))


def typed_now(name: str, wishes: Wishes) -> str:
    """Return what a form's line holds when it opens."""
    return {"zone": wishes.zone, "quiet": quiet_value(wishes).replace("none", "")}.get(name, "")


async def setup(bot: Caravel) -> None:
    """Add the cog."""
    await bot.add_cog(SettingsCommand(bot))
