"""`/settings`: one private message with what is set for the asker, for the channel's table, for the server."""

from collections.abc import Callable, Mapping
from typing import Any

import discord
from discord import app_commands

from bot.acts.answers import Answer, AnyAnswer, FormAnswer
from bot.acts.settings import Preferences
from bot.discord.answering import Answering, Cog, answered
from bot.discord.clicks import Clicks
from bot.discord.permissions import managed_server, may_manage
from bot.discord.reading import chosen, chosen_among, typed
from bot.errors import PlayerError
from bot.menus.plain import refusal
from bot.menus.settings_buttons import (
    OpenVacation,
    OpenZone,
    QuietTyped,
    SetLanguage,
    SetPictures,
    SetQuiet,
    SetReminders,
    SetServerLanguage,
    SetServerPace,
    SetTable,
    SetWays,
    ToggleNext,
    TurnPage,
    VacationTyped,
    ZoneTyped,
)
from bot.posts.settings_pages import (
    CLIENT,
    OTHER,
    REMINDERS,
    WAYS,
    Pages,
    form,
    language_page,
    own_page,
    pictures_page,
    quiet_value,
    quiet_wishes,
    read_zone,
    server_page,
    table_page,
    vacation_wishes,
    zones_like,
)
from bot.table.live import LiveTable
from bot.table.tables import Tables
from bot.time import PACES, Wishes
from games.words.files import languages
from render.mode import MODES


