"""What users, hosts and those who manage a server choose: how to be told, a table's pace, what new tables begin with."""

from dataclasses import replace
from typing import Any

from bot.acts.deeds import repaced
from bot.acts.time import Timekeeper
from bot.acts.voting import Voting
from bot.errors import PlayerError
from bot.posts.lobby import lobby_edit
from bot.posts.messages import plain_post
from bot.storage import LIVE, Json
from bot.table.damage import one_of_several
from bot.table.live import Frozen, LiveTable, Lobby, Started
from bot.table.notes import Vote, is_deed
from bot.table.powers import fair, is_shared
from bot.table.seats import require_host
from bot.table.settings import find_setting
from bot.table.tables import Tables
from bot.time import changed
from games import all_games


class Preferences:
    """Keeps what was chosen, and lets the tables that it concerns hear of it."""

    def __init__(self, tables: Tables, time: Timekeeper, voting: Voting) -> None:
        self._tables = tables
        self._voting = voting
        self._storage = tables.storage
        self._time = time

    async def wish(self, user: int, **wishes: Any) -> None:
        """Change some of a user's wishes, and look at their tables again."""
        await self._storage.set_user_settings(
            user, changed(await self._storage.user_settings(user), **wishes)
        )
        self._tables.languages.forget(user)
        for row in await self._storage.tables_of(user):
            if row.status == "running" and row.game in all_games():
                with one_of_several(row.id):
                    await self._time.look_again(row.id)

    async def choose(
        self, table: int, user: int, key: str, value: str, manages: int | None = None
    ) -> tuple[LiveTable, str]:
        """Take a value that the host chose for a table; returns the table in the user's words, and what they are told beside.

        What changes a table whose result counts is voted on by all who sit there; `manages` is the server that the user manages.
        Raises `PlayerError` for whoever has no say in it.
        """
        async with self._tables.hold(table, user) as held:
            live, setting = held.live, find_setting(key)
            by_all = isinstance(live, Started) and is_deed(key) and is_shared(live)
            if not by_all:
                require_host(live, user)
            if live.row.status not in LIVE or isinstance(live, Frozen):
                raise PlayerError("table-ended-already")
            notes = fair(setting.changed(live.notes, value))
            after = replace(live, notes=notes).told_in(notes.language)
            if by_all and is_deed(key):
                deed = Vote(key, value=value)
                return held.own, await self._voting.ask(held, user, deed, manages, "")
            if isinstance(after, Started):
                rebook = repaced(notes.pace) if notes.pace != live.notes.pace else None
                say = [plain_post(live, setting.told(after))]
                await self._time.rebook(held, rebook, after=after, say=say)
            elif isinstance(after, Lobby):
                redraws = notes.language != live.notes.language
                message = held.clicked.shown_in(live.row.channel)
                await held.commit(after, say=[lobby_edit(after, message, redraws=redraws)])
        return held.own, ""

    async def of_server(self, guild: int) -> Json:
        """Return what a server's new tables begin with."""
        return await self._storage.server_settings(guild)

    async def set_for_server(self, guild: int, **settings: Any) -> Json:
        """Change something of what a server's new tables begin with; returns all of it."""
        settings = {**await self._storage.server_settings(guild), **settings}
        await self._storage.set_server_settings(guild, settings)
        return settings
