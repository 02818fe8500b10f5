"""Settings of users, of tables (chosen by the host) and of servers (chosen by their managers)."""

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
    """Stores settings, and applies them to the tables concerned."""

    def __init__(self, tables: Tables, time: Timekeeper, voting: Voting) -> None:
        self._tables = tables
        self._voting = voting
        self._storage = tables.storage
        self._time = time

    async def wish(self, user: int, **wishes: Any) -> None:
        """Change some of a user's settings, and update their tables."""
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
        """Change a setting of a table. Return the table in the user's words, and what they are told in addition.

        At a table whose result counts, the players vote on most settings. Raise `PlayerError` if the user may not decide.

        manages: The server that the user manages and asks from; None if there is none.
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
        """Return the settings of a server's new tables."""
        return await self._storage.server_settings(guild)

    async def set_for_server(self, guild: int, **settings: Any) -> Json:
        """Change settings of a server's new tables. Return all of them."""
        settings = {**await self._storage.server_settings(guild), **settings}
        await self._storage.set_server_settings(guild, settings)
        return settings