class SettingsCommand(Cog):
    """Looking at settings, and changing them by clicks."""

    def __init__(
        self, answering: Answering, clicks: Clicks, tables: Tables, preferences: Preferences
    ) -> None:
        super().__init__(answering)
        self.tables = tables
        self.preferences = preferences
        clicks.on(TurnPage, self._click_page)
        clicks.on(SetWays, self._click_ways)
        clicks.on(SetQuiet, self._click_quiet)
        clicks.on(QuietTyped, self._click_quiet_form)
        clicks.on(SetReminders, self._click_remind)
        clicks.on(ToggleNext, self._click_next)
        clicks.on(OpenZone, self._click_zone)
        clicks.on(ZoneTyped, self._click_zone_form)
        clicks.on(OpenVacation, self._click_vacation)
        clicks.on(VacationTyped, self._click_vacation_form)
        clicks.on(SetLanguage, self._click_language)
        clicks.on(SetPictures, self._click_pictures)
        clicks.on(SetTable, self._click_set)
        clicks.on(SetServerPace, self._click_server_pace)
        clicks.on(SetServerLanguage, self._click_server_language)

    @app_commands.command(name="settings")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @answered
    async def settings(self, interaction: discord.Interaction, zone: str = "") -> Answer:
        """Show the asker's settings, with the way to the others."""
        try:
            table = await self.tables.find(interaction.channel_id)
        except PlayerError:
            table = 0
        if zone:
            return await self._wish(interaction, table, zone=read_zone(zone))
        return await self._own(interaction, table)

    @settings.autocomplete("zone")
    async def zones(self, _: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer time zones by their city."""
        return [app_commands.Choice(name=zone, value=zone) for zone in zones_like(typed)[:25]]

    async def _pages(self, interaction: discord.Interaction, table: int) -> Pages:
        words = await self.tables.words_for(interaction.user.id)
        return Pages(words, table, may_manage(interaction))

    async def _click_page(self, interaction: discord.Interaction, table: int, page: str) -> Answer:
        pages = {
            "me": self._own,
            "table": self._table,
            "server": self._server,
            "language": self._language,
            "pictures": self._pictures,
        }
        return await pages[page](interaction, table)

    # The asker's own

    async def _own(self, interaction: discord.Interaction, table: int) -> Answer:
        wishes = await self.tables.wishes(interaction.user.id)
        return Answer(*own_page(await self._pages(interaction, table), wishes))

    async def _wish(self, interaction: discord.Interaction, table: int, **wishes: Any) -> Answer:
        """Change some of the asker's wishes; their tables hear of it."""
        await self.preferences.wish(interaction.user.id, **wishes)
        return await self._own(interaction, table)

    async def _click_ways(self, interaction: discord.Interaction, table: int) -> Answer:
        return await self._wish(interaction, table, ways=chosen_among(interaction, WAYS), direct_closed=False)

    async def _click_quiet(self, interaction: discord.Interaction, table: int) -> AnyAnswer:
        if chosen(interaction) == OTHER:
            return await self._open(interaction, table, "quiet")
        return await self._wish(interaction, table, **quiet_wishes(chosen(interaction)))

    async def _click_remind(self, interaction: discord.Interaction, table: int) -> Answer:
        seconds = int(chosen_among(interaction, [*map(str, REMINDERS)])) * 3600
        return await self._wish(interaction, table, first_reminder=seconds, next_reminders=seconds)

    async def _click_next(self, interaction: discord.Interaction, table: int) -> Answer:
        wishes = await self.tables.wishes(interaction.user.id)
        return await self._wish(interaction, table, you_are_next=not wishes.you_are_next)

    async def _click_zone(self, interaction: discord.Interaction, table: int) -> FormAnswer:
        return await self._open(interaction, table, "zone")

    async def _click_vacation(self, interaction: discord.Interaction, table: int) -> FormAnswer:
        return await self._open(interaction, table, "vacation")

    async def _open(self, interaction: discord.Interaction, table: int, name: str) -> FormAnswer:
        wishes = await self.tables.wishes(interaction.user.id)
        pages = await self._pages(interaction, table)
        return FormAnswer(form(pages, name, typed_now(name, wishes)), pages.words("form-late"))

    async def _click_quiet_form(self, interaction: discord.Interaction, table: int) -> Answer:
        return await self._typed(interaction, table, lambda text, _: quiet_wishes(text))

    async def _click_zone_form(self, interaction: discord.Interaction, table: int) -> Answer:
        return await self._typed(interaction, table, lambda text, _: {"zone": read_zone(text)})

    async def _click_vacation_form(self, interaction: discord.Interaction, table: int) -> Answer:
        now = self.tables.now()
        return await self._typed(interaction, table, lambda text, wishes: vacation_wishes(text, wishes, now))

    async def _typed(
        self,
        interaction: discord.Interaction,
        table: int,
        read: Callable[[str, Wishes], Mapping[str, Any]],
    ) -> Answer:
        """Take what was typed into a form; what cannot be read is said above the settings as they are."""
        wishes = await self.tables.wishes(interaction.user.id)
        try:
            new = read(typed(interaction), wishes)
        except PlayerError as error:
            pages = await self._pages(interaction, table)
            text, controls = own_page(pages, wishes)
            return Answer(f"**{refusal(error, pages.words)}**\n{text}", controls)
        return await self._wish(interaction, table, **new)

    async def _language(self, interaction: discord.Interaction, table: int) -> Answer:
        wishes = await self.tables.wishes(interaction.user.id)
        return Answer(*language_page(await self._pages(interaction, table), wishes))

    async def _click_language(self, interaction: discord.Interaction, table: int) -> Answer:
        language = chosen_among(interaction, (CLIENT, *languages()))
        await self.preferences.wish(interaction.user.id, language=None if language == CLIENT else language)
        return await self._language(interaction, table)

    async def _pictures(self, interaction: discord.Interaction, table: int) -> Answer:
        wishes = await self.tables.wishes(interaction.user.id)
        return Answer(*pictures_page(await self._pages(interaction, table), wishes))

    async def _click_pictures(self, interaction: discord.Interaction, table: int) -> Answer:
        wanted = chosen_among(interaction, tuple(MODES))
        await self.preferences.wish(interaction.user.id, pictures=wanted)
        return await self._pictures(interaction, table)

    # The table's

    async def _table(self, interaction: discord.Interaction, table: int) -> Answer:
        async with self.tables.hold(table, interaction.user.id) as held:
            return await self._table_page(interaction, table, held.own)

    async def _table_page(self, interaction: discord.Interaction, table: int, live: LiveTable) -> Answer:
        language = live.notes.language or self.tables.language
        return Answer(*table_page(await self._pages(interaction, table), live, language))

    async def _click_set(self, interaction: discord.Interaction, table: int, setting: str) -> Answer:
        value = chosen(interaction)
        live = await self.preferences.choose(table, interaction.user.id, setting, value)
        return await self._table_page(interaction, table, live)

    # The server's

    async def _server(self, interaction: discord.Interaction, table: int) -> Answer:
        settings = await self.preferences.of_server(managed_server(interaction))
        return Answer(*server_page(await self._pages(interaction, table), settings, self.tables.language))

    async def _set_server(self, interaction: discord.Interaction, table: int, **settings: Any) -> Answer:
        settings = await self.preferences.set_for_server(managed_server(interaction), **settings)
        return Answer(*server_page(await self._pages(interaction, table), settings, self.tables.language))

    async def _click_server_pace(self, interaction: discord.Interaction, table: int) -> Answer:
        return await self._set_server(interaction, table, pace=chosen_among(interaction, PACES))

    async def _click_server_language(self, interaction: discord.Interaction, table: int) -> Answer:
        return await self._set_server(interaction, table, language=chosen_among(interaction, languages()))


def typed_now(name: str, wishes: Wishes) -> str:
    """Return what a form's line holds when it opens."""
    return {"zone": wishes.zone, "quiet": quiet_value(wishes).replace("none", "")}.get(name, "")
