"""The pages of settings of the user, the channel's table and the server, and the acts of their controls."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from bot.acts.answers import Answer, AnyAnswer, FormAnswer
from bot.acts.requests import Request
from bot.acts.settings import Preferences
from bot.errors import PlayerError
from bot.menus.plain import refusal
from bot.posts.settings_pages import (
    CLIENT,
    OTHER,
    REMINDERS,
    WAYS,
    Pages,
    WhichZone,
    form,
    language_page,
    more_zones,
    own_page,
    pictures_page,
    quiet_value,
    quiet_wishes,
    read_zone,
    server_page,
    table_page,
    vacation_wishes,
    zone_page,
)
from bot.table.live import LiveTable
from bot.table.tables import Tables
from bot.time import PACES, Wishes
from games.words.files import languages
from render.mode import MODES


class SettingsPages:
    """Shows settings, and changes them by clicks. Each method takes a request and the id of the table where it began, or 0."""

    def __init__(self, tables: Tables, preferences: Preferences, signed_out: Callable[[int], None]) -> None:
        self._tables = tables
        self._preferences = preferences
        self._signed_out = signed_out

    async def _pages(self, request: Request, table: int) -> Pages:
        words = await self._tables.words_for(request.user)
        return Pages(words, table, request.may_manage())

    async def turn(self, request: Request, table: int, page: str) -> Answer:
        """Show a page."""
        pages = {
            "me": self.own,
            "own": self.own,
            "table": self._table,
            "server": self._server,
            "language": self._language,
            "pictures": self._pictures,
        }
        return await pages[page](request, table)

    # The asker's own

    async def own(self, request: Request, table: int) -> Answer:
        """Show the user's own settings."""
        wishes = await self._tables.wishes(request.user)
        is_signed_in = await self._tables.storage.sign_in_number(request.user) is not None
        pages = await self._pages(request, table)
        return Answer(*own_page(pages, wishes, self._tables.now(), is_signed_in=is_signed_in))

    async def sign_out(self, request: Request, table: int) -> Answer:
        """Sign the user out of the page everywhere."""
        await self._tables.storage.sign_out(request.user)
        self._signed_out(request.user)
        shown = await self.own(request, table)
        words = await self._tables.words_for(request.user)
        return replace(shown, text=f"{words('signed-out')}\n\n{shown.text}")

    async def wish(self, request: Request, table: int, **wishes: Any) -> Answer:
        """Change some of the user's settings, and update their tables."""
        await self._preferences.wish(request.user, **wishes)
        return await self.own(request, table)

    async def set_ways(self, request: Request, table: int) -> Answer:
        """Set the ways in which the user is told: in the channel, by direct message, or both."""
        return await self.wish(request, table, ways=request.chosen_among(WAYS), direct_closed=False)

    async def set_quiet(self, request: Request, table: int) -> AnyAnswer:
        """Set the chosen quiet hours, or open the form for others."""
        if request.chosen() == OTHER:
            return await self._open(request, table, "quiet")
        return await self.wish(request, table, **quiet_wishes(request.chosen()))

    async def set_reminders(self, request: Request, table: int) -> Answer:
        """Set the chosen time until the first reminder."""
        seconds = int(request.chosen_among([*map(str, REMINDERS)])) * 3600
        return await self.wish(request, table, first_reminder=seconds)

    async def toggle_next(self, request: Request, table: int, to: str | None = None) -> Answer:
        """Change whether the user is told that they are next."""
        wishes = await self._tables.wishes(request.user)
        on = not wishes.you_are_next if to is None else to == "on"
        return await self.wish(request, table, you_are_next=on)

    async def open_zone(self, request: Request, table: int) -> FormAnswer:
        """Open the form for a time zone."""
        return await self._open(request, table, "zone")

    async def open_vacation(self, request: Request, table: int) -> FormAnswer:
        """Open the form for a vacation."""
        return await self._open(request, table, "vacation")

    async def _open(self, request: Request, table: int, name: str) -> FormAnswer:
        wishes = await self._tables.wishes(request.user)
        pages = await self._pages(request, table)
        return FormAnswer(form(pages, name, typed_now(name, wishes)), pages.words("form-late"))

    async def type_quiet(self, request: Request, table: int) -> Answer:
        """Set the typed quiet hours."""
        return await self._typed(request, table, lambda text, _: quiet_wishes(text))

    async def type_zone(self, request: Request, table: int) -> Answer:
        """Set the typed time zone."""
        return await self.name_zone(request, table, request.typed())

    async def name_zone(self, request: Request, table: int, text: str) -> Answer:
        """Set the typed time zone. If it may mean several, ask which one."""
        try:
            return await self._typed(request, table, lambda one, _: {"zone": read_zone(one)}, text)
        except WhichZone as which:
            return Answer(*zone_page(await self._pages(request, table), which, self._tables.now()))

    async def set_zone(self, request: Request, table: int) -> Answer:
        """Set a time zone chosen from several, or show more of them."""
        more = more_zones(request.chosen())
        if more is not None:
            return Answer(*zone_page(await self._pages(request, table), more, self._tables.now()))
        return await self.name_zone(request, table, request.chosen())

    async def type_vacation(self, request: Request, table: int) -> Answer:
        """Add the typed vacation."""
        now = self._tables.now()
        return await self._typed(request, table, lambda text, wishes: vacation_wishes(text, wishes, now))

    async def _typed(
        self,
        request: Request,
        table: int,
        read: Callable[[str, Wishes], Mapping[str, Any]],
        text: str | None = None,
    ) -> Answer:
        """Change a setting to the text typed in a form. If it cannot be read, say so above the unchanged settings."""
        wishes = await self._tables.wishes(request.user)
        try:
            new = read(request.typed() if text is None else text, wishes)
        except WhichZone:
            raise
        except PlayerError as error:
            pages = await self._pages(request, table)
            text, controls = own_page(pages, wishes, self._tables.now())
            return Answer(f"**{refusal(error, pages.words)}**\n{text}", controls)
        return await self.wish(request, table, **new)

    async def _language(self, request: Request, table: int) -> Answer:
        wishes = await self._tables.wishes(request.user)
        return Answer(*language_page(await self._pages(request, table), wishes))

    async def set_language(self, request: Request, table: int) -> Answer:
        """Set the user's language."""
        language = request.chosen_among((CLIENT, *languages()))
        await self._preferences.wish(request.user, language=None if language == CLIENT else language)
        return await self._language(request, table)

    async def _pictures(self, request: Request, table: int) -> Answer:
        wishes = await self._tables.wishes(request.user)
        return Answer(*pictures_page(await self._pages(request, table), wishes))

    async def set_pictures(self, request: Request, table: int) -> Answer:
        """Set the drawing mode of the user's pictures."""
        wanted = request.chosen_among(tuple(MODES))
        await self._preferences.wish(request.user, pictures=wanted)
        return await self._pictures(request, table)

    # The table's

    async def _table(self, request: Request, table: int) -> Answer:
        async with self._tables.hold(table, request.user) as held:
            return await self._table_page(request, table, held.own)

    async def _table_page(self, request: Request, table: int, live: LiveTable) -> Answer:
        language = live.notes.language or self._tables.language
        return Answer(*table_page(await self._pages(request, table), live, language))

    async def set_for_table(self, request: Request, table: int, setting: str) -> Answer:
        """Set a table's setting to the chosen value."""
        value = request.chosen()
        live, told = await self._preferences.choose(table, request.user, setting, value, request.managed())
        page = await self._table_page(request, table, live)
        return replace(page, text=f"**{told}**\n{page.text}") if told else page

    # The server's

    async def _server(self, request: Request, table: int) -> Answer:
        settings = await self._preferences.of_server(request.managed_server())
        return Answer(*server_page(await self._pages(request, table), settings, self._tables.language))

    async def _set_server(self, request: Request, table: int, **settings: Any) -> Answer:
        settings = await self._preferences.set_for_server(request.managed_server(), **settings)
        return Answer(*server_page(await self._pages(request, table), settings, self._tables.language))

    async def set_server_pace(self, request: Request, table: int) -> Answer:
        """Set the pace of a server's new tables."""
        return await self._set_server(request, table, pace=request.chosen_among(PACES))

    async def set_server_language(self, request: Request, table: int) -> Answer:
        """Set the language of a server's new tables."""
        return await self._set_server(request, table, language=request.chosen_among(languages()))


def typed_now(name: str, wishes: Wishes) -> str:
    """Return the text with which a form's line opens."""
    return {"zone": wishes.zone, "quiet": quiet_value(wishes).replace("none", "")}.get(name, "")
