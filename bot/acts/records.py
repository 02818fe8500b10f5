"""Records of ended games: a user's own, another user's on a server, a whole server's."""

from collections.abc import Sequence
from dataclasses import replace

from bot.acts.answers import Answer
from bot.acts.rating import RatingsNow
from bot.errors import PlayerError
from bot.menus.own_buttons import TurnList
from bot.menus.pages import paged
from bot.posts.drawing import Attachment, Illustrator
from bot.posts.records import called, own_ratings, record_page, robot_ratings, server_records, summary
from bot.storage import TableRow
from bot.table.damage import notes_of
from bot.table.results import read_results
from bot.table.tables import Tables
from games.results.portraits import portrait
from games.results.reliability import reliability
from games.results.result import Result
from render.portrait import page_words


class Records:
    """Shows records. Every method raises `PlayerError` if there is nothing to show yet."""

    def __init__(self, tables: Tables, illustrator: Illustrator, ratings: RatingsNow) -> None:
        self._ratings = ratings
        self._tables = tables
        self._illustrator = illustrator

    async def own(self, user: int, name: str) -> Answer:
        """Show everything that a user has played, to them alone."""
        results = read_results(await self._tables.storage.results_of([user]))
        left = left_words(results, await self._tables.storage.left_by(user), user)
        told = (await self._tables.words_for(user))("record-left", **left) if any(left.values()) else ""
        if told and not portrait(results, user).games:
            return Answer(told)
        shown = await self._shown(results, user, user, name, "record-none")
        return replace(shown, text=f"{shown.text}\n{told}") if told else shown

    async def of(self, guild: int | None, asking: int, user: int, name: str) -> Answer:
        """Show what a user has played on a server. Private tables are shown only to the user themselves."""
        results = read_results(await self._tables.storage.results_of([user]))
        here = [one for one in results if one.guild == guild and (not one.hidden or asking == user)]
        return await self._shown(here, asking, user, name, "record-none-of")

    async def of_server(self, guild: int | None, asking: int, page: int = 1) -> Answer:
        """Show the records of a server without its private tables, and the ratings of robots in the games played there."""
        results = [one for one in read_results(await self._tables.storage.results(guild)) if not one.hidden]
        words = await self._tables.words_for(asking)
        language = await self._tables.languages.of(asking)
        games = sorted({result.game for result in results})
        lines = server_records(results, words, language)
        lines += robot_ratings(await self._ratings.ask(), games, words, language)
        if not lines:
            raise PlayerError("record-none")
        return Answer(*paged(lines, page, lambda to: TurnList(0, "records", to), words))

    async def _shown(
        self, results: list[Result], asking: int, user: int, name: str, otherwise: str
    ) -> Answer:
        self._tables.allowance.spend("picture", asking)
        words, language = await self._tables.words_for(asking), await self._tables.languages.of(asking)
        found = portrait(results, user)
        if not found.games:
            raise PlayerError(otherwise, user=called(user, words))
        page = record_page(found, words, language, name, own_ratings(await self._ratings.ask(), user))
        mode = await self._tables.mode_of(asking)
        sheets = await self._illustrator.of_page(page, mode)
        alt = page_words(page)
        files = [Attachment(f"record-{place}.png", data, alt) for place, data in enumerate(sheets, 1)]
        kept = reliability(results, user, self._tables.now())
        told = [f"{called(user, words)}: {summary(found, words)}"]
        if kept.games:
            told.append(words("record-reliable", in_time=kept.in_time, finished=kept.finished))
        return Answer("\n".join(told), files=tuple(files))


def left_words(results: Sequence[Result], running: Sequence[TableRow], user: int) -> dict[str, int]:
    """Return the numbers of games that a user has left: all, those that counted for ratings, and those that still go on."""
    left = [one for one in results if any(kept.user == user and not kept.stayed for kept in one.people)]
    notes = [notes_of(row) for row in running]
    rated = sum(one.rated is not None or one.by == "left" for one in left)
    rated += sum(one is not None and one.rated for one in notes)
    return {"games": len(left) + len(running), "rated": rated, "running": len(running)}
