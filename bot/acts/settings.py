"""What users, hosts and those who manage a server choose: how to be told, a table's pace, what new tables begin with."""

from collections.abc import Callable
from typing import Any

from bot.acts.time import Timekeeper
from bot.errors import PlayerError
from bot.posts.lobby import lobby_edit
from bot.posts.messages import plain_post
from bot.posts.settings_pages import with_then
from bot.storage import LIVE, Json
from bot.table.live import Frozen, LiveTable, Lobby, Started
from bot.table.lobby import read_mode
from bot.table.seats import require_host
from bot.table.tables import Tables
from bot.time import Pace, change_pace, changed
from games import all_games


class Preferences:
    """Keeps what was chosen, and lets the tables that it concerns hear of it."""

    def __init__(self, tables: Tables, time: Timekeeper, wake: Callable[[], None]) -> None:
        self._tables = tables
        self._storage = tables.storage
        self._time = time
        self._wake = wake

    async def wish(self, user: int, **wishes: Any) -> None:
        """Change some of a user's wishes, and look at their tables again."""
        await self._storage.set_user_settings(
            user, changed(await self._storage.user_settings(user), **wishes)
        )
        for row in await self._storage.tables_of(user):
            if row.status == "running" and row.game in all_games():
                await self._time.look_again(row.id)

    async def choose_pace(self, table: int, user: int, mode: str) -> LiveTable:
        """Play on at the usual pace of a mode; returns the table. Raises `PlayerError` but for the host."""
        return await self._repace(table, user, lambda _: read_mode(mode))

    async def choose_then(self, table: int, user: int, then: str) -> LiveTable:
        """Let something else follow when time is up; returns the table. Raises `PlayerError` but for the host."""
        return await self._repace(table, user, lambda pace: with_then(pace, then))

    async def _repace(self, table: int, user: int, change: Callable[[Pace], Pace]) -> LiveTable:
        async with self._tables.hold(table) as held:
            live = held.live
            pace = change(live.notes.pace)
            require_host(live, user)
            if live.row.status not in LIVE or isinstance(live, Frozen):
                raise PlayerError("table-ended-already")
            after = live.noting(pace=pace)
            if isinstance(after, Started):
                await self._time.rebook(
                    held,
                    lambda book, people, now: change_pace(book, people, pace, now),
                    after=after,
                    say=[plain_post(live, pace_words(live, pace))],
                )
            elif isinstance(after, Lobby):
                await held.commit(after, say=[lobby_edit(after)])
        self._wake()
        return held.live

    async def of_server(self, guild: int) -> Json:
        """Return what a server's new tables begin with."""
        return await self._storage.server_settings(guild)

    async def set_for_server(self, guild: int, **settings: Any) -> Json:
        """Change something of what a server's new tables begin with; returns all of it."""
        settings = {**await self._storage.server_settings(guild), **settings}
        await self._storage.set_server_settings(guild, settings)
        return settings


def pace_words(live: LiveTable, pace: Pace) -> str:
    """Return what a running table is told of its new pace."""
    then, mode = live.words(f"then-{pace.then}"), live.words(f"pace-{pace.mode}")
    return live.words("pace-lifted" if pace.limit is None else "pace-changed", pace=mode, then=then)
