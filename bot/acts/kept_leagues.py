"""Stored leagues."""

from dataclasses import replace

from bot.acts.league_data import read_league
from bot.errors import MovedOn, PlayerError
from bot.posts.league import host_posts, league_page, standings_post
from bot.storage import Json, NewPost, Outdated
from bot.table.results import read_results
from bot.table.tables import Tables
from games.results.league import League, league_to_data, results_by_table, standings
from games.results.result import Result


class KeptLeagues:
    """Reads and writes leagues and the results of their tables."""

    def __init__(self, tables: Tables) -> None:
        self._tables, self._storage = tables, tables.storage

    async def here(self, channel: int) -> League:
        """Return the league under way in a channel. Raise `PlayerError` if there is none."""
        data = await self._storage.newest_league(channel)
        if data is None or (league := read_league(data)).stage == "over":
            raise PlayerError("no-league-here")
        return league

    async def save(self, league: League, say: list[NewPost] | None = None) -> League:
        """Save a league and return it with its new revision. Raise `MovedOn` if another client has changed it meanwhile."""
        data: Json = league_to_data(league)
        values = (league.id, league.revision, league.stage, data, say or [], self._tables.now())
        try:
            await self._storage.write_league(*values)
        except Outdated as error:
            raise MovedOn from error
        return replace(league, revision=league.revision + 1)

    async def change(self, before: League, after: League) -> None:
        """Save a league with changed players. Tell its channel if the host has changed."""
        await self.save(after, host_posts(before, after, self._tables.words))

    async def results(self, league: League) -> dict[int, Result]:
        """Return the results of a league's tables that are over, by table."""
        rows = await self._storage.results_of_tables(league.tables)
        return results_by_table(read_results(rows))

    def standings(self, league: League, results: dict[int, Result]) -> NewPost:
        """Return the post with the standings."""
        words = self._tables.words
        page = league_page(league, standings(league, results), words, self._tables.language)
        about = {"played": len(league.played), "rounds": league.rounds}
        return standings_post(league, words(f"league-{league.stage}", **about), page)
