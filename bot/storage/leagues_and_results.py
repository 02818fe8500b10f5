"""The part of the door for leagues and results. Results outlive their tables."""

from collections.abc import Sequence
from datetime import datetime

from bot.storage import leagues, results
from bot.storage.calls import Calls
from bot.storage.rows import Json, NewPost, ResultRow


class LeaguesAndResults(Calls):
    """Leagues and results. Every method may raise `StorageError`."""

    # Leagues

    async def create_league(
        self, channel: int, guild: int, data: Json, posts: Sequence[NewPost], at: datetime
    ) -> int:
        """Write a new league of a server's channel with its posts, and return its id."""
        return await self._tell(leagues.create, channel, guild, data, posts, at)

    async def write_league(
        self, league: int, revision: int, stage: str, data: Json, posts: Sequence[NewPost], at: datetime
    ) -> None:
        """Replace the data of a league, and write its posts.

        Raise `Outdated` and change nothing if its revision has changed.
        """
        values = (league, revision, stage, data, posts, at)
        await self._hint(lambda guild: self._outboxes([guild]), leagues.write, *values)

    async def league(self, league: int) -> Json | None:
        """Return the league of this id."""
        return await self._read(leagues.read, league)

    async def newest_league(self, channel: int) -> Json | None:
        """Return the newest league of a channel."""
        return await self._read(leagues.newest, channel)

    async def leagues_under_way(self) -> list[Json]:
        """Return the leagues that are not over, in order of id."""
        return await self._read(leagues.under_way, self.shard)

    async def leagues_naming(self, user: int) -> list[Json]:
        """Return the leagues that name a user, in order of id."""
        return await self._read(leagues.naming, user)

    # Results

    async def results(
        self, guild: int | None = None, after: tuple[datetime, int] | None = None
    ) -> list[ResultRow]:
        """Return all results in the order of their ends; only of one server, or after an end and its table, if given."""
        return await self._read(results.of_everybody, guild, after)

    async def results_of(self, users: Sequence[int]) -> list[ResultRow]:
        """Return the results that name any of these users, in the order of their ends."""
        return await self._read(results.of_users, users)

    async def results_of_tables(self, tables: Sequence[int]) -> list[ResultRow]:
        """Return the results of these tables, in the order of their ends."""
        return await self._read(results.of_tables, tables)

    async def count_results(self) -> int:
        """Return the number of results."""
        return await self._read(results.count)

    async def write_result(self, row: ResultRow) -> None:
        """Write or complete the result of a table that ended earlier."""
        await self._write(results.write, row)
